"""A running game: submit, undo, names and players (CONTRACTS.md, "Python")."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schmier_gui.engine import SCHMIER, SMEAR, Bid, IllegalAction, NothingToUndo, Pass, SchmierError, Session
from schmier_gui.engine.events import CallMade, DealStarted
from tests.engine.script import call, table
from tests.engine.strategies import SEEDS, mixed_rules, random_choice, random_game


def test_a_new_game_has_its_first_cards_dealt():
    session = Session.new(SCHMIER, seed="1")
    assert isinstance(session.log[0], DealStarted)
    assert (session.state.number, session.decision.kind) == (1, "call")


def test_submit_returns_what_happened():
    session = Session.new(SCHMIER, seed="1", dealer=5)
    assert session.submit(Bid(3)) == [CallMade(0, 3)]
    assert session.log[-1] == CallMade(0, 3)


def test_a_refused_action_changes_nothing():
    session = Session.new(SCHMIER, seed="1")
    before = (session.record(), session.state, session.choices)
    with pytest.raises(IllegalAction):
        session.submit(Bid(7))
    assert (session.record(), session.state, session.choices) == before


def test_events_since_a_number():
    session = Session.new(SCHMIER, seed="1", dealer=5)
    session.submit(Bid(3))
    session.submit(Pass())
    assert session.events(2, since=1) == [CallMade(0, 3), CallMade(1, None)]
    assert session.events(2, since=3) == []


def test_names_players_and_dealer():
    session = Session.new(SMEAR, seed="1", dealer=2, names=list("ABCD"), players=["person", "club", "club", "club"])
    assert (session.names, session.players) == (tuple("ABCD"), ("person", "club", "club", "club"))
    assert (session.first_dealer, session.state.dealer) == (2, 2)
    assert Session.new(SMEAR, seed="1").players == ("person",) * 4


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"dealer": 4}, "seat from 0 to 3, not 4"),
        ({"dealer": -1}, "seat from 0 to 3, not -1"),
        ({"names": ["A", "B"]}, "4 seats, but 2 names"),
        ({"players": ["club"] * 5}, "4 seats, but 5 players"),
    ],
)
def test_a_wrong_table_is_refused(wrong, reason):
    with pytest.raises(SchmierError, match=reason):
        Session.new(SMEAR, seed="1", **wrong)


def test_there_is_nothing_to_undo_at_the_start():
    session = Session.new(SMEAR, seed="1")
    with pytest.raises(NothingToUndo):
        session.undo()
    session.submit(Pass())
    for count in (0, -1, 2):
        with pytest.raises(NothingToUndo):
            session.undo(count)
    assert (session.choices, session.taken_back) == (1, 0)


def test_several_choices_are_taken_back_at_once_and_count_once():
    session = Session.new(SMEAR, seed="1", dealer=3)
    start = session.state
    call(session, "p 2 3")
    session.undo(3)
    assert (session.state, session.choices, session.taken_back) == (start, 0, 1)


def test_who_made_each_choice():
    session = Session.new(SMEAR, seed="1", dealer=3)
    call(session, "p 2 3 p")
    assert [session.state_before(choice).turn for choice in range(4)] == [0, 1, 2, 3]


def test_a_deal_that_began_by_itself_is_taken_back_with_the_choice_before_it():
    session = Session.new(SMEAR, seed="1", dealer=3)
    call(session, "p p p")
    before, log = session.state, list(session.log)
    call(session, "p")
    assert session.state.number == 2
    session.undo()
    assert (session.state, session.log) == (before, log)
    call(session, "2")
    assert session.state.number == 1


def test_scripted_deals_come_again_after_an_undo():
    session = table(SMEAR, dealer=3)
    call(session, "p p p p")
    first = session.log[0]
    session.deal([card for hand in first.hands for card in hand] + list(first.kitty))
    second = session.log[-1]
    session.undo()
    call(session, "p")
    assert session.log[-1] == second


@settings(deadline=None, max_examples=30)
@given(mixed_rules(), SEEDS, st.integers(1, 150), st.data())
def test_undo_to_any_point_and_the_same_choices_again(rules, seed, choices, data):
    """The same state, the same events and, but for the count of take-backs, the same record."""
    session, rng, made, states = Session.new(rules, seed=seed), random.Random(seed), [], []
    while session.decision is not None and len(made) < choices:
        states.append(session.state)
        made.append(random_choice(session, rng))
        session.submit(made[-1])
    end, log, lines = session.state, list(session.log), session.lines()
    back = data.draw(st.integers(1, len(made)))
    session.undo(back)
    assert session.state == states[-back]
    for action in made[-back:]:
        session.submit(action)
    assert (session.state, session.log, session.lines(), session.taken_back) == (end, log, lines, 1)


@settings(deadline=None, max_examples=20)
@given(mixed_rules(), SEEDS)
def test_undone_step_by_step_a_game_is_back_at_its_start(rules, seed):
    session = random_game(rules, seed, 80)
    for left in range(session.choices - 1, -1, -1):
        session.undo()
        assert session.choices == left
    fresh = Session.new(rules, seed=seed)
    assert (session.state, session.log) == (fresh.state, fresh.log)


def test_the_same_seed_and_choices_give_the_same_game():
    assert random_game(SCHMIER, "same").record() == random_game(SCHMIER, "same").record()
    assert random_game(SCHMIER, "same").record() != random_game(SCHMIER, "other").record()


def test_a_practice_game_begins_at_scores():
    session = Session.new(SCHMIER, seed="1", dealer=5, scores=(18, -3, 20))
    assert session.state.scores == session.view(0).scores == (18, -3, 20)
    assert session.decision.seat == 0


def test_a_practice_game_keeps_its_scores_through_a_thrown_in_deal_and_an_undo():
    session = Session.new(SMEAR, seed="1", dealer=3, scores=[5, 14])
    call(session, "p p p p")
    assert (session.state.number, session.state.scores) == (2, (5, 14))
    session.undo()
    assert session.state.scores == (5, 14)


def test_a_practice_game_has_no_record_for_a_record_begins_at_nothing():
    session = Session.new(SMEAR, seed="1", scores=(0, 0))
    with pytest.raises(SchmierError, match="practice game"):
        session.record()
    with pytest.raises(SchmierError, match="practice game"):
        session.header()


@pytest.mark.parametrize("scores", [(), (1,), (1, 2, 3), (1.0, 2), (True, 0), ("1", "2")])
def test_scores_are_one_whole_number_for_each_side(scores):
    with pytest.raises(SchmierError, match="one whole number for each of the 2 sides"):
        Session.new(SMEAR, seed="1", scores=scores)
