"""The book of progress: what the screens write into and read from."""

from __future__ import annotations

import sqlite3
from datetime import date, datetime
from gettext import gettext as _
from pathlib import Path
from types import TracebackType

from schmier_gui.coach.hands import Situation
from schmier_gui.coach.progress import figures, schedule
from schmier_gui.coach.progress.errors import told
from schmier_gui.coach.progress.notes import Verdict, write_call
from schmier_gui.coach.progress.schema import opened, writing
from schmier_gui.database import open_or_begin
from schmier_gui.engine.cards import Game

FILE = "progress.sqlite"
BINS = 10


class Progress:
    """One person's calls, in a file or, without one, in memory only. Every call is kept the moment it is noted.

    Times are aware of their zone, in the person's own. Every method raises ProgressError with a sentence; the figures take one game, or
    both together.
    """

    def __init__(self, file: Path | None) -> None:
        """Open or begin the file. Raises a ProgressError of the kind that fits; the file is then as it was."""
        self.file = file
        self._connection: sqlite3.Connection = opened(file)

    def note(
        self,
        situation: Situation,
        verdict: Verdict,
        now: datetime,
        guess: float | None = None,
        name: str = "",
        repeat: int | None = None,
    ) -> int:
        """Keep one graded call; returns its number. A misjudged hand will come back.

        `guess`: the person's own chance to make the bid, 0 to 1; `name`: the number that brings the hand back; `repeat`: the id where the
        hand had come back itself.
        """
        with told(self.file), writing(self._connection):
            if repeat is not None and not schedule.is_there(self._connection, repeat):
                repeat = None
            number = write_call(self._connection, situation, verdict, now, guess, name, repeat)
            if repeat is not None:
                schedule.rate(self._connection, repeat, verdict.step, now)
            elif schedule.comes_back(verdict.step):
                schedule.add_hand(self._connection, situation, verdict.step, now)
        return number

    def happened(self, call: int, share: float) -> None:
        """What came of a noted call when it was played out: 1 made, 0 not made, or the share of many deals in which it was."""
        with told(self.file), writing(self._connection):
            self._connection.execute("UPDATE calls SET happened = ? WHERE id = ?", (float(share), call))

    def due(self, now: datetime, game: Game | None = None, limit: int = 20) -> list[schedule.Repeat]:
        """Hands that are due again, the longest due first, each in other suits than when it was last seen."""
        with told(self.file):
            return schedule.due_hands(self._connection, now, game, limit)

    def count_due(self, now: datetime, game: Game | None = None) -> int:
        """How many hands are due."""
        with told(self.file):
            return schedule.count_due(self._connection, now, game)

    def next_due(self, game: Game | None = None) -> datetime | None:
        """When the next hand is due, UTC; None where none will come back."""
        with told(self.file):
            return schedule.next_due(self._connection, game)

    def by_week(self, game: Game | None = None) -> list[figures.Week]:
        """Cost per call, week by week."""
        with told(self.file):
            return figures.by_week(self._connection, game)

    def by_seat(self, game: Game | None = None) -> list[figures.Share]:
        """Where the cost comes from, by place in the auction (coach.kinds)."""
        with told(self.file):
            return figures.by_column(self._connection, "seat", game)

    def by_score(self, game: Game | None = None) -> list[figures.Share]:
        """The same by score (coach.kinds)."""
        with told(self.file):
            return figures.by_column(self._connection, "score", game)

    def by_kind(self, game: Game | None = None) -> list[figures.Share]:
        """The same by kind of hand (coach.kinds)."""
        with told(self.file):
            return figures.by_kind(self._connection, game)

    def boldness(self, game: Game | None = None) -> list[figures.Share]:
        """The same by too bold, too shy, wrong suit, wrong cards, right; in this order, all of them."""
        with told(self.file):
            return figures.boldness(self._connection, game)

    def calibration(self, game: Game | None = None, bins: int = BINS) -> list[figures.Bin]:
        """Own guesses against what happened."""
        with told(self.file):
            return figures.calibration(self._connection, game, bins)

    def brier(self, game: Game | None = None) -> figures.Brier | None:
        """How good the guesses are, None before the first."""
        with told(self.file):
            return figures.brier(self._connection, game)

    def counts(self, today: date, game: Game | None = None) -> figures.Counts:
        """Numbers and streaks."""
        with told(self.file):
            return figures.counts(self._connection, today, game)

    def close(self) -> None:
        """Safe to call twice."""
        with told(self.file):
            self._connection.close()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def open_progress(file: Path) -> tuple[Progress, str | None]:
    """The progress in this file, and a sentence where something is wrong with it (database.open_or_begin). It never fails."""
    return open_or_begin(file, Progress, _("What you practise now is not kept."))
