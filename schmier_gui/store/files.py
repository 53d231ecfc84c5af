"""Whole files on disk: written so that a crash leaves the old or the new one, and never thrown away when they can't be read."""

from __future__ import annotations

import contextlib
import errno
import os
from gettext import gettext as _
from pathlib import Path


class StoreError(Exception):
    """A file could not be written or moved. The message is one sentence for the person; the game can go on."""


def write_whole(path: Path, data: bytes) -> None:
    """Replace the file at once: written beside it, brought to the disk, then renamed. Raises StoreError; then the old file stands."""
    temporary = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise cannot_write(path, error) from error
    sync_folder(path.parent)


def set_aside(path: Path) -> Path:
    """Move a file that can't be read to a free name beside it, such as `settings.unreadable-1.json`. Raises StoreError."""
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.stem}.unreadable-{number}{path.suffix}")):
        number += 1
    try:
        os.replace(path, aside)
    except OSError as error:
        raise cannot_write(path, error) from error
    return aside


def kept_aside(path: Path, words: str) -> str:
    """Set a file aside that can't be read; `words` with the name that it has now for {file}, or what the disk has against it."""
    try:
        return words.format(file=set_aside(path).name)
    except StoreError as error:
        return str(error)


def move_in(path: Path, folder: Path, stem: str) -> Path:
    """Move a file into a folder under a name of its own: `stem`, a number, and its ending. Raises StoreError.

    The folder is this program's alone (store.lock), so the name is still free when the file arrives.
    """
    number = 1
    try:
        folder.mkdir(parents=True, exist_ok=True)
        while os.path.lexists(target := folder / f"{stem}-{number}{path.suffix}"):
            number += 1
        os.rename(path, target)
    except OSError as error:
        raise cannot_write(folder, error) from error
    sync_folder(folder)
    return target


def out_of_sight(folder: Path) -> str | None:
    """The sentence for the person where what is in a folder can't be seen; None where it can."""
    try:
        os.listdir(folder)
        os.stat(folder / ".")
    except OSError as error:
        reason = error.strerror or str(error)
        words = _("The folder {folder} can’t be looked into ({reason}): games and settings in it are not seen, and stay as they are.")
        return words.format(folder=folder, reason=reason)
    return None


def sync_folder(folder: Path) -> None:
    """Bring a rename to the disk, where the system can."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def cannot_write(path: Path, error: OSError) -> StoreError:
    """What to tell the person."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return StoreError(_("The disk is full, so {file} could not be saved.").format(file=path.name))
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return StoreError(_("The folder {folder} may not be written to, so {file} could not be saved.").format(
            folder=path.parent, file=path.name))
    reason = error.strerror or str(error)
    return StoreError(_("{file} could not be saved: {reason}.").format(file=path.name, reason=reason))
