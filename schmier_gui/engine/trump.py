"""Rank and effective suit once trump is named (R10 to R14): tables, made once for each game and trump suit."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from schmier_gui.engine.cards import JOKER, PACKS, RANKS, SAME_COLOUR, Card, Game, Suit, printed_suit

TRUMP_POWER = 100
_SHOWN = {None: ("S", "H", "C", "D", ""), "S": "SHCD", "H": "HSDC", "C": "CHSD", "D": "DSHC"}


class Order(msgspec.Struct, frozen=True):
    """What a trump suit makes of the pack.

    `suit_of`: card to effective suit (before trump the joker has none, ""); `power`: card to strength, comparable within one suit,
    every trump above every plain card; `trumps`: high to low.
    """

    game: Game
    trump: Suit | None
    suit_of: dict[Card, Suit]
    power: dict[Card, int]
    trumps: tuple[Card, ...]
    high: Card
    low: Card
    right: Card
    left: Card


@cache
def order(game: Game, trump: Suit | None) -> Order:
    """The tables for this game with this trump suit, or before one is named (R14)."""
    ranks, pack = RANKS[game], PACKS[game]
    power = {card: 0 if card == JOKER else ranks.index(card[0]) for card in pack}
    suit_of = {card: printed_suit(card) for card in pack}
    if trump is None:
        return Order(game, None, suit_of, power, (), "", "", "", "")
    trumps = _trumps(game, trump)
    for place, card in enumerate(reversed(trumps)):
        power[card], suit_of[card] = TRUMP_POWER + place, trump
    left = "J" + SAME_COLOUR[trump] if game == "schmier" else ""
    return Order(game, trump, suit_of, power, trumps, "A" + trump, ranks[0] + trump, "J" + trump, left)


def _trumps(game: Game, trump: Suit) -> tuple[Card, ...]:
    """High to low. R10: A K Q right left 10 ... 2 joker. R12: A K Q J 10 9 8 7."""
    if game == "smear":
        return tuple(rank + trump for rank in reversed(RANKS[game]))
    left = "J" + SAME_COLOUR[trump]
    return (*(r + trump for r in "AKQJ"), left, *(r + trump for r in "T98765432"), JOKER)


def sort_hand(cards: Iterable[Card], game: Game, trump: Suit | None) -> tuple[Card, ...]:
    """For showing: trumps first, then the plain suits with colours alternating, each high to low; the joker last of its suit."""
    table = order(game, trump)
    place = {suit: i for i, suit in enumerate(_SHOWN[trump])}
    return tuple(sorted(cards, key=lambda c: (place[table.suit_of[c]], -table.power[c])))
