"""The X server dies under the running program: one sentence, a clean end, and the game goes on at the next start."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from window import Screen, Window

from schmier_gui.engine import load

pytestmark = pytest.mark.window


@pytest.fixture
def mortal() -> Iterator[Screen]:
    """A screen of its own, which may be killed."""
    with Screen() as screen:
        yield screen


@pytest.mark.parametrize("options", [("--speed", "normal"), ("--speed", "instant"), ("--speed", "fast", "--autoplay")])
def test_the_screen_dies(open_window: Callable[..., Window], mortal: Screen, tmp_path: Path, options: tuple[str, ...]) -> None:
    window = Window(mortal, tmp_path, "--new", "smear", "--seed", "rook", *options)
    window.until(lambda: window.traced() and window.traced()[-1][0] > 2, "a picture of the table")
    mortal._server.kill()
    assert window.wait() == 1
    said = window.words.read_text()
    assert said.count("\n") == 1
    assert said.startswith("The screen is gone") and "your game is kept" in said
    (record,) = window.records("smear")
    before = record.read_bytes()
    assert before.count(b"\n") >= window.traced()[-1][0]
    assert not load(record).warnings
    again = open_window()
    again.wait_for("continue")
    again.click("continue")
    again.until(again.traced, "a picture of the table")
    assert again.records("smear")[-1].read_bytes().startswith(before)


def test_at_the_title_it_ends_as_cleanly(mortal: Screen, tmp_path: Path) -> None:
    window = Window(mortal, tmp_path)
    window.wait_for("title-new-game")
    mortal._server.kill()
    assert window.wait() == 1
    assert window.words.read_text().count("\n") == 1
