"""Where log messages go."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

from schmier_gui.store.paths import FolderError, log_dir

MOST_BYTES = 500_000


def start(level: str, on_screen: bool, folder: Path | None) -> None:
    """Log to standard error, or to a file where there is none (a double-click on Windows), or nowhere where that can't be written."""
    logging.basicConfig(
        level=level.upper(),
        format="%(asctime)s %(name)s %(levelname)s %(message)s",
        handlers=[logging.StreamHandler() if on_screen else _file(folder)],
    )


def _file(folder: Path | None) -> logging.Handler:
    try:
        path = log_dir(folder) / "schmier.log"
    except FolderError:
        return logging.NullHandler()
    return RotatingFileHandler(path, maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8", delay=True)
