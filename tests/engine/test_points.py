"""RULEBOOK.md, "Points of a deal" (R50 to R55)."""

import pytest

from schmier_gui.engine import SCHMIER, SMEAR, Rules
from schmier_gui.engine.cards import PACKS, pip_count
from schmier_gui.engine.events import CardPlayed, PointTaken, TrickWon
from schmier_gui.engine.scoring import game_point
from tests.engine.deals import (
    GAME_IS_TIED,
    SIDE_0_TAKES_ALL_BUT_LOW,
    SIDE_1_TAKES_LOW_AND_LEFT,
    SMEAR_AWAY,
    SMEAR_WITH_EVERYTHING,
    SMEAR_WITHOUT_ACE_AND_SEVEN,
)
from tests.engine.script import empty_table, only, play_deal, points_of, score_of

OPENING = "3 p p p p p"


def schmier(tricks, calls=OPENING, **options):
    return play_deal(empty_table(Rules(**options)), tricks, calls, "S")


def smear(tricks, away="", **options):
    return play_deal(empty_table(Rules(game="smear", **options)), tricks, "4", "H", away)


def test_R50_high_and_low_go_to_whoever_plays_the_card():
    points = points_of(schmier(SIDE_0_TAKES_ALL_BUT_LOW))
    assert points["high"] == 0
    assert points["low"] == 1, "seat 1 plays the two of trump on a trick that seat 0 wins"


def test_R50_high_and_low_are_known_as_soon_as_the_card_is_played():
    events = schmier(SIDE_0_TAKES_ALL_BUT_LOW)
    at = events.index(CardPlayed(1, "2S"))
    assert events[at + 1] == PointTaken("low", 1, 1, "2S")


def test_R50_low_of_smear_is_the_seven():
    assert points_of(smear(SMEAR_WITH_EVERYTHING, "KC QC")) == {"high": 0, "low": 0, "jack": 0, "game": 0}


def test_R50_option_low_to_the_taker():
    events = schmier(SIDE_0_TAKES_ALL_BUT_LOW, low="taker")
    assert points_of(events)["low"] == 0
    assert events.index(PointTaken("low", 0, 0, "2S")) > events.index(TrickWon(0, 1))


def test_R51_right_left_and_joker_go_to_the_winner_of_the_trick():
    points = points_of(schmier(SIDE_1_TAKES_LOW_AND_LEFT))
    assert points["right"] == 0, "seat 1 plays the right bower under the queen of seat 0"
    assert points["left"] == 1
    assert points["joker"] == 0, "seat 5 plays the joker under the king of seat 0"


def test_R51_the_jack_of_smear_goes_to_the_winner_of_the_trick():
    assert points_of(smear(SMEAR_WITHOUT_ACE_AND_SEVEN, SMEAR_AWAY))["jack"] == 0


def test_R51_the_points_are_known_with_the_trick():
    events = schmier(SIDE_1_TAKES_LOW_AND_LEFT)
    assert events[events.index(TrickWon(4, 6)) + 1] == PointTaken("left", 1, 4, "JC")


@pytest.mark.parametrize(("card", "count"), [("AS", 4), ("KS", 3), ("QS", 2), ("JS", 1), ("TS", 10), ("9S", 0), ("2S", 0), ("JK", 1)])
def test_R52_what_a_card_counts(card, count):
    assert pip_count([card]) == count


def test_R52_the_schmier_pack_holds_81():
    assert pip_count(PACKS["schmier"]) == 81


def test_R52_game_goes_to_the_side_whose_won_cards_count_most():
    scored = score_of(schmier(SIDE_1_TAKES_LOW_AND_LEFT))
    assert scored.pips == (31, 5, 0)
    assert dict(scored.points)["game"] == 0


def test_R52_most_of_the_cards_not_most_of_the_tricks():
    assert game_point(SCHMIER, (10, 30, 20), 0, 5) == 1


def test_R52_in_smear_the_declarers_cards_laid_away_count_too():
    scored = score_of(smear(SMEAR_WITHOUT_ACE_AND_SEVEN, SMEAR_AWAY))
    assert scored.pips == (51 + 5, 10)


def test_R53_a_tie_gives_game_to_nobody():
    events = schmier(GAME_IS_TIED)
    assert score_of(events).pips == (21, 21, 0)
    assert points_of(events)["game"] is None


TIES = [
    # option, declarer's side, tied sides, dealer, who gets Game
    ("nobody", 0, (0, 1), 5, None),
    ("nobody", 2, (0, 1), 5, None),
    ("defenders", 0, (0, 1), 5, 1),
    ("defenders", 2, (0, 1), 5, None),
    ("defenders", 0, (0, 1, 2), 5, None),
    ("declarer", 1, (0, 1), 5, 1),
    ("declarer", 1, (0, 1, 2), 5, 1),
    ("declarer", 2, (0, 1), 5, None),
    ("eldest", 0, (0, 1), 5, 0),
    ("eldest", 0, (0, 1), 0, 1),
    ("eldest", 0, (0, 1), 1, 0),
    ("eldest", 0, (0, 2), 3, 2),
]


@pytest.mark.parametrize(("option", "declarer", "tied", "dealer", "gets"), TIES)
def test_R53_options(option, declarer, tied, dealer, gets):
    pips = tuple(20 if side in tied else 10 for side in range(3))
    assert game_point(Rules(game_tie=option), pips, declarer, dealer) == gets


def test_R54_what_is_not_in_play_is_nobodys():
    events = smear(SMEAR_WITHOUT_ACE_AND_SEVEN, SMEAR_AWAY)
    assert points_of(events) == {"high": None, "low": None, "jack": 0, "game": 0}
    assert [event.point for event in only(events, PointTaken)] == ["jack"]


def test_R54_a_jack_in_the_kitty_is_nobodys():
    without_jack = SMEAR_WITH_EVERYTHING.replace("KH JH", "KH TH").replace("QH TH", "QH QD")
    assert points_of(smear(without_jack, "KC QC"))["jack"] is None


def test_R54_option_highest_and_lowest_in_play():
    events = smear(SMEAR_WITHOUT_ACE_AND_SEVEN, SMEAR_AWAY, high_low="in_play")
    assert points_of(events) == {"high": 0, "low": 1, "jack": 0, "game": 0}
    assert PointTaken("high", 0, 0, "KH") in events
    assert PointTaken("low", 1, 1, "8H") in events, "seat 1 plays the lowest trump"


def test_R54_option_highest_and_lowest_in_play_with_low_to_the_taker():
    events = smear(SMEAR_WITHOUT_ACE_AND_SEVEN, SMEAR_AWAY, high_low="in_play", low="taker")
    assert PointTaken("low", 0, 0, "8H") in events


def test_R54_option_says_nothing_before_the_last_trick():
    events = smear(SMEAR_WITH_EVERYTHING, "KC QC", high_low="in_play")
    at = [events.index(event) for event in only(events, PointTaken) if event.point in ("high", "low")]
    assert min(at) > events.index(TrickWon(1, 6))


def test_R55_all_six_points_of_a_schmier_deal_are_given_out():
    """Worked fact."""
    points = points_of(schmier(SIDE_1_TAKES_LOW_AND_LEFT))
    assert list(points) == ["high", "low", "right", "left", "joker", "game"]
    assert None not in points.values()


def test_R55_five_points_if_game_is_tied():
    """Worked fact."""
    assert score_of(schmier(GAME_IS_TIED)).change == (3, 2, 0)


def test_R55_four_points_in_smear():
    assert SMEAR.points == ("high", "low", "jack", "game")
    assert sum(score_of(smear(SMEAR_WITH_EVERYTHING, "KC QC")).change) == 4
