"""The verdict: a medal, one line that says it, one that proves it; and under the chart the odds of every point with the reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from gettext import gettext as _
from itertools import product
from typing import NamedTuple

from schmier_gui.engine.cards import JOKER, RANKS, SAME_COLOUR, Card, Suit
from schmier_gui.engine.rules import Point, Rules
from schmier_gui.gfx import rich
from schmier_gui.gfx.chart import bar
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS, BRASS_DARK, BRASS_LIGHT, INK, INK_SOFT, IVORY, RED, Colour, Size, mix
from schmier_gui.scenes.practice_chart import percent
from schmier_gui.scenes.token import paint_token
from schmier_gui.scenes.words import point_name

STEPS = 5
_MEDAL = 32.0
_TEXT = 84.0  # where the words beside the medal begin
_LINE = 1.35
HEADLINE = 38.0
_SIZES: tuple[tuple[Size, float], ...] = (("M", 1.35), ("S", 1.35), ("S", 1.22))


class Medal(NamedTuple):
    """How good a call was: `lit` of five lamps (0 where it is too close to call), and the sign on the medal."""

    lit: int
    icon: str


def paint_verdict(painter: Painter, width: float, height: float, medal: Medal, headline: str, sentence: str) -> None:
    """The first thing to see."""
    _paint_medal(painter, _MEDAL, 36, medal)
    room = width - _TEXT
    size = painter.fonts.snug(headline, max(HEADLINE, painter.fonts.em("L")), True, room)
    painter.text(headline, _TEXT, 20, size, INK, True)
    y = 20 + painter.fonts.em("L") * 1.25
    lines = painter.fonts.wrap(sentence, "M", room)
    smaller: Size = "M" if len(lines) == 1 else "S"
    for line in lines if smaller == "M" else painter.fonts.wrap(sentence, "S", room):
        painter.text(line, _TEXT, y, smaller, INK_SOFT)
        y += painter.fonts.em(smaller) * _LINE


def _paint_medal(painter: Painter, cx: float, cy: float, medal: Medal) -> None:
    """A brass disc for a good call, an ivory one for a doubtful one, a red one for a bad one: each with its own sign and lamps."""
    fill, ink = _colours(medal.lit)
    painter.disc(cx, cy, _MEDAL, mix(fill, INK, 0.35) if medal.lit else INK_SOFT)
    painter.disc(cx, cy, _MEDAL - 2, fill)
    painter.ring(cx, cy, _MEDAL - 4, ink, 1.2, 110)
    painter.icon(medal.icon, cx, cy, 34, ink)
    if not medal.lit:
        return
    for place in range(STEPS):
        x, y = cx + (place - (STEPS - 1) / 2) * 13, cy + _MEDAL + 13
        painter.disc(x, y, 5, INK)
        painter.disc(x, y, 3.8, INK if place < medal.lit else IVORY)


def _colours(lit: int) -> tuple[Colour, Colour]:
    if not lit:
        return mix(IVORY, INK, 0.1), INK
    colours = {5: (BRASS, INK), 4: (BRASS_LIGHT, INK), 3: (mix(IVORY, BRASS, 0.3), INK), 2: (mix(IVORY, RED, 0.22), RED)}
    return colours.get(lit, (RED, IVORY))


def point_card(point: Point, rules: Rules, trump: Suit) -> Card | None:
    """The card that stands for a point, None where it is no certain card (R52)."""
    if point == "game":
        return None
    if point == "joker":
        return JOKER
    if point == "left":
        return "J" + SAME_COLOUR[trump]
    return {"high": "A", "low": RANKS[rules.game][0]}.get(point, "J") + trump


def paint_odds(painter: Painter, width: float, rules: Rules, trump: Suit, odds: Mapping[str, float], side: str) -> float:
    """A bar for each point in two columns; returns the height used."""
    parts: list[rich.Part] = [rich.Text(_("Odds of each point"), "M", INK, True), rich.Gap(14)]
    parts += [rich.Text(_("taken by {side} with").format(side=side), "S", INK_SOFT), rich.Gap(6), rich.Suit(trump, 16)]
    if painter.rich_width(parts) > width:
        parts = [parts[0], rich.Gap(8), rich.Suit(trump, 18)]
    painter.rich(parts, 0, 12)
    labels = max(painter.fonts.width(point_name(point), "S", True) for point in rules.points)
    rows = (len(rules.points) + 1) // 2
    column, step = (width - 40) / 2, 34.0
    for place, point in enumerate(rules.points):
        x, y = (place // rows) * (column + 40), 28 + step * (place % rows + 0.5)
        paint_token(painter, x + 16, y, point_card(point, rules, trump), None, 15)
        painter.text(point_name(point), x + 44, y, "S", INK, True)
        start, end = x + 54 + labels, x + column - painter.fonts.width("100 %", "M", True) - 12
        bar(painter, start, y, end - start, odds[point], BRASS_DARK)
        painter.text(percent(odds[point]), x + column, y, "M", INK, True, "r")
    return 28 + step * rows


def paint_why(painter: Painter, top: float, width: float, height: float, sentences: Sequence[str]) -> None:
    """The reasons, under a line at `top`, as large as there is room for; in the smallest window the last word is what counts."""
    painter.line(0, top + 6, width, top + 6, BRASS_DARK, 1.2)
    room = height - top - 14
    fewer = [[*sentences], [*sentences[:1], *sentences[2:]], [*sentences[-1:]]]
    for told, (size, line) in product(fewer, _SIZES):
        text = " ".join(told)
        if len(painter.fonts.wrap(text, size, width)) * painter.fonts.em(size) * line <= room:
            break
    painter.para(text, 0, top + 14 + painter.fonts.em(size) * 0.6, width, size, INK, line)
