"""A bubble of the first look round, where later the points of the deal are, and a frame round what it is about."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import gettext as _
from typing import NamedTuple

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.styles import STYLES
from schmier_gui.gfx.theme import BRASS_DARK, INK, INK_SOFT, IVORY, mix
from schmier_gui.table.draw.choices import state_of
from schmier_gui.table.draw.parts import LINE, as_large, focus_ring, piece
from schmier_gui.table.draw.race import pitch
from schmier_gui.table.geometry import MARGIN, Box, Geometry
from schmier_gui.table.model import Bubble, TableModel

WIDTH, HIGHEST, PADDING, BUTTON = 338.0, 206.0, 14.0, 40.0


class BubbleLook(NamedTuple):
    """Its words, and which of how many it is."""

    words: str
    number: int
    total: int


class FrameLook(NamedTuple):
    """Round what is meant; always the same."""


class ButtonLook(NamedTuple):
    """One of its two buttons."""

    label: str
    state: str
    focus: bool


def frame_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """Round what the bubble is about, under everything else."""
    if model.tour is not None:
        yield piece(geometry.viewport, "tour-frame", _meant(model, model.tour, geometry), 12, FrameLook(), _paint_frame)


def tour_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """Nothing once the person has seen it."""
    bubble, viewport = model.tour, geometry.viewport
    if bubble is None:
        return
    room = Box(MARGIN, geometry.LH - MARGIN - HIGHEST, WIDTH, HIGHEST)
    yield piece(viewport, "tour", room, 20, BubbleLook(bubble.words, bubble.number, bubble.count), _paint_bubble)
    y, last = room.y + room.h - PADDING - BUTTON, bubble.number == bubble.count
    labels = {"tour-skip": _("Skip"), "tour-next": _("Done") if last else _("Next")}
    for place, (control, label) in enumerate(labels.items()):
        box = Box(room.x + WIDTH - PADDING - 208 + 108 * place, y, 100, BUTTON)
        if control == "tour-next" or not last:
            look = ButtonLook(label, state_of(model, control, True), model.focus == control)
            yield piece(viewport, control, box, 8, look, _paint_button, control)


def _meant(model: TableModel, bubble: Bubble, geometry: Geometry) -> Box:
    if bubble.place == "rail":
        return geometry.rail()
    if bubble.place == "race":
        return geometry.race._replace(h=pitch(geometry) * len(model.side_names) - 4)
    first, last = geometry.button("hint"), geometry.button("menu")
    return Box(first.x, first.y, last.x + last.w - first.x, last.y + last.h - first.y)


def _paint_frame(look: FrameLook, box: Box, painter: Painter) -> None:
    painter.frame(box.x - 9, box.y - 8, box.w + 18, box.h + 16, 16, IVORY, 2.5)


def _paint_bubble(look: BubbleLook, box: Box, painter: Painter) -> None:
    """As high as its words, standing on the lower edge of its room."""
    size, lines = as_large(painter, look.words, box.w - 2 * PADDING, box.h - 2 * PADDING - 10 - BUTTON)
    high = painter.fonts.em(size) * LINE
    height = min(box.h, PADDING + len(lines) * high + 10 + BUTTON + PADDING)
    top = box.y + box.h - height
    painter.shadow(box.x, top, box.w, height, 12, 7, 4, 130)
    painter.rect(box.x, top, box.w, height, 12, IVORY)
    painter.frame(box.x, top, box.w, height, 12, mix(IVORY, BRASS_DARK, 0.7), 1.5)
    for place, line in enumerate(lines):
        painter.text(line, box.x + PADDING, top + PADDING + (place + 0.5) * high, size, INK)
    words = _("{number} of {count}").format(number=look.number, count=look.total)
    painter.text(words, box.x + PADDING, box.y + box.h - PADDING - BUTTON / 2, "S", INK_SOFT)


def _paint_button(look: ButtonLook, box: Box, painter: Painter) -> None:
    style = STYLES["paper_plain"].look(look.state)
    if style.fill:
        painter.rect(*box, 10, style.fill)
    if style.edge:
        painter.frame(*box, 10, style.edge, style.edge_width)
    if look.focus:
        focus_ring(painter, Box(box.x + 2, box.y + 2, box.w - 4, box.h - 4), 10, INK, 2.5)
    size = painter.fonts.snug(look.label, "S", True, box.w - 12)
    painter.text(painter.fonts.fit(look.label, size, True, box.w - 12), box.cx, box.cy, size, style.text, True, "c")
