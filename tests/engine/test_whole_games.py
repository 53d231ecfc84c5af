"""Whole games of random choices: a second reading of the rulebook (`referee`) follows them line by line, and what always holds, holds."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schmier_gui.engine import Bid, IllegalAction, LayAway, LayAwayBounds, NameTrump, Pass, PlayCard, Session
from schmier_gui.engine.cards import PACKS, pip_count
from schmier_gui.engine.events import DealScored, DealStarted, GameEnded, PointTaken, TrumpShown
from schmier_gui.engine.scoring import final_pips
from tests.engine.referee import Referee
from tests.engine.strategies import SEEDS, mixed_rules, named_rules, random_choice

GAMES = settings(deadline=None, max_examples=25)


class Watched:
    """A game of random choices with the referee beside it."""

    def __init__(self, rules, seed):
        self.session, self.rng = Session.new(rules, seed=seed), random.Random(seed)
        header, *lines = self.session.record().rstrip("\n").split("\n")
        self.referee = Referee(json.loads(header))
        self.tell(lines)

    def tell(self, lines):
        for line in lines:
            self.referee.read(json.loads(line))

    def step(self):
        session = self.session
        since = len(session.log)
        session.submit(random_choice(session, self.rng))
        self.tell(session.lines(since))
        return session.log[since:]

    def steps(self, most):
        """Play on, giving the events of every choice."""
        while self.session.decision is not None and most:
            yield self.step()
            most -= 1


@GAMES
@given(st.one_of(named_rules(), mixed_rules()), SEEDS)
def test_the_referee_agrees_with_every_line_and_every_list_of_legal_actions(rules, seed):
    game = Watched(rules, seed)
    for _ in game.steps(300):
        choice, referee = game.session.decision, game.referee
        if choice is None:
            assert referee.phase == "over"
        elif choice.kind == "play":
            assert set(choice.cards) == referee.legal_cards()
        elif choice.kind == "call":
            assert {getattr(action, "amount", "pass") for action in choice.actions} == referee.legal_calls()
        assert choice is None or choice.seat == referee.turn


@GAMES
@given(st.one_of(named_rules(), mixed_rules()), SEEDS)
def test_no_card_is_ever_lost_or_doubled(rules, seed):
    game = Watched(rules, seed)
    for _ in game.steps(200):
        state = game.session.state
        piles = [*state.hands, state.kitty, state.trick, *(t.cards for t in state.tricks), *(e.away for e in state.exchanges)]
        if state.phase != "over":
            assert sorted(card for pile in piles for card in pile) == sorted(PACKS[rules.game])


@GAMES
@given(st.one_of(named_rules(), mixed_rules()), SEEDS)
def test_the_scores_are_the_sum_of_all_changes_and_the_points_those_of_R55(rules, seed):
    game, sums = Watched(rules, seed), [0] * rules.sides
    taken = {}
    for events in game.steps(300):
        for event in events:
            if isinstance(event, DealStarted):
                taken = {}
            elif isinstance(event, PointTaken):
                assert event.point not in taken
                taken[event.point] = event.side
            elif isinstance(event, DealScored):
                sums = [old + more for old, more in zip(sums, event.change, strict=True)]
                assert list(event.scores) == sums
                assert [point for point, _ in event.points] == list(rules.points)
                assert taken == {point: side for point, side in event.points if side is not None and point != "game"}
        assert list(game.session.state.scores) == sums


@GAMES
@given(st.one_of(named_rules(), mixed_rules()), SEEDS)
def test_R52_every_pip_is_won_laid_away_or_left_in_the_kitty(rules, seed):
    game = Watched(rules, seed)
    for _ in game.steps(200):
        state = game.session.state
        if state.phase == "play":
            away = pip_count(card for exchange in state.exchanges for card in exchange.away)
            inside = pip_count(card for hand in (*state.hands, state.trick, state.kitty) for card in hand)
            assert sum(state.pips) + away + inside == (81 if rules.game == "schmier" else 80)
            assert sum(final_pips(state)) - sum(state.pips) in {0, away, pip_count(state.exchanges[-1].away) if state.exchanges else 0}


@GAMES
@given(st.one_of(named_rules(), mixed_rules()), SEEDS)
def test_the_game_ends_once_and_with_its_winners_in_the_state(rules, seed):
    game, ended = Watched(rules, seed), []
    for events in game.steps(400):
        ended += [event for event in events if isinstance(event, GameEnded)]
        assert sum(isinstance(event, TrumpShown) for event in events) <= 1
        assert (game.session.decision is None) == bool(ended)
    if ended:
        assert ended == [GameEnded(game.session.state.winners)]
        assert game.session.state.phase == "over"


EVERYTHING = [
    Pass(),
    *(Bid(n) for n in range(8)),
    *(NameTrump(suit) for suit in "SHDCX"),
    *(PlayCard(card) for card in (*PACKS["schmier"], "??")),
]


@settings(deadline=None, max_examples=10)
@given(st.one_of(named_rules(), mixed_rules()), SEEDS)
def test_R44_every_listed_action_is_accepted_and_every_other_refused_with_a_reason(rules, seed):
    game = Watched(rules, seed)
    for number, _ in enumerate(game.steps(80)):
        session = game.session
        choice = session.decision
        if choice is None or number % 5:
            continue
        legal = () if isinstance(choice.legal, LayAwayBounds) else choice.legal
        for action in EVERYTHING:
            if action in legal:
                assert choice.why_not(action) is None
                session.submit(action)
                session.undo()
            else:
                check_refused(session, action)


def check_refused(session, action):
    state, choices = session.state, session.choices
    try:
        session.submit(action)
    except IllegalAction as error:
        assert str(error) == session.decision.why_not(action)
    else:
        pytest.fail(f"{action} was accepted")
    assert session.state is state and session.choices == choices


@settings(deadline=None, max_examples=30)
@given(mixed_rules(), SEEDS, st.data())
def test_a_lay_away_is_legal_exactly_within_its_bounds(rules, seed, data):
    game = Watched(rules, seed)
    for _ in game.steps(60):
        if game.session.state.phase == "lay_away":
            break
    choice = game.session.decision
    if choice is not None and choice.kind == "lay_away":
        cards = tuple(data.draw(st.lists(st.sampled_from(choice.hand), unique=True, max_size=choice.bounds.most + 1)))
        bounds, suit_of = choice.bounds, game.referee.suit
        legal = (
            bounds.least <= len(cards) <= bounds.most
            and set(cards) <= set(bounds.allowed)
            and sum(suit_of(card) == choice.trump for card in cards) == bounds.trumps
        )
        assert (choice.why_not(LayAway(cards)) is None) == legal
