"""A few kills; tests/soak/kills.py makes hundreds."""

import os
from pathlib import Path

import pytest
from kills import run


@pytest.mark.parametrize("polite", [False, True])
def test_what_was_shown_is_on_disk_after_a_kill_and_the_game_goes_on(tmp_path: Path, polite: bool) -> None:
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    seen = run(tmp_path, 4, env, chain=4, polite=polite)
    assert seen["grown"] >= 1
