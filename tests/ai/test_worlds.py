"""Worlds agree with what a seat has seen, and each card lies where it lies as often as it should."""

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schmier_gui.ai.worlds.knowledge import counting_seat, knowledge, shown_voids
from schmier_gui.ai.worlds.sample import NOWHERE, assign, repaired, sample
from schmier_gui.engine import SCHMIER, Session
from schmier_gui.engine.cards import PACKS
from schmier_gui.engine.trump import order
from tests.engine.strategies import mixed_rules, random_choice


def chance(seed=1):
    return np.random.Generator(np.random.SFC64(seed))


def game_at(rules, seed, choices):
    """A random game after so many choices, or at its end."""
    session, rng = Session.new(rules, seed=seed), random.Random(seed)
    while session.decision is not None and session.choices < choices:
        session.submit(random_choice(session, rng, passes=0.5))
    return session


def truth(session, seat):
    """Where each card that `seat` can't see really lies."""
    state, places = session.state, {}
    for other, hand in enumerate(state.hands):
        places |= dict.fromkeys(hand, other)
    places |= dict.fromkeys(state.kitty, "kitty")
    counted = counting_seat(session.view(seat))
    for exchange in state.exchanges:
        places |= dict.fromkeys(exchange.away, "laid" if exchange.seat == counted else "dead")
    return places


@settings(max_examples=120, deadline=None)
@given(mixed_rules(), st.integers(0, 10**6), st.integers(0, 140))
def test_every_world_agrees_with_what_was_seen_and_the_truth_is_possible(rules, seed, choices):
    session = game_at(rules, seed, choices)
    if session.decision is None:
        return
    view = session.view(session.state.turn)
    known = knowledge(view)
    really = truth(session, view.seat)
    assert sum(known.room) == len(known.cards)
    for card, weights in zip(known.cards, known.weights, strict=True):
        assert weights[known.places.index(really[card])] > 0, f"{card} lies where it is thought impossible"
    worlds, names = sample(chance(seed), rules.game, known, 8), PACKS[rules.game]
    for row in range(8):
        assert sorted(names[n] for n in worlds.numbers[:, row]) == sorted(known.cards)
    for place, room in zip(known.places, known.room, strict=True):
        lying = worlds.at(place)
        assert lying.shape == (room, 8)
        for number in set(lying.reshape(-1).tolist()):
            assert known.weights[known.cards.index(names[number])][known.places.index(place)] > 0


@settings(max_examples=60, deadline=None)
@given(mixed_rules(), st.integers(0, 10**6), st.integers(20, 140))
def test_nobody_holds_a_suit_that_it_did_not_follow(rules, seed, choices):
    session = game_at(rules, seed, choices)
    if session.decision is None or session.decision.kind != "play":
        return
    view = session.view(session.state.turn)
    table, worlds = order(rules.game, view.trump), sample(chance(), rules.game, knowledge(view), 8)
    for seat, suits in enumerate(shown_voids(view, table)):
        held = {table.suit_of[PACKS[rules.game][n]] for n in worlds.at(seat).reshape(-1)}
        assert not held & suits


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.integers(8, 60))
def test_in_schmier_a_trump_is_dead_only_where_the_dealer_keeps_six(seed, choices):
    session = game_at(SCHMIER, seed, choices)
    view = session.view(session.state.turn)
    if view.trump is None:
        return
    trumps, worlds = order("schmier", view.trump).trumps, sample(chance(), "schmier", knowledge(view), 50)
    numbers = [n for n, card in enumerate(PACKS["schmier"]) if card in trumps]
    dead = np.isin(np.concatenate([worlds.at("laid"), worlds.at("dead")]), numbers).any(0)
    plain = ~np.isin(worlds.at(view.dealer), numbers).all(0)
    if view.seat == view.dealer or any(t.cards[(view.dealer - t.leader) % 6] not in trumps for t in view.tricks):
        plain[:] = True
    assert not (dead & plain).any()


ENDINGS = {
    "nothing is known": ([[1, 1, 1]] * 5, (2, 2, 1)),
    "one void": ([[1, 1, 1], [0, 1, 1], [0, 1, 1], [1, 1, 1], [1, 1, 1]], (2, 2, 1)),
    "two voids": ([[0, 1, 1], [0, 1, 1], [1, 0, 1], [1, 0, 1], [1, 1, 1], [1, 1, 1]], (2, 2, 2)),
    "one way only": ([[1, 0, 0], [1, 0, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1]], (2, 2, 1)),
    "likely and unlikely": ([[3, 1, 1], [1, 2, 1], [1, 2, 0.5], [1, 1, 1]], (1, 2, 1)),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_each_card_lies_in_each_place_as_often_as_counting_says(name):
    weights, room = np.array(ENDINGS[name][0], float), ENDINGS[name][1]
    slots = [place for place, count in enumerate(room) for _ in range(count)]
    ways = Counter()
    for way in set(permutations(slots)):
        ways[way] = float(np.prod([weights[card, place] for card, place in enumerate(way)]))
    exact = np.zeros(weights.shape)
    for way, weighs in ways.items():
        for card, place in enumerate(way):
            exact[card, place] += weighs / sum(ways.values())
    where = assign(chance(), weights, room, 20_000)
    found = np.array([[(row == place).mean() for place in range(len(room))] for row in where])
    assert np.abs(found - exact).max() < 0.02


def test_a_tight_row_is_repaired_by_moving_cards_on():
    allowed = np.array([[1, 0, 0], [1, 1, 0], [0, 1, 1]], bool)
    where = np.array([NOWHERE, 0, 1], np.uint8)
    assert list(repaired([allowed], (1, 1, 1), where)) == [0, 1, 2]


def test_even_what_cannot_be_gets_a_world():
    allowed = np.array([[1, 0], [1, 0]], bool)
    assert sorted(repaired([allowed], (1, 1), np.array([NOWHERE, NOWHERE], np.uint8))) == [0, 1]
