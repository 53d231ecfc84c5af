"""Every computer player, under every rule: legal choices, whole games, the same game from the same seeds."""

import logging
import random
from types import GeneratorType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schmier_gui.ai import Bot, Profile, decide, make_bot, make_bots, play_game
from schmier_gui.engine import SCHMIER, SMEAR, GameStuck, Rules, Session
from schmier_gui.engine.events import AuctionEnded, CallMade, ThrownIn
from schmier_gui.engine.rules import presets_for
from tests.engine.strategies import SEEDS, mixed_rules, random_choice

PLAYERS = ("beginner", "casual", "club", "random")
EVERY_PRESET = [(game, name, rules) for game in ("schmier", "smear") for name, rules in presets_for(game).items()]


@pytest.mark.parametrize("player", PLAYERS)
def test_a_bot_yields_and_returns_a_legal_action(player):
    session, bot = Session.new(SCHMIER, seed="yields"), make_bot(player, 7)
    assert isinstance(bot, Bot)
    thought = bot.think(session.view(session.state.turn))
    assert isinstance(thought, GeneratorType)
    assert next(thought) is None
    with pytest.raises(StopIteration) as done:
        for _ in range(1000):
            next(thought)
    assert done.value.value in session.decision.actions


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(("game", "name", "rules"), EVERY_PRESET, ids=[f"{game}-{name}" for game, name, _ in EVERY_PRESET])
def test_whole_games_of_every_preset(player, game, name, rules):
    session = play_game(make_bots([player] * rules.seats, "whole"), rules, f"{game} {name}")
    assert session.state.phase == "over"
    assert session.state.winners


@pytest.mark.parametrize("player", PLAYERS)
def test_the_same_seeds_give_the_same_game(player):
    one, same, other = (play_game(make_bots([player] * 4, secret), SMEAR, "deals").record() for secret in "aab")
    assert one == same != other


@pytest.mark.parametrize("player", ["beginner", "casual", "club"])
@settings(deadline=None, max_examples=40)
@given(rules=mixed_rules(), seed=SEEDS, chance=st.integers(0, 2**32))
def test_whatever_the_rules_and_whatever_the_others_do_players_keep_them(player, rules, seed, chance):
    session, rng, bot = Session.new(rules, seed=seed), random.Random(chance), make_bot(Profile(player, memory=0.5), seed)
    while session.decision is not None and session.choices < 150:
        action = decide(bot, session.view(session.state.turn))
        assert session.decision.why_not(action) is None
        assert bot.reason
        session.submit(action if rng.random() < 0.5 else random_choice(session, rng, passes=0.5))


@settings(deadline=None, max_examples=20)
@given(mixed_rules(), SEEDS)
def test_whatever_the_rules_random_games_end(rules, seed):
    assert play_game(make_bots(["random"] * rules.seats, seed), rules, seed).state.winners


def test_the_random_player_passes_four_times_in_five_and_else_bids_low():
    rules = Rules(game="smear", target=40)
    log = play_game(make_bots(["random"] * 4, 2), rules, 2).log
    calls = [event for event in log if isinstance(event, CallMade)]
    assert len(calls) > 200
    assert 0.74 < sum(call.amount is None for call in calls) / len(calls) < 0.86
    assert {call.amount for call in calls} <= {None, 2, 3, 4}
    assert sum(call.amount == 2 for call in calls) > 5 * sum(call.amount == 4 for call in calls)


def test_players_who_never_bid_are_stuck():
    class Mouse:
        def think(self, view):
            yield
            return view.decision.actions[0]

    with pytest.raises(GameStuck):
        play_game([Mouse()] * 4, SMEAR, 1)


def test_the_club_player_bids_often_enough_and_makes_most_bids():
    thrown = scored = made = 0
    for number in range(12):
        log = play_game(make_bots(["club"] * 6, number), SCHMIER, number).log
        thrown += sum(isinstance(event, ThrownIn) for event in log)
        auctions = sum(isinstance(event, AuctionEnded) for event in log)
        scored += auctions
        made += sum(getattr(event, "made", False) for event in log)
    assert scored > 60
    assert thrown < 0.25 * (scored + thrown)
    assert 0.65 * scored < made < 0.9 * scored


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR], ids=["schmier", "smear"])
def test_the_bolder_a_player_the_more_it_bids(rules):
    def bids(boldness):
        bot, count = make_bot(Profile(boldness=boldness), 0), 0
        for number in range(150):
            session = Session.new(rules, seed=number)
            count += decide(bot, session.view(session.state.turn)) in session.decision.actions[1:]
        return count

    assert bids(0.5) < bids(1.0) < bids(2.0)


def test_a_choice_is_logged_with_its_reason(caplog):
    session, bot = Session.new(SCHMIER, seed="log"), make_bot("club", 0)
    with caplog.at_level(logging.DEBUG, "schmier.ai"):
        decide(bot, session.view(session.state.turn))
    assert bot.reason in caplog.text


def test_before_the_first_choice_there_is_no_reason():
    assert make_bot("club", 0).reason == make_bot("random", 0).reason == ""
