"""The tables of the progress file, and how older files are brought up to date, each step whole or not at all."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from schmier_gui import database

APPLICATION = 0x53636872
"""Marks our files in SQLite's header."""
WAIT = database.WAIT
writing = database.writing

MIGRATIONS: list[tuple[str, ...]] = [
    (
        """CREATE TABLE hands (
            id INTEGER PRIMARY KEY,
            situation TEXT NOT NULL UNIQUE,
            game TEXT NOT NULL,
            card TEXT NOT NULL,
            due REAL NOT NULL,
            shown INTEGER NOT NULL DEFAULT 0
        )""",
        """CREATE TABLE calls (
            id INTEGER PRIMARY KEY,
            at REAL NOT NULL,
            day TEXT NOT NULL,
            game TEXT NOT NULL,
            name TEXT NOT NULL,
            situation TEXT NOT NULL,
            seat TEXT NOT NULL,
            score TEXT NOT NULL,
            choice TEXT NOT NULL,
            best TEXT NOT NULL,
            lean TEXT NOT NULL,
            step TEXT NOT NULL,
            cost REAL NOT NULL,
            cost_se REAL NOT NULL,
            chance REAL,
            guess REAL,
            happened REAL,
            hand INTEGER REFERENCES hands (id)
        )""",
        """CREATE TABLE kinds (
            call INTEGER NOT NULL REFERENCES calls (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            PRIMARY KEY (call, kind)
        ) WITHOUT ROWID""",
        "CREATE INDEX calls_day ON calls (day)",
        "CREATE INDEX hands_due ON hands (due)",
    ),
]
"""From version to version: migration n brings a file of version n to n + 1. An old one is never changed, only followed by a new one.

`at`, `due`: seconds since 1970, UTC; `day`: the person's own date; `hand`: the hand that came back with this call; `chance`: the chance to
make the bid by the estimate; `guess`: the person's own; `happened`: 1 made, 0 not, or a share of many deals.
"""


def opened(file: Path | None) -> sqlite3.Connection:
    """The database of this file, of the newest version; in memory without one. Raises ProgressError; the file is then as it was."""
    return database.opened(file, APPLICATION, MIGRATIONS, WAIT)
