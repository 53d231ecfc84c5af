"""A few kills; tests/soak/kills.py makes hundreds."""

from pathlib import Path

import pytest

from tests.soak.kills import run


@pytest.mark.parametrize("polite", [False, True])
def test_what_was_shown_is_on_disk_after_a_kill_and_the_game_goes_on(tmp_path: Path, polite: bool) -> None:
    seen = run(tmp_path, 4, chain=4, polite=polite)
    assert seen["grown"] >= 1
