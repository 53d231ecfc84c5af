"""What the running window tells tests and tools: the ui-map, the trace and the frame log (CONTRACTS.md, "Commands")."""

from __future__ import annotations

import json
import logging
import os
import time
from pathlib import Path
from typing import IO

import pygame

from schmier_gui.engine.record import line_of
from schmier_gui.engine.session import Session

log = logging.getLogger("schmier.reports")


class UiMap:
    """Keeps a JSON file of what can be clicked: name to [x, y, width, height] in window pixels. Replaced atomically.

    A disk that refuses ends neither game nor program; the next change is written again.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._told: dict[str, list[int]] | None = None

    def tell(self, controls: dict[str, pygame.Rect]) -> None:
        """Write the file if anything changed."""
        boxes = {name: list(rect) for name, rect in sorted(controls.items())}
        if boxes == self._told:
            return
        part = self._path.with_name(self._path.name + ".part")
        try:
            part.write_text(json.dumps(boxes), encoding="utf-8")
            os.replace(part, self._path)
        except OSError as error:
            log.warning("%s: %s", self._path, error)
            return
        self._told = boxes


class Trace:
    """Appends how many record lines the picture shows, and the time, whenever a picture that shows more (or fewer) is on screen.

    A line that the disk refuses is left out.
    """

    def __init__(self, path: Path) -> None:
        self._file: IO[bytes] = path.open("ab", buffering=0)
        self._shown = -1
        self._lines = 0

    def tell(self, session: Session, shown: int) -> None:
        """`shown` counts the events of the game that the picture shows."""
        if shown == self._shown:
            return
        start, lines = (self._shown, self._lines) if 0 <= self._shown < shown else (0, 1)
        self._lines = lines + sum(line_of(event) is not None for event in session.log[start:shown])
        self._shown = shown
        try:
            self._file.write(f"{self._lines} {time.time():.6f}\n".encode())
        except OSError as error:
            log.warning("trace: %s", error)

    def restart(self) -> None:
        """Another game is on the table."""
        self._shown = -1

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


class FrameLog:
    """One line a frame: seconds of work, and whether anything moved. For tests/bench."""

    def __init__(self, path: str) -> None:
        self._file: IO[str] = open(path, "a", encoding="utf-8")  # noqa: SIM115

    def tell(self, seconds: float, moving: bool) -> None:
        self._file.write(f"{seconds:.6f} {'moving' if moving else 'idle'}\n")
        self._file.flush()

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
