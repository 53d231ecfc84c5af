"""The badge of a bower: once trump is named, the two jacks of its colour wear the trump suit under their index (R10)."""

from __future__ import annotations

from schmier_gui.engine.cards import Card, Suit
from schmier_gui.engine.trump import order
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS, INK, IVORY
from schmier_gui.table.geometry import HAND
from schmier_gui.table.model import TableModel

_PLACE, _LOWER = (16, 64), (16, 77)  # on a card of the hand; the second under a large index
_RADIUS = 11.5


def badge_of(model: TableModel, card: Card) -> Suit:
    """The trump suit on a bower, "" on any other card."""
    trump = model.contract.trump
    if not trump or card[0] != "J" or card == "JK":
        return ""
    table = order(model.rules.game, trump)
    return trump if table.left and card in (table.right, table.left) else ""


def draw_badge(
    painter: Painter, trump: Suit, x: float, y: float, width: float, alpha: int = 255, place: tuple[float, float] | None = None
) -> None:
    """On a card `width` across whose middle is at x, y; `place`: elsewhere than under its index, from the corner of a card of the hand."""
    scale = width / HAND[0]
    left, top = place or (_LOWER if painter.faces.deck == "large-index" else _PLACE)
    cx, cy, r = x + (left - HAND[0] / 2) * scale, y + (top - HAND[1] / 2) * scale, round(_RADIUS * scale * 2) / 2
    painter.disc(cx, cy, r + 1, INK, alpha)
    painter.disc(cx, cy, r, BRASS, alpha)
    painter.disc(cx, cy, r - 2 * scale, IVORY, alpha)
    painter.suit(trump, cx, cy + 0.4, round(r * 2.4) / 2, alpha=alpha)
