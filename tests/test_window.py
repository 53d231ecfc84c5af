"""The window opens where it was left, if there is still a screen."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from schmier_gui.app import App
from schmier_gui.cli.options import WindowOptions
from schmier_gui.window import fitting_place

ONE, TWO = ((1920, 1080),), ((1920, 1080), (1280, 1024))
SIZE = (1280, 800)


def test_a_window_comes_back_to_its_place() -> None:
    assert fitting_place((300, 200), ONE, ONE, SIZE) == (300, 200)
    assert fitting_place((2500, -40), TWO, TWO, SIZE) == (2500, -40)


def test_it_goes_where_the_system_likes_once_its_monitor_may_be_gone() -> None:
    assert fitting_place((2500, 100), TWO, ONE, SIZE) is None
    assert fitting_place((100, 100), ONE, ((1366, 768),), SIZE) is None
    assert fitting_place(None, ONE, ONE, SIZE) is None


@pytest.mark.parametrize(("left", "right"), [((-700, 200), (0, 200)), ((1800, 1000), (640, 280)), ((100, -90), (100, 0))])
def test_on_a_single_monitor_it_is_drawn_back_into_sight(left: tuple[int, int], right: tuple[int, int]) -> None:
    assert fitting_place(left, ONE, ONE, SIZE) == right


def run(folder: Path, place: tuple[int, int] | None = None) -> tuple[int, int]:
    """Start and end the program; where its window was to begin with."""
    program = App(WindowOptions(data_dir=folder))
    began = pygame.display.get_window_position()
    if place is not None:
        pygame.display.set_window_position(place)
    program.close()
    return began


def test_the_place_is_remembered_from_one_start_to_the_next(tmp_path: Path) -> None:
    run(tmp_path, (30, 17))
    kept = json.loads((tmp_path / "settings.json").read_text())
    assert kept["place"] == [30, 17]
    kept["window"] = [800, 500]
    (tmp_path / "settings.json").write_text(json.dumps(kept))
    assert run(tmp_path) == (30, 17)
    kept["screens"] = [[5000, 3000]]
    (tmp_path / "settings.json").write_text(json.dumps(kept))
    assert run(tmp_path) != (30, 17)


def test_a_place_in_fullscreen_is_none(tmp_path: Path) -> None:
    program = App(WindowOptions(data_dir=tmp_path))
    pygame.display.set_window_position((25, 35))
    program.window.set_fullscreen(True)
    pygame.display.set_window_position((0, 0))
    assert program.window.place == (25, 35)
    program.close()
