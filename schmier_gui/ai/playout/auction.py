"""Calls in many deals at once (R20 to R25), by what a hand is worth with its best suit as trump."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout.dealing import Numbers
from schmier_gui.engine.cards import JOKER, PACKS, SUITS, Game
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.seats import from_left_of
from schmier_gui.engine.trump import order

Worths: TypeAlias = npt.NDArray[np.float32]
Signed: TypeAlias = npt.NDArray[np.int8]

NOBODY = -1
_BASE: dict[Game, float] = {"schmier": 0.99, "smear": 1.15}
_EACH: dict[Game, float] = {"schmier": 0.18, "smear": 0.20}
_MORE: dict[Game, dict[str, float]] = {
    "schmier": {"A": 1.53, "K": 0.63, "Q": 0.44, "right": 0.41, "left": 0.24, "T": 0.09, "2": 0.79, "joker": -0.1},
    "smear": {"A": 0.96, "K": 0.14, "Q": 0.09, "right": 0.36, "7": 0.67},
}
"""Points that a side takes, by what the declarer holds of trump: a fit to 200,000 playouts; the rest is 1.4 points (0.85 in Smear)."""

ASKED: dict[Game, dict[int, float]] = {
    "schmier": {3: 2.7, 4: 3.5, 5: 4.2, 6: 5.1},
    "smear": {2: 1.7, 3: 2.45, 4: 3.35},
}
"""What a hand must be worth to bid so much: there it is made rather more often than not."""


@cache
def card_worths(game: Game) -> Worths:
    """[trump in the order of SUITS][card number]: what the card adds to a hand."""
    worths = np.zeros((len(SUITS), len(PACKS[game])), np.float32)
    for row, trump in enumerate(SUITS):
        table = order(game, trump)
        names = {table.right: "right", table.left: "left", JOKER: "joker"}
        for number, card in enumerate(PACKS[game]):
            if table.suit_of[card] == trump:
                worths[row, number] = _EACH[game] + _MORE[game].get(names.get(card, card[0]), 0.0)
    return worths


def worth(game: Game, hand: Numbers) -> Worths:
    """What hands are worth with each suit as trump: (cards, ...) to (4, ...). Where a suit is not held, it is the base."""
    values: Worths = card_worths(game)[:, hand].sum(1) + np.float32(_BASE[game])
    return values


def thresholds(rules: Rules) -> Worths:
    """By bid what a hand must be worth for it; a bid that can't be made needs the impossible."""
    asked = np.full(rules.highest_bid + 2, np.inf, np.float32)
    for bid, needed in ASKED[rules.game].items():
        asked[bid] = needed
    asked[: rules.lowest_bid] = asked[rules.lowest_bid]
    return asked


def auction(rules: Rules, best: Worths, dealer: int, first: int, high: Signed, declarer: Signed) -> tuple[Signed, Signed]:
    """The rest of the auction from seat `first` on: the declarer of each row, NOBODY where all pass, and the bid.

    `best` (seats, rows): what each hand is worth; `high`, `declarer`: the highest bid so far, 0 and NOBODY for none.
    """
    asked, high, declarer = thresholds(rules), high.copy(), declarer.copy()
    order_of_calls = from_left_of(rules, dealer)
    for seat in order_of_calls[order_of_calls.index(first) :]:
        is_dealer = seat == dealer
        needed = np.maximum(high + 1, rules.lowest_bid)
        if is_dealer and rules.dealer_steals:
            needed = np.where((high > 0) & (high < rules.highest_bid), high, needed)
        bids = best[seat] >= asked[needed]
        if is_dealer and rules.no_bid == "dealer_forced":
            bids |= high == 0
        if is_dealer and not rules.dealer_asked:
            bids &= high > 0
        high = np.where(bids, needed, high).astype(np.int8)
        declarer = np.where(bids, np.int8(seat), declarer)
    return declarer, high
