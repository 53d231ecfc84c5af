"""The correction of the chances: what it may do, that it is the one that was made, and what hangs on it."""

import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from schmier_gui.ai import make_bots
from schmier_gui.ai.playout.auction import worth
from schmier_gui.ai.playout.dealing import number_of
from schmier_gui.coach.calibration.contracts import ABOUT, AROUND, fresh, play_out
from schmier_gui.coach.calibration.making import COMPARED, SEED, fit, fitted, mean_chances
from schmier_gui.coach.calibration.samples import DEALS, Sample, sample
from schmier_gui.coach.calibration.table import Curve, curve, fits, point_curve, whose
from schmier_gui.coach.estimate import estimated
from schmier_gui.coach.hands import session_of, view_of
from schmier_gui.engine import SCHMIER, SMEAR, Rules
from schmier_gui.engine.rules import POINTS
from tests.engine.script import call, table

GAMES = {"schmier": SCHMIER, "smear": SMEAR}
BIDS = [(game, bid) for game, rules in GAMES.items() for bid in range(rules.lowest_bid, rules.highest_bid + 1)]
CURVES = [*(curve(*one) for one in BIDS), *(point_curve(game, point) for game in GAMES for point in POINTS[game])]


def view(hand="AS JS JK 5S AC 7D", calls=""):
    session = table(SCHMIER, {len(calls.split()): hand})
    call(session, calls)
    return session.view(session.state.turn)


# The curves


@pytest.mark.parametrize("one", CURVES, ids=str)
def test_certain_stays_certain_and_more_stays_more(one):
    told = [one.at(n / 1000) for n in range(1001)]
    assert told[0] == 0 and told[-1] == 1
    assert all(low < high for low, high in pairwise(told))


@pytest.mark.parametrize("one", CURVES, ids=str)
def test_no_correction_is_wild(one):
    assert max(abs(one.at(n / 100) - n / 100) for n in range(101)) < 0.15


@pytest.mark.parametrize("one", CURVES, ids=str)
@pytest.mark.parametrize("chance", [0.02, 0.3, 0.9])
def test_the_steepness_is_the_slope_of_the_curve(one, chance):
    assert one.steepness(chance) == pytest.approx((one.at(chance + 1e-6) - one.at(chance - 1e-6)) / 2e-6, rel=1e-4)


@given(st.floats(-5, 5), st.floats(0.1, 4), st.floats(0, 1))
def test_any_curve_stays_within_0_and_1(shift, slope, chance):
    found = Curve(shift, slope)
    assert 0 <= found.at(chance) <= 1 and math.isfinite(found.steepness(chance))


def test_every_bid_and_point_has_its_curve():
    assert set(fits()) == set(GAMES)
    for game, rules in GAMES.items():
        told = fits()[game]
        assert told.profile == "expert" and told.hands >= 1500
        assert set(told.bids) == {str(bid) for bid in range(rules.lowest_bid, rules.highest_bid + 1)}
        assert set(told.points) == set(rules.points)


@pytest.mark.parametrize("game", GAMES)
def test_the_correction_is_one_of_the_policy_as_it_plays_today(game):
    """Where this fails, our own players have changed: make the correction anew."""
    told = []
    for number in range(COMPARED):
        hand = fresh(GAMES[game], SEED, number)
        before = estimated(view_of(hand.situation), DEALS, f"{SEED}/{number}", raw=True)
        told.append((hand.bid, before.of(hand.bid).p_made))
    today = mean_chances([bid for name, bid in BIDS if name == game], told)
    assert today == pytest.approx(fits()[game].raw, abs=0.01)


def test_the_screen_can_say_whose_table_it_is():
    assert "expert" in whose() and whose().endswith(".")


# How they are made


def test_a_fit_finds_the_curve_that_is_there():
    chance, true = np.random.Generator(np.random.SFC64(4)), Curve(0.5, 1.4)
    told = chance.uniform(0.05, 0.95, 20_000)
    came = chance.random(told.size) < [true.at(p) for p in told]
    (found,) = fitted([zip(told, came, strict=True)])
    assert abs(found.shift - true.shift) < 0.1 and abs(found.slope - true.slope) < 0.12


def test_a_fit_to_nothing_leaves_the_chances_alone():
    assert fitted([[]]) == fitted([[(0.0, False), (1.0, True)]]) == [Curve()]


def test_a_fit_makes_predicted_and_realised_agree():
    some = []
    for n in range(4000):
        odds, taken = dict.fromkeys(SCHMIER.points, 0.5), dict.fromkeys(SCHMIER.points, n % 5 == 0)
        some.append(Sample(3 + n % 4, 0.1 + 0.8 * (n % 17) / 16, n % (2 + n % 4) == 0, odds, taken))
    told = fit(SCHMIER, some)
    for bid, one in told.bids.items():
        mine = [s for s in some if s.bid == int(bid)]
        assert abs(sum(one.at(s.chance) for s in mine) - sum(s.made for s in mine)) / len(mine) < 0.01
    assert abs(told.points["low"].at(0.5) - 0.2) < 0.01


# The hands


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR, Rules(dealer_asked=False)], ids=["schmier", "smear", "dealer not asked"])
def test_a_fresh_hand_comes_near_its_bid_after_passes(rules):
    bids, asked, far = set(), ABOUT[rules.game], 0
    for number in range(24):
        hand = fresh(rules, "here", number)
        session = session_of(hand.situation)
        assert session.decision.kind == "call" and session.state.bid == 0
        bids.add(hand.bid)
        cards = np.array([[number_of(rules.game)[card]] for card in hand.situation.hand], np.uint8)
        far += abs(worth(rules.game, cards).max() - asked[hand.bid]) > AROUND + 0.3
    assert bids == set(range(rules.lowest_bid, rules.highest_bid + 1)) and far <= 4


def test_the_same_number_brings_the_same_hand_back_and_the_check_has_others():
    assert fresh(SCHMIER, "a", 7) == fresh(SCHMIER, "a", 7) != fresh(SCHMIER, "b", 7)


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR], ids=["schmier", "smear"])
def test_a_contract_is_played_by_the_seat_that_bid_it(rules):
    for number in range(8):
        hand = fresh(rules, "play", number)
        done = play_out(hand, "H", make_bots(["club"] * rules.seats, "x"))
        assert (done.scored.declarer, done.scored.bid) == (hand.situation.seat, hand.bid)
        held = {card[1] for card in (*hand.situation.hand, *hand.situation.kitty[: rules.kitty_seen])}
        assert done.trump == "H" or (rules.game == "smear" and "H" not in held)


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR], ids=["schmier", "smear"])
def test_a_sample_tells_before_and_after(rules):
    one, raw = (sample(rules, "s", 1, "club", raw) for raw in (False, True))
    assert one == sample(rules, "s", 1, "club") and (one.bid, one.made) == (raw.bid, raw.made)
    assert one.chance == pytest.approx(curve(rules.game, one.bid).at(raw.chance), abs=1e-9)
    assert set(one.odds) == set(one.taken) and set(one.odds) in (set(), set(rules.points))


# What hangs on them


@pytest.fixture
def bold(monkeypatch):
    """Everybody makes far more than the policy."""
    monkeypatch.setattr("schmier_gui.coach.estimate_sums.curve", lambda game, bid: Curve(1.0, 1.0))


def test_points_and_chance_to_win_follow_the_chance_to_make_it(bold):
    """The dealer's bid stands: it is worth what deals made and deals set are worth, as often as they now come up."""
    raw, told = (estimated(view(calls="p p p p p"), 8192, raw=raw) for raw in (True, False))
    for bid in (3, 4, 5, 6):
        before, after = raw.of(bid, "S"), told.of(bid, "S")
        assert after.p_made == pytest.approx(Curve(1.0, 1.0).at(before.p_made))
        made = (before.points + bid * (1 - before.p_made)) / before.p_made
        assert after.points == pytest.approx(after.p_made * made - (1 - after.p_made) * bid, abs=1e-6)
        assert after.win > before.win


def test_a_pass_is_worth_less_where_others_make_their_bids(bold):
    raw, told = (estimated(view("3H 4D 5C 6S 7H 8D", "3 p p p"), 8192, raw=raw) for raw in (True, False))
    assert told.passing.win < raw.passing.win - raw.passing.win_se


def test_without_a_correction_nothing_is_reweighted(monkeypatch):
    monkeypatch.setattr("schmier_gui.coach.estimate_sums.curve", lambda game, bid: Curve())
    raw, told = (estimated(view(calls="p 3"), 4096, raw=raw) for raw in (True, False))
    for one, other in zip(raw.options, told.options, strict=True):
        assert abs(one.win - other.win) < 1e-9 and abs(one.points - other.points) < 1e-9


def test_R21_a_higher_bid_is_never_made_more_often(monkeypatch):
    """However the curves of two bids cross."""
    monkeypatch.setattr("schmier_gui.coach.estimate_sums.curve", lambda game, bid: Curve(2.0 if bid == 5 else -1.0))
    told = estimated(view(), 1024)
    assert told.of(3, "S").p_made >= told.of(4, "S").p_made == told.of(5, "S").p_made >= told.of(6, "S").p_made


def test_certain_facts_stay_certain(bold):
    told = estimated(view("AS KS QS JS JC 2S"), 2048)
    assert told.of(5, "S").p_made == 1.0 and told.point_odds["S"]["high"] == 1.0


def test_the_fresh_hands_can_be_looked_at():
    assert view_of(fresh(SMEAR, "look", 0).situation).decision.kind == "call"
