"""What each call is worth for the seat to act: the chance to make it, the points it brings, the chance to win the game.

One deal is one world that goes with the calls so far, with one trump suit, exchanged and played out once by our own policy, and read for
every bid. What a call is worth is told honestly: a bid that can be overcalled is the bid made and the auction gone on, and a pass is what
the others then do; only `p_made` is the chance to make a contract if it stands. The play of the policy is corrected by what strong players
make of such hands (`coach.calibration`), in the chances and in what hangs on them.

In Smear the declarer sees kitty cards before naming trump (R33). The suit that counts most in hand is the suit in mind, which is given up
where the kitty makes another better; any other suit is worth what it is worth to somebody who insists on it, and one that is not in hand
is judged by the deals in which the kitty brings a card of it, for in the others it can't be named.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from math import sqrt

import msgspec

from schmier_gui.engine.cards import Suit
from schmier_gui.engine.rules import SCHMIER
from schmier_gui.engine.view import View

DEALS = 16384
LEAST = 64
SETTLED = 0.01
"""A settled estimate has no standard error above one point of percentage, of a chance to make a bid or to win."""


class Worth(msgspec.Struct, frozen=True):
    """One call. `bid` and `trump` are None for a pass, and so are `p_made` and its standard error.

    `p_made`: the chance to make the bid if it stands; `points`: what it adds to the own side's score in the mean; `win`: the own side's
    chance to win the game. Each has its standard error, which tells how much chance there is in the sample, not in the policy.
    """

    bid: int | None
    trump: Suit | None
    p_made: float | None
    p_made_se: float | None
    points: float
    points_se: float
    win: float
    win_se: float


class Estimate(msgspec.Struct, frozen=True):
    """What all calls are worth, from so many `deals`.

    `calls`: every legal bid with every suit that could be named; `passing` is None where a pass is illegal. `point_odds`: by trump suit and
    point the chance that the own side scores it if this seat declares and names it. `spread`: the covariances of `win`, over `options`.
    """

    seat: int
    deals: int
    settled: bool
    calls: tuple[Worth, ...]
    passing: Worth | None
    point_odds: dict[Suit, dict[str, float]]
    spread: tuple[tuple[float, ...], ...] = ()

    @property
    def options(self) -> tuple[Worth, ...]:
        """All bids, and the pass last where there is one."""
        return self.calls if self.passing is None else (*self.calls, self.passing)

    def best(self) -> Worth:
        """The call that wins the game most often; a pass if it is as good, the lowest of bids that are as good."""
        best = max(self.calls, key=lambda worth: worth.win)
        return self.passing if self.passing is not None and self.passing.win >= best.win else best

    def of(self, bid: int | None, trump: Suit | None = None) -> Worth:
        """This call; a bid without a suit is the bid with its best. Raises KeyError for a call that is none of these."""
        if bid is None:
            if self.passing is None:
                raise KeyError(bid)
            return self.passing
        found = [worth for worth in self.calls if worth.bid == bid and trump in (None, worth.trump)]
        if not found:
            raise KeyError((bid, trump))
        return max(found, key=lambda worth: worth.win)

    def cost(self, bid: int | None, trump: Suit | None = None) -> tuple[float, float]:
        """How much less often this call wins the game than the best, and the standard error of that: both were tried in the same worlds.

        Raises KeyError as `of` does.
        """
        return self.difference(self.best(), self.of(bid, trump))

    def difference(self, one: Worth, other: Worth) -> tuple[float, float]:
        """How much more often the first of two options wins than the second, and its standard error."""
        a, b = self.options.index(one), self.options.index(other)
        variance = self.spread[a][a] + self.spread[b][b] - 2 * self.spread[a][b]
        return one.win - other.win, sqrt(max(0.0, variance)) if a != b else 0.0


def prepare() -> None:
    """Import numpy and what is built on it, and read the tables: about 0.1 s once, which the first answer pays otherwise."""
    import numpy as np

    from schmier_gui.ai.equity.table import chances
    from schmier_gui.coach.estimate_deals import Trials  # noqa: F401
    from schmier_gui.coach.estimate_sums import Sums  # noqa: F401

    chances(SCHMIER, np.zeros((SCHMIER.sides, 1), np.int16), 0)
    np.random.Generator(np.random.SFC64(0))


def estimate(view: View, deals: int = DEALS, seed: str | int = 0, raw: bool = False) -> Iterator[Estimate]:
    """Growing estimates from up to `deals` deals, the same for the same seed. Each `next` is a slice of a few milliseconds, after some of
    which nothing new is known yet and the estimate before is told again. `raw` leaves the correction out. It imports numpy.

    Raises ValueError, at the first `next`, unless `view` is a seat about to call and `deals` is at least LEAST.
    """
    if view.decision is None or view.decision.kind != "call":
        raise ValueError("only a seat that is about to call has calls to estimate")
    if deals < LEAST:
        raise ValueError(f"an estimate needs at least {LEAST} deals")
    from schmier_gui.coach.estimate_deals import Trials
    from schmier_gui.coach.estimate_sums import Sums

    trials, sums = Trials(view, seed), Sums(view, raw)
    told: Estimate | None = None
    for batch in trials.batches(deals):
        if batch is not None:
            sums.add(batch)
            told = sums.estimate()
        if told is not None:
            yield told


def estimated(view: View, deals: int = DEALS, seed: str | int = 0, raw: bool = False) -> Estimate:
    """The whole estimate at once. Raises ValueError as `estimate` does."""
    return deque(estimate(view, deals, seed, raw), maxlen=1).pop()
