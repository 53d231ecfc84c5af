"""kill -9 in the middle of a trick loses nothing that was on the screen, and the game goes on."""

from collections.abc import Callable

import pytest
from people import Mouse
from window import Window

pytestmark = pytest.mark.window


def mid_trick(window: Window) -> bool:
    """Whether the person is to play a card that is not the first of its trick."""
    lines = [line["type"] for line in window.lines()]
    playable = any(name.startswith("card-") for name in window.controls())
    return playable and lines[-1] == "play" and "trick" in lines


def test_a_killed_game_is_continued(open_window: Callable[..., Window]) -> None:
    window = open_window("--new", "schmier", "--seed", "rook", "--speed", "instant")
    player = Mouse(window, "schmier")
    player.play_until(lambda: mid_trick(window))
    shown = window.traced()[-1][0]
    window.kill()
    before = window.records()[-1].read_bytes()
    assert before.count(b"\n") >= shown

    again = open_window("--speed", "instant")
    again.wait_for("continue")
    assert again.records()[-1].read_bytes() == before
    again.click("continue")
    again.until(lambda: any(name.startswith("card-") for name in again.controls()), "the person's hand")
    tricks = len(again.lines(kind="trick"))
    Mouse(again, "schmier").play_to("trick", tricks + 1)
    after = again.records()[-1].read_bytes()
    assert after.startswith(before)
    assert len(after) > len(before)
