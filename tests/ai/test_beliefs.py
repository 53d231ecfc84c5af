"""What is believed of cards that nobody sees, and how that was learnt."""

import numpy as np
import pytest

from schmier_gui.ai import make_bots, play_game
from schmier_gui.ai.playout.dealing import number_of
from schmier_gui.ai.worlds.beliefs import KINDS, beliefs, kind
from schmier_gui.ai.worlds.knowledge import knowledge
from schmier_gui.ai.worlds.learning import STEPS, Fit, names, pairs_of
from schmier_gui.ai.worlds.sample import sample
from schmier_gui.engine import SCHMIER, SMEAR
from schmier_gui.engine.cards import PACKS
from schmier_gui.engine.trump import order
from schmier_gui.engine.view import view

GAMES = {"schmier": SCHMIER, "smear": SMEAR}


def column(game, row, what):
    return beliefs(game)[row][KINDS[game].index(what)]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_has_a_weight_for_every_row_and_kind_and_counts_from_the_kitty(game):
    table = beliefs(game)
    assert list(table) == names(game)
    assert all(len(row) == len(KINDS[game]) and min(row) > 0 for row in table.values())
    assert set(table["kitty"]) == {1.0}


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_of_one_kind(game):
    for trump in "SHDC":
        found = {kind(order(game, trump), card) for card in PACKS[game]}
        assert found == set(KINDS[game])


def test_the_declarer_holds_the_ace_of_trump_and_the_dealer_trumps_rather_than_plain_cards():
    for row in ("declarer 3", "declarer high 3", "declarer deals"):
        assert column("schmier", row, "A") > 10 * column("schmier", "other 3", "A")
    assert column("smear", "declarer", "A") > 4 * column("smear", "other", "A")
    assert column("schmier", "declarer high 3", "2") > 2 * column("schmier", "declarer 3", "2")
    assert column("schmier", "other 3", "small") > 1.5 * column("schmier", "other 3", "plain")


def test_what_is_known_is_learnt_again_from_pairs():
    """Pairs drawn by a table of three rows and four kinds teach that table."""
    chance = np.random.default_rng(1)
    true = np.array([[0.0, 1.0, -1.0, 0.5], [0.0, -0.5, 0.7, 0.0], [0.0, 0.0, 0.0, 0.0]])
    rows = np.stack([chance.permutation(3)[:2] for _ in range(60_000)])
    kinds = chance.integers(4, size=(60_000, 2))
    here = true[rows[:, 0], kinds[:, 0]] + true[rows[:, 1], kinds[:, 1]]
    there = true[rows[:, 1], kinds[:, 0]] + true[rows[:, 0], kinds[:, 1]]
    lies = chance.random(60_000) < 1 / (1 + np.exp(there - here))
    rows = np.where(lies[:, None], rows, rows[:, ::-1])
    fit = Fit(np.zeros((3, 4)), 0.01)
    fit.learn(np.stack([rows[:, 0], kinds[:, 0], rows[:, 1], kinds[:, 1]], 1))
    found = fit.logs - fit.logs[2]
    assert np.abs((found - found[:, :1]) - true).max() < 0.08
    assert STEPS >= 200


@pytest.fixture(scope="module")
def played():
    """A few games of club players."""
    return [play_game(make_bots(["club"] * 6, f"beliefs {number}"), SCHMIER, f"beliefs {number}") for number in range(3)]


def test_pairs_are_of_cards_in_two_places_that_could_lie_the_other_way_round(played):
    pairs = pairs_of("schmier", played)
    rows, width = names("schmier"), len(KINDS["schmier"])
    assert len(pairs.at) > 500
    assert (pairs.at[:, [0, 2]] < len(rows)).all() and (pairs.at[:, [1, 3]] < width).all()
    piles = [rows.index("laid"), rows.index("dead")]
    trumps = [number for number, what in enumerate(KINDS["schmier"]) if not what.startswith("plain") and what != "small"]
    assert not (np.isin(pairs.at[:, 0], piles) & np.isin(pairs.at[:, 1], trumps)).any()
    assert set(pairs.game) == {0, 1, 2}


def test_worlds_are_as_dense_in_trumps_as_games_are(played):
    """How many trumps each seat holds at the first lead, in the worlds of the others and in truth."""
    off = []
    for session in played:
        for choice in range(session.choices):
            state = session.state_before(choice)
            if state.phase == "play" and not state.tricks and not state.trick:
                seen, table = view(state, state.turn), order("schmier", state.trump)
                worlds = sample(np.random.default_rng(choice), "schmier", knowledge(seen), 300)
                trump = np.zeros(53, bool)
                trump[[number_of("schmier")[card] for card in PACKS["schmier"] if table.suit_of[card] == state.trump]] = True
                for seat in set(range(6)) - {seen.seat}:
                    really = sum(table.suit_of[card] == state.trump for card in state.hands[seat])
                    off.append(trump[worlds.at(seat)].sum(0).mean() - really)
    assert len(off) > 60
    assert abs(np.mean(off)) < 0.25
