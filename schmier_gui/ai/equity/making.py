"""Makes the table of chances to win: `python -m schmier_gui.ai.equity.making`. It takes a minute or so.

Our own players bid and play some hundred thousand deals; how often each change of the scores came up, seen from the dealer's side, makes
a chain from score to score, whose ends are won games. The chain is followed backwards until the chances stay the same.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.ai.equity.outcome import won
from schmier_gui.ai.equity.table import BELOW, FILE, name_of
from schmier_gui.ai.playout.auction import NOBODY
from schmier_gui.ai.playout.dealing import shuffled
from schmier_gui.ai.playout.policy import Table
from schmier_gui.ai.playout.whole import SET_AFTER_ALL, contracts, played
from schmier_gui.engine.cards import PACKS
from schmier_gui.engine.rules import SCHMIER, SMEAR, Rules

TABLES: tuple[Rules, ...] = (SCHMIER, Rules(sides=2), SMEAR)
ROWS = 4096
BATCHES = 200
ROUNDS = 60
Chances = npt.NDArray[np.float64]


class Step(msgspec.Struct, frozen=True):
    """One way a deal changes the scores: `change` and `declaring` counted from the dealer's side, and how often it happens."""

    change: tuple[int, ...]
    declaring: int
    share: float


def steps(rules: Rules, batches: int, seed: int = 1) -> list[Step]:
    """What happens in a scored deal, from self-play with `SET_AFTER_ALL`."""
    chance, table = np.random.Generator(np.random.SFC64(seed)), Table(rules, ROWS)
    pack, dealer = np.arange(len(PACKS[rules.game]), dtype=np.uint8), rules.seats - 1
    found: dict[tuple[int, ...], float] = defaultdict(float)
    none = np.full(ROWS, NOBODY, np.int8)
    for _ in range(batches):
        numbers = shuffled(chance, pack, ROWS)
        deal = contracts(rules, numbers, dealer, 0, np.zeros(ROWS, np.int8), none)
        ended = played(rules, table, numbers, dealer, deal.declarer, deal.trump)
        declaring = np.maximum(deal.declarer, 0) % rules.sides
        change = ended.change(deal.bid.astype(np.uint8), declaring)
        turned = np.roll(change, -(dealer % rules.sides), 0)
        for row in np.flatnonzero(deal.declarer != NOBODY):
            bid, side = int(deal.bid[row]), int(declaring[row] - dealer) % rules.sides
            made = turned[:, row].tolist()
            lost = SET_AFTER_ALL[rules.game][bid] if made[side] == bid else 0.0
            found[(*made, side)] += 1 - lost
            if lost:
                made[side] = -bid
                found[(*made, side)] += lost
    total = sum(found.values())
    return [Step(key[:-1], key[-1], count / total) for key, count in sorted(found.items())]


def improved(rules: Rules, chances: Chances, ways: list[Step]) -> Chances:
    """One step backwards: the chances one deal earlier. Shape (sides, scores of the dealer's side, of the next side, ...)."""
    size, low = rules.target + BELOW, -BELOW
    grid = np.indices((size,) * rules.sides).reshape(rules.sides, -1) + low
    earlier = np.zeros((rules.sides, grid.shape[1]))
    for way in ways:
        scores = (grid + np.array(way.change)[:, None]).astype(np.int16)
        declaring = np.full(scores.shape[1], way.declaring, np.int8)
        ends = won(rules, scores, declaring, np.full(scores.shape[1], way.change[way.declaring] > 0))
        places = np.clip(scores, low, rules.target - 1) - low
        later = np.roll(chances[(slice(None), *np.roll(places, -1, 0))], 1, 0)
        earlier += way.share * np.where(ends.any(0), ends, later)
    return earlier.reshape(chances.shape)


def chances_to_win(rules: Rules, ways: list[Step], rounds: int = ROUNDS) -> Chances:
    """The chances of every side from every score, as `improved` gives them."""
    size = rules.target + BELOW
    chances = np.full((rules.sides, *(size,) * rules.sides), 1.0 / rules.sides)
    for _ in range(rounds):
        chances = improved(rules, chances, ways)
    return chances


def make(file: Path = FILE) -> None:
    """Write the tables of both games."""
    tables = {}
    for rules in TABLES:
        chances = chances_to_win(rules, steps(rules, BATCHES))
        tables[name_of(rules)] = np.round(chances[:-1] * 65535).astype(np.uint16)
    file.parent.mkdir(exist_ok=True)
    np.savez_compressed(file, **tables)  # type: ignore[arg-type]


if __name__ == "__main__":
    make()
