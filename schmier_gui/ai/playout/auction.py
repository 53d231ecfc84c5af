"""Calls in many deals at once (R20 to R25), by what a hand is worth with its best suit as trump."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import inf
from typing import TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout.dealing import Numbers
from schmier_gui.engine.cards import JOKER, PACKS, SUITS, Game
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.seats import from_left_of, next_seat
from schmier_gui.engine.trump import order
from schmier_gui.engine.view import View

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

FREE, RIVAL, PARTNER, LAST_CHANCE = range(4)
"""Who has the bid so far: nobody, another side, the own side; or nobody, and the next to call is a dealer of another side who must bid."""
CALLED: dict[Game, tuple[dict[int, float], ...]] = {
    "schmier": (
        {3: 2.85, 4: 4.0, 5: 5.1},
        {3: 2.8, 4: 3.4, 5: 4.1, 6: 5.0},
        {3: 3.3, 4: 3.8, 5: 4.3, 6: 5.1},
        {3: 2.6, 4: 4.0, 5: 5.1},
    ),
    "smear": (
        {2: 2.4, 3: 2.48, 4: 3.76},
        {2: 2.2, 3: 2.48, 4: 3.15},
        {2: 2.6, 3: 2.9, 4: 3.6},
        {2: 1.7, 3: 1.77, 4: 3.76},
    ),
}
"""What a hand must be worth to be bid so high, by who has the bid so far: there half the hands are, in games. Logistic fits to 22,000 calls
of searching and of club players in Schmier and to 5,100 of searching ones in Smear, no side near the target; what hardly ever occurred is
put in between.
"""
SOFTNESS = 9.0
"""How sharply a call tells a hand that is worth enough for it from one that is not: the fits gave 7 to 14."""
UNLIKE = 0.02
"""How many calls are not what our own players would make."""


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


def called(rules: Rules) -> Worths:
    """What a hand must be worth by who has the bid so far, (4, bids): `CALLED`. A bid that can't be made needs the impossible."""
    asked = np.full((len(CALLED[rules.game]), rules.highest_bid + 2), np.inf, np.float32)
    for row, needed in enumerate(CALLED[rules.game]):
        for bid, worths in needed.items():
            asked[row, bid] = worths
    asked[:, : rules.lowest_bid] = asked[:, rules.lowest_bid, None]
    return asked


def before_forced(rules: Rules, seat: int, dealer: int) -> bool:
    """Whether a dealer of another side calls after this seat, and must bid where nobody has."""
    return rules.no_bid == "dealer_forced" and next_seat(rules, seat) == dealer and rules.side(seat) != rules.side(dealer)


def auction(rules: Rules, best: Worths, dealer: int, first: int, high: Signed, declarer: Signed) -> tuple[Signed, Signed]:
    """The rest of the auction from seat `first` on: the declarer of each row, NOBODY where all pass, and the bid.

    `best` (seats, rows): what each hand is worth; `high`, `declarer`: the highest bid so far, 0 and NOBODY for none. Whoever bids first
    bids as high as the hand bears, unless nobody is left to be kept out.
    """
    bars, high, declarer = called(rules), high.copy(), declarer.copy()
    order_of_calls = from_left_of(rules, dealer)
    for seat in order_of_calls[order_of_calls.index(first) :]:
        is_dealer = seat == dealer
        needed = np.maximum(high + 1, rules.lowest_bid)
        if is_dealer and rules.dealer_steals:
            needed = np.where((high > 0) & (high < rules.highest_bid), high, needed)
        holder = _holders(rules, seat, dealer, declarer)
        bids = best[seat] >= bars[holder, needed]
        if not is_dealer:
            for more in range(rules.lowest_bid + 1, rules.highest_bid + 1):
                needed = np.where((high == 0) & (best[seat] >= bars[holder, more]), more, needed)
        if is_dealer and rules.no_bid == "dealer_forced":
            bids |= high == 0
        if is_dealer and not rules.dealer_asked:
            bids &= high > 0
        high = np.where(bids, needed, high).astype(np.int8)
        declarer = np.where(bids, np.int8(seat), declarer)
    return declarer, high


class Spoken(msgspec.Struct, frozen=True):
    """A call that was made, and between which bars the hand behind it is worth, as far as our own players would have made it."""

    seat: int
    least: float
    most: float

    def likely(self, best: Worths) -> npt.NDArray[np.float64]:
        """How likely this call is with hands worth so much with their best suit."""
        return UNLIKE + (1 - UNLIKE) * (_reaches(best, self.least) - _reaches(best, self.most))


def _reaches(best: Worths, bar: float) -> npt.NDArray[np.float64]:
    """The chance that a hand is worth so much in the eyes of whoever holds it."""
    found: npt.NDArray[np.float64] = 1 / (1 + np.exp(np.minimum(SOFTNESS * (bar - best.astype(np.float64)), 700)))
    return found


def spoken(view: View) -> Iterator[Spoken]:
    """Every call of this auction so far."""
    rules, asked, high, holder = view.rules, called(view.rules), 0, NOBODY
    for call in view.calls:
        own = PARTNER if rules.side(holder) == rules.side(call.seat) else RIVAL
        row = asked[own if high else LAST_CHANCE if before_forced(rules, call.seat, view.dealer) else FREE]
        if call.amount is None:
            yield Spoken(call.seat, -inf, float(row[min(max(high + 1, rules.lowest_bid), rules.highest_bid)]))
            continue
        forced = call.seat == view.dealer and not high and rules.no_bid == "dealer_forced"
        yield Spoken(call.seat, -inf if forced else float(row[call.amount]), inf if high else float(row[call.amount + 1]))
        high, holder = call.amount, call.seat


def _holders(rules: Rules, seat: int, dealer: int, declarer: Signed) -> npt.NDArray[np.intp]:
    """Row by row who has the bid so far, as this seat sees it."""
    free = LAST_CHANCE if before_forced(rules, seat, dealer) else FREE
    own = np.where(declarer % rules.sides == rules.side(seat), PARTNER, RIVAL)
    return np.where(declarer == NOBODY, free, own)
