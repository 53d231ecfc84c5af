"""Every choice of a game is found again in its events."""

import pytest

from schmier_gui.ai import make_bots, play_game
from schmier_gui.coach.choices import choices
from schmier_gui.engine import PRESETS, Session


@pytest.mark.parametrize("preset", PRESETS)
def test_submitting_the_choices_again_makes_the_same_game(preset):
    rules = PRESETS[preset]
    game = play_game(make_bots(["club"] * rules.seats, "x"), rules, seed="choices")
    again = Session.new(rules, seed="choices")
    found = choices(game.log)
    assert [choice.number for choice in found] == list(range(game.choices))
    for choice in found:
        assert (again.state.turn, again.state.number) == (choice.seat, choice.deal)
        assert len(again.log) <= choice.event
        again.submit(choice.action)
        assert again.log[choice.event] == game.log[choice.event]
    assert again.log == game.log
