"""A hint does what the expert would do, says why in whole sentences with the right numbers, and sees no hidden card."""

import random
import re
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schmier_gui.ai import decide, make_bot
from schmier_gui.coach.actions import as_advice, as_thing
from schmier_gui.coach.estimate import estimate
from schmier_gui.coach.grade import grade
from schmier_gui.coach.hint import Hint, Option, hint, numbers
from schmier_gui.coach.reason import what_it_does
from schmier_gui.engine import SCHMIER, SMEAR, Bid, LayAway, NameTrump, Pass, PlayCard, Session
from schmier_gui.engine.view import view
from tests.ai.test_blind_bots import reshuffled
from tests.engine.strategies import SEEDS, mixed_rules
from tests.table.test_controller import deal_to

FEW = {"call": 1024, "trump": 300, "lay_away": 100, "play": 100}


def told(seen, seed=0, worlds=FEW):
    """The hint, and how many slices it took."""
    thinking, slices = hint(seen, seed, worlds), 0
    try:
        while True:
            next(thinking)
            slices += 1
    except StopIteration as done:
        return done.value, slices


def decisions(rules, seed, most=60):
    """Views of the seats to act, on the way through a game of club players."""
    session, bot = Session.new(rules, seed=seed), make_bot("club", seed)
    while session.decision is not None and session.choices < most:
        seen = session.view(session.state.turn)
        yield session, seen
        session.submit(decide(bot, seen))


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR], ids=["schmier", "smear"])
def test_every_kind_of_decision_gets_a_legal_hint_with_reason_and_numbers(rules):
    kinds = set()
    for _session, seen in decisions(rules, "kinds"):
        given_, slices = told(seen)
        kinds.add(seen.decision.kind)
        assert seen.decision.why_not(given_.action) is None
        assert slices >= 1
        assert re.fullmatch(r"[A-Z].*\.", given_.why), given_.why
        assert "  " not in given_.reason and ".." not in given_.reason
        if given_.options:
            assert given_.options == tuple(sorted(given_.options, key=lambda option: -option.win))
            assert given_.action in [option.action for option in given_.options]
            assert all(0 <= option.win <= 1 and option.win_se >= 0 and option.behind_se >= 0 for option in given_.options)
    assert kinds == {"call", "trump", "lay_away", "play"}


def test_the_only_legal_card_needs_no_numbers():
    seen = next(seen for _s, seen in decisions(SCHMIER, "forced", 400) if seen.decision.kind == "play" and len(seen.decision.actions) == 1)
    given_, _slices = told(seen)
    assert given_ == Hint(seen.decision.actions[0], "Nothing else is allowed.", "", ())


def test_the_same_view_and_seed_give_the_same_hint():
    seen = next(seen for _s, seen in decisions(SCHMIER, "again"))
    assert told(seen, "a") == told(seen, "a")
    assert told(seen, "a")[0].options != told(seen, "b")[0].options


@settings(deadline=None, max_examples=8)
@given(rules=mixed_rules(), seed=SEEDS, chance=st.integers(0, 2**32), start=st.integers(0, 60))
def test_what_a_seat_can_not_see_makes_no_difference_to_its_hint(rules, seed, chance, start):
    session, rng, bot = Session.new(rules, seed=seed), random.Random(chance), make_bot("club", seed)
    while session.decision is not None and session.choices < start + 12:
        seat = session.state.turn
        if session.choices >= start:
            other = reshuffled(session, seat, rng)[0]
            assert told(session.view(seat)) == told(view(other, seat))
        session.submit(decide(bot, session.view(seat)))


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR], ids=["schmier", "smear"])
def test_a_hint_for_a_call_is_the_call_that_practice_grades_best(rules):
    seen = next(seen for _s, seen in decisions(rules, "graded") if seen.decision.kind == "call")
    hint_, _slices = told(seen, 7)
    *_earlier, last = estimate(seen, FEW["call"], 7)
    bid = hint_.action.amount if isinstance(hint_.action, Bid) else None
    assert grade(last, bid).cost == 0
    assert {option.action: option.win for option in hint_.options} == {
        action: last.of(action.amount if isinstance(action, Bid) else None).win for action in seen.decision.actions
    }


def option(action, win, behind, se=0.01):
    return Option(action, win, 0.01, behind, se)


@pytest.mark.parametrize(
    ("behind", "se", "words"),
    [
        (0.03, 0.01, "So you win the game 43 times in 100, against 40 with a bid of 3."),
        (0.015, 0.01, "So you win the game 43 times in 100; a bid of 3 does as well."),
        (0.004, 0.001, "So you win the game 43 times in 100, a little more often than with a bid of 3."),
    ],
)
def test_a_difference_is_told_as_far_as_the_error_allows(behind, se, words):
    best, other = option(Bid(4), 0.43, 0.0), option(Bid(3), 0.43 - behind, behind, se)
    assert numbers((best, other, option(Pass(), 0.2, 0.23)), Bid(4)) == words


def test_where_nothing_else_was_tried_there_are_no_numbers():
    assert numbers((option(LayAway(()), 0.4, 0.0),), LayAway(())) == ""


@pytest.mark.parametrize(
    ("action", "advice", "thing"),
    [
        (Pass(), "Pass", "a pass"),
        (Bid(4), "Bid 4", "a bid of 4"),
        (NameTrump("H"), "Name hearts", "hearts"),
        (LayAway(("KH", "JK")), "Lay away what is marked", "laying away the king of hearts and the joker"),
        (LayAway(()), "Keep all", "keeping all"),
        (PlayCard("JK"), "Play the joker", "the joker"),
        (PlayCard("TS"), "Play the 10 of spades", "the 10 of spades"),
    ],
)
def test_actions_in_words(action, advice, thing):
    assert (as_advice(action), as_thing(action)) == (advice, thing)


@pytest.mark.parametrize(
    ("hand", "away", "words"),
    [
        (
            "AS 9S KC 9C 4C 3H",
            ("9C", "4C"),
            "You keep the king of clubs, which may win a trick; the 9 of clubs and the 4 of clubs would hardly win one.",
        ),
        ("AS 9S KC 9C 4C AH", ("AH",), "With no hearts left in your hand you can trump hearts."),
        ("AS 9S KC 9C 4C 3H", ("KC",), "In the deals tried, no other cards were missed less than the king of clubs."),
        ("AS 9S KC 9C 4C 3H", (), "Every card kept is worth more than what may come."),
    ],
)
def test_a_lay_away_is_explained_by_what_stays(hand, away, words):
    session = deal_to(SCHMIER, hand)
    session.submit(Bid(4))
    for _ in range(5):
        session.submit(Pass())
    session.submit(NameTrump("S"))
    assert what_it_does(session.view(0), LayAway(away)) == words


def test_importing_a_hint_loads_no_numpy():
    code = "import sys, schmier_gui.coach.hint\nassert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], timeout=60, check=True)
