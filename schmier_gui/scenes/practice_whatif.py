"""What if one card of the hand were another? And which one card would make a bid right?"""

from __future__ import annotations

from functools import partial
from gettext import gettext as _

from schmier_gui.coach.grade import call_words
from schmier_gui.engine.cards import JOKER, PACKS, RANKS, SUITS, Card
from schmier_gui.engine.view import View
from schmier_gui.engine.words import card_name
from schmier_gui.gfx import widgets
from schmier_gui.gfx.buttons import Button
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK
from schmier_gui.gfx.widgets import Box
from schmier_gui.scenes.practice_chart import percent
from schmier_gui.scenes.practice_picture import Picture
from schmier_gui.scenes.practice_signs import SuitButton
from schmier_gui.scenes.practice_tab import MAIN, Desk, Part

_LINE, _BUTTON, _GAP = 30.0, 44.0, 6.0


class WhatIfPage(Part):
    """A suit and a rank for the card that was clicked; below, what comes of it."""

    def __init__(self, desk: Desk, box: Box) -> None:
        super().__init__(desk, box)
        self._picture: Picture | None = None

    def build(self) -> None:
        x, y, w, h = self.box
        question = self.desk.question
        self._picture = Picture(self.desk.context, (x, y, w, _LINE), self._paint_line)
        self._build_suits(y + _LINE)
        self._build_ranks(y + _LINE + _BUTTON + _GAP)
        below = y + _LINE + 2 * (_BUTTON + _GAP) + _GAP
        self._result = Picture(self.desk.context, (x, below, w, y + h - below), self._paint_result)
        if question.swap is not None:
            self.desk.estimate(("swap", *question.swap), self._view)

    def refresh(self) -> None:
        if self._picture is not None:
            self._result.repaint()

    def picked(self, card: Card) -> bool:
        question = self.desk.question
        question.swap = None
        question.picked = None if question.picked == card else card
        if card != JOKER:
            question.suit = card[1]
        self.desk.rebuild()
        return True

    def _build_suits(self, y: float) -> None:
        context, question, x = self.desk.context, self.desk.question, self.box[0]
        for suit in reversed(SUITS):
            button = SuitButton(context, (x, y, 72, _BUTTON), suit, "", partial(self._choose_suit, suit))
            if suit == question.suit:
                button.select()  # type: ignore[no-untyped-call]
            self.desk.add(f"suit-{suit}", button)
            x += 72 + _GAP
        if JOKER in self._pack():
            self._add_card(JOKER, widgets.button(context.manager, (x, y, 120, _BUTTON), _("Joker"), "paper_plain", icon="star", size="S",
                                                 command=partial(self._swap, JOKER)))
        box = (self.box[0] + self.box[2] - 150, y, 150, _BUTTON)
        back = widgets.button(context.manager, box, _("As it was"), "paper_plain", icon="undo", size="S", command=self._back)
        if question.swap is None:
            back.disable()  # type: ignore[no-untyped-call]
        self.desk.add("swap-back", back)

    def _build_ranks(self, y: float) -> None:
        ranks = RANKS[self.desk.question.situation.rules.game][::-1]
        width = (self.box[2] - _GAP * (len(ranks) - 1)) / len(ranks)
        for place, rank in enumerate(ranks):
            card = rank + self.desk.question.suit
            box = (self.box[0] + place * (width + _GAP), y, width, _BUTTON)
            text = "10" if rank == "T" else rank
            self._add_card(card, widgets.button(self.desk.context.manager, box, text, "paper_plain", tip=card_name(card), inset=4,
                                                command=partial(self._swap, card)))

    def _add_card(self, card: Card, button: Button) -> None:
        question = self.desk.question
        if question.swap is not None and question.swap[1] == card:
            button.select()  # type: ignore[no-untyped-call]
        elif question.picked is None or card in question.situation.hand:
            button.disable()  # type: ignore[no-untyped-call]
        self.desk.add(f"into-{card}", button)

    def _pack(self) -> tuple[Card, ...]:
        return PACKS[self.desk.question.situation.rules.game]

    def _choose_suit(self, suit: str) -> None:
        self.desk.question.suit = suit
        self.desk.rebuild()

    def _swap(self, card: Card) -> None:
        question = self.desk.question
        if question.picked is not None:
            question.swap = (question.picked, card)
            self.desk.rebuild()

    def _back(self) -> None:
        self.desk.question.swap = None
        self.desk.rebuild()

    def _view(self) -> View:
        from schmier_gui.coach.whatif import swapped

        swap = self.desk.question.swap
        assert swap is not None
        return swapped(self.desk.question.view, *swap)

    def _paint_line(self, painter: Painter, width: float, height: float) -> None:
        question = self.desk.question
        if question.picked is None:
            words = _("Click a card of your hand, then what it should be.")
        elif question.swap is None:
            words = _("Instead of the {card}:").format(card=card_name(question.picked))
        else:
            words = _("The {into} instead of the {out}:").format(into=card_name(question.swap[1]), out=card_name(question.swap[0]))
        painter.text(words, 0, height / 2 - 2, "M", INK, True)

    def _paint_result(self, painter: Painter, width: float, height: float) -> None:
        question, answers = self.desk.question, self.desk.bench.answers
        if question.swap is None:
            return
        now, was = answers.get(("swap", *question.swap)), answers.get(MAIN)
        if now is None or was is None:
            return
        best, before = now.best(), was.best()
        words = _("Best is now {call}, which wins {share}; before it was {old} with {old_share}.").format(
            call=call_words(best), share=percent(best.win), old=call_words(before), old_share=percent(before.win))
        painter.para(words, 0, 16, width, "M" if height > 80 else "S", INK, 1.35)
