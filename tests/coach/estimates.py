"""Estimates made up by hand."""

from __future__ import annotations

from collections.abc import Mapping

from schmier_gui.coach.estimate import Estimate, Worth

ODDS = {"high": 1.0, "low": 0.6, "right": 0.5, "left": 0.4, "joker": 0.3, "game": 0.5}
SMEAR_ODDS = {"high": 1.0, "low": 0.3, "jack": 0.5, "game": 0.5}


def worth(bid: int | None, trump: str | None, win: float, se: float = 0.001, made: float = 0.5) -> Worth:
    if bid is None:
        return Worth(None, None, None, None, 1.2, 0.01, win, se)
    return Worth(bid, trump, made, 0.005, 2.0, 0.02, win, se)


def made_up(
    wins: Mapping[str, float],
    se: float = 0.001,
    made: Mapping[str, float] | None = None,
    odds: Mapping[str, Mapping[str, float]] | None = None,
    seat: int = 0,
) -> Estimate:
    """`wins` by call, "4S" or "p"; independent errors of `se` each, so that a difference has `se` times the square root of two."""
    made = made or {}
    calls = tuple(worth(int(key[0]), key[1], win, se, made.get(key, made.get(key[0], 0.5))) for key, win in wins.items() if key != "p")
    passing = worth(None, None, wins["p"], se) if "p" in wins else None
    count = len(calls) + (passing is not None)
    spread = tuple(tuple(se * se if a == b else 0.0 for b in range(count)) for a in range(count))
    suits = {call.trump for call in calls}
    return Estimate(seat, 16384, True, calls, passing, {s: dict((odds or {}).get(s, ODDS)) for s in suits if s}, spread)
