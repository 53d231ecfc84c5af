"""When a misjudged hand comes back: spaced repetition, the same for the same answers at the same times."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from schmier_gui.coach.grade import Step
from schmier_gui.coach.hands import Situation
from schmier_gui.coach.progress.suits import change_for, in_other_suits
from schmier_gui.engine.cards import Game

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

_LOG = logging.getLogger("schmier.coach")
SOON = timedelta(minutes=10)
LATER = timedelta(days=1)
LONGEST_DAYS = 180


class Repeat(msgspec.Struct, frozen=True):
    """A hand that is due: `id` to note the answer by, the `situation` in other suits, and how often it has come back before."""

    id: int
    situation: Situation
    times: int


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    return Scheduler(
        learning_steps=(SOON, LATER), relearning_steps=(SOON,), maximum_interval=LONGEST_DAYS, enable_fuzzing=False
    )


def comes_back(step: Step) -> bool:
    """Whether a call of this step was misjudged."""
    return step in (Step.INEXACT, Step.MISTAKE, Step.BLUNDER)


def add_hand(connection: sqlite3.Connection, situation: Situation, step: Step, now: datetime) -> None:
    """A misjudged hand goes on the schedule; one that is there already is rated again."""
    from fsrs import Card

    text = msgspec.json.encode(situation).decode()
    found = connection.execute("SELECT id FROM hands WHERE situation = ?", (text,)).fetchone()
    if found is not None:
        rate(connection, found[0], step, now, came_back=False)
        return
    card = _reviewed(Card(card_id=0, due=_utc(now)), step, now)
    connection.execute(
        "INSERT INTO hands (situation, game, card, due) VALUES (?, ?, ?, ?)",
        (text, situation.rules.game, card.to_json(), card.due.timestamp()),
    )


def is_there(connection: sqlite3.Connection, hand: int) -> bool:
    """Whether this hand is on the schedule."""
    return connection.execute("SELECT 1 FROM hands WHERE id = ?", (hand,)).fetchone() is not None


def rate(connection: sqlite3.Connection, hand: int, step: Step, now: datetime, came_back: bool = True) -> None:
    """The answer to a hand on the schedule: when it comes again."""
    from fsrs import Card

    text = connection.execute("SELECT card FROM hands WHERE id = ?", (hand,)).fetchone()[0]
    card = _reviewed(Card.from_json(text), step, now)
    connection.execute(
        "UPDATE hands SET card = ?, due = ?, shown = shown + ? WHERE id = ?",
        (card.to_json(), card.due.timestamp(), int(came_back), hand),
    )


def due_hands(connection: sqlite3.Connection, now: datetime, game: Game | None, limit: int) -> list[Repeat]:
    """The hands that are due, the longest due first."""
    rows = connection.execute(
        "SELECT id, situation, shown FROM hands WHERE due <= ? AND game = coalesce(?, game) ORDER BY due, id LIMIT ?",
        (now.timestamp(), game, limit),
    )
    return list(_repeats(rows.fetchall()))


def _repeats(rows: list[tuple[int, str, int]]) -> Iterator[Repeat]:
    for hand, text, shown in rows:
        try:
            situation = msgspec.json.decode(text, type=Situation)
        except msgspec.ValidationError as error:
            _LOG.warning("hand %d can't be read: %s", hand, error)
            continue
        yield Repeat(hand, in_other_suits(situation, change_for(hand, shown)), shown)


def count_due(connection: sqlite3.Connection, now: datetime, game: Game | None) -> int:
    """How many hands are due."""
    row = connection.execute("SELECT count(*) FROM hands WHERE due <= ? AND game = coalesce(?, game)", (now.timestamp(), game))
    return int(row.fetchone()[0])


def next_due(connection: sqlite3.Connection, game: Game | None) -> datetime | None:
    """When the next hand is or was due, None where none is on the schedule; UTC."""
    found = connection.execute("SELECT min(due) FROM hands WHERE game = coalesce(?, game)", (game,)).fetchone()[0]
    return None if found is None else datetime.fromtimestamp(found, UTC)


def _reviewed(card: Card, step: Step, now: datetime) -> Card:
    from fsrs import Rating

    rating = {Step.INEXACT: Rating.Hard, Step.MISTAKE: Rating.Again, Step.BLUNDER: Rating.Again}.get(step, Rating.Good)
    return _scheduler().review_card(card, rating, _utc(now))[0]


def _utc(now: datetime) -> datetime:
    return now.astimezone(UTC)
