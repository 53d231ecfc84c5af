"""The figures behind the charts. A call that is just right or too close to call costs nothing; costs are in chance to win the game.

Calls on which nothing hung, for the game was nearly decided, are practice but prove nothing: they are left out of the judged ones.
"""

from __future__ import annotations

import sqlite3
from datetime import date, timedelta

import msgspec

from schmier_gui.coach.grade import Step
from schmier_gui.coach.progress.notes import LEANS, SOUND_KEYS
from schmier_gui.engine.cards import Game

CHARGED = "CASE WHEN step IN ('right', 'close') THEN 0 ELSE cost END"
JUDGED = "step <> 'decided' AND game = coalesce(?, game)"


class Week(msgspec.Struct, frozen=True):
    """The calls of one week, Monday to Sunday: how many, and what one costs in the mean."""

    monday: date
    calls: int
    cost: float


class Share(msgspec.Struct, frozen=True):
    """The calls of one kind (`key` as in coach.kinds or notes.LEANS): how many, the cost of one in the mean, and of all together."""

    key: str
    calls: int
    cost: float
    total: float


class Bin(msgspec.Struct, frozen=True):
    """Guesses from `low` to `high`: how many, their mean, and how often it really happened."""

    low: float
    high: float
    count: int
    guessed: float
    happened: float


class Brier(msgspec.Struct, frozen=True):
    """The mean squared error of guesses: 0 is perfect, 0.25 is what "one in two" always earns. `coach`: that of the estimate's chances."""

    yours: float
    coach: float
    count: int


class Counts(msgspec.Struct, frozen=True):
    """All calls, those that something hung on, and the sound ones; today's; days practised in a row up to today or yesterday; sound calls
    in a row, now and at best.
    """

    calls: int
    judged: int
    sound: int
    today: int
    days_in_a_row: int
    sound_in_a_row: int
    best_in_a_row: int


def by_week(connection: sqlite3.Connection, game: Game | None) -> list[Week]:
    """Every week in which something was practised, in order."""
    rows = connection.execute(
        f"SELECT day, count(*), sum({CHARGED}) FROM calls WHERE {JUDGED} GROUP BY day ORDER BY day", (game,)
    )
    weeks: dict[date, tuple[int, float]] = {}
    for day, calls, cost in rows:
        on = date.fromisoformat(day)
        monday = on - timedelta(days=on.weekday())
        before = weeks.get(monday, (0, 0.0))
        weeks[monday] = (before[0] + calls, before[1] + cost)
    return [Week(monday, calls, cost / calls) for monday, (calls, cost) in weeks.items()]


def by_column(connection: sqlite3.Connection, column: str, game: Game | None) -> list[Share]:
    """By "seat", "score" or "lean", what costs most first."""
    assert column in ("seat", "score", "lean")
    rows = connection.execute(
        f"SELECT {column}, count(*), sum({CHARGED}) FROM calls WHERE {JUDGED} GROUP BY {column}", (game,)
    )
    return _shares(rows)


def by_kind(connection: sqlite3.Connection, game: Game | None) -> list[Share]:
    """By kind of hand, what costs most first; a hand of two kinds counts in both."""
    rows = connection.execute(
        f"SELECT kind, count(*), sum({CHARGED}) FROM kinds JOIN calls ON calls.id = call WHERE {JUDGED} GROUP BY kind",
        (game,),
    )
    return _shares(rows)


def boldness(connection: sqlite3.Connection, game: Game | None) -> list[Share]:
    """By how calls were off, every one of LEANS in its order."""
    found = {share.key: share for share in by_column(connection, "lean", game)}
    return [found.get(lean, Share(lean, 0, 0.0, 0.0)) for lean in LEANS]


def _shares(rows: sqlite3.Cursor) -> list[Share]:
    shares = [Share(key, calls, total / calls, total) for key, calls, total in rows]
    return sorted(shares, key=lambda share: (-share.total, share.key))


_GUESSES = """SELECT guess, coalesce(happened, chance), chance FROM calls
    WHERE guess IS NOT NULL AND chance IS NOT NULL AND game = coalesce(?, game)"""


def calibration(connection: sqlite3.Connection, game: Game | None, bins: int) -> list[Bin]:
    """Own guesses against what happened: made or not where the hand was played out, else the estimate's share. Empty bins are left out."""
    found: dict[int, list[tuple[float, float]]] = {}
    for guess, happened, _chance in connection.execute(_GUESSES, (game,)):
        found.setdefault(min(int(guess * bins), bins - 1), []).append((guess, happened))
    return [
        Bin(place / bins, (place + 1) / bins, len(rows), *(sum(column) / len(rows) for column in zip(*rows, strict=True)))
        for place, rows in sorted(found.items())
    ]


def brier(connection: sqlite3.Connection, game: Game | None) -> Brier | None:
    """The Brier score of own guesses and of the estimate on the same calls; None without a guess."""
    rows = connection.execute(_GUESSES, (game,)).fetchall()
    if not rows:
        return None
    yours = sum(_squared(guess, happened) for guess, happened, _chance in rows)
    coach = sum(_squared(chance, happened) for _guess, happened, chance in rows)
    return Brier(yours / len(rows), coach / len(rows), len(rows))


def _squared(said: float, share: float) -> float:
    """The expected squared error where it happens in this share of deals."""
    return share * (1 - said) ** 2 + (1 - share) * said**2


def counts(connection: sqlite3.Connection, today: date, game: Game | None) -> Counts:
    """Numbers and streaks."""
    rows = connection.execute("SELECT day, step FROM calls WHERE game = coalesce(?, game) ORDER BY id", (game,)).fetchall()
    sound = [step in SOUND_KEYS for _day, step in rows if step != Step.DECIDED.key]
    run = best = 0
    for good in sound:
        run = run + 1 if good else 0
        best = max(best, run)
    days = {date.fromisoformat(day) for day, _step in rows}
    on_the_day = sum(day == today.isoformat() for day, _step in rows)
    return Counts(len(rows), len(sound), sum(sound), on_the_day, _days_in_a_row(days, today), run, best)


def _days_in_a_row(days: set[date], today: date) -> int:
    on = today if today in days else today - timedelta(days=1)
    length = 0
    while on in days:
        length, on = length + 1, on - timedelta(days=1)
    return length
