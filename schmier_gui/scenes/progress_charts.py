"""The charts of the progress page: each paints itself into a box of ivory."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _
from gettext import ngettext

from schmier_gui.coach.kinds import kind_title
from schmier_gui.coach.progress import Bin, Brier, Share, Week
from schmier_gui.coach.progress.notes import BOLD, CARDS, RIGHT, SHY, SUIT
from schmier_gui.gfx.chart import Scale, bar, levels, plot, round_scale, trend
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS_DARK, INK, INK_SOFT
from schmier_gui.scenes.chart_page import heading, nothing

_TOP = 48.0
_WEEKS = 12
_SHOWN = 6
_ROW = 40.0


def paint_weeks(painter: Painter, width: float, height: float, weeks: Sequence[Week]) -> None:
    """Cost per call, week by week."""
    heading(painter, _("What a call costs you"), _("games lost in 100, week by week"))
    if not weeks:
        nothing(painter, width, height, _("The first week appears with your first hand."))
        return
    weeks = weeks[-_WEEKS:]
    bottom, left = height - painter.fonts.em("S") * 1.7, painter.fonts.width("10", "S") + 12
    highest = max(100 * week.cost for week in weeks)
    up = round_scale(0.0, max(1.0, highest), bottom, _TOP + painter.fonts.em("S") * 1.2, 5)
    first, last = weeks[0].monday, weeks[-1].monday
    half = painter.fonts.width(first.isoformat(), "S") / 2
    across = Scale(0, max(1, (last - first).days), left + half, width - half)
    levels(painter, up, left, width, 5)
    trend(painter, across, up, [((week.monday - first).days, 100 * week.cost) for week in weeks])
    free = 0.0
    for week in weeks:
        x, words = across.at((week.monday - first).days), week.monday.isoformat()
        if x - half >= free:
            painter.text(words, x, height - painter.fonts.em("S") * 0.6, "S", INK_SOFT, align="c")
            free = x + half + 12


def paint_shares(painter: Painter, width: float, height: float, shares: Sequence[Share], sub: str) -> None:
    """Which kinds of call lose most of all that is lost, and how many there were."""
    heading(painter, _("Where it comes from"), sub)
    shown = [share for share in shares if share.key][:_SHOWN]
    if not shown:
        nothing(painter, width, height, _("Nothing has been practised yet."))
        return
    rows_top = _TOP + painter.fonts.em("S") * 1.1
    step = min(_ROW, (height - rows_top) / _SHOWN)
    lost = sum(share.total for share in shares) or 1.0
    label = min(width * 0.45, max(painter.fonts.width(kind_title(share.key), "S") for share in shown) + 16)
    counts = painter.fonts.width(_calls(8888), "S") + 8
    numbers = painter.fonts.width("100 %", "M", True) + 12
    for place, share in enumerate(shown):
        y = rows_top + (place + 0.5) * step
        painter.text(painter.fonts.fit(kind_title(share.key), "S", False, label - 12), 0, y, "S", INK)
        end = width - counts - numbers
        bar(painter, label, y, end - label, share.total / lost, BRASS_DARK, 12)
        painter.text(_("{number} %").format(number=round(100 * share.total / lost)), width - counts, y, "M", INK, True, "r")
        painter.text(_calls(share.calls), width, y, "S", INK_SOFT, align="r")


def _calls(count: int) -> str:
    return ngettext("{count} call", "{count} calls", count).format(count=count)


def paint_boldness(painter: Painter, width: float, height: float, shares: Sequence[Share]) -> None:
    """Too bold on one side, too shy on the other, and what else was off."""
    heading(painter, _("Too bold or too shy"), _("of your calls in 100"))
    total = sum(share.calls for share in shares)
    if not total:
        nothing(painter, width, height, _("Nothing has been practised yet."))
        return
    words = {BOLD: _("Bid too much"), SHY: _("Bid too little"), SUIT: _("Wrong suit"), CARDS: _("Wrong cards"), RIGHT: _("Sound")}
    shown = [share for share in shares if share.calls or share.key in (BOLD, SHY, RIGHT)]
    top = _TOP + painter.fonts.em("S") * 1.1
    step = min(_ROW, (height - top) / len(words))
    label = max(painter.fonts.width(words[share.key], "S", True) for share in shown) + 20
    numbers = painter.fonts.width("100 %", "M", True) + 12
    for place, share in enumerate(shown):
        y, part = top + (place + 0.5) * step, share.calls / total
        painter.text(words[share.key], 0, y, "S", INK, share.key in (BOLD, SHY))
        bar(painter, label, y, width - label - numbers, part, INK_SOFT if share.key == RIGHT else BRASS_DARK, 12)
        painter.text(_("{number} %").format(number=round(100 * part)), width, y, "M", INK, True, "r")


def paint_calibration(painter: Painter, width: float, height: float, bins: Sequence[Bin], brier: Brier | None) -> None:
    """Own guesses against what happened, and how good they are."""
    heading(painter, _("How well you know"), _("what you guessed, and how often it was made"))
    if brier is None:
        nothing(painter, width, height, _("Set your own chance with the slider when you name the suit, and it appears here."))
        return
    em = painter.fonts.em("S")
    left, bottom, top = painter.fonts.width("100 %", "S") + 16, height - em * 1.8, _TOP + em * 1.2
    across, up = Scale(0, 100, left, left + (bottom - top) * 1.25), Scale(0, 100, bottom, top)
    levels(painter, up, left, across.end, 5, "{:.0f} %")
    for mark in (0, 50, 100):
        painter.text(_("{number} %").format(number=mark), across.at(mark), height - em * 0.7, "S", INK_SOFT, align="c")
    most = max(found.count for found in bins)
    plot(painter, across, up, [(100 * b.guessed, 100 * b.happened, 5 + 6 * (b.count / most) ** 0.5) for b in bins])
    _paint_brier(painter, across.end + max(32.0, painter.fonts.width("100 %", "S") / 2 + em), width, top, brier)


def _paint_brier(painter: Painter, x: float, right: float, top: float, brier: Brier) -> None:
    painter.text(_("Brier score"), x, top + 8, "S", INK_SOFT)
    painter.text(f"{brier.yours:.3f}", x, top + 44, "L", INK, True)
    words = ngettext(
        "from {count} guess; 0 is perfect, 0.25 a coin's, and the coach has {coach:.3f}",
        "from {count} guesses; 0 is perfect, 0.25 a coin's, and the coach has {coach:.3f}",
        brier.count,
    )
    painter.para(words.format(count=brier.count, coach=brier.coach), x, top + 80, right - x, "S", INK_SOFT, 1.35)
