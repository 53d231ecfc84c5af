"""Path data: reading it, writing it, moving it.

The data is SVG's, with absolute M L H V C Q Z only. A subpath is one run of the pen from an M on.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import lru_cache

Point = tuple[float, float]

POINTS_OF = {"L": 1, "Q": 2, "C": 3}
NUDGE = 0.02


@dataclass(frozen=True)
class Subpath:
    """Where it starts, its segments as (command, control points and end point), and whether Z closes it."""

    start: Point
    segments: tuple[tuple[str, tuple[Point, ...]], ...]
    closed: bool


def number(value: float) -> str:
    """A coordinate with one decimal at most. The tiny addend makes ties come out the same on every machine."""
    text = f"{value + 1e-7:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def pair(point: Point) -> str:
    """A point as SVG writes it."""
    return f"{number(point[0])},{number(point[1])}"


@lru_cache(maxsize=4096)
def parsed(data: str) -> tuple[Subpath, ...]:
    """The subpaths of path data; every kind of line becomes L."""
    return tuple(_subpath(run) for run in re.findall(r"M[^M]*", data))


def _subpath(run: str) -> Subpath:
    points: list[Point] = []
    segments: list[tuple[str, tuple[Point, ...]]] = []
    for command, arguments in re.findall(r"([MLHVCQ])([^MLHVCQZ]*)", run):
        values = [float(text) for text in re.findall(r"-?\d*\.?\d+", arguments)]
        if command in "HV":
            x, y = points[-1]
            targets = [(v, y) if command == "H" else (x, v) for v in values]
        else:
            targets = list(zip(values[0::2], values[1::2], strict=True))
        if command == "M":
            points.append(targets.pop(0))
        kind = command if command in "CQ" else "L"
        step = POINTS_OF[kind]
        segments += [(kind, tuple(targets[i : i + step])) for i in range(0, len(targets), step)]
        points += targets
    return Subpath(points[0], tuple(segments), "Z" in run)


def written(data: str) -> str:
    """The same data, compact, without lines of no length and subpaths of one point.

    nanosvg halves a line of no length a thousand times. So a closed subpath must not end on its own start: its last
    line is left to the Z, and a last curve stops a hair short.
    """
    return "".join(_written(subpath) for subpath in parsed(data))


def _written(subpath: Subpath) -> str:
    start = pair(subpath.start)
    segments = _lively(subpath)
    if not segments:
        return ""
    if subpath.closed and segments[-1][1][-1] == start:
        x, y = start.split(",")
        segments[-1][1][-1] = f"{float(x) + NUDGE:.2f},{y}"
    out, last = f"M{start}", "L"
    for command, points in segments:
        out += (" " if command == last else command) + " ".join(points)
        last = command
    return out + ("Z" if subpath.closed else "")


def _lively(subpath: Subpath) -> list[tuple[str, list[str]]]:
    """The segments as text, without lines of no length, and without a last line that the Z draws anyway."""
    start = at = pair(subpath.start)
    out = []
    for command, points in subpath.segments:
        texts = [pair(point) for point in points]
        if command != "L" or texts[-1] != at:
            out.append((command, texts))
        at = texts[-1]
    while subpath.closed and out and out[-1][0] == "L" and out[-1][1][-1] == start:
        out.pop()
    return out


def placed(data: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False, stretch: float = 1) -> str:
    """The data stretched in width, mirrored, scaled, turned by degrees and moved, in this order."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    wide = (-scale if flip else scale) * stretch

    def there(point: Point) -> str:
        u, v = point[0] * wide, point[1] * scale
        return pair((x + u * cos - v * sin, y + u * sin + v * cos))

    out = ""
    for subpath in parsed(data):
        out += "M" + there(subpath.start)
        out += "".join(command + " ".join(map(there, points)) for command, points in subpath.segments)
        out += "Z" if subpath.closed else ""
    return out


def both(data: str, x: float = 0, y: float = 0) -> str:
    """The data moved, and its mirror image beside it."""
    return placed(data, x, y) + placed(data, x, y, flip=True)


def sampled(data: str, steps: int = 14) -> list[Point]:
    """The outline as points; curves are cut into so many steps."""
    out: list[Point] = []
    for subpath in parsed(data):
        out.append(subpath.start)
        for command, points in subpath.segments:
            out += points if command == "L" else _bezier((out[-1], *points), steps)
    return out


def _bezier(controls: tuple[Point, ...], steps: int) -> list[Point]:
    degree, out = len(controls) - 1, []
    for step in range(1, steps + 1):
        t = step / steps
        weights = [math.comb(degree, i) * (1 - t) ** (degree - i) * t**i for i in range(degree + 1)]
        x = sum(w * control[0] for w, control in zip(weights, controls, strict=True))
        y = sum(w * control[1] for w, control in zip(weights, controls, strict=True))
        out.append((x, y))
    return out
