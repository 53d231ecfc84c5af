"""kill -9 right after a click, five times in one game: nothing that was shown is lost, nothing is doubled, and the game goes on."""

import random
import time
from collections.abc import Callable

import pytest
from people import Mouse
from window import Window

from schmier_gui.engine import load_all

pytestmark = pytest.mark.window
KILLS = 5


def may_act(window: Window) -> bool:
    return any(name.startswith(("card-", "bid-", "trump-", "pass")) for name in window.controls())


def test_killed_right_after_a_click(open_window: Callable[..., Window]) -> None:
    chance = random.Random("kills")
    window = open_window("--new", "smear", "--seed", "rook", "--speed", "fast")
    for _ in range(KILLS):
        player = Mouse(window, "smear", bold=True)
        player.play_to("play", len(window.lines("smear", "play")) + 3)
        player.play_until(lambda window=window: may_act(window))
        name = player.choose(window.controls())
        if name:
            window.click(name)
        time.sleep(chance.uniform(0.0, 0.15))
        window.kill()
        (record,) = window.records("smear")
        before = record.read_bytes()
        assert before.count(b"\n") >= window.traced()[-1][0]
        (game,) = load_all(record)
        assert game.decision is not None
        window.trace.unlink()
        window = open_window("--speed", "fast")
        window.wait_for("continue")
        window.click("continue")
        window.until(window.traced, "a picture of the table")
        window.until(lambda window=window: may_act(window) or "next" in window.controls(), "something to do")
        assert window.records("smear")[-1].read_bytes().startswith(before[: before.rfind(b"\n") + 1])
