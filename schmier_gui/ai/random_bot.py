"""The yardstick: any legal card, and seldom a bid. Every other player must beat it clearly; tests use it to go everywhere quickly."""

from __future__ import annotations

import random

from schmier_gui.ai.bot import Thought
from schmier_gui.ai.profile import Profile
from schmier_gui.engine.actions import Action, Bid, LayAway
from schmier_gui.engine.auction import PASS
from schmier_gui.engine.decision import Decision
from schmier_gui.engine.trump import order
from schmier_gui.engine.view import View

PASSES = 0.8


class RandomBot:
    """Cards and trump uniformly at random; in the auction it passes four times in five, else makes the lowest bid."""

    def __init__(self, profile: Profile, seed: str | int) -> None:
        self.profile = profile
        self._random = random.Random(str(seed)).random

    @property
    def reason(self) -> str:
        """There never is one."""
        return ""

    def think(self, view: View) -> Thought:
        """One yield, then a legal action."""
        yield
        decision = view.decision
        assert decision is not None
        if decision.kind == "call":
            return self._call(decision)
        if decision.kind == "lay_away":
            return self._lay_away(decision)
        legal = decision.actions
        return legal[int(self._random() * len(legal))]

    def _call(self, decision: Decision) -> Action:
        bids = [action for action in decision.actions if isinstance(action, Bid)]
        if PASS in decision.actions and self._random() < PASSES:
            return PASS
        return bids[0]

    def _lay_away(self, decision: Decision) -> LayAway:
        bounds, suit_of = decision.bounds, order(decision.rules.game, decision.trump).suit_of
        count = bounds.least + int(self._random() * (bounds.most - bounds.least + 1))
        trumps = [card for card in bounds.allowed if suit_of[card] == decision.trump]
        plain = [card for card in bounds.allowed if suit_of[card] != decision.trump]
        return LayAway((*self._some(trumps, bounds.trumps), *self._some(plain, count - bounds.trumps)))

    def _some(self, cards: list[str], count: int) -> list[str]:
        for place in range(count):
            other = place + int(self._random() * (len(cards) - place))
            cards[place], cards[other] = cards[other], cards[place]
        return cards[:count]
