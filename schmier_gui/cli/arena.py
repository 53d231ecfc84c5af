"""`arena`: duplicate matches between two computer players."""

from __future__ import annotations

import secrets
from gettext import gettext as _
from typing import Any

import msgspec

from schmier_gui.ai.arena import Arena, Pairing, interval
from schmier_gui.ai.profile import Profile
from schmier_gui.cli.jobs import each_of, thinking_clock, with_progress
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
    with each_of(match.jobs) as each:
        played = Arena(Pairing(match.a, match.b, match.rules, match.seed, thinking_clock()), each)
        for _step in with_progress(played.deals(match.deals), match.deals, _("Deals")):
            pass
        for _step in with_progress(played.games(match.games), match.games, _("Games")):
            pass
    found = result(match, played)
    if match.as_json:
        print(msgspec.json.encode(found).decode())
    else:
        _report(found)
    return 0


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
    """In sentences; nothing is said of what was not played."""
    say(_("Seed: {seed}").format(seed=found["seed"]))
    share = _("Share of {games} games won by {a} against {b}: {value} (95 % interval {low} to {high})")
    points = _("Points by which {a} beats {b} in each of {deals} deals: {value} (95 % interval {low} to {high})")
    one_game, one_deal = _("Share of one game won by {a} against {b}: {value}"), _("Points by which {a} beats {b} in one deal: {value}")
    names = {key: found[key] for key in ("a", "b", "games", "deals")}
    for value, ends, many, one in (("win_share", "win_share_ci", share, one_game), ("points_per_deal", "points_ci", points, one_deal)):
        low, high = found[ends]
        if found[value] is not None:
            say((one if low is None else many).format(value=found[value], low=low, high=high, **names))
    for who in ("a", "b"):
        times, made = found["ms_per_decision"][who], found["made_rate"][who]
        if times["median"] is None:
            continue
        line = _("{player}: {median} ms a decision, 99 of 100 within {p99} ms")
        if made is not None:
            line = _("{player}: made {made} of its bids; {median} ms a decision, 99 of 100 within {p99} ms")
        say(line.format(player=found[who], made=made, **times))
