"""RULEBOOK.md, "Auction" (R20 to R25)."""

import pytest

from schmier_gui.engine import SCHMIER, SMEAR, Bid, GameStuck, IllegalAction, NameTrump, Pass, Rules, Session
from schmier_gui.engine.events import AuctionEnded, CallMade, DealScored, ThrownIn
from schmier_gui.engine.state import Call
from tests.engine.script import call, empty_table, only, pack_of, score_of, table


def legal(session):
    return set(session.decision.legal)


def test_R20_the_seat_left_of_the_dealer_speaks_first_then_clockwise_ending_with_the_dealer():
    session = table(dealer=2)
    speakers = []
    while session.decision.kind == "call":
        speakers.append(session.decision.seat)
        call(session, "3" if not session.state.calls else "p")
    assert speakers == [3, 4, 5, 0, 1, 2]


def test_R21_a_call_is_a_pass_or_a_number_from_three_to_six():
    assert legal(table()) == {Pass(), Bid(3), Bid(4), Bid(5), Bid(6)}


def test_R21_smear_bids_go_from_two_to_four():
    assert legal(table(SMEAR)) == {Pass(), Bid(2), Bid(3), Bid(4)}


def test_R21_a_bid_is_higher_than_every_bid_before_it():
    session = table()
    call(session, "p 4 p")
    assert legal(session) == {Pass(), Bid(5), Bid(6)}


@pytest.mark.parametrize(
    ("calls", "action", "reason"),
    [
        ("4", Bid(4), "4 is bid already: bid more, or pass"),
        ("4", Bid(3), "4 is bid already: bid more, or pass"),
        ("", Bid(2), "A bid is a number from 3 to 6"),
        ("", Bid(7), "A bid is a number from 3 to 6"),
        ("", Bid(None), "A bid is a number from 3 to 6"),
        ("", Bid("4"), "A bid is a number from 3 to 6"),
        ("", NameTrump("S"), "It is time to bid or pass"),
        ("", "pass", "It is time to bid or pass"),
    ],
)
def test_R21_other_calls_are_refused_with_the_reason(calls, action, reason):
    session = table()
    call(session, calls)
    before = session.state
    with pytest.raises(IllegalAction, match=reason):
        session.submit(action)
    assert session.state is before


def test_R21_a_bid_that_only_equals_a_number_is_written_as_the_number():
    session = table()
    (made,) = session.submit(Bid(3.0))
    assert type(made.amount) is int
    assert session.lines()[-1] == '{"type":"bid","seat":0,"amount":3}'


def test_R22_the_auction_ends_when_the_dealer_has_called():
    session = table()
    events = call(session, "p 3 p 4 p p")
    assert events[-1] == AuctionEnded(3, 4)
    assert session.decision.kind == "trump"


@pytest.mark.parametrize(("rules", "highest"), [(SCHMIER, 6), (SMEAR, 4)])
def test_R22_the_highest_possible_bid_ends_the_auction_at_once(rules, highest):
    session = table(rules)
    events = call(session, f"p {highest}")
    assert AuctionEnded(1, highest) in events
    assert session.decision.kind == "trump"
    assert session.decision.seat == 1


def test_R23_the_highest_bidder_is_the_declarer():
    session = table()
    call(session, "3 4 p 5 p p")
    assert (session.state.declarer, session.state.bid) == (3, 5)
    assert session.decision.seat == 3


def test_R24_all_pass_and_the_same_dealer_deals_again():
    session = empty_table(dealer=4)
    session.deal(pack_of(SCHMIER, dealer=4))
    events = call(session, "p p p p p p")
    assert events[-1] == ThrownIn(4, 4)
    assert (session.state.phase, session.state.dealer, session.state.scores) == ("deal", 4, (0, 0, 0))
    session.deal(pack_of(SCHMIER, dealer=4))
    assert session.state.number == 2
    assert session.decision.seat == 5


def test_R24_the_dealer_may_pass_too():
    session = table()
    call(session, "p p p p p")
    assert Pass() in legal(session)


def test_R24_option_dealer_is_forced_to_bid_the_minimum_or_more():
    session = table(Rules(no_bid="dealer_forced"))
    call(session, "p p p p p")
    assert legal(session) == {Bid(3), Bid(4), Bid(5), Bid(6)}
    with pytest.raises(IllegalAction, match="the dealer must bid at least 3"):
        session.submit(Pass())


def test_R24_option_dealer_is_forced_only_if_nobody_bid():
    session = table(Rules(no_bid="dealer_forced"))
    call(session, "p 3 p p p")
    assert legal(session) == {Pass(), Bid(4), Bid(5), Bid(6)}


def test_R24_option_deal_passes_left():
    session = table(Rules(no_bid="deal_passes"), dealer=5)
    assert call(session, "p p p p p p")[-1] == ThrownIn(5, 0)
    assert session.state.dealer == 0


def test_R24_option_all_others_passing_ends_it_before_the_dealer_is_asked():
    session = table(Rules(dealer_asked=False))
    events = call(session, "p p p p p")
    assert events[-1] == ThrownIn(5, 5)
    assert len(only(events, CallMade)) == 5


def test_R24_option_all_others_passing_ends_it_asks_the_dealer_once_there_is_a_bid():
    session = table(Rules(dealer_asked=False))
    call(session, "p 3 p p p")
    assert (session.decision.kind, session.decision.seat) == ("call", 5)


@pytest.mark.parametrize(("asked", "calls"), [(True, "p p p p p p"), (False, "p p p p p")])
def test_R24_option_no_bid_dealer_is_set(asked, calls):
    session = table(Rules(no_bid="dealer_set", dealer_asked=asked), dealer=4, scores=(1, 2, 3))
    scored = score_of(call(session, calls))
    assert scored == DealScored(4, 3, False, tuple((p, None) for p in SCHMIER.points), (0, 0, 0), (0, -3, 0), (1, -1, 3))
    assert session.state.dealer == 5


def test_R24_option_no_bid_dealer_is_set_loses_two_in_smear():
    session = table(Rules(game="smear", no_bid="dealer_set"))
    assert score_of(call(session, "p p p p")).change == (0, -2)


def pass_on(session):
    session.submit(Pass())


def test_R24_two_hundred_thrown_in_deals_in_a_row_are_an_error_without_a_person():
    session = Session.new(SMEAR, seed="stuck", players=["club"] * 4)
    for _ in range(200 * 4 - 1):
        pass_on(session)
    before = session.record()
    with pytest.raises(GameStuck, match="200 deals"):
        pass_on(session)
    assert session.record() == before
    assert session.state.number == 200


def test_R24_a_bid_begins_the_count_of_thrown_in_deals_anew():
    session = Session.new(Rules(game="smear", kitty_seen=0), seed="stuck", players=["club"] * 4)
    for _ in range(199 * 4):
        pass_on(session)
    call(session, "4")
    while session.state.number == 200:
        session.submit(session.decision.legal[0])
    assert session.state.thrown_in == 0
    pass_on(session)


def test_R24_with_a_person_at_the_table_deals_may_be_thrown_in_for_ever():
    session = Session.new(SMEAR, seed="stuck", players=["person", "club", "club", "club"])
    for _ in range(201 * 4):
        pass_on(session)
    assert session.state.number == 202


def test_R25_without_the_option_the_dealer_must_bid_higher():
    session = table()
    call(session, "p 4 p p p")
    assert legal(session) == {Pass(), Bid(5), Bid(6)}


def test_R25_option_the_dealer_may_steal_at_the_same_number():
    session = table(Rules(dealer_steals=True))
    call(session, "p 4 p p p")
    assert legal(session) == {Pass(), Bid(4), Bid(5), Bid(6)}
    assert call(session, "4")[-1] == AuctionEnded(5, 4)
    assert session.state.calls[-1] == Call(5, 4)


def test_R25_option_only_the_dealer_steals():
    session = table(Rules(dealer_steals=True))
    call(session, "4")
    assert legal(session) == {Pass(), Bid(5), Bid(6)}


def test_R25_the_highest_bid_can_not_be_taken():
    session = table(Rules(dealer_steals=True))
    assert call(session, "p p p p 6")[-1] == AuctionEnded(4, 6)


def test_R25_without_a_bid_the_dealer_has_nothing_to_steal():
    session = table(Rules(dealer_steals=True))
    call(session, "p p p p p")
    assert legal(session) == {Pass(), Bid(3), Bid(4), Bid(5), Bid(6)}
