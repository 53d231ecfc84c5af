"""What every seat was dealt, and how far chance alone may take it from its share: an answer to "the deals are rigged"."""

from __future__ import annotations

import sqlite3
from math import sqrt

import msgspec

from schmier_gui.engine.cards import PACKS, Game
from schmier_gui.engine.rules import Rules

HAND = 6
REACH = 2.576
"""Standard errors on both sides of the mean: chance alone stays within in 99 cases of 100."""

KINDS: dict[Game, dict[str, int]] = {
    "schmier": {"trumps": 15, "aces": 4, "bowers": 2, "joker": 1},
    "smear": {"trumps": 8, "aces": 4, "bowers": 1, "tens": 4},
}
"""How many of each kind are in the pack; in Smear the only bower is the jack of trump."""


class Held(msgspec.Struct, frozen=True):
    """One kind of card: `counts` by seat over all deals; `mean`, and how far to both sides of it chance reaches (`reach`)."""

    kind: str
    counts: tuple[int, ...]
    mean: float
    reach: float

    @property
    def outside(self) -> int:
        """How many seats lie beyond the reach of chance."""
        return sum(abs(count - self.mean) > self.reach for count in self.counts)


class Fairness(msgspec.Struct, frozen=True):
    """All deals of a game that came from a seed, each once; those that were left before their end too, but not the one in hand."""

    game: Game
    deals: int
    held: tuple[Held, ...]

    @property
    def numbers(self) -> int:
        """How many counts there are."""
        return sum(len(held.counts) for held in self.held)

    @property
    def outside(self) -> int:
        """How many of them lie beyond the reach of chance."""
        return sum(held.outside for held in self.held)


def fairness(connection: sqlite3.Connection, game: str) -> Fairness:
    """What every seat was dealt in all deals of a game."""
    kind: Game = "smear" if game == "smear" else "schmier"
    deals = """SELECT min(deals.id) FROM deals JOIN games ON games.id = deals.game
        WHERE games.game = ? AND seed IS NOT NULL AND (thrown_in OR file NOT LIKE 'unfinished-%' OR deals.id IN (SELECT deal FROM scores))
        GROUP BY seed, number"""
    count = connection.execute(f"SELECT count(*) FROM ({deals})", (kind,)).fetchone()[0]
    columns = ", ".join(f"sum({name})" for name in KINDS[kind])
    rows = connection.execute(f"SELECT {columns} FROM held WHERE deal IN ({deals}) GROUP BY seat ORDER BY seat", (kind,)).fetchall()
    seats = rows or [(0,) * len(KINDS[kind])] * Rules(game=kind).seats
    held = [held_by_chance(kind, name, tuple(row[place] for row in seats), count) for place, name in enumerate(KINDS[kind])]
    return Fairness(kind, count, tuple(held))


def held_by_chance(game: Game, kind: str, counts: tuple[int, ...], deals: int) -> Held:
    """The counts beside what chance allows: six cards drawn from the pack without putting back, `deals` times."""
    pack = len(PACKS[game])
    share = KINDS[game][kind] / pack
    spread = HAND * share * (1 - share) * (pack - HAND) / (pack - 1)
    return Held(kind, counts, deals * HAND * share, REACH * sqrt(deals * spread))
