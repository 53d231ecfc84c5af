"""Positions for what people complain of in other card programs: players who overbid without the ace, mishandle the 2, ignore the score,
trump a partner's trick, or don't try to set the declarer. Told as in positions.py."""

from schmier_gui.engine import SMEAR, Rules
from tests.ai.situations import Position

LOW_TO_THE_TAKER = Rules(low="taker")
MUST_BID_OUT = Rules(must_bid_out=True)
FIRST = "0: AS 7S KS 9S"
"""A first trick of Smear: seat 0 draws with the ace of trump."""

OVERBIDDING = (
    Position(
        name="does_not_bid_on_two_bowers_without_the_ace",
        why="Ace, king and queen of trump beat both bowers: they are as likely lost as won.",
        hand="JS JC 9S 8D 5C 4H",
        does="pass",
    ),
    Position(
        name="does_not_bid_on_king_and_queen_without_the_ace",
        why="High, Low and both bowers are elsewhere; two good trumps are not three points.",
        hand="KS QS 9S 8D 5C 4H",
        does="pass",
    ),
    Position(
        name="does_not_bid_on_a_long_suit_of_small_trumps",
        why="Four small trumps take few tricks that hold a point.",
        hand="TS 9S 7S 6S 4H 4D",
        does="pass",
    ),
    Position(
        name="does_not_go_over_a_rival_without_the_ace",
        why="Four of six points without High are too many.",
        calls="p 3",
        hand="KS JS 9S 8D 5C 4H",
        does="pass",
    ),
    Position(
        name="never_bids_six_without_the_ace",
        why="High is lost for certain, so all six can't be made however good the rest is.",
        hand="KS QS JS JC 2S JK",
        does="3 | 4 | 5",
    ),
    Position(
        name="does_not_go_to_six_without_the_ace_to_outbid_five",
        why="Six can't be made, and a rival may well be set with five.",
        calls="5",
        hand="KS QS JS JC 2S JK",
        does="pass",
    ),
    Position(
        name="in_smear_does_not_bid_without_ace_seven_and_jack",
        why="Nothing in this hand is a point in itself.",
        rules=SMEAR,
        hand="KS QS 9S 8D 9C TH",
        does="pass",
    ),
    Position(
        name="in_smear_does_not_bid_on_a_lone_jack",
        why="A jack without high trumps is caught.",
        rules=SMEAR,
        hand="JS 9S KD 8D 9C TH",
        does="pass",
    ),
    Position(
        name="in_smear_bids_high_on_ace_jack_and_seven",
        why="High and Low are sure, the jack likely, and Game is at hand.",
        rules=SMEAR,
        hand="AS JS 7S KD 9C TH",
        does="3 | 4",
    ),
)

SCORE = (
    Position(
        name="goes_over_a_rival_who_is_about_to_go_out",
        why="A rival at 19 needs two points: whoever lets it declare for three loses the game.",
        scores=(8, 19, 4),
        calls="p 3",
        hand="AS KS 9S 8D 5C 4H",
        does="4",
    ),
    Position(
        name="bids_although_nearly_home_where_only_a_declarer_can_win",
        why="Who must bid to go out doesn't get there by defending.",
        rules=MUST_BID_OUT,
        scores=(19, 4, 8),
        hand="AS QS 9D 8D 5C 4H",
        does="3",
    ),
    Position(
        name="bids_six_when_a_rival_would_win_with_five",
        why="At 20 each rival wins whatever happens, unless this side takes the contract and makes all of it.",
        scores=(15, 20, 20),
        calls="p p p p 5",
        hand="AS KS QS JS JC 2S",
        does="6",
    ),
    Position(
        name="in_smear_does_not_risk_the_point_that_wins_the_game",
        why="At 14 of 15 one point in defence is enough.",
        rules=SMEAR,
        scores=(14, 3),
        hand="AS 9S KD 8D 9C TH",
        does="pass",
    ),
)

THE_LOW = (
    Position(
        name="brings_the_two_home_under_partners_ace",
        why="Where the taker scores Low, partner's sure trick is the place for the 2.",
        rules=LOW_TO_THE_TAKER,
        contract="S 3 by 0",
        tricks=("0: AS 5S 6S",),
        hand="2S 9S 3D 4D 9C 8C",
        does="2S",
    ),
    Position(
        name="trumps_in_with_the_two_from_the_last_seat",
        why="Nobody can beat it any more: it wins the trick and its own point.",
        rules=LOW_TO_THE_TAKER,
        contract="S 3 by 1",
        tricks=("1: AD 5D TD 6D 7D",),
        hand="2S 9S 8S KC 3H 9C",
        does="2S",
    ),
    Position(
        name="does_not_lead_the_two_where_the_taker_scores_it",
        why="Led, the 2 goes to whoever holds any other trump.",
        rules=LOW_TO_THE_TAKER,
        contract="S 3 by 0",
        tricks=("0:",),
        hand="AS 9S 2S 8D 5C KH",
        does="AS | 9S | 8D | 5C | KH",
    ),
    Position(
        name="catches_a_rivals_two_with_a_small_trump",
        why="The 2 lies in the trick for whoever takes it: a small trump from the last seat is enough.",
        rules=LOW_TO_THE_TAKER,
        contract="S 3 by 2",
        tricks=("2: 4S 3S 2S 8D 6S",),
        hand="9S 7S 3D 2D 3H 9C",
        does="7S",
    ),
)

PARTNERS_TRICK = (
    Position(
        name="gives_partners_ace_the_ten_and_no_trump",
        why="Void of diamonds and last to play: the trick is won, so it gets ten pips.",
        contract="S 3 by 1",
        tricks=("1: 5D 4D AD 6D 7D",),
        hand="QS 9S TC 3H 9C 8H",
        does="TC",
    ),
    Position(
        name="in_smear_gives_partners_ace_the_ten_and_no_trump",
        why="Trumping is allowed at any time, and a waste in a trick that is won.",
        rules=SMEAR,
        contract="S 3 by 1",
        takes="7H 8C",
        tricks=("1: AS 7S KS 9S", "1: 9H AH KH"),
        hand="QS TH JC QC 9C",
        does="TH",
    ),
    Position(
        name="in_smear_leaves_a_won_trick_to_the_partner_who_defends",
        why="The king of diamonds counts three for our side; the queen of trump can win another trick.",
        rules=SMEAR,
        contract="S 3 by 1",
        takes="7H 8H",
        tricks=("1: AS 7S KS 9S", "1: 9D AD 8D"),
        hand="QS KD TC QC 9C",
        does="KD",
    ),
)

SETTING_THE_DECLARER = (
    Position(
        name="takes_the_declarers_bower",
        why="Without the left bower four points are hard to make: the queen catches it.",
        contract="S 4 by 0",
        tricks=("0: 4S 3S 6S 7S JC",),
        hand="AS QS 9D 3D 2H 9C",
        does="QS | AS",
    ),
    Position(
        name="trumps_the_declarers_ten",
        why="Ten pips for Game, and the lead, for a small trump.",
        contract="S 4 by 0",
        tricks=("0: AS 3S 6S 7S 9S 4S", "0: TD 5D 4D KD 7D"),
        hand="8S QS 9C 3H 2H",
        does="8S",
    ),
    Position(
        name="gives_the_declarers_sure_trick_nothing",
        why="The ace of trump is theirs: neither a ten nor a king goes into it.",
        contract="S 4 by 0",
        tricks=("0: AS 3S 6S 7S 9S",),
        hand="TD 4D TC 9C 3H KH",
        does="3H | 4D | 9C",
    ),
    Position(
        name="takes_the_declarers_king_with_the_ace",
        why="Whoever saves the ace here leaves the declarer the lead and seven pips.",
        contract="S 4 by 0",
        tricks=("0: AS 3S 6S 7S 9S 4S", "0: KD 5D 4D 7D 9D"),
        hand="AD TD 9C 3H 2H",
        does="AD",
    ),
    Position(
        name="in_smear_catches_the_declarers_jack",
        why="The jack of trump is a point for whoever wins it: the queen is enough.",
        rules=SMEAR,
        contract="S 3 by 0",
        takes="7D 8D",
        tricks=("0: JS 7S 9S",),
        hand="QS 8S KD 9D TC 8H",
        does="QS",
    ),
    Position(
        name="in_smear_gives_the_declarers_ace_no_ten",
        why="The ace of trump wins for certain: the 8 is enough.",
        rules=SMEAR,
        contract="S 3 by 0",
        takes="7D 8D",
        tricks=("0: AS",),
        hand="TS 8S KD 9D JC 8H",
        does="8S",
    ),
    Position(
        name="in_smear_takes_the_declarers_ten",
        why="Last to play, the king of the suit and a trump both win it; neither of them is spared.",
        rules=SMEAR,
        contract="S 3 by 0",
        takes="7H 8H",
        tricks=(FIRST, "0: TD 9D 8D"),
        hand="8S KD JC 9C QH",
        does="KD | 8S",
    ),
)

DECLARING = (
    Position(
        name="in_smear_draws_with_the_ace_first",
        why="The others may trump at any time, until they have no trumps.",
        rules=SMEAR,
        contract="S 3 by 0",
        takes="7D 8D",
        tricks=("0:",),
        hand="AS KS 9S 8S QD 9H",
        does="AS",
    ),
    Position(
        name="in_smear_does_not_lead_the_jack",
        why="Ace, king and queen are out: led, the jack is lost.",
        rules=SMEAR,
        contract="S 3 by 0",
        takes="7D 8D",
        tricks=("0:",),
        hand="JS 9S 8S QD KC 9H",
        does="8S | 9S",
    ),
    Position(
        name="in_smear_buries_both_tens_and_keeps_the_trumps",
        why="Twenty for Game before a card is played; ace and jack are still to be won.",
        rules=SMEAR,
        contract="S 3 by 0",
        seat=0,
        hand="AS JS 9S TH TD 9H",
        takes="9C QC",
        does="TD TH",
    ),
)

COMPLAINTS = (*OVERBIDDING, *SCORE, *THE_LOW, *PARTNERS_TRICK, *SETTING_THE_DECLARER, *DECLARING)
