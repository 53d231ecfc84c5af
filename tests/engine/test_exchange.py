"""RULEBOOK.md, "Naming trump and the exchange" (R30 to R36)."""

import pytest

from schmier_gui.engine import SCHMIER, SMEAR, IllegalAction, LayAway, NameTrump, Rules
from schmier_gui.engine.cards import parse_cards
from schmier_gui.engine.events import CardsExchanged, KittyTaken, TrumpNamed, TrumpShown
from schmier_gui.engine.exchange import bounds
from schmier_gui.engine.scoring import final_pips
from tests.engine.deals import SIDE_0_TAKES_ALL_BUT_LOW
from tests.engine.script import call, empty_table, exchange, lay_away, least, name, only, play, play_deal, score_of, table


def refusal(session, action):
    """The reason against an action; nothing may have changed."""
    before = session.state
    with pytest.raises(IllegalAction) as error:
        session.submit(action)
    assert session.state is before
    return str(error.value)


def schmier(hands=None, kitty="", trump="H", dealer=5):
    """Seat left of the dealer declares; trump is named."""
    session = table(hands=hands, kitty=kitty, dealer=dealer)
    call(session, "6")
    name(session, trump)
    return session


def smear(hand, kitty="", seen=2, trump=None):
    """Seat 0 declares, having taken its kitty cards."""
    session = table(Rules(game="smear", kitty_seen=seen), hands={0: hand}, kitty=kitty)
    call(session, "4")
    if trump:
        name(session, trump)
    return session


# R30


def test_R30_the_declarer_names_any_of_the_four_suits():
    session = table(hands={0: "2S 3S 4S 5S 6S 7S"})
    call(session, "6")
    assert set(session.decision.legal) == {NameTrump(suit) for suit in "SHDC"}


def test_R30_all_hear_it():
    session = table()
    call(session, "6")
    since = len(session.log)
    name(session, "D")
    for seat in range(6):
        assert session.events(seat, since) == [TrumpNamed(0, "D")]
        assert session.view(seat).trump == "D"


@pytest.mark.parametrize("suit", ["X", "", "NT", None])
def test_R30_trump_is_one_of_the_four_suits(suit):
    session = table()
    call(session, "6")
    assert refusal(session, NameTrump(suit)) == "Trump is one of the four suits"


# R31


def test_R31_clockwise_from_the_dealers_left_and_the_dealer_last():
    session = schmier(dealer=2)
    seats = []
    while session.decision.kind == "lay_away":
        seats.append(session.decision.seat)
        session.submit(LayAway(least(session)))
    assert seats == [3, 4, 5, 0, 1, 2]


def test_R31_a_seat_draws_as_many_as_it_lays_away_from_the_front_of_the_kitty():
    session = schmier(hands={0: "AH KH 2C 3C 4C 5C"}, kitty="TS 9S 8S 7S")
    (exchanged,) = lay_away(session, "2C 4C")
    assert exchanged == CardsExchanged(0, 2, 2, ("2C", "4C"), ("TS", "9S"))
    assert sorted(session.state.hands[0]) == ["3C", "5C", "9S", "AH", "KH", "TS"]
    assert session.state.kitty[:2] == ("8S", "7S")


def test_R31_from_none_to_three_cards():
    session = schmier(hands={0: "2C 3C 4C 5C 6C 7C"})
    limits = session.decision.bounds
    assert (limits.least, limits.most, limits.trumps, limits.draws) == (0, 3, 0, True)
    assert refusal(session, LayAway(("2C", "3C", "4C", "5C"))) == "Lay away at most 3 cards"
    lay_away(session, "")


def test_R31_no_trump_may_be_laid_away():
    session = schmier(hands={0: "2H JD JK 5C 6C 7C"})
    assert set(session.decision.bounds.must_stay) == {"2H", "JD", "JK"}
    assert refusal(session, LayAway(("2H",))) == "2 of hearts: trumps can't go"
    assert refusal(session, LayAway(("JD",))) == "Left bower: trumps can't go"
    assert refusal(session, LayAway(("JK", "5C"))) == "Joker: trumps can't go"


def test_R31_a_hand_of_trumps_lays_nothing_away():
    session = schmier(hands={0: "AH KH QH JH JD JK"})
    assert session.decision.bounds.most == 0
    assert session.decision.cards == ()
    lay_away(session, "")


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        (("AS",), "You don't hold the ace of spades"),
        (("ZZ",), "You don't hold the ZZ"),
        (("2C", "2C"), "A card can be laid away only once"),
    ],
)
def test_R31_only_cards_in_hand_and_each_once(cards, reason):
    session = schmier(hands={0: "2C 3C 4C 5C 6C 7C", 1: "AS"})
    assert refusal(session, LayAway(cards)) == reason


def test_R31_all_see_how_many_and_nobody_sees_which():
    session = schmier(hands={0: "2C 3C 4C 5C 6C 7C"}, kitty="8C 9C")
    since = len(session.log)
    lay_away(session, "2C 3C")
    assert session.events(0, since) == [CardsExchanged(0, 2, 2, ("2C", "3C"), ("8C", "9C"))]
    for seat in range(1, 6):
        assert session.events(seat, since) == [CardsExchanged(0, 2, 2, None, None)]
        assert session.view(seat).exchanged == (2, None, None, None, None, None)
        assert session.view(seat).away == ()
    assert session.view(0).away == ("2C", "3C")
    assert session.view(0).drawn == ("8C", "9C")


def test_R31_a_drawn_card_can_not_be_exchanged_again():
    session = schmier()
    first = session.decision.seat
    lay_away(session, "")
    while session.decision.kind == "lay_away":
        assert session.decision.seat != first
        session.submit(LayAway(least(session)))


# R32


def dealer_holds(hand, kitty, trump="H", exchanged=""):
    """The dealer, seat 5, after everybody else has exchanged nothing."""
    session = schmier(hands={5: hand}, kitty=kitty, trump=trump)
    while session.decision.seat != 5:
        lay_away(session, exchanged)
    return session


def test_R32_the_dealer_takes_the_whole_rest_of_the_kitty_and_lays_away_to_six():
    session = schmier(hands={0: "2C 3C 4C 5C 6C 7C"}, kitty="8C 9C TC")
    lay_away(session, "2C 3C 4C")
    while session.decision.seat != 5:
        events = lay_away(session, "")
    (taken,) = only(events, KittyTaken)
    assert (taken.seat, taken.count) == (5, 14)
    assert len(session.decision.hand) == 20
    assert session.state.kitty == ()
    assert (session.decision.bounds.least, session.decision.bounds.most) == (14, 14)
    exchange(session)
    assert [len(hand) for hand in session.state.hands] == [6] * 6


def test_R32_only_the_dealer_sees_the_cards_taken():
    session = dealer_holds("AS KS QS TS 9S 8S", "")
    (taken,) = [event for event in session.events(5) if isinstance(event, KittyTaken)]
    assert len(taken.cards) == 17
    for seat in range(5):
        assert [e.cards for e in session.events(seat) if isinstance(e, KittyTaken)] == [None]


def bounds_of(hand, trump="H"):
    return bounds(SCHMIER, tuple(hand.split()), trump, is_dealer=True)


def test_R32_seven_trumps_and_one_plain_card():
    """Worked fact: the dealer lays away the plain card and one trump that R32 allows."""
    limits = bounds_of("AH KH QH JH 9H 2H JK 4C")
    assert (limits.least, limits.most, limits.trumps) == (2, 2, 1)
    assert set(limits.allowed) == {"KH", "QH", "9H", "4C"}
    assert set(limits.must_stay) == {"AH", "JH", "2H", "JK"}


def test_R32_no_trump_goes_while_plain_cards_are_left():
    limits = bounds_of("AH KH QH JH 9H 2H 4C 5C 6C")
    assert limits.trumps == 0
    assert set(limits.allowed) == {"4C", "5C", "6C"}


def test_R32_the_ace_a_bower_the_two_and_the_joker_never_go():
    limits = bounds_of("AH KH QH JH JD TH 9H 8H 7H 6H 5H 4H 3H 2H JK")
    assert limits.trumps == 9
    assert set(limits.must_stay) == {"AH", "JH", "JD", "2H", "JK"}


def test_R32_reasons():
    trumps = "AH KH QH JH 9H 2H"
    session = dealer_holds(trumps, "JK 8H 2C 3C 4C 5C 6C 7C 8C 9C TC 2D 3D 4D 5D 6D 7D")
    plain = parse_cards("2C 3C 4C 5C 6C 7C 8C 9C TC 2D 3D 4D 5D 6D 7D")
    assert session.decision.bounds.trumps == 2
    assert refusal(session, LayAway((*plain, "AH", "KH"))) == "Ace of hearts: a point card stays"
    assert refusal(session, LayAway((*plain, "JK", "KH"))) == "Joker: a point card stays"
    assert refusal(session, LayAway((*plain, "KH"))) == "Lay away exactly 17 cards"
    assert refusal(session, LayAway((*plain[1:], "KH", "QH", "9H"))) == "Exactly 2 trumps must go: hearts"
    session.submit(LayAway((*plain, "8H", "9H")))
    assert session.state.phase == "play"


def test_R32_a_legal_lay_away_exists_even_with_every_trump_in_hand():
    session = dealer_holds("AH KH QH JH JD TH", "9H 8H 7H 6H 5H 4H 3H 2H JK")
    session.submit(LayAway(least(session)))
    assert session.state.phase == "play"


def test_R32_every_point_card_is_in_play_in_schmier():
    session = schmier(hands={5: "AH JH JD 2H JK KH"}, kitty="QH TH 9H 8H")
    exchange(session)
    in_play = {card for hand in session.state.hands for card in hand}
    assert {"AH", "JH", "JD", "2H", "JK"} <= in_play


# R33


@pytest.mark.parametrize("seen", [0, 1, 2, 3])
def test_R33_the_declarer_takes_as_many_kitty_cards_as_agreed(seen):
    session = smear("7S 8S 9S 7D 8D 9D", kitty="AH AC AS", seen=seen)
    assert session.decision.hand == ("7S", "8S", "9S", "7D", "8D", "9D", *("AH", "AC", "AS")[:seen])
    assert len(session.state.kitty) == 8 - seen


def test_R33_two_by_default():
    assert SMEAR.kitty_seen == 2


def test_R33_the_declarer_names_a_suit_now_in_hand():
    session = smear("7S 8S 9S 7D 8D 9D", kitty="AH 7H")
    assert set(session.decision.legal) == {NameTrump("S"), NameTrump("D"), NameTrump("H")}
    assert refusal(session, NameTrump("C")) == "Trump must be a suit you hold"


def test_R33_with_no_kitty_card_seen_the_play_begins_at_once():
    session = smear("7S 8S 9S 7D 8D 9D", seen=0, trump="S")
    assert session.state.phase == "play"
    assert session.state.exchanges == ()


def test_R33_trump_is_secret_until_the_first_lead():
    session = smear("7S 8S 9S 7D 8D 9D", kitty="AC KC", trump="S")
    lay_away(session, "AC KC")
    assert session.view(0).trump == "S"
    for seat in (1, 2, 3):
        assert session.view(seat).trump is None
        named, exchanged = session.events(seat)[-2:]
        assert named == TrumpNamed(0, None, True)
        assert exchanged == CardsExchanged(0, 2, 2, None, None)


def test_R33_the_first_lead_is_of_the_trump_suit_and_reveals_it():
    session = smear("7S 8S 9S 7D 8D 9D", kitty="AC KC", trump="S")
    lay_away(session, "AC KC")
    assert set(session.decision.cards) == {"7S", "8S", "9S"}
    assert only(play(session, "8S"), TrumpShown) == [TrumpShown(0, "S")]
    assert [session.view(seat).trump for seat in range(4)] == ["S"] * 4


def test_R33_trump_is_shown_only_once():
    session = smear("7S 8S 9S 7D 8D 9D", seen=0, trump="S")
    play(session, "7S")
    assert not only(session.submit(session.decision.legal[0]), TrumpShown)


def test_R33_the_rest_of_the_kitty_stays_unseen():
    session = smear("7S 8S 9S 7D 8D 9D", kitty="AC KC", trump="S")
    lay_away(session, "AC KC")
    assert len(session.state.kitty) == 6
    for seat in range(4):
        assert session.view(seat).kitty_count == 6
        assert not any(getattr(event, "kitty", None) for event in session.events(seat))


# R34, R35


def test_R34_the_declarer_lays_away_down_to_exactly_six_and_no_trump_for_want_of_plain_cards():
    session = smear("7S 8S 9S 7D 8D 9D", kitty="AC KC", trump="S")
    limits = session.decision.bounds
    assert (limits.least, limits.most, limits.trumps, limits.draws) == (2, 2, 0, False)
    assert set(limits.allowed) == {"7D", "8D", "9D", "AC", "KC"}
    assert refusal(session, LayAway(("7S", "7D"))) == "7 of spades: trumps can't go"
    assert refusal(session, LayAway(("7D",))) == "Lay away exactly 2 cards"


def test_R34_more_than_six_trumps_any_of_them_may_go_point_cards_too():
    session = smear("AS KS QS JS TS 9S", kitty="7S KC", trump="S")
    limits = session.decision.bounds
    assert limits.trumps == 1
    assert set(limits.allowed) == set(session.decision.hand)
    lay_away(session, "AS KC")
    assert session.state.phase == "play"


def test_R34_only_one_trump_too_many_goes():
    session = smear("AS KS QS JS TS 9S", kitty="7S KC", trump="S")
    assert refusal(session, LayAway(("AS", "KS"))) == "Exactly 1 trump must go: spades"


def test_R35_three_tens_laid_away_count_thirty_before_a_card_is_played():
    """Worked fact: Smear, three seen, declarer lays away three tens: 30 toward Game before a card is played."""
    session = smear("7S 8S 9S TD TC TH", kitty="7D 8D 9D", seen=3, trump="S")
    lay_away(session, "TD TC TH")
    assert final_pips(session.state) == (30, 0)


def test_R36_schmier_cards_laid_away_count_for_nobody():
    session = schmier(hands={0: "AC KC TC 2H 3H 4H"})
    lay_away(session, "AC KC TC")
    exchange(session)
    assert final_pips(session.state) == (0, 0, 0)


def test_R36_option_the_dealers_lay_away_counts_for_the_dealers_side():
    session = empty_table(Rules(dealer_layaway_counts=True), dealer=5)
    assert score_of(play_deal(session, SIDE_0_TAKES_ALL_BUT_LOW, "3 p p p p p", "S")).pips == (36, 0, 45)


def test_R36_option_counts_nobody_elses_lay_away():
    session = table(Rules(dealer_layaway_counts=True), hands={0: "AC KC TC 2H 3H 4H"})
    call(session, "6")
    name(session, "H")
    lay_away(session, "AC KC TC")
    assert final_pips(session.state) == (0, 0, 0)
