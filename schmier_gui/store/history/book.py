"""The history: brought up to date from the records, and asked for figures."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Iterable, Iterator
from datetime import date
from gettext import gettext as _
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

import msgspec

from schmier_gui.database import open_or_begin, opened, told, writing
from schmier_gui.engine.errors import SchmierError
from schmier_gui.engine.record import split_games, whole_lines
from schmier_gui.engine.replay import replaying
from schmier_gui.store.autosave import FINISHED
from schmier_gui.store.history import fairness as chances
from schmier_gui.store.history import figures as sums
from schmier_gui.store.history.facts import YOU, DealFacts, GameFacts, facts_of
from schmier_gui.store.history.filters import Filter, Offered, offered
from schmier_gui.store.history.schema import APPLICATION, MIGRATIONS

log = logging.getLogger("schmier.store")

FILE = "history.sqlite"
_DAY = re.compile(r"\d{4}-\d\d-\d\d")


class RecordFile(NamedTuple):
    """A record in the person's folder: its name there, and what shows that it has changed."""

    name: str
    size: int
    changed: int


class History:
    """All games of one person's folder, in a file or, without one, in memory only. Every method but `close` raises DatabaseError."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._name = file.name if file else _("The history")
        self._connection = opened(file, APPLICATION, MIGRATIONS)

    def catch_up(self, folder: Path) -> Iterator[int]:
        """Take in what is new or changed among the records, forget what is gone; yields, often, how many files are still to be read.

        A file that can't be read counts for nothing, and is looked at again when it has changed.
        """
        there = {found.name: found for found in record_files(folder)}
        with told(self._name):
            known = {RecordFile(*row) for row in self._connection.execute("SELECT name, size, changed FROM files")}
        gone = [old.name for old in known if there.get(old.name) != old]
        if gone:
            with told(self._name), writing(self._connection):
                forget(self._connection, gone)
        todo = [found for found in there.values() if found not in known]
        for place, found in enumerate(todo):
            for _line in self._take_in(folder, found):
                yield len(todo) - place
        yield 0

    def figures(self, wanted: Filter) -> sums.Figures:
        """What the games come to."""
        with told(self._name):
            return sums.figures(self._connection, wanted)

    def fairness(self, game: str) -> chances.Fairness:
        """What every seat was dealt in all deals of a game."""
        with told(self._name):
            return chances.fairness(self._connection, game)

    def offered(self) -> Offered:
        """What can be chosen in a filter."""
        with told(self._name):
            return offered(self._connection)

    def problems(self) -> list[tuple[str, str]]:
        """Records that can't be read, and why."""
        with told(self._name):
            rows = self._connection.execute("SELECT name, problem FROM files WHERE problem IS NOT NULL ORDER BY name")
            return [(name, problem) for name, problem in rows]

    def close(self) -> None:
        """Safe to call twice."""
        try:
            self._connection.close()
        except sqlite3.Error as error:
            log.warning("%s: %s", self._name, error)

    def __enter__(self) -> History:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def _take_in(self, folder: Path, found: RecordFile) -> Iterator[None]:
        games, problem = list[GameFacts](), None
        try:
            lines, _warning = whole_lines((folder / found.name).read_bytes())
            for game in split_games(lines, found.name):
                yield from replaying(game, found.name)
                games.append(facts_of(line for _number, line in game))
        except (SchmierError, OSError, RecursionError) as error:
            log.warning("history: %s", error)
            games, problem = [], str(error)
        yield
        with told(self._name), writing(self._connection):
            self._connection.execute("INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)", (*found, problem))
            for place, facts in enumerate(games):
                write_game(self._connection, found, place, facts)
            sort_out_repeats(self._connection, {facts.header.seed for facts in games})


def open_history(file: Path) -> tuple[History, str | None]:
    """The history in this file, and a sentence for the person where something is wrong with it (database.open_or_begin)."""
    return open_or_begin(file, History, _("The statistics are made anew from your records each time."))


def record_files(folder: Path) -> list[RecordFile]:
    """Every record of a game in the person's folder: finished ones, unfinished ones, and those for whose folder there was no room."""
    found = []
    for path in sorted((*(folder / FINISHED).glob("*.jsonl"), *folder.glob("*.jsonl"))):
        if ".unreadable-" in path.name:
            continue
        try:
            state = path.stat()
        except OSError:
            continue
        found.append(RecordFile(path.relative_to(folder).as_posix(), state.st_size, state.st_mtime_ns))
    return found


def forget(connection: sqlite3.Connection, names: Iterable[str]) -> None:
    """Remove what came from these files."""
    for name in names:
        seeds = [seed for (seed,) in connection.execute("SELECT seed FROM games WHERE file = ?", (name,))]
        connection.execute("DELETE FROM files WHERE name = ?", (name,))
        sort_out_repeats(connection, seeds)


def sort_out_repeats(connection: sqlite3.Connection, seeds: Iterable[str | None]) -> None:
    """Of games with the same seed one counts: the first that was finished, else the first. Whoever plays the others may know the cards."""
    connection.executemany(
        """UPDATE games SET again = id != (
            SELECT other.id FROM games AS other WHERE other.seed = games.seed AND other.game = games.game
            ORDER BY other.winners IS NULL, other.day, other.at, other.file, other.place LIMIT 1)
        WHERE seed = ?""",
        [(seed,) for seed in seeds if seed is not None],
    )


def day_of(found: RecordFile) -> str:
    """The date in a record's name, else that of its last change."""
    named = _DAY.match(found.name.rpartition("/")[2])
    if named is not None:
        return named.group()
    try:
        return date.fromtimestamp(found.changed / 1e9).isoformat()
    except (OverflowError, ValueError, OSError):
        return date(1970, 1, 1).isoformat()


def write_game(connection: sqlite3.Connection, found: RecordFile, place: int, game: GameFacts) -> None:
    """Write one game with all its deals."""
    header = game.header
    values = {
        "file": found.name,
        "place": place,
        "day": day_of(found),
        "at": found.changed,
        "game": game.rules.game,
        "rules": _text(dict(sorted(game.rules.on_disk().items()))),
        "names": _text(header.names),
        "players": _text(header.players),
        "level": game.level,
        "seed": header.seed,
        "sides": game.rules.sides,
        "taken_back": header.taken_back,
        "watched": game.watched,
        "winners": None if game.winners is None else _text(game.winners),
        "won": None if game.winners is None else game.rules.side(YOU) in game.winners,
    }
    places = ", ".join(f":{column}" for column in values)
    number = connection.execute(f"INSERT INTO games ({', '.join(values)}) VALUES ({places})", values).lastrowid
    for deal in game.deals:
        _write_deal(connection, number, deal)


def _write_deal(connection: sqlite3.Connection, game: int | None, deal: DealFacts) -> None:
    declarer, bid = deal.contract
    score = deal.score
    made = None if score is None or bid is None else score.made
    number = connection.execute(
        "INSERT INTO deals (game, number, dealer, declarer, bid, trump, made, thrown_in) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (game, deal.number, deal.dealer, declarer, bid, deal.trump, made, deal.thrown_in),
    ).lastrowid
    calls = [(number, place, seat, amount) for place, (seat, amount) in enumerate(deal.calls)]
    connection.executemany("INSERT INTO calls VALUES (?, ?, ?, ?)", calls)
    connection.executemany("INSERT INTO held VALUES (?, ?, ?, ?, ?, ?, ?)", [(number, seat, *held) for seat, held in enumerate(deal.held)])
    if score is not None:
        connection.executemany("INSERT INTO points VALUES (?, ?, ?)", [(number, point, side) for point, side in score.points.items()])
        rows = zip(score.pips, score.change, score.scores, strict=True)
        connection.executemany("INSERT INTO scores VALUES (?, ?, ?, ?, ?)", [(number, side, *row) for side, row in enumerate(rows)])


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
