"""The chance of each side to win the game, from the scores and from who deals next."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from schmier_gui.ai.equity.outcome import Scores, new_scores, won
from schmier_gui.engine.rules import Rules

FILE = Path(__file__).resolve().parent.parent / "data" / "equity.npz"
BELOW = 10
"""How far below nothing the scores of the table reach; a lower score counts as that low."""

Chances = npt.NDArray[np.float32]
TARGETS = {"schmier": 21, "smear": 15}


def name_of(rules: Rules) -> str:
    """Which table holds for these rules."""
    return f"{rules.game}-{rules.sides}"


@cache
def _tables() -> dict[str, Chances]:
    with np.load(FILE) as file:
        read = {name: file[name].astype(np.float32) / 65535 for name in file.files}
    return {name: np.concatenate([some, 1 - some.sum(0, keepdims=True)]) for name, some in read.items()}


def chances(rules: Rules, scores: Scores, dealer: npt.NDArray[np.int8] | int) -> Chances:
    """By side the chance to win a game that goes on, (sides, rows); `dealer`: the seat that deals next. Another target than the usual one
    counts by what is missing.
    """
    table = _tables()[name_of(rules)]
    places = np.clip(scores + (TARGETS[rules.game] - rules.target + BELOW), 0, table.shape[1] - 1)
    side, columns = np.asarray(dealer) % rules.sides, np.arange(scores.shape[1])
    turned = np.stack([places[(side + n) % rules.sides, columns] for n in range(rules.sides)])
    seen = table[(slice(None), *turned)]
    found: Chances = np.stack([seen[(n - side) % rules.sides, columns] for n in range(rules.sides)])
    return found


def after_deal(
    rules: Rules, old: tuple[int, ...], change: npt.NDArray[np.int8], declaring: npt.NDArray[np.int8], dealer: int
) -> Chances:
    """By side the chance to win after deals that changed the scores so, (sides, rows). `dealer` has dealt them."""
    scores = new_scores(rules, np.array(old, np.int16)[:, None], change, declaring)
    made = np.take_along_axis(change, np.maximum(declaring, 0)[None, :].astype(np.intp), 0)[0] > 0
    ends = won(rules, scores, declaring, made)
    over = ends.any(0)
    ahead = chances(rules, scores, (dealer + 1) % rules.seats)
    found: Chances = np.where(over, ends / np.maximum(ends.sum(0), 1), ahead).astype(np.float32)
    return found
