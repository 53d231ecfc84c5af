"""What lies face down on the cloth: the kitty, and the cards laid away until the dealer takes the kitty."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import ngettext
from typing import NamedTuple

from schmier_gui.engine.cards import UNKNOWN
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.theme import IVORY
from schmier_gui.table.draw.parts import piece
from schmier_gui.table.geometry import BACK, KITTY, ONE_ROW, Box, Geometry
from schmier_gui.table.model import TableModel


class KittyLook(NamedTuple):
    """A pile with its count below."""

    cards: int


class BacksLook(NamedTuple):
    """Laid-away cards, `step` apart."""

    cards: int
    step: float


def cloth_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """The kitty and the laid-away cards. A lay-away over two rows of cards takes the kitty's place, and so do the words of a hint."""
    covered = model.hint is not None or (model.exchange is not None and len(model.hand) > ONE_ROW)
    if model.kitty and model.stage != "play" and not covered:
        x, y, w, h = geometry.kitty_spot()
        box, reach = Box(x - w / 2, y - h / 2, w, h), 44 * geometry.viewport.text
        yield piece(geometry.viewport, "kitty", box, reach, KittyLook(model.kitty), _paint_kitty)
    for seat, data in enumerate(model.seats):
        if data.backs:
            spots = geometry.back_spots(geometry.position(seat, model.person), data.backs)
            left, step = spots[0].x - BACK[0] / 2, spots[1].x - spots[0].x if len(spots) > 1 else 0.0
            box = Box(left, spots[0].y - BACK[1] / 2, spots[-1].x - spots[0].x + BACK[0], BACK[1])
            yield piece(geometry.viewport, f"backs-{seat}", box, 20, BacksLook(data.backs, step), _paint_backs)


def _paint_kitty(look: KittyLook, box: Box, painter: Painter) -> None:
    for k in range(min(6, (look.cards + 2) // 3)):
        painter.card(UNKNOWN, box.cx - k * 0.9, box.cy - k * 1.3, KITTY, shadow=k == 0)
    words = ngettext("Kitty: {count} card", "Kitty: {count} cards", look.cards).format(count=look.cards)
    painter.text(words, box.cx, box.y + box.h + 22, "S", IVORY, align="c")


def _paint_backs(look: BacksLook, box: Box, painter: Painter) -> None:
    for k in range(look.cards):
        painter.card(UNKNOWN, box.x + BACK[0] / 2 + k * look.step, box.cy, BACK)
