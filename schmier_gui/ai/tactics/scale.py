"""What a card is worth played now, in points: one trick ahead, and what it costs not to hold the card any longer."""

from __future__ import annotations

from collections.abc import Iterable

from schmier_gui.ai.tactics.situation import Situation
from schmier_gui.ai.tactics.weights import FOLLOWING, LEADING, Weights
from schmier_gui.engine.cards import PIP_COUNT, Card
from schmier_gui.engine.trump import TRUMP_POWER

SURE = 0.97
"""A chance that counts as certain."""
LOWER = 3
"""Trumps that this many cards or more can beat weigh alike."""
STEP = 0.004
"""Between cards that weigh the same the lower goes first: so much for each rank."""


class Play:
    """A situation with its legal cards weighed: what the tactics for a card look at. `value` by card, `best` the card that weighs most."""

    __slots__ = ("best", "s", "value")

    def __init__(self, situation: Situation) -> None:
        self.s = s = situation
        if s.led:
            following = FOLLOWING[s.rules.game]
            self.value = {card: follow_value(s, card, following) for card in s.legal}
        else:
            leading = LEADING[s.rules.game]
            self.value = {card: lead_value(s, card, leading) for card in s.legal}
        power = s.table.order.power
        for card in self.value:
            self.value[card] -= STEP * (power[card] % TRUMP_POWER)
        self.best = max(self.value, key=self.value.__getitem__)

    def best_of(self, cards: Iterable[Card]) -> Card | None:
        """The card among these that weighs most, None of none."""
        return max(cards, key=self.value.__getitem__, default=None)


def follow_value(s: Situation, card: Card, w: Weights) -> float:
    """For a card that follows: linear in the weights."""
    stakes = w.stakes + (w.stakes_declarer if s.declarers_best else 0.0)
    trick = w.win + w.win_early * s.early + w.each_later * len(s.after) + stakes * s.stakes + w.pips * s.pips
    return s.chance(card) * (trick + _brings(s, card, w)) - spends(s, card, w)


def lead_value(s: Situation, card: Card, w: Weights) -> float:
    """For a card that is led: linear in the weights."""
    chance = s.chance(card)
    value = chance * (w.win + w.win_early * s.early + _brings(s, card, w)) - spends(s, card, w)
    if not s.is_trump(card):
        return value + w.length * sum([s.table.suit[c] == s.table.suit[card] for c in s.hand])
    out, staked = s.trumps_out / 10, s.out & s.table.staked
    value += w.out * out + w.staked_out * staked.bit_count() + w.own * s.trumps
    value += chance * (w.draw + w.draw_out * out + w.draw_own * s.trumps + w.catch * (staked & ~s.table.beats[card]).bit_count())
    value += w.bowers_behind * (s.held & s.table.bowers).bit_count()
    if s.table.low_stake & s.held:
        value += w.low_behind
    if s.higher(card):
        return value
    if sum([s.is_trump(c) and not s.higher(c) for c in s.hand]) > 1:
        return value + w.run + w.run_early * s.early + w.run_out * out
    return value + w.lone + w.lone_early * s.early + w.lone_out * out


def _brings(s: Situation, card: Card, w: Weights) -> float:
    """What the card itself adds to the trick."""
    bit, facts = s.table.bit[card], s.table
    if bit & facts.bowers:
        return w.bring_bower + w.bring_pips * s.pip
    if bit & facts.low_stake:
        return w.bring_low
    return w.bring_pips * PIP_COUNT[card] * s.pip


def spends(s: Situation, card: Card, w: Weights) -> float:
    """What the card would still be worth in hand."""
    bit, facts, pips = s.table.bit[card], s.table, PIP_COUNT[card] * s.pip
    higher = s.higher(card)
    if not bit & facts.trumps:
        return w.plain_pips * pips + (0.0 if higher or s.trumps_out else w.master)
    rank = higher if higher < LOWER else LOWER
    cost = w.trump[rank] + w.trump_early[rank] * s.early
    if bit & facts.bowers:
        cost += w.bower + w.bower_early * s.early
    elif bit & facts.low_stake:
        cost += w.low + w.low_early * s.early
    else:
        cost += w.trump_pips * pips
    under = s.out & facts.staked & ~facts.beats[card]
    cost += w.catches_bower * (under & facts.bowers).bit_count() + w.catches_low * (under & facts.low_stake).bit_count()
    if s.trumps < 3:
        cost -= w.last_trump if s.trumps == 1 else w.last_but_one
    return cost
