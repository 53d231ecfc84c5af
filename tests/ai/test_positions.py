"""What players do in positions that anybody at the table would know the answer to."""

import pytest

from schmier_gui.ai import decide, make_bot
from tests.ai.complaints import COMPLAINTS
from tests.ai.positions import A_MATTER_OF_TASTE, POSITIONS
from tests.ai.situations import fits, view_of

SEARCHED = [position for position in POSITIONS if position.name not in A_MATTER_OF_TASTE]


def check(player, position):
    """The player does what must be done."""
    bot = make_bot(player, "any")
    action = decide(bot, view_of(position))
    assert fits(position, action), f"{position.why} It chose {action}: {bot.reason}"
    assert bot.reason


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_club_player(position):
    check("club", position)


@pytest.mark.parametrize("position", SEARCHED, ids=lambda position: position.name)
def test_the_expert(position):
    check("expert", position)


def test_there_are_enough_of_both_games_and_no_two_of_one_name():
    assert len({position.name for position in POSITIONS}) == len(POSITIONS) >= 45
    assert sum(position.rules.game == "smear" for position in POSITIONS) >= 12
    assert len(COMPLAINTS) >= 20
    assert set(A_MATTER_OF_TASTE) < {position.name for position in POSITIONS}
