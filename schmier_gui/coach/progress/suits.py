"""The same situation in other suits, so that the picture of a hand can't be memorised."""

from __future__ import annotations

from msgspec.structs import replace

from schmier_gui.coach.hands import Situation
from schmier_gui.engine.cards import JOKER, Card, Suit

_ORDERS = ("CDHS", "HSCD", "SDHC", "DCSH", "CHDS", "HCSD", "SHDC", "DSCH")
CHANGES: tuple[dict[Suit, Suit], ...] = tuple(dict(zip("CDHS", order, strict=True)) for order in _ORDERS)
"""Every way to change suits that keeps the colours paired, for the sake of the bowers; the first changes nothing."""


def in_other_suits(situation: Situation, change: int) -> Situation:
    """The situation after one of CHANGES."""
    table = CHANGES[change]

    def turned(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(card if card == JOKER else card[0] + table[card[1]] for card in cards)

    return replace(
        situation,
        hands=tuple(map(turned, situation.hands)),
        kitty=turned(situation.kitty),
        trump=None if situation.trump is None else table[situation.trump],
    )


def change_for(hand: int, shown: int) -> int:
    """Which change a hand comes back in: never none, and never twice the same in a row."""
    return 1 + (hand + shown) % (len(CHANGES) - 1)
