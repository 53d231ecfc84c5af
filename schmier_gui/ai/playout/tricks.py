"""Six tricks at once in thousands of deals. Every row is a deal; hands stand in the order in which they play to the trick."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout import layout as bits
from schmier_gui.engine.rules import Rules

Masks: TypeAlias = npt.NDArray[np.uint64]
Bools: TypeAlias = npt.NDArray[np.bool_]
Seats: TypeAlias = npt.NDArray[np.uint8]

TRICKS = 6
U = np.uint64
NOTHING, ONE = U(0), U(1)
PLAIN, TRUMPS, LOWEST_TRUMP = U(bits.PLAIN), U(bits.TRUMPS), U(bits.LOWEST_TRUMP)
LANE_0, LANE_1, LANE_2 = (U(lane) for lane in bits.LANES)
_SHIFTS = tuple(U(n) for n in (1, 2, 4, 8))


class Start(msgspec.Struct, frozen=True):
    """Where the play begins, the same in every row but for the leader of a first trick.

    `leader` of the trick that is being played, one for each row where no card has been played; `trick`: what lies in it, one array of card
    bits for each seat that has played to it; `tricks` that are over before it, `shown` by seat the bits of all cards played in them,
    `taken` by side the bits won in them.
    """

    leader: Seats | int
    tricks: int = 0
    trick: tuple[Masks, ...] = ()
    shown: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()


class Tricks:
    """Cards that are put on the table, beat each other and are taken, in as many deals as there are rows, always in the same memory."""

    def __init__(self, rules: Rules, rows: int) -> None:
        self.rules, self.rows, self.seats, self.sides = rules, rows, rules.seats, rules.sides
        self._played, self._lane, self._open, self._beats, self._card, self._t = (np.empty(rows, U) for _ in range(6))
        self._b = np.empty(rows, np.bool_)
        self._winner, self._leader = np.empty(rows, np.uint8), np.empty(rows, np.uint8)
        self._hands, self._turned = np.empty((self.seats, rows), U), np.empty((self.seats, rows), U)
        self.captured = np.empty((self.sides, rows), U)
        self._index, self._columns = np.empty(rows, np.intp), np.arange(rows, dtype=np.intp)
        self._places = _rotations(self.seats) * rows

    def begin(self, hands: Masks, declarer: Seats | int, leader: Seats | int) -> None:
        """Hands on the table, and who leads."""
        self._declaring = np.asarray(declarer, np.uint8) % np.uint8(self.sides)
        self._leader[:] = leader
        self._hands[:] = hands
        self._turn(self._leader)

    def put(self, place: int, card: Masks | np.uint64) -> None:
        """Play this card at this place, the same in every row or one for each."""
        self._card[:] = card
        self._hands[place] &= ~self._card
        if place:
            self._beat(place)
        else:
            self._open_trick()

    def legal(self, place: int) -> Masks:
        """R41, R42: what may be played at this place, once a card is led."""
        hand = self._hands[place]
        follow = hand & self._lane
        may = hand & self._open if self.rules.trump_any_time else follow
        found: Masks = np.where(follow != NOTHING, may, hand)
        return found

    def _open_trick(self) -> None:
        """What is led, and which cards beat it (R41, R43)."""
        card, t, b = self._card, self._t, self._b
        lane = np.where(np.not_equal(np.bitwise_and(card, LANE_1, out=t), NOTHING, out=b), LANE_1, LANE_2)
        lane = np.where(np.not_equal(np.bitwise_and(card, LANE_0, out=t), NOTHING, out=b), LANE_0, lane)
        self._lane = lane = np.where(np.greater_equal(card, LOWEST_TRUMP, out=b), TRUMPS, lane)
        np.bitwise_or(lane, TRUMPS, out=self._open)
        self._played[:] = card
        np.add(card, card, out=t)
        np.negative(t, out=t)
        np.bitwise_and(self._open, t, out=self._beats)
        self._winner.fill(0)

    def _beat(self, place: int) -> None:
        """The card joins the trick, and wins it so far or not."""
        card, t, b = self._card, self._t, self._b
        np.bitwise_or(self._played, card, out=self._played)
        np.not_equal(np.bitwise_and(card, self._beats, out=t), NOTHING, out=b)
        np.add(card, card, out=t)
        np.negative(t, out=t)
        np.bitwise_and(self._open, t, out=t)
        self._beats = np.where(b, t, self._beats)
        self._winner = np.where(b, np.uint8(place), self._winner)

    def collect(self, more: bool) -> None:
        """The winner's side takes the trick and its seat leads next: hands are turned so that it plays first."""
        winner, leader = self._winner, self._leader
        leader += winner
        leader -= np.multiply(leader >= self.seats, np.uint8(self.seats), dtype=np.uint8)
        side = leader % np.uint8(self.sides)
        for n in range(self.sides):
            self.captured[n] |= np.multiply(self._played, side == n)
        if more:
            self._turn(winner)

    def _turn(self, first: Seats) -> None:
        """Turn the hands of each row so that place `first` comes first."""
        turn, source, target, index = first.astype(np.intp), self._hands.reshape(-1), self._turned, self._index
        for place in range(self.seats):
            np.take(self._places[place], turn, out=index, mode="clip")
            np.add(index, self._columns, out=index)
            np.take(source, index, out=target[place], mode="clip")
        self._hands, self._turned = target, self._hands


def top_trump(trumps: Masks) -> Masks:
    """The highest card of sets of trumps."""
    below = trumps >> ONE
    filled = trumps | below
    for shift in _SHIFTS[1:]:
        filled |= filled >> shift
    filled ^= filled >> ONE
    filled &= TRUMPS
    return filled


@cache
def _rotations(seats: int) -> npt.NDArray[np.intp]:
    """[place][winner]: which place of this trick plays at `place` in the next."""
    return np.array([[(winner + place) % seats for winner in range(seats)] for place in range(seats)], np.intp)
