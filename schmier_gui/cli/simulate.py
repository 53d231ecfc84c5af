"""`simulate`: whole games between computer players, without a window."""

from __future__ import annotations

import hashlib
import secrets
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from gettext import gettext as _
from pathlib import Path
from typing import IO, Any

import msgspec

from schmier_gui.ai import Profile, make_bots, play_game
from schmier_gui.cli.output import say
from schmier_gui.engine.cards import Game
from schmier_gui.engine.errors import SchmierError
from schmier_gui.engine.rules import Rules, preset
from schmier_gui.engine.session import Session


class Simulation(msgspec.Struct, frozen=True):
    """What to play. `players` by seat; `record` is the file for the records, if any."""

    rules: Rules
    games: int
    seed: str
    players: tuple[Profile, ...]
    record: Path | None = None


class Tally:
    """What is counted while games are played."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.games, self.deals, self.won = rules, 0, 0, [0] * rules.sides

    def add(self, session: Session) -> None:
        """Count one more finished game."""
        self.games += 1
        self.deals += session.state.number
        for side in session.state.winners:
            self.won[side] += 1


def plan(
    game: Game, games: int, seed: str | None, players: Sequence[str] | None, name: str | None, options: dict[str, Any], record: Path | None
) -> Simulation:
    """The simulation asked for; house rules `options` on top of preset `name`. Raises SchmierError that says what is wrong."""
    base = preset(name or game, game)
    rules = Rules.from_disk(game, base.on_disk() | options)
    profiles = tuple(Profile(player) for player in (players if players is not None else ("club",) * rules.seats))
    if len(profiles) != rules.seats:
        raise SchmierError(_("there are {seats} seats, but {count} players").format(seats=rules.seats, count=len(profiles)))
    return Simulation(rules, games, secrets.token_hex(8) if seed is None else seed, profiles, record)


def game_seed(seed: str, number: int) -> str:
    """The seed of the deals of game `number`, counted from 1."""
    return f"{seed}-{number}"


def players_secret(seed: str, number: int) -> str:
    """What the players' own seeds are made from: a hash, from which no player could get back to the deals."""
    return hashlib.sha256(f"{seed}/players/{number}".encode()).hexdigest()


def played(order: Simulation) -> Iterator[Session]:
    """The games, one after the other. Raises SchmierError that names the game where players get stuck."""
    for number in range(1, order.games + 1):
        bots = make_bots(order.players, players_secret(order.seed, number))
        seed = game_seed(order.seed, number)
        try:
            yield play_game(bots, order.rules, seed)
        except SchmierError as error:
            raise SchmierError(_("game {number} (seed {seed}): {reason}").format(number=number, seed=seed, reason=error)) from error


def simulate(order: Simulation) -> int:
    """Play, write records and print the result; returns the exit status. Raises SchmierError, or OSError for the file."""
    tally = Tally(order.rules)
    with ExitStack() as stack:
        file: IO[str] | None = None
        if order.record:
            file = stack.enter_context(order.record.open("w", encoding="utf-8", newline="\n"))
        begun = time.perf_counter()
        for session in _with_progress(played(order), order.games):
            tally.add(session)
            if file:
                file.write(session.record())
        seconds = time.perf_counter() - begun
    _report(order, tally, seconds)
    return 0


def _with_progress(games: Iterator[Session], total: int) -> Iterator[Session]:
    """The same games, with a bar on a terminal."""
    if not sys.stderr.isatty():
        yield from games
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(games, description=_("Playing"), total=total, console=Console(stderr=True), transient=True)


def _report(order: Simulation, tally: Tally, seconds: float) -> None:
    say(_("Seed: {seed}").format(seed=order.seed))
    say(_("Games: {count}").format(count=tally.games))
    say(_("Deals: {count}").format(count=tally.deals))
    say(_("Deals per second: {count:.0f}").format(count=tally.deals / max(seconds, 1e-9)))
    for side, count in enumerate(tally.won):
        seats = ", ".join(str(seat) for seat in range(order.rules.seats) if order.rules.side(seat) == side)
        say(_("Games won by side {side} (seats {seats}): {count}").format(side=side, seats=seats, count=count))
