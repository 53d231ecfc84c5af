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
from schmier_gui.engine.seats import next_seat
from schmier_gui.engine.view import View

LEAST_WORLDS = 400


class _Values(msgspec.Struct, frozen=True):
    """What a deal is worth to the own side by bid and by key, which is codes x declaring side + code.

    `made` (bids, keys); `both` (bids, 2, keys): points added, and chance to win; `nobody` likewise where all pass. Chances count from those
    before the deal, `base`.
    """

    made: Bools
    both: Floats
    nobody: tuple[float, float]
    base: float


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
    """All deals of one estimate so far."""

    def __init__(self, view: View) -> None:
        self.view, self.rules, self.me = view, view.rules, view.seat
        self.side = view.rules.side(view.seat)
        self.options, self.suits = options_of(view), suits_of(view)
        self._values, self._codes = values_of(view), BASE**view.rules.sides
        self._batches: list[Batch] = []

    def add(self, batch: Batch) -> None:
        """More deals."""
        self._batches.append(batch)

    def estimate(self) -> Estimate:
        """What all of them together say."""
        together = _Worlds.of(self._batches)
        wins: list[_Mean] = []
        calls, passing = [], None
        for option, amount in enumerate(self.options):
            points, win = self._left_to_others(together, option)
            if not amount:
                wins.append(win)
                passing = self._worth(None, None, points, win)
                continue
            for place, suit in enumerate(self.suits):
                own_points, own_win = self._own(together, option, place)
                wins.append(win.plus(own_win))
                calls.append(self._worth((amount, *self._p_made(together, amount, place)), suit, points.plus(own_points), wins[-1]))
        influence = np.stack([win.influence for win in wins])
        deals = sum(batch.deals for batch in self._batches)
        settled = len(together.weights) >= LEAST_WORLDS and _settled(calls, passing)
        spread = tuple(map(tuple, np.einsum("ik,jk->ij", influence, influence).tolist()))
        return Estimate(self.me, deals, settled, tuple(calls), passing, self._odds(), spread)

    def _worth(self, made: tuple[int, float, float] | None, suit: int | None, points: _Mean, win: _Mean) -> Worth:
        bid, chance, error = made or (None, None, None)
        trump = None if suit is None else SUITS[suit]
        return Worth(bid, trump, chance, error, points.value, points.error, self._values.base + win.value, win.error)

    def _p_made(self, worlds: _Worlds, bid: int, place: int) -> tuple[float, float]:
        """The corrected chance to make the bid in all worlds, and its error; half a deal made and half a deal set are added for that, for
        what never happened in a sample may still happen.
        """
        codes = worlds.own[place]
        played = codes != NOT_PLAYED
        weights = worlds.weights * played
        total = float(weights.sum())
        raw = _product(weights, self._values.made[bid, self.side * self._codes + codes]) / total
        size = total**2 / _product(weights, weights)
        careful = (raw * size + 0.5) / (size + 1)
        correction = curve(self.rules.game, bid)
        return correction.at(raw), correction.steepness(careful) * float(np.sqrt(careful * (1 - careful) / size))

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
        groups = [(int(bid), there & (bids == bid), keys) for bid in np.unique(bids[there])]
        return self._corrected(worlds.weights, worlds.asked, groups, elsewhere & (declarer == NOBODY))

    def _corrected(self, weights: Floats, counted: Bools, groups: list[_Group], nobody: Bools | None = None) -> tuple[_Mean, _Mean]:
        """Points and chance over the `counted` worlds: in each group deals made and set count as the correction asks for."""
        rows = np.zeros((2, len(weights)))
        for bid, here, keys in groups:
            at, correction = keys[here], curve(self.rules.game, bid)
            rows[:, here] = _by_code(self._values.both[bid], self._values.made[bid], at, weights[here], correction)[:, at]
        if nobody is not None:
            rows[:, nobody] = np.array(self._values.nobody)[:, None]
        weights = weights * counted
        total = max(float(weights.sum()), 1e-12)
        means = (rows * weights).sum(1) / total
        influence = (rows - means[:, None]) * (weights / total)
        return _Mean(float(means[0]), influence[0]), _Mean(float(means[1]), influence[1])

    def _odds(self) -> dict[str, dict[str, float]]:
        named = np.sum([batch.named for batch in self._batches], 0)
        points = np.sum([batch.points for batch in self._batches], 0) / np.maximum(named, 1e-12)[:, None]
        return {
            SUITS[suit]: {
                point: point_curve(self.rules.game, point).at(float(points[place, n])) for n, point in enumerate(self.rules.points)
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


def _by_code(values: Floats, made: Bools, at: npt.NDArray[np.intp], weights: Floats, correction: Curve) -> Floats:
    """By code what a deal adds to points and chance, (2, codes): its value, weighted by whether it was made or set, and its influence on
    that weight. The mean over the deals is the corrected one: the chance times the mean of those made and so on.
    """
    often = np.bincount(at, weights, len(made))
    total, often_made = float(often.sum()), often * made
    share = float(often_made.sum()) / total
    if not 0.0 < share < 1.0:
        return values
    chance = correction.at(share)
    mean_made = ((values * often_made).sum(1) / (share * total))[:, None]
    mean_set = ((values * (often - often_made)).sum(1) / ((1 - share) * total))[:, None]
    mean = chance * mean_made + (1 - chance) * mean_set
    weighted = np.where(made, (values - mean_made) * (chance / share), (values - mean_set) * ((1 - chance) / (1 - share)))
    found: Floats = mean + weighted + correction.steepness(share) * (mean_made - mean_set) * (made - share)
    return found


def values_of(view: View) -> _Values:
    """The values of every bid, declaring side and code in this situation."""
    rules, me = view.rules, view.rules.side(view.seat)
    taken = all_points(rules)
    bids, codes = rules.highest_bid + 1, taken.shape[1]
    shape = (bids, rules.sides, codes)
    made = taken[None] >= np.arange(bids)[:, None, None]
    change = np.broadcast_to(taken.astype(np.int8)[:, None, None, :], (rules.sides, *shape)).copy()
    for side in range(rules.sides):
        change[side, :, side] = np.where(made[:, side], change[side, :, side], -np.arange(bids)[:, None])
    declaring = np.broadcast_to(np.arange(rules.sides, dtype=np.int8)[:, None], shape).ravel()
    changes = change.reshape(rules.sides, -1)
    win = after_deal(rules, view.scores, changes, declaring, view.dealer)[me]
    scores = np.array(view.scores, np.int16)[:, None]
    base = float(chances_of(rules, scores, next_seat(rules, view.dealer))[me, 0])
    points, thrown = _thrown_in(view)
    both = np.stack([change[me].reshape(bids, -1), win.reshape(bids, -1) - base], 1).astype(np.float64)
    return _Values(made.reshape(bids, -1), both, (points, thrown - base), base)


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
