"""What can be wrong with the file of progress. Every message is one clear sentence for the person."""

from __future__ import annotations

from contextlib import AbstractContextManager
from gettext import gettext as _
from pathlib import Path

from schmier_gui import database

ProgressError = database.DatabaseError
UnreadableProgress = database.UnreadableDatabase
ForeignProgress = database.ForeignDatabase
NewerProgress = database.NewerDatabase


def told(file: Path | None) -> AbstractContextManager[None]:
    """Turns what the database raises into a ProgressError about `file`."""
    return database.told(file.name if file else _("Progress"))
