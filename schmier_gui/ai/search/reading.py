"""Reading the other players: how likely they would have played as they did, had they held these cards."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout import layout as bits
from schmier_gui.ai.playout.layout import layout
from schmier_gui.ai.playout.policy import Table
from schmier_gui.ai.playout.tricks import NOTHING, TRICKS, Masks, U
from schmier_gui.engine.cards import Game
from schmier_gui.engine.view import View

Likelihoods = npt.NDArray[np.float32]


@cache
def alike(game: Game) -> tuple[int, ...]:
    """Sets of cards that a player gives one as well as the other; a card in none of them is like no other."""
    small = bits.TRUMPS & (bits.LEFT - 1) & ~(bits.JOKER_BIT | bits.lowest_of(game) | bits.TENS)
    return (bits.JUNK, bits.PLAIN_JACKS | bits.PLAIN_QUEENS | bits.PLAIN_KINGS, bits.PLAIN_TENS, bits.PLAIN_ACES, small)


def like(game: Game, card: int) -> int:
    """The cards like this one, itself included."""
    return next((group for group in alike(game) if group & card), card)


class Reader(Table):
    """Replays what has been played in worlds, and asks at every card what our own policy would have played."""

    agrees = np.float32(0.7)

    def likelihood(self, hands: Masks, view: View) -> Likelihoods:
        """Row by row, how likely the others would have played the cards that this seat has seen. `hands` (seats, rows) as they are now."""
        facts = layout(view.rules.game, view.trump or "")
        tricks = [(trick.leader, [facts.bit[card] for card in trick.cards]) for trick in view.tricks]
        tricks.append((view.leader, [facts.bit[card] for card in view.trick]))
        whole = hands.copy()
        for leader, cards in tricks:
            for place, card in enumerate(cards):
                whole[(leader + place) % self.seats] |= U(card)
        self._declaring = np.full(self.rows, view.declarer % self.sides, np.uint8)
        self._leader[:] = tricks[0][0]
        self._hands[:] = whole
        self._turn(self._leader)
        found = np.ones(self.rows, np.float32)
        for number, (leader, cards) in enumerate(tricks[: TRICKS - 1]):
            for place, card in enumerate(cards):
                self._judge(found, number, place, card, (leader + place) % self.seats == view.seat)
            if len(cards) == self.seats:
                self._collect(True)
        return found

    def _judge(self, found: Likelihoods, number: int, place: int, card: int, own: bool) -> None:
        if not own:
            if place:
                self._follow(place)
                legal = self._legal[place]
            else:
                legal = self._hands[0]
                self._lead(legal, number == 0)
            same = U(like(self.rules.game, card))
            ways, others = np.bitwise_count(legal & same), np.bitwise_count(legal & ~same)
            agrees = np.where(others == 0, np.float32(1), self.agrees)
            strange = (1 - self.agrees) / np.maximum(others, 1)
            found *= np.where(self._card & same != NOTHING, agrees / np.maximum(ways, 1), strange)
        self._card[:] = U(card)
        self._hands[place] ^= U(card)
        if place:
            self._beat(place)
        else:
            self._open_trick()
            self._look_ahead()
