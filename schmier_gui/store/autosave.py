"""The unfinished games, one of each kind, written choice by choice so that a crash loses nothing that was on the screen."""

from __future__ import annotations

import contextlib
import datetime
import logging
import os
from collections.abc import Callable
from gettext import gettext as _
from pathlib import Path
from typing import IO

import msgspec

from schmier_gui.engine.cards import Game
from schmier_gui.engine.errors import RecordError, SchmierError
from schmier_gui.engine.replay import load_all
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.session import Session
from schmier_gui.store.files import StoreError, cannot_write, kept_aside, move_in, write_whole

log = logging.getLogger("schmier.store")

GAMES: tuple[Game, ...] = ("schmier", "smear")
FINISHED = "games"


class Summary(msgspec.Struct, frozen=True):
    """What a Continue button says: `scores` by side, the person's first; `number` the deal in play."""

    rules: Rules
    number: int
    scores: tuple[int, ...]
    names: tuple[str, ...]


def unfinished_file(folder: Path, game: Game) -> Path:
    """Where the unfinished game of this kind lives."""
    return folder / f"unfinished-{game}.jsonl"


class Autosave:
    """Keeps one running game on disk. Every method that writes raises StoreError; the game can go on and the next write catches up."""

    def __init__(self, folder: Path, today: Callable[[], datetime.date] = datetime.date.today) -> None:
        self.folder = folder
        self._today = today
        self._file: IO[bytes] | None = None
        self._written = 0
        self._game: Game | None = None

    def begin(self, session: Session) -> None:
        """Write a new or loaded game from its first line, in place of an older one of the same kind."""
        self.close()
        self._game = session.rules.game
        self.rewrite(session)

    def append(self, session: Session) -> None:
        """Write and flush what has happened since the last write: call it before the screen shows it.

        The whole game, where somebody has taken the file or its folder away meanwhile.
        """
        if self._file is None or not self._lies_there(self._file):
            self.rewrite(session)
            return
        text = "".join(f"{line}\n" for line in session.lines(self._written))
        try:
            self._file.write(text.encode())
            self._file.flush()
        except OSError as error:
            self._drop_file()
            raise cannot_write(self.path, error) from error
        self._written = len(session.log)

    def rewrite(self, session: Session) -> None:
        """Write the whole game at once: after a take-back, and after a write that failed half-way."""
        self._drop_file()
        write_whole(self.path, session.record().encode())
        try:
            self._file = self.path.open("ab")
        except OSError as error:
            raise cannot_write(self.path, error) from error
        self._written = len(session.log)

    def sync(self) -> None:
        """Bring what was flushed to the disk: at the end of a deal, when idle, before closing."""
        if self._file is None:
            return
        try:
            os.fsync(self._file.fileno())
        except OSError as error:
            self._drop_file()
            raise cannot_write(self.path, error) from error

    def finish(self, session: Session) -> Path:
        """Move a finished game among the finished ones; returns where it now is."""
        if self._file is None or self._written != len(session.log) or not self._lies_there(self._file):
            self.append(session)
        self.close()
        kept = _shelve(self.path, session.rules.game, self._today())
        self._game = None
        return kept

    def close(self) -> None:
        """Sync and let go of the file. Never raises: what was flushed is with the system already."""
        with contextlib.suppress(StoreError):
            self.sync()
        self._drop_file()

    @property
    def path(self) -> Path:
        """The file of the running game. Raises RuntimeError before `begin`."""
        if self._game is None:
            raise RuntimeError("no game has begun")
        return unfinished_file(self.folder, self._game)

    def _lies_there(self, file: IO[bytes]) -> bool:
        """Whether the open file is still the one that its path names."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), self.path.stat())
        except OSError:
            return False

    def _drop_file(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
        self._file = None


def load_unfinished(folder: Path, game: Game) -> tuple[Session | None, str | None]:
    """The unfinished game of this kind, and a sentence for the person where something is wrong.

    A file that can't be read is kept under another name; one whose game is over goes among the finished games.
    """
    path = unfinished_file(folder, game)
    if not os.path.lexists(path):
        return None, None
    try:
        session = _read(path, game)
    except (SchmierError, OSError, RecursionError) as error:
        log.warning("%s: %s", path.name, error)
        return None, kept_aside(path, _("The saved game could not be read; it has been kept as {file}."))
    if session.state.phase == "over":
        with contextlib.suppress(StoreError):
            _shelve(path, game, datetime.date.today())
        return None, None
    if session.warnings:
        return session, _("The last move of the saved game was cut short; the game goes on from the one before it.")
    return session, None


def make_room(folder: Path, game: Game) -> str | None:
    """Put an unfinished game of this kind among the finished ones, so that another can begin; the sentence that says so.

    Raises StoreError where the disk refuses.
    """
    path = unfinished_file(folder, game)
    if not os.path.lexists(path):
        return None
    kept = _shelve(path, game, datetime.date.today())
    return _("Your unfinished game has been kept as {file} in the folder of past games.").format(file=kept.name)


def summary(session: Session) -> Summary:
    """What to say of an unfinished game."""
    return Summary(session.rules, session.state.number, session.state.scores, session.names)


def _read(path: Path, game: Game) -> Session:
    games = list(load_all(path))
    if len(games) != 1:
        raise RecordError(f"an unfinished game stands alone in its file, here are {len(games)}", 1, path.name)
    session = games[0]
    if session.rules.game != game:
        raise RecordError(f"this is a game of {session.rules.game}", 1, path.name)
    if session.decision is None and session.state.phase != "over":
        raise RecordError("the deals of this record have run out", 1, path.name)
    return session


def _shelve(path: Path, game: Game, day: datetime.date) -> Path:
    """Among the finished games, or beside them where their folder can't be written. Raises StoreError."""
    stem = f"{day.isoformat()}-{game}"
    try:
        return move_in(path, path.parent / FINISHED, stem)
    except StoreError as error:
        log.warning("%s", error)
        return move_in(path, path.parent, stem)
