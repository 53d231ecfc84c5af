"""Points of many deals at once (R50 to R61), from who played what and who won what."""

from __future__ import annotations

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout import layout as bits
from schmier_gui.ai.playout.tricks import NOTHING, TRUMPS, Masks, Seats, Start, U, top_trump
from schmier_gui.engine.rules import Point, Rules
from schmier_gui.engine.seats import from_left_of

Counts = npt.NDArray[np.uint8]
_PLANES = tuple(U(plane) for plane in bits.PIP_PLANES)


class Ended(msgspec.Struct, frozen=True):
    """What many played-out deals brought. `owners`: by point, which sides took it, as booleans (sides, rows); a point that nobody took
    has no side. `taken`: points by side; `pips`: by side, laid-away cards included where they count (R35, R36).
    """

    owners: dict[Point, npt.NDArray[np.bool_]]
    taken: Counts
    pips: Counts

    def change(self, bid: Seats | int, declaring: Seats | int) -> npt.NDArray[np.int8]:
        """R60, R61: what each side scores, (sides, rows), if side `declaring` had bid `bid`. R64's cap needs the scores: it comes later."""
        change = self.taken.astype(np.int8)
        columns = np.arange(change.shape[1])
        mine = change[declaring, columns]
        change[declaring, columns] = np.where(mine < bid, -np.asarray(bid, np.int8), mine)
        return change


def pip_counts(masks: Masks) -> Counts:
    """R52: what each set counts toward Game."""
    total: Counts = np.bitwise_count(masks & _PLANES[0])
    for n, plane in enumerate(_PLANES[1:], 1):
        total += np.bitwise_count(masks & plane) << np.uint8(n)
    return total


def owned(rules: Rules, hands: Masks, start: Start) -> Masks:
    """By side all the cards it plays in the deal, those of the tricks that are over included. `hands` as at the start of the playout."""
    own = np.zeros((rules.sides, hands.shape[1]), U)
    for seat in range(rules.seats):
        own[seat % rules.sides] |= hands[seat]
        if start.shown:
            own[seat % rules.sides] |= U(start.shown[seat])
    for place, card in enumerate(start.trick):
        own[(start.leader + place) % rules.sides] |= card
    return own


def counted(rules: Rules, away: Masks, dealer: int, declarer: Seats | int) -> Counts | None:
    """R35, R36: by side the pips of laid-away cards that count toward Game, None where none do. `away` by seat."""
    seat = declarer if rules.game == "smear" else dealer
    if rules.game == "schmier" and not rules.dealer_layaway_counts:
        return None
    laid, columns = np.zeros((rules.sides, away.shape[1]), np.uint8), np.arange(away.shape[1])
    laid[np.asarray(seat) % rules.sides, columns] = pip_counts(away[seat, columns])
    return laid


def end(rules: Rules, captured: Masks, own: Masks, declarer: Seats | int, dealer: int, laid: Counts | None = None) -> Ended:
    """The points of deals whose tricks are all won. `laid`: by side, the pips of laid-away cards that count, (sides, rows)."""
    pips = pip_counts(captured)
    if laid is not None:
        pips += laid
    owners: dict[Point, npt.NDArray[np.bool_]] = {}
    high, low = _high_low(rules, own)
    owners["high"] = own & high != NOTHING
    owners["low"] = (captured if rules.low == "taker" else own) & low != NOTHING
    single: dict[Point, int] = {"jack": bits.RIGHT}
    if rules.game == "schmier":
        single = {"right": bits.RIGHT, "left": bits.LEFT, "joker": bits.JOKER_BIT}
    for point, card in single.items():
        owners[point] = captured & U(card) != NOTHING
    owners["game"] = game_owner(rules, pips, declarer, dealer)
    taken = np.zeros(pips.shape, np.uint8)
    for owner in owners.values():
        taken += owner
    return Ended(owners, taken, pips)


def _high_low(rules: Rules, own: Masks) -> tuple[Masks | np.uint64, Masks | np.uint64]:
    """R50, and R54's highest and lowest trump in play."""
    if rules.high_low == "fixed":
        return U(bits.TOP), U(bits.lowest_of(rules.game))
    trumps = np.bitwise_or.reduce(own, 0) & TRUMPS
    return top_trump(trumps), trumps & np.negative(trumps)


def game_owner(rules: Rules, pips: Counts, declarer: Seats | int, dealer: int) -> npt.NDArray[np.bool_]:
    """R52, R53: whose pips are most, (sides, rows); nobody's column is all False."""
    top: npt.NDArray[np.bool_] = pips == pips.max(0)
    tied = np.add.reduce(top, 0, dtype=np.uint8) > 1
    if not tied.any():
        return top
    declaring = np.asarray(declarer) % rules.sides
    mine = np.arange(rules.sides)[:, None] == declaring
    if rules.game_tie == "declarer":
        top &= ~tied | mine
    elif rules.game_tie == "defenders":
        top &= ~(tied & mine)
        top &= np.add.reduce(top, 0, dtype=np.uint8) == 1
    elif rules.game_tie == "eldest":
        before = np.zeros(tied.shape, np.bool_)
        for side in dict.fromkeys(seat % rules.sides for seat in from_left_of(rules, dealer)):
            top[side] &= ~before
            before |= top[side]
    else:
        top &= ~tied
    return top
