"""The chart of what every call is worth: chance to win the game with its error, chance to make the bid."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _
from typing import TYPE_CHECKING, NamedTuple

from schmier_gui.engine.cards import Suit
from schmier_gui.gfx import rich
from schmier_gui.gfx.chart import Scale, grid, round_scale, whisker
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS, INK, INK_SOFT, IVORY, mix

if TYPE_CHECKING:
    from schmier_gui.coach.estimate import Estimate, Worth

SURE = 1.96  # standard errors to each side: 95 in 100
HEAD, AXIS = 36.0, 26.0
_MARKS = 6
_LABEL = 156.0
_LEAST_SPAN = 10.0  # points of percentage


class Call(NamedTuple):
    """A bid (None for a pass) in a suit (None where the best one is meant)."""

    bid: int | None
    trump: Suit | None = None


class ChartRow(NamedTuple):
    """One call: what it is worth now, and what it was worth before something changed."""

    worth: Worth
    yours: bool
    best: bool
    before: Worth | None = None


def chart_rows(now: Estimate, yours: Call | None, before: Estimate | None = None) -> list[ChartRow]:
    """Pass and every bid in its best suit, and the person's own call where it is in another suit."""
    best = now.best()
    calls = [Call(None)] if now.passing is not None else []
    for bid in sorted({worth.bid for worth in now.calls if worth.bid is not None}):
        calls.append(Call(bid, now.of(bid).trump))
        if yours is not None and yours.bid == bid and yours.trump not in (None, now.of(bid).trump):
            calls.append(yours)
    rows = []
    for call in calls:
        worth = now.of(*call)
        mine = yours is not None and yours.bid == call.bid and yours.trump in (None, call.trump)
        was = None if before is None or not _has(before, call.bid) else before.of(call.bid)
        rows.append(ChartRow(worth, mine, (worth.bid, worth.trump) == (best.bid, best.trump), was))
    return rows


def _has(estimate: Estimate, bid: int | None) -> bool:
    return estimate.passing is not None if bid is None else any(worth.bid == bid for worth in estimate.calls)


def percent(share: float) -> str:
    """ "39 %"; only what is certain is 0 or 100."""
    whole = round(100 * share)
    if whole == 0 and share > 0:
        return _("< 1 %")
    if whole == 100 and share < 1:
        return _("99 %")
    return _("{number} %").format(number=whole)


def pitch(painter: Painter, count: int, height: float) -> float:
    """The height of a row where so many share a height."""
    return min(36.0, (height - HEAD - AXIS) / max(1, count)) if count else painter.fonts.em("M") * 1.4


def paint_chart(painter: Painter, width: float, height: float, rows: Sequence[ChartRow]) -> None:
    """Heading, a line for each row, and the axis."""
    made = width
    wins = width - max(112.0, painter.fonts.width(_("makes bid"), "S") + 20)
    _heading(painter, wins, made)
    if not rows:
        return
    values = [w for row in rows for w in (row.worth, row.before) if w is not None]
    low = min(100 * (w.win - SURE * w.win_se) for w in values)
    high = max(100 * (w.win + SURE * w.win_se) for w in values)
    end = wins - painter.fonts.width(_("wins game"), "S") - 12
    scale = round_scale(low, high, _LABEL, end, _MARKS, _LEAST_SPAN)
    step = pitch(painter, len(rows), height)
    for place, row in enumerate(rows):
        if row.best:
            painter.rect(0, HEAD + place * step, width, step, 8, mix(IVORY, BRASS, 0.34))
    grid(painter, scale, HEAD, HEAD + step * len(rows), _MARKS)
    for place, row in enumerate(rows):
        _row(painter, scale, row, HEAD + (place + 0.5) * step, wins, made)


def _heading(painter: Painter, wins: float, made: float) -> None:
    painter.text(_("What each call is worth"), 8, 14, "M", INK, True)
    painter.text(_("wins game"), wins, 14, "S", INK_SOFT, align="r")
    painter.text(_("makes bid"), made - 8, 14, "S", INK_SOFT, align="r")


def _row(painter: Painter, scale: Scale, row: ChartRow, y: float, wins: float, made: float) -> None:
    worth = row.worth
    words = _("Pass") if worth.bid is None else str(worth.bid)
    parts: list[rich.Part] = [rich.Text(words, "M", INK, True)]
    if worth.trump:
        parts += [rich.Gap(5), rich.Suit(worth.trump, 18)]
    x = 8 + painter.rich(parts, 8, y) + 10
    if row.yours:
        width = painter.fonts.width(_("you"), "S", True) + 18
        painter.rect(x, y - 13, width, 26, 13, INK)
        painter.text(_("you"), x + width / 2, y, "S", IVORY, True, "c")
    if row.before is not None:
        whisker(painter, scale, y, 100 * row.before.win, 0.0, faint=True)
    whisker(painter, scale, y, 100 * worth.win, 100 * SURE * worth.win_se, best=row.best, r=5.5)
    painter.text(percent(worth.win), wins, y, "M", INK, True, "r")
    words = "–" if worth.p_made is None else percent(worth.p_made)
    painter.text(words, made - 8, y, "M", INK if row.best else INK_SOFT, align="r")
