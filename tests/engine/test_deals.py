"""CONTRACTS.md, "Deals": the same on every machine and version."""

import hashlib
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schmier_gui.engine import SCHMIER, SMEAR, SchmierError, Session
from schmier_gui.engine.cards import PACKS
from schmier_gui.engine.deal import first_dealer, index_below, join_pack, seeded_pack, split_pack, words
from tests.engine.referee import dealt_pack
from tests.engine.strategies import SEEDS, mixed_rules

FIRST_TEN = {
    "schmier": "TH AC QD 9D 2C JK 3H 5S 3C 8H",
    "smear": "9H JS 9C JD AD KD QS 8H 9D JC",
}


@pytest.mark.parametrize("game", ["schmier", "smear"])
def test_the_first_ten_cards_of_the_first_deal_of_seed_1(game):
    assert " ".join(seeded_pack(game, "1", 1)[:10]) == FIRST_TEN[game]


@settings(deadline=None, max_examples=100)
@given(st.sampled_from(["schmier", "smear"]), SEEDS, st.integers(1, 10_000))
def test_every_deal_is_what_the_contract_says(game, seed, number):
    assert list(seeded_pack(game, seed, number)) == dealt_pack(game, seed, number)


@given(SEEDS, st.integers(1, 1000))
def test_a_deal_is_the_whole_pack(seed, number):
    assert sorted(seeded_pack("schmier", seed, number)) == sorted(PACKS["schmier"])


def test_the_words_are_the_bytes_of_the_hash_four_by_four():
    digest = hashlib.sha256(b"seed/7/0").digest() + hashlib.sha256(b"seed/7/1").digest()
    source = words("seed/7")
    assert b"".join(next(source).to_bytes(4, "big") for _ in range(16)) == digest


def test_words_beyond_the_last_whole_multiple_are_thrown_away():
    assert index_below(3, iter([2**32 - 1, 2**32 - 2])) == (2**32 - 2) % 3
    assert index_below(2, iter([2**32 - 1])) == 1


def test_indices_are_fair():
    source, counts = words("fair"), [0] * 6
    for _ in range(6000):
        counts[index_below(6, source)] += 1
    assert all(880 < count < 1120 for count in counts)


def test_R4_the_first_dealer_is_drawn_from_the_seed():
    word = int.from_bytes(hashlib.sha256(b"1/dealer/0").digest()[:4], "big")
    assert first_dealer(SCHMIER, "1") == word % 6
    assert first_dealer(SMEAR, "1") == word % 4


def test_every_deal_of_a_game_comes_from_its_seed_and_number():
    session = Session.new(SMEAR, seed="abc", players=["person"] * 4)
    while session.state.number < 3:
        session.submit(session.decision.legal[0])
    state = session.state
    assert join_pack(SMEAR, state.dealer, state.hands, state.kitty) == seeded_pack("smear", "abc", 3)


def test_a_number_as_seed_is_its_text():
    assert Session.new(SMEAR, seed=7).record() == Session.new(SMEAR, seed="7").record()


@pytest.mark.parametrize("given", [{}, {"seed": "1", "deals": []}])
def test_either_a_seed_or_scripted_deals(given):
    with pytest.raises(SchmierError, match="either a seed or scripted deals"):
        Session.new(SMEAR, **given)


def test_half_a_character_is_no_seed_and_no_name():
    with pytest.raises(SchmierError, match="no proper text"):
        Session.new(SMEAR, seed="\udcff")
    with pytest.raises(SchmierError, match="no proper text"):
        Session.new(SMEAR, seed="1", names=["\ud800", "b", "c", "d"])


@given(mixed_rules(), st.integers(0, 5), SEEDS)
def test_splitting_a_pack_and_joining_it_again(rules, dealer, seed):
    dealer %= rules.seats
    pack = seeded_pack(rules.game, seed, 1)
    assert join_pack(rules, dealer, *split_pack(rules, dealer, pack)) == pack


def test_deals_do_not_depend_on_the_process():
    code = "from schmier_gui.engine.deal import seeded_pack; print(*seeded_pack('schmier', 'ä', 3))"
    done = subprocess.run([sys.executable, "-c", code], env={"PYTHONHASHSEED": "7"}, capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == list(seeded_pack("schmier", "ä", 3))
