"""The screen on which a game is played: the table, its record on disk, and the panels that come over it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from gettext import gettext as _

import pygame

from schmier_gui.ai import Bot, Profile, make_bot, seat_seed
from schmier_gui.engine.cards import UNKNOWN
from schmier_gui.engine.events import DealScored, Event, GameEnded, ThrownIn
from schmier_gui.engine.session import PERSON, Player, Session
from schmier_gui.gfx.faces import CODES
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.room import room_and_table
from schmier_gui.scenes.advice import advise
from schmier_gui.scenes.again import deal_on
from schmier_gui.scenes.claim import ClaimScene
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.deal_score import DealScoreScene, ThrownInScene
from schmier_gui.scenes.game_over import GameOverScene
from schmier_gui.scenes.lending import QUICK, Claimant, Quitter, careful
from schmier_gui.scenes.log_scene import LogScene
from schmier_gui.scenes.menu import MenuScene
from schmier_gui.scenes.notice import NoticeScene
from schmier_gui.scenes.rules_scene import help_scene
from schmier_gui.scenes.scene import Scene
from schmier_gui.scenes.this_deal import Deal, ThisDealScene, deal_choices
from schmier_gui.store.autosave import Autosave
from schmier_gui.store.files import StoreError
from schmier_gui.table.ahead import draw_ahead
from schmier_gui.table.director import Pause
from schmier_gui.table.geometry import BACK, HAND, KITTY, TRICK, WON
from schmier_gui.table.table import Table
from schmier_gui.table.tempo import Tempo
from schmier_gui.table.tour import Tour

SYNC_AFTER = 2.0
YOU = 0


def tempo_of(context: Context) -> Tempo:
    """The speed that the person, or the command line, chose."""
    settings = context.settings
    return Tempo(context.speed, settings.trick_hold == "click", settings.reduced_motion)


def bots_of(session: Session, autoplay: bool) -> dict[int, Bot]:
    """The computer players by seat; with autoplay the person's seat gets one too. Their seeds have nothing to do with the deals'."""
    secret = secrets.token_hex(16)
    seats: dict[int, Player] = {s: p for s, p in enumerate(session.players) if autoplay or s != YOU}
    return {seat: make_bot(_profile(player), seat_seed(secret, seat)) for seat, player in seats.items()}


def seat_you(session: Session, autoplay: bool) -> None:
    """Let the record of a new game tell who has the person's seat: what computer players play by themselves is no game of the person's."""
    if not session.choices:
        session.players = (QUICK if autoplay else PERSON, *session.players[1:])


def _profile(player: Player) -> Profile:
    return Profile() if player == PERSON else Profile.from_disk(player)


class TableScene(Scene):
    """One game in the window. Every choice is in the autosave before the screen shows it."""

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self.session = session
        deal_on(session)
        self.autoplay = bool(getattr(context.options, "autoplay", False))
        self.saved = Autosave(context.data_dir)
        self._over = session.state.phase == "over"
        self._refused = ""
        context.unsaved = self.unsaved
        if not self._over:
            self._write(lambda: self.saved.begin(session))
        self._unsynced: float | None = None
        self._bots = bots_of(session, self.autoplay)
        self._hurry = False
        self.table = Table(session, self._bots, self, *self._look(), tempo_of(context))
        self._entered = False
        self._draw_ahead()

    def _draw_ahead(self) -> None:
        draw_ahead(self.table.model, self.table.geometry, self.table.painter)

    def _look(self) -> tuple[Painter, pygame.Surface]:
        ground = room_and_table(self.context.window, cloth=self.context.settings.cloth)
        return self.context.painter_of_window(ground), ground

    # -- the stack

    def enter(self) -> None:
        self._entered = True
        self.table.tempo = self._tempo()
        settings = self.context.settings
        self.table.take_backs, self.table.claims = settings.take_backs, settings.claims and not self.autoplay
        self.table.adviser = advise if self.context.settings.hints and not self.autoplay else None
        self._begin_tour()
        self.table.forget()
        self._warm_faces()

    def _begin_tour(self) -> None:
        """Where it is wanted, for the first time or once more."""
        begun = self.table.tour is not None and self.table.tour.now is not None
        if self.context.settings.tour and not begun and not self.autoplay:
            self.table.tour = Tour(self.session.rules, self.context.settings.hints)

    def leave(self) -> None:
        self._entered = False
        self.table.let_go()

    def close(self) -> None:
        self.unsaved()
        self.saved.close()
        self.table.close()
        if self.context.unsaved == self.unsaved:
            self.context.unsaved = str

    def unsaved(self) -> str:
        """Why what has been played isn't on the disk, after one more try; "" where it is."""
        if self._refused:
            self._catch_up()
        return self._refused

    def resize(self) -> None:
        self.table.resize(*self._look())
        self._draw_ahead()
        self._warm_faces()

    def _warm_faces(self) -> None:
        """The cards that may come into sight next, rasterised one an idle frame."""
        for size in (HAND, TRICK):
            self.context.faces.want(CODES, *size)
        for size in (BACK, KITTY, WON):
            self.context.faces.want((UNKNOWN,), *size)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.context.stack.push(help_scene(self.context, self.session.rules))
            return
        self.table.handle(event)

    def update(self, now: float) -> None:
        if self.context.notices:
            self.context.stack.push(NoticeScene(self.context, self.context.take_notices()))
            return
        self.table.update(now)
        if self._unsynced is not None and now - self._unsynced > SYNC_AFTER:
            self._sync()

    def draw(self, surface: pygame.Surface, full: bool = False) -> list[pygame.Rect]:
        if full:
            self.table.forget()
        return self.table.draw(surface)

    def controls(self) -> dict[str, pygame.Rect]:
        return self.table.controls() if self._entered else {}

    def next_deadline(self) -> float | None:
        soonest = self.table.next_deadline()
        if self._unsynced is None:
            return soonest
        return SYNC_AFTER if soonest is None else min(soonest, SYNC_AFTER)

    @property
    def shown(self) -> int:
        """How many events of the game the picture shows."""
        return self.table.shown

    # -- the table's host

    def played(self) -> None:
        deal_on(self.session)
        self._write(lambda: self.saved.append(self.session))
        self._unsynced = self.context.clock()

    def taken_back(self) -> None:
        self._write(lambda: self.saved.rewrite(self.session))

    def paused(self, pause: Pause, event: Event) -> None:
        self._sync()
        self._give_back()
        if isinstance(event, DealScored):
            self.context.stack.push(DealScoreScene(self.context, self.session, event, self.table.go_on))
        elif isinstance(event, ThrownIn):
            self.context.stack.push(ThrownInScene(self.context, self.session, event, self.table.go_on))
        elif isinstance(event, GameEnded):
            if not self._over:
                self._over = True
                self._write(lambda: self.saved.finish(self.session))
            self.context.stack.push(GameOverScene(self.context, self.session, event))

    def asked(self, control: str) -> None:
        if control == "log":
            self.context.stack.push(LogScene(self.context, self.session, shown=self.shown))
        elif control == "claim" and self.table.flow.claim is not None:
            found = self.table.flow.claim
            self.context.stack.push(ClaimScene(self.context, found, lambda: self._lend(Claimant(found.cards), hurry=True)))
        elif control.startswith("tour-"):
            self._show_round(control)
        else:
            in_hand = self.session.decision is not None and not self.table.director.pause and not self.autoplay
            self.context.stack.push(MenuScene(self.context, self.session, self.shown, self._this_deal if in_hand else None))

    def _show_round(self, control: str) -> None:
        """On with the tour, or enough of it: whoever has seen it through or skipped it never sees it again."""
        tour = self.table.tour
        if tour is None:
            return
        if control == "tour-next":
            tour.go_on()
        else:
            tour.skip()
        if tour.now is None:
            self.context.settings.tour = False
            self.context.save_settings()

    # -- the person's cards in other hands

    def _this_deal(self) -> None:
        choices = deal_choices(self.session) if self.context.settings.take_backs and not self._lent else []
        deal = Deal(self._lent, lambda: self._lend(careful()), self._give_back, lambda: self._lend(Quitter(), hurry=True), self.table.undo)
        self.context.stack.push(ThisDealScene(self.context, self.session, deal, choices))

    @property
    def _lent(self) -> bool:
        return YOU in self._bots and not self.autoplay

    def _lend(self, bot: Bot, hurry: bool = False) -> None:
        """Until the deal is over a computer player has the person's cards; in a hurry nothing of it is shown but the score."""
        self._hurry = hurry
        self.table.tempo = self._tempo()
        self._bots[YOU] = bot
        self.table.reseat()

    def _give_back(self) -> None:
        if self._lent:
            self._hurry = False
            del self._bots[YOU]
            self.table.reseat()
            self.table.tempo = self._tempo()

    def _tempo(self) -> Tempo:
        pace = tempo_of(self.context)
        return Tempo("instant", pace.waits, pace.reduced_motion) if self._hurry else pace

    def heard(self, sound: str) -> None:
        self.context.sounds.play(sound)

    # -- the record

    def _sync(self) -> None:
        self._unsynced = None
        if self._refused:
            self._catch_up()
        else:
            self._write(self.saved.sync)

    def _catch_up(self) -> None:
        """The disk has refused the last write: it may take the whole game now."""
        write = self.saved.finish if self._over else self.saved.append
        self._write(lambda: write(self.session))

    def _write(self, act: Callable[[], object]) -> None:
        """Write to disk; where that fails the game goes on, and the person is told once, until a write has succeeded."""
        try:
            act()
        except StoreError as error:
            if not self._refused:
                saves = _("The game goes on, and is saved as soon as that can be done.")
                self.context.notice(f"{error} {saves}")
            self._refused = str(error)
        else:
            self._refused = ""
