"""How the others are thought to call, and what a call that was made tells of a hand."""

import numpy as np
import pytest

from schmier_gui.ai.playout.auction import CALLED, FREE, LAST_CHANCE, NOBODY, PARTNER, RIVAL, auction, before_forced, called, spoken
from schmier_gui.engine import SCHMIER, SMEAR, Rules
from tests.engine.script import call, table


def ends(rules, worths, dealer, first, high=0, declarer=NOBODY):
    """Who declares, and the bid: `worths` by seat; those who are not named hold nothing."""
    best = np.zeros((rules.seats, 1), np.float32)
    for seat, worth in worths.items():
        best[seat] = worth
    who, bid = auction(rules, best, dealer, first, np.full(1, high, np.int8), np.full(1, declarer, np.int8))
    return int(who[0]), int(bid[0])


def test_a_hand_goes_over_a_rival_sooner_than_over_the_partner():
    between = (CALLED["schmier"][RIVAL][4] + CALLED["schmier"][PARTNER][4]) / 2
    assert ends(SCHMIER, {2: between}, dealer=5, first=1, high=3, declarer=0) == (2, 4)
    assert ends(SCHMIER, {3: between}, dealer=5, first=1, high=3, declarer=0) == (0, 3)


def test_the_first_bid_is_as_high_as_the_hand_bears_but_not_from_the_dealer():
    good = CALLED["schmier"][FREE][4] + 0.1
    assert ends(SCHMIER, {0: good}, dealer=5, first=0) == (0, 4)
    assert ends(SCHMIER, {5: good}, dealer=5, first=0) == (5, 3)


def test_nobody_declares_where_nobody_holds_enough():
    assert ends(SCHMIER, {}, dealer=5, first=0) == (NOBODY, 0)


def test_before_a_rival_who_must_bid_less_is_enough():
    assert before_forced(SMEAR, 2, 3) == (SMEAR.no_bid == "dealer_forced")
    forced = Rules(game="smear", no_bid="dealer_forced")
    assert before_forced(forced, 2, 3) and not before_forced(forced, 1, 3)
    little = (CALLED["smear"][LAST_CHANCE][3] + CALLED["smear"][FREE][3]) / 2
    assert ends(forced, {2: little}, dealer=3, first=0) == (2, 3)
    assert ends(forced, {1: little}, dealer=3, first=0) == (3, 2)


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR], ids=["schmier", "smear"])
def test_a_higher_bid_never_asks_for_less(rules):
    for row in called(rules):
        assert (np.diff(row[np.isfinite(row)]) >= 0).all()


def test_what_a_call_tells():
    session = table()
    call(session, "p 3 4 p")
    passed, three, four, last = spoken(session.view(session.state.turn))
    asked = called(SCHMIER)
    assert (passed.least, passed.most) == (-np.inf, asked[FREE][3])
    assert (three.least, three.most) == (asked[FREE][3], asked[FREE][4]), "a hand for four would have bid four"
    assert (four.least, four.most) == (asked[RIVAL][4], np.inf)
    assert last.most == asked[PARTNER if last.seat % 3 == four.seat % 3 else RIVAL][5]
    weak, strong = three.likely(np.array([1.5, asked[FREE][3:5].mean()], np.float32))
    assert 0 < weak < 0.05 < 0.9 < strong <= 1
