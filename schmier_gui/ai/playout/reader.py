"""How likely the other players would have played as they did, had they held these cards."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout.imitation import Imitator
from schmier_gui.ai.playout.layout import layout
from schmier_gui.ai.playout.tricks import Masks, U
from schmier_gui.engine.cards import Card
from schmier_gui.engine.view import View

Logs: TypeAlias = npt.NDArray[np.float32]
Plays: TypeAlias = list[tuple[int, tuple[Card, ...]]]

LEAST = np.float32(0.02)
"""Nothing that is legal is less likely: people do what the searching player never would."""


class Reader(Imitator):
    """Replays what has been played in many worlds at once."""

    def likely(self, view: View, hands: Masks, plays: Plays) -> Generator[None, None, Logs]:
        """The logarithm of how likely the others would have played these cards, world by world; `hands` as they are now, (seats, rows)."""
        bit = layout(view.rules.game, view.trump or "").bit
        whole = hands.copy()
        for leader, cards in plays:
            for place, card in enumerate(cards):
                whole[(leader + place) % self.seats] |= U(bit[card])
        self.begin(whole, view.declarer, plays[0][0])
        found = np.zeros(self.rows, np.float32)
        for number, (leader, cards) in enumerate(plays):
            self.number = number
            for place, card in enumerate(cards):
                if (leader + place) % self.seats != view.seat:
                    found += self.log_chance(place, bit[card])
                self.put(place, U(bit[card]))
                if place % 2:
                    yield
            if len(cards) == self.seats:
                self.collect(True)
        return found

    def log_chance(self, place: int, card: int) -> Logs:
        """Of this card, where it may be played, among all that may be."""
        scores, total = np.zeros(self.rows, np.float32), np.zeros(self.rows, np.float32)
        for kind, score, option in self.scored(place):
            grown = np.where(option.held, np.exp(score), np.float32(0))
            total += grown
            if int(kind) & card:
                legal = self.legal(place) if place else self._hands[0]
                scores = grown / np.maximum(np.bitwise_count(legal & kind), 1)
        return np.log(np.maximum(scores / np.maximum(total, 1e-9), LEAST))
