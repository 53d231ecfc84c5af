"""Worlds that go with the calls so far, each with its weight.

The unseen cards are shuffled and fall into groups of six. To every seat that has called goes one of the groups, as likely as its cards
would have made that call; the other groups are dealt out as they lie. A group can only be chosen where there is one, so worlds get a
weight, and most of the worlds with a low weight are left out.
"""

from __future__ import annotations

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout.auction import spoken, worth
from schmier_gui.ai.playout.dealing import Numbers, number_of, shuffled
from schmier_gui.engine.cards import PACKS
from schmier_gui.engine.deal import HAND
from schmier_gui.engine.view import View

SPARE = 3
"""So many worlds are dealt for one that is used, where calls must be explained."""

Floats = npt.NDArray[np.float64]


class Worlds(msgspec.Struct, frozen=True):
    """`numbers` (cards, worlds): six card numbers of seat 0, six of seat 1 and so on, then the kitty. `weights` (worlds)."""

    numbers: Numbers
    weights: Floats


def plausible(view: View, chance: np.random.Generator, count: int) -> Worlds:
    """About `count` worlds, exactly that many where nobody has called yet."""
    number = number_of(view.rules.game)
    unseen = np.array([number[card] for card in PACKS[view.rules.game] if card not in view.hand], np.uint8)
    if not view.calls:
        cards = shuffled(chance, unseen, count)
        return Worlds(_with_hand(view, cards[: HAND * (view.rules.seats - 1)], cards[HAND * (view.rules.seats - 1) :]), np.ones(count))
    cards = shuffled(chance, unseen, SPARE * count)
    order, weights = _explained(view, chance, cards)
    keep = _thinned(chance, weights, count)
    groups = cards[: len(order) * HAND, keep].reshape(len(order), HAND, -1)
    turned = np.take_along_axis(groups, order[:, None, keep], 0).reshape(len(order) * HAND, -1)
    others = HAND * (view.rules.seats - 1)
    kitty = np.concatenate([turned[others:], cards[len(order) * HAND :, keep]])
    return Worlds(_with_hand(view, turned[:others], kitty), np.maximum(weights[keep], _bar(weights, count)))


def _with_hand(view: View, others: Numbers, kitty: Numbers) -> Numbers:
    """The own hand put in its place."""
    number, me = number_of(view.rules.game), HAND * view.seat
    mine = np.repeat(np.array([number[card] for card in view.hand], np.uint8)[:, None], others.shape[1], 1)
    return np.concatenate([others[:me], mine, others[me:], kitty])


def _explained(view: View, chance: np.random.Generator, cards: Numbers) -> tuple[npt.NDArray[np.intp], Floats]:
    """By world which group goes where, first to the other seats in turn and then to the kitty, (groups, worlds), and the weights."""
    rules, worlds = view.rules, cards.shape[1]
    count = len(cards) // HAND
    groups = cards[: count * HAND].reshape(count, HAND, worlds)
    best = worth(rules.game, np.moveaxis(groups, 1, 0)).max(0)
    seats = [seat for seat in range(rules.seats) if seat != view.seat]
    chosen: dict[int, npt.NDArray[np.intp]] = {}
    free, weights, columns = np.ones((count, worlds), np.bool_), np.ones(worlds), np.arange(worlds)
    for call in sorted(spoken(view), key=lambda call: -call.least):
        upto = np.cumsum(call.likely(best) * free, 0)
        weights *= upto[-1] / free.sum(0)
        chosen[call.seat] = np.minimum((upto < chance.random(worlds) * upto[-1]).sum(0), count - 1)
        free[chosen[call.seat], columns] = False
    rest = np.argsort(~free, 0, kind="stable")
    left = iter(rest)
    order = [chosen[seat] if seat in chosen else next(left) for seat in seats]
    return np.stack([*order, *(next(left) for _ in range(count - len(seats)))]), weights


def _bar(weights: Floats, count: int) -> float:
    """The weight below which only a share of worlds is kept."""
    return float(weights.sum()) / count


def _thinned(chance: np.random.Generator, weights: Floats, count: int) -> npt.NDArray[np.intp]:
    return np.flatnonzero(chance.random(len(weights)) * _bar(weights, count) < weights)
