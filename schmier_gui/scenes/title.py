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
from schmier_gui.scenes.past_games import PastGamesScene
from schmier_gui.scenes.rules_scene import RulesScene, help_scene
from schmier_gui.scenes.settings_scene import SettingsScene
from schmier_gui.scenes.words import game_name, says
from schmier_gui.store.autosave import GAMES, load_unfinished

LEFT, WIDTH, TOP = 96.0, 328.0, 280.0
NARROWEST = 2 * WIDTH + 80.0
_TALL, _LOW, _GAP = 72.0, 56.0, 8.0


class TitleScene(FormScene):
    """Looks for unfinished games whenever it is shown."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.unfinished: dict[Game, Session] = {}
        self.notices: list[str] = []

    def enter(self) -> None:
        self._look_for_games()
        self._take_notices()
        super().enter()

    def build(self) -> None:
        y = TOP + self._down
        first = True
        for game, session in self._offers():
            style, name = ("primary", "title-continue") if first else ("plain", "title-continue-other")
            self._item(name, _("Continue {game}").format(game=game_name(game)), y, partial(self._continue, game), style,
                       says(session), _TALL)
            y += _TALL + (16 if first else _GAP)
            first = False
        items = (
            ("title-new-game", _("New game"), lambda: self.context.stack.push(NewGameScene(self.context))),
            ("title-practice", _("Practise bidding"), self._practise),
        )
        for name, text, command in items:
            self._item(name, text, y, command, "primary" if first else "plain")
            y += _LOW + (16 if first else _GAP)
            first = False
        half = (WIDTH - _GAP) / 2
        self._item("title-past", _("Past games"), y, lambda: self.context.stack.push(PastGamesScene(self.context)), "plain", width=half)
        self._item("title-statistics", _("Statistics"), y, self._see_statistics, "plain", x=LEFT + half + _GAP, width=half)
        y += _LOW + _GAP
        self._item("title-rules", _("Rules"), y, lambda: self.context.stack.push(RulesScene(self.context)), "plain", width=half)
        self._item("title-settings", _("Settings"), y, lambda: self.context.stack.push(SettingsScene(self.context)), "plain",
                   x=LEFT + half + _GAP, width=half)
        self._item("title-quit", _("Quit"), y + _LOW + _GAP, self.context.quit, "ghost")

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
        paint_fan(painter, cx, cy)
        self._paint_words(painter)
        painter.glow(LEFT, TOP + self._down, WIDTH, _TALL if self.unfinished else _LOW, 12, BRASS, 12, 0, 60)
        self._paint_notices(painter)

    @property
    def _down(self) -> float:
        return (self.context.viewport.LH - 800) / 2

    def _item(self, name: str, text: str, y: float, command: Callable[[], object], style: str, sub: str | None = None,
              height: float = _LOW, x: float = LEFT, width: float = WIDTH) -> None:
        button = widgets.button(self.context.manager, (x, y, width, height), text, style, sub=sub, align="l", bold=style != "ghost",
                                command=command)
        self.add(name, button)

    def _paint_words(self, painter: Painter) -> None:
        down = self._down
        for side in range(3):
            painter.shape(side, LEFT + 8 + 28 * side, 100 + down, 16)
        painter.text(_("SCHMIER"), LEFT - 2, 152 + down, "X", IVORY, True, track=6)
        painter.line(LEFT, 200 + down, LEFT + WIDTH, 200 + down, BRASS, 2)
        painter.text(_("Six players, three sides, first to 21"), LEFT, 226 + down, "S", MUTED)
        version = _("Version {version}, free software").format(version=__version__)
        painter.text(version, LEFT, self.context.viewport.LH - 32, "S", MUTED)

    def _paint_notices(self, painter: Painter) -> None:
        if not self.notices:
            return
        width = min(720.0, self.context.viewport.LW - 560)
        lines = [line for notice in self.notices for line in painter.fonts.wrap(notice, "S", width - 72)]
        pitch = painter.fonts.em("S") * 1.45
        height = len(lines) * pitch + 24
        x, y = self.context.viewport.LW - width - 32, self.context.viewport.LH - height - 24
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
