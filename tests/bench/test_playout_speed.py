"""How many whole deals a second: dealt, exchanged, played and scored. `pytest tests/bench --benchmark-only`; it judges nothing."""

import numpy as np
import pytest

from schmier_gui.ai.playout.dealing import in_bits, shuffled, together
from schmier_gui.ai.playout.exchange import exchange
from schmier_gui.ai.playout.points import counted, end, owned
from schmier_gui.ai.playout.policy import Table
from schmier_gui.ai.playout.tricks import Start
from schmier_gui.engine.cards import PACKS
from schmier_gui.engine.deal import HAND
from schmier_gui.engine.rules import SCHMIER, SMEAR


def playing(rules, rows):
    """What plays so many deals at once, each time it is called."""
    chance, seats = np.random.Generator(np.random.SFC64(1)), rules.seats
    pack, table = np.arange(len(PACKS[rules.game]), dtype=np.uint8), Table(rules, rows)

    def deals():
        cards = in_bits(rules.game, shuffled(chance, pack, rows), 3)
        hands, away = exchange(rules, together(cards[: HAND * seats], seats), cards[HAND * seats :], seats - 1, 0)
        own = owned(rules, hands, Start(0))
        return end(rules, table.play(hands, 0, Start(0)), own, 0, seats - 1, counted(rules, away, seats - 1, 0))

    return deals


@pytest.mark.parametrize("rows", [512, 4096])
@pytest.mark.parametrize("rules", [SCHMIER, SMEAR], ids=["schmier", "smear"])
def test_whole_deals(benchmark, rules, rows):
    ended = benchmark(playing(rules, rows))
    assert ended.taken.shape == (rules.sides, rows)
    if benchmark.stats:
        benchmark.extra_info["deals a second"] = round(rows / benchmark.stats["median"])
