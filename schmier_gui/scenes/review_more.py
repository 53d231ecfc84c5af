"""What can be done with a deal that is looked at: play on, play it again, copy the hand, write the record to a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from gettext import gettext as _

import pygame

from schmier_gui.coach.hands import Situation
from schmier_gui.coach.paste import situation_text
from schmier_gui.engine.errors import SchmierError
from schmier_gui.engine.events import CallMade
from schmier_gui.engine.session import Session
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK, INK_SOFT
from schmier_gui.scenes import clipboard
from schmier_gui.scenes.again import YOU, from_seat, played_on
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.leaving import leave
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.review_steps import Steps
from schmier_gui.store.exports import export
from schmier_gui.store.files import StoreError
from schmier_gui.table.draw.parts import fitted

_TOP, _STEP, _HEIGHT, _FOOT = 124.0, 80.0, 72.0, 84.0


class MoreScene(PanelScene):
    """The list; what has been done is said below it."""

    width = 560
    sticks = 0.0

    def __init__(self, context: Context, session: Session, steps: Steps, step: int) -> None:
        super().__init__(context)
        self.session, self.steps, self.step = session, steps, step
        self.said = ""
        self.height = _TOP + 5 * _STEP + _FOOT

    def items(self) -> list[tuple[str, str, str, str, Callable[[], None]]]:
        """Control, text, what it means, icon, and what it does."""
        found = [
            ("review-play-on", _("Play on from here"), _("What came after it is played anew"), "play", self._play_on),
            ("review-again", _("Same cards again"), _("This deal from its first call"), "again", self._again),
            ("review-other-seat", _("Same cards, another seat"), _("A new game that begins with them"), "swap", self._choose_seat),
            ("review-copy", _("Copy this hand"), _("As text, to paste into practice or a letter"), "cards", self._copy),
            ("review-export", _("Export the record"), _("The whole game as a file of its own"), "save", self._export),
        ]
        return found if self.steps.choice_at(self.step) is not None else found[1:]

    def build(self) -> None:
        for place, (name, text, sub, icon, command) in enumerate(self.items()):
            box = (self.left, self.y + _TOP + place * _STEP, self.right - self.left, _HEIGHT)
            self.add(name, widgets.button(self.context.manager, box, text, "paper_plain", icon=icon, sub=sub, align="l", command=command))
        self.add("back", widgets.button(self.context.manager, (self.right - 120, self.y + 40, 120, 48), _("Back"), "paper_primary",
                                        command=self.back))

    def start(self) -> str:
        return "back"

    def on_key(self, event: pygame.event.Event) -> bool:
        return False

    def write(self, painter: Painter) -> None:
        heading = _("Deal {number}").format(number=self.steps.number)
        painter.text(heading, self.left, self.y + 64, "L", INK, True)
        lines = painter.fonts.wrap(self.said, "S", self.right - self.left)[:3]
        pitch = painter.fonts.em("S") * 1.3
        y = self.y + self.high - _FOOT / 2 - 8
        for place, line in enumerate(lines):
            painter.text(line, self.left, y + (place - (len(lines) - 1) / 2) * pitch, "S", INK_SOFT)

    # -- what it does

    def _play_on(self) -> None:
        choice = self.steps.choice_at(self.step)
        if choice is not None:
            self._open(lambda: played_on(self.session, choice.number))

    def _again(self) -> None:
        self._open(lambda: played_on(self.session, self.steps.choices[0].number))

    def _choose_seat(self) -> None:
        self.context.stack.push(OtherSeatScene(self.context, self.session, self.steps))

    def _open(self, make: Callable[[], Session]) -> None:
        try:
            session = make()
        except SchmierError as error:
            self._say(str(error))
            return
        leave(self.context, lambda: self.context.play_beside(session))

    def _copy(self) -> None:
        if clipboard.copy(situation_text(hand_of(self.steps))):
            self._say(_("The hand is on the clipboard."))
        else:
            self._say(_("This desktop has no clipboard."))

    def _export(self) -> None:
        try:
            path = export(self.context.data_dir, self.session)
        except StoreError as error:
            self._say(str(error))
            return
        self._say(_("Written to {file}").format(file=path))

    def _say(self, words: str) -> None:
        self.said = words
        self.repaint()


class OtherSeatScene(PanelScene):
    """Whose cards the person would like to play."""

    width = 464

    def __init__(self, context: Context, session: Session, steps: Steps) -> None:
        super().__init__(context)
        self.session, self.steps = session, steps
        self.height = 140 + 64 * (session.rules.seats - 1) + 96

    def build(self) -> None:
        for seat in range(1, self.session.rules.seats):
            box = (self.left, self.y + 124 + 64 * (seat - 1), self.right - self.left, 56)
            words = _("The cards of {name}").format(name=self.session.names[seat])
            self.add(f"review-seat-{seat}", widgets.button(self.context.manager, box, words, "paper_plain", align="l",
                                                           command=partial(self._take, seat)))
        box = (self.right - 184, self.bottom - 56, 184, 56)
        self.add("back", widgets.button(self.context.manager, box, _("Back"), "paper_primary", command=self.back))

    def start(self) -> str:
        return "back"

    def write(self, painter: Painter) -> None:
        painter.text(_("Another seat"), self.left, self.y + 60, "L", INK, True)
        fitted(painter, _("The others' cards move round with you."), self.left, self.y + 92, self.right - self.left, "S", INK_SOFT)

    def _take(self, seat: int) -> None:
        leave(self.context, lambda: self.context.play_beside(from_seat(self.session, self.steps.deal.start, seat)))


def hand_of(steps: Steps) -> Situation:
    """The person's hand as it was dealt, with the calls before theirs."""
    start, rules = steps.deal.start, steps.session.rules
    state = steps.session.state_before(steps.choices[0].number)
    calls = []
    for event in steps.deal.events:
        if isinstance(event, CallMade):
            if event.seat == YOU:
                break
            calls.append(event.amount)
    return Situation(rules, state.hands, state.kitty, start.dealer, YOU, state.scores, tuple(calls))
