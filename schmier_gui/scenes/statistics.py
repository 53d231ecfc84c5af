"""All that was played, as charts: games won, points taken, bids made; with filters, and the way to the past games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from gettext import gettext as _
from gettext import ngettext

import pygame
import pygame_gui
from msgspec.structs import replace

from schmier_gui.engine.cards import Game
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import IVORY, MUTED
from schmier_gui.scenes.chart_page import nothing
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.counting_page import CountingPage
from schmier_gui.scenes.past_games import PastGamesScene
from schmier_gui.scenes.practice_picture import Picture
from schmier_gui.scenes.statistics_charts import paint_contracts, paint_points, paint_results, paint_runs
from schmier_gui.scenes.statistics_words import (
    ALL,
    Options,
    game_options,
    headline,
    level_options,
    rules_options,
    since,
    time_options,
)
from schmier_gui.scenes.trust import TrustScene
from schmier_gui.store.history import DatabaseError, Figures, Filter, Offered

CHOICES = ("filter-game", "filter-opponents", "filter-rules", "filter-time")
_ROW, _HIGH, _ARROW = 116.0, 44.0, 60.0
_LOWER = 20.0  # on a narrow page the buttons reach over the words


class StatisticsScene(CountingPage):
    """`wanted` is the filter; `figures` what it comes to, None while past games are read or where the history can't be used."""

    top = 176.0
    narrow_top = 316.0

    def __init__(self, context: Context, today: Callable[[], date] = date.today) -> None:
        super().__init__(context)
        self._today = today
        self.wanted = Filter()
        self.figures: Figures | None = None
        self.problem = ""
        self.offered = Offered((), ())
        self._game: Game | None = None
        self._rules: tuple[Game, str] | None = None
        self._time = ALL
        self._charts: list[Picture] = []

    def count(self) -> None:
        """Take on what the history says now."""
        chronicle = self.context.chronicle
        try:
            self.offered = chronicle.history.offered()
            self.figures, self.problem = chronicle.history.figures(self.wanted), chronicle.problem
        except DatabaseError as error:
            self.figures, self.problem = None, str(error)

    # -- the screen

    def build(self) -> None:
        gui, y = self.context.manager, self.y + 32
        x = self.right
        for name, text, style, command in (
            ("back", _("Back"), "primary", self.back),
            ("statistics-games", _("Past games"), "plain", self._games),
            ("statistics-deals", _("Fair deals?"), "plain", self._deals),
        ):
            width = max(128.0, self.context.fonts.width(text, "M", True) + 48)
            x -= width
            self.add(name, widgets.button(gui, (x, y, width, 52), text, style, command=command))
            x -= 12
        self._build_filters()
        charts = (
            lambda painter, w, h, figures: paint_results(painter, w, h, figures.results),
            paint_runs,
            lambda painter, w, h, figures: paint_points(painter, w, h, figures.points),
            lambda painter, w, h, figures: paint_contracts(painter, w, h, figures.contracts),
        )
        self._charts = [self.chart(place, partial(self._paint_chart, paint)) for place, paint in enumerate(charts)]

    def _build_filters(self) -> None:
        gui, gap = self.context.manager, 12.0
        tick = self.context.fonts.width(self._apart_words(), "M") + 60
        filters, x, y = self._filters(), self.left, self.y + _ROW + (_LOWER if self.narrow else 0)
        needs = [max(self.context.fonts.width(text, "M") for text, _id in options) + _ARROW for options, _chosen in filters]
        room = (self.page_width - tick - 4 * gap) / sum(needs)
        half = (self.page_width - gap) / 2
        for place, (name, need, (options, chosen)) in enumerate(zip(CHOICES, needs, filters, strict=True)):
            box = (x, y, room * need, _HIGH)
            if self.narrow:
                box = (self.left + place % 2 * (half + gap), y + place // 2 * (_HIGH + gap), half, _HIGH)
            self.add(name, widgets.dropdown(gui, box, options, chosen))
            x += room * need + gap
        box = (self.right - tick, y + (2 * (_HIGH + gap) if self.narrow else 0), tick, _HIGH)
        self.add("filter-apart", widgets.checkbox(gui, box, self._apart_words(), self.wanted.apart, changed=self._set_apart,
                                                  tip=_("Games in which choices were taken back, or cards were known")))

    def _filters(self) -> tuple[tuple[Options, str], ...]:
        """What the drop-downs offer, and what is chosen in each."""
        rules = str(self.offered.rules.index(self._rules)) if self._rules in self.offered.rules else ALL
        levels = self.wanted.level if self.wanted.level in self.offered.levels else None
        return (
            (game_options(), self._game or ALL),
            (level_options(self.offered.levels), levels or ALL),
            (rules_options(self.context.settings, self.offered, self._game), rules),
            (time_options(), self._time),
        )

    def _apart_words(self) -> str:
        return _("Counted apart")

    def start(self) -> str:
        return "back"

    def paint(self, painter: Painter) -> None:
        self.paint_sheets(painter)
        painter.text(_("Statistics"), self.left, self.y + 48, "L", IVORY, True)
        painter.text(self._says(), self.left, self.y + 88 + (_LOWER if self.narrow else 0), "S", MUTED)

    def _says(self) -> str:
        if self.reading:
            return self.reading
        if self.problem or self.figures is None:
            return self.problem
        words = headline(self.figures)
        if self.wanted.apart:
            return _("{games} (choices taken back, cards known, or only computer players)").format(games=words)
        if not self.figures.apart:
            return words
        apart = ngettext("{count} is counted apart", "{count} are counted apart", self.figures.apart).format(count=self.figures.apart)
        return _("{games} ({apart})").format(games=words, apart=apart)

    def _paint_chart(self, paint: Callable[[Painter, float, float, Figures], None], painter: Painter, width: float, height: float) -> None:
        if self.figures is None:
            nothing(painter, width, height, self.problem)
        else:
            paint(painter, width, height, self.figures)

    # -- choosing

    def on_event(self, event: pygame.event.Event) -> None:
        if event.type != pygame_gui.UI_DROP_DOWN_MENU_CHANGED:
            return
        name = next((name for name in CHOICES if self.element(name) is event.ui_element), None)
        if name is not None:
            self._choose(name, str(event.selected_option_id))

    def _choose(self, name: str, choice: str) -> None:
        picked = None if choice == ALL else choice
        if name == "filter-game":
            self._game = None if picked is None else "smear" if picked == "smear" else "schmier"
            self._rules = None
        elif name == "filter-rules":
            self._rules = None if picked is None else self.offered.rules[int(picked)]
        elif name == "filter-opponents":
            self.wanted = replace(self.wanted, level=picked)
        else:
            self._time = choice
            self.wanted = replace(self.wanted, since=since(choice, self._today()))
        game, rules = self._rules or (self._game, None)
        self.wanted = replace(self.wanted, game=game, rules=rules)
        self.count()
        self.rebuild()

    def _set_apart(self, apart: bool) -> None:
        self.wanted = replace(self.wanted, apart=apart)
        self.count()
        self.repaint()
        for chart in self._charts:
            chart.repaint()

    # -- leading on

    def _games(self) -> None:
        self.context.stack.push(PastGamesScene(self.context))

    def _deals(self) -> None:
        self.context.stack.push(TrustScene(self.context))
