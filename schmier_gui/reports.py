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


class Reports:
    """All that was asked for of the three; the frame log by SCHMIER_FRAME_LOG in the environment."""

    def __init__(self, ui_map: Path | None, trace: Path | None) -> None:
        frames = os.environ.get("SCHMIER_FRAME_LOG")
        self._ui_map = UiMap(ui_map) if ui_map else None
        self._trace = Trace(trace) if trace else None
        self._frames = FrameLog(frames) if frames else None

    def tell(self, controls: dict[str, pygame.Rect], session: Session | None, shown: int) -> None:
        """What the picture that is on screen now shows: `shown` counts the events of the game on the table."""
        if self._ui_map:
            self._ui_map.tell(controls)
        if self._trace and session is not None:
            self._trace.tell(session, shown)

    def frame(self, begun: float, moving: bool) -> None:
        """A frame that began at this reading of time.perf_counter is done."""
        if self._frames:
            self._frames.tell(time.perf_counter() - begun, moving)

    def restart(self) -> None:
        """Another game is on the table."""
        if self._trace:
            self._trace.restart()

    def close(self) -> None:
        """Let go of all files."""
        for report in (self._trace, self._frames):
            if report:
                report.close()
