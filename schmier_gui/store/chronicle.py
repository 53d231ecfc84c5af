"""Keeps the history up to date in slices, so that nothing else has to wait. What it needs is loaded when it is first used."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from schmier_gui.store.history import History

log = logging.getLogger("schmier.store")

SLICE = 0.004


class Chronicle:
    """The history of a folder. `left`: how many records are still to be read; `problem`: a sentence where the file can't be used.

    `notice` is told, once, where a file that can't be read was set aside.
    """

    def __init__(self, folder: Path, notice: Callable[[str], None]) -> None:
        self.folder = folder
        self.left = 0
        self.problem = ""
        self._notice = notice
        self._history: History | None = None
        self._work: Iterator[int] | None = None
        self._fresh = False

    @property
    def history(self) -> History:
        """The history, opened when it is first wanted."""
        if self._history is None:
            from schmier_gui.store.history.book import FILE, open_history

            self._history, sentence = open_history(self.folder / FILE)
            if sentence:
                self._notice(sentence)
        return self._history

    @property
    def done(self) -> bool:
        """Whether all records have been looked at since `refresh`."""
        return self._fresh

    def refresh(self) -> None:
        """Records may have come, changed or gone."""
        if self._work is None:
            self._fresh = False

    def tick(self, budget: float = SLICE) -> bool:
        """Work for about `budget` seconds; True while there is more to do."""
        if self._fresh:
            return False
        from schmier_gui.database import DatabaseError

        end = time.perf_counter() + budget
        try:
            work = self._work = self._work or self.history.catch_up(self.folder)
            for left in work:
                self.left = left
                if time.perf_counter() >= end:
                    return True
            self.problem = ""
        except (DatabaseError, OSError) as error:
            log.warning("history: %s", error)
            self.problem = str(error)
        self._work, self._fresh, self.left = None, True, 0
        return False

    def close(self) -> None:
        """Let go of the file."""
        self._work = None
        if self._history is not None:
            self._history.close()
