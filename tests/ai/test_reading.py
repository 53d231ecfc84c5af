"""Reading the other players: what they play tells what they hold."""

import random

import numpy as np
import pytest

from schmier_gui.ai.playout.dealing import number_of
from schmier_gui.ai.playout.imitating import Fit, Lessons, deals_of, lessons
from schmier_gui.ai.playout.imitation import FOLLOW_SHAPES, LEAD_SHAPES, kinds, tables
from schmier_gui.ai.playout.layout import layout, whole_pack
from schmier_gui.ai.playout.reader import LEAST, Reader
from schmier_gui.ai.search.reading import read_worlds
from schmier_gui.ai.search.trial import Bench, seen_hands
from schmier_gui.ai.worlds.knowledge import knowledge
from schmier_gui.ai.worlds.sample import sample
from schmier_gui.engine import Session
from schmier_gui.engine.record import decode
from schmier_gui.engine.rules import SCHMIER, SMEAR
from tests.ai.situations import Position, view_of
from tests.engine.strategies import random_choice

ROWS = 800
BOTH = pytest.mark.parametrize("rules", [SCHMIER, SMEAR], ids=["schmier", "smear"])


def finish(thought):
    """What a generator returns."""
    while True:
        try:
            next(thought)
        except StopIteration as done:
            return done.value


def play(rules, seed, tricks, more=2):
    """A random game's first deal after so many tricks and cards."""
    session, rng = Session.new(rules, seed=seed), random.Random(seed)
    while len(session.state.tricks) < tricks or len(session.state.trick) < more:
        session.submit(random_choice(session, rng))
    return session.view(session.state.turn)


@BOTH
def test_every_card_of_the_pack_is_of_one_kind(rules):
    every = kinds(rules.game)
    assert sum(int(kind) & whole_pack(rules.game) for kind in every) == whole_pack(rules.game)


@BOTH
def test_the_tables_are_those_of_the_shapes(rules):
    shapes = [table.shape for table in tables(rules.game)]
    assert shapes == [(len(kinds(rules.game)), int(np.prod(shape))) for shape in (*FOLLOW_SHAPES, *LEAD_SHAPES)]


@BOTH
@pytest.mark.parametrize("seed", range(6))
def test_the_chances_of_all_cards_that_may_be_played_are_one(rules, seed):
    view = play(rules, seed, 1, 2)
    chance = np.random.Generator(np.random.SFC64(seed))
    reader = Reader(rules, ROWS)
    worlds = seen_hands(view, sample(chance, rules.game, knowledge(view), ROWS))
    reader.begin(worlds, view.declarer, view.leader)
    reader.number = 1
    facts = layout(rules.game, view.trump)
    for place, card in enumerate(view.trick):
        held = reader._hands[place].copy()
        if place:
            total = np.zeros(ROWS)
            for other in facts.card:
                legal = reader.legal(place) & np.uint64(other) != 0
                total += np.where(legal, np.exp(reader.log_chance(place, other)), 0)
            assert (total > 1 - 1e-4).all() and (total < 1 + float(LEAST) * 6).all()
        reader._hands[place] = held | np.uint64(facts.bit[card])
        reader.put(place, np.uint64(facts.bit[card]))


@BOTH
def test_worlds_that_are_read_are_worlds(rules):
    """Every unseen card lies somewhere once, whatever has been played."""
    for seed in range(10):
        view = play(rules, seed, 2, 1)
        known = knowledge(view)
        worlds = finish(read_worlds(view, Bench(1), known, 100, 4))
        assert sorted(map(int, worlds.numbers[:, 0])) == sorted(number_of(rules.game)[card] for card in known.cards)
        assert worlds.numbers.shape == (len(known.cards), 100)


def tens_of(seat, worlds):
    tens = [number_of("schmier")[card] for card in ("TC", "TD", "TH")]
    return float(np.isin(worlds.at(seat), tens).any(0).mean())


def test_who_gives_no_ten_to_a_partners_ace_of_trump_has_hardly_one():
    """Seat 0 declares and leads the ace of trump; seat 3, its partner, gives the 3 of clubs. Seat 4 thinks about what seat 3 holds."""
    view = view_of(Position(name="", why="", hand="6S 7S KC 8D 9H 4D", does="", contract="S 3 by 0", tricks=("0: AS 4S 5S 3C",)))
    known, bench = knowledge(view), Bench(1)
    plain, read = sample(bench.chance, "schmier", known, ROWS), finish(read_worlds(view, bench, known, ROWS, 8))
    assert tens_of(3, read) < 0.85 * tens_of(3, plain)
    assert 0.7 < tens_of(5, read) / tens_of(5, plain) < 1.5


def test_a_fit_learns_what_is_taught():
    """Two kinds and one table of two places: at place 0 the first kind is taken nine times in ten, at place 1 once."""
    place = np.arange(400) % 2
    often = np.arange(400) // 2 % 10 < 9
    taken = np.where(place == 0, ~often, often).astype(np.intp)
    given = Lessons(np.repeat(place[:, None, None], 2, 1).astype(np.intp), np.ones((400, 2), bool), taken)
    fit = Fit(2, [(2,)])
    fit.learn(given)
    share, log = fit.foretold(given)
    assert share == 0.9 and -0.36 < log < -0.32
    first, second = fit.tables()[0]
    assert first[0] - second[0] == pytest.approx(np.log(9), abs=0.2) == second[1] - first[1]


@BOTH
def test_a_record_holds_a_lesson_for_every_choice_among_kinds(rules):
    """What was taken could be played, and every deal has as many tricks as cards in a hand."""
    session, rng = Session.new(rules, seed="lessons"), random.Random(1)
    while session.state.number < 4:
        session.submit(random_choice(session, rng))
    deals = deals_of(rules.game, [decode(line.encode(), 1) for line in session.lines()])
    assert deals.cards.shape == (len(deals.declarer), 6 * rules.seats) and len(deals.declarer) in (2, 3)
    assert (np.bitwise_count(deals.hands) == 6).all()
    for some in lessons(rules, deals):
        assert len(some.taken) and some.held[np.arange(len(some.taken)), some.taken].all() and (some.held.sum(1) > 1).all()
