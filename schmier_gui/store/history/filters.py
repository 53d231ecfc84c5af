"""Which games are counted."""

from __future__ import annotations

import sqlite3
from datetime import date

import msgspec

from schmier_gui.engine.cards import Game

APART = "(games.taken_back > 0 OR games.seed IS NULL OR games.again OR games.watched)"
"""Games that are counted apart: choices were taken back, cards were known beforehand, or no person played."""


class Filter(msgspec.Struct, frozen=True):
    """None leaves all. `level`: the opponents'; `rules`: as the history keeps them, with `game`; `since`: the first day.

    `apart`: only games that are counted apart, else only the others.
    """

    game: Game | None = None
    level: str | None = None
    rules: str | None = None
    since: date | None = None
    apart: bool = False

    def where(self) -> tuple[str, dict[str, str | None]]:
        """A condition on `games` and its values."""
        words = f"""games.game = coalesce(:game, games.game) AND games.level = coalesce(:level, games.level)
            AND games.rules = coalesce(:rules, games.rules) AND games.day >= coalesce(:since, games.day)
            AND {APART if self.apart else f"NOT {APART}"}"""
        since = None if self.since is None else self.since.isoformat()
        return words, {"game": self.game, "level": self.level, "rules": self.rules, "since": since}


class Offered(msgspec.Struct, frozen=True):
    """What there is to choose from: opponents' levels, and rules as (game, options as in a record), the usual ones first."""

    levels: tuple[str, ...]
    rules: tuple[tuple[Game, str], ...]


def offered(connection: sqlite3.Connection) -> Offered:
    """The levels and rules of all games kept."""
    levels = connection.execute("SELECT DISTINCT level FROM games ORDER BY level")
    rules = connection.execute("SELECT game, rules FROM games GROUP BY game, rules ORDER BY game, rules != '{}', count(*) DESC, rules")
    return Offered(tuple(level for (level,) in levels), tuple((game, text) for game, text in rules))
