"""Aces and number cards."""

from __future__ import annotations

import math

from .frame import blank, brackets, indices, rim
from .geometry import MIDDLE_X, MIDDLE_Y, ellipse, lozenge
from .glyphs import text
from .pathdata import Point, placed
from .patterns import rays
from .pips import INLAYS, PIPS
from .style import GOLD, Style, paint_for
from .svg import fill, stroke

LEFT, MIDDLE, RIGHT = 80, 125, 170
"""The columns; rows run from 0 to 6."""

_FOUR = [(LEFT, 0.0), (RIGHT, 0.0), (LEFT, 6.0), (RIGHT, 6.0)]
_SIX = [*_FOUR, (LEFT, 3.0), (RIGHT, 3.0)]
_EIGHT = [*_FOUR, (LEFT, 2.0), (RIGHT, 2.0), (LEFT, 4.0), (RIGHT, 4.0)]
SPOTS: dict[str, list[tuple[int, float]]] = {
    "2": [(MIDDLE, 0), (MIDDLE, 6)],
    "3": [(MIDDLE, 0), (MIDDLE, 3), (MIDDLE, 6)],
    "4": _FOUR,
    "5": [*_FOUR, (MIDDLE, 3)],
    "6": _SIX,
    "7": [*_SIX, (MIDDLE, 1.5)],
    "8": [*_SIX, (MIDDLE, 1.5), (MIDDLE, 4.5)],
    "9": [*_EIGHT, (MIDDLE, 3)],
    "10": [*_EIGHT, (MIDDLE, 1), (MIDDLE, 5)],
}
PIP_SIZES = {"2": 58, "3": 56, "4": 54, "5": 53, "6": 52, "7": 50, "8": 50, "9": 47, "10": 47}
"""Smaller where it gets crowded."""

EMBLEM = {"S": (1, 6), "H": (-6, -12), "D": (-2, -2), "C": (-5, -2)}
"""How far the inlay and the rosette of an ace stand below the middle of the card."""


def number_card(style: Style, rank: str, suit: str) -> str:
    """The pips of a two to ten; those of the lower half stand on their heads."""
    share, wide = (0.009, 0.8) if style.large_index else (0.01, 1)
    size, pips = PIP_SIZES[rank] * share, ""
    for x, row in SPOTS[rank]:
        at = MIDDLE_X + (x - MIDDLE_X) * wide
        pips += placed(PIPS[suit], at, 62 + 226 * row / 6, size, 180 if row > 3 else 0)
    return blank(style) + brackets() + fill(pips, style.suit(suit)) + indices(style, rank, suit) + rim(style)


def _oval(width: float, height: float) -> list[Point]:
    angles = [k * math.pi / 40 for k in range(80)]
    return [(MIDDLE_X + width * math.cos(angle), MIDDLE_Y + height * math.sin(angle)) for angle in angles]


def _rosette(y: float, scale: float, colour: str, card: str) -> str:
    petal, out = "M0,-4C-7,-12 -6,-22 0,-27C6,-22 7,-12 0,-4Z", ""
    for size, fill_colour in ((1.0, GOLD), (0.5, colour)):
        petals = (placed(petal, MIDDLE_X, y, size * scale, turn) for turn in range(0, 360, 45))
        out += fill("".join(petals), fill_colour)
    return out + fill(ellipse(MIDDLE_X, y, 4.5 * scale), card)


def ace(style: Style, suit: str) -> str:
    """One large pip in a sunburst, with a brass inlay and a rosette; the ace of spades names the game."""
    colour, scale = style.suit(suit), 0.76 if style.large_index else 1
    inlay_down, rosette_down = EMBLEM[suit]
    pip = placed(PIPS[suit], MIDDLE_X, MIDDLE_Y - 2 * scale, 1.62 * scale)
    inlay = placed(INLAYS[suit], MIDDLE_X, MIDDLE_Y + inlay_down * scale, 1.24 * scale)
    beads = "".join(ellipse(x, y, 1.7) for x, y in _oval(88 * 1.05 * scale, 112 * 1.05 * scale)[::2])
    out = blank(style) + brackets()
    out += fill(rays(MIDDLE_X, MIDDLE_Y, 40, 2.25, _oval(88 * scale, 112 * scale)), paint_for(style, suit).ray)
    out += fill(beads, GOLD)
    out += stroke(pip, style.card, 16, style.card) + stroke(pip, GOLD, 7) + stroke(pip, style.card, 3, colour)
    out += stroke(inlay, GOLD, 1.8) + _rosette(MIDDLE_Y + rosette_down * scale, scale, colour, style.card)
    if suit == "S":
        marks = lozenge(3, 4)(MIDDLE_X - 58, 313.5) + lozenge(3, 4)(MIDDLE_X + 58, 313.5)
        out += text("SCHMIER", MIDDLE_X, 306, 15, style.ink) + fill(marks, GOLD)
    return out + indices(style, "A", suit) + rim(style)
