"""What if one card of the hand were another? And which one card would make a bid right?"""

from __future__ import annotations

from functools import partial
from gettext import gettext as _
from typing import Protocol

from schmier_gui.coach.whatif import Change, swapped
from schmier_gui.engine.cards import JOKER, PACKS, RANKS, SUITS, Card
from schmier_gui.engine.words import card_name
from schmier_gui.gfx import rich, widgets
from schmier_gui.gfx.buttons import Button
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK, INK_SOFT
from schmier_gui.gfx.widgets import Box
from schmier_gui.scenes.practice_chart import percent
from schmier_gui.scenes.practice_pages import card_parts
from schmier_gui.scenes.practice_picture import Picture
from schmier_gui.scenes.practice_signs import PartsButton, SuitButton
from schmier_gui.scenes.practice_tab import MAIN, Desk, Part
from schmier_gui.scenes.practice_variants import call_parts

_LINE, _BUTTON, _GAP = 32.0, 42.0, 6.0
_BID, _ROOM = 56.0, 12.0  # the widest button of a bid, and how far the words are away from the first
CHANGES = 3


class Wondering(Desk, Protocol):
    """The desk, as far as it looks for cards."""

    def changes(self, bid: int) -> tuple[Change, ...]:
        """The changes of one card that do most for a bid, as far as they are known; they are worked on from now on."""


class WhatIfPage(Part):
    """A suit and a rank for the card that was clicked; below, a bid and the cards that would make it right."""

    desk: Wondering

    def __init__(self, desk: Wondering, box: Box) -> None:
        super().__init__(desk, box)
        self._buttons: list[PartsButton] = []

    def build(self) -> None:
        x, y, w, _h = self.box
        question = self.desk.question
        self._line = Picture(self.desk.context, (x, y, w, _LINE), self._paint_line)
        self._build_suits(y + _LINE)
        self._build_ranks(y + _LINE + _BUTTON + _GAP)
        y += _LINE + 2 * (_BUTTON + _GAP) + 8
        self._build_bids(y)
        self._build_changes(y + _BUTTON + _GAP)
        if question.swap is not None:
            self.desk.estimate(("swap", *question.swap), partial(swapped, question.view, *question.swap))
        self.refresh()

    def refresh(self) -> None:
        self._line.repaint()
        self._answer.repaint()
        found, wanted = self._found(), self.desk.question.wanted
        for button, change in zip(self._buttons, [*found[:CHANGES], *[None] * CHANGES], strict=False):
            waiting: list[rich.Part] = [rich.Text("…" if wanted and not found else "–", "S", INK_SOFT)]
            if (change is not None) != button.is_enabled:
                button.enable() if change else button.disable()  # type: ignore[no-untyped-call]
            button.set_parts(_change_parts(change) if change else waiting)
            button.tool_tip_text = None if change is None or self.desk.question.swap == (change.out, change.into) else _tip(change)

    def picked(self, card: Card) -> bool:
        question = self.desk.question
        question.swap = None
        question.picked = None if question.picked == card else card
        if card != JOKER:
            question.suit = card[1]
        self.desk.rebuild()
        return True

    # the card that comes in

    def _build_suits(self, y: float) -> None:
        context, question, x = self.desk.context, self.desk.question, self.box[0]
        for suit in reversed(SUITS):
            button = SuitButton(context, (x, y, 72, _BUTTON), suit, "", partial(self._choose_suit, suit))
            if suit == question.suit:
                button.select()  # type: ignore[no-untyped-call]
            self.desk.add(f"suit-{suit}", button)
            x += 72 + _GAP
        if JOKER in PACKS[question.situation.rules.game]:
            self._add_card(JOKER, widgets.button(context.manager, (x, y, 132, _BUTTON), _("Joker"), "paper_plain", icon="star", size="S",
                                                 command=partial(self._swap, JOKER)))
        box = (self.box[0] + self.box[2] - 168, y, 168, _BUTTON)
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
            self._add_card(card, widgets.button(self.desk.context.manager, box, text, "paper_plain", tip=card_name(card), size="S",
                                                command=partial(self._swap, card)))

    def _add_card(self, card: Card, button: Button) -> None:
        question = self.desk.question
        if question.swap is not None and question.swap[1] == card:
            button.select()  # type: ignore[no-untyped-call]
        elif question.picked is None or card in question.situation.hand:
            button.disable()  # type: ignore[no-untyped-call]
        self.desk.add(f"into-{card}", button)

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

    def _paint_line(self, painter: Painter, width: float, height: float) -> None:
        question, answers = self.desk.question, self.desk.bench.answers
        y = height / 2 - 2
        if question.picked is None:
            painter.text(_("Click a card of your hand, then what it should be."), 0, y, "S", INK)
            return
        if question.swap is None:
            painter.text(_("The {card} becomes:").format(card=card_name(question.picked)), 0, y, "S", INK)
            return
        out, into = question.swap
        parts: list[rich.Part] = [*card_parts(into), *_said(_("for")), *card_parts(out)]
        now, was = answers.get(("swap", out, into)), answers.get(MAIN)
        if now is not None and was is not None:
            parts += [*_said(_("best is now")), *call_parts(now.best()), rich.Gap(8), rich.Text(percent(now.best().win), "M", INK, True)]
            parts += [*_said(_("before")), *call_parts(was.best()), rich.Gap(8), rich.Text(percent(was.best().win), "M", INK_SOFT)]
        painter.rich(parts, 0, y)

    # the card that would do it

    def _build_bids(self, y: float) -> None:
        """What is asked, in its place the answer once it is known, and the bids to ask it for; the bids give way to the words."""
        context, question = self.desk.context, self.desk.question
        words = max(context.fonts.width(text, "S", True) for text in _answers())
        self._answer = Picture(context, (self.box[0], y, words + 4, _BUTTON), self._paint_answer)
        x, count = self.box[0] + words + _ROOM, len(question.bids)
        width = min(_BID, (self.box[0] + self.box[2] - x - _GAP * (count - 1)) / max(1, count))
        for bid in question.bids:
            button = widgets.button(context.manager, (x, y, width, _BUTTON), str(bid), "paper_plain", command=partial(self._want, bid))
            if bid == question.wanted:
                button.select()  # type: ignore[no-untyped-call]
            self.desk.add(f"wanted-{bid}", button)
            x += width + _GAP

    def _paint_answer(self, painter: Painter, width: float, height: float) -> None:
        asked, these, none = _answers()
        found = self._found()
        painter.text(asked if not found else these if found[0].right else none, 0, height / 2, "S", INK, True)

    def _found(self) -> list[Change]:
        """The cards that make the bid right, or where none does those that come near."""
        wanted = self.desk.question.wanted
        found = self.desk.changes(wanted) if wanted else ()
        return [change for change in found if change.right == found[0].right][:CHANGES]

    def _build_changes(self, y: float) -> None:
        width = (self.box[2] - _GAP * (CHANGES - 1)) / CHANGES
        for place in range(CHANGES):
            box = (self.box[0] + place * (width + _GAP), y, width, _BUTTON)
            button = PartsButton(self.desk.context, box, (), partial(self._take, place))
            button.disable()  # type: ignore[no-untyped-call]
            self._buttons.append(self.desk.add(f"change-{place + 1}", button))

    def _want(self, bid: int) -> None:
        self.desk.question.wanted = bid
        self.desk.rebuild()

    def _take(self, place: int) -> None:
        question = self.desk.question
        found = self._found()
        if place < len(found):
            change = found[place]
            question.picked, question.swap = change.out, (change.out, change.into)
            question.suit = question.suit if change.into == JOKER else change.into[1]
            self.desk.rebuild()


def _said(words: str) -> list[rich.Part]:
    return [rich.Gap(9), rich.Text(words, "S", INK_SOFT), rich.Gap(9)]


def _answers() -> tuple[str, str, str]:
    """What is asked, and what is said where cards were found that do it or, at best, come near."""
    return _("Which one card would make it right?"), _("These cards make it right:"), _("No one card does; the nearest:")


def _tip(change: Change) -> str:
    """What the number on the button counts; nothing once the change is made, for the line above the cards tells it then."""
    if change.gain > 0:
        return _("So much more often the bid then wins than any other call")
    if change.gain < 0:
        return _("So much less often the bid still wins than the best other call")
    return _("The bid then wins as often as the best other call")


def _change_parts(change: Change) -> list[rich.Part]:
    """ "K♠ for 9♣ +6 %"."""
    gain = round(100 * change.gain)
    gained = f"+{gain}" if gain > 0 else f"–{-gain}" if gain < 0 else "±0"
    words = _("{number} %").format(number=gained)
    return [*card_parts(change.into, "S"), *_said(_("for")), *card_parts(change.out, "S"), rich.Gap(12), rich.Text(words, "S", INK)]
