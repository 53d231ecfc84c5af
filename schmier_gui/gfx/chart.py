"""Charts on ivory: a scale with its marks, values with error bars, bars of shares. Logical units; colour never says it alone."""

from __future__ import annotations

from itertools import pairwise
from math import ceil, floor, log10
from typing import NamedTuple

from schmier_gui.gfx.theme import BRASS, BRASS_DARK, INK, INK_SOFT, IVORY, Colour, Size, mix
from schmier_gui.gfx.writer import Writer

GRID = mix(IVORY, INK, 0.17)
GROUND = mix(IVORY, INK, 0.13)  # of an empty bar
LEAST_WHISKER = 3.6
"""How many radii of the dot lie between the ends of an error at least to be drawn."""
_STEPS = (1.0, 2.0, 5.0, 10.0)


class Scale(NamedTuple):
    """Values from `low` to `high` lie from `start` to `end` (x or y; `end` may be the smaller one)."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Where a value lies; one outside lies on the edge."""
        share = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.0
        return self.start + (self.end - self.start) * min(1.0, max(0.0, share))

    def marks(self, most: int) -> list[float]:
        """Round values to mark, at most `most` of them."""
        step = step_of(self.high - self.low, most)
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        return [place * step for place in range(first, last + 1)]


def step_of(span: float, most: int) -> float:
    """The smallest of 1, 2, 5, 10, 20 ... (or their parts) that cuts a span into at most `most` - 1 pieces."""
    rough = span / max(1, most - 1)
    if rough <= 0:
        return 1.0
    power: float = 10.0 ** floor(log10(rough))
    return next(power * step for step in _STEPS if power * step >= rough * (1 - 1e-9))


def round_scale(low: float, high: float, start: float, end: float, most: int = 7, least: float = 0.0) -> Scale:
    """A scale that holds these percentages, spans at least `least`, begins and ends on a mark, and does not leave 0 to 100."""
    low, high = max(0.0, low), min(100.0, high)
    if high - low < least:
        low = min(max(0.0, (low + high - least) / 2), 100.0 - least)
        high = low + least
    step = step_of(high - low, most)
    return Scale(floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step, start, end)


def grid(writer: Writer, scale: Scale, top: float, bottom: float, most: int, label: str = "{:.0f} %", size: Size = "S") -> None:
    """Upright lines at the marks, their numbers below; `label` formats a mark. Only as many as have room."""
    room = writer.fonts.width(label.format(scale.high), size) + writer.fonts.em(size)
    most = max(2, min(most, int(abs(scale.end - scale.start) / room) + 1))
    for mark in scale.marks(most):
        x = scale.at(mark)
        writer.line(x, top, x, bottom, GRID, 1)
        writer.text(label.format(mark), x, bottom + writer.fonts.em(size) * 0.8, size, INK_SOFT, align="c")


def whisker(
    writer: Writer, scale: Scale, y: float, value: float, error: float, *, best: bool = False, faint: bool = False, r: float = 5.5
) -> None:
    """A value with its error to both sides: a dot, filled brass for the best; a faint diamond for what was there before.

    An error that hardly looks out from behind the dot has no ends drawn to it, which would look like legs.
    """
    ink = mix(IVORY, INK, 0.42) if faint else INK
    left, right = scale.at(value - error), scale.at(value + error)
    writer.line(left, y, right, y, ink, 2 if not faint else 1.4)
    if not faint and right - left >= LEAST_WHISKER * r:
        for end in (left, right):
            writer.line(end, y - 7, end, y + 7, ink, 2)
    x = scale.at(value)
    if faint:
        writer.shape(1, x, y, r * 2, IVORY, ink, 1.5)
        return
    writer.disc(x, y, r + 0.5, INK)
    writer.disc(x, y, r - 1.5, BRASS if best else IVORY)


def bar(writer: Writer, x: float, y: float, width: float, share: float, colour: Colour = BRASS_DARK, height: float = 10) -> None:
    """A share between 0 and 1 as a bar around the height `y`."""
    writer.rect(x, y - height / 2, width, height, height / 2, GROUND)
    filled = width * min(1.0, max(0.0, share))
    if filled >= 1:
        writer.rect(x, y - height / 2, max(filled, min(width, height)), height, height / 2, colour)


def both_ways(writer: Writer, x: float, y: float, half: float, share: float, height: float = 14) -> None:
    """A share between -1 and 1: to the left or right of a middle line at `x`, which is `half` away from both ends."""
    writer.rect(x - half, y - height / 2, 2 * half, height, 3, GROUND)
    length = half * min(1.0, max(-1.0, share))
    if abs(length) >= 1:
        writer.rect(min(x, x + length), y - height / 2, abs(length), height, 0, BRASS_DARK if length < 0 else INK_SOFT)
    writer.line(x, y - height / 2 - 4, x, y + height / 2 + 4, INK, 2)


def levels(writer: Writer, scale: Scale, left: float, right: float, most: int, label: str = "{:.0f}", size: Size = "S") -> None:
    """Level lines at the marks of an upright scale, their numbers to the left of `left`."""
    for mark in scale.marks(most):
        y = scale.at(mark)
        writer.line(left, y, right, y, GRID, 1)
        writer.text(label.format(mark), left - 8, y, size, INK_SOFT, align="r")


def trend(writer: Writer, across: Scale, up: Scale, points: list[tuple[float, float]], r: float = 6.0) -> None:
    """Values joined by lines, the last one filled brass."""
    spots = [(across.at(x), up.at(y)) for x, y in points]
    for (x0, y0), (x1, y1) in pairwise(spots):
        writer.line(x0, y0, x1, y1, BRASS_DARK, 3)
    for place, (x, y) in enumerate(spots):
        writer.disc(x, y, r, INK)
        writer.disc(x, y, r - 1.8, BRASS if place == len(spots) - 1 else IVORY)


def plot(writer: Writer, across: Scale, up: Scale, points: list[tuple[float, float, float]]) -> None:
    """Dots (x, y, r) against the line on which both are equal, each tied to the line by how far it is off."""
    writer.line(across.start, up.start, across.end, up.end, INK_SOFT, 1.5)
    for x, y, r in points:
        cx, cy = across.at(x), up.at(y)
        writer.line(cx, cy, cx, up.at(x), BRASS_DARK, 2)
        writer.disc(cx, cy, r, INK)
        writer.disc(cx, cy, r - 1.8, BRASS)
