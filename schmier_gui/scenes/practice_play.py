"""A practice hand played out at the real table, with experts in the other seats. It is no game: nothing of it is saved."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from gettext import gettext as _

import pygame

from schmier_gui.ai import make_bot, seat_seed
from schmier_gui.coach.hands import session_of
from schmier_gui.engine.actions import Bid, NameTrump, Pass
from schmier_gui.engine.events import AuctionEnded, DealScored, Event
from schmier_gui.engine.session import PERSON, Session
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.room import room_and_table
from schmier_gui.gfx.theme import INK, INK_SOFT
from schmier_gui.scenes.advice import advise
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.deal_score import DealScoreScene
from schmier_gui.scenes.log_scene import LogScene
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.practice_chart import Call
from schmier_gui.scenes.practice_hands import OpenTable
from schmier_gui.scenes.practice_question import Question
from schmier_gui.scenes.rules_scene import RulesScene, help_scene
from schmier_gui.scenes.scene import Scene
from schmier_gui.scenes.settings_scene import SettingsScene
from schmier_gui.scenes.table_scene import tempo_of
from schmier_gui.table.director import Pause

EXPERT = "expert"
YOU = 0
Done = Callable[[bool | None], None]
"""Told whether the person's own bid was made, None where the person did not declare."""


def session_after(question: Question, call: Call) -> Session:
    """The deal with this call made, experts in the other seats."""
    rules = question.situation.rules
    players = (PERSON, *(EXPERT,) * (rules.seats - 1))
    session = session_of(question.situation, question.people.names, players)
    session.submit(Pass() if call.bid is None else Bid(call.bid))
    return session


def made_by_you(events: list[Event]) -> bool | None:
    """Whether the person made the bid, None where the person did not declare or nothing was scored."""
    contract = next((event for event in events if isinstance(event, AuctionEnded)), None)
    scored = next((event for event in events if isinstance(event, DealScored)), None)
    if contract is None or scored is None or contract.declarer != YOU:
        return None
    return scored.made


class PlayOutScene(Scene):
    """The table from the person's call on; `done` runs when the deal is over, and not at all where it is left."""

    def __init__(self, context: Context, question: Question, call: Call, open_seats: frozenset[int], done: Done) -> None:
        super().__init__(context)
        self.session, self.call, self._done = session_after(question, call), call, done
        secret = secrets.token_hex(16)
        bots = {seat: make_bot(EXPERT, seat_seed(secret, seat)) for seat in range(1, self.session.rules.seats)}
        self.table = OpenTable(self.session, bots, self, *self._look(), tempo_of(context))
        self.table.open_seats, self.table.kept = open_seats, self.session.choices
        self._entered = False

    def _look(self) -> tuple[Painter, pygame.Surface]:
        ground = room_and_table(self.context.window, cloth=self.context.settings.cloth)
        return self.context.painter_of_window(ground), ground

    def enter(self) -> None:
        self._entered = True
        self.table.tempo = tempo_of(self.context)
        self.table.adviser = advise if self.context.settings.hints else None
        self.table.forget()

    def leave(self) -> None:
        self._entered = False
        self.table.let_go()

    def close(self) -> None:
        self.table.close()

    def resize(self) -> None:
        self.table.resize(*self._look())

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.context.stack.push(help_scene(self.context, self.session.rules))
        else:
            self.table.handle(event)

    def update(self, now: float) -> None:
        self.table.update(now)
        self._name_trump()

    def draw(self, surface: pygame.Surface, full: bool = False) -> list[pygame.Rect]:
        if full:
            self.table.forget()
        return self.table.draw(surface)

    def controls(self) -> dict[str, pygame.Rect]:
        return self.table.controls() if self._entered else {}

    def next_deadline(self) -> float | None:
        return self.table.next_deadline()

    # the table's host

    def played(self) -> None:
        """There is no record to grow."""

    def taken_back(self) -> None:
        """There is no record to cut short."""

    def paused(self, pause: Pause, event: Event) -> None:
        if isinstance(event, DealScored):
            self.context.stack.push(ScoreScene(self.context, self.session, event, self._finish))
        else:
            self._finish()

    def asked(self, control: str) -> None:
        if control == "log":
            self.context.stack.push(LogScene(self.context, self.session, shown=self.table.shown))
        else:
            self.context.stack.push(PauseScene(self.context, self.session, self._leave))

    def heard(self, sound: str) -> None:
        self.context.sounds.play(sound)

    # its own

    def _name_trump(self) -> None:
        """The suit was named with the bid; in Smear only where the kitty left it in hand."""
        decision = self.table.controller.decision
        if decision is not None and decision.kind == "trump" and self.call.trump:
            trump, self.call = self.call.trump, Call(self.call.bid)
            if decision.why_not(NameTrump(trump)) is None:
                self.table.controller.press(f"trump-{trump}")

    def _finish(self) -> None:
        self.context.stack.pop()
        self._done(made_by_you(list(self.session.log)))

    def _leave(self) -> None:
        self.context.stack.pop()


class ScoreScene(DealScoreScene):
    """The score of a practice deal: there is no next one."""

    def build(self) -> None:
        self.place("next", _("Back to the verdict"), self.right, 264, self.go_on, "paper_primary")
        if self.lines:
            self.place("see-tricks", _("See the tricks"), self.right - 280, 184, self._see_tricks)

    def back(self) -> None:
        self.go_on()

    @property
    def _ends_game(self) -> bool:
        return True


class PauseScene(PanelScene):
    """What can be done besides playing on."""

    width = 464
    height = 416

    def __init__(self, context: Context, session: Session, leave: Callable[[], None]) -> None:
        super().__init__(context)
        self.session, self._leave = session, leave

    def build(self) -> None:
        stack, context = self.context.stack, self.context
        items = (
            ("menu-resume", _("Go on playing"), "play", self.back),
            ("menu-practice", _("Back to the verdict"), "left", self._go),
            ("menu-rules", _("Rules"), "book", lambda: stack.push(RulesScene(context, self.session.rules))),
            ("menu-settings", _("Settings"), "gear", lambda: stack.push(SettingsScene(context))),
        )
        for place, (name, text, icon, command) in enumerate(items):
            box = (self.left, self.y + 128 + place * 64, self.right - self.left, 56)
            style = "paper_plain" if place else "paper_primary"
            self.add(name, widgets.button(context.manager, box, text, style, icon=icon, align="l", command=command))

    def start(self) -> str:
        return "menu-resume"

    def write(self, painter: Painter) -> None:
        painter.text(_("Practice"), self.left, self.y + 60, "L", INK, True)
        painter.text(_("This deal counts for nothing."), self.left, self.y + 98, "S", INK_SOFT)

    def _go(self) -> None:
        self.context.stack.pop()
        self._leave()
