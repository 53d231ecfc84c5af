"""Whole deals between players who all follow our own policy, from the auction to the score, in many rows at once."""

from __future__ import annotations

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout.auction import Signed, auction, worth
from schmier_gui.ai.playout.dealing import Numbers, in_bits, together
from schmier_gui.ai.playout.exchange import exchange
from schmier_gui.ai.playout.points import Ended, counted, end, owned
from schmier_gui.ai.playout.policy import Table
from schmier_gui.ai.playout.tricks import Masks, Start
from schmier_gui.engine.cards import Game
from schmier_gui.engine.deal import HAND
from schmier_gui.engine.rules import Rules

SET_AFTER_ALL: dict[Game, tuple[float, ...]] = {"schmier": (0, 0, 0, 0.22, 0.18, 0.15, 0.05), "smear": (0,) * 5}
"""By bid: so many of the contracts that our own policy makes exactly are set by strong players, who know what is bid and play for it.
Of 3,000 contracts in games between searching players the policy made .763 and .654 of bids 3 and 4, .284 and .298 exactly; the players
.691 and .614.
"""


class Contract(msgspec.Struct, frozen=True):
    """Who declares what, row by row. Where `declarer` is NOBODY all have passed."""

    declarer: Signed
    bid: Signed
    trump: npt.NDArray[np.intp]


def contracts(rules: Rules, numbers: Numbers, dealer: int, first: int, high: Signed, declarer: Signed) -> Contract:
    """The rest of the auction and the trump named. `numbers` (cards, rows): six cards to seat 0, six to seat 1 and so on, then the kitty in
    the order in which it is drawn. The rest as for `auction`.
    """
    rows = numbers.shape[1]
    by_seat = numbers[: HAND * rules.seats].reshape(rules.seats, HAND, rows)
    worths = worth(rules.game, np.moveaxis(by_seat, 1, 0))
    won, bid = auction(rules, worths.max(0), dealer, first, high, declarer)
    return Contract(won, bid, named(rules, numbers, won))


def named(rules: Rules, numbers: Numbers, declarer: Signed) -> npt.NDArray[np.intp]:
    """R30, R33: the suit that each row's declarer names; in Smear the cards of the kitty that it sees count too."""
    columns, seats = np.arange(numbers.shape[1]), rules.seats
    who = np.maximum(declarer, 0)
    hand = np.stack([numbers[HAND * who + place, columns] for place in range(HAND)])
    if rules.kitty_seen:
        hand = np.concatenate([hand, numbers[HAND * seats : HAND * seats + rules.kitty_seen]])
    best: npt.NDArray[np.intp] = worth(rules.game, hand).argmax(0)
    return best


def played(rules: Rules, table: Table, numbers: Numbers, dealer: int, declarer: Signed, trump: npt.NDArray[np.intp] | int) -> Ended:
    """Exchange, play and points of deals in which `declarer` has named `trump`; rows without a declarer are played by seat 0."""
    who = np.maximum(declarer, 0).astype(np.uint8)
    cards = in_bits(rules.game, numbers, trump)
    dealt, kitty = together(cards[: HAND * rules.seats], rules.seats), cards[HAND * rules.seats :]
    hands, away = exchange(rules, dealt, kitty, dealer, who)
    return finished(rules, table, hands, who, dealer, Start(who), away)


def finished(
    rules: Rules, table: Table, hands: Masks, declarer: npt.NDArray[np.uint8] | int, dealer: int, start: Start, away: Masks
) -> Ended:
    """Play and points of deals whose cards are exchanged. `away` by seat, as far as lay-aways count."""
    own = owned(rules, hands, start)
    return end(rules, table.play(hands, declarer, start), own, declarer, dealer, counted(rules, away, dealer, declarer))

