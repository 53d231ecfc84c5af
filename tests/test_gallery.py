"""The gallery is made by one command."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame

ROOT = Path(__file__).parent.parent


def test_one_command_paints_what_is_asked_for(tmp_path: Path) -> None:
    quiet = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "tests.gallery", str(tmp_path), "--only", "* - s[me][ea]*r", "--sizes", "1024x600,1280x800"]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env=quiet, timeout=600)
    pictures = sorted(tmp_path.glob("*.png"))
    assert {pygame.image.load(picture).get_size() for picture in pictures} == {(1024, 600), (1280, 800)}
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "table_-_smear_1280x800.png" in page
    assert all(picture.name in page for picture in pictures)
