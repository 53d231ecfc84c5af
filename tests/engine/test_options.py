"""Every house rule: one scripted situation with the option and without it, and the difference that the rulebook asks for."""

import pytest

from schmier_gui.engine import Bid, Pass, Rules
from schmier_gui.engine.events import GameEnded, ThrownIn
from schmier_gui.engine.rules import CHOICES, SWITCHES
from tests.engine.deals import (
    GAME_IS_TIED,
    SIDE_0_TAKES_ALL_BUT_LOW,
    SIDE_1_TAKES_LOW_AND_LEFT,
    SMEAR_AWAY,
    SMEAR_WITHOUT_ACE_AND_SEVEN,
)
from tests.engine.script import call, empty_table, exchange, name, only, play, play_deal, points_of, score_of, table


def change(tricks, calls="4 p p p p p", scores=None):
    """What the deal adds to each score."""
    return lambda rules: score_of(play_deal(empty_table(rules, scores=scores), tricks, calls, "S")).change


def point(which, tricks, calls="4 p p p p p", dealer=5):
    """The side that scores this point."""
    return lambda rules: points_of(play_deal(empty_table(rules, dealer), tricks, calls, "S"))[which]


def smear_points(rules):
    """High and Low of a deal whose ace and seven of trump lie in the kitty."""
    points = points_of(play_deal(empty_table(rules), SMEAR_WITHOUT_ACE_AND_SEVEN, "4", "H", SMEAR_AWAY))
    return points["high"], points["low"]


def won(tricks, calls, scores):
    """Who wins the game with this deal, () if it goes on."""

    def ending(rules):
        ended = only(play_deal(empty_table(rules, scores=scores), tricks, calls, "S"), GameEnded)
        return ended[0].winners if ended else ()

    return ending


def calls_of(before):
    """What the seat to act may call after these calls."""

    def legal(rules):
        session = table(rules)
        call(session, before)
        return tuple(getattr(action, "amount", "pass") for action in session.decision.legal)

    return legal


def all_pass(calls):
    """The last event once these seats have passed, and the scores."""

    def outcome(rules):
        session = table(rules)
        events = call(session, calls)
        thrown = only(events, ThrownIn)
        return (thrown[0].next_dealer if thrown else None, session.state.scores)

    return outcome


def playable(hands, leads, trump="H"):
    """What may be played after these cards; seat 0 declares, and whoever has six cards named keeps them."""

    def cards(rules):
        session = table(rules, hands=hands)
        call(session, str(rules.highest_bid))
        name(session, trump)
        exchange(session, {seat: cards for seat, cards in hands.items() if len(cards.split()) == 6})
        play(session, leads)
        return set(session.decision.cards)

    return cards


def cards_at_trump(rules):
    session = table(rules)
    call(session, "4")
    return len(session.decision.hand)


OPTIONS = [
    # game, option, its value, what to look at, without the option, with it
    ("schmier", "target", 20, won(SIDE_0_TAKES_ALL_BUT_LOW, "4 p p p p p", (15, 0, 0)), (), (0,)),
    ("schmier", "sides", 2, change(SIDE_0_TAKES_ALL_BUT_LOW), (5, 1, 0), (5, 1)),
    ("smear", "kitty_seen", 0, cards_at_trump, 8, 6),
    ("smear", "kitty_seen", 1, cards_at_trump, 8, 7),
    ("smear", "kitty_seen", 3, cards_at_trump, 8, 9),
    ("schmier", "no_bid", "dealer_forced", calls_of("p p p p p"), ("pass", 3, 4, 5, 6), (3, 4, 5, 6)),
    ("schmier", "no_bid", "deal_passes", all_pass("p p p p p p"), (5, (0, 0, 0)), (0, (0, 0, 0))),
    ("schmier", "no_bid", "dealer_set", all_pass("p p p p p p"), (5, (0, 0, 0)), (None, (0, 0, -3))),
    ("schmier", "dealer_asked", False, all_pass("p p p p p"), (None, (0, 0, 0)), (5, (0, 0, 0))),
    ("schmier", "dealer_steals", True, calls_of("p 4 p p p"), ("pass", 5, 6), ("pass", 4, 5, 6)),
    (
        "schmier",
        "trump_any_time",
        True,
        playable({0: "AC", 1: "2C 3H JD 4S 5S 6S"}, "AC"),
        {"2C"},
        {"2C", "3H", "JD"},
    ),
    (
        "smear",
        "trump_any_time",
        False,
        playable({0: "AH KH QH AC KC 7D", 1: "7C 9H JH 8S 9S 7S", 2: "8H", 3: "7H"}, "AH 9H 8H 7H AC"),
        {"7C", "JH"},
        {"7C"},
    ),
    ("schmier", "trump_opens", True, playable({0: "2H JD 2C 3C 4C 5C"}, ""), {"2H", "JD", "2C", "3C", "4C", "5C"}, {"2H", "JD"}),
    ("schmier", "dealer_layaway_counts", True, point("game", SIDE_0_TAKES_ALL_BUT_LOW), 0, 2),
    ("schmier", "low", "taker", point("low", SIDE_0_TAKES_ALL_BUT_LOW), 1, 0),
    ("schmier", "game_tie", "defenders", point("game", GAME_IS_TIED), None, 1),
    ("schmier", "game_tie", "declarer", point("game", GAME_IS_TIED), None, 0),
    ("schmier", "game_tie", "eldest", point("game", GAME_IS_TIED, "p p p p p 3", dealer=5), None, 0),
    ("smear", "high_low", "in_play", smear_points, (None, None), (0, 1)),
    ("schmier", "end_tie", "shared", won(SIDE_0_TAKES_ALL_BUT_LOW, "p p 3 p p p", (16, 20, 3)), (), (0, 1)),
    ("schmier", "must_bid_out", True, won(SIDE_0_TAKES_ALL_BUT_LOW, "6", (0, 20, 0)), (1,), ()),
    ("schmier", "cap_defenders", True, change(SIDE_0_TAKES_ALL_BUT_LOW, "p 3 p p p p", (18, 0, 0)), (5, -3, 0), (3, -3, 0)),
    ("schmier", "declarer_first", True, won(SIDE_1_TAKES_LOW_AND_LEFT, "4 p p p p p", (17, 20, 0)), (1,), (0,)),
]


@pytest.mark.parametrize(("game", "option", "value", "look", "without", "with_it"), OPTIONS, ids=[f"{row[1]}-{row[2]}" for row in OPTIONS])
def test_an_option_changes_what_the_rulebook_says(game, option, value, look, without, with_it):
    assert look(Rules(game=game)) == without
    assert look(Rules(game=game, **{option: value})) == with_it


def test_every_option_and_every_value_of_it_stands_in_the_table():
    shown = {(option, value) for _, option, value, *_ in OPTIONS}
    for option, values in CHOICES.items():
        if option != "game":
            assert {(option, value) for value in values[1:]} <= shown
    assert {option for option, _ in shown} == {*CHOICES, *SWITCHES, "target", "sides", "kitty_seen"} - {"game"}


def test_R24_a_bid_passes_through_every_way_of_no_bid_alike():
    for no_bid in CHOICES["no_bid"]:
        session = table(Rules(no_bid=no_bid))
        call(session, "p p p p 3")
        assert set(session.decision.legal) == {Pass(), Bid(4), Bid(5), Bid(6)}
