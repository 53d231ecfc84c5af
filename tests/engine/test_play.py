"""RULEBOOK.md, "Play" (R40 to R44)."""

import pytest

from schmier_gui.engine import SCHMIER, SMEAR, IllegalAction, Pass, PlayCard, Rules
from schmier_gui.engine.events import CardPlayed, DealScored, TrickWon
from schmier_gui.engine.trick import legal_cards, winning_place
from tests.engine.deals import SIDE_0_TAKES_ALL_BUT_LOW, SMEAR_AWAY, SMEAR_WITHOUT_ACE_AND_SEVEN
from tests.engine.script import call, empty_table, exchange, name, only, play, play_deal, table


def playing(rules=SCHMIER, hands=None, trump="H", declarer=0):
    """A deal in which nobody exchanges more than must be, at its first lead."""
    session = table(rules, hands=hands)
    call(session, "p " * declarer + str(rules.highest_bid))
    name(session, trump)
    exchange(session)
    return session


def may(rules, hand, trump, led, opening=False):
    return set(legal_cards(rules, tuple(hand.split()), trump, led, opening))


def test_R40_the_declarer_leads_any_card_in_schmier():
    session = playing(hands={2: "2H 3H 4C 5C 6D 7D"}, declarer=2)
    assert session.decision.seat == 2
    assert set(session.decision.cards) == {"2H", "3H", "4C", "5C", "6D", "7D"}


def test_R40_smear_opens_with_a_trump():
    assert may(SMEAR, "7H 8H 9C TC", "H", "", opening=True) == {"7H", "8H"}


def test_R40_later_leads_are_free_in_smear():
    assert may(SMEAR, "7H 8H 9C TC", "H", "") == {"7H", "8H", "9C", "TC"}


def test_R40_option_trump_must_open_in_schmier_if_the_declarer_holds_one():
    rules = Rules(trump_opens=True)
    assert may(rules, "JD 8C 9C", "H", "", opening=True) == {"JD"}
    assert may(rules, "7D 8C 9C", "H", "", opening=True) == {"7D", "8C", "9C"}


def test_R41_follow_the_led_suit_if_able():
    assert may(SCHMIER, "2C AC 3H 4D", "H", "C") == {"2C", "AC"}


def test_R41_unable_to_follow_play_anything():
    assert may(SCHMIER, "2S AS 3H 4D", "H", "C") == {"2S", "AS", "3H", "4D"}


def test_R41_the_joker_follows_trump_only():
    assert may(SCHMIER, "JK 2C", "H", "C") == {"2C"}
    assert may(SCHMIER, "JK 2C", "H", "H") == {"JK"}


def test_R42_smear_allows_a_trump_at_any_time():
    assert may(SMEAR, "7C AC 8H 9D", "H", "C") == {"7C", "AC", "8H"}


def test_R42_a_trump_lead_must_be_followed():
    assert may(SMEAR, "7C AC 8H 9D", "H", "H") == {"8H"}


def test_R42_unable_to_follow_play_anything():
    assert may(SMEAR, "7S AS 8H 9D", "H", "C") == {"7S", "AS", "8H", "9D"}


def test_R42_is_one_option_with_another_default_for_each_game():
    assert may(Rules(trump_any_time=True), "2C AC 3H 4D JK", "H", "C") == {"2C", "AC", "3H", "JK"}
    assert may(Rules(game="smear", trump_any_time=False), "7C AC 8H 9D", "H", "C") == {"7C", "AC"}


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("2C AC KC", 1),
        ("2C AD AS", 0),
        ("AC 2H AD", 1),
        ("AC 2H 3H", 2),
        ("AC JD TH", 1),
        ("AC JD JH", 2),
        ("AC JK AD", 1),
        ("9D JC JD", 2),
        ("JD QH 2H", 1),
    ],
)
def test_R43_the_highest_trump_else_the_highest_of_the_led_suit(trick, winner):
    assert winning_place(SCHMIER, "H", tuple(trick.split())) == winner


def test_R43_the_winner_leads_next():
    session = empty_table()
    play_deal(session, SIDE_0_TAKES_ALL_BUT_LOW, "3 p p p p p", "S")
    won = only(session.log, TrickWon)
    assert [event.winner for event in won] == [0, 0, 0, 0, 0, 3]
    played = only(session.log, CardPlayed)
    assert [event.seat for event in played[::6]] == [0, 0, 0, 0, 0, 0]


def test_R43_six_tricks_end_the_deal():
    session = empty_table(SMEAR)
    events = play_deal(session, SMEAR_WITHOUT_ACE_AND_SEVEN, "4", "H", SMEAR_AWAY)
    assert [event.number for event in only(events, TrickWon)] == [1, 2, 3, 4, 5, 6]
    assert isinstance(events[-1], DealScored)


def test_R43_play_goes_clockwise_from_the_leader():
    session = playing(declarer=4)
    seats = []
    for _ in range(6):
        seats.append(session.decision.seat)
        session.submit(session.decision.legal[0])
    assert seats == [4, 5, 0, 1, 2, 3]


@pytest.mark.parametrize(
    ("rules", "lead", "hand", "card", "reason"),
    [
        (SCHMIER, "8C", "9C AH TD", "AH", "You hold a club: follow suit"),
        (SCHMIER, "8H", "AH 9C TD", "9C", "You hold a trump: follow suit"),
        (SCHMIER, "JD", "JH 9D TD", "9D", "You hold a trump: follow suit"),
        (SCHMIER, "8C", "9C AH TD", "AS", "You don't hold the ace of spades"),
        (SCHMIER, "8C", "9C AH TD", "ZZ", "You don't hold the ZZ"),
        (SMEAR, "8H", "AH 9C TD", "9C", "You hold a trump: follow suit"),
    ],
)
def test_R44_an_illegal_card_is_refused_with_the_reason(rules, lead, hand, card, reason):
    session = playing(rules, hands={0: lead, 1: hand, 2: "AS"})
    play(session, lead)
    before = session.state
    assert session.decision.why_not(PlayCard(card)) == reason
    with pytest.raises(IllegalAction, match=reason):
        session.submit(PlayCard(card))
    assert session.state is before


def test_R44_reasons_of_smear():
    rules = Rules(game="smear", kitty_seen=0)
    session = playing(rules, hands={0: "7H 9C AH KH QH JH", 1: "8H 8C 8D 8S"})
    assert session.decision.why_not(PlayCard("9C")) == "The first lead must be a trump"
    session = playing(rules, hands={0: "AH 9C KH QH JH TH", 1: "8C 8D 8S", 2: "8H", 3: "9H"})
    play(session, "AH 8S 8H 9H 9C")
    assert session.decision.why_not(PlayCard("8D")) == "You hold a club: follow suit, or trump"


def test_R44_another_kind_of_action_is_refused():
    session = playing()
    with pytest.raises(IllegalAction, match="It is time to play a card"):
        session.submit(Pass())


def test_R44_a_legal_card_has_no_reason_against_it():
    session = playing()
    assert [session.decision.why_not(action) for action in session.decision.legal] == [None] * len(session.decision.legal)
