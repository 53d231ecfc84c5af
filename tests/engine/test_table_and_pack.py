"""RULEBOOK.md, "Table and pack" (R1 to R5)."""

import pytest

from schmier_gui.engine import SCHMIER, SMEAR, CardError, Rules, Session
from schmier_gui.engine.cards import PACKS, card_text, check_pack, parse_cards, pip_count
from schmier_gui.engine.events import DealStarted
from schmier_gui.engine.seats import from_left_of, next_seat, partners
from tests.engine.deals import SIDE_0_TAKES_ALL_BUT_LOW
from tests.engine.script import empty_table, play_deal, table


def test_R1_schmier_has_six_seats_and_three_sides_of_two():
    assert SCHMIER.seats == 6
    assert [SCHMIER.side(seat) for seat in range(6)] == [0, 1, 2, 0, 1, 2]
    assert SCHMIER.target == 21


def test_R1_partners_sit_three_seats_apart_and_are_never_neighbours():
    for seat in range(6):
        assert partners(SCHMIER, seat) == ((seat + 3) % 6,)


def test_R1_two_sides_of_three_alternate():
    rules = Rules(sides=2)
    assert [rules.side(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]
    assert partners(rules, 1) == (3, 5)


def test_R2_smear_has_four_seats_two_sides_and_opposite_partners():
    assert SMEAR.seats == 4
    assert [SMEAR.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert partners(SMEAR, 1) == (3,)
    assert SMEAR.target == 15


def test_R3_the_schmier_pack_has_52_cards_and_a_joker():
    assert len(PACKS["schmier"]) == len(set(PACKS["schmier"])) == 53
    assert PACKS["schmier"][0] == "2C"
    assert PACKS["schmier"][-2:] == ("AS", "JK")


def test_R3_the_smear_pack_has_32_cards_from_the_seven_up_and_no_joker():
    assert len(PACKS["smear"]) == len(set(PACKS["smear"])) == 32
    assert PACKS["smear"][:9] == ("7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC", "7D")
    assert "JK" not in PACKS["smear"]


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        (PACKS["schmier"][:-1], "JK is missing from the pack"),
        (("2C", *PACKS["schmier"]), "2C stands twice in the pack"),
        (PACKS["smear"], "JK is missing"),
        (("XX", *PACKS["schmier"][1:]), "XX is not in the pack"),
    ],
)
def test_R3_what_is_not_the_whole_pack_is_refused(cards, reason):
    with pytest.raises(CardError, match=reason):
        check_pack(cards, "schmier")


def test_R3_a_scripted_pack_is_checked_before_the_game_begins():
    good = PACKS["smear"]
    with pytest.raises(CardError, match="AS is missing"):
        Session.new(SMEAR, deals=[good, good[:-1]])


def test_R4_the_first_dealer_depends_on_the_seed_alone_and_every_seat_gets_its_turn():
    dealers = [Session.new(SCHMIER, seed=str(n)).state.dealer for n in range(60)]
    assert set(dealers) == set(range(6))
    assert dealers == [Session.new(SCHMIER, seed=str(n)).state.dealer for n in range(60)]


def test_R4_the_deal_passes_to_the_left_after_a_scored_deal():
    session = empty_table(dealer=5)
    play_deal(session, SIDE_0_TAKES_ALL_BUT_LOW, "3 p p p p p", "S")
    assert session.state.dealer == 0


@pytest.mark.parametrize(("rules", "kitty"), [(SCHMIER, 17), (Rules(sides=2), 17), (SMEAR, 8)])
def test_R5_six_cards_to_each_seat_and_the_rest_is_the_kitty(rules, kitty):
    state = Session.new(rules, seed="1").state
    assert [len(hand) for hand in state.hands] == [6] * rules.seats
    assert len(state.kitty) == kitty


def test_R5_the_cards_go_out_from_the_dealers_left_six_at_a_time():
    session = Session.new(SMEAR, dealer=1, deals=[PACKS["smear"]])
    assert session.state.hands[2] == PACKS["smear"][:6]
    assert session.state.hands[3] == PACKS["smear"][6:12]
    assert session.state.hands[0] == PACKS["smear"][12:18]
    assert session.state.hands[1] == PACKS["smear"][18:24]
    assert session.state.kitty == PACKS["smear"][24:]


def test_R5_nobody_sees_the_kitty_or_another_hand():
    session = table(hands={0: "AS KS QS JS TS 9S"})
    (dealt,) = session.events(0)
    assert isinstance(dealt, DealStarted)
    assert dealt.hands == (("AS", "KS", "QS", "JS", "TS", "9S"), None, None, None, None, None)
    assert dealt.kitty is None
    assert dealt.kitty_count == 17


def test_seats_go_round_clockwise():
    assert next_seat(SMEAR, 3) == 0
    assert from_left_of(SCHMIER, 4) == (5, 0, 1, 2, 3, 4)


def test_cards_are_read_in_any_case_with_blanks_or_commas():
    assert parse_cards(" as, 10d jk\tTh ") == ("AS", "TD", "JK", "TH")
    assert card_text(("AS", "JK")) == "AS JK"
    assert parse_cards("") == ()


@pytest.mark.parametrize("text", ["1S", "AX", "SA", "??", "A", "JKS", "JK1", "A♠", "100S"])
def test_a_word_that_is_no_card_is_named(text):
    with pytest.raises(CardError) as error:
        parse_cards(f"AS {text}")
    assert text in str(error.value)


def test_R52_the_schmier_pack_counts_81():
    assert pip_count(PACKS["schmier"]) == 81
    assert pip_count(PACKS["smear"]) == 80
