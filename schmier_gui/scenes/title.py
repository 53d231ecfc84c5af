"""The first screen: go on with a game, begin one, read the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from gettext import gettext as _

import pygame

from schmier_gui import __version__
from schmier_gui.ai.profile import Profile, ProfileError
from schmier_gui.engine.cards import Game
from schmier_gui.engine.session import PERSON, Session
from schmier_gui.gfx import room, widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS, INK, IVORY, MUTED, RED
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.fan import paint_fan
from schmier_gui.scenes.form import FormScene
from schmier_gui.scenes.new_game import NewGameScene
from schmier_gui.scenes.page import USUAL_WIDTH
from schmier_gui.scenes.past_games import PastGamesScene
from schmier_gui.scenes.rules_scene import RulesScene, help_scene
from schmier_gui.scenes.settings_scene import SettingsScene
from schmier_gui.scenes.words import game_name, says
from schmier_gui.store.autosave import GAMES, load_unfinished

Item = tuple[str, str, Callable[[], object], str | None]

LEFT, WIDTH, TOP = 96.0, 328.0, 280.0
_TALL, _LOW, _GAP = 72.0, 56.0, 8.0
NARROWEST, NARROW_TOP = 2 * WIDTH + _GAP + 64, 104.0


class TitleScene(FormScene):
    """Looks for unfinished games whenever it is shown. A narrow page has two columns of buttons in place of the fan of cards."""

    narrowest = NARROWEST

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.unfinished: dict[Game, Session] = {}
        self.notices: list[str] = []
        self._rows_made: list[list[Item]] = []

    def enter(self) -> None:
        self._look_for_games()
        self._take_notices()
        super().enter()

    def build(self) -> None:
        y, first = self._top, True
        for row in self._rows():
            columns = 2 if self.narrow and row is self._rows_made[-1] else len(row)  # the version stands beside the way out
            width = (self._width - _GAP * (columns - 1)) / columns
            for place, (name, text, command, sub) in enumerate(row):
                style = "ghost" if name == "title-quit" else "primary" if first else "plain"
                box = (self._left + place * (width + _GAP), y, width, _TALL if sub else _LOW)
                button = widgets.button(self.context.manager, box, text, style, sub=sub, align="l", bold=style != "ghost", command=command)
                self.add(name, button)
                first = False
            y += box[3] + (16 if row is self._rows_made[0] else _GAP)

    def _rows(self) -> list[list[Item]]:
        """What stands in each row; a narrow page has two to a row, but few rows."""
        push, context = self.context.stack.push, self.context
        games: list[Item] = [
            ("title-continue-other" if place else "title-continue", _("Continue {game}").format(game=game_name(game)),
             partial(self._continue, game), says(session))
            for place, (game, session) in enumerate(self._offers())
        ]
        single: list[Item] = [
            ("title-new-game", _("New game"), lambda: push(NewGameScene(context)), None),
            ("title-practice", _("Practise bidding"), self._practise, None),
        ]
        pairs: list[list[Item]] = [
            [("title-past", _("Past games"), lambda: push(PastGamesScene(context)), None),
             ("title-statistics", _("Statistics"), self._see_statistics, None)],
            [("title-rules", _("Rules"), lambda: push(RulesScene(context)), None),
             ("title-settings", _("Settings"), lambda: push(SettingsScene(context)), None)],
            [("title-quit", _("Quit"), context.quit, None)],
        ]
        if self.narrow:
            self._rows_made = [row for row in (games, single) if row] + pairs
        else:
            self._rows_made = [[item] for item in (*games, *single)] + pairs
        return self._rows_made

    def start(self) -> str:
        return "title-continue" if self.unfinished else "title-new-game"

    def on_key(self, event: pygame.event.Event) -> bool:
        """F1 is for help everywhere."""
        if event.key != pygame.K_F1:
            return False
        self.context.stack.push(help_scene(self.context))
        return True

    def back(self) -> None:
        """There is nothing behind the title."""

    def controls(self) -> dict[str, pygame.Rect]:
        controls = super().controls()
        if "title-continue" in controls:
            controls["continue"] = controls["title-continue"]
        return controls

    def paint(self, painter: Painter) -> None:
        viewport = self.context.viewport
        painter.surface.blit(room.title_table(viewport, self.context.settings.cloth), (0, 0))
        cx, cy, _rx, _ry = room.title_ellipse(viewport)
        if not self.narrow:
            paint_fan(painter, cx, cy)
        self._paint_words(painter)
        first = (self._width - _GAP * (len(self._rows()[0]) - 1)) / len(self._rows()[0])
        painter.glow(self._left, self._top, first, _TALL if self.unfinished else _LOW, 12, BRASS, 12, 0, 60)
        self._paint_notices(painter)

    @property
    def _down(self) -> float:
        return (self.context.viewport.LH - 800) / 2

    @property
    def _left(self) -> float:
        return (self.context.viewport.LW - self._width) / 2 if self.narrow else LEFT

    @property
    def _width(self) -> float:
        return 2 * WIDTH + _GAP if self.narrow else WIDTH

    @property
    def _top(self) -> float:
        """The upper edge of the buttons."""
        return NARROW_TOP if self.narrow else TOP + self._down

    @property
    def _buttons_end(self) -> float:
        """The lower edge of the buttons of a narrow page."""
        return NARROW_TOP + (_TALL if self.unfinished else _LOW) + 16 + (3 if self.unfinished else 2) * (_LOW + _GAP) + _LOW

    def least_height(self, width: float) -> float:
        if width >= USUAL_WIDTH - 1:
            return 800.0
        return self._buttons_end + 16 + (sum(2 + len(notice) // 60 for notice in self.notices) * 24 + 40 if self.notices else 0)

    def _paint_words(self, painter: Painter) -> None:
        down = self._down
        version = _("Version {version}, free software").format(version=__version__)
        if self.narrow:
            painter.text(_("SCHMIER"), self._left - 2, 48, "X", IVORY, True, track=6)
            painter.line(self._left, 88, self._left + self._width, 88, BRASS, 2)
            y = self._buttons_end - _LOW / 2
            painter.text(version, self._left + self._width - 8, y, "S", MUTED, align="r")
            return
        for side in range(3):
            painter.shape(side, LEFT + 8 + 28 * side, 100 + down, 16)
        painter.text(_("SCHMIER"), LEFT - 2, 152 + down, "X", IVORY, True, track=6)
        painter.line(LEFT, 200 + down, LEFT + WIDTH, 200 + down, BRASS, 2)
        painter.text(_("Six players, three sides, first to 21"), LEFT, 226 + down, "S", MUTED)
        painter.text(version, LEFT + WIDTH, self.context.viewport.LH - 32, "S", MUTED, align="r")

    def _paint_notices(self, painter: Painter) -> None:
        if not self.notices:
            return
        width = self._width if self.narrow else min(720.0, self.context.viewport.LW - 560)
        lines = [line for notice in self.notices for line in painter.fonts.wrap(notice, "S", width - 72)]
        pitch = painter.fonts.em("S") * 1.45
        height = len(lines) * pitch + 24
        x = self._left if self.narrow else self.context.viewport.LW - width - 32
        y = self.context.viewport.LH - height - 24
        painter.shadow(x, y, width, height, 10, 6, 3, 130)
        painter.rect(x, y, width, height, 10, IVORY)
        painter.icon("warning", x + 28, y + height / 2, 24, RED)
        for place, line in enumerate(lines):
            painter.text(line, x + 56, y + 12 + pitch * (place + 0.5), "S", INK)

    def _offers(self) -> list[tuple[Game, Session]]:
        """The unfinished games, the kind played last first."""
        return sorted(self.unfinished.items(), key=lambda offer: offer[0] != self.context.settings.last_game)

    def _look_for_games(self) -> None:
        self.unfinished = {}
        for game in GAMES:
            session, warning = load_unfinished(self.context.data_dir, game)
            if session is not None:
                self.unfinished[game] = session
            if warning:
                self.context.notice(warning)

    def _take_notices(self) -> None:
        notices = self.context.take_notices()
        if notices or self.notices:
            self.notices = notices
            self.repaint()

    def _practise(self) -> None:
        from schmier_gui.scenes.practice import PracticeScene  # what it needs is loaded when it is wanted

        self.repaint()  # its picture is let go meanwhile: practice needs the memory in a large window
        self.context.stack.push(PracticeScene(self.context))

    def _see_statistics(self) -> None:
        from schmier_gui.scenes.statistics import StatisticsScene  # what it needs is loaded when it is wanted

        self.context.stack.push(StatisticsScene(self.context))

    def _continue(self, game: Game) -> None:
        session = self.unfinished[game]
        try:
            for player in session.players:
                if player != PERSON:
                    Profile.from_disk(player)
        except ProfileError:
            self.context.notice(_("This game has a computer player that this version of the program doesn't know."))
            self._take_notices()
            return
        self.context.settings.last_game = game
        self.context.save_settings()
        self.context.open_table(session)
