"""What the trials of all choices share: the worlds as bits, the memory to play in, and what a played-out deal is worth."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from math import inf
from typing import TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.ai.equity.table import after_deal
from schmier_gui.ai.playout.dealing import Numbers, bits_of, number_of
from schmier_gui.ai.playout.layout import layout
from schmier_gui.ai.playout.points import Ended
from schmier_gui.ai.playout.policy import Table
from schmier_gui.ai.playout.reader import Reader
from schmier_gui.ai.playout.tricks import Masks, Seats, Start, U
from schmier_gui.ai.worlds.knowledge import Place, counting_seat
from schmier_gui.ai.worlds.sample import Worlds
from schmier_gui.engine.actions import Action, LayAway
from schmier_gui.engine.cards import SUITS
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.view import View

Chances: TypeAlias = npt.NDArray[np.float32]
Trial: TypeAlias = Generator[None, None, "Tried"]
Part: TypeAlias = Generator[None, None, Chances]
Batch: TypeAlias = Callable[[tuple[int, ...]], Part]
EVERY = inf
"""No action is given up: all are tried in all worlds."""
TABLES = 12


class Tried(msgspec.Struct, frozen=True):
    """What came of it: `chances` (actions, worlds), the own side's chance to win the game; NaN where an action was given up before."""

    actions: tuple[Action, ...]
    chances: Chances

    def best(self, rather: Action | None, tie: float) -> Action:
        """The action with the best chance. `rather` is taken where it is no worse than `tie` standard errors of the difference, and always
        where it does as well.
        """
        whole = np.flatnonzero(~np.isnan(self.chances[:, -1]))
        top = int(whole[self.chances[whole].mean(1).argmax()])
        meanings = [_meaning(action) for action in self.actions]
        if rather is not None and _meaning(rather) in meanings:
            other = meanings.index(_meaning(rather))
            difference, error = ahead(self.chances[top], self.chances[other])
            if difference <= tie * error:
                return rather
        return self.actions[top]

    def chance(self, action: Action) -> float:
        """The own side's chance to win the game with this action, one of `actions`."""
        return float(np.nanmean(self.chances[self.actions.index(action)]))


def ahead(one: Chances, other: Chances) -> tuple[float, float]:
    """By how much one action does better than another in the worlds in which both were tried, and the standard error of it."""
    difference = one - other
    difference = difference[~np.isnan(difference)]
    return float(difference.mean()), float(difference.std()) / max(1, difference.size) ** 0.5


def trials(actions: tuple[Action, ...], batches: int, tried_in: Batch, clear: float) -> Trial:
    """Batch after batch of worlds; an action that has fallen `clear` standard errors behind the best is given up.

    `tried_in(places)`: the chances of the actions at these places, (places, worlds), in fresh worlds.
    """
    places, parts = tuple(range(len(actions))), []
    for _ in range(batches):
        part = yield from tried_in(places)
        whole = np.full((len(actions), part.shape[1]), np.nan, np.float32)
        whole[list(places)] = part
        parts.append(whole)
        places = _still(np.concatenate(parts, 1), places, clear)
        if len(places) == 1:
            break
    return Tried(actions, np.concatenate(parts, 1))


def _still(chances: Chances, places: tuple[int, ...], clear: float) -> tuple[int, ...]:
    """Those of the places that may still turn out the best."""
    if clear == EVERY:  # also those without any error, which times infinity is no number
        return places
    top = max(places, key=lambda place: float(chances[place].mean()))
    gaps = {place: ahead(chances[top], chances[place]) for place in places}
    return tuple(place for place, (difference, error) in gaps.items() if place == top or difference <= clear * error)


def _meaning(action: Action) -> Action | frozenset[str]:
    """Lay-aways of the same cards are the same, whatever their order."""
    return frozenset(action.cards) if isinstance(action, LayAway) else action


class Bench:
    """Chance and memory of one player. The same seed and the same views give the same trials."""

    def __init__(self, seed: int) -> None:
        self.chance = np.random.Generator(np.random.SFC64(seed))
        self._tables: dict[tuple[Rules, int], Table] = {}
        self._readers: dict[tuple[Rules, int], Reader] = {}

    def reader(self, rules: Rules, rows: int) -> Reader:
        """A reader of so many rows; its memory is used again."""
        found = self._readers.get((rules, rows)) or Reader(rules, rows)
        self._readers = {(rules, rows): found}
        return found

    def table(self, rules: Rules, rows: int) -> Table:
        """A table of so many rows; its memory is used again."""
        found = self._tables.pop((rules, rows), None) or Table(rules, rows)
        self._tables[rules, rows] = found
        if len(self._tables) > TABLES:
            del self._tables[next(iter(self._tables))]
        return found


def own_chance(view: View, ended: Ended, bid: Seats | int, declaring: npt.NDArray[np.int8]) -> Chances:
    """What the end of each row's deal means for the side of `view.seat`. `declaring`: sides."""
    change = ended.change(bid, declaring.astype(np.uint8))
    found: Chances = after_deal(view.rules, view.scores, change, declaring, view.dealer)[view.rules.side(view.seat)]
    return found


def declaring_side(view: View, rows: int) -> npt.NDArray[np.int8]:
    """The declarer's side in every row."""
    return np.full(rows, view.rules.side(view.declarer), np.int8)


def trump_index(view: View) -> int:
    """The trump suit's place in SUITS."""
    return SUITS.index(view.trump or "")


def seen_hands(view: View, worlds: Worlds) -> Masks:
    """By seat the bits of the cards held, (seats, rows): one's own, and the others' in each world. Trump must be named."""
    table = bits_of(view.rules.game)[trump_index(view)]
    hands = np.zeros((view.rules.seats, worlds.numbers.shape[1]), U)
    for seat in range(view.rules.seats):
        if seat != view.seat:
            hands[seat] = np.bitwise_or.reduce(table[worlds.at(seat)], 0)
    hands[view.seat] = U(own_mask(view, view.hand))
    return hands


def lying(view: View, worlds: Worlds, place: Place) -> Masks:
    """The bits of the cards in one place, (cards, rows)."""
    found: Masks = bits_of(view.rules.game)[trump_index(view)][worlds.at(place)]
    return found


def laid_away(view: View, worlds: Worlds) -> Masks:
    """By seat the lay-aways that count toward Game, (seats, rows)."""
    away = np.zeros((view.rules.seats, worlds.numbers.shape[1]), U)
    seat = counting_seat(view)
    if seat == view.seat:
        away[seat] = U(own_mask(view, view.away))
    elif seat >= 0:
        away[seat] = np.bitwise_or.reduce(lying(view, worlds, "laid"), 0)
    return away


def own_mask(view: View, cards: Sequence[str]) -> int:
    """The bits of some cards."""
    return layout(view.rules.game, view.trump or "").mask(tuple(cards))


def start_of(view: View, trick: tuple[Masks, ...]) -> Start:
    """Where the play stands; `trick` what lies on the table, the card to be tried included."""
    bits, rules = layout(view.rules.game, view.trump or ""), view.rules
    shown, taken = [0] * rules.seats, [0] * rules.sides
    for one in view.tricks:
        for place, card in enumerate(one.cards):
            shown[(one.leader + place) % rules.seats] |= bits.bit[card]
        taken[rules.side(one.winner)] |= bits.mask(one.cards)
    return Start(view.leader, len(view.tricks), trick, tuple(shown), tuple(taken))


def with_own_hand(view: View, worlds: Worlds) -> Numbers:
    """All cards of each world by number, seat after seat and then the kitty, (cards, rows); before anybody has exchanged."""
    number, rows = number_of(view.rules.game), worlds.numbers.shape[1]
    mine = np.repeat(np.array([number[card] for card in view.hand], np.uint8)[:, None], rows, 1)
    parts = [mine if seat == view.seat else worlds.at(seat) for seat in range(view.rules.seats)]
    return np.concatenate([*parts, worlds.at("kitty")])
