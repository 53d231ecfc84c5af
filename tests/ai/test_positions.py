"""What players do in positions that anybody at the table would know the answer to."""

import pytest

from schmier_gui.ai import Profile, decide, make_bot
from schmier_gui.ai.rule_bot import RuleBot
from schmier_gui.ai.tactics.style import TEXTBOOK
from tests.ai.complaints import COMPLAINTS
from tests.ai.positions import A_MATTER_OF_TASTE, POSITIONS
from tests.ai.situations import fits, view_of

SEARCHED = [position for position in POSITIONS if position.name not in A_MATTER_OF_TASTE]


def check(bot, position):
    """The player does what must be done."""
    action = decide(bot, view_of(position))
    assert fits(position, action), f"{position.why} It chose {action}: {bot.reason}"
    assert bot.reason


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_a_player_by_the_book(position):
    check(RuleBot(Profile("club"), "any", TEXTBOOK), position)


@pytest.mark.parametrize("position", SEARCHED, ids=lambda position: position.name)
def test_the_expert(position):
    check(make_bot("expert", "any"), position)


def test_there_are_enough_of_both_games_and_no_two_of_one_name():
    assert len({position.name for position in POSITIONS}) == len(POSITIONS) >= 45
    assert sum(position.rules.game == "smear" for position in POSITIONS) >= 12
    assert len(COMPLAINTS) >= 20
    assert set(A_MATTER_OF_TASTE) < {position.name for position in POSITIONS}
