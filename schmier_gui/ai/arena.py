"""Whole games between computer players, without a window, and matches that tell which of two is the stronger."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Protocol

import msgspec

from schmier_gui.ai.bot import Bot, decide
from schmier_gui.ai.profile import Profile
from schmier_gui.ai.roster import make_bots
from schmier_gui.engine.errors import SchmierError
from schmier_gui.engine.events import DealScored
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.session import Player, Session


def play_game(
    bots: Sequence[Bot], rules: Rules, seed: str | int, dealer: int | None = None, names: Sequence[str] | None = None
) -> Session:
    """A game from the first deal to the end; `bots` by seat, `seed` of the deals.

    Raises SchmierError unless there is a bot for each seat, IllegalAction where a bot breaks the rules, GameStuck as R24 says.
    """
    if len(bots) != rules.seats:
        raise SchmierError(f"There are {rules.seats} seats, but {len(bots)} players")
    session = Session.new(rules, seed=seed, dealer=dealer, names=names, players=[player_of(bot) for bot in bots])
    while (seat := session.state.turn) >= 0:
        session.submit(decide(bots[seat], session.view(seat)))
    return session


def player_of(bot: Bot) -> Player:
    """How a record names this player: its profile on disk, or what it is called in its own program."""
    profile = getattr(bot, "profile", None)
    return type(bot).__name__ if profile is None else profile.on_disk()


def secret_of(seed: str, number: int) -> str:
    """What the players' own seeds are made from: a hash, from which no player could get back to the deals."""
    return hashlib.sha256(f"{seed}/players/{number}".encode()).hexdigest()


class Each(Protocol):
    """Like `map`: the results in order."""

    def __call__(self, one: Callable[[int], Replayed], numbers: Iterable[int], /) -> Iterator[Replayed]: ...


class Replayed(msgspec.Struct):
    """One deal or game, played once with A on each side. `value`: A's points over the others, or its share of wins, the mean of the sides;
    `contracts`: by player made and all; `times`: by player in milliseconds.
    """

    value: float = 0.0
    contracts: dict[str, list[int]] = msgspec.field(default_factory=lambda: {"a": [0, 0], "b": [0, 0]})
    times: dict[str, list[float]] = msgspec.field(default_factory=lambda: {"a": [], "b": []})


class Pairing(msgspec.Struct, frozen=True):
    """A on one side and B on every other. Deal and game `number` depend on the seed alone, so that they can be played in any order and in
    any process; `clock` gives seconds, for the time per decision.
    """

    a: Profile
    b: Profile
    rules: Rules
    seed: str
    clock: Callable[[], float]

    def deal(self, number: int) -> Replayed:
        """A single deal from no score, the dealer passing on from one number to the next. Raises GameStuck as R24 says."""
        found, dealer = Replayed(), number % self.rules.seats
        for side in range(self.rules.sides):
            scored = self._play(found, side, f"{self.seed}/deal/{number}", number, dealer)[0]
            others = [change for other, change in enumerate(scored.change) if other != side]
            found.value += (scored.change[side] - sum(others) / len(others)) / self.rules.sides
        return found

    def game(self, number: int) -> Replayed:
        """A game to its end. Raises GameStuck as R24 says."""
        found = Replayed()
        for side in range(self.rules.sides):
            winners = self._play(found, side, f"{self.seed}/game/{number}", number, None)[1]
            found.value += (side in winners) / len(winners) / self.rules.sides
        return found

    def _play(self, found: Replayed, side: int, seed: str, number: int, dealer: int | None) -> tuple[DealScored, tuple[int, ...]]:
        """One game with A on `side`, or its first scored deal where a dealer is given: the last score, and who has won."""
        seats, mine = self.rules.seats, [self.rules.side(seat) == side for seat in range(self.rules.seats)]
        bots = make_bots([self.a if own else self.b for own in mine], secret_of(seed, number))
        session = Session.new(self.rules, seed=seed, dealer=dealer, players=["arena"] * seats)
        scored = None
        while (seat := session.state.turn) >= 0 and not (dealer is not None and scored):
            view, begun = session.view(seat), self.clock()
            action = decide(bots[seat], view)
            found.times["a" if mine[seat] else "b"].append((self.clock() - begun) * 1000)
            for event in session.submit(action):
                if isinstance(event, DealScored):
                    scored = event
                    tally = found.contracts["a" if mine[event.declarer] else "b"]
                    tally[0] += event.made
                    tally[1] += 1
        assert scored is not None
        return scored, session.state.winners


class Arena:
    """Duplicate matches: each deal and each game replayed with A on every side in turn, and what is counted of them.

    `deals` and `games` yield after each, so that progress can be shown; `each` plays them: `map`, or one that uses several processes.
    `points` and `wins`: for each deal and each game the value of its `Replayed`.
    """

    def __init__(self, pairing: Pairing, each: Each = map) -> None:
        self.pairing, self._each = pairing, each
        self.points: list[float] = []
        self.wins: list[float] = []
        self.contracts = {"a": [0, 0], "b": [0, 0]}
        self.times: dict[str, list[float]] = {"a": [], "b": []}

    def deals(self, count: int) -> Iterator[None]:
        """Play so many single deals."""
        return self._play(self.pairing.deal, count, self.points)

    def games(self, count: int) -> Iterator[None]:
        """Play so many games to their end."""
        return self._play(self.pairing.game, count, self.wins)

    def _play(self, one: Callable[[int], Replayed], count: int, values: list[float]) -> Iterator[None]:
        for found in self._each(one, range(1, count + 1)):
            values.append(found.value)
            for who in "ab":
                self.times[who] += found.times[who]
                for place, number in enumerate(found.contracts[who]):
                    self.contracts[who][place] += number
            yield


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of paired values, and the ends of its 95 % interval. Raises ValueError for no values."""
    if not values:
        raise ValueError("there are no values")
    mean = fmean(values)
    half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return mean, mean - half, mean + half
