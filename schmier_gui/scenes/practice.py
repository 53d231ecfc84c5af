"""Practise bidding: a hand, your call, and at once what it is worth and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from gettext import gettext as _
from typing import TYPE_CHECKING, Any

import pygame

from schmier_gui.coach.calibration.table import whose
from schmier_gui.coach.estimate import Estimate, estimate, prepare
from schmier_gui.coach.grade import ExchangeVerdict, Graded, after_the_cards, grade, grade_action
from schmier_gui.coach.hands import Situation, turned
from schmier_gui.coach.whatif import Change, which_card
from schmier_gui.engine.actions import Action
from schmier_gui.engine.cards import Card
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.view import View
from schmier_gui.engine.words import card_name
from schmier_gui.gfx import widgets
from schmier_gui.gfx.buttons import Button
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.room import plain_room
from schmier_gui.gfx.theme import BRASS, IVORY, MUTED, mix
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.form import FormScene
from schmier_gui.scenes.notice import NoticeScene
from schmier_gui.scenes.practice_answer import AnswerPart
from schmier_gui.scenes.practice_ask import AskPart
from schmier_gui.scenes.practice_bench import Bench
from schmier_gui.scenes.practice_chart import Call
from schmier_gui.scenes.practice_drills import DrillsScene
from schmier_gui.scenes.practice_exchange import ExchangeAnswer, ExchangeAsk, worked_out
from schmier_gui.scenes.practice_keys import control_of
from schmier_gui.scenes.practice_layout import COLUMN, Layout
from schmier_gui.scenes.practice_play import PlayOutScene
from schmier_gui.scenes.practice_play_setup import PlaySetupScene
from schmier_gui.scenes.practice_question import Question
from schmier_gui.scenes.practice_signs import CardStrip
from schmier_gui.scenes.practice_supply import Supply
from schmier_gui.scenes.practice_tab import MAIN, Part
from schmier_gui.scenes.practice_table import TableLook, paint_hand, paint_table
from schmier_gui.scenes.practice_text import TextScene
from schmier_gui.scenes.progress import ProgressScene

if TYPE_CHECKING:
    from schmier_gui.ai.search.trial import Tried


class PracticeScene(FormScene):
    """One question after the other; `supply` deals them and keeps what was answered."""

    def __init__(self, context: Context, supply: Supply | None = None) -> None:
        super().__init__(context)
        self.supply = supply or Supply(context)
        self.question: Question = self.supply.next()
        self.bench: Bench[Estimate] = Bench()
        self.work: Bench[Any] = Bench()
        self.layout = Layout(context.viewport)
        self._part: Part | None = None
        self._seen = self._ready = False  # numpy is loaded once the first picture is there

    def close(self) -> None:
        super().close()
        self._note()
        self.supply.close()

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

    def paint(self, painter: Painter) -> None:
        layout, question = self.layout, self.question
        painter.surface.blit(plain_room(self.context.viewport), (0, 0))
        painter.text(_("Practise bidding"), layout.left, layout.top + 44, "L", IVORY, True)
        painter.text(question.title, layout.left, layout.top + 78, "S", MUTED)
        look = TableLook(question.view, question.people, self.context.settings.cloth, question.bid)
        paint_table(painter, layout, look)
        swap = question.swap if question.page == "what-if" else None
        paint_hand(painter, layout, [swap[1] if swap and card == swap[0] else card for card in question.hand], question.staying)
        if question.phase == "verdict":
            painter.para(whose(), layout.left, layout.note + painter.fonts.em("S") * 0.7, COLUMN, "S", MUTED, 1.25)
        x, y, w, h = layout.panel
        painter.shadow(x, y, w, h, 12, 18, 8, 190)
        painter.rect(x, y, w, h, 12, IVORY)
        painter.frame(x + 10, y + 10, w - 20, h - 20, 6, mix(IVORY, BRASS, 0.75), 1.5)
        if self._part is not None:
            self._part.paint(painter)

    def draw(self, surface: pygame.Surface, full: bool = False) -> list[pygame.Rect]:
        self._seen = True
        return super().draw(surface, full)

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
        if control is None or control not in self.controls():
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

    def tried(self) -> Tried | None:
        """What came of every choice, once it is known."""
        found: Tried | None = self.work.answers.get(self.question.action)
        return found

    def changes(self, bid: int) -> tuple[Change, ...]:
        """The changes of one card that do most for a bid, as far as they are known; they are worked on from now on."""
        self.work.want(("card", bid), lambda: which_card(self.question.view, bid))
        found: tuple[Change, ...] = self.work.answers.get(("card", bid), ())
        return found

    def next(self) -> None:
        """Another hand."""
        self._note()
        self._ask(self.supply.next())

    def take(self, make: Callable[[], Situation], title: str) -> None:
        """Ask this instead."""
        self._ask(self.supply.other(turned(make()), title))

    def turn_to(self, page: str) -> None:
        """Another page under the verdict."""
        if page != self.question.page:
            self.question.page, self.question.swap, self.question.picked = page, None, None
            self.rebuild()

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

    def graded(self) -> Graded | None:
        """The grade of the person's call, as far as it is known."""
        known, answer = self.bench.answers.get(MAIN), self.question.answer
        return None if known is None or answer is None else grade(known, *answer)

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

    def _put(self, question: Question) -> None:
        """Make this the question, while another screen is in front."""
        self.question, self.bench, self.work = question, Bench(), Bench()
        self.repaint()

    def _pick(self, card: Card) -> None:
        if self._part is not None and not self._part.picked(card):
            self.question.page = "what-if"
            self.question.picked, self.question.suit = card, card[1] if card[1] != "K" else self.question.suit
            self.rebuild()

    def _ask(self, question: Question) -> None:
        self._put(question)
        self.rebuild()

    # what the coach does

    def estimate(self, key: object, make: Callable[[], View]) -> Estimate | None:
        """What is known by now of the view that `make` gives; it is worked on from now on."""
        self.bench.want(key, lambda: estimate(make()))
        return self.bench.answers.get(key)

    def update(self, now: float) -> None:
        if self.context.notices:
            self.context.stack.push(NoticeScene(self.context, self.context.take_notices()))
            return
        super().update(now)
        if not self._ready and self._seen:
            prepare()
            self._ready = True
        if self._ready and self.active and self._busy and (self.bench.work() | self.work.work()):
            self.refresh()
        if self._ready and self.active and not self._busy:
            self._note()

    def _note(self) -> None:
        """Keep the answer, once its grade is known."""
        if self.question.noted is not None or self.question.phase != "verdict":
            return
        verdict = self.graded() if self.question.kind == "call" else self.exchange_graded()
        if verdict is not None:
            self.supply.note(self.question, verdict)

    def exchange_graded(self) -> ExchangeVerdict | None:
        """The grade of what was named or buried, once it is known."""
        tried, action = self.tried(), self.question.action
        return None if tried is None or action is None else grade_action(tried, action)

    @property
    def _busy(self) -> bool:
        return self.bench.busy or self.work.busy

    def refresh(self) -> None:
        """Paint anew what shows an answer."""
        if self._part is not None:
            self._part.refresh()

    def next_deadline(self) -> float | None:
        return 0.0 if self.active and self._busy else super().next_deadline()
