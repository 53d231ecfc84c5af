"""The whole truth of a game at one moment, frozen. Only `transition` makes the next one."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from schmier_gui.engine.cards import Card, Suit
from schmier_gui.engine.rules import Point, Rules

Phase: TypeAlias = Literal["deal", "call", "trump", "lay_away", "play", "over"]


class Call(msgspec.Struct, frozen=True):
    """One call of the auction: `amount` is None for a pass."""

    seat: int
    amount: int | None


class Exchange(msgspec.Struct, frozen=True):
    """What one seat laid away and took from the kitty."""

    seat: int
    away: tuple[Card, ...]
    drawn: tuple[Card, ...]


class Trick(msgspec.Struct, frozen=True):
    """A finished trick: `cards` in the order of play, beginning with the leader's."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


class State(msgspec.Struct, frozen=True, kw_only=True):
    """`turn` is the seat to act, -1 in the phases "deal" and "over". `hands` and `kitty` are what is left of them.

    `points` are those decided so far, as (point, side); `pips` by side, of won tricks only. `drawn`: the cards that the seat to lay
    away has just taken from the kitty (R32, R33). `thrown_in` counts deals thrown in in a row.
    """

    rules: Rules
    phase: Phase = "deal"
    number: int = 0
    dealer: int
    scores: tuple[int, ...]
    turn: int = -1
    hands: tuple[tuple[Card, ...], ...] = ()
    kitty: tuple[Card, ...] = ()
    calls: tuple[Call, ...] = ()
    declarer: int = -1
    bid: int = 0
    trump: Suit | None = None
    trump_shown: bool = False
    drawn: tuple[Card, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    tricks: tuple[Trick, ...] = ()
    leader: int = -1
    trick: tuple[Card, ...] = ()
    points: tuple[tuple[Point, int], ...] = ()
    pips: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    thrown_in: int = 0


def first_state(rules: Rules, dealer: int, scores: tuple[int, ...] | None = None) -> State:
    """Before the first deal; all scores are 0 unless given."""
    return State(rules=rules, dealer=dealer, scores=scores or (0,) * rules.sides)
