"""The joker: the same fool before the last hand and after it."""

from __future__ import annotations

from dataclasses import replace

from .arms import arm
from .figures import Held
from .frame import backdrop, framed, sash
from .geometry import star
from .glyphs import text
from .jester import empty_glass, full_glass, hand_of_cards, merry_head, motley, sleepy_head
from .pathdata import placed
from .style import GOLD, RED, Paint, Style, paint_for
from .svg import fill, group, upside_down

NIGHT, NIGHT_RAY, DAY, DAY_RAY, PALE = "#2b3a4f", "#34465e", "#efe6cf", "#e2d6b4", "#f4ecd8"
GREEN = "#14493b"
STARS = ((222, 32, 7), (186, 26, 3.4), (226, 70, 3.4), (66, 30, 3.4), (34, 122, 3.4))
SNORES = ((176, 96, 0.8), (190, 76, 1.1), (206, 50, 1.5))


def _holding(held: Held, middle: float, paint: Paint) -> str:
    return arm(held, middle, paint.robe, GOLD, paint)


def _before(style: Style, paint: Paint) -> str:
    """By day: cards in one hand, a full glass in the other."""
    middle = 124
    cards = Held(lambda pen: hand_of_cards(style, pen), 62, 154)
    return (
        backdrop(style, middle, *((paint.panel, paint.ray) if style.high_contrast else (DAY, DAY_RAY)))
        + group(motley(middle, paint), 0, -7)
        + _holding(Held(full_glass, 203, 140, 3), middle, paint)
        + _holding(cards, middle, paint)
        + group(merry_head(paint), middle, 84, 0.95)
    )


def _after(style: Style, paint: Paint) -> str:
    """By night: asleep, with an empty glass."""
    middle, z = 128, "M0,0L10,0L10,2L4,8L10,8L10,11L0,11L0,9L6,3L0,3Z"
    snores = "".join(placed(z, x, y, scale, -8) for x, y, scale in SNORES)
    return (
        backdrop(style, middle, *((paint.panel, paint.ray) if style.high_contrast else (NIGHT, NIGHT_RAY)))
        + fill("".join(star(*spot) for spot in STARS), GOLD)
        + fill(snores, style.ink if style.high_contrast else PALE)
        + group(motley(middle, paint), 0, -7)
        + _holding(Held(empty_glass, 203, 140, 3), middle, paint)
        + group(sleepy_head(paint), middle, 84, 0.95)
    )


def joker(style: Style) -> str:
    """The joker. Its index is a star over its name and never grows."""
    style = replace(style, large_index=False)
    paint = replace(paint_for(style, "H"), robe=RED, cloth=GREEN, lining=GOLD, pip=GREEN, iris="#2f5a4a", brow="#5a3a20")
    name = "".join(text(letter, 26.5, 50 + i * 9.6, 8.2, style.ink) for i, letter in enumerate("JOKER"))
    index = fill(star(26.5, 30, 18), RED) + name
    art = _before(style, paint) + upside_down(_after(style, paint)) + sash("J", paint)
    return framed(style, paint, art, index + upside_down(index))
