"""One program at a time on the person's folder: a lock of the system's, which it takes back when the program dies, however it dies."""

from __future__ import annotations

import errno
import logging
import os
import sys
from gettext import gettext as _
from pathlib import Path

from schmier_gui.store.paths import FolderError

log = logging.getLogger("schmier.store")

NAME = "in-use.lock"
_TAKEN = (errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)


class FolderLock:
    """Held from `take` to `release`. The file itself stays; only the lock on it means something."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._handle: int | None = None

    def take(self) -> None:
        """Raises FolderError where another program holds the lock.

        A folder that can't be written to, or a disk that knows no locks, is used without one.
        """
        try:
            handle = os.open(self.folder / NAME, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            log.info("no lock on %s: %s", self.folder, error)
            return
        try:
            _lock(handle)
        except OSError as error:
            os.close(handle)
            if error.errno in _TAKEN:
                sentence = _("Schmier is open already with the folder {folder}; go on in that window, or close it first.")
                raise FolderError(sentence.format(folder=self.folder)) from error
            log.info("no lock on %s: %s", self.folder, error)
            return
        self._handle = handle

    def release(self) -> None:
        """Let others have the folder. Harmless where nothing is held."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
