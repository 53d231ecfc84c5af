"""The measures of a card, and plain shapes as path data."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from .pathdata import Point, pair, placed

CARD_WIDTH, CARD_HEIGHT = 250, 350
MIDDLE_X, MIDDLE_Y = 125, 175
EDGE = "M14,1H236Q249,1 249,14V336Q249,349 236,349H14Q1,349 1,336V14Q1,1 14,1Z"
SLOPE = -0.16
"""Of the sash that divides the halves of a court."""

Motif = Callable[[float, float], str]


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point at a distance and an angle (clockwise from the right) from (x, y)."""
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))


def polygon(points: Iterable[Point], closed: bool = True) -> str:
    """Straight lines from point to point; nothing if there are no points."""
    text = " ".join(map(pair, points))
    return f"M{text}{'Z' if closed else ''}" if text else ""


def mirrored(points: Sequence[Point], x: float) -> list[Point]:
    """The points seen in a mirror standing at x."""
    return [(2 * x - u, v) for u, v in points]


def rectangle(x: float, y: float, width: float, height: float) -> str:
    """A rectangle from its top left corner."""
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def ellipse(x: float, y: float, radius: float, upright: float | None = None) -> str:
    """A circle, or an ellipse if the upright radius differs, as four curves."""
    k, tall = 0.5523, upright or radius
    unit = f"M-1,0C-1,-{k} -{k},-1 0,-1C{k},-1 1,-{k} 1,0C1,{k} {k},1 0,1C-{k},1 -1,{k} -1,0Z"
    return placed(unit, x, y, tall, stretch=radius / tall)


def three_quarters(x: float, y: float, radius: float) -> str:
    """Three quarters of a circle, from the right over the top and the left to the bottom."""
    k = 0.5523
    return placed(f"M1,0C1,-{k} {k},-1 0,-1C-{k},-1 -1,-{k} -1,0C-1,{k} -{k},1 0,1", x, y, radius)


def lozenge(half_width: float, half_height: float) -> Motif:
    """A motif: a lozenge round (x, y)."""
    return lambda x, y: polygon([(x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)])


def star(x: float, y: float, radius: float, spikes: int = 5, waist: float = 0.42) -> str:
    """A star; the waist is the inner radius over the outer."""
    return polygon(polar(x, y, radius * (waist if corner % 2 else 1), corner * 180 / spikes - 90) for corner in range(2 * spikes))


def sash_height(x: float) -> float:
    """Height of the dividing line of a court at x."""
    return MIDDLE_Y + (x - MIDDLE_X) * SLOPE


def above_sash(extra: float) -> list[Point]:
    """The part of the card above the sash and a little under it, as a convex polygon to cut with."""
    return [(7, sash_height(7) + extra), (243, sash_height(243) + extra), (243, 0), (7, 0)]
