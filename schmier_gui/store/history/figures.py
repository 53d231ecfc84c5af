"""What games come to. The person sits in seat 0."""

from __future__ import annotations

import sqlite3

import msgspec

from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import Point
from schmier_gui.store.history.filters import Filter


class Results(msgspec.Struct, frozen=True):
    """Finished games of one kind against one level of opponents: how many, how many won, and how many of them one wins by chance.

    (Sixths are added up, so that the order of the games leaves no trace.)
    """

    game: Game
    level: str
    played: int
    won: int
    by_chance: float


class Contract(msgspec.Struct, frozen=True):
    """The person's contracts at one bid: how many, how many made; `took[n]`: in how many their side took n points."""

    game: Game
    bid: int
    times: int
    made: int
    took: tuple[int, ...]

    @property
    def mean(self) -> float:
        """Points taken in the mean."""
        return sum(points * times for points, times in enumerate(self.took)) / self.times


class PointShare(msgspec.Struct, frozen=True):
    """One point of the deal: in how many deals it was there to be taken, by the person's side, by nobody, and theirs by chance."""

    point: Point
    deals: int
    yours: int
    nobody: int
    by_chance: float


class Runs(msgspec.Struct, frozen=True):
    """Finished games in their order, True for won; wins (or, negative, losses) in a row now, and the most of each."""

    games: tuple[bool, ...]
    now: int
    best: int
    worst: int


class Figures(msgspec.Struct, frozen=True):
    """`deals`: played and scored; `change`: points that the person's side won or lost in them; `calls`: how often the person spoke, and
    passed; `apart`: games that the same filter would count apart (or, where it does, those that it counts otherwise).
    """

    finished: int
    won: int
    unfinished: int
    apart: int
    deals: int
    change: int
    calls: int
    passes: int
    results: tuple[Results, ...]
    contracts: tuple[Contract, ...]
    points: tuple[PointShare, ...]
    runs: Runs


def figures(connection: sqlite3.Connection, wanted: Filter) -> Figures:
    """All of them for one filter."""
    where, values = wanted.where()
    other, _values = msgspec.structs.replace(wanted, apart=not wanted.apart).where()

    def one(query: str, condition: str = where) -> tuple[int, ...]:
        found: tuple[int, ...] = connection.execute(query.format(where=condition), values).fetchone()
        return found

    finished, won, games = one("SELECT count(winners), coalesce(sum(won), 0), count(*) FROM games WHERE {where}")
    (apart,) = one("SELECT count(*) FROM games WHERE {where}", other)
    deals, change = one(
        """SELECT count(*), coalesce(sum(change), 0) FROM scores JOIN deals ON deals.id = deal JOIN games ON games.id = deals.game
        WHERE side = 0 AND {where}"""
    )
    calls, bids = one(
        """SELECT count(*), count(amount) FROM calls JOIN deals ON deals.id = deal JOIN games ON games.id = deals.game
        WHERE seat = 0 AND {where}"""
    )
    return Figures(
        finished=finished,
        won=won,
        unfinished=games - finished,
        apart=apart,
        deals=deals,
        change=change,
        calls=calls,
        passes=calls - bids,
        results=_results(connection, where, values),
        contracts=_contracts(connection, where, values),
        points=_points(connection, where, values),
        runs=_runs(connection, where, values),
    )


Values = dict[str, str | None]


def _results(connection: sqlite3.Connection, where: str, values: Values) -> tuple[Results, ...]:
    rows = connection.execute(
        f"""SELECT game, level, count(*), sum(won), sum(6 / sides) / 6.0 FROM games WHERE winners IS NOT NULL AND {where}
        GROUP BY game, level ORDER BY game, count(*) DESC, level""",
        values,
    )
    return tuple(Results(*row) for row in rows)


def _contracts(connection: sqlite3.Connection, where: str, values: Values) -> tuple[Contract, ...]:
    rows = connection.execute(
        f"""SELECT games.game, bid, made, (SELECT count(*) FROM points WHERE points.deal = deals.id AND side = 0)
        FROM deals JOIN games ON games.id = deals.game WHERE declarer = 0 AND made IS NOT NULL AND {where}""",
        values,
    )
    found: dict[tuple[Game, int], list[tuple[int, int]]] = {}
    for game, bid, made, took in rows:
        found.setdefault((game, bid), []).append((made, took))
    return tuple(
        Contract(game, bid, len(deals), sum(made for made, _took in deals), _spread([took for _made, took in deals]))
        for (game, bid), deals in sorted(found.items())
    )


def _spread(took: list[int]) -> tuple[int, ...]:
    return tuple(took.count(points) for points in range(max(took) + 1))


def _points(connection: sqlite3.Connection, where: str, values: Values) -> tuple[PointShare, ...]:
    """Deals that nobody played, scored against the dealer (R24), have no trump and no points to take."""
    rows = connection.execute(
        f"""SELECT point, count(*), coalesce(sum(side = 0), 0), sum(side IS NULL),
        sum((side IS NOT NULL) * (6 / sides)) / 6.0 FROM points
        JOIN deals ON deals.id = deal JOIN games ON games.id = deals.game WHERE trump IS NOT NULL AND {where} GROUP BY point""",
        values,
    )
    order = ("high", "low", "right", "left", "joker", "jack", "game")
    return tuple(sorted((PointShare(*row) for row in rows), key=lambda share: order.index(share.point)))


def _runs(connection: sqlite3.Connection, where: str, values: Values) -> Runs:
    rows = connection.execute(f"SELECT won FROM games WHERE winners IS NOT NULL AND {where} ORDER BY day, at, file, place", values)
    games = tuple(bool(won) for (won,) in rows)
    now = best = worst = 0
    for won in games:
        now = (max(now, 0) + 1) if won else (min(now, 0) - 1)
        best, worst = max(best, now), max(worst, -now)
    return Runs(games, now, best, worst)
