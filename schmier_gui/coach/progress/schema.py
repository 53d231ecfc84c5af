"""The tables of the progress file, and how older files are brought up to date, each step whole or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from gettext import gettext as _
from pathlib import Path

from schmier_gui.coach.progress.errors import ForeignProgress, NewerProgress, UnreadableProgress, told

APPLICATION = 0x53636872
"""Marks our files in SQLite's header."""
WAIT = 1.0

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
    with told(file):
        connection = sqlite3.connect(file if file else ":memory:", timeout=WAIT, isolation_level=None)
        try:
            _check(connection, file)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute("PRAGMA foreign_keys = ON")
            _migrate(connection)
        except BaseException:
            connection.close()
            raise
    return connection


@contextmanager
def writing(connection: sqlite3.Connection) -> Iterator[None]:
    """All changes inside are kept together, or none."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])


def _check(connection: sqlite3.Connection, file: Path | None) -> None:
    """Refuses what is not ours, from the future, or damaged. Nothing is written yet."""
    name = file.name if file else ""
    application, version = _pragma(connection, "application_id"), _pragma(connection, "user_version")
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if application != APPLICATION:
        if application or version or tables:
            raise ForeignProgress(_("{file} belongs to another program.").format(file=name))
        return
    if version > len(MIGRATIONS):
        words = _("{file} was written by a newer version of this program, which must be used to read it.")
        raise NewerProgress(words.format(file=name))
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise UnreadableProgress(_("{file} is damaged: {reason}.").format(file=name, reason=" ".join(str(found).split())))


def _migrate(connection: sqlite3.Connection) -> None:
    for version in range(_pragma(connection, "user_version"), len(MIGRATIONS)):
        with writing(connection):
            for statement in MIGRATIONS[version]:
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {version + 1}")
