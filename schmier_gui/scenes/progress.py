"""What the person finds hard, as charts: cost per call, where it comes from, too bold or too shy, and how well they know."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from gettext import gettext as _
from gettext import ngettext

from schmier_gui.coach.progress import Progress, ProgressError
from schmier_gui.engine.cards import Game
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import IVORY, MUTED
from schmier_gui.scenes.chart_page import PAD, ChartPage, nothing
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.progress_charts import paint_boldness, paint_calibration, paint_shares, paint_weeks
from schmier_gui.scenes.words import game_name

_SORT = 36.0
_BUTTONS = 84.0  # on a narrow page the buttons stand so much lower, under the heading
Figures = Callable[[Painter, float, float], None]


class ProgressScene(ChartPage):
    """The page of one game, or of both; `practise` is called where the person wants the hands that are due."""

    def __init__(self, context: Context, progress: Progress, practise: Callable[[], None], now: Callable[[], datetime]) -> None:
        super().__init__(context)
        self.progress, self._practise, self._now = progress, practise, now
        self.game: Game | None = None
        self.by = "seat"

    narrow_top = 208.0

    def build(self) -> None:
        gui, right, y = self.context.manager, self.right, self.y + 40 + (_BUTTONS if self.narrow else 0)
        self.add("back", widgets.button(gui, (right - 152, y, 152, 56), _("Back"), "primary", command=self.back))
        x = right - 152 - 3 * 136 - 24
        games: tuple[tuple[str, str, Game | None], ...] = (
            ("game-both", _("Both"), None),
            ("game-schmier", game_name("schmier"), "schmier"),
            ("game-smear", game_name("smear"), "smear"),
        )
        for name, text, game in games:
            button = widgets.button(gui, (x, y, 128, 56), text, "plain", command=partial(self._choose, game))
            if game == self.game:
                button.select()  # type: ignore[no-untyped-call]
            self.add(name, button)
            x += 136
        self._build_due(right if self.narrow else right - 152 - 3 * 136 - 36)
        for place, figures in enumerate((self._weeks, self._shares, self._boldness, self._calibration)):
            below = _SORT + 8 if figures == self._shares else 0.0
            self.chart(place, partial(self._paint_figures, figures), below)
        self._build_kinds()

    def start(self) -> str:
        return "back"

    def paint(self, painter: Painter) -> None:
        self.paint_sheets(painter)
        painter.text(_("Your progress"), self.left, self.y + 56, "L", IVORY, True)
        painter.text(self._says(), self.left, self.y + 98, "S", MUTED)

    def _says(self) -> str:
        try:
            counts = self.progress.counts(self._now().date(), self.game)
        except ProgressError as error:
            return str(error)
        if not counts.calls:
            return _("It fills as you practise.")
        hands = ngettext("{count} hand practised", "{count} hands practised", counts.calls).format(count=counts.calls)
        if not counts.judged:
            return _("{hands}; nothing has hung on your calls yet").format(hands=hands)
        words = ngettext("{hands}; {sound} of {count} call sound", "{hands}; {sound} of {count} calls sound", counts.judged)
        return words.format(hands=hands, sound=counts.sound, count=counts.judged)

    # what is in them

    def _build_kinds(self) -> None:
        x, y, _w, h = self.sheet(1)
        x, y = x + PAD, y + h - PAD - _SORT + 6
        for key, text in (("seat", _("By seat")), ("hand", _("By hand")), ("score", _("By score"))):
            width = self.context.fonts.width(text, "S", True) + 28
            box, command = (x, y, width, _SORT), partial(self._sort, key)
            button = widgets.button(self.context.manager, box, text, "paper_plain", size="S", command=command)
            if key == self.by:
                button.select()  # type: ignore[no-untyped-call]
            self.add(f"by-{key}", button)
            x += width + 6

    def _paint_figures(self, figures: Figures, painter: Painter, width: float, height: float) -> None:
        try:
            figures(painter, width, height)
        except ProgressError as error:
            nothing(painter, width, height, str(error))

    def _weeks(self, painter: Painter, width: float, height: float) -> None:
        paint_weeks(painter, width, height, self.progress.by_week(self.game))

    def _shares(self, painter: Painter, width: float, height: float) -> None:
        shares = {"seat": self.progress.by_seat, "hand": self.progress.by_kind, "score": self.progress.by_score}[self.by](self.game)
        paint_shares(painter, width, height, shares, _("share of all that your calls have lost"))

    def _boldness(self, painter: Painter, width: float, height: float) -> None:
        paint_boldness(painter, width, height, self.progress.boldness(self.game))

    def _calibration(self, painter: Painter, width: float, height: float) -> None:
        paint_calibration(painter, width, height, self.progress.calibration(self.game), self.progress.brier(self.game))

    def _count_due(self) -> int:
        try:
            return self.progress.count_due(self._now(), self.game)
        except ProgressError:
            return 0

    def _build_due(self, end: float) -> None:
        """The way to the hands that are due, between the title and `end`: in a sentence if it fits, else in two words."""
        due, fonts = self._count_due(), self.context.fonts
        if not due:
            return
        x = self.left + fonts.width(_("Your progress"), "L", True) + 16
        words = ngettext("{count} hand comes back: practise it", "{count} hands come back: practise them", due).format(count=due)
        if fonts.width(words, "S", True) + 72 > end - x:
            words = ngettext("{count} again", "{count} again", due).format(count=due)
        box = (x, self.y + 46, min(fonts.width(words, "S", True) + 72, end - x), 44.0)
        self.add("due", widgets.button(self.context.manager, box, words, "quiet", icon="again", size="S", command=self._go))

    def _choose(self, game: Game | None) -> None:
        self.game = game
        self.rebuild()

    def _sort(self, by: str) -> None:
        self.by = by
        self.rebuild()

    def _go(self) -> None:
        self.context.stack.pop()
        self._practise()
