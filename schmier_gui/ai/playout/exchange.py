"""The exchange in many deals at once (R31, R32, R34): what each seat lays away, and what it draws."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout import layout as bits
from schmier_gui.ai.playout.tricks import NOTHING, Masks, Seats, U
from schmier_gui.engine.deal import HAND
from schmier_gui.engine.exchange import MOST_EXCHANGED
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.seats import from_left_of

Counts = npt.NDArray[np.uint8]

THROWN = U(bits.PLAIN & ~bits.PLAIN_ACES)
"""What a seat of Schmier lays away: a plain ace wins tricks, every other plain card is worth less than a fresh one."""

_PROTECTED = bits.TOP | bits.RIGHT | bits.LEFT | bits.TWO | bits.JOKER_BIT
_HIGH_PLAIN = (bits.PLAIN_JACKS | bits.PLAIN_QUEENS, bits.PLAIN_KINGS, bits.PLAIN_TENS, bits.PLAIN_ACES)
_SCHMIER_TIERS = tuple(U(m) for m in (bits.JUNK, *_HIGH_PLAIN, bits.TRUMPS & ~_PROTECTED))
_POINT_CARDS = bits.TOP | bits.RIGHT | bits.lowest_of("smear")
_SMEAR_TIERS = tuple(
    U(m) for m in (bits.PLAIN_TENS, bits.JUNK, *_HIGH_PLAIN[:2], bits.PLAIN_ACES, bits.TRUMPS & ~_POINT_CARDS, bits.TRUMPS)
)
"""Which cards go first when a hand is laid away down to six; within a tier the lowest first. In Smear tens count (R35)."""


class Kitty:
    """Kitties from which cards are drawn in order. `cards`: (cards, rows), the next card first."""

    def __init__(self, cards: Masks) -> None:
        size, self._rows = cards.shape
        self._upto = np.zeros((size + 1, self._rows), U)
        for n in range(size):
            np.bitwise_or(self._upto[n], cards[n], out=self._upto[n + 1])
        self._flat, self._columns = self._upto.reshape(-1), np.arange(self._rows)
        self._gone: npt.NDArray[np.intp] | np.intp = np.intp(0)
        self._before: Masks = self._upto[0]

    def draw(self, counts: Counts | int) -> Masks:
        """The next cards of each row."""
        self._gone = self._gone + np.asarray(counts, np.intp)
        after = self._flat.take(self._gone * self._rows + self._columns)
        drawn: Masks = after ^ self._before
        self._before = after
        return drawn

    def rest(self) -> Masks:
        """All cards that are left."""
        drawn: Masks = self._upto[-1] ^ self._before
        self._before = self._upto[-1]
        return drawn


def swapped(hands: Masks) -> Masks:
    """R31: what a seat of Schmier that doesn't deal lays away of these hands, at most three plain cards."""
    may_go: Masks = hands & THROWN
    keep = may_go
    for _ in range(MOST_EXCHANGED):
        keep = keep & (keep - (keep != NOTHING))
    thrown: Masks = may_go ^ keep
    return thrown


def kept_six(rules: Rules, hands: Masks) -> Masks:
    """R32, R34: these hands laid away down to six. A trump goes only for want of plain cards, in Schmier never one of R32's."""
    hands = hands.copy()
    over = np.bitwise_count(hands).astype(np.int8) - np.int8(HAND)
    for tier in _SCHMIER_TIERS if rules.game == "schmier" else _SMEAR_TIERS:
        _lay_away(hands, over, tier)
        if not (over > 0).any():
            break
    return hands


def _lay_away(hands: Masks, over: npt.NDArray[np.int8], tier: np.uint64) -> None:
    """Take cards of this tier out of hands that hold too many, lowest first; both arrays are changed."""
    may_go = hands & tier
    rows = np.flatnonzero((over > 0) & (may_go != NOTHING))
    whole = rows.size * 4 > over.size * 3
    cards, left = (may_go, over.copy()) if whole else (may_go[rows], over[rows])
    gone = np.zeros(cards.shape, U)
    before = cards
    while True:
        low = cards & np.negative(cards)
        low *= left > 0
        if not low.any():
            break
        cards = cards ^ low
        left -= low != NOTHING
    gone = before ^ cards
    if whole:
        hands ^= gone
        over[:] = left
    else:
        hands[rows] ^= gone
        over[rows] = left


def exchange(
    rules: Rules, hands: Masks, kitty: Masks, dealer: int, declarer: Seats | int, first: int | None = None
) -> tuple[Masks, Masks]:
    """Everybody's exchange from seat `first` on, by our own policy.

    `hands` (seats, rows): six cards each; of seats that have exchanged already, what they hold now. `kitty` (cards, rows): what is left
    of it, the next card first. Returns the hands that play and, by seat, the cards laid away.
    """
    hands, away = hands.copy(), np.zeros(hands.shape, U)
    pile = Kitty(kitty)
    if rules.game == "smear":
        if rules.kitty_seen:
            _down_to_six(rules, hands, away, declarer, pile.draw(rules.kitty_seen))
        return hands, away
    order = from_left_of(rules, dealer)
    for seat in order[order.index(first) if first is not None else 0 : -1]:
        away[seat] = swapped(hands[seat])
        hands[seat] ^= away[seat]
        hands[seat] |= pile.draw(np.bitwise_count(away[seat]))
    _down_to_six(rules, hands, away, dealer, pile.rest())
    return hands, away


def _down_to_six(rules: Rules, hands: Masks, away: Masks, seat: Seats | int, taken: Masks) -> None:
    columns = np.arange(hands.shape[1])
    many = hands[seat, columns] | taken
    kept = kept_six(rules, many)
    hands[seat, columns] = kept
    away[seat, columns] = many ^ kept


