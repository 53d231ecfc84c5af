"""Which card to play: every legal one in the same worlds."""

from __future__ import annotations

import numpy as np

from schmier_gui.ai.playout.layout import layout
from schmier_gui.ai.playout.tricks import U
from schmier_gui.ai.playout.whole import finished
from schmier_gui.ai.search.reading import read_worlds
from schmier_gui.ai.search.trial import (
    EVERY,
    Bench,
    Chances,
    Part,
    Trial,
    declaring_side,
    laid_away,
    own_chance,
    seen_hands,
    start_of,
    trials,
)
from schmier_gui.ai.worlds.knowledge import Forgotten, Knowledge, knowledge
from schmier_gui.ai.worlds.sample import sample
from schmier_gui.engine.cards import Card
from schmier_gui.engine.view import View

BATCH = 200
ROWS = 1200
"""Deals played out in one slice, about 3 ms: fewer would cost almost as much."""


def try_cards(
    view: View, bench: Bench, worlds: int, clear: float = EVERY, read: int = 1, forgets: Forgotten = frozenset()
) -> Trial:
    """Play out every legal card in about `worlds` worlds; `clear` as for `trials`, `forgets` as for `knowledge`.

    Each world is one of `read` sampled ones, chosen by how the others have played.
    """
    decision = view.decision
    assert decision is not None
    cards, known = decision.cards, knowledge(view, forgets)
    batches = max(1, worlds // BATCH)
    return trials(decision.actions, batches, lambda places: _batch(view, bench, known, [cards[n] for n in places], read), clear)


def _batch(view: View, bench: Bench, known: Knowledge, cards: list[Card], read: int) -> Part:
    """The chances (cards, worlds) in one batch of worlds, a slice for every few cards."""
    rules, bits = view.rules, layout(view.rules.game, view.trump or "")
    if read > 1 and (view.tricks or view.trick):
        some = yield from read_worlds(view, bench, known, BATCH, read)
    else:
        some = sample(bench.chance, rules.game, known, BATCH)
    hands, away = seen_hands(view, some), laid_away(view, some)
    trick = [np.full(BATCH, bits.bit[card], U) for card in view.trick]
    yield
    found: list[Chances] = []
    for first in range(0, len(cards), ROWS // BATCH):
        tried = cards[first : first + ROWS // BATCH]
        rows = BATCH * len(tried)
        played = np.repeat(np.array([bits.bit[card] for card in tried], U), BATCH)
        all_hands = np.tile(hands, (1, len(tried)))
        all_hands[view.seat] ^= played
        start = start_of(view, (*(np.tile(lying, len(tried)) for lying in trick), played))
        ended = finished(rules, bench.table(rules, rows), all_hands, view.declarer, view.dealer, start, np.tile(away, (1, len(tried))))
        found.append(own_chance(view, ended, view.bid, declaring_side(view, rows)).reshape(len(tried), BATCH))
        yield
    return np.concatenate(found)
