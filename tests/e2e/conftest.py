"""Tests in a real window, collected only where SCHMIER_TEST_WINDOW is set.

Those of built executables run where SCHMIER_DIST names the folder of the executables.
"""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
collect_ignore_glob: list[str] = []
if "SCHMIER_TEST_WINDOW" not in os.environ:
    collect_ignore_glob.append("test_*.py")
elif "SCHMIER_DIST" not in os.environ:
    collect_ignore_glob.append("test_packaged.py")


@pytest.fixture(scope="session")
def screen() -> Iterator[object]:
    """One virtual screen for all tests, so one program at a time."""
    from window import Screen

    with Screen() as screen:
        yield screen


@pytest.fixture
def open_window(screen: object, tmp_path: Path) -> Iterator[Callable[..., object]]:
    """Starts the program; whatever is still open at the end of the test is closed."""
    from window import Window

    opened: list[Window] = []

    def start(*arguments: str, folder: Path = tmp_path, **more: object) -> Window:
        opened.append(Window(screen, folder, *arguments, **more))
        return opened[-1]

    yield start
    for window in opened:
        window.kill()
