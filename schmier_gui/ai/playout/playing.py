"""Deals played out to their end, thousands at once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

import numpy as np

from schmier_gui.ai.playout.tricks import TRICKS, Masks, Seats, Start, Tricks, U
from schmier_gui.engine.rules import Rules


class Playing(Tricks, ABC):
    """Plays out as many deals as it has rows: what `play` returns is overwritten by the next call.

    Who plays which card is for a subclass to say.
    """

    def __init__(self, rules: Rules, rows: int) -> None:
        super().__init__(rules, rows)
        self.log: list[Masks] | None = None
        """Where a list stands here, every card played is appended to it: trick by trick, in the order of play."""

    def play(self, hands: Masks, declarer: Seats | int, start: Start) -> Masks:
        """Play to the end; returns by side the bits of the cards won, shape (sides, rows).

        `hands` (seats, rows) without the cards that have been played. `declarer` decides who plays to draw trumps.
        """
        for _trick in self.by_trick(hands, declarer, start):
            pass
        return self.captured

    def by_trick(self, hands: Masks, declarer: Seats | int, start: Start) -> Iterator[None]:
        """The same, stopping after every trick; what came of it is then in `captured`."""
        self.begin(hands, declarer, start.leader)
        for side in range(self.sides):
            self.captured[side] = U(start.taken[side] if start.taken else 0)
        for trick in range(start.tricks, TRICKS):
            self._trick(trick, start.trick if trick == start.tricks else ())
            self.collect(trick < TRICKS - 1)
            yield

    def _trick(self, trick: int, lying: tuple[Masks, ...]) -> None:
        """One trick, of which the first cards may lie on the table already."""
        last = trick == TRICKS - 1
        for place in range(self.seats):
            if place < len(lying):
                self._card[:] = lying[place]
            elif last:
                self._card[:] = self._hands[place]
            elif place == 0:
                self._lead(self._hands[0], trick == 0)
            else:
                self._follow(place)
            if place >= len(lying) and not last:
                hand = self._hands[place]
                np.bitwise_xor(hand, self._card, out=hand)
            if self.log is not None:
                self.log.append(self._card.copy())
            if place:
                self._beat(place)
            else:
                self._open_trick()
                if not last and len(lying) < self.seats:
                    self._look_ahead()

    @abstractmethod
    def _lead(self, hand: Masks, opening: bool) -> None:
        """Put the card that each row leads in `_card`."""

    @abstractmethod
    def _look_ahead(self) -> None:
        """A card is led, and somebody has a choice to make: what can come of it?"""

    @abstractmethod
    def _follow(self, place: int) -> None:
        """Put the card that each row plays at this place in `_card`."""
