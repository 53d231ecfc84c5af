"""What the club player's tactics stand on: the facts of a situation, the count of a hand, and that no tactic is idle."""

import pytest

from schmier_gui.ai import Profile, decide, make_bot, make_bots, play_game, rule_bot
from schmier_gui.ai.rule_bot import RuleBot
from schmier_gui.ai.tactics import bidding, following, leading
from schmier_gui.ai.tactics.bidding import Auction, best_suit
from schmier_gui.ai.tactics.counting import MADE, chance_made, chance_of, chances, count_points
from schmier_gui.ai.tactics.situation import Situation
from schmier_gui.ai.tactics.style import TEXTBOOK
from schmier_gui.ai.tactics.tables import table_for
from schmier_gui.ai.tactics.tactic import first
from schmier_gui.engine import SCHMIER, SMEAR, Rules, Session
from schmier_gui.engine.cards import PACKS, parse_cards
from schmier_gui.engine.rules import presets_for
from schmier_gui.engine.words import card_name, suit_name
from tests.ai.situations import Position, view_of


def situation(contract, tricks, hand, rules=SCHMIER, takes=""):
    return Situation(view_of(Position(name="", why="", does="", contract=contract, tricks=tricks, hand=hand, rules=rules, takes=takes)))


def cards_of(s, bits):
    return {card for card, bit in s.table.bit.items() if bit & bits}


def hand(text):
    return parse_cards(text)


class TestSituation:
    def test_what_is_out_is_neither_played_nor_held(self):
        s = situation("S 3 by 0", ("0: AS 5S 6S 2S 3S 4S", "0: KS 7S"), "TS 3D 2D 9C 8C")
        assert cards_of(s, s.out) == set(PACKS["schmier"]) - set(hand("AS 5S 6S 2S 3S 4S KS 7S TS 3D 2D 9C 8C"))
        assert s.trumps_out == 15 - 9

    def test_who_did_not_follow_is_void(self):
        s = situation("S 3 by 0", ("0: AS 5S 6D 2S 3S 4S", "0: KS 7S"), "3D 2D 9C 8C 7C")
        assert cards_of(s, s.voids[2]) == cards_of(s, s.table.trumps)
        assert s.voids[1] == 0

    def test_the_left_bower_follows_trump_and_shows_no_void(self):
        s = situation("S 3 by 0", ("0: AS JC 6S 2S 3S 4S", "0: KS"), "7S 3D 2D 9C 8C")
        assert s.voids == [0] * 6

    def test_in_smear_a_trump_on_a_plain_lead_shows_no_void(self):
        s = situation("S 3 by 0", ("0: AS 8S KS 9S", "0: KH TS JH"), "QS 8H QD JD 8C", SMEAR, "7D 8D")
        assert s.voids == [0] * 4

    def test_in_smear_a_plain_discard_does(self):
        s = situation("S 3 by 0", ("0: AS 8S KS 9S", "0: KH TD JH"), "QS 8H QD JD 8C", SMEAR, "7D 8D")
        assert cards_of(s, s.voids[1]) == {card for card in PACKS["smear"] if card[1] == "H"}

    def test_nobody_can_beat_the_last_card_of_a_trick(self):
        s = situation("S 3 by 1", ("1: AD 5D TD 6D 7D",), "JK 9S 8S KC 3H 9C")
        assert s.chance("JK") == 1.0
        assert s.chance("KC") == 0.0

    def test_a_trump_that_nothing_out_beats_stands(self):
        s = situation("S 3 by 0", ("0:",), "AS 5S 4S 9C 8C 7C")
        assert s.chance("AS") == 1.0
        assert s.chance("5S") < 0.4

    def test_a_seat_that_is_void_of_trump_beats_no_trump(self):
        s = situation("S 3 by 0", ("0: AS 5S 6D 2S 3S 4S", "0: 9S"), "8S 3D 2D 9C 8C")
        assert s.beaten_by(2, "9S", s.led) == 0.0
        assert s.beaten_by(5, "9S", s.led) > 0.0

    def test_partner_and_declarer_are_known(self):
        s = situation("S 3 by 0", ("0: AS 5S 6S",), "TS 7S 3D 2D 9C 8C")
        assert s.partner_best and s.declaring and not s.declarers_best
        s = situation("S 3 by 1", ("1: AS 5S",), "TS 7S 3D 2D 9C 8C")
        assert s.declarers_best and not s.partner_best and not s.declaring

    def test_a_decided_game_makes_pips_cheap(self):
        close = situation("S 3 by 0", ("0:",), "AS 5S 4S 9C 8C 7C")
        tricks = ("0: AS TD TH 5S TS TC", "0: KS AD AH 6S 7S AC", "0: QS KD KH 8S 9S KC", "0:")
        decided = situation("S 3 by 0", tricks, "2C 3C 4C")
        assert decided.pip < close.pip / 3

    def test_low_is_at_stake_only_where_it_goes_to_the_taker(self):
        assert "2S" not in table_for(SCHMIER, "S").stakes
        assert table_for(Rules(low="taker"), "S").stakes == {"JS", "JC", "JK", "2S"}
        assert table_for(SMEAR, "S").stakes == {"JS"}


class TestMemory:
    VIEW = Position(
        name="",
        why="",
        does="",
        contract="S 3 by 0",
        tricks=("0: AS 5S 6S 2S 3S 4S", "0: KS 7S 9S TS 4D 3H", "0: AD 5D"),
        hand="TD 2D 9C 8C",
    )

    def by_the_book(self, memory, seed="head"):
        """A player who remembers as much as its setting says."""
        return RuleBot(Profile(memory=memory), seed, TEXTBOOK)

    def forgotten(self, memory):
        view = view_of(self.VIEW)
        bits = self.by_the_book(memory)._forgotten(view)
        return {card for card, bit in table_for(SCHMIER, "S").bit.items() if bit & bits}

    def test_a_head_like_a_sieve_remembers_the_last_trick_only(self):
        assert self.forgotten(0.0) == set(hand("AS 5S 6S 2S 3S 4S"))

    def test_honours_are_remembered_longer_than_small_cards(self):
        assert "AS" not in self.forgotten(0.5)
        forgets = [self.by_the_book(0.5, seed)._forgotten(view_of(self.VIEW)) for seed in range(20)]
        assert 20 < sum(bits.bit_count() for bits in forgets) < 80, "about half of five small cards"

    def test_who_remembers_little_does_not_notice_who_is_void(self):
        noticed = [self.voids_of(memory) for memory in (0.2, 0.4, 1.0)]
        assert noticed[0] == [0] * 6 and any(noticed[1]) and noticed[1] == noticed[2]

    def voids_of(self, memory):
        """What a player with this memory knows of who is void of what."""
        bot, seen = self.by_the_book(memory), []

        def situation_of(view, forgotten, voids):
            seen.append(Situation(view, forgotten, voids))
            return seen[-1]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(rule_bot, "Situation", situation_of)
            decide(bot, view_of(self.VIEW))
        return seen[0].voids

    def test_who_remembers_all_forgets_none(self):
        assert self.forgotten(1.0) == set()

    def test_what_is_forgotten_stays_forgotten(self):
        assert self.forgotten(0.4) == self.forgotten(0.4) <= self.forgotten(0.1)


class TestCounting:
    @pytest.mark.parametrize("game", ["schmier", "smear"])
    def test_the_points_of_a_hand_are_the_sum_of_its_chances(self, game):
        for rules in (*presets_for(game).values(), Rules(game=game, low="taker")):
            cards = PACKS[game][5:11]
            for suit in "SHDC":
                single = sum(chance_of(rules, cards, suit, point) for point in rules.points)
                assert count_points(rules, cards, suit) == pytest.approx(single)

    def test_every_point_of_the_rules_is_counted_and_no_other(self):
        assert set(chances(SCHMIER)) == {"high", "low", "right", "left", "joker", "game"}
        assert set(chances(SMEAR)) == {"high", "low", "jack", "game"}

    def test_the_ace_is_worth_most_and_the_2_only_where_it_is_sure(self):
        base = count_points(SCHMIER, hand("9S 8S"), "S")
        assert count_points(SCHMIER, hand("AS 8S"), "S") > base + 1.3
        assert count_points(SCHMIER, hand("9S 2S"), "S") > base + 0.6
        taker = Rules(low="taker")
        assert count_points(taker, hand("9S 2S"), "S") == pytest.approx(count_points(taker, hand("9S 8S"), "S"))

    def test_the_other_jack_counts_with_its_colour_only(self):
        assert count_points(SCHMIER, hand("JC 9S"), "S") > count_points(SCHMIER, hand("JD 9S"), "S") + 0.5

    def test_the_chance_to_make_a_bid_rises_with_the_points_and_falls_with_the_bid(self):
        for (game, sides), (start, rows) in MADE.items():
            rules = Rules(game=game, sides=sides)
            for points in (start - 1, start, start + 0.6, start + 1.3, start + 9):
                values = [chance_made(rules, points, bid) for bid in rows]
                assert values == sorted(values, reverse=True)
            for row in rows.values():
                assert list(row) == sorted(row)

    def test_smear_names_a_suit_that_is_held(self):
        assert best_suit(SMEAR, hand("AH KH QH 9H 8H 7H"))[0] == "H"


class TestAuction:
    HAND = "AS 9S 4S 8D 5C 4H"

    def ease(self, scores, rules=SCHMIER):
        view = view_of(Position(name="", why="", does="", hand=self.HAND, rules=rules, scores=scores))
        return Auction(view, 1.0).ease

    def test_a_rival_about_to_go_out_makes_bold(self):
        assert self.ease((0, 19, 3)) > self.ease((0, 10, 3)) == 0.0

    def test_being_about_to_go_out_makes_careful(self):
        assert self.ease((19, 10, 3)) < 0.0

    def test_but_not_where_the_game_must_be_bid_out(self):
        assert self.ease((19, 10, 3), Rules(must_bid_out=True)) > 0.0

    def test_a_dealer_who_would_be_set_bids_on_little(self):
        rules = Rules(no_bid="dealer_set")
        position = Position(name="", why="", does="", hand="AS 9S 8D 7D 5C 4H", calls="p p p p p", rules=rules)
        assert Auction(view_of(position), 1.0).bears(3, "free")
        assert not Auction(view_of(Position(name="", why="", does="", hand=position.hand, rules=rules)), 1.0).bears(3, "free")


def test_no_tactic_is_idle(monkeypatch):
    """In some games of either kind every tactic has its say."""
    used = set()

    def noting(tactics, situation):
        choice, tactic = first(tactics, situation)
        used.add((tactics, tactic.name))
        return choice, tactic

    monkeypatch.setattr("schmier_gui.ai.rule_bot.first", noting)
    for number in range(30):
        for rules in (SCHMIER, SMEAR, Rules(no_bid="dealer_forced", target=60), Rules(low="taker", dealer_steals=True)):
            play_game(make_bots(["club"] * rules.seats, number), rules, f"idle {number}")
    for tactics in (bidding.CALLING, following.FOLLOWING, leading.LEADING):
        assert {tactic.name for tactic in tactics} - {name for given, name in used if given is tactics} == set()


def test_a_suit_that_is_cleared_to_be_trumped_is_named():
    """The reason is told of the only card of a plain suit, by somebody who holds trumps, of which others may hold more."""
    named = set()
    for number in range(12):
        session, bots = Session.new(SCHMIER, seed=f"clear {number}"), make_bots(["club"] * 6, number)
        while session.decision is not None:
            view, bot = session.view(session.decision.seat), bots[session.decision.seat]
            action = decide(bot, view)
            if view.phase == "play" and "your only card in" in bot.reason:
                s, suit = Situation(view), suit_name(action.card[1])
                assert bot.reason == f"The {card_name(action.card)} is your only card in {suit}; once it is gone, you can trump {suit}"
                assert [card for card in view.hand if s.table.suit[card] == s.table.suit[action.card]] == [action.card]
                assert s.trumps and not s.is_trump(action.card) and cards_of(s, s.out & s.table.suit[action.card])
                named.add(suit)
            session.submit(action)
    assert named == {"spades", "hearts", "diamonds", "clubs"}


def test_the_view_alone_decides():
    """Asked again, or after something else, the club player chooses the same: nothing is kept between choices."""
    position = Position(name="", why="", does="", contract="S 3 by 0", tricks=("0: AS 5S 6S",), hand="TS 7S 3D 2D 9C 8C")
    other = Position(name="", why="", does="", contract="S 3 by 1", tricks=("1: AS 5S",), hand="JK 9S 3H 2D 9C 8C")
    bot = make_bot("club", 0)
    once = decide(bot, view_of(position))
    decide(bot, view_of(other))
    assert decide(bot, view_of(position)) == once
