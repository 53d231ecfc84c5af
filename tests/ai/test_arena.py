"""Matches between two players: every deal and every game from every side."""

from itertools import count

import pytest

from schmier_gui.ai import Profile
from schmier_gui.ai.arena import Arena, Pairing, interval
from schmier_gui.engine.rules import SCHMIER, SMEAR, Rules


def arena(a, b, rules, seed="s"):
    ticks = count()
    return Arena(Pairing(Profile(a), Profile(b), rules, seed, lambda: next(ticks) / 1000))


def run(match, deals=0, games=0):
    for step in (match.deals(deals), match.games(games)):
        assert len(list(step)) in (deals, games)
    return match


@pytest.mark.parametrize("rules", [Rules(target=5), Rules(sides=2, target=5), Rules(game="smear", target=5)], ids=["3", "2", "smear"])
def test_of_two_equal_players_each_wins_its_share(rules):
    match = run(arena("random", "random", rules), 12, 6)
    assert len(match.points) == 12 and len(match.wins) == 6
    assert all(0 <= share <= 1 for share in match.wins)


def test_a_club_player_beats_chance():
    match = run(arena("club", "random", SMEAR), 40, 8)
    mean, low, high = interval(match.points)
    assert low > 0 and low < mean < high
    assert interval(match.wins)[0] > 0.7


def test_the_same_seed_gives_the_same_match():
    one, same, other = (run(arena("club", "random", SCHMIER, seed), 6) for seed in ("x", "x", "y"))
    assert one.points == same.points != other.points
    assert one.contracts == same.contracts


def test_contracts_and_times_are_counted_for_both():
    match = run(arena("club", "random", SMEAR), 10)
    for who in "ab":
        made, every = match.contracts[who]
        assert 0 <= made <= every
        assert match.times[who] and set(map(round, match.times[who])) == {1}
    assert match.contracts["a"][1] + match.contracts["b"][1] == 20


def test_an_interval_is_the_mean_and_1_96_standard_errors():
    assert interval([1.0, 2.0, 3.0]) == (2.0, pytest.approx(2 - 1.96 / 3**0.5), pytest.approx(2 + 1.96 / 3**0.5))
    with pytest.raises(ValueError):
        interval([])
