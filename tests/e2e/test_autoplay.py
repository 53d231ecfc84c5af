"""A computer player in the person's seat plays on by itself; the records hold by the program's own check."""

import subprocess
import sys
from collections.abc import Callable

import pytest
from window import Window

pytestmark = pytest.mark.window


def test_a_whole_game_plays_itself(open_window: Callable[..., Window]) -> None:
    window = open_window("--new", "smear", "--seed", "rook", "--speed", "instant", "--autoplay")
    window.until(lambda: window.lines("smear", "end"), "the end of the game", 600)
    checked = subprocess.run(
        [sys.executable, "-m", "schmier_gui", "check", str(window.records("smear")[0])], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stderr) == (0, "")


def test_quit_after_ends_the_program(open_window: Callable[..., Window]) -> None:
    window = open_window("--quit-after", "1")
    assert window.wait() == 0
