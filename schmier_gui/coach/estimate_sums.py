"""From played-out deals to what each call is worth.

Every option is the mean of one value over the worlds (or over those where it was played), so its error, and that of the difference of two
options tried in the same worlds, follow from what each world adds to it: its influence. Worlds count by their weights.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.ai.equity.table import after_deal
from schmier_gui.ai.equity.table import chances as chances_of
from schmier_gui.ai.playout.auction import NOBODY
from schmier_gui.coach.calibration.table import Curve, curve, point_curve
from schmier_gui.coach.estimate import SETTLED, Estimate, Worth
from schmier_gui.coach.estimate_deals import BASE, NOT_PLAYED, Batch, Bools, Codes, Floats, all_points, options_of, suits_of
from schmier_gui.engine.cards import SUITS
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.seats import next_seat
from schmier_gui.engine.view import View

LEAST_WORLDS = 400


class _Values(msgspec.Struct, frozen=True):
    """What a deal is worth to the own side by bid, from the `lowest` up, and by key, which is codes x declaring side + code.

    `made` (bids, keys); `both` (bids, 2, keys): points added, and chance to win; `nobody` likewise where all pass. Chances count from those
    before the deal, `base`. The last key, `nowhere`, is for worlds that don't count, and worth nothing.
    """

    lowest: int
    made: Bools
    both: Floats
    nobody: tuple[float, float]
    base: float

    @property
    def nowhere(self) -> int:
        return int(self.made.shape[1]) - 1

    def of(self, bid: int) -> tuple[Bools, Floats]:
        """`made` and `both` for this bid."""
        return self.made[bid - self.lowest], self.both[bid - self.lowest]


_Group: TypeAlias = tuple[int, Bools, npt.NDArray[np.intp]]
"""Worlds with one bid: the bid, where they are, and by world its key in the values."""


class _Mean(msgspec.Struct, frozen=True):
    """A mean and what each world adds to its error, (worlds)."""

    value: float
    influence: Floats

    @property
    def error(self) -> float:
        return float(np.sqrt(_product(self.influence, self.influence)))

    def plus(self, other: _Mean) -> _Mean:
        return _Mean(self.value + other.value, self.influence + other.influence)


def _product(one: Floats, other: npt.NDArray[np.float64 | np.bool_]) -> float:
    """The inner product, always added up in the same order: a library for it may use several threads, each time otherwise."""
    return float((one * other).sum())


class Sums:
    """All deals of one estimate so far. `raw`: as our own policy plays, without the correction."""

    def __init__(self, view: View, raw: bool = False) -> None:
        self.view, self.rules, self.me = view, view.rules, view.seat
        self.side = view.rules.side(view.seat)
        self.options, self.suits = options_of(view), suits_of(view)
        self._values, self._codes = values_of(view), BASE**view.rules.sides
        self._batches: list[Batch] = []
        self._raw = raw

    def _curve(self, bid: int) -> Curve:
        return Curve() if self._raw else curve(self.rules.game, bid)

    def _point_curve(self, point: str) -> Curve:
        return Curve() if self._raw else point_curve(self.rules.game, point)

    def add(self, batch: Batch) -> None:
        """More deals."""
        self._batches.append(batch)

    def estimate(self) -> Estimate:
        """What all of them together say."""
        together = _Worlds.of(self._batches)
        wins: list[_Mean] = []
        calls, passing = [], None
        made: dict[int, tuple[float, float]] = {}
        for option, amount in enumerate(self.options):
            points, win = self._left_to_others(together, option)
            if not amount:
                wins.append(win)
                passing = self._worth(None, None, points, win)
                continue
            for place, suit in enumerate(self.suits):
                own_points, own_win = self._own(together, option, place)
                wins.append(win.plus(own_win))
                made[suit] = min(made.get(suit, (2.0, 0.0)), self._p_made(together, amount, place))
                calls.append(self._worth((amount, *made[suit]), suit, points.plus(own_points), wins[-1]))
        influence = np.stack([win.influence for win in wins])
        deals = sum(batch.deals for batch in self._batches)
        settled = len(together.weights) >= LEAST_WORLDS and _settled(calls, passing)
        spread = tuple(map(tuple, np.einsum("ik,jk->ij", influence, influence).tolist()))
        return Estimate(self.me, deals, settled, tuple(calls), passing, self._odds(), spread)

    def _worth(self, made: tuple[int, float, float] | None, suit: int | None, points: _Mean, win: _Mean) -> Worth:
        bid, chance, error = made or (None, None, None)
        trump = None if suit is None else SUITS[suit]
        return Worth(bid, trump, chance, error, points.value, points.error, min(max(self._values.base + win.value, 0.0), 1.0), win.error)

    def _p_made(self, worlds: _Worlds, bid: int, place: int) -> tuple[float, float]:
        """The corrected chance to make the bid in the worlds played, and its error; half a deal made and half a deal set are added for
        that, for what never happened in a sample may still happen.
        """
        codes = worlds.own[place]
        played = codes != NOT_PLAYED
        weights = worlds.weights * played
        total = max(float(weights.sum()), 1e-12)
        raw = _product(weights, self._values.of(bid)[0][self.side * self._codes + codes]) / total
        size = total**2 / max(_product(weights, weights), 1e-12)
        careful = (raw * size + 0.5) / (size + 1)
        correction = self._curve(bid)
        return correction.at(raw), correction.steepness(careful) * float(np.sqrt(careful * (1 - careful) / max(size, 1.0)))

    def _own(self, worlds: _Worlds, option: int, place: int) -> tuple[_Mean, _Mean]:
        """What the worlds add in which this seat declares."""
        bid, codes = self.options[option], worlds.own[place]
        played = codes != NOT_PLAYED
        here = played & (worlds.declarer[option] == self.me)
        return self._corrected(worlds.weights, played, [(bid, here, self.side * self._codes + codes.astype(np.intp))])

    def _left_to_others(self, worlds: _Worlds, option: int) -> tuple[_Mean, _Mean]:
        """What the worlds add in which somebody else declares, or nobody."""
        declarer, bids = worlds.declarer[option], worlds.bid[option]
        columns = np.arange(len(declarer))
        elsewhere = worlds.asked & (declarer != self.me)
        there = elsewhere & (declarer != NOBODY)
        sides = np.maximum(declarer, 0).astype(np.intp) % self.rules.sides
        keys = sides * self._codes + worlds.others[np.maximum(declarer, 0), columns]
        groups = [(bid, here, keys) for bid in all_bids(self.rules) if (here := there & (bids == bid)).any()]
        return self._corrected(worlds.weights, worlds.asked, groups, elsewhere & (declarer == NOBODY))

    def _corrected(self, weights: Floats, counted: Bools, groups: list[_Group], nobody: Bools | None = None) -> tuple[_Mean, _Mean]:
        """Points and chance over the `counted` worlds: in each group deals made and set count as the correction asks for."""
        rows = np.zeros((2, len(weights)))
        for bid, here, keys in groups:
            at = np.where(here, keys, self._values.nowhere)
            often = np.bincount(at, weights, self._values.nowhere + 1).astype(np.float64)
            rows += _by_code(self._values, bid, often, self._curve(bid)).take(at, 1)
        if nobody is not None:
            rows += np.array(self._values.nobody)[:, None] * nobody
        weights = weights * counted
        weights /= max(float(weights.sum()), 1e-12)
        means = (rows * weights).sum(1)
        rows -= means[:, None]
        rows *= weights
        return _Mean(float(means[0]), rows[0]), _Mean(float(means[1]), rows[1])

    def _odds(self) -> dict[str, dict[str, float]]:
        named = np.sum([batch.named for batch in self._batches], 0)
        points = np.sum([batch.points for batch in self._batches], 0) / np.maximum(named, 1e-12)[:, None]
        return {
            SUITS[suit]: {
                point: self._point_curve(point).at(float(points[place, n])) for n, point in enumerate(self.rules.points)
            }
            for place, suit in enumerate(self.suits)
        }


class _Worlds(msgspec.Struct, frozen=True):
    """The worlds of all batches one after the other; fields as in `Batch`."""

    weights: Floats
    own: Codes
    declarer: npt.NDArray[np.int8]
    bid: npt.NDArray[np.int8]
    others: Codes
    asked: Bools

    @classmethod
    def of(cls, batches: list[Batch]) -> _Worlds:
        return cls(*(np.concatenate([getattr(batch, name) for batch in batches], -1) for name in cls.__struct_fields__))


def _by_code(values: _Values, bid: int, often: Floats, correction: Curve) -> Floats:
    """By key what a deal adds to points and chance, (2, keys): its value, weighted by whether it was made or set, and its influence on
    that weight. The mean over deals that come up so `often` is the corrected one: the chance times the mean of those made and so on.
    """
    made, both = values.of(bid)
    often[values.nowhere] = 0.0
    total, often_made = float(often.sum()), often * made
    share = float(often_made.sum()) / max(total, 1e-12)
    if not 0.0 < share < 1.0:
        return both
    chance = correction.at(share)
    mean_made = ((both * often_made).sum(1) / (share * total))[:, None]
    mean_set = ((both * (often - often_made)).sum(1) / ((1 - share) * total))[:, None]
    weights = np.where(made, chance / share, (1 - chance) / (1 - share))
    slope = correction.steepness(share) * (mean_made - mean_set)
    found: Floats = weights * (both - np.where(made, mean_made, mean_set)) + slope * (made - share)
    found += chance * mean_made + (1 - chance) * mean_set
    found[:, values.nowhere] = 0.0
    return found


def all_bids(rules: Rules) -> range:
    """R21."""
    return range(rules.lowest_bid, rules.highest_bid + 1)


def values_of(view: View) -> _Values:
    """The values of every bid, declaring side and code in this situation."""
    rules, me = view.rules, view.rules.side(view.seat)
    taken, bids = all_points(rules), np.array(all_bids(rules), np.int8)
    shape = (len(bids), rules.sides, taken.shape[1])
    made = taken[None] >= bids[:, None, None]
    change = np.broadcast_to(taken.astype(np.int8)[:, None, None, :], (rules.sides, *shape)).copy()
    for side in range(rules.sides):
        change[side, :, side] = np.where(made[:, side], change[side, :, side], -bids[:, None])
    declaring = np.broadcast_to(np.arange(rules.sides, dtype=np.int8)[:, None], shape).ravel()
    win = after_deal(rules, view.scores, change.reshape(rules.sides, -1), declaring, view.dealer)[me]
    base = float(chances_of(rules, np.array(view.scores, np.int16)[:, None], next_seat(rules, view.dealer))[me, 0])
    points, thrown = _thrown_in(view)
    both = np.zeros((len(bids), 2, rules.sides * taken.shape[1] + 1))
    both[:, 0, :-1], both[:, 1, :-1] = change[me].reshape(len(bids), -1), win.reshape(len(bids), -1) - base
    often = np.zeros((len(bids), both.shape[2]), np.bool_)
    often[:, :-1] = made.reshape(len(bids), -1)
    return _Values(rules.lowest_bid, often, both, (points, thrown - base), base)


def _thrown_in(view: View) -> tuple[float, float]:
    """R24: what it is worth to the own side that all pass, in points and chance to win."""
    rules, side = view.rules, view.rules.side(view.seat)
    scores, loss = np.array(view.scores, np.int16)[:, None], 0
    if rules.no_bid == "dealer_set":
        loss = rules.lowest_bid
        scores[rules.side(view.dealer)] -= loss
    dealer = view.dealer if rules.no_bid in ("redeal", "dealer_forced") else next_seat(rules, view.dealer)
    mine = -loss if rules.side(view.dealer) == side else 0
    return float(mine), float(chances_of(rules, scores, dealer)[side, 0])


def _settled(calls: list[Worth], passing: Worth | None) -> bool:
    return all(error <= SETTLED for error in _errors(calls, passing))


def _errors(calls: list[Worth], passing: Worth | None) -> Iterator[float]:
    for call in calls:
        yield call.win_se
        yield call.p_made_se or 0.0
    if passing is not None:
        yield passing.win_se
