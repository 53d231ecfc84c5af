"""The pictures of the program, and tools to look at them without a window."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
VISIBLE = (40, 40, 40, 255)

Compare = Callable[[pygame.Surface, pygame.Surface], float]
Draw = Callable[..., Path]


@pytest.fixture(scope="session")
def assets() -> Path:
    """The folder of the pictures."""
    return ROOT / "assets"


@pytest.fixture(scope="session")
def draw(assets: Path, tmp_path_factory: pytest.TempPathFactory) -> Draw:
    """Runs a script of the pictures; returns the folder it wrote into."""

    def run(script: str, *options: str) -> Path:
        folder = tmp_path_factory.mktemp("drawn")
        command = [sys.executable, str(assets / script), "--out", str(folder), *options]
        subprocess.run(command, check=True, capture_output=True)
        return folder

    return run


@pytest.fixture(scope="session")
def unlike() -> Compare:
    """Measures which share of the pixels of two pictures of one size differs visibly, seen on green cloth."""

    def share(one: pygame.Surface, other: pygame.Surface) -> float:
        first, second = _on_cloth(one), _on_cloth(other)
        difference = first.copy()
        difference.blit(second, (0, 0), special_flags=pygame.BLEND_SUB)
        second.blit(first, (0, 0), special_flags=pygame.BLEND_SUB)
        difference.blit(second, (0, 0), special_flags=pygame.BLEND_ADD)
        same = pygame.transform.threshold(None, difference, (0, 0, 0), VISIBLE, set_behavior=0)
        return 1 - same / (one.get_width() * one.get_height())

    return share


def _on_cloth(picture: pygame.Surface) -> pygame.Surface:
    cloth = pygame.Surface(picture.get_size(), depth=32)
    cloth.fill("#14493b")
    cloth.blit(picture, (0, 0))
    return cloth
