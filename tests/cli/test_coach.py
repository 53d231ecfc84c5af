"""`coach` (CONTRACTS.md, "Commands")."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from schmier_gui.engine.cards import PACKS
from tests.cli.commands import one_line, process, run

HAND = "AS JS JK 5S AC 7D"
KEYS = ["deals", "seconds", "deals_per_second", "seat", "calls", "pass", "point_odds", "best"]
CALL = ["bid", "trump", "p_made", "p_made_se", "points", "points_se", "win", "win_se"]


def told(capsys, *arguments):
    done = run(capsys, "coach", *arguments, "--deals", 512, "--json")
    assert (done.status, done.err) == (0, "")
    return json.loads(done.out)


def test_json_is_the_object_of_the_contract(capsys):
    found = told(capsys, HAND)
    assert list(found) == KEYS
    assert found["deals"] == 512 and found["seat"] == 0 and found["seconds"] > 0
    assert found["deals_per_second"] == pytest.approx(512 / found["seconds"], rel=0.01)
    assert [(call["bid"], call["trump"]) for call in found["calls"]] == [(bid, suit) for bid in (3, 4, 5, 6) for suit in "CDHS"]
    assert all(list(call) == CALL for call in found["calls"])
    assert list(found["pass"]) == ["points", "win", "win_se"]
    assert {suit: list(odds) for suit, odds in found["point_odds"].items()} == {
        suit: ["high", "low", "right", "left", "joker", "game"] for suit in "SHDC"
    }
    assert list(found["best"]) == ["bid", "trump"]


def test_json_of_smear_has_the_jack(capsys):
    found = told(capsys, "AS JS 9S TC AC 7D", "--game", "smear")
    assert {call["bid"] for call in found["calls"]} == {2, 3, 4}
    assert list(found["point_odds"]["S"]) == ["high", "low", "jack", "game"]


def test_a_forced_dealer_has_no_pass(capsys):
    found = told(capsys, HAND, "--preset", "family-night", "--calls", "p p p p p")
    assert found["pass"] is None and found["seat"] == 5


def test_the_same_seed_gives_the_same_figures(capsys):
    one, two, other = (told(capsys, HAND, "--seed", seed) for seed in ("a", "a", "b"))
    for found in (one, two, other):
        del found["seconds"], found["deals_per_second"]
    assert one == two != other


@pytest.mark.parametrize(
    ("arguments", "seat"),
    [((), 0), (("--dealer", 2), 3), (("--dealer", 2, "--calls", "p p 3 P"), 1), (("--calls", "p,3"), 2), (("--calls", ""), 0)],
)
def test_the_seat_to_act_follows_from_the_dealer_and_the_calls(capsys, arguments, seat):
    assert told(capsys, HAND, *arguments)["seat"] == seat


def test_scores_count_also_below_nothing(capsys):
    plain = told(capsys, HAND)
    ahead, behind = told(capsys, HAND, "--scores", "19,0,0"), told(capsys, HAND, "--scores", "-3,20,0")
    assert behind["pass"]["win"] < plain["pass"]["win"] < ahead["pass"]["win"]


def test_cards_are_read_as_people_write_them(capsys):
    assert told(capsys, "5s ac,7D js joker as")["calls"] == told(capsys, "5S AC 7D JS JK AS")["calls"]


def test_for_people_there_is_a_table(capsys):
    done = run(capsys, "coach", HAND, "--deals", 512)
    assert (done.status, done.err) == (0, "")
    for words in ("What each call is worth", "4 in spades", "pass", "How often your side scores", "Joker", "Best: ", "512 deals"):
        assert words in done.out
    assert done.out.splitlines()[-1].startswith("These chances are true for")


def test_a_certain_bid_is_told_without_an_error(capsys):
    rows = [line for line in run(capsys, "coach", "AS KS JS TS 9S 7S", "--game", "smear").out.splitlines() if "2 in spades" in line]
    assert len(rows) == 1 and rows[0].split("│")[2].strip() == "100 %"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "HAND"),
        (["AS JS"], "A hand has 6 cards"),
        (["AS AS JK 5S AC 7D"], "there twice"),
        (["AS XX JK 5S AC 7D"], '"XX" is no card'),
        (["AS JS JK 5S AC 7D", "--game", "smear"], "There is no joker in Smear"),
        ([""], "There is no card"),
        ([HAND, "--calls", "p 9"], "A bid is a number from 3 to 6"),
        ([HAND, "--calls", "4 3"], "4 is bid already"),
        ([HAND, "--calls", "hello"], "'hello' is no call"),
        ([HAND, "--calls", "p p p p p p"], "nobody is left to call"),
        ([HAND, "--calls", "p 6"], "the auction is over"),
        ([HAND, "--calls", "6 p"], "The auction is over before"),
        ([HAND, "--dealer", "6"], "The dealer is a seat from 0 to 5, not 6"),
        ([HAND, "--dealer", "-1"], "-1"),
        ([HAND, "--dealer", "x"], "'x' is no seat"),
        ([HAND, "--scores", "1,2"], "There are 3 sides, but 2 scores"),
        ([HAND, "--scores", "a,b,c"], "are no scores"),
        ([HAND, "--scores=-99,-5,1000"], "1000 is out of range: a score is a number from −999 to 999"),
        ([HAND, "--deals", "1"], "1 deal tells nothing: it takes at least 64"),
        ([HAND, "--scores", "21,0,0"], "With 21 points the game is over"),
        ([HAND, "--deals", "0"], "0"),
        ([HAND, "--deals", "10"], "at least 64"),
        ([HAND, "--deals", "many"], "many"),
        ([HAND, "--preset", "smear"], "Smear"),
        ([HAND, "--preset", "nothing"], "nothing"),
        ([HAND, "--game", "skat"], "skat"),
        ([HAND, "more"], "more"),
    ],
)
def test_wrong_arguments_are_said_in_one_line(capsys, arguments, reason):
    done = run(capsys, "coach", *arguments)
    assert (done.status, done.out) == (2, "") and reason in done.err and one_line(done.err)


def test_options_of_the_window_are_none_of_this_command(capsys):
    done = run(capsys, "--fullscreen", "coach", HAND)
    assert done.status == 2 and "--fullscreen is for the window, not for coach" in done.err and one_line(done.err)


@given(hand=st.text(max_size=30), calls=st.text(max_size=12), scores=st.text(max_size=12), dealer=st.text(max_size=4))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_text_ends_in_a_traceback(capsys, hand, calls, scores, dealer):
    arguments = [f"--calls={calls}", f"--scores={scores}", f"--dealer={dealer}"]
    done = run(capsys, "coach", "--deals=64", *arguments, "--", hand)
    assert done.status == 2 and one_line(done.err)


@given(
    cards=st.permutations(PACKS["schmier"]).map(lambda pack: pack[:6]),
    calls=st.lists(st.sampled_from(["p", "3", "4", "5", "6"]), max_size=6),
    scores=st.lists(st.integers(-30, 25), min_size=3, max_size=3),
)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_hand_gets_figures_or_one_sentence(capsys, cards, calls, scores):
    words = (" ".join(cards), "--calls", " ".join(calls), "--scores", ",".join(map(str, scores)))
    done = run(capsys, "coach", *words, "--deals", 64, "--json")
    if done.status == 0:
        assert list(json.loads(done.out)) == KEYS and not done.err
    else:
        assert done.status == 2 and not done.out and one_line(done.err)


def test_in_a_process_of_its_own():
    done = process("coach", HAND, "--deals", "64", "--json")
    assert (done.status, done.err) == (0, "") and json.loads(done.out)["deals"] == 64
    assert process("coach", "nonsense").status == 2
