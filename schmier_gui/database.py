"""SQLite files of our own: versions, migrations, faults in one sentence, and that a file we can't read is never written over."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from gettext import gettext as _
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
WAIT = 1.0


class DatabaseError(Exception):
    """The database can't be read or written now. The message is one clear sentence for the person."""


class UnreadableDatabase(DatabaseError):
    """The file is damaged, or no database at all."""


class ForeignDatabase(DatabaseError):
    """The file is a database of another program."""


class NewerDatabase(DatabaseError):
    """The file was written by a newer version of this program."""


@contextmanager
def told(name: str) -> Iterator[None]:
    """Turns what SQLite raises into a DatabaseError about what goes by `name`."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise DatabaseError(_("{file} can’t be used just now: {reason}.").format(file=name, reason=error)) from error
    except sqlite3.DatabaseError as error:
        if type(error) is not sqlite3.DatabaseError:  # an error in our own use of it
            raise
        raise UnreadableDatabase(_("{file} is damaged: {reason}.").format(file=name, reason=error)) from error


def opened(file: Path | None, application: int, migrations: Sequence[Sequence[str]], wait: float = WAIT) -> sqlite3.Connection:
    """The database of this file, brought to the newest version; in memory without one.

    `application` marks the file as ours in SQLite's header; migration n, some statements, leads from version n to n + 1, whole or not at
    all. Raises DatabaseError; the file is then as it was.
    """
    name = file.name if file else ""
    with told(name):
        connection = sqlite3.connect(file if file else ":memory:", timeout=wait, isolation_level=None)
        try:
            _check(connection, name, application, len(migrations))
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute("PRAGMA foreign_keys = ON")
            _migrate(connection, application, migrations)
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


def open_or_begin(file: Path, make: Callable[[Path | None], T], lost: str) -> tuple[T, str | None]:
    """What `make` makes of the file, and a sentence for the person where something is wrong with it. It never fails.

    A damaged or foreign file is set aside under another name and a new one begun. Where the file is from a newer version or can't be used,
    it stays as it is and `make(None)` works in memory; `lost` says what that means.
    """
    try:
        return make(file), None
    except (UnreadableDatabase, ForeignDatabase) as error:
        try:
            aside = set_aside(file)
            words = _("{reason} It was set aside as {aside}, and a new one begun.")
            return make(file), words.format(reason=error, aside=aside.name)
        except (OSError, DatabaseError):
            return make(None), f"{error} {lost}"
    except DatabaseError as error:
        return make(None), f"{error} {lost}"


def set_aside(file: Path) -> Path:
    """Move the file, and what SQLite keeps beside it, out of the way; never onto another. Raises OSError."""
    number = 1
    while (aside := file.with_name(f"{file.stem}-aside-{number}{file.suffix}")).exists():
        number += 1
    file.rename(aside)
    for ending in ("-wal", "-shm"):
        beside = file.with_name(file.name + ending)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + ending))
    return aside


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])


def _check(connection: sqlite3.Connection, name: str, application: int, newest: int) -> None:
    """Refuses what is not ours, from the future, or damaged. Nothing is written yet."""
    found, version = _pragma(connection, "application_id"), _pragma(connection, "user_version")
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if found != application:
        if found or version or tables:
            raise ForeignDatabase(_("{file} belongs to another program.").format(file=name))
        return
    if version > newest:
        words = _("{file} was written by a newer version of this program, which must be used to read it.")
        raise NewerDatabase(words.format(file=name))
    sound = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if sound != "ok":
        raise UnreadableDatabase(_("{file} is damaged: {reason}.").format(file=name, reason=" ".join(str(sound).split())))


def _migrate(connection: sqlite3.Connection, application: int, migrations: Sequence[Sequence[str]]) -> None:
    for version in range(_pragma(connection, "user_version"), len(migrations)):
        with writing(connection):
            for statement in migrations[version]:
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {application}")
            connection.execute(f"PRAGMA user_version = {version + 1}")
