"""From card numbers to bits. A card's number is its place in the printed pack; a deal is a column of card numbers."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout.layout import layout
from schmier_gui.ai.playout.tricks import Masks, U
from schmier_gui.engine.cards import PACKS, SUITS, Card, Game
from schmier_gui.engine.deal import HAND

Numbers = npt.NDArray[np.uint8]


@cache
def bits_of(game: Game) -> Masks:
    """[trump in the order of SUITS][card number]: the card's bit."""
    return np.array([[layout(game, trump).bit[card] for card in PACKS[game]] for trump in SUITS], U)


@cache
def number_of(game: Game) -> dict[Card, int]:
    """Card to its number."""
    return {card: n for n, card in enumerate(PACKS[game])}


def shuffled(chance: np.random.Generator, cards: Numbers, rows: int) -> Numbers:
    """These card numbers in `rows` random orders, shape (cards, rows): random keys are sorted, the card's place in their lowest bits."""
    keys = chance.integers(0, 1 << 32, (rows, len(cards)), np.uint32)
    keys &= np.uint32(0xFFFFFFC0)
    keys |= np.arange(len(cards), dtype=np.uint32)
    keys.sort(axis=1)
    keys &= np.uint32(63)
    return np.ascontiguousarray(cards[keys].T)


def in_bits(game: Game, numbers: Numbers, trump: npt.NDArray[np.intp] | int) -> Masks:
    """The bits of these cards, (cards, rows); `trump` counts in SUITS, the same for all rows or one for each."""
    table = bits_of(game)
    return table[trump][numbers] if isinstance(trump, int) else table[trump, numbers]


def together(cards: Masks, seats: int) -> Masks:
    """Six cards after the other as the hand of one seat after the other: (6 x seats, rows) to (seats, rows)."""
    hands: Masks = np.bitwise_or.reduce(cards.reshape(seats, HAND, -1), 1)
    return hands
