"""Practise bidding: a hand, your call, and at once what it is worth and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from gettext import gettext as _
from typing import TYPE_CHECKING

import pygame

from schmier_gui.coach.grade import after_the_cards, grade
from schmier_gui.coach.hands import Situation, turned
from schmier_gui.engine.actions import Action
from schmier_gui.engine.cards import Card
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.words import card_name
from schmier_gui.gfx import widgets
from schmier_gui.gfx.buttons import Button
from schmier_gui.scenes.practice_answer import AnswerPart
from schmier_gui.scenes.practice_ask import AskPart
from schmier_gui.scenes.practice_chart import Call
from schmier_gui.scenes.practice_drills import DrillsScene
from schmier_gui.scenes.practice_exchange import ExchangeAnswer, ExchangeAsk, worked_out
from schmier_gui.scenes.practice_keys import control_of
from schmier_gui.scenes.practice_layout import Layout
from schmier_gui.scenes.practice_play import PlayOutScene
from schmier_gui.scenes.practice_play_setup import PlaySetupScene
from schmier_gui.scenes.practice_question import Question
from schmier_gui.scenes.practice_screen import PracticeScreen
from schmier_gui.scenes.practice_signs import CardStrip
from schmier_gui.scenes.practice_tab import MAIN
from schmier_gui.scenes.practice_text import TextScene
from schmier_gui.scenes.progress import ProgressScene

if TYPE_CHECKING:
    pass


class PracticeScene(PracticeScreen):
    """One question after the other; `supply` deals them and keeps what was answered."""

    # the screen

    def build(self) -> None:
        self.layout = Layout(self.context.viewport)
        question, ink = self.question, self.layout.ink
        answered = question.phase == "verdict"
        if question.kind == "call":
            self._part = AnswerPart(self, ink) if answered else AskPart(self, ink)
            self.estimate(MAIN, lambda: question.view)
        else:
            self._part = ExchangeAnswer(self, ink) if answered else ExchangeAsk(self, ink)
        self._part.build()
        if (question.kind == "call") == answered and question.kind != "trump":
            self._build_cards()
        self._build_tools()

    def start(self) -> str | None:
        return "next" if self.question.phase == "verdict" else "confirm" if self.question.kind == "lay_away" else None

    def _build_tools(self) -> None:
        tools: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("back", _("Back"), self.back),
            ("drills", _("Drills"), self._choose_drills),
            ("hand-as-text", _("As text"), self._as_text),
            ("progress", _("Progress"), self._show_progress),
        )
        for place, (name, text, command) in enumerate(tools):
            box = self.layout.tool(place, 4)
            self.add(name, widgets.button(self.context.manager, box, text, "quiet", size="S", bold=False, command=command))

    def _build_cards(self) -> None:
        hand = self.question.hand
        for place, card in enumerate(hand):
            tip = card_name(card) if self.question.kind != "call" else _("Swap the {card} for another card").format(card=card_name(card))
            strip = CardStrip(self.context, self.layout.strip(len(hand), place), card, tip, partial(self._pick, card))
            if card in self.question.staying:
                strip.disable()  # type: ignore[no-untyped-call]
            if card in self.question.away or (self.question.page == "what-if" and card == self.question.picked):
                strip.select()  # type: ignore[no-untyped-call]
            self.add(f"card-{card}", strip)

    # what the person does

    def on_key(self, event: pygame.event.Event) -> bool:
        control = control_of(event, self.question)
        if control is None or control not in self.usable():
            return False
        self.press(control)
        return True

    def press(self, control: str) -> None:
        """Press a button by its name."""
        element = self.element(control)
        assert isinstance(element, Button)
        element.press()

    def call(self, bid: int) -> None:
        """A bid, or 0 for a pass."""
        if self.question.call(bid):
            self.rebuild()

    def name(self, trump: str) -> None:
        """The suit for the bid."""
        if self.question.name(trump):
            self.rebuild()

    def ask_again(self) -> None:
        """The same hand once more."""
        self.question.again()
        self.rebuild()

    def decide(self, action: Action) -> None:
        """An answer where no call is asked for."""
        if self.question.decide(action):
            self.work.want(action, lambda: worked_out(self.question.view, action))
            self.rebuild()

    def bury(self, card: Card) -> None:
        """Choose this card, or let it stay after all."""
        self.question.bury(card)
        self.rebuild()

    def next(self) -> None:
        """Another hand."""
        self._note()
        self._ask(self.supply.next())

    def take(self, make: Callable[[], Situation], title: str) -> None:
        """Ask this instead."""
        self._ask(self.supply.other(turned(make()), title))

    def turn_to(self, page: str) -> None:
        """Another page under the verdict."""
        question = self.question
        if page == question.page:
            return
        moved = question.swap is not None
        question.page, question.swap, question.picked = page, None, None
        self.bench.drop(MAIN)
        if moved:
            self.rebuild()
        else:
            self.remake()

    def play_out(self) -> None:
        """See what the cards do."""
        graded = self.graded()
        if graded is not None:
            self.context.stack.push(PlaySetupScene(self.context, self.question, graded, self._play))

    def _play(self, call: Call, open_seats: frozenset[int]) -> None:
        self.context.stack.push(PlayOutScene(self.context, self.question, call, open_seats, partial(self._played, call)))

    def _played(self, call: Call, made: bool | None) -> None:
        """The deal is over: what is to be said of the call that was played."""
        known = self.bench.answers.get(MAIN)
        if known is not None:
            self.question.played = after_the_cards(grade(known, *call), made)
        if made is not None and call == self.question.answer:
            self.supply.happened(self.question, made)

    def tally(self) -> list[tuple[str, str]]:
        """How it has gone so far: icons and sentences."""
        return self.supply.tally()

    def _choose_drills(self) -> None:
        self.context.stack.push(DrillsScene(self.context, self.supply.rules, self.supply.themes, self._drill))

    def _drill(self, rules: Rules, themes: tuple[str, ...]) -> None:
        self.supply.choose(rules, themes)
        self._put(self.supply.next())

    def _as_text(self) -> None:
        self.context.stack.push(TextScene(self.context, self.question, lambda text: self._put(self.supply.read(text))))

    def _show_progress(self) -> None:
        self.context.stack.push(ProgressScene(self.context, self.supply.progress, self._practise_due, self.supply.now))

    def _practise_due(self) -> None:
        self.supply.only_due = True
        self._put(self.supply.next())

    def _pick(self, card: Card) -> None:
        if self._part is not None and not self._part.picked(card):
            self.question.page = "what-if"
            self.question.picked, self.question.suit = card, card[1] if card[1] != "K" else self.question.suit
            self.rebuild()

    def _ask(self, question: Question) -> None:
        self._put(question)
        self.rebuild()
