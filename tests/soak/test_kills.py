"""A few kills; tests/soak/kills.py makes hundreds."""

import os
from pathlib import Path

from kills import run


def test_what_was_shown_is_on_disk_after_kill_9_and_the_game_goes_on(tmp_path: Path) -> None:
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    seen = run(tmp_path, 4, env, chain=4)
    assert seen["grown"] >= 1
