"""A short look; tests/soak/endless.py takes long ones."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.soak.endless import Grown, games, scenes


@pytest.mark.parametrize(("run", "count"), [(games, 40), (scenes, 120)])
def test_neither_memory_nor_open_files_grow(tmp_path: Path, run: Callable[[Path, int], Grown], count: int) -> None:
    grown = run(tmp_path, count)
    assert grown.files <= 0
    assert grown.after - grown.before < 40
