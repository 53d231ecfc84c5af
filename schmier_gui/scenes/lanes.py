"""The race of the sides on ivory: name, score before, change, score now, and a lane to the target."""

from __future__ import annotations

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS_DARK, INK, INK_SOFT, IVORY, RED, SIDE, SIDE_DARK, mix
from schmier_gui.scenes.words import People, number, signed

PITCH = 44.0
_NAME = 36.0
_BEFORE, _CHANGE, _NOW, _TRACK = 264.0, 316.0, 376.0, 404.0


def paint_lanes(
    painter: Painter, left: float, right: float, top: float, people: People, before: tuple[int, ...] | None, now: tuple[int, ...]
) -> float:
    """The lanes from `top` on; returns the y below them. Without `before` only where the sides stand."""
    target = people.rules.target
    painter.text(str(target), right - 28, top, "S", INK_SOFT, align="c")
    y = top + 26
    for side in range(people.rules.sides):
        was = now[side] if before is None else before[side]
        _name(painter, left, y, side, people)
        if before is not None:
            _change(painter, left, y, was, now[side])
        painter.text(number(now[side]), left + _NOW, y, "L", INK, True, "r")
        _track(painter, left + _TRACK, right - 28, y, side, (was, now[side]), target)
        y += PITCH
    return y


def _name(painter: Painter, left: float, y: float, side: int, people: People) -> None:
    painter.shape(side, left + 12, y, 20, outline=INK, outline_width=1.5)
    room = _BEFORE - 40 - _NAME
    painter.text(painter.fonts.fit(people.side(side), "M", True, room), left + _NAME, y, "M", INK, True)


def _change(painter: Painter, left: float, y: float, before: int, now: int) -> None:
    painter.text(number(before), left + _BEFORE, y, "M", INK_SOFT, align="r")
    change = now - before
    painter.text(signed(change), left + _CHANGE, y, "M", RED if change < 0 else INK, True, "r")


def _track(painter: Painter, x0: float, x1: float, y: float, side: int, scores: tuple[int, int], target: int) -> None:
    before, now = (x0 + (x1 - x0) * max(0, min(score, target)) / target for score in scores)
    painter.rect(x0, y - 3, x1 - x0, 6, 3, mix(IVORY, INK, 0.14))
    if min(before, now) > x0:
        painter.rect(x0, y - 3, min(before, now) - x0, 6, 3, SIDE[side])
    if now > before:
        painter.rect(before, y - 3, now - before, 6, 0, SIDE_DARK[side])
    elif now < before:
        painter.dashed(now, y - 3, before - now, 6, 2, RED, 1.4, 4, 230)
    painter.rect(x1 - 1, y - 9, 3, 18, 1, BRASS_DARK)
    painter.shape(side, now, y, 18, outline=INK, outline_width=1.5)
