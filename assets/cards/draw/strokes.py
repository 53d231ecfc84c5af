"""Strokes whose width changes along the way, as outlines to be filled."""

from __future__ import annotations

import math
from collections.abc import Callable

from .geometry import polygon
from .pathdata import Point, sampled

Half = Callable[[float, float, float], Point]
"""(share of the way, normal x, normal y) to the offset of one side."""


def outline(line: list[Point], half: Half) -> str:
    """The outline of a stroke along a line of points."""
    left, right = [], []
    for i, (x, y) in enumerate(line):
        (x0, y0), (x1, y1) = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        offset_x, offset_y = half(i / (len(line) - 1), (y0 - y1) / length, (x1 - x0) / length)
        left.append((x + offset_x, y + offset_y))
        right.append((x - offset_x, y - offset_y))
    return polygon(left + right[::-1])


def brush(data: str, first: float, middle: float, last: float, steps: int = 8) -> str:
    """A swelling stroke along the data, with its widths at the start, midway and at the end."""

    def half(way: float, normal_x: float, normal_y: float) -> Point:
        end = first if way < 0.5 else last
        width = end + (middle - end) * math.sin(math.pi * way)
        return normal_x * width / 2, normal_y * width / 2

    return outline(sampled(data, steps), half)


def nib(data: str, upright: float = 8.5, level: float = 5.2) -> str:
    """The stroke of a broad nib along the data, half as wide as given where it runs upright and where it runs level."""

    def half(_way: float, normal_x: float, normal_y: float) -> Point:
        length = math.hypot(upright * normal_x, level * normal_y)
        return upright * upright * normal_x / length, level * level * normal_y / length

    return outline(sampled(data, 10), half)
