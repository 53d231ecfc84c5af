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
PLAIN_TENS, TENS = U(bits.PLAIN_TENS), U(bits.TENS)
FACES = U(bits.PLAIN_ACES | bits.PLAIN_KINGS | bits.PLAIN_QUEENS | bits.PLAIN_JACKS)
_ACES_TENS = U(bits.ACES | bits.TENS)
_CHEAP = U(bits.PLAIN | ((bits.LEFT - 1) & bits.TRUMPS))
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


class Table:
    """Plays out as many deals as it has rows, always in the same memory: what `play` returns is overwritten by the next call."""

    def __init__(self, rules: Rules, rows: int) -> None:
        self.rules, self.rows, self.seats, self.sides = rules, rows, rules.seats, rules.sides
        points = bits.winners_points(rules.game) | (bits.lowest_of(rules.game) if rules.low == "taker" else 0)
        self._points = U(points)
        self._safe = U(~(points | bits.TENS | bits.ACES) & (bits.PLAIN | bits.TRUMPS))
        self._safe_plain, self._stakes = self._safe & PLAIN, U(points | bits.TENS)
        self._spare = U(~(points | bits.lowest_of(rules.game)) & (bits.PLAIN | bits.TRUMPS))
        self._played, self._lane, self._open, self._beats, self._card, self._out, self._t = (np.empty(rows, U) for _ in range(7))
        self._b = np.empty(rows, np.bool_)
        self._winner, self._leader = np.empty(rows, np.uint8), np.empty(rows, np.uint8)
        self._hands, self._turned = np.empty((self.seats, rows), U), np.empty((self.seats, rows), U)
        self._captured = np.empty((self.sides, rows), U)
        self._index, self._columns = np.empty(rows, np.intp), np.arange(rows, dtype=np.intp)
        self._places = _rotations(self.seats) * rows
        self.log: list[Masks] | None = None
        """Where a list stands here, every card played is appended to it: trick by trick, in the order of play."""

    def play(self, hands: Masks, declarer: Seats | int, start: Start) -> Masks:
        """Play to the end; returns by side the bits of the cards won, shape (sides, rows).

        `hands` (seats, rows) without the cards that have been played. `declarer` decides who plays to draw trumps.
        """
        self._declaring = np.asarray(declarer, np.uint8) % np.uint8(self.sides)
        self._leader[:] = start.leader
        self._hands[:] = hands
        self._turn(self._leader)
        for side in range(self.sides):
            self._captured[side] = U(start.taken[side] if start.taken else 0)
        for trick in range(start.tricks, TRICKS):
            np.bitwise_or.reduce(self._hands, 0, out=self._out)
            self._trick(trick, start.trick if trick == start.tricks else ())
            self._collect(trick < TRICKS - 1)
        return self._captured

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
                self._follow(self._hands[place], place)
            if place >= len(lying) and not last:
                hand = self._hands[place]
                np.bitwise_xor(hand, self._card, out=hand)
                np.bitwise_xor(self._out, self._card, out=self._out)
            if self.log is not None:
                self.log.append(self._card.copy())
            if place:
                self._beat(place)
            else:
                self._open_trick()

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

    def _collect(self, more: bool) -> None:
        """The winner's side takes the trick and its seat leads next: hands are turned so that it plays first."""
        winner, leader = self._winner, self._leader
        leader += winner
        leader -= np.multiply(leader >= self.seats, np.uint8(self.seats), dtype=np.uint8)
        side = leader % np.uint8(self.sides)
        for n in range(self.sides):
            self._captured[n] |= np.multiply(self._played, side == n)
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

    def _lead(self, hand: Masks, opening: bool) -> None:
        """Draw trumps while one's own is the highest, in Schmier on the declarer's side only; else a plain card that is the highest of its
        suit; else a low card that gives nothing away.
        """
        t, b = self._t, self._b
        others = self._out ^ hand
        choice = np.where(np.not_equal(np.bitwise_and(hand, self._safe, out=t), NOTHING, out=b), t, hand)
        if opening and self.rules.trump_opens:
            low = hand & (self._safe & TRUMPS)
            choice = np.where(low != NOTHING, low, np.where(hand & TRUMPS != NOTHING, hand & TRUMPS, hand))
        _lowest(choice, t, self._card)
        if not (opening and self.rules.trump_opens):
            self._lead_best_of_a_suit(hand, others)
        np.bitwise_and(hand, TRUMPS, out=t)
        against = others & TRUMPS
        draws = t > against
        draws &= np.not_equal(against, NOTHING, out=b)
        if self.rules.game == "schmier":
            draws &= self._leader % np.uint8(self.sides) == self._declaring
        rows = np.flatnonzero(draws)
        if rows.size:
            self._card[rows] = top_trump(t[rows])

    def _lead_best_of_a_suit(self, hand: Masks, others: Masks) -> None:
        """Where a hand holds the highest plain card of a suit, that is led."""
        best: Masks | None = None
        for lane in (LANE_0, LANE_1, LANE_2):
            mine = hand & lane
            held = np.multiply(mine, mine > others & lane)
            best = held if best is None else np.where(best != NOTHING, best, held)
        assert best is not None
        rows = np.flatnonzero(best)
        if rows.size:
            self._card[rows] = _top_plain(best[rows])

    def _follow(self, hand: Masks, place: int) -> None:
        """Win where it is worth it, feed a partner who is sure to win, else give a card that brings nothing."""
        t, b, last = self._t, self._b, place == self.seats - 1
        np.bitwise_and(hand, self._lane, out=t)
        np.not_equal(t, NOTHING, out=b)
        if self.rules.trump_any_time:
            np.bitwise_and(hand, self._open, out=t)
        legal = np.where(b, t, hand)
        choice = legal & self._safe_plain
        rows = np.flatnonzero(choice == NOTHING)
        if rows.size:
            choice[rows] = self._least_loss(legal[rows])
        wins = self._winners(legal, last)
        partner = self._partner_wins(place)
        if partner is not None:
            wins *= ~partner
        choice = np.where(np.not_equal(wins, NOTHING, out=b), wins, choice)
        _lowest(choice, t, self._card)
        if partner is None:
            return
        if not last:
            np.bitwise_and(self._beats, self._out ^ hand, out=t)
            if not self.rules.trump_any_time:
                np.bitwise_and(t, self._lane, out=t)
            partner &= np.equal(t, NOTHING, out=b)
        rows = np.flatnonzero(partner)
        if rows.size:
            self._card[rows] = self._feed(legal[rows])

    def _winners(self, legal: Masks, last: bool) -> Masks:
        """The cards to win with. A trump is spent for a point in the trick, a low one also for an ace or a ten; the last player brings home
        his own points and tens.
        """
        wins, lying, b = legal & self._beats, self._played, self._b
        np.bitwise_and(lying, self._points, out=self._t)
        rich = np.not_equal(self._t, NOTHING, out=b)
        spare = wins & self._spare
        np.bitwise_and(lying, _ACES_TENS, out=self._t)
        cheap = np.where(self._t != NOTHING, spare & _CHEAP, spare & PLAIN)
        chosen: Masks = np.where(rich, spare, cheap)
        if last:
            mine = wins & self._stakes
            rows = np.flatnonzero(mine)
            if rows.size:
                points = mine[rows] & self._points
                chosen[rows] = np.where(points != NOTHING, points, mine[rows])
        return chosen

    def _partner_wins(self, place: int) -> Bools | None:
        """Where a seat of the same side that has played already wins so far; None where no such seat has played."""
        wins: Bools | None = None
        for partner in range(place % self.sides, place, self.sides):
            wins = self._winner == partner if wins is None else wins | (self._winner == partner)
        return wins

    def _least_loss(self, legal: Masks) -> Masks:
        """What goes where no plain card goes for nothing: a plain ten, a small trump, anything."""
        tens, small = legal & PLAIN_TENS, legal & self._safe
        found: Masks = np.where(tens != NOTHING, tens, np.where(small != NOTHING, small, legal))
        return found

    def _feed(self, legal: Masks) -> Masks:
        """The best counter for a partner's trick: a point, a ten, else the lowest face card."""
        faces, tens, points = legal & FACES, legal & TENS, legal & self._points
        best = np.where(points != NOTHING, points, np.where(tens != NOTHING, tens, np.where(faces != NOTHING, faces, legal)))
        best &= np.negative(best)
        return best


def _lowest(masks: Masks, t: Masks, out: Masks) -> None:
    np.negative(masks, out=t)
    np.bitwise_and(masks, t, out=out)


def _top_plain(cards: Masks) -> Masks:
    """The highest card of sets of plain cards, each of one suit."""
    filled = cards.copy()
    for n in (3, 6, 12, 24):
        filled |= filled >> U(n)
    filled ^= filled >> U(3)
    filled &= cards
    return filled


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
