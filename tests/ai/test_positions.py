"""What the club player does in positions that anybody at the table would know the answer to."""

import pytest

from schmier_gui.ai import decide, make_bot
from tests.ai.positions import POSITIONS
from tests.ai.situations import told, view_of


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_club_player(position):
    bot = make_bot("club", "any")
    assert told(decide(bot, view_of(position))) == position.does, f"{position.why} It thought: {bot.reason}"
    assert bot.reason


def test_there_are_thirty_and_no_two_of_one_name():
    assert len({position.name for position in POSITIONS}) == len(POSITIONS) >= 30
