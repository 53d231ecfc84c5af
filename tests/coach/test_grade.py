"""Grades: by what a call costs in chance to win, and never finer than the error allows."""

import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from schmier_gui.ai.search.trial import Tried
from schmier_gui.coach.grade import MOST_COST, SURE, Step, after_the_cards, grade, grade_action, often, proof, step_of
from schmier_gui.engine import LayAway, NameTrump
from schmier_gui.store.paths import assets
from tests.coach.estimates import made_up

COSTS = st.floats(0, 0.5)
ERRORS = st.floats(0, 0.1)


def test_the_best_call_is_just_right_and_costs_nothing():
    graded = grade(made_up({"3S": 0.36, "4S": 0.40, "p": 0.33}), 4, "S")
    assert (graded.step, graded.cost, graded.chosen) == (Step.RIGHT, 0, graded.best)


@pytest.mark.parametrize(
    ("cost", "step"),
    [(0.004, Step.RIGHT), (0.01, Step.NEARLY), (0.02, Step.INEXACT), (0.045, Step.MISTAKE), (0.2, Step.BLUNDER)],
)
def test_five_steps_by_cost(cost, step):
    assert grade(made_up({"3S": 0.4 - cost, "4S": 0.4}, se=0.0001), 3, "S").step is step


def test_the_wrong_suit_is_graded_like_a_wrong_bid():
    estimate = made_up({"4S": 0.40, "4H": 0.30})
    assert grade(estimate, 4, "H").step is Step.BLUNDER
    assert grade(estimate, 4).step is Step.RIGHT


def test_too_close_to_call_is_an_answer():
    """The cost is 1 in 100, its error 1.4: nobody can tell."""
    graded = grade(made_up({"3S": 0.39, "4S": 0.40}, se=0.01), 3, "S")
    assert graded.step is Step.CLOSE and graded.step.lit == 0


def test_the_best_call_is_too_close_to_call_where_another_may_be_much_better():
    assert grade(made_up({"3S": 0.39, "4S": 0.40}, se=0.02), 4, "S").step is Step.CLOSE
    assert grade(made_up({"3S": 0.39, "4S": 0.40}, se=0.005), 4, "S").step is Step.RIGHT


def test_with_a_small_error_a_small_cost_is_told_apart_from_a_large_error():
    assert step_of(0.02, 0.001) is Step.INEXACT
    assert step_of(0.02, 0.006) is Step.NEARLY
    assert step_of(0.02, 0.02) is Step.CLOSE


@given(COSTS, ERRORS)
def test_never_finer_than_the_error_allows(cost, error):
    """Any harder step than the one given would be wrong at the mild end of the error; the mildest of all needs to be certain."""
    step = step_of(cost, error)
    if step is Step.CLOSE:
        assert cost < SURE * error and cost + SURE * error > MOST_COST[Step.RIGHT]
    elif step is Step.RIGHT:
        assert cost <= MOST_COST[Step.RIGHT]
    else:
        least = cost - SURE * error
        assert least >= 0
        harder = [other for other in MOST_COST if other.lit > step.lit and other is not Step.RIGHT]
        assert all(least > MOST_COST[other] for other in harder)


@given(COSTS, st.floats(0, 0.2), ERRORS)
def test_what_costs_more_is_never_graded_better(cost, more, error):
    one, other = step_of(cost, error), step_of(cost + more, error)
    assert Step.CLOSE in (one, other) or one.lit >= other.lit


def by_points(wins, **points):
    """Made-up estimate whose calls bring so many points."""
    estimate = made_up(wins)
    rated = [replace(each, points=points.get(f"b{each.bid}", each.points)) for each in estimate.options]
    return replace(estimate, calls=tuple(rated[:-1]), passing=rated[-1])


def test_in_a_game_that_is_nearly_lost_no_bid_is_praised_for_costing_little():
    """A 6 that is hardly ever made costs half a game in 100 where there is less than one to win."""
    estimate = by_points({"3S": 0.0079, "4S": 0.0080, "6S": 0.0032, "p": 0.0043}, b3=2.46, b4=1.09, b6=-4.71)
    for bid in (3, 4, 6, None):
        step = grade(estimate, bid).step
        assert (step, step.lit, step.sound) == (Step.DECIDED, 0, False)
    assert proof(grade(estimate, 6)) == "The game is nearly decided. 6 in spades brings –4.7 points on average, 3 in spades 2.5."
    assert proof(grade(estimate, 3)) == (
        "The game is nearly decided. 3 in spades brings 2.5 points on average, more than any other call."
    )


def test_a_game_that_is_nearly_won_is_decided_unless_the_call_endangers_it():
    estimate = made_up({"3S": 0.985, "6S": 0.93, "p": 0.984})
    assert grade(estimate, None).step is Step.DECIDED
    assert grade(estimate, 6).step is Step.MISTAKE
    assert grade(made_up({"3S": 0.94, "p": 0.93}), None).step is Step.DECIDED
    assert grade(made_up({"3S": 0.94, "6S": 0.7, "p": 0.939}), 3).step is Step.RIGHT
    assert grade(made_up({"3S": 0.5, "p": 0.499}), 3).step is Step.RIGHT


def test_a_lay_away_in_a_game_that_is_nearly_lost():
    verdict = grade_action(tried(0.011, 0.012, 0.01), LayAway(("AH", "2D")))
    assert verdict.step is Step.DECIDED and proof(verdict).endswith("as nearly anything does: it is all but decided.")


def test_a_call_that_is_not_there_is_an_error():
    with pytest.raises(KeyError):
        grade(made_up({"4S": 0.4}), None)


def test_steps_have_words_lamps_keys_and_icons():
    assert sorted(step.lit for step in Step) == [0, 0, 1, 2, 3, 4, 5]
    assert len({step.word for step in Step}) == len({step.icon for step in Step}) == len({step.key for step in Step}) == 7
    for step in Step:
        assert (assets() / "icons" / f"{step.icon}.svg").is_file()


def tried(*means, spread=0.0, worlds=400):
    actions = (LayAway(("AH", "2D")), LayAway(("3C", "4C")), LayAway(()))[: len(means)]
    noise = np.random.Generator(np.random.SFC64(1)).normal(0, spread, (len(means), worlds))
    return Tried(actions, (np.array(means)[:, None] + noise).astype(np.float32))


def test_a_lay_away_is_graded_like_a_call_whatever_its_order():
    verdict = grade_action(tried(0.40, 0.5, 0.45), LayAway(("2D", "AH")))
    assert (verdict.step, verdict.best, verdict.chosen) == (Step.BLUNDER, LayAway(("3C", "4C")), LayAway(("2D", "AH")))
    assert verdict.cost == pytest.approx(0.1, abs=1e-3)
    assert (verdict.best_win, verdict.chosen_win) == (pytest.approx(0.5), pytest.approx(0.4))
    best = grade_action(tried(0.40, 0.5, 0.45), LayAway(("4C", "3C")))
    assert (best.step, best.cost) == (Step.RIGHT, 0)


def test_a_lay_away_can_be_too_close_to_call():
    assert grade_action(tried(0.40, 0.401, spread=0.3), LayAway(("AH", "2D"))).step is Step.CLOSE


def test_lay_aways_that_do_as_well_are_all_right():
    assert grade_action(tried(0.4, 0.4, 0.4), LayAway(())).step is Step.RIGHT


def test_what_was_not_tried_is_not_graded():
    with pytest.raises(KeyError):
        grade_action(tried(0.4, 0.5), NameTrump("S"))


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0, "not once in 100"),
        (0.001, "less than once in 100"),
        (0.0051, "1 time in 100"),
        (0.01, "1 time in 100"),
        (0.384, "38 times in 100"),
        (0.994, "99 times in 100"),
        (0.996, "more than 99 times in 100"),
        (1, "every time"),
    ],
)
def test_how_often(chance, words):
    assert often(chance) == words


def sentence(text):
    assert re.fullmatch(r"[A-Z0-9–].*[^ ]\.", text) and "  " not in text and "{" not in text, text
    assert not re.search(r"\b1 (times|games|points)\b", text), text
    return text


def test_the_proof_of_a_verdict():
    estimate = made_up({"3S": 0.34, "4S": 0.37, "p": 0.31})
    assert proof(grade(estimate, 3, "S")) == "3 in spades wins the game 34 times in 100, but 4 in spades wins it 37 times in 100."
    assert proof(grade(estimate, None)) == "A pass wins the game 31 times in 100, but 4 in spades wins it 37 times in 100."
    assert proof(grade(estimate, 4, "S")) == "4 in spades wins the game 37 times in 100, and nothing else does better."


@pytest.mark.parametrize(
    ("win", "se", "text"),
    [
        (0.398, 0.0001, "3 in spades wins the game 40 times in 100, hardly less often than 4 in spades."),
        (0.384, 0.01, "3 in spades wins the game 38 times in 100 and 4 in spades 40 times in 100, too near to tell apart."),
        (0.397, 0.01, "3 in spades and 4 in spades both win the game 40 times in 100."),
        (0.3951, 0.0001, "3 in spades wins the game 40 times in 100, hardly less often than 4 in spades."),
    ],
)
def test_the_proof_says_no_more_than_is_known(win, se, text):
    assert proof(grade(made_up({"3S": win, "4S": 0.4}, se=se), 3, "S")) == text


def test_the_proof_where_rounding_hides_the_difference():
    text = "3 in spades wins the game 40 times in 100, 4 in spades a little more often."
    assert proof(grade(made_up({"3S": 0.3952, "4S": 0.4048}, se=0.0001), 3, "S")) == text


def test_the_proof_of_a_lay_away():
    assert proof(grade_action(tried(0.40, 0.5, 0.45), LayAway(("AH", "2D")))) == (
        "Laying away the ace of hearts and the 2 of diamonds wins the game 40 times in 100, "
        "but laying away the 3 of clubs and the 4 of clubs wins it 50 times in 100."
    )
    assert proof(grade_action(tried(0.40, 0.5, 0.45), LayAway(("4C", "3C")))) == (
        "Laying away the 4 of clubs and the 3 of clubs wins the game 50 times in 100, and nothing else does better."
    )


def test_the_cards_dont_change_the_verdict():
    sound = grade(made_up({"4S": 0.37, "p": 0.31}, made={"4S": 0.62}), 4, "S")
    assert after_the_cards(sound, True) == "Sound bid, and it came home: 4 in spades is made 62 times in 100."
    assert after_the_cards(sound, False) == (
        "Sound bid, bad luck: 4 in spades is made 62 times in 100, and this was one of the other times."
    )
    needed = grade(made_up({"4S": 0.37, "p": 0.31}, made={"4S": 0.32}), 4, "S")
    assert after_the_cards(needed, False).startswith("Sound bid all the same: 4 in spades is made only 32 times in 100")
    certain = grade(made_up({"4S": 0.37, "p": 0.31}, made={"4S": 1.0}), 4, "S")
    assert "more than 99 times in 100" in after_the_cards(certain, False)
    rash = grade(made_up({"5S": 0.27, "p": 0.31}, made={"5S": 0.21}), 5, "S")
    assert after_the_cards(rash, True) == (
        "Good luck, but no sound bid: 5 in spades is made 21 times in 100, and in the long run it costs 4 games in 100."
    )
    assert after_the_cards(rash, False) == (
        "No sound bid, and no luck to save it: 5 in spades fails 79 times in 100, and in the long run it costs 4 games in 100."
    )
    shy = grade(made_up({"4S": 0.37, "p": 0.31}), None)
    assert after_the_cards(shy, None) == "Whatever came of it, the call costs 6 games in 100."


@given(st.floats(0, 1), st.floats(0, 1), st.floats(0, 1), st.floats(0, 0.05), st.sampled_from([True, False, None]))
def test_every_text_is_a_whole_sentence_with_right_numbers(one, other, made, error, came_home):
    for bid in (4, None):
        graded = grade(made_up({"4S": one, "p": other}, error, {"4S": made}), bid)
        text = sentence(proof(graded))
        decided = graded.step is Step.DECIDED
        assert decided or often(graded.chosen.win) in text
        assert decided or graded.step is Step.RIGHT or often(graded.best.win) in text
        told = sentence(after_the_cards(graded, came_home))
        assert "nan" not in told
        assert any(word in told for word in (["nearly decided"] if decided else ["Sound", "sound", "costs"]))
