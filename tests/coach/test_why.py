"""Why a call is worth what it is: whole sentences with right numbers."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schmier_gui.coach.drills import draw
from schmier_gui.coach.grade import grade, often
from schmier_gui.coach.hands import view_of
from schmier_gui.coach.paste import parse_situation
from schmier_gui.coach.themes import themes_for
from schmier_gui.coach.why import focus, why
from schmier_gui.coach.why_words import ROUGHLY, bid_name, points_words, roughly
from schmier_gui.engine import Bid
from schmier_gui.engine.cards import SUITS
from tests.coach.estimates import ODDS, SMEAR_ODDS, made_up
from tests.engine.strategies import mixed_rules

ACE_ONLY = "AS JD JK 5S AC 7D"


def told(line, wins, bid, trump=None, made=None, odds=None, se=0.001):
    """The sentences for a call at the situation of a line."""
    view = view_of(parse_situation(line))
    estimate = made_up(wins, se, made, dict.fromkeys(SUITS, odds or ODDS))
    return why(view, estimate, grade(estimate, bid, trump))


def test_the_ace_and_the_two_are_sure_and_the_bowers_come_home_so_often():
    sentences = told("AS 2S JS JC 5H 7D", {"3S": 0.36, "4S": 0.4, "p": 0.3}, 4, "S", {"3S": 0.9, "4S": 0.53}, ODDS | {"left": 0.45})
    assert sentences == [
        "You hold the ace and the 2 of spades, so High and Low are yours.",
        "Each bower comes home about one time in two.",
        "Four is made 53 times in 100, and nobody can go over it.",
    ]


def test_bowers_that_differ_are_told_apart():
    sentences = told("AS 2S JS JC 5H 7D", {"3S": 0.36, "p": 0.3}, 3, "S", None, ODDS | {"right": 0.75, "left": 0.4})
    assert "The right bower comes home about three times in four, the left about two times in five." in sentences


def test_one_bower_the_next_bid_and_the_suit_that_would_have_been_better():
    wins, made = {"3S": 0.38, "4S": 0.36, "3D": 0.28, "p": 0.33}, {"3S": 0.89, "4S": 0.64, "3D": 0.26}
    assert told("AS JS JK 5S AC 7D", wins, 3, "S", made)[1:] == [
        "The right bower comes home about one time in two.",
        "Three is made 89 times in 100, and four only 64 times in 100.",
    ]
    assert told("AS JS JK 5S AC 7D", wins, 4, "S", made)[-1] == "Four is made 64 times in 100, but three 89 times in 100."
    assert told("AS JS JK 5S AC 7D", wins, 3, "D", made)[-1] == (
        "With spades as trump three is made 89 times in 100, with diamonds 26 times in 100."
    )
    assert told("AS JS JK 5S AC 7D", wins, None, None, made)[-1] == (
        "Three in spades is made 89 times in 100, and a pass leaves the deal to the others."
    )


def test_too_low_a_bid():
    wins, made = {"3S": 0.36, "4S": 0.44}, {"3S": 0.97, "4S": 0.92}
    assert "Four is made 92 times in 100, and a bid of three lets the others go over it." in told(ACE_ONLY, wins, 3, "S", made)


def test_a_pass_that_was_right_or_wrong():
    wins, made = {"3S": 0.22, "p": 0.33}, {"3S": 0.31}
    assert told(ACE_ONLY, wins, None, None, made) == [
        "You hold the ace of spades, so High is yours.",
        "Even three in spades is made only 31 times in 100, and a set costs 3 points.",
        "A pass still brings your side about 1.2 points.",
    ]
    assert "Three in spades is made only 31 times in 100, and a set costs 3 points." in told(ACE_ONLY, wins, 3, "S", made)
    assert "Three in spades is made 85 times in 100, but the games won by it are fewer than by a pass." in told(
        ACE_ONLY, wins, 3, "S", {"3S": 0.85}
    )


def test_too_close_to_call_is_said_so():
    assert told(ACE_ONLY, {"3S": 0.332, "p": 0.33}, None, None, {"3S": 0.6}, se=0.01)[-1] == (
        "Three in spades is made 60 times in 100, and a pass wins about as many games."
    )


def test_certain_hands():
    sentences = told("AS KS QS JS JC 2S", {"6S": 0.6, "p": 0.3}, 6, "S", {"6S": 1.0}, dict.fromkeys(ODDS, 1.0))
    assert sentences == ["With spades as trump every point is yours.", "Six is made every time, and nobody can go over it."]


def test_smear_speaks_of_its_jack_and_seven():
    sentences = told("Smear AS 7S JS TS 9H 8D", {"3S": 0.6, "p": 0.5}, 3, "S", {"3S": 0.8}, SMEAR_ODDS | {"jack": 0.79})
    assert sentences[:2] == [
        "You hold the ace and the 7 of spades, so High and Low are yours.",
        "The jack of spades comes home about four times in five.",
    ]


@pytest.mark.parametrize(
    ("line", "wins", "bid", "sentence"),
    [
        ("; scores 20 3 18", {"3S": 0.3, "p": 0.6}, None, "Your side needs only 1 point, and a defender’s points count too"),
        ("; scores 19 3 18", {"3S": 0.8, "p": 0.6}, 3, "Your side needs only 2 points, so a bid that is made may win the game."),
        ("; scores 19 3 0; rules must_bid_out=true", {"3S": 0.8, "p": 0.6}, 3, "must bid and make it to go out."),
        ("; scores 3 20 1", {"3S": 0.3, "p": 0.1}, 3, "Another side stands at 20, and left to themselves they may win the game."),
        ("; scores 3 20 1", {"3S": 0.3, "p": 0.6}, None, "Another side stands at 20, but a set would only throw you further back."),
        ("; calls 3 p p; dealer 2", {"4S": 0.3, "p": 0.6}, None, "Your partner has the bid of three already"),
        ("; calls 3 p p; dealer 2", {"4S": 0.8, "p": 0.6}, 4, "Your partner has the bid of three, but your own suit promises more."),
        ("; calls p p p p p; rules family-night", {"3S": 0.3}, 3, "All have passed, so the dealer must bid."),
    ],
)
def test_the_auction_and_the_score_are_told_where_they_matter(line, wins, bid, sentence):
    assert any(sentence in text for text in told(ACE_ONLY + line, wins, bid))


@settings(deadline=None, max_examples=150)
@given(mixed_rules(), st.integers(0, 10_000), st.floats(0, 0.03), st.data())
def test_every_sentence_is_whole_and_every_number_is_the_estimate_s(rules, number, error, data):
    keys = [theme.key for theme in themes_for(rules.game) if theme.group != "after"]
    view = view_of(draw(data.draw(st.sets(st.sampled_from(keys), max_size=2)), rules, number))
    bids = [action.amount for action in view.decision.actions if isinstance(action, Bid)]
    names = [f"{bid}{suit}" for bid in bids for suit in SUITS] + (["p"] if len(bids) < len(view.decision.actions) else [])
    share = st.floats(0, 1)
    wins, made = {name: data.draw(share) for name in names}, {name: data.draw(share) for name in names}
    odds = {suit: {point: data.draw(share) for point in view.rules.points} for suit in SUITS}
    estimate = made_up(wins, error, made, odds)
    chosen = data.draw(st.sampled_from(estimate.options))
    graded = grade(estimate, chosen.bid, chosen.trump)
    sentences = why(view, estimate, graded)
    assert 1 <= len(sentences) <= 3
    told = {often(worth.p_made) for worth in estimate.calls}
    for text in sentences:
        assert re.fullmatch(r"[A-Z][^{}]*[^ .,]\.", text) and "  " not in text and "nan" not in text, text
        assert not re.search(r"(?<![\d.–-])1 (points|times|games)\b", text) and not re.search(r"\b([2-9]|0) (point|time)\b", text), text
        for share_told in re.findall(r"\d+ times? in 100", text):
            assert share_told in told or share_told == "99 times in 100", text
        for phrase in re.findall(r"about \w+ times? in \w+", text):
            value = next(row[0] for row in ROUGHLY if row[1] == phrase)
            nearest = min(abs(value - chance) for chance in odds[focus(estimate, graded)].values())
            both = abs(value - (odds[focus(estimate, graded)].get("right", 2) + odds[focus(estimate, graded)].get("left", 2)) / 2)
            assert min(nearest, both) <= 0.0601, text


@given(st.floats(0, 1))
def test_a_chance_in_words_is_near_the_truth(chance):
    words = roughly(chance)
    value = {"hardly ever": 0.0, "nearly always": 1.0}.get(words, next((row[0] for row in ROUGHLY if row[1] == words), None))
    assert abs(value - chance) <= 0.0601


def test_numbers_in_words():
    assert [bid_name(bid) for bid in range(2, 7)] == ["two", "three", "four", "five", "six"]
    assert [points_words(points) for points in (1, 1.0, 1.4, 3)] == ["1 point", "1 point", "1.4 points", "3 points"]
