"""What the command line says about the window (CONTRACTS.md, "Options that hold for all ... For the window also")."""

from __future__ import annotations

from pathlib import Path

import msgspec

from schmier_gui.engine.cards import Game
from schmier_gui.store.settings import Speed


class WindowOptions(msgspec.Struct, frozen=True, kw_only=True):
    """`size` in pixels; `scale`: pixels to a unit of the layout; `quit_after` in seconds; `play_file`: a record to open.

    None and False leave it to the settings.
    """

    size: tuple[int, int] | None = None
    scale: float | None = None
    fullscreen: bool = False
    seed: str | None = None
    new_game: Game | None = None
    speed: Speed | None = None
    autoplay: bool = False
    ui_map: Path | None = None
    trace: Path | None = None
    quit_after: float | None = None
    data_dir: Path | None = None
    play_file: Path | None = None
