"""The charts of the statistics: each paints itself onto a sheet of ivory."""

from __future__ import annotations

from gettext import gettext as _
from gettext import ngettext
from itertools import groupby

from schmier_gui.gfx.chart import GRID, GROUND, bar
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS, BRASS_DARK, INK, INK_SOFT
from schmier_gui.scenes.chart_page import heading, nothing
from schmier_gui.scenes.statistics_words import level_title, run_words
from schmier_gui.scenes.words import game_name, point_name
from schmier_gui.store.history import Contract, Figures, PointShare, Results

ROW = 36.0
MOST_RESULTS = 6
LAST = 60
_BAR = 12.0


def chance_mark(painter: Painter, x: float, y: float) -> None:
    """Where chance alone would lie."""
    painter.line(x, y - 11, x, y + 11, INK, 2)


def paint_results(painter: Painter, width: float, height: float, results: tuple[Results, ...]) -> None:
    """Games won by game and by opponents."""
    top = heading(painter, _("Games won"), _("the upright line: what chance alone would win"))
    if not results:
        nothing(painter, width, height, _("The first bar appears when you have finished a game."))
        return
    shown = sorted(sorted(results, key=lambda part: -part.played)[:MOST_RESULTS], key=lambda part: (part.game, -part.played))
    step = min(ROW, (height - top) / max(5, len(shown)))
    titles = [_("{game}: {opponents}").format(game=game_name(part.game), opponents=level_title(part.level)) for part in shown]
    label = max(painter.fonts.width(title, "S") for title in titles) + 16
    numbers = painter.fonts.width(_of(888, 888), "S", True) + 14
    long = width - label - numbers
    for place, (part, title) in enumerate(zip(shown, titles, strict=True)):
        y = top + (place + 0.5) * step
        painter.text(title, 0, y, "S", INK)
        bar(painter, label, y, long, part.won / part.played, BRASS_DARK, _BAR)
        chance_mark(painter, label + long * part.by_chance / part.played, y)
        painter.text(_of(part.won, part.played), width, y, "S", INK, True, "r")


def _of(part: int, whole: int) -> str:
    return _("{part} of {whole}").format(part=part, whole=whole)


def paint_runs(painter: Painter, width: float, height: float, figures: Figures) -> None:
    """The last games one by one, and the longest rows."""
    runs = figures.runs
    games = runs.games[-LAST:]
    count = len(games)
    sub = ngettext("{count} game: won above the line, lost below", "the last {count}: won above the line, lost below", count)
    top = heading(painter, _("Game by game"), sub.format(count=count))
    if not games:
        nothing(painter, width, height, _("Your games stand here in their order."))
        return
    em = painter.fonts.em("S")
    foot = height - 2 * em * 1.9
    middle, tall = (top + foot) / 2 + 4, min(44.0, (foot - top) / 2 - 6)
    step = min(26.0, width / count)
    thick = max(3.0, step * 0.62)
    painter.line(0, middle, width, middle, INK_SOFT, 1.5)
    for place, won in enumerate(games):
        x = step * (place + 0.5) - thick / 2
        if won:
            painter.rect(x, middle - 3 - tall, thick, tall, min(4.0, thick / 2), BRASS_DARK)
        else:
            painter.rect(x, middle + 3, thick, tall, min(4.0, thick / 2), GROUND)
            painter.frame(x, middle + 3, thick, tall, min(4.0, thick / 2), INK_SOFT, 1.2)
    _paint_figures(painter, width, height, _run_figures(figures))


def _run_figures(figures: Figures) -> list[tuple[str, str]]:
    runs = figures.runs
    found = [
        (run_words(runs.now), _("now")),
        (run_words(runs.best), _("longest run")),
        (run_words(-runs.worst), _("longest run")),
    ]
    if figures.deals:
        found.append((_("{points} points").format(points=number_of(figures.change / figures.deals)), _("a deal")))
    return found


def number_of(value: float) -> str:
    """One digit after the point, with an en dash for the minus."""
    return ("–" if round(value, 1) < 0 else "") + f"{abs(value):.1f}"


def _paint_figures(painter: Painter, width: float, height: float, figures: list[tuple[str, str]]) -> None:
    """Large numbers with their words below, side by side."""
    em, cell = painter.fonts.em("S"), width / len(figures)
    for place, (value, words) in enumerate(figures):
        x = cell * place
        painter.text(value, x, height - em * 2.1, "M", INK, True)
        painter.text(painter.fonts.fit(words, "S", False, cell - 8), x, height - em * 0.7, "S", INK_SOFT)


def paint_points(painter: Painter, width: float, height: float, points: tuple[PointShare, ...]) -> None:
    """How often the person's side takes each point."""
    top = heading(painter, _("Points your side takes"), _("of 100 deals; the upright line: its share by chance"))
    if not points:
        nothing(painter, width, height, _("The points appear with your first deal."))
        return
    step = min(ROW, (height - top) / max(6, len(points)))
    label = max(painter.fonts.width(point_name(share.point), "S", True) for share in points) + 16
    numbers = painter.fonts.width("100", "M", True) + 14
    long = width - label - numbers
    for place, share in enumerate(points):
        y = top + (place + 0.5) * step
        painter.text(point_name(share.point), 0, y, "S", INK, True)
        bar(painter, label, y, long, share.yours / share.deals, BRASS_DARK, _BAR)
        chance_mark(painter, label + long * share.by_chance / share.deals, y)
        painter.text(str(round(100 * share.yours / share.deals)), width, y, "M", INK, True, "r")


def paint_contracts(painter: Painter, width: float, height: float, contracts: tuple[Contract, ...]) -> None:
    """What the person bid, how often it was made, and what their side took."""
    top = heading(painter, _("What you bid, and what you took"), _("the larger, the more often; brass: made"))
    if not contracts:
        nothing(painter, width, height, _("Your contracts appear here once you have won the bid."))
        return
    em = painter.fonts.em("S")
    most = max(6 if contract.game == "schmier" else 4 for contract in contracts)
    games = len({contract.game for contract in contracts})
    label = painter.fonts.width(_bid_words(contracts[-1]), "S", True) + 20
    if games > 1:
        label = max(label, *(painter.fonts.width(game_name(game), "S") for game in ("schmier", "smear")))
    made = painter.fonts.width(_("made {made} of {times}").format(made=888, times=888), "S") + 12
    step_x = (width - label - made) / (most + 1)
    rows = len(contracts) + (games if games > 1 else 0)
    step = min(ROW, (height - top - em * 1.4) / rows)
    y = top + step / 2
    largest = max(max(contract.took) for contract in contracts)
    for game, group in groupby(contracts, lambda contract: contract.game):
        if games > 1:
            painter.text(game_name(game), 0, y, "S", INK_SOFT)
            y += step
        for contract in group:
            _paint_contract(painter, contract, label, y, step_x, min(step, step_x) / 2 - 1, largest)
            words = _("made {made} of {times}").format(made=contract.made, times=contract.times)
            painter.text(_bid_words(contract), 0, y, "S", INK, True)
            painter.text(words, width, y, "S", INK, align="r")
            y += step
    for points in range(most + 1):
        painter.text(str(points), label + step_x * (points + 0.5), y - step / 2 + em * 0.8, "S", INK_SOFT, align="c")


def _bid_words(contract: Contract) -> str:
    return _("Bid {bid}").format(bid=contract.bid)


def _paint_contract(painter: Painter, contract: Contract, left: float, y: float, step: float, most_r: float, largest: int) -> None:
    """One line of discs: their areas are the counts."""
    highest = 6 if contract.game == "schmier" else 4
    painter.line(left + step / 2, y, left + step * (highest + 0.5), y, GRID, 1)
    edge = left + step * contract.bid
    painter.line(edge, y - most_r, edge, y + most_r, INK_SOFT, 1.5)
    for points, times in enumerate(contract.took):
        if times:
            r = max(3.5, most_r * (times / largest) ** 0.5)
            painter.disc(left + step * (points + 0.5), y, r, INK)
            painter.disc(left + step * (points + 0.5), y, r - 1.5, BRASS if points >= contract.bid else GROUND)
