"""RULEBOOK.md, "Trump and rank" (R10 to R14)."""

import itertools

import pytest

from schmier_gui.engine import Rules
from schmier_gui.engine.cards import PACKS
from schmier_gui.engine.trick import legal_cards, winning_place
from schmier_gui.engine.trump import order, sort_hand

SCHMIER = Rules()


def test_R10_the_fifteen_trumps_high_to_low():
    assert " ".join(order("schmier", "H").trumps) == "AH KH QH JH JD TH 9H 8H 7H 6H 5H 4H 3H 2H JK"
    assert " ".join(order("schmier", "C").trumps) == "AC KC QC JC JS TC 9C 8C 7C 6C 5C 4C 3C 2C JK"


@pytest.mark.parametrize("trump", "SHDC")
def test_R10_every_trump_beats_the_next_one(trump):
    for higher, lower in itertools.pairwise(order("schmier", trump).trumps):
        assert winning_place(SCHMIER, trump, (lower, higher)) == 1
        assert winning_place(SCHMIER, trump, (higher, lower)) == 0


@pytest.mark.parametrize(("trump", "left"), [("S", "JC"), ("C", "JS"), ("H", "JD"), ("D", "JH")])
def test_R10_left_bower_belongs_to_trump(trump, left):
    table = order("schmier", trump)
    assert table.left == left
    assert table.right == "J" + trump
    assert table.suit_of[left] == trump


def test_R10_left_bower_follows_trump():
    assert legal_cards(SCHMIER, ("JD", "9D", "4C"), "H", "H", False) == ("JD",)


def test_R10_left_bower_does_not_follow_its_printed_suit():
    """Worked fact: trump hearts, hand J♦ 9♦ 4♣ and ♦ led: 9♦ is the only legal card. Hand J♦ 4♣: both are legal."""
    assert legal_cards(SCHMIER, ("JD", "9D", "4C"), "H", "D", False) == ("9D",)
    assert legal_cards(SCHMIER, ("JD", "4C"), "H", "D", False) == ("JD", "4C")


def test_R10_left_bower_led_asks_for_trump():
    """Worked fact: J♦ led with hearts trump: a heart or the joker must be played; only diamonds: anything."""
    assert legal_cards(SCHMIER, ("2H", "AD", "4C"), "H", order("schmier", "H").suit_of["JD"], False) == ("2H",)
    assert legal_cards(SCHMIER, ("JK", "AD", "4C"), "H", "H", False) == ("JK",)
    assert legal_cards(SCHMIER, ("AD", "9D", "2D"), "H", "H", False) == ("AD", "9D", "2D")


def test_R11_plain_suits_rank_from_the_ace_down():
    for higher, lower in itertools.pairwise("AKQJT98765432"):
        assert winning_place(SCHMIER, "H", (lower + "C", higher + "C")) == 1


def test_R11_the_suit_of_the_same_colour_has_no_jack():
    suit_of = order("schmier", "H").suit_of
    assert sum(suit == "D" for suit in suit_of.values()) == 12
    assert sum(suit == "C" for suit in suit_of.values()) == 13
    assert sum(suit == "H" for suit in suit_of.values()) == 15


@pytest.mark.parametrize("trump", "SHDC")
def test_R12_smear_ranks_every_suit_alike_and_has_no_bowers(trump):
    table = order("smear", trump)
    assert "".join(card[0] for card in table.trumps) == "AKQJT987"
    assert table.left == ""
    assert all(table.suit_of[card] == card[1] for card in PACKS["smear"])
    for suit in "SHDC":
        by_power = sorted((c for c in PACKS["smear"] if c[1] == suit), key=lambda card: -table.power[card])
        assert "".join(card[0] for card in by_power) == "AKQJT987"


def test_R13_the_joker_is_the_lowest_trump_but_beats_every_plain_card():
    assert winning_place(SCHMIER, "S", ("AH", "KH", "JK", "QH", "TH", "9H")) == 2
    assert winning_place(SCHMIER, "S", ("JK", "2S")) == 1


def test_R13_the_joker_led_asks_for_trump():
    assert order("schmier", "S").suit_of["JK"] == "S"
    assert legal_cards(SCHMIER, ("2S", "AH"), "S", "S", False) == ("2S",)


def test_R13_low_stays_with_the_two():
    assert order("schmier", "S").low == "2S"


def test_R14_before_trump_is_named_a_jack_has_its_printed_suit_and_the_joker_none():
    table = order("schmier", None)
    assert table.suit_of["JD"] == "D"
    assert table.suit_of["JK"] == ""
    assert table.trumps == ()


def test_R14_a_hand_before_trump_is_sorted_by_printed_suit_with_the_joker_at_the_end():
    assert " ".join(sort_hand(("JK", "2D", "AD", "JC", "KS", "3H"), "schmier", None)) == "KS 3H JC AD 2D JK"


def test_a_hand_is_sorted_with_bowers_and_joker_among_the_trumps():
    assert " ".join(sort_hand(("JK", "JD", "TH", "JH", "AC", "AD"), "schmier", "H")) == "JH JD TH JK AD AC"


@pytest.mark.parametrize("trump", [None, *"SHDC"])
def test_neighbouring_suits_of_a_sorted_hand_differ_in_colour(trump):
    suits = [card[1] for card in sort_hand(("7C", "7D", "7H", "7S"), "smear", trump)]
    assert suits[0] == (trump or "S")
    for one, other in itertools.pairwise(suits):
        assert (one in "HD") != (other in "HD")
