"""The verdict: a medal, one line that says it, one that proves it; and under the chart the odds of every point with the reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from gettext import gettext as _
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


class Medal(NamedTuple):
    """How good a call was: `lit` of five lamps (0 where it is too close to call), and the sign on the medal."""

    lit: int
    icon: str


def paint_verdict(painter: Painter, width: float, height: float, medal: Medal, headline: str, sentence: str) -> None:
    """The first thing to see."""
    _paint_medal(painter, _MEDAL, 36, medal)
    room = width - _TEXT
    painter.text(headline, _TEXT, 20, max(HEADLINE, painter.fonts.em("L")), INK, True)
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
    painter.text(_("Odds of each point"), 0, 16, "M", INK, True)
    words = _("taken by {side} with").format(side=side)
    parts: list[rich.Part] = [rich.Text(words, "S", INK_SOFT), rich.Gap(6), rich.Suit(trump, 16), rich.Gap(6)]
    parts.append(rich.Text(_("trump"), "S", INK_SOFT))
    if painter.rich_width(parts) + painter.fonts.width(_("Odds of each point"), "M", True) + 32 <= width:
        painter.rich(parts, width, 16, "r")
    rows = (len(rules.points) + 1) // 2
    column, step = (width - 40) / 2, 38.0
    for place, point in enumerate(rules.points):
        x, y = (place // rows) * (column + 40), 38 + step * (place % rows + 0.5)
        paint_token(painter, x + 17, y, point_card(point, rules, trump), None, 16)
        painter.text(point_name(point), x + 44, y, "S", INK, True)
        start, end = x + 112, x + column - painter.fonts.width("100 %", "M", True) - 12
        bar(painter, start, y, end - start, odds[point], BRASS_DARK)
        painter.text(percent(odds[point]), x + column, y, "M", INK, True, "r")
    return 38 + step * rows


def paint_why(painter: Painter, top: float, width: float, height: float, sentences: Sequence[str], table: str) -> None:
    """The reasons, and for whose table the numbers hold, under a line at `top`."""
    painter.line(0, top + 8, width, top + 8, BRASS_DARK, 1.2)
    foot = painter.fonts.wrap(table, "S", width)
    pitch = painter.fonts.em("S") * _LINE
    room = height - top - 16 - pitch * len(foot)
    text = " ".join(sentences)
    size: Size = "M" if len(painter.fonts.wrap(text, "M", width)) * painter.fonts.em("M") * _LINE <= room else "S"
    painter.para(text, 0, top + 16 + painter.fonts.em(size) * 0.7, width, size, INK, _LINE)
    y = height - pitch * (len(foot) - 0.5)
    for line in foot:
        painter.text(line, 0, y, "S", INK_SOFT)
        y += pitch
