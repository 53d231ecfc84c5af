"""`arena`: duplicate matches between two computer players."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from gettext import gettext as _
from typing import Any

import msgspec

from schmier_gui.ai.arena import Arena, Each, Pairing, interval
from schmier_gui.ai.profile import Profile
from schmier_gui.cli.output import say
from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import Rules, preset

DEALS, GAMES = 200, 100


class Match(msgspec.Struct, frozen=True):
    """What to play: profile `a` against profile `b`."""

    a: Profile
    b: Profile
    rules: Rules
    deals: int
    games: int
    seed: str
    as_json: bool = False
    jobs: int = 1


def plan(
    players: tuple[str, str],
    game: Game,
    name: str | None,
    counts: tuple[int | None, int | None],
    seed: str | None,
    as_json: bool,
    jobs: int = 1,
) -> Match:
    """The match asked for; `counts` of deals and of games, None for as many as usual; `jobs` processes at once.

    Raises SchmierError that says what is wrong.
    """
    deals, games = counts
    a, b = (Profile(player) for player in players)
    chosen = secrets.token_hex(8) if seed is None else seed
    rules = preset(name or game, game)
    return Match(a, b, rules, DEALS if deals is None else deals, GAMES if games is None else games, chosen, as_json, jobs)


def arena(match: Match) -> int:
    """Play and print the result; returns the exit status. Raises SchmierError where players get stuck."""
    with _each(match.jobs) as each:
        played = Arena(Pairing(match.a, match.b, match.rules, match.seed, _thinking_clock()), each)
        _with_progress(played.deals(match.deals), match.deals, _("Deals"))
        _with_progress(played.games(match.games), match.games, _("Games"))
    found = result(match, played)
    if match.as_json:
        print(msgspec.json.encode(found).decode())
    else:
        _report(found)
    return 0


@contextmanager
def _each(jobs: int) -> Iterator[Each]:
    """Plays one after the other, or in so many processes at once: the results are the same."""
    if jobs == 1:
        yield map
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield pool.map
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _thinking_clock() -> Callable[[], float]:
    """Seconds of this process's own work, which other programs don't lengthen; where they are too coarse (Windows), of the wall."""
    return time.process_time if time.get_clock_info("process_time").resolution < 1e-4 else time.perf_counter


def result(match: Match, played: Arena) -> dict[str, Any]:
    """The one object of `--json` (CONTRACTS.md); a share of nothing is null."""
    share, *share_ends = _rounded(played.wins)
    points, *points_ends = _rounded(played.points)
    return {
        "game": match.rules.game,
        "a": match.a.profile,
        "b": match.b.profile,
        "deals": match.deals,
        "games": match.games,
        "seed": match.seed,
        "win_share": share,
        "win_share_ci": share_ends,
        "points_per_deal": points,
        "points_ci": points_ends,
        "made_rate": {who: round(made / every, 4) if every else None for who, (made, every) in played.contracts.items()},
        "ms_per_decision": {who: _times(times) for who, times in played.times.items()},
    }


def _rounded(values: list[float]) -> tuple[float | None, float | None, float | None]:
    if len(values) < 2:
        return (round(values[0], 4) if values else None), None, None
    mean, low, high = interval(values)
    return round(mean, 4), round(low, 4), round(high, 4)


def _times(times: list[float]) -> dict[str, float | None]:
    if not times:
        return {"median": None, "p99": None}
    ordered = sorted(times)
    return {"median": round(ordered[len(ordered) // 2], 3), "p99": round(ordered[len(ordered) * 99 // 100], 3)}


def _report(found: dict[str, Any]) -> None:
    say(_("Seed: {seed}").format(seed=found["seed"]))
    points = _("Points by which {a} beats {b} in each of {deals} deals: {value} (95 % interval {low} to {high})")
    lines = (
        ("win_share", "win_share_ci", _("Share of {games} games won by {a} against {b}: {value} (95 % interval {low} to {high})")),
        ("points_per_deal", "points_ci", points),
    )
    for value, ends, line in lines:
        low, high = found[ends]
        say(line.format(value=found[value], low=low, high=high, **{key: found[key] for key in ("a", "b", "games", "deals")}))
    for who in ("a", "b"):
        times, made = found["ms_per_decision"][who], found["made_rate"][who]
        line = _("{player}: made {made} of its bids; {median} ms a decision, 99 of 100 within {p99} ms")
        say(line.format(player=found[who], made=made, **times))


def _with_progress(steps: Iterator[None], total: int, what: str) -> None:
    """Play all of it, with a bar on a terminal."""
    if total and sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import track

        steps = iter(track(steps, description=what, total=total, console=Console(stderr=True), transient=True))
    for _step in steps:
        pass
