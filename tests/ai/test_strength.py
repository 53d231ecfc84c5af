"""Players against the yardstick and each other. The seeds are fixed: a failure means that one plays otherwise, not that it was unlucky."""

import pytest

from schmier_gui.ai import Profile, make_bots, play_game
from schmier_gui.ai.arena import Arena, Pairing
from schmier_gui.engine import SCHMIER, SMEAR, Rules


@pytest.mark.parametrize(
    ("rules", "games"),
    [(SCHMIER, 30), (SMEAR, 30), (Rules(sides=2), 12), (Rules(low="taker", trump_any_time=True), 12)],
    ids=["schmier", "smear", "two sides", "other rules"],
)
def test_one_club_side_beats_random_ones_nearly_always(rules, games):
    won = 0
    for number in range(games):
        side = number % rules.sides
        players = ["club" if rules.side(seat) == side else "random" for seat in range(rules.seats)]
        won += side in play_game(make_bots(players, f"strength {number}"), rules, f"deals {number}").state.winners
    assert won >= 0.9 * games


@pytest.mark.parametrize(("rules", "chance", "games"), [(SCHMIER, 1 / 3, 50), (SMEAR, 1 / 2, 100)], ids=["schmier", "smear"])
@pytest.mark.parametrize(("stronger", "weaker"), [("casual", "beginner"), ("club", "casual")])
def test_each_kind_of_player_beats_the_one_below(rules, chance, games, stronger, weaker):
    arena = Arena(Pairing(Profile(stronger), Profile(weaker), rules, "order", lambda: 0.0))
    for _ in arena.games(games):
        pass
    assert sum(arena.wins) / games > chance + 0.03
