"""A short visit of the monkey; tests/soak/monkey.py makes long ones."""

from pathlib import Path

import pytest

from tests.soak.monkey import run


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (800, 500)])
def test_whatever_is_done_screen_engine_and_disk_agree_and_the_game_can_be_finished(tmp_path: Path, size: tuple[int, int]) -> None:
    run(tmp_path, size, f"test {size}", 150)
