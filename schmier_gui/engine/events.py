"""What happened, in the order in which it happened. The table, the log and the record are made from these alone.

A field that not every seat may know is None in the events of the seats that may not (`schmier_gui.engine.view.redact`).
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from schmier_gui.engine.cards import Card, Suit
from schmier_gui.engine.rules import Point


class DealStarted(msgspec.Struct, frozen=True):
    """R5. `hands` by seat: of the others None; `kitty` in the order in which it is drawn."""

    number: int
    dealer: int
    hands: tuple[tuple[Card, ...] | None, ...]
    kitty: tuple[Card, ...] | None
    kitty_count: int


class CallMade(msgspec.Struct, frozen=True):
    """R21: `amount` is None for a pass."""

    seat: int
    amount: int | None


class ThrownIn(msgspec.Struct, frozen=True):
    """R24: nobody bid. `next_dealer` deals next."""

    dealer: int
    next_dealer: int


class AuctionEnded(msgspec.Struct, frozen=True):
    """R23: who declares, and for how much."""

    declarer: int
    bid: int


class KittyTaken(msgspec.Struct, frozen=True):
    """R32 the dealer, R33 the declarer takes cards of the kitty in hand."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None


class TrumpNamed(msgspec.Struct, frozen=True):
    """R30; R33: `secret`, then `suit` is None to all but the declarer until `TrumpShown`."""

    seat: int
    suit: Suit | None
    secret: bool = False


class CardsExchanged(msgspec.Struct, frozen=True):
    """R31, R32, R34: all see the counts, only the seat itself the cards."""

    seat: int
    away_count: int
    drawn_count: int
    away: tuple[Card, ...] | None
    drawn: tuple[Card, ...] | None


class TrumpShown(msgspec.Struct, frozen=True):
    """R33: the first lead reveals the trump suit."""

    seat: int
    suit: Suit


class CardPlayed(msgspec.Struct, frozen=True):
    """R40 to R42."""

    seat: int
    card: Card


class TrickWon(msgspec.Struct, frozen=True):
    """R43. `number` counts from 1."""

    winner: int
    number: int


class PointTaken(msgspec.Struct, frozen=True):
    """R50, R51: a point of the deal is decided; Game comes with the score. `seat` is who brought it home, with `card`."""

    point: Point
    side: int
    seat: int
    card: Card


class DealScored(msgspec.Struct, frozen=True):
    """R52 to R61. `points`: (point, side or None) in the order of `Rules.points`; `pips`, `change`, `scores` by side.

    `declarer` is the dealer and `pips` are zero where R24's "dealer is set" scored a deal that nobody played.
    """

    declarer: int
    bid: int
    made: bool
    points: tuple[tuple[Point, int | None], ...]
    pips: tuple[int, ...]
    change: tuple[int, ...]
    scores: tuple[int, ...]


class GameEnded(msgspec.Struct, frozen=True):
    """R62 to R65: the sides that won; more than one only under R63's shared win."""

    winners: tuple[int, ...]


Event: TypeAlias = (
    DealStarted
    | CallMade
    | ThrownIn
    | AuctionEnded
    | KittyTaken
    | TrumpNamed
    | CardsExchanged
    | TrumpShown
    | CardPlayed
    | TrickWon
    | PointTaken
    | DealScored
    | GameEnded
)
