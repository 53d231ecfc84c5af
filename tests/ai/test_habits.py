"""Weaker players: the habits that make them weaker, and that none of these is mad."""

from collections import Counter

import msgspec
import pytest

from schmier_gui.ai import Profile, decide, make_bot, make_bots
from schmier_gui.ai.rule_bot import RuleBot
from schmier_gui.ai.tactics.situation import Situation
from schmier_gui.ai.tactics.style import STYLES, TEXTBOOK
from schmier_gui.ai.tactics.tables import table_for
from schmier_gui.engine import SCHMIER, SMEAR, Session
from schmier_gui.engine.cards import PIP_COUNT
from tests.ai.situations import Position, told, view_of

WEAKER = ("beginner", "casual")


def position(**fields):
    """A position that only this test looks at."""
    return Position(**{"name": "here", "why": "", "does": "", **fields})


def choice(player, place, seed="habit"):
    """What this player does, in the words of a position, and why."""
    bot = make_bot(player, seed)
    return told(decide(bot, view_of(place))), bot.reason


def test_weaker_players_feed_late():
    place = position(contract="S 3 by 0", tricks=("0: AS 5S 6S",), hand="TS 7S 3D 2D 9C 8C")
    assert choice("club", place)[0] == "TS"
    for player in WEAKER:
        assert choice(player, place) == ("7S", "A rival may still take this trick from partner, so the 7 of spades is enough for now")


def test_from_the_last_seat_all_feed():
    place = position(contract="S 3 by 1", tricks=("1: 5S 4S AS 6S QS",), hand="TS 7S 3D 2D 9C 8C")
    assert {choice(player, place)[0] for player in STYLES} == {"TS"}


def test_with_one_rival_behind_only_the_beginner_still_doubts():
    place = position(contract="S 3 by 0", tricks=("0: 5S AS 6S 4S",), hand="TS 7S 3D 2D 9C 8C")
    assert view_of(place).seat == 4
    assert choice("casual", place)[0] == choice("club", place)[0] == "TS"
    assert choice("beginner", place)[0] == "7S"


def test_a_beginner_catches_a_bower_with_more_than_it_takes():
    place = position(contract="S 3 by 2", tricks=("2: 4S 5S 6S JS",), hand="AS QS 3S 2D 3H 9C")
    assert choice("club", place)[0] == choice("casual", place)[0] == "QS"
    assert choice("beginner", place) == ("AS", "The ace of spades makes sure of this trick")
    last = position(contract="S 3 by 2", tricks=("2: 4S 5S 6S JS 7S",), hand="AS QS 3S 2D 3H 9C")
    assert choice("beginner", last)[0] == "QS", "with nobody behind there is nothing to make sure of"


def test_a_beginner_draws_trumps_only_once():
    place = position(contract="S 4 by 0", tricks=("0: AS 4S 6S 7S 8S 9S", "0:"), hand="KS QS 5S 9D 9C")
    assert choice("club", place)[0] == choice("casual", place)[0] == "KS"
    assert choice("beginner", place)[0][1] in "DC"


def test_a_beginner_names_its_longest_suit():
    place = position(contract="3 by 0", hand="AS 2S 9D 8D 7D 6D")
    assert choice("club", place)[0] == choice("casual", place)[0] == "S"
    assert choice("beginner", place) == ("D", "Of all suits diamonds is the longest here")


def test_weaker_players_keep_high_cards_and_draw_fewer():
    place = position(contract="S 3 by 0", seat=0, hand="AS JC KD QH 5C 4H")
    assert told(decide(RuleBot(Profile("club"), 1, TEXTBOOK), view_of(place))) == "4H 5C KD"
    assert choice("club", place)[0] == "4H 5C QH"
    for player in WEAKER:
        assert choice(player, place) == ("4H 5C", "High cards of other suits may win a trick too, so only the rest goes")


def test_weaker_players_forget_the_score():
    place = position(scores=(19, 4, 8), hand="AS QS 9D 8D 5C 4H")
    even = msgspec.structs.replace(place, scores=None)
    assert choice("club", place)[0] != choice("club", even)[0]
    for player in WEAKER:
        for seed in range(8):
            assert choice(player, place, seed)[0] == choice(player, even, seed)[0]


@pytest.mark.parametrize("player", STYLES)
def test_players_bid_too_much_on_some_hands_and_too_little_on_others(player):
    over = under = 0
    for number in range(200):
        session = Session.new(SCHMIER, seed=number)
        view = session.view(session.state.turn)
        usual, weaker = (told(decide(bot, view)) for bot in (RuleBot(Profile("club"), number, TEXTBOOK), make_bot(player, number)))
        height = {"pass": 0, "3": 3, "4": 4, "5": 5, "6": 6}
        over += height[weaker] > height[usual]
        under += height[weaker] < height[usual]
    assert min(over, under) >= (3 if player == "club" else 10)
    assert over + under <= 100, "a little, not all the time"


@pytest.mark.parametrize("player", STYLES)
def test_boldness_means_something_for_every_kind(player):
    def bids(boldness):
        count = 0
        for number in range(100):
            session = Session.new(SCHMIER, seed=number)
            call = decide(make_bot(Profile(player, boldness=boldness), number), session.view(session.state.turn))
            count += told(call) != "pass"
        return count

    assert bids(0.5) < bids(1.0) < bids(2.0)


@pytest.mark.parametrize("player", WEAKER)
def test_they_forget_more_than_the_club_which_keeps_the_honours(player):
    tricks = ("0: AS 5S 6S 7S 8S 9S", "0: KS 4S 3S 2S TS JC", "0: QS JK 5D 2D 3D 4D", "0:")
    view = view_of(position(contract="S 3 by 0", tricks=tricks, hand="JS AC 3H"))
    lost = Counter()
    for seed in range(20):
        for name in (player, "club"):
            lost[name] += make_bot(name, seed)._forgotten(view).bit_count()
        low = sum(table_for(SCHMIER, "S").bit[card] for card in ["5S", "6S", "7S", "8S", "9S", "4S", "3S", "2S", "5D", "2D", "3D", "4D"])
        assert make_bot("club", seed)._forgotten(view) & ~low == 0
    assert lost[player] > 2 * lost["club"] > 0
    by_the_book = RuleBot(Profile("club"), 1, TEXTBOOK)
    assert by_the_book._forgotten(view) == 0
    assert bin(make_bot(Profile(player, memory=0), 1)._forgotten(view)).count("1") == 12, "all but the last trick"


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR], ids=["schmier", "smear"])
@pytest.mark.parametrize("player", WEAKER)
def test_they_hardly_ever_do_what_would_look_mad(player, rules):
    """With all remembered: no good card on a trick that is a rival's for sure, no trump wasted on a sure trick of partner's."""
    seen = Counter()
    for number in range(12):
        session, bots = Session.new(rules, seed=f"mad {number}"), make_bots([player] * rules.seats, number)
        while (decision := session.decision) is not None:
            view = session.view(decision.seat)
            action = decide(bots[decision.seat], view)
            if decision.kind == "play" and view.trick and len(decision.actions) > 1:
                seen[_madness(Situation(view), action.card)] += 1
            session.submit(action)
    assert seen[""] > 500
    assert seen["gift"] + seen["trump"] < 0.015 * seen[""]


def _madness(s, card):
    if s.partner_best and s.stands(s.best, s.led) >= 0.97:
        wasted = s.is_trump(card) and not s.table.bit[card] & s.led and card not in s.table.stakes and card != s.table.order.low
        return "trump" if wasted and any(not s.is_trump(other) for other in s.legal) else ""
    if s.partner_best or s.takes(card) or any(s.beaten_by(seat, s.best, s.led) for seat in s.partners_after):
        return ""
    spared = [c for c in s.legal if not s.takes(c) and not s.is_trump(c) and PIP_COUNT[c] < PIP_COUNT[card] - 2]
    return "gift" if PIP_COUNT[card] >= 4 and spared else ""
