"""A whole game, from the title back to the title, with one device alone."""

from collections.abc import Callable

import pytest
from people import Keyboard, Mouse
from window import Window

from schmier_gui.engine import load

pytestmark = pytest.mark.window
LESS = 12  # points off the usual target: some deals instead of many


@pytest.mark.parametrize(("person", "game"), [(Mouse, "schmier"), (Keyboard, "smear")])
def test_a_whole_game_is_set_up_and_played(open_window: Callable[..., Window], person: type[Mouse | Keyboard], game: str) -> None:
    window = open_window("--seed", "rook", "--size", "1280x800", "--speed", "instant")
    player = person(window, game)
    player.visit("title-new-game", "title-new-game")
    player.visit("start", f"game-{game}", *["target-less"] * (LESS if game == "schmier" else LESS - 3), "start")
    player.play_until(lambda: "same-again" in window.controls())
    session = load(window.records(game)[-1])
    usual = 21 if game == "schmier" else 15
    assert session.state.phase == "over" and usual - LESS <= session.rules.target < usual
    assert session.players[0] == "person"
    assert {name.partition("-")[0] for name in player.used} >= {"pass", "card", "next"}
    player.visit("same-again", "title")
    window.wait_for("title-new-game")
    assert "title-continue" not in window.controls()
