"""What a seat can choose. An action names no seat: it belongs to the seat whose decision it answers."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from schmier_gui.engine.cards import Card, Suit


class Pass(msgspec.Struct, frozen=True):
    """A call: no bid (R21)."""


class Bid(msgspec.Struct, frozen=True):
    """A call: a bid of `amount` points (R21)."""

    amount: int


class NameTrump(msgspec.Struct, frozen=True):
    """R30, R33: the declarer names the trump suit."""

    suit: Suit


class LayAway(msgspec.Struct, frozen=True):
    """R31, R32, R34: these cards go face down. Their order means nothing."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        if not isinstance(self.cards, tuple):
            msgspec.structs.force_setattr(self, "cards", tuple(self.cards))


class PlayCard(msgspec.Struct, frozen=True):
    """R40 to R43."""

    card: Card


class DealPack(msgspec.Struct, frozen=True):
    """Chance's move between deals: the whole pack in the order in which it is dealt (R5). Players never choose it."""

    cards: tuple[Card, ...]


Action: TypeAlias = Pass | Bid | NameTrump | LayAway | PlayCard
