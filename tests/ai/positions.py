"""Positions that pin what players do, each named for the thought behind it; `complaints` has more of them.

Unless said otherwise: Schmier, three sides, seats 0 and 3, 1 and 4, 2 and 5 are partners, seat 5 deals, spades are trump.
"""

from schmier_gui.engine import SMEAR, Rules
from tests.ai.complaints import COMPLAINTS
from tests.ai.situations import Position

LOW_TO_THE_TAKER = Rules(low="taker")
FORCED = Rules(no_bid="dealer_forced")

CALLS = (
    Position(
        name="bids_three_on_high_and_low",
        why="Ace and 2 are two points whoever takes the tricks; with the draw and partner's help the third is likely.",
        hand="AS 2S 9D 8D 5C 4H",
        does="3",
    ),
    Position(
        name="bids_high_at_once_on_a_hand_that_bears_it",
        why="With ace, king, both bowers and the 2 the others shall go higher, not this hand.",
        hand="AS KS JS JC 2S 4H",
        does="5",
    ),
    Position(
        name="passes_with_a_lone_ace",
        why="High is one point, and nothing else is near.",
        hand="AS 9D 8D 5C 4H 3H",
        does="pass",
    ),
    Position(
        name="goes_over_a_rival_with_a_good_hand",
        why="A rival would have the contract for three: this hand makes four.",
        calls="p 3",
        hand="AS KS JS 9D 5C 4H",
        does="4",
    ),
    Position(
        name="leaves_the_bid_to_partner",
        why="Partner declares for three; four would be a risk for nothing.",
        calls="3 p p",
        hand="AS 2S 9D 8D 5C 4H",
        does="pass",
    ),
    Position(
        name="as_dealer_bids_no_more_than_it_takes",
        why="Nobody speaks after the dealer, and all points count whatever was bid.",
        calls="p p p p p",
        hand="AS KS JS JC 2S 4H",
        does="3",
    ),
    Position(
        name="as_forced_dealer_bids_the_least",
        why="The dealer must bid, so at the lowest price.",
        rules=FORCED,
        calls="p p p p p",
        hand="9S 8S 7D 5C 4H 3H",
        does="3",
    ),
    Position(
        name="does_not_risk_the_two_points_that_win_the_game",
        why="At 19 of 21 defenders' points are enough: a bid that may fail is not needed.",
        scores=(19, 4, 8),
        hand="AS QS 9D 8D 5C 4H",
        does="pass",
    ),
    Position(
        name="bids_that_same_hand_at_the_start",
        why="At nought all, ace and queen of trump are worth three.",
        hand="AS QS 9D 8D 5C 4H",
        does="3",
    ),
)

SUITS_AND_LAY_AWAYS = (
    Position(
        name="names_the_suit_with_the_points_not_the_longest",
        why="Ace, left bower and 2 of spades outweigh four small diamonds. The jack of clubs is the left bower only with spades.",
        contract="3 by 0",
        hand="AS JC 2S 9D 8D 7D",
        does="S",
    ),
    Position(
        name="draws_three_cards_and_keeps_the_ace",
        why="Every card drawn may be a trump; of the plain cards the ace is worth most.",
        contract="S 3 by 0",
        seat=0,
        hand="AS JC AD 9D 5C 4H",
        does="4H 5C 9D",
    ),
    Position(
        name="as_dealer_keeps_trumps_and_aces_and_goes_void",
        why="Both lone cards go, so that hearts and clubs can be trumped.",
        contract="S 3 by 5",
        seat=5,
        hand="AS JC 2S AD 9D 5C",
        takes="8D 4H",
        does="4H 5C",
    ),
    Position(
        name="buries_the_tens_in_smear",
        why="What the declarer lays away counts for the declarer: twenty for Game before a card is played.",
        rules=SMEAR,
        contract="S 3 by 0",
        seat=0,
        hand="AS KS JS 8S TD 9H",
        takes="TH AC",
        does="TD TH",
    ),
)

FOLLOWING = (
    Position(
        name="feeds_the_ten_to_partners_sure_trick",
        why="Partner's ace of trump can't be beaten: ten pips come home.",
        contract="S 3 by 0",
        tricks=("0: AS 5S 6S",),
        hand="TS 7S 3D 2D 9C 8C",
        does="TS",
    ),
    Position(
        name="brings_the_bower_home_under_partners_ace",
        why="The right bower is a point for whoever wins its trick, and this trick is partner's.",
        contract="S 3 by 0",
        tricks=("0: AS 5S 6S",),
        hand="JS 7S 3D 2D 9C 8C",
        does="JS",
    ),
    Position(
        name="gives_the_joker_before_the_bower",
        why="The bower may still win a trick of its own, the joker hardly ever.",
        contract="S 3 by 0",
        tricks=("0: AS 5S 6S",),
        hand="JK JC 3D 2D 9C 8C",
        does="JK",
    ),
    Position(
        name="does_not_spend_the_king_on_partners_ace",
        why="The trick is won; the king can win another, and catch a bower.",
        contract="S 3 by 0",
        tricks=("0: AS 5S 6S",),
        hand="KS 7S 3D 2D 9C 8C",
        does="7S",
    ),
    Position(
        name="feeds_a_plain_ten_when_void_of_trump",
        why="No trump to follow with, so partner gets ten pips of another suit.",
        contract="S 3 by 0",
        tricks=("0: AS 5S 6S",),
        hand="TD 7D 3H 2H 9C 8C",
        does="TD",
    ),
    Position(
        name="hides_the_bower_from_a_rivals_ace",
        why="Seat 1 is a rival and its ace wins for sure: the small trump goes.",
        contract="S 3 by 1",
        tricks=("1: AS 5S",),
        hand="JC 4S 3H 2D 9C 8C",
        does="4S",
    ),
    Position(
        name="keeps_the_joker_from_a_rivals_ace",
        why="The joker is the lowest trump, but a point: the 9 costs nothing.",
        contract="S 3 by 1",
        tricks=("1: AS 5S",),
        hand="JK 9S 3H 2D 9C 8C",
        does="9S",
    ),
    Position(
        name="plays_the_two_that_scores_anyway",
        why="Low goes to whoever plays the 2, so it can go under a rival's ace.",
        contract="S 3 by 1",
        tricks=("1: AS 5S",),
        hand="QS 2S 3H 2D 9C 8C",
        does="2S",
    ),
    Position(
        name="keeps_the_two_where_the_taker_scores_it",
        why="With Low to the taker the same 2 would be the rival's point.",
        rules=LOW_TO_THE_TAKER,
        contract="S 3 by 1",
        tricks=("1: AS 5S",),
        hand="6S 2S 3H 2D 9C 8C",
        does="6S",
    ),
    Position(
        name="catches_a_bower_with_the_cheapest_card_that_does",
        why="The queen is enough to take the right bower; the ace stays for more.",
        contract="S 3 by 2",
        tricks=("2: 4S 5S 6S JS 7S",),
        hand="AS QS 3S 2D 3H 9C",
        does="QS",
    ),
    Position(
        name="trumps_with_the_joker_where_nobody_can_beat_it",
        why="Void of diamonds and last to play: the joker beats every plain card and brings its own point home.",
        contract="S 3 by 1",
        tricks=("1: AD 5D TD 6D 7D",),
        hand="JK 9S 8S KC 3H 9C",
        does="JK",
    ),
    Position(
        name="does_not_trump_an_empty_trick_with_a_high_trump",
        why="There is nothing in it; ace, king and queen of trump wait for the bowers.",
        contract="S 3 by 2",
        tricks=("2: 4D 5D 3D 9D 7D",),
        hand="AS KS QS 3H 9C 8C",
        does="3H | 8C | 9C",
    ),
    Position(
        name="in_smear_takes_a_ten_with_a_trump_at_any_time",
        why="The hand could follow in hearts, but a trump wins twenty pips from last seat.",
        rules=SMEAR,
        contract="S 3 by 0",
        takes="7D 8D",
        tricks=("0: AS 7S KS 9S", "0: KH TH AH"),
        hand="TS 8H QD JD 8C",
        does="TS",
    ),
)

LEADING = (
    Position(
        name="draws_trumps_from_ace_and_king",
        why="Two rounds from the top, and the bowers of the others may fall.",
        contract="S 4 by 0",
        tricks=("0:",),
        hand="AS KS 5S 4S 3D 9C",
        does="AS",
    ),
    Position(
        name="does_not_lead_the_bowers_into_higher_trumps",
        why="Ace, king and queen are out: a small trump draws them, the bowers wait.",
        contract="S 3 by 0",
        tricks=("0:",),
        hand="JS JC 5S 4S 3D 9D",
        does="4S",
    ),
    Position(
        name="returns_trump_to_the_declaring_partner",
        why="Seat 0 wanted trumps drawn; seat 3 has won and draws on.",
        contract="S 3 by 0",
        tricks=("0: 5S 6S 7S KS 3S 4S", "3:"),
        hand="9S 2D 3H 9C 8C",
        does="9S",
    ),
    Position(
        name="keeps_the_last_trump_for_the_last_tricks",
        why="No other trump is left, so the bower takes a trick whenever it is played: the ace goes first.",
        contract="S 3 by 0",
        tricks=("0: AS 5S 6S 7S 8S 9S", "0: KS 4S 3S 2S TS JC", "0: QS JK 5D 2D 3D 4D", "0:"),
        hand="JS AC 3H",
        does="AC",
    ),
    Position(
        name="opens_a_lone_plain_card_so_as_to_trump_that_suit",
        why="With an ace and small trumps the declarer makes the 9 of clubs go first and trumps the next club.",
        contract="S 3 by 0",
        tricks=("0:",),
        hand="AS 7S 5S 4D 9D 9C",
        does="9C",
    ),
)

POSITIONS = (*CALLS, *SUITS_AND_LAY_AWAYS, *FOLLOWING, *LEADING, *COMPLAINTS)

A_MATTER_OF_TASTE = (
    "passes_with_a_lone_ace",
    "leaves_the_bid_to_partner",
    "draws_three_cards_and_keeps_the_ace",
    "as_dealer_keeps_trumps_and_aces_and_goes_void",
    "buries_the_tens_in_smear",
    "feeds_the_ten_to_partners_sure_trick",
    "does_not_lead_the_bowers_into_higher_trumps",
    "returns_trump_to_the_declaring_partner",
    "opens_a_lone_plain_card_so_as_to_trump_that_suit",
    "in_smear_does_not_risk_the_point_that_wins_the_game",
    "draws_trumps_from_ace_and_king",
    "trumps_the_declarers_ten",
)
"""Where playing it out many times shows hardly any difference, or another choice is better, so that the expert may choose otherwise."""
