"""Five cards fanned out on the title's table."""

from __future__ import annotations

import math

from schmier_gui.gfx.paint import Painter

CARDS = ("2H", "JD", "JH", "AH", "JK")
_SIZE = (220.0, 308.0)
_STEP = 13.0  # degrees between neighbours
_RADIUS = 452.0  # from the point they turn about


def paint_fan(painter: Painter, cx: float, cy: float) -> None:
    """The cards around the middle of the table at (cx, cy)."""
    px, py = cx - 152, cy + 438
    for place, card in enumerate(CARDS):
        angle = (place - (len(CARDS) - 1) / 2) * _STEP
        x, y = px + _RADIUS * math.sin(math.radians(angle)), py - _RADIUS * math.cos(math.radians(angle))
        painter.card(card, x, y, _SIZE, rotation=-angle)
