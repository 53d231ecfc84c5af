"""A deal played out from any moment, with cards on the table, ends as the engine says it does."""

import random

import numpy as np
import pytest

from schmier_gui.ai.playout.layout import layout
from schmier_gui.ai.playout.policy import Table
from schmier_gui.ai.playout.tricks import U
from schmier_gui.ai.playout.whole import finished
from schmier_gui.ai.search.trial import start_of
from schmier_gui.engine import PlayCard, Rules, Session
from schmier_gui.engine.events import DealScored
from tests.engine.strategies import random_choice

RULES = [
    Rules(),
    Rules(sides=2, low="taker"),
    Rules(dealer_layaway_counts=True, game_tie="defenders"),
    Rules(game="smear"),
    Rules(game="smear", high_low="in_play", low="taker", game_tie="eldest"),
]


def in_the_middle(rules, seed):
    """A random deal in which some cards are played, and the card about to be played."""
    session, rng = Session.new(rules, seed=seed), random.Random(seed)
    cards = rng.randrange(6 * rules.seats)
    while session.decision.kind != "play" or sum(len(t.cards) for t in session.state.tricks) + len(session.state.trick) < cards:
        session.submit(random_choice(session, rng))
    return session, rng.choice(session.decision.cards)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.on_disk() or rules.game))
def test_it_ends_as_the_engine_says(rules):
    for seed in range(60):
        session, card = in_the_middle(rules, seed)
        state, bits = session.state, layout(rules.game, session.state.trump)
        view = session.view(state.turn)
        hands = np.array([[bits.mask(tuple(c for c in hand if c != card))] for hand in state.hands], U)
        away = np.zeros((rules.seats, 1), U)
        for exchange in state.exchanges:
            away[exchange.seat] = bits.mask(exchange.away)
        table = Table(rules, 1)
        table.log = []
        trick = tuple(np.full(1, bits.bit[c], U) for c in (*state.trick, card))
        ended = finished(rules, table, hands, state.declarer, state.dealer, start_of(view, trick), away)
        scored = None
        for bit in table.log[len(state.trick) :]:
            for event in session.submit(PlayCard(bits.card[int(bit[0])])):
                scored = event if isinstance(event, DealScored) else scored
        assert scored is not None
        for point, side in scored.points:
            assert list(np.flatnonzero(ended.owners[point][:, 0])) == ([] if side is None else [side])
        assert tuple(ended.pips[:, 0]) == scored.pips
