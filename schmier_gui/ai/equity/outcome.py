"""Who has won once many deals are scored (R62 to R65)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from schmier_gui.engine.rules import Rules

Scores = npt.NDArray[np.int16]
Bools = npt.NDArray[np.bool_]


def won(rules: Rules, scores: Scores, declaring: npt.NDArray[np.int8], made: Bools) -> Bools:
    """By side where it has won, (sides, rows); more than one only where R63 shares the game. `declaring` is -1 where nobody declared."""
    mine = np.arange(rules.sides)[:, None] == declaring
    there = scores >= rules.target
    if rules.must_bid_out:
        out: Bools = there & mine & made
        return out
    best: Bools = there & (scores == np.where(there, scores, -999).max(0))
    several = best.sum(0) > 1
    first = (best & mine).any(0)
    if rules.declarer_first:
        first = (there & mine).any(0)
        best = np.where(first, mine, best)
    best = np.where(several & first, mine, best)
    if rules.end_tie != "shared":
        best &= ~(several & ~first)
    return best


def new_scores(rules: Rules, old: Scores, change: npt.NDArray[np.int8], declaring: npt.NDArray[np.int8]) -> Scores:
    """The scores after a deal, (sides, rows), with R64's cap for sides that didn't declare. `old` (sides, rows) or (sides, 1)."""
    new = old + change
    if rules.cap_defenders:
        mine = np.arange(rules.sides)[:, None] == declaring
        new = np.where(mine, new, np.minimum(new, np.maximum(old, rules.target)))
    return new.astype(np.int16)
