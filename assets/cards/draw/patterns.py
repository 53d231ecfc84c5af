"""Patterns that stay inside a panel, a convex polygon of points; and the clipping they need."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from .geometry import MIDDLE_X, MIDDLE_Y, Motif, polar, polygon
from .pathdata import Point


def _edges(corners: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    return zip(corners, [*corners[1:], *corners[:1]], strict=True)


def clipped(corners: Iterable[Point], convex: Sequence[Point]) -> list[Point]:
    """The part of a polygon inside a convex one (Sutherland and Hodgman's way)."""
    left = list(corners)
    if sum(a[0] * b[1] - b[0] * a[1] for a, b in _edges(convex)) < 0:
        convex = convex[::-1]
    for start, end in _edges(convex):
        left = _half_plane(left, start, end)
    return left


def _half_plane(corners: list[Point], start: Point, end: Point) -> list[Point]:
    (ax, ay), (bx, by) = start, end
    sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in corners]
    out = []
    for (one, two), (side, next_side) in zip(_edges(corners), zip(sides, sides[1:] + sides[:1], strict=True), strict=True):
        if side >= 0:
            out.append(one)
        if side * next_side < 0:
            share = side / (side - next_side)
            out.append((one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share))
    return out


def inside(x: float, y: float, corners: Sequence[Point]) -> bool:
    """Whether the point lies in the polygon."""
    crossings = 0
    for (x0, y0), (x1, y1) in _edges(corners):
        crossings += (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0
    return crossings % 2 == 1


def stripes(panel: Sequence[Point], degrees: float, step: float, width: float) -> str:
    """Parallel stripes at an angle, a step apart."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    bar = ((-400, -width / 2), (400, -width / 2), (400, width / 2), (-400, width / 2))
    out = ""
    for k in range(-40, 41):
        x, y = MIDDLE_X - k * step * sin, MIDDLE_Y + k * step * cos
        out += polygon(clipped([(x + u * cos - v * sin, y + u * sin + v * cos) for u, v in bar], panel))
    return out


def scatter(panel: Sequence[Point], motif: Motif, step_x: float, step_y: float, reach: float) -> str:
    """A motif on a staggered grid, wherever it fits into the panel with its reach."""
    left, right = min(x for x, _ in panel), max(x for x, _ in panel)
    top, bottom = min(y for _, y in panel), max(y for _, y in panel)
    out = ""
    for row in range(int((bottom - top) / step_y) + 1):
        for column in range(int((right - left) / step_x) + 1):
            x, y = left + step_x * (column + 1 - row % 2 / 2), top + step_y * (row + 0.5)
            ends = ((x + reach, y), (x - reach, y), (x, y + reach), (x, y - reach))
            out += motif(x, y) if all(inside(u, v, panel) for u, v in ends) else ""
    return out


def rays(x: float, y: float, count: int, turn: float, panel: Sequence[Point]) -> str:
    """Sunbeams from (x, y), as wide as the gaps between them."""
    out = ""
    for beam in range(count):
        start, end = turn + beam * 360 / count, turn + (beam + 0.5) * 360 / count
        out += polygon(clipped([(x, y), polar(x, y, 400, start), polar(x, y, 400, end)], panel))
    return out
