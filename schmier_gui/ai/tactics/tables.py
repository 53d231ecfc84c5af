"""Cards as bits, so that "which of the cards still out beat this one?" is one `&`. Tables are made once for each game and trump suit."""

from __future__ import annotations

from functools import cache

import msgspec

from schmier_gui.engine.cards import JOKER, PACKS, PIP_COUNT, Card, Game, Suit
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.trump import TRUMP_POWER, Order, order


class Table(msgspec.Struct, frozen=True):
    """What trump makes of the pack, in bits.

    `bit`: card to its bit; `suit`: card to the bits of its effective suit; `beats`: card to the bits of all cards that beat it where it
    wins so far; `trumps` and `pack`: the bits of all trumps and of all cards; `stakes`: the cards that bring a point to the winner of
    their trick (R50, R51), `staked` their bits, of which `bowers` (Smear: the jack) and `low_stake`, the lowest ones; `counters`:
    (bits, pips) of the cards that count toward Game (R52).
    """

    order: Order
    bit: dict[Card, int]
    suit: dict[Card, int]
    beats: dict[Card, int]
    trumps: int
    pack: int
    stakes: frozenset[Card]
    staked: int
    bowers: int
    low_stake: int
    counters: tuple[tuple[int, int], ...]


@cache
def table(game: Game, trump: Suit, low_to_taker: bool) -> Table:
    """The tables for this game with this trump suit; `low_to_taker`: the lowest trump is at stake too."""
    ranks = order(game, trump)
    bit = {card: 1 << place for place, card in enumerate(PACKS[game])}
    power, suit_of = ranks.power, ranks.suit_of
    suits = {suit: sum(bit[c] for c in bit if suit_of[c] == suit) for suit in set(suit_of.values())}
    beats = {
        card: sum(bit[c] for c in bit if power[c] > power[card] and (suit_of[c] == suit_of[card] or power[c] >= TRUMP_POWER))
        for card in bit
    }
    stakes = {ranks.right} if game == "smear" else {ranks.right, ranks.left, JOKER}
    if low_to_taker:
        stakes.add(ranks.low)
    bowers = sum(bit[c] for c in (ranks.right, ranks.left) if c)
    staked = sum(bit[c] for c in stakes)
    counters = tuple((sum(bit[c] for c in bit if PIP_COUNT[c] == pips), pips) for pips in (10, 4, 3, 2, 1))
    return Table(
        order=ranks,
        bit=bit,
        suit={c: suits[suit_of[c]] for c in bit},
        beats=beats,
        trumps=suits[trump],
        pack=(1 << len(bit)) - 1,
        stakes=frozenset(stakes),
        staked=staked,
        bowers=bowers,
        low_stake=staked & ~bowers,
        counters=counters,
    )


def table_for(rules: Rules, trump: Suit) -> Table:
    """The tables for a game under these rules."""
    return table(rules.game, trump, rules.low == "taker" and rules.high_low == "fixed")


def pips_of(facts: Table, mask: int) -> int:
    """The pip count of the cards in `mask`."""
    return sum((mask & bits).bit_count() * pips for bits, pips in facts.counters)
