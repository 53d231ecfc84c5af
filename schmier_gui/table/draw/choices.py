"""What the person chooses on the cloth: calls, a trump suit, the cards to lay away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from schmier_gui.engine.cards import Suit
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.styles import STYLES, Look
from schmier_gui.gfx.theme import BRASS, IVORY, Size
from schmier_gui.table.draw.parts import focus_ring, hint_badge, piece, small_lines
from schmier_gui.table.geometry import ONE_ROW, Box, Geometry
from schmier_gui.table.model import TableModel


class TileLook(NamedTuple):
    """A choice; `state` is a button state of `gfx.styles`."""

    label: str
    suit: Suit
    state: str
    focus: bool
    hinted: bool


class CountLook(NamedTuple):
    """How many of the places for laid-away cards are filled."""

    chosen: int
    places: tuple[Box, ...]


class WordsLook(NamedTuple):
    """What is still to choose."""

    words: str


class ButtonLook(NamedTuple):
    """The button that lays away."""

    label: str
    state: str
    focus: bool


def state_of(model: TableModel, control: str, enabled: bool) -> str:
    """A control's button state."""
    return "disabled" if not enabled else "hovered" if model.hover == control else "normal"


def tile_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """A row of tiles over the rail; those that can't be chosen stay dark."""
    if not model.tiles:
        return
    height = 96 if any(tile.suit for tile in model.tiles) else 64
    grown = 1 + 0.3 * geometry.larger
    widths = [round(112 * grown) if tile.suit else 112 if len(tile.label) > 2 else 72 for tile in model.tiles]
    for tile, box in zip(model.tiles, geometry.tile_boxes(widths, height), strict=True):
        hinted = model.hint is not None and tile.control in model.hint.marks
        look = TileLook(tile.label, tile.suit, state_of(model, tile.control, tile.enabled), model.focus == tile.control, hinted)
        yield piece(geometry.viewport, f"tile-{tile.control}", box, 20, look, _paint_tile, tile.control if tile.enabled else "")


def exchange_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """The counter and button of an open lay-away."""
    open_ = model.exchange
    if open_ is None:
        return
    viewport = geometry.viewport
    boxes = geometry.exchange(open_.most, len(model.hand) > ONE_ROW)
    if boxes.counters:
        first, last = boxes.counters[0], boxes.counters[-1]
        room = Box(first.x, first.y, boxes.words.x - first.x, last.y + last.h - first.y)
        yield piece(viewport, "count", room, 2, CountLook(open_.chosen, boxes.counters), _paint_count)
    yield piece(viewport, "exchange", boxes.words, 4, WordsLook(open_.words), _paint_words)
    look = ButtonLook(open_.button, state_of(model, "confirm", open_.ready), model.focus == "confirm")
    yield piece(viewport, "confirm", boxes.button, 20, look, _paint_confirm, "confirm" if open_.ready else "")


def _paint_tile(look: TileLook, box: Box, painter: Painter) -> None:
    style = STYLES["tile"].look(look.state)
    if look.state != "disabled":
        painter.shadow(*box, 12, 7, 4, 120)
    _paint_face(painter, box, 12, style)
    if look.focus:
        focus_ring(painter, box, 12)
    if look.suit:
        painter.suit(look.suit, box.cx, box.y + box.h * 0.42, 44)
        small = painter.fonts.snug(look.label, "S", True, box.w - 8) if painter.viewport.text > 1 else "S"
        painter.text(painter.fonts.fit(look.label, small, True, box.w - 8), box.cx, box.y + box.h * 0.82, small, style.text, True, "c")
    else:
        size: Size = "L" if len(look.label) <= 2 else "M"
        fitting = painter.fonts.snug(look.label, size, True, box.w - 12) if painter.viewport.text > 1 else size
        painter.text(painter.fonts.fit(look.label, fitting, True, box.w - 12), box.cx, box.cy, fitting, style.text, True, "c")
    if look.hinted:
        hint_badge(painter, box.x + box.w - 8, box.y + 6, 13)


def _paint_face(painter: Painter, box: Box, radius: float, look: Look) -> None:
    if look.fill:
        painter.rect(*box, radius, look.fill, look.fill_alpha)
    if look.edge:
        painter.frame(*box, radius, look.edge, look.edge_width)
    if look.shine:
        painter.rect(box.x + 8, box.y + 1.5, box.w - 16, 1.2, 0, look.shine)


def _paint_count(look: CountLook, box: Box, painter: Painter) -> None:
    for i, (x, y, w, h) in enumerate(look.places):
        radius = 4 if w >= 20 else 3
        if i < look.chosen:
            painter.rect(x, y, w, h, radius, BRASS)
        else:
            painter.dashed(x + 1, y + 1, w - 2, h - 2, radius, IVORY, 1.6, 4, 190)


def _paint_words(look: WordsLook, box: Box, painter: Painter) -> None:
    small_lines(painter, look.words, box, IVORY)


def _paint_confirm(look: ButtonLook, box: Box, painter: Painter) -> None:
    style = STYLES["tile" if look.state == "disabled" else "primary"].look(look.state)
    if look.state != "disabled":
        painter.shadow(*box, 10, 6, 3, 110)
    _paint_face(painter, box, 10, style)
    if look.focus:
        focus_ring(painter, box, 10, IVORY, 2.5)
    fitting = painter.fonts.snug(look.label, "M", True, box.w - 12) if painter.viewport.text > 1 else "M"
    painter.text(painter.fonts.fit(look.label, fitting, True, box.w - 12), box.cx, box.cy, fitting, style.text, True, "c")
