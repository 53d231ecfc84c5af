"""Records that the person takes along: copies of games as files of their own."""

from __future__ import annotations

import datetime
import itertools
from collections.abc import Callable
from pathlib import Path

from schmier_gui.engine.session import Session
from schmier_gui.store.files import write_whole

EXPORTS = "exports"


def export(folder: Path, session: Session, today: Callable[[], datetime.date] = datetime.date.today) -> Path:
    """Write the whole game to a new file in the folder of exports; returns where. Raises StoreError."""
    stem = f"{today().isoformat()}-{session.rules.game}"
    names = itertools.chain([stem], (f"{stem}-{n}" for n in itertools.count(2)))
    path = next(path for name in names if not (path := folder / EXPORTS / f"{name}.jsonl").exists())
    write_whole(path, session.record().encode())
    return path
