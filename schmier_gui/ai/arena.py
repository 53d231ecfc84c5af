"""Whole games between computer players, without a window, and matches that tell which of two is the stronger."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from math import inf, sqrt
from statistics import fmean, stdev

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


class Arena:
    """Duplicate matches: A on one side and B on every other, each deal and each game replayed with A on every side in turn.

    `deals` and `games` play one at a time, so that progress can be shown; `clock` gives seconds, for the time per decision. `points`: for
    each deal A's score less the mean of the others', averaged over the sides; `wins`: for each game the share of the sides from which
    A won it; `contracts`: by player (made, all); `times` by player in milliseconds.
    """

    def __init__(self, a: Profile, b: Profile, rules: Rules, seed: str, clock: Callable[[], float]) -> None:
        self.a, self.b, self.rules, self.seed, self._clock = a, b, rules, seed, clock
        self.points: list[float] = []
        self.wins: list[float] = []
        self.contracts = {"a": [0, 0], "b": [0, 0]}
        self.times: dict[str, list[float]] = {"a": [], "b": []}

    def deals(self, count: int) -> Iterator[None]:
        """Play so many single deals from no score, the dealer passing on from one to the next."""
        for number in range(1, count + 1):
            gains = []
            for side in range(self.rules.sides):
                dealer = number % self.rules.seats
                scored = self._play(side, f"{self.seed}/deal/{number}", number, dealer, True)[0]
                others = [change for other, change in enumerate(scored.change) if other != side]
                gains.append(scored.change[side] - sum(others) / len(others))
            self.points.append(sum(gains) / len(gains))
            yield

    def games(self, count: int) -> Iterator[None]:
        """Play so many games to their end."""
        for number in range(1, count + 1):
            won = 0.0
            for side in range(self.rules.sides):
                winners = self._play(side, f"{self.seed}/game/{number}", number, None, False)[1]
                won += (side in winners) / len(winners)
            self.wins.append(won / self.rules.sides)
            yield

    def _play(self, side: int, seed: str, number: int, dealer: int | None, one_deal: bool) -> tuple[DealScored, tuple[int, ...]]:
        """One game with A on `side`, or its first scored deal: the last score, and who has won. Raises GameStuck as R24 says."""
        seats, mine = self.rules.seats, [self.rules.side(seat) == side for seat in range(self.rules.seats)]
        bots = make_bots([self.a if own else self.b for own in mine], secret_of(seed, number))
        session = Session.new(self.rules, seed=seed, dealer=dealer, players=["arena"] * seats)
        scored = None
        while (seat := session.state.turn) >= 0 and not (one_deal and scored):
            view, begun = session.view(seat), self._clock()
            action = decide(bots[seat], view)
            who = "a" if mine[seat] else "b"
            self.times[who].append((self._clock() - begun) * 1000)
            for event in session.submit(action):
                if isinstance(event, DealScored):
                    scored = event
                    self._note_contract(event, mine)
        assert scored is not None
        return scored, session.state.winners

    def _note_contract(self, scored: DealScored, mine: list[bool]) -> None:
        tally = self.contracts["a" if mine[scored.declarer] else "b"]
        tally[0] += scored.made
        tally[1] += 1


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of paired values, and the ends of its 95 % interval. Raises ValueError for no values."""
    if not values:
        raise ValueError("there are no values")
    mean = fmean(values)
    half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return mean, mean - half, mean + half
