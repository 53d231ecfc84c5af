"""No player peeks: with every hidden card exchanged for another, it makes the same choice and sees the same events."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schmier_gui.ai import decide, make_bot
from schmier_gui.engine import SCHMIER, SMEAR, Session
from schmier_gui.engine.cards import PACKS
from schmier_gui.engine.view import redact, view
from tests.engine.strategies import SEEDS, mixed_rules
from tests.engine.test_view import seen_by, swapped


def reshuffled(session, seat, rng):
    """The state and the events of this deal with all cards that `seat` can't see exchanged among each other, and hidden trump renamed."""
    state = session.state
    known, events = seen_by(session, seat)
    hidden = [card for card in PACKS[state.rules.game] if card not in known]
    swap = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    other = swapped(state, swap)
    if state.trump is not None and not state.trump_shown and seat != state.declarer:
        other = msgspec.structs.replace(other, trump=rng.choice([suit for suit in "SHDC" if suit != state.trump]))
    return other, events, [swapped(event, swap) for event in events]


def check(session, seat, player, rng):
    """The seat to act sees and does the same in both worlds."""
    other, events, other_events = reshuffled(session, seat, rng)
    seen, seen_there = session.view(seat), view(other, seat)
    assert seen == seen_there
    assert [redact(event, seat) for event in events] == [redact(event, seat) for event in other_events]
    here, there = make_bot(player, "seed"), make_bot(player, "seed")
    assert decide(here, seen) == decide(there, seen_there)
    assert here.reason == there.reason


@pytest.mark.parametrize("player", ["beginner", "casual", "club", "random"])
@settings(deadline=None, max_examples=10)
@given(rules=mixed_rules(), seed=SEEDS, chance=st.integers(0, 2**32))
def test_what_a_player_can_not_see_makes_no_difference_to_it(player, rules, seed, chance):
    session, rng, bot = Session.new(rules, seed=seed), random.Random(chance), make_bot("club", seed)
    while session.decision is not None and session.choices < 100:
        seat = session.state.turn
        check(session, seat, player, rng)
        session.submit(decide(bot, session.view(seat)))


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR], ids=["schmier", "smear"])
def test_a_player_who_peeked_would_be_caught(rules):
    class Peeker:
        """Plays its first card if the next seat holds an ace of spades."""

        def __init__(self, state):
            self.state = state

        def choice(self, seat):
            return "AS" in self.state.hands[(seat + 1) % rules.seats]

    session, rng = Session.new(rules, seed="peek"), random.Random(1)
    seat = session.state.turn
    choices = {Peeker(reshuffled(session, seat, rng)[0]).choice(seat) for _ in range(200)}
    assert choices == {True, False}
