"""One practice hand on the screen: what is asked, what the person answered, and how that was graded."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from gettext import gettext as _
from typing import Literal

from schmier_gui.coach.hands import Kind, Situation, kind_of, session_of
from schmier_gui.engine.actions import Action, Bid, Pass
from schmier_gui.engine.cards import Card
from schmier_gui.engine.trump import sort_hand
from schmier_gui.engine.view import View
from schmier_gui.scenes.practice_chart import Call
from schmier_gui.scenes.words import People

Phase = Literal["call", "trump", "verdict"]


@dataclass
class Question:
    """`title` is what the hand is called; `key` brings it back, "" for one that was typed in or changed.

    `bid` is what was called (0 a pass, None before), `trump` the suit for it, `guess` the person's own chance to make it, in percent.
    Where no call is asked for, `away` are the cards chosen to be buried and `action` is the answer. `repeat` is the
    number of a hand that came back, `noted` that of the call in the book of progress; `played` is what the cards said.

    `page` is the page in sight under the verdict; on that of what-if `picked` is the card to swap, `swap` what went out and what came in,
    `suit` the suit on offer, `wanted` the bid that a card is looked for (0 for none).
    """

    situation: Situation
    people: People
    title: str
    key: str = ""
    phase: Phase = "call"
    bid: int | None = None
    trump: str | None = None
    guess: int | None = None
    repeat: int | None = None
    noted: int | None = None
    played: str = ""
    page: str = "why"
    away: tuple[Card, ...] = ()
    action: Action | None = None
    picked: Card | None = None
    swap: tuple[Card, Card] | None = None
    suit: str = "S"
    wanted: int = 0

    @cached_property
    def view(self) -> View:
        """The decision as the person sees it."""
        return session_of(self.situation, self.people.names).view(self.situation.seat)

    @cached_property
    def kind(self) -> Kind:
        """What is asked for."""
        return kind_of(self.situation)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The person's cards in the order in which they are shown."""
        return sort_hand(self.view.hand, self.situation.rules.game, self.view.trump)

    @property
    def staying(self) -> tuple[Card, ...]:
        """Cards that may not be buried, where some are to be."""
        decision = self.view.decision
        if self.kind != "lay_away" or self.phase == "verdict" or decision is None:
            return ()
        return tuple(card for card in self.hand if card not in decision.bounds.allowed)

    @property
    def bids(self) -> list[int]:
        """The bids that may be made."""
        return [action.amount for action in self._legal() if isinstance(action, Bid)]

    @property
    def may_pass(self) -> bool:
        """Is a pass allowed? A forced dealer has to bid."""
        return any(isinstance(action, Pass) for action in self._legal())

    @property
    def answer(self) -> Call | None:
        """The person's call, once it is complete."""
        if self.phase != "verdict" or self.bid is None:
            return None
        return Call(self.bid, self.trump) if self.bid else Call(None)

    def call(self, bid: int) -> bool:
        """Answer with a bid, or 0 for a pass; False where that is not legal."""
        if self.phase == "verdict" or not (bid in self.bids if bid else self.may_pass):
            return False
        self.bid = bid
        self.phase = "trump" if bid else "verdict"
        return True

    def name(self, trump: str) -> bool:
        """Name the suit for the bid."""
        if self.phase != "trump":
            return False
        self.trump, self.phase = trump, "verdict"
        return True

    def bury(self, card: Card) -> None:
        """Choose a card to be buried, or let it stay after all; where enough are chosen the first one stays instead."""
        assert self.view.decision is not None
        if card in self.away:
            self.away = tuple(other for other in self.away if other != card)
        else:
            self.away = (*self.away, card)[-self.view.decision.bounds.most :]

    def decide(self, action: Action) -> bool:
        """Answer where no call is asked for; False where that is not legal."""
        assert self.view.decision is not None
        if self.phase == "verdict" or self.view.decision.why_not(action) is not None:
            return False
        self.action, self.phase = action, "verdict"
        return True

    def again(self) -> None:
        """Ask anew; the first answer is the one that counts."""
        self.phase, self.bid, self.trump, self.guess = "call", None, None, None
        self.page, self.picked, self.swap, self.played = "why", None, None, ""
        self.away, self.action = (), None

    def _legal(self) -> tuple[object, ...]:
        assert self.view.decision is not None
        return self.view.decision.actions


def so_far(question: Question) -> str:
    """What stands before the person's call, in a sentence or two."""
    view, people = question.view, question.people
    turn = _turn(question.situation.speaks, view.rules.seats, question.may_pass)
    if not view.bid:
        return f"{_('Nobody has bid yet.') if view.calls else _('Nobody has spoken yet.')} {turn}"
    mate = people.rules.side(view.declarer) == people.rules.side(view.seat)
    words = _("{name}, your partner, has bid {bid}.") if mate else _("{name} has bid {bid}.")
    return f"{words.format(name=people.names[view.declarer], bid=view.bid)} {turn}"


def _turn(place: int, seats: int, may_pass: bool) -> str:
    if place == seats - 1:
        return _("You are the dealer and speak last.") if may_pass else _("You are the dealer and have to bid.")
    if place == 0:
        return _("You speak first.")
    return _("You speak as number {place} of {seats}.").format(place=place + 1, seats=seats)
