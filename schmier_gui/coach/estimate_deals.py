"""The deals behind an estimate: every world is played with each suit as trump, and as the others would play it after a pass or a bid."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout.auction import NOBODY, Signed, auction, worth
from schmier_gui.ai.playout.dealing import Numbers, in_bits, number_of, together
from schmier_gui.ai.playout.exchange import exchange
from schmier_gui.ai.playout.points import Ended, counted, end, owned
from schmier_gui.ai.playout.policy import Table
from schmier_gui.ai.playout.tricks import Start
from schmier_gui.ai.playout.whole import named
from schmier_gui.coach.estimate_worlds import Worlds, plausible
from schmier_gui.engine.actions import Bid, Pass
from schmier_gui.engine.cards import RANKS, SUITS, printed_suit
from schmier_gui.engine.deal import HAND
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.seats import next_seat
from schmier_gui.engine.view import View

FIRST, LATER = 640, 7872
"""Deals of the first batch, which gives a first answer, and of the others: large ones are quicker."""
EACH_OTHER = 2
"""After the first batch the others' deals are played in one of so many worlds."""
BASE = 7
NOT_PLAYED = np.int16(-1)

Codes: TypeAlias = npt.NDArray[np.int16]
Floats: TypeAlias = npt.NDArray[np.float64]
Bools: TypeAlias = npt.NDArray[np.bool_]
Trumps: TypeAlias = npt.NDArray[np.intp]


class Batch(msgspec.Struct, frozen=True):
    """What came of some deals. A code holds the points of all sides, `taken[0] + 7 x taken[1] + ...`; NOT_PLAYED is -1.

    `own` (suits, worlds): with each suit as trump. `declarer`, `bid` (options, worlds): who declares what after each of `Trials.options`.
    `others` (seats, worlds): with another seat as declarer; `asked` (worlds): where these were played as far as needed. `points` (suits,
    points): the weight of the deals in which the own side took the point, of `named` (suits), those in which this suit was named.
    """

    deals: int
    weights: Floats
    own: Codes
    declarer: Signed
    bid: Signed
    others: Codes
    asked: Bools
    points: Floats
    named: Floats


class _Plan(msgspec.Struct, frozen=True):
    """Which deals to play: `own` (suits, worlds) and `others` (seats, worlds), and the suit named by world in each of `own`."""

    worlds: Worlds
    declarer: Signed
    bid: Signed
    trumps: Trumps
    own: Bools
    others: Bools
    asked: Bools

    @property
    def deals(self) -> int:
        return int(self.own.sum()) + int(self.others.sum())


class Trials:
    """Deals for one seat about to call. `options`: by option the amount bid, 0 for a pass; `suits` to try, as places in SUITS."""

    def __init__(self, view: View, seed: str | int) -> None:
        self.view, self.rules, self.me = view, view.rules, view.seat
        self.options, self.suits = options_of(view), suits_of(view)
        digest = hashlib.sha256(f"{seed}/estimate".encode()).digest()
        self._chance = np.random.Generator(np.random.SFC64(int.from_bytes(digest[:8], "big")))
        self._leading = leading(view)

    def batches(self, deals: int) -> Iterator[Batch | None]:
        """As many deals; None after each slice of work in between."""
        left, quota, step = deals, FIRST, 1
        while left:
            size = min(left, quota)
            worlds = plausible(self.view, self._chance, size // len(self.suits) + 1)
            yield None
            plan = self._fitted(self._plan(worlds, step), size)
            yield None
            if plan.deals:
                yield from self._played(plan)
            left -= plan.deals
            quota, step = LATER, EACH_OTHER

    def _plan(self, worlds: Worlds, step: int) -> _Plan:
        """Which deals to play in these worlds."""
        numbers, rules = worlds.numbers, self.rules
        count = numbers.shape[1]
        by_seat = np.moveaxis(numbers[: HAND * rules.seats].reshape(rules.seats, HAND, count), 1, 0)
        best = np.zeros((rules.seats, count), np.float32)
        for seat in self._still_to_call():
            best[seat] = worth(rules.game, by_seat[:, seat]).max(0)
        ends = [self._auction(best, amount) for amount in self.options]
        declarer, bid = np.stack([who for who, _ in ends]), np.stack([amount for _, amount in ends])
        asked = np.arange(count) % step == 0
        seats = np.arange(rules.seats)[:, None]
        others = np.stack([(declarer == seat).any(0) for seat in range(rules.seats)]) & asked & (seats != self.me)
        trumps = np.stack([self._named(numbers, suit) for suit in self.suits])
        # A suit of which there is no card is judged by the worlds in which the kitty brings one.
        suits = np.array(self.suits)
        own = (trumps == suits[:, None]) | np.isin(suits, self._leading)[:, None]
        return _Plan(worlds, declarer, bid, trumps, own, others, asked)

    def _still_to_call(self) -> list[int]:
        """The seats that have a say after this one."""
        seats, seat = [], self.me
        while seat != self.view.dealer:
            seat = next_seat(self.rules, seat)
            seats.append(seat)
        return seats

    def _auction(self, best: npt.NDArray[np.float32], amount: int) -> tuple[Signed, Signed]:
        """Who declares what in each world, after a bid of this amount or a pass (0)."""
        count = best.shape[1]
        high = np.full(count, amount or self.view.bid, np.int8)
        holder = np.full(count, self.me if amount else self.view.declarer if self.view.bid else NOBODY, np.int8)
        if self.me == self.view.dealer or amount == self.rules.highest_bid:
            return holder, high
        return auction(self.rules, best, self.view.dealer, next_seat(self.rules, self.me), high, holder)

    def _named(self, numbers: Numbers, suit: int) -> Trumps:
        """The suit that is named where this one is in mind (R30, R33)."""
        count = numbers.shape[1]
        if not self.rules.kitty_seen:
            return np.full(count, suit, np.intp)
        freely = named(self.rules, numbers, np.full(count, self.me, np.int8))
        if suit in self._leading:
            return freely
        kitty = numbers[HAND * self.rules.seats : HAND * self.rules.seats + self.rules.kitty_seen]
        held = np.repeat(any(printed_suit(card) == SUITS[suit] for card in self.view.hand), count)
        held |= (kitty // len(RANKS[self.rules.game]) == suit).any(0)
        return np.where(held, suit, freely)

    def _fitted(self, plan: _Plan, quota: int) -> _Plan:
        """The plan cut down to the quota: whole worlds as long as there is room, then single suits of the next worlds."""
        upto = np.cumsum(plan.own.sum(0) + plan.others.sum(0))
        whole = int(np.searchsorted(upto, quota, "right"))
        room = quota - (int(upto[whole - 1]) if whole else 0)
        own, others, asked = plan.own.copy(), plan.others.copy(), plan.asked.copy()
        later = np.arange(own.shape[1]) >= whole
        others[:, later], asked[later] = False, False
        place = np.cumsum((own & later).T).reshape(own.T.shape).T
        own &= ~later | (place <= room)
        last = own.any(0)
        worlds = Worlds(plan.worlds.numbers[:, last], plan.worlds.weights[last])
        return _Plan(worlds, plan.declarer[:, last], plan.bid[:, last], plan.trumps[:, last], own[:, last], others[:, last], asked[last])

    def _played(self, plan: _Plan) -> Iterator[Batch | None]:
        """Exchange, play and points of all deals of the plan side by side."""
        rules, numbers = self.rules, plan.worlds.numbers
        suit, own_world = np.nonzero(plan.own)
        seat, other_world = np.nonzero(plan.others)
        world = np.concatenate([own_world, other_world])
        declarer = np.concatenate([np.full(len(suit), self.me), seat]).astype(np.uint8)
        dealt = np.take(numbers, world, 1)
        trump = np.concatenate([plan.trumps[suit, own_world], named(rules, dealt[:, len(suit) :], seat.astype(np.int8))])
        cards = in_bits(rules.game, dealt, trump)
        yield None
        hands = together(cards[: HAND * rules.seats], rules.seats)
        hands, away = exchange(rules, hands, cards[HAND * rules.seats :], self.view.dealer, declarer)
        yield None
        table = Table(rules, len(world))
        for _trick in table.by_trick(hands, declarer, Start(declarer)):
            yield None
        laid = counted(rules, away, self.view.dealer, declarer)
        ended = end(rules, table.captured, owned(rules, hands, Start(declarer)), declarer, self.view.dealer, laid)
        yield self._read(plan, ended, (suit, own_world), (seat, other_world))

    def _read(self, plan: _Plan, ended: Ended, mine: tuple[Trumps, Trumps], others: tuple[Trumps, Trumps]) -> Batch:
        codes = code_of(ended.taken)
        own = np.full(plan.own.shape, NOT_PLAYED)
        own[mine] = codes[: len(mine[0])]
        theirs = np.full(plan.others.shape, NOT_PLAYED)
        theirs[others] = codes[len(mine[0]) :]
        side, weights = self.rules.side(self.me), plan.worlds.weights
        suits = np.array(self.suits)[mine[0]]
        rows = weights[mine[1]] * (plan.trumps[mine] == suits)
        points = [np.bincount(mine[0], rows * ended.owners[p][side, : len(rows)], len(self.suits)) for p in self.rules.points]
        really: Floats = np.bincount(mine[0], rows, len(self.suits)).astype(np.float64)
        taken: Floats = np.stack(points, 1).astype(np.float64)
        return Batch(plan.deals, weights, own, plan.declarer, plan.bid, theirs, plan.asked, taken, really)


def options_of(view: View) -> tuple[int, ...]:
    """The amounts that may be bid, and 0 last for a pass where it is legal."""
    assert view.decision is not None
    bids = [action.amount for action in view.decision.actions if isinstance(action, Bid)]
    return (*bids, *(0 for action in view.decision.actions if isinstance(action, Pass)))


def suits_of(view: View) -> tuple[int, ...]:
    """R30, R33: the suits that might be named, as places in SUITS: all four, but in Smear without a kitty those in hand."""
    if view.rules.game == "schmier" or view.rules.kitty_seen:
        return tuple(range(len(SUITS)))
    return tuple(place for place, suit in enumerate(SUITS) if any(printed_suit(card) == suit for card in view.hand))


def leading(view: View) -> tuple[int, ...]:
    """The suits that count most in hand, as places in SUITS."""
    number = number_of(view.rules.game)
    worths = worth(view.rules.game, np.array([[number[card]] for card in view.hand], np.uint8))[:, 0]
    return tuple(int(place) for place in np.flatnonzero(worths > worths.max() - 1e-4))


def code_of(taken: npt.NDArray[np.uint8]) -> Codes:
    """Points by side, (sides, deals), as one number."""
    code = np.zeros(taken.shape[1], np.int16)
    for points in taken[::-1]:
        code *= np.int16(BASE)
        code += points
    return code


def all_points(rules: Rules) -> npt.NDArray[np.uint8]:
    """The inverse for every code, (sides, codes)."""
    codes = np.arange(BASE**rules.sides)
    return np.stack([codes // BASE**side % BASE for side in range(rules.sides)]).astype(np.uint8)
