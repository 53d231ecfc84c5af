"""A window without a screen, and hands to use it."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "store"))

from hands import Hands


@pytest.fixture(scope="session")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Card faces drawn once for all these tests."""
    return tmp_path_factory.mktemp("cards")


@pytest.fixture
def window(tmp_path: Path, cards: Path) -> Iterator[Callable[..., Hands]]:
    """Opens a window of a size."""
    pygame.init()

    def open_window(width: int = 1280, height: int = 800, text: int = 100) -> Hands:
        return Hands(width, height, tmp_path, cards, text)

    yield open_window
    pygame.key.set_repeat(0)


@pytest.fixture
def hands(window: Callable[..., Hands]) -> Hands:
    """A window of the usual size."""
    return window()
