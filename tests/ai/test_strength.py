"""The club player against the yardstick. The seeds are fixed: a failure means that it plays worse, not that it was unlucky."""

import pytest

from schmier_gui.ai import make_bots, play_game
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
