"""The chance to win from a score."""

import numpy as np
import pytest

from schmier_gui.ai.equity.making import TABLES, improved, steps
from schmier_gui.ai.equity.outcome import new_scores, won
from schmier_gui.ai.equity.table import BELOW, after_deal, chances
from schmier_gui.engine.events import DealScored
from schmier_gui.engine.rules import SCHMIER, SMEAR, Rules
from schmier_gui.engine.scoring import winners

NAMES = ["schmier", "two sides", "smear"]


def everywhere(rules, dealer=0):
    """The chances from every score that does not end the game: (sides, score, score, ...)."""
    size = rules.target + BELOW
    grid = np.indices((size,) * rules.sides).reshape(rules.sides, -1) - BELOW
    return chances(rules, grid.astype(np.int16), dealer).reshape((rules.sides, *(size,) * rules.sides))


@pytest.mark.parametrize("rules", TABLES, ids=NAMES)
def test_the_chances_of_all_sides_are_one(rules):
    for dealer in range(rules.sides):
        found = everywhere(rules, dealer)
        assert (found >= 0).all()
        assert np.abs(found.sum(0) - 1).max() < 1e-6


@pytest.mark.parametrize("rules", TABLES, ids=NAMES)
def test_a_point_more_never_hurts_and_a_rivals_point_never_helps(rules):
    found = everywhere(rules)
    for side in range(rules.sides):
        for other in range(rules.sides):
            steps_up = np.diff(found[side], axis=other)
            # R63: a rival's point more can make a tie, and with it another deal; that is worth next to nothing.
            assert (steps_up if side == other else -steps_up).min() > -0.001


@pytest.mark.parametrize("rules", TABLES, ids=NAMES)
def test_the_table_is_what_its_script_makes(rules):
    """One step backwards from it, with fresh deals, changes it no more than the fresh deals do."""
    found = everywhere(rules).astype(float)
    earlier = improved(rules, found, steps(rules, batches=6, seed=7))
    assert np.abs(earlier - found).max() < 0.02


def test_another_target_counts_what_is_missing():
    here = chances(SCHMIER, np.array([[18], [10], [3]], np.int16), 2)
    there = chances(Rules(target=31), np.array([[28], [20], [13]], np.int16), 2)
    assert np.array_equal(here, there)


def test_who_deals_counts_and_seats_of_one_side_are_the_same():
    scores = np.array([[20], [20], [12]], np.int16)
    assert np.array_equal(chances(SCHMIER, scores, 1), chances(SCHMIER, scores, 4))
    assert not np.array_equal(chances(SCHMIER, scores, 1), chances(SCHMIER, scores, 0))


@pytest.mark.parametrize(
    "rules",
    [SCHMIER, SMEAR, Rules(must_bid_out=True), Rules(declarer_first=True), Rules(end_tie="shared"), Rules(cap_defenders=True, sides=2)],
    ids=str,
)
def test_the_end_of_the_game_is_the_engines(rules):
    chance = np.random.Generator(np.random.SFC64(3))
    old = chance.integers(rules.target - 6, rules.target + 1, (rules.sides, 500)).astype(np.int16)
    declaring = chance.integers(0, rules.sides, 500).astype(np.int8)
    change = chance.integers(0, 5, (rules.sides, 500)).astype(np.int8)
    made = chance.random(500) < 0.7
    change[declaring, np.arange(500)] = np.where(made, 3, -3)
    scores = new_scores(rules, old, change, declaring)
    found = won(rules, scores, declaring, made)
    for row in range(500):
        scored = DealScored(int(declaring[row]), 3, bool(made[row]), (), (), (), tuple(scores[:, row].tolist()))
        assert tuple(np.flatnonzero(found[:, row])) == winners(rules, scored)


def test_a_won_game_is_certain_and_a_set_hurts():
    change = np.array([[3, -3], [1, 1], [2, 2]], np.int8)
    found = after_deal(SCHMIER, (18, 5, 5), change, np.zeros(2, np.int8), 0)
    assert found[:, 0].tolist() == [1, 0, 0]
    assert 0.3 < found[0, 1] < chances(SCHMIER, np.array([[18], [5], [5]], np.int16), 1)[0, 0]
