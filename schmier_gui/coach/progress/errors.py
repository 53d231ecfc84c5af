"""What can be wrong with the file of progress. Every message is one clear sentence for the person."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from gettext import gettext as _
from pathlib import Path


class ProgressError(Exception):
    """The progress can't be read or written now."""


class UnreadableProgress(ProgressError):
    """The file is damaged, or no database at all."""


class ForeignProgress(ProgressError):
    """The file is a database of another program."""


class NewerProgress(ProgressError):
    """The file was written by a newer version of this program."""


@contextmanager
def told(file: Path | None) -> Iterator[None]:
    """Turns what the database raises into a ProgressError about `file`."""
    name = file.name if file else _("Progress")
    try:
        yield
    except sqlite3.OperationalError as error:
        raise ProgressError(_("{file} can’t be used just now: {reason}.").format(file=name, reason=error)) from error
    except sqlite3.DatabaseError as error:
        if type(error) is not sqlite3.DatabaseError:  # an error in our own use of it
            raise
        raise UnreadableProgress(_("{file} is damaged: {reason}.").format(file=name, reason=error)) from error
