"""The list of past games: each can be reviewed, and an unfinished one gone on with."""

from __future__ import annotations

import contextlib
from functools import partial
from gettext import gettext as _
from gettext import ngettext
from pathlib import Path

import pygame

from schmier_gui.engine.errors import SchmierError
from schmier_gui.engine.replay import load
from schmier_gui.engine.session import Session
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS_DARK, INK, INK_SOFT, IVORY, mix
from schmier_gui.scenes.again import with_person
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.review import ReviewScene
from schmier_gui.scenes.words import game_name, listing, number
from schmier_gui.store.autosave import unfinished_file
from schmier_gui.store.past import Glance, glance, past_games

_TOP, _ROW = 128.0, 80.0
PER_PAGE = 6
_BUTTON, _OPEN = 56.0, 128.0
YOU = 0


class PastGamesScene(PanelScene):
    """The newest first, six to a page. A record dropped on the window is opened too."""

    width = 800
    height = _TOP + PER_PAGE * _ROW + 32 + _BUTTON + 48

    def stretch(self, room: float) -> None:
        missing = PER_PAGE - min(len(self.files), PER_PAGE)
        most = type(self).height
        self.height = max(most - missing * _ROW, min(most, room))

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.files: list[Path] = []
        self.page, self.said = 0, ""
        self._seen: dict[Path, Glance | None] = {}

    def enter(self) -> None:
        self.files, self._seen = past_games(self.context.data_dir), {}
        self.page = min(self.page, self.pages - 1)
        self.repaint()
        super().enter()

    @property
    def pages(self) -> int:
        """How many pages there are, at least one."""
        return max(1, -(-len(self.files) // PER_PAGE))

    @property
    def shown(self) -> list[tuple[Path, Glance | None]]:
        """The games of this page."""
        some = self.files[self.page * PER_PAGE : (self.page + 1) * PER_PAGE]
        for path in some:
            if path not in self._seen:
                self._seen[path] = glance(path)
        return [(path, self._seen[path]) for path in some]

    def build(self) -> None:
        gui = self.context.manager
        for place, (path, seen) in enumerate(self.shown):
            if seen is not None:
                box = (self.right - _OPEN, self.y + _TOP + place * _ROW + 16, _OPEN, 48.0)
                text = _("Review") if seen.winners else _("Go on")
                self.add(f"past-game-{place + 1}", widgets.button(gui, box, text, "paper_plain", command=partial(self._open, path)))
        if self.pages > 1:
            for name, icon, x, by, last in (("past-before", "left", 0, -1, 0), ("past-after", "right", 80, 1, self.pages - 1)):
                button = widgets.button(gui, (self.left + x, self.bottom - _BUTTON, 72, _BUTTON), "", "paper_plain", icon=icon,
                                        command=partial(self._turn, by))
                self.add(name, button)
                if self.page == last:
                    button.disable()  # type: ignore[no-untyped-call]
        box = (self.right - 184, self.bottom - _BUTTON, 184.0, _BUTTON)
        self.add("back", widgets.button(gui, box, _("Back"), "paper_primary", command=self.back))

    def start(self) -> str:
        return "back"

    def on_key(self, event: pygame.event.Event) -> bool:
        step = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}.get(event.key, 0)
        if step:
            self._turn(step)
        return bool(step)

    def on_event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.DROPFILE:
            self._open(Path(event.file))

    def _turn(self, by: int) -> None:
        page = max(0, min(self.pages - 1, self.page + by))
        if page != self.page:
            self.page, self.said = page, ""
            self.rebuild()

    # -- the picture

    def write(self, painter: Painter) -> None:
        painter.text(_("Past games"), self.left, self.y + 60, "L", INK, True)
        count = len(self.files)
        words = ngettext("{count} game is kept.", "{count} games are kept.", count).format(count=count)
        painter.text(words if count else _("Every game you finish will be kept here."), self.left, self.y + 96, "S", INK_SOFT)
        for place, (path, seen) in enumerate(self.shown):
            self._row(painter, self.y + _TOP + place * _ROW, path, seen)
        left = self.left + (168 if self.pages > 1 else 0)
        room = self.right - 184 - 24 - left
        lines = painter.fonts.wrap(self.said or _("Drop a record on the window to open it."), "S", room)[:3]
        pitch, y = painter.fonts.em("S") * 1.3, self.bottom - _BUTTON / 2
        for n, line in enumerate(lines):
            painter.text(line, left, y + (n - (len(lines) - 1) / 2) * pitch, "S", INK_SOFT)

    def _row(self, painter: Painter, y: float, path: Path, seen: Glance | None) -> None:
        painter.line(self.left, y, self.right, y, mix(IVORY, BRASS_DARK, 0.6), 1.2)
        room = self.right - self.left - _OPEN - 24
        if seen is None:
            words, below = path.name, _("This file can't be read; it is left as it is.")
        else:
            words, below = result(seen), about(seen)
        painter.text(painter.fonts.fit(words, "M", True, room), self.left, y + 26, "M", INK, True)
        painter.text(painter.fonts.fit(below, "S", False, room), self.left, y + 54, "S", INK_SOFT)

    # -- opening

    def _open(self, path: Path) -> None:
        try:
            session = load(path)
            players = with_person(session.players)
        except (SchmierError, OSError) as error:
            self._say(str(error))
            return
        if session.state.phase == "over":
            self.context.stack.push(ReviewScene(self.context, session))
        else:
            session.players = players
            self._go_on(path, session)

    def _go_on(self, path: Path, session: Session) -> None:
        """On a copy; one that lay among the past games need not lie there any longer once the copy is on disk."""
        record = session.record().encode()
        self.context.play_beside(session)
        copy = unfinished_file(self.context.data_dir, session.rules.game)
        with contextlib.suppress(OSError):
            if path in self.files and copy.read_bytes() == record == path.read_bytes():
                path.unlink()

    def _say(self, words: str) -> None:
        self.said = words
        self.repaint()


def result(seen: Glance) -> str:
    """Who has won, as the person would say it; or how an unfinished game stands."""
    own, *others = [number(score) for score in seen.scores]
    if not seen.winners:
        return _("Unfinished, at {own} to {others}").format(own=own, others=listing(others))
    won = seen.rules.side(YOU) in seen.winners
    words = _("Won, {own} to {others}") if won else _("Lost, {own} to {others}")
    return words.format(own=own, others=listing(others))


def about(seen: Glance) -> str:
    """When it was, which game, how long, and whether it counts."""
    deals = ngettext("{count} deal", "{count} deals", seen.deal).format(count=seen.deal)
    words = _("{day}: {game}, {deals}") if not seen.marked else _("{day}: {game}, {deals}; with take-backs or known cards")
    return words.format(day=seen.day.isoformat(), game=game_name(seen.rules.game), deals=deals)
