"""The composition root: window, services, and the one loop."""

from __future__ import annotations

import gc
import logging
import math
import os
import signal
import sys
import time
import weakref
from itertools import chain
from pathlib import Path

os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "schmier")
if sys.platform.startswith(("linux", "win")):  # a flip costs 0.4 ms instead of 14 ms where the window has a framebuffer of its own
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

import pygame

from schmier_gui import lost_screen
from schmier_gui.ai.search_bot import load_search_for
from schmier_gui.autopilot import Autopilot
from schmier_gui.cli.options import WindowOptions
from schmier_gui.engine.cards import Game
from schmier_gui.engine.session import Session
from schmier_gui.gfx.memory import give_back_large_blocks
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.once import Once
from schmier_gui.reports import Reports
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.review import ReviewScene
from schmier_gui.scenes.scene import Scene
from schmier_gui.scenes.setup import last_setup, new_session
from schmier_gui.scenes.table_scene import TableScene, seat_you, tempo_of
from schmier_gui.scenes.title import TitleScene
from schmier_gui.store.autosave import make_room, unfinished_file
from schmier_gui.store.files import StoreError, out_of_sight
from schmier_gui.store.paths import data_dir, spare_cache_dir
from schmier_gui.store.settings import load_settings
from schmier_gui.window import USUAL, Window, open_display, place_left, screens

log = logging.getLogger("schmier.app")

FRAME = 1 / 60
NAP = 0.016
QUIET = 0.1


class App:
    """Window, services and loop."""

    def __init__(self, options: WindowOptions) -> None:
        self.options = options
        self.running = True
        self._began = time.monotonic()
        self._due = 0.0
        self._once = Once()
        self._idle_work = True
        self._tidied: Scene | None = None
        self._table: TableScene | None = None
        folder = data_dir(options.data_dir)
        settings, sentence = load_settings(folder)
        give_back_large_blocks()
        open_display()
        lost_screen.watch(lambda: self._table.close() if self._table else None)
        size, exactly = options.size or settings.window or USUAL, bool(options.size)
        self.window = Window(size, exactly, options.fullscreen or settings.fullscreen, None if exactly else place_left(settings, size))
        self._size = self.window.surface.get_size()
        self.context = Context(
            Viewport(*self._size, options.scale),
            folder,
            spare_cache_dir(options.data_dir),
            settings,
            open_table=self.open_table,
            quit=self.quit,
            settings_changed=lambda: self.window.set_fullscreen(self.context.settings.fullscreen),
            options=options,
        )
        for words in filter(None, (out_of_sight(folder), sentence)):
            self.context.notice(words)
        self._reports = Reports(options.ui_map, options.trace)
        self._autopilot = Autopilot() if options.autoplay else None
        for name in ("SIGTERM", "SIGINT", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), lambda *_: self.quit())

    # -- scenes

    def start(self, session: Session | None, kept: bool = False) -> None:
        """The first scene: a record that was asked for (or is `kept` as the unfinished game already), a new game, or the title."""
        self.context.sounds.want()
        if session is not None and kept:
            self.open_table(session)
        elif session is not None:
            self._open_record(session)
        elif self.options.new_game:
            self.open_table(self._new_game())
        else:
            self.context.stack.clear(TitleScene(self.context))

    def _open_record(self, session: Session) -> None:
        """Go on with a record on a copy in the person's folder, or review a finished one; an unfinished game there is kept."""
        context, game = self.context, session.rules.game
        for warning in session.warnings:
            context.notice(warning)
        if session.state.phase == "over":
            context.stack.clear(TitleScene(context))
            context.stack.push(ReviewScene(context, session))
            return
        ours = unfinished_file(context.data_dir, game)
        same = self.options.play_file is not None and ours.exists() and ours.samefile(self.options.play_file)
        if not same and (kept := self._make_room(game)):
            context.notice(kept)
        self.open_table(session)

    def _make_room(self, game: Game) -> str | None:
        """Keep what lies where a game of this kind is saved; the sentence that says what became of it."""
        try:
            return make_room(self.context.data_dir, game)
        except StoreError as error:
            return str(error)

    def _new_game(self) -> Session:
        """The game that --new asks for, set up as it was last; an unfinished one is kept without a question."""
        game = self.options.new_game or "schmier"
        if kept := self._make_room(game):
            log.info("%s", kept)
        return new_session(last_setup(self.context.settings, game), self.options.seed, self.context.settings.word)

    def open_table(self, session: Session) -> None:
        """Play this game, in place of every scene there is."""
        if self._table:
            self._table.close()  # the old game's file is let go before the new one's is written
        if self.context.keep_unfinished and (kept := self._make_room(session.rules.game)):
            self.context.notice(kept)
        self.context.keep_unfinished = False
        seat_you(session, self.options.autoplay)
        self._table = TableScene(self.context, session)
        self._load_search()  # here nobody waits for the next frame; the first thought comes while cards fly
        self._reports.restart()
        self.context.stack.clear(self._table)

    def quit(self) -> None:
        """Leave the loop after this frame."""
        self.running = False

    def _toggle_fullscreen(self) -> None:
        self.context.settings.fullscreen = not self.window.fullscreen
        self.context.save_settings()

    # -- the loop

    def loop(self) -> None:
        """Events, time, picture, rest: until somebody quits. A frame in which nothing is due costs only the look for events."""
        while self.running:
            begun = time.perf_counter()
            heard = self._take_events()
            now = self.context.clock()
            if heard or now >= self._due:
                self._frame(now, begun, heard)
            else:
                self._use_idle_time(self._due - now)
            self._drive(now)
            self._rest(begun)

    def _take_events(self) -> bool:
        events = pygame.event.get()
        for event in events:
            if event.type == pygame.QUIT:
                self.quit()
            elif event.type == pygame.WINDOWSIZECHANGED:
                self._take_size()
            elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
                self.context.stack.redraw()
            elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
                self._toggle_fullscreen()
            elif self._autopilot or self._once.passes(event, self._situation(), self.context.clock()):
                self.context.stack.handle(event)
        return bool(events)

    def _situation(self) -> object:
        """Changes whenever a press has done something: another scene is in front, something else is asked, a choice was taken back."""
        top, table = self.context.stack.top, self._table
        return top and weakref.ref(top), table and (table.session.taken_back, table.table.controller.decision)

    def _take_size(self) -> None:
        """Follow the window to the size that it has now."""
        self._size = self.window.surface.get_size()
        self.window.resized()
        self.context.stack.resize(*self._size, self.context.clock())

    def _frame(self, now: float, begun: float, heard: bool) -> None:
        """Let the scenes move on, show what changed, and learn when they want to move on again."""
        stack = self.context.stack
        stack.update(now)
        if self.window.surface.get_size() != self._size:  # fullscreen takes effect at once, the event comes a frame later
            self._take_size()
        changed = stack.draw(self.window.surface)
        if changed:
            pygame.display.update(changed)
        if heard or changed:
            self._report()
        deadline = stack.next_deadline()
        self._due = math.inf if deadline is None else now + deadline
        self._idle_work = True
        self._reports.frame(begun, deadline == 0.0)

    def _drive(self, now: float) -> None:
        """Autoplay, and the end of a run that was given a time."""
        if self._autopilot:
            stack = self.context.stack
            self._autopilot.update(stack.controls(), len(stack) > 1, tempo_of(self.context), now)
        if self.options.quit_after is not None and time.monotonic() - self._began >= self.options.quit_after:
            self.quit()

    def _report(self) -> None:
        """Tell tests and tools what the picture shows now."""
        table = self._table
        self._reports.tell(self.context.stack.controls(), table.session if table else None, table.shown if table else 0)

    def _rest(self, begun: float) -> None:
        """Sleep until the next frame, or the next look for events."""
        wait = self._due - self.context.clock()
        if wait > NAP:
            time.sleep(NAP)
        elif not tempo_of(self.context).instant:
            time.sleep(max(wait, FRAME - (time.perf_counter() - begun), 0.0))

    def _use_idle_time(self, quiet: float) -> None:
        """Collect garbage once after a scene has changed, then draw cards ahead and read past games, a little a look."""
        if not self._idle_work:
            return
        if self.context.stack.top is self._tidied:
            self._idle_work = self.context.work_ahead() or self._load_search() or self.context.chronicle.tick()
        elif quiet > QUIET:
            self._tidied = self.context.stack.top
            gc.unfreeze()
            gc.collect()
            gc.freeze()

    def _load_search(self) -> bool:
        """Have ready what a searching player needs before its first thought, where one sits at the table or sat there last."""
        tables = [setup.players for setup in self.context.settings.tables.values()]
        load_search_for([*chain(*tables), *(self._table.session.players if self._table else ())])
        return False

    # -- the end

    @property
    def game(self) -> Game | None:
        """Which one is on the table and not over; None where there is none."""
        session = self._table.session if self._table else None
        return session.rules.game if session and session.state.phase != "over" else None

    @property
    def record(self) -> Path | None:
        """Where that game is kept, brought to the disk as far as it can be."""
        if not self.game or not self._table:
            return None
        self._table.close()
        return unfinished_file(self.context.data_dir, self.game)

    def may_stay(self) -> bool:
        """Whether the window may wait for the person: not once it was told to close, and not where nobody plays."""
        over = self.options.quit_after is not None and time.monotonic() - self._began >= self.options.quit_after
        return self.running and not over and not self.options.autoplay

    def close(self) -> None:
        """Let go of everything; what was played is on disk already. What fails now can only be logged."""
        for step in (self._remember_window, self.context.stack.clear, self.context.close, self._reports.close, pygame.quit):
            try:
                step()
            except Exception:
                log.exception("closing")

    def _remember_window(self) -> None:
        settings, here = self.context.settings, (self.window.windowed, self.window.place, screens())
        if not self.options.size and (settings.window, settings.place, settings.screens) != here:
            settings.window, settings.place, settings.screens = here
            self.context.save_settings()
