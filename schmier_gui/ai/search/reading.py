"""Reading the other players: worlds in which they would hardly have played as they did are drawn less often."""

from __future__ import annotations

from collections.abc import Generator

import numpy as np

from schmier_gui.ai.playout.reader import Plays
from schmier_gui.ai.playout.tricks import TRICKS
from schmier_gui.ai.search.trial import Bench, seen_hands
from schmier_gui.ai.worlds.knowledge import Knowledge
from schmier_gui.ai.worlds.sample import Worlds, sample
from schmier_gui.engine.view import View

TRUST = np.float32(0.7)
"""How much of what a play tells is believed: 1 would be all. 0.6 to 0.8 foretold hidden cards best."""


def read_worlds(view: View, bench: Bench, known: Knowledge, rows: int, times: int) -> Generator[None, None, Worlds]:
    """`rows` worlds out of `times` as many, drawn as often as their hands would have played what was played."""
    many, parts = rows * times, []
    for _ in range(times):
        parts.append(sample(bench.chance, view.rules.game, known, rows))
        yield
    worlds = Worlds(np.concatenate([part.numbers for part in parts], 1), parts[0].blocks)
    plays: Plays = [(trick.leader, trick.cards) for trick in view.tricks] + [(view.leader, view.trick)]
    found = yield from bench.reader(view.rules, many).likely(view, seen_hands(view, worlds), plays[: TRICKS - 1])
    likely = np.exp(TRUST * (found - found.max()))
    upto = np.cumsum(likely.astype(np.float64))
    chosen = np.searchsorted(upto, (np.arange(rows) + bench.chance.random()) * (upto[-1] / rows))
    return Worlds(worlds.numbers[:, bench.chance.permutation(np.minimum(chosen, many - 1))], worlds.blocks)
