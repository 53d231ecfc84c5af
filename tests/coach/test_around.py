"""The cards and calls around a practice hand."""

import pytest
from msgspec.structs import replace

from schmier_gui.coach.around import book_choice, moved, other_cards, quiet_calls, with_book_calls
from schmier_gui.coach.hands import dealt, kind_of, session_of, view_of
from schmier_gui.coach.paste import parse_situation
from schmier_gui.engine import SCHMIER, SMEAR, Bid, Pass, Rules
from schmier_gui.engine.cards import PACKS
from schmier_gui.engine.deal import seeded_pack


def cards_of(situation):
    return sorted(card for hand in (*situation.hands, situation.kitty) for card in hand)


def calls_again(situation):
    """How many of the calls a player by the book with those cards would make too."""
    session, same = session_of(dealt_only(situation)), 0
    for call in situation.calls:
        action = Pass() if call is None else Bid(call)
        same += book_choice(session.view(session.decision.seat)) == action
        session.submit(action)
    return same


def dealt_only(situation):
    first = (situation.dealer + 1) % situation.rules.seats
    return replace(situation, calls=(), seat=first, trump=None)


@pytest.mark.parametrize("calls", ["", "p", "3", "p p 3", "3 p 4", "p p p p p"])
def test_the_others_hold_what_the_book_would_call_so_on(calls):
    for hand in ("AS JS JK 5S AC 7D", "2C 4D 6H 8S TC QD"):
        situation = parse_situation(f"{hand}; calls {calls}")
        assert cards_of(situation) == sorted(PACKS["schmier"])
        assert calls_again(situation) == len(calls.split())


def test_calls_that_nobody_would_make_end_too():
    """Ace, king and both bowers of every suit are gone, yet five is bid: the nearest hand is taken."""
    situation = parse_situation("AS AH AC AD JK 2S; calls p 6")
    assert len(situation.hands) == 6 and cards_of(situation) == sorted(PACKS["schmier"])


def test_other_cards_are_another_deal_of_the_same_decision():
    situation = parse_situation("AS JS JK 5S AC 7D; calls p 3; scores 18 2 3")
    one, two = other_cards(situation, 1), other_cards(situation, 2)
    assert one == other_cards(situation, 1)
    assert one.hands != two.hands
    assert view_of(one) == view_of(two) == view_of(situation)


def test_other_cards_leave_the_kitty_cards_that_are_seen():
    situation = parse_situation("Smear; hand AS KS QS 7H 8H 9D; calls p 3 p p; takes AD TD; trump S")
    for seed in range(5):
        other = other_cards(situation, seed)
        assert view_of(other) == view_of(situation)


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR, Rules(no_bid="dealer_forced"), Rules(dealer_asked=False), Rules(sides=2)])
def test_in_every_place_the_same_hand_is_asked(rules):
    for number in range(1, 4):
        start = dealt(rules, seeded_pack(rules.game, "moved", number), rules.seats - 1, 0, (0,) * rules.sides)
        for speaks in range(rules.seats):
            there = moved(start, speaks)
            assert (there.seat, there.speaks, there.hand) == (0, speaks, start.hand)
            assert kind_of(there) == "call" and cards_of(there) == cards_of(start)
            assert there == moved(start, speaks)


def test_moved_in_the_score_everything_else_is_as_it_was():
    situation = parse_situation("AS JS JK 5S AC 7D; calls p 3")
    there = moved(situation, scores=(1, 2, 20))
    assert (there.hands, there.calls, there.scores) == (situation.hands, situation.calls, (1, 2, 20))


@pytest.mark.parametrize("bid", [3, 4])
def test_a_decision_after_the_auction_can_be_moved_too(bid):
    situation = parse_situation(f"Smear; hand AS KS QS 7H 8H 9D; calls {bid}{' p p p' if bid < 4 else ''}; takes AD TD; trump S")
    there = moved(situation, 2)
    assert kind_of(there) == "lay_away"
    assert (there.speaks, there.calls[:3]) == (2, (None, None, bid))


def test_the_club_calls_up_to_the_seat():
    start = dealt(SCHMIER, seeded_pack("schmier", "calls", 1), 5, 4, (0, 0, 0))
    called = with_book_calls(start)
    assert called is not None and len(called.calls) == 4
    assert calls_again(called) == 4


def test_an_auction_that_ends_before_the_seat_gives_nothing():
    four = parse_situation("Smear AS KS QS JS TS 7S")
    assert with_book_calls(replace(four, seat=3)) is None


def test_quiet_calls():
    assert quiet_calls(SCHMIER, 2) == (None, None)
    assert quiet_calls(Rules(dealer_asked=False), 5) == (3, None, None, None, None)
    assert quiet_calls(Rules(dealer_asked=False), 4) == (None,) * 4
