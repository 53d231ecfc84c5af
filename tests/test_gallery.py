"""The gallery is made by one command, and leaves nothing out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pygame

from schmier_gui.store.settings import Back, Cloth, Deck
from tests.gallery import SIZES
from tests.looks.subjects import subjects

sys.path[:0] = [str(Path(__file__).parent / "scenes"), str(Path(__file__).parent / "store")]
ROOT = Path(__file__).parent.parent


def test_one_command_paints_what_is_asked_for(tmp_path: Path) -> None:
    quiet = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "tests.gallery", str(tmp_path), "--only", "* - s[me][ea]*r", "--sizes", "1024x600,1280x800"]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env=quiet, timeout=600)
    pictures = sorted(tmp_path.glob("*.png"))
    assert {pygame.image.load(picture).get_size() for picture in pictures} == {(1024, 600), (1280, 800)}
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "table_-_smear_1280x800.png" in page and "large_text_-_table_-_smear_1280x800.png" in page
    assert all(picture.name in page for picture in pictures)


def test_it_shows_everything_that_there_is_to_see() -> None:
    names = [name for name, _show in subjects()]
    assert len(names) == len(set(names)) and len(SIZES) == 5
    kinds = {name.split(" - ")[0] for name in names}
    assert kinds >= {"table", "screen", "review", "practice", "motion", "large text"}
    for field, choices in (("deck", get_args(Deck)), ("back", get_args(Back)), ("cloth", get_args(Cloth))):
        assert {f"table with {field} {choice}" for choice in choices[1:]} <= kinds
    plain = [name for name in names if name.startswith(("table - ", "screen - ", "review - ", "practice - "))]
    assert {f"large text - {name}" for name in plain} == {name for name in names if name.startswith("large text - ")}
    assert sum("reduced" in name for name in names) == 3


def test_every_kind_of_screen_is_in_it() -> None:
    words = " ".join(name for name, _show in subjects())
    expected = """title, new game, a seat, house rules, rules, help, settings, the other players, menu, log, score, thrown in, tricks,
        history, game over, claim, this deal, take back, past games, choices, more of a deal, statistics, fairness, seed, question, drills,
        progress, shown round, hint in play, claim offered"""
    for screen in expected.split(","):
        assert screen.strip() in words, screen
