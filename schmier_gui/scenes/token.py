"""The sign of a point of the deal on ivory: its card in the shape and colour of the side that has it."""

from __future__ import annotations

from schmier_gui.engine.cards import JOKER, Card
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK, INK_SOFT, IVORY, mix

_FULL = 22.0


def paint_token(painter: Painter, cx: float, cy: float, card: Card | None, side: int | None, r: float = 20) -> None:
    """`card` stands for the point, None for Game; a grey ring where `side` is None."""
    ink = INK
    if side is None:
        ink = INK_SOFT
        painter.disc(cx, cy, r, mix(IVORY, INK, 0.1))
        painter.ring(cx, cy, r, mix(IVORY, INK, 0.3), 1.5)
    else:
        painter.shape(side, cx, cy, 2 * r * (1.0 if side == 0 else 0.93), outline=INK, outline_width=1.5)
    scale = r / _FULL * (0.92 if side is None else 1.0)
    if card is None:
        painter.icon("cards", cx, cy, 23 * scale, ink)
    elif card == JOKER:
        painter.icon("star", cx, cy, 24 * scale, ink)
    else:
        rank = "10" if card[0] == "T" else card[0]
        painter.text(rank, cx - 8.5 * scale, cy, 19 * scale, ink, True, "c")
        painter.suit(card[1], cx + 8 * scale, cy, 15.5 * scale, ink)
