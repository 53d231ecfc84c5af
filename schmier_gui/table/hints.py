"""The hint at the table: thought about in slices when it is asked for, gone with the next action."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from typing import TypeAlias

import msgspec

from schmier_gui.engine.actions import Action, Bid, LayAway, NameTrump, PlayCard
from schmier_gui.engine.cards import Card
from schmier_gui.engine.view import View
from schmier_gui.table.model import HintModel, TableModel


class Advice(msgspec.Struct, frozen=True):
    """What to do, as a headline, and why."""

    action: Action
    headline: str
    reason: str


Adviser: TypeAlias = Callable[[View], Generator[None, None, Advice]]
"""Thinks about a view; yields after every slice of a few milliseconds."""


class Hints:
    """One hint at a time, for the person's open decision. `choose`: chooses cards to lay away, so that the button does what is advised."""

    def __init__(self, model: TableModel, choose: Callable[[Sequence[Card]], None]) -> None:
        self._model, self._choose = model, choose
        self._thought: Generator[None, None, Advice] | None = None

    @property
    def thinking(self) -> bool:
        """A hint has been asked for and is not there yet."""
        return self._thought is not None

    def ask(self, adviser: Adviser, view: View) -> None:
        """Begin to think about this view; where a hint shows, put it away instead."""
        if not self.forget():
            self._thought = adviser(view)
            self._model.hint = HintModel()

    def forget(self) -> bool:
        """Whatever was asked no longer matters; True where something has gone from the screen."""
        gone, self._model.hint = self._model.hint is not None, None
        if self._thought is not None:
            self._thought.close()
            self._thought = None
        return gone

    def tick(self, budget: float) -> bool:
        """Think for about `budget` seconds; True once the hint is there."""
        end = time.perf_counter() + budget
        while self._thought is not None:
            try:
                next(self._thought)
            except StopIteration as done:
                self._thought = None
                self._show(done.value)
                return True
            if time.perf_counter() >= end:
                break
        return False

    def _show(self, advice: Advice) -> None:
        self._model.hint = HintModel(advice.headline, advice.reason, marks(advice.action))
        if isinstance(advice.action, LayAway):
            self._choose(advice.action.cards)


def marks(action: Action) -> frozenset[str]:
    """The controls that stand for an action."""
    match action:
        case Bid(amount):
            return frozenset({f"bid-{amount}"})
        case NameTrump(suit):
            return frozenset({f"trump-{suit}"})
        case PlayCard(card):
            return frozenset({f"card-{card}"})
        case LayAway(cards):
            return frozenset(f"card-{card}" for card in cards) or frozenset({"confirm"})
    return frozenset({"pass"})
