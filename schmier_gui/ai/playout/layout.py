"""A card set as one 64-bit number, in an order that trump gives: following suit is one AND, beating is one mask, counting is a bit count.

Bits 0 to 38: plain cards by rank, three suits side by side, so that the lowest set bit is a lowest card whatever its suit: bit = 3 x rank
(2 is 0, ace is 12) + lane. Lane 0 is the suit of trump's colour. Bits 48 to 62: trumps from the lowest to the highest, bowers and joker in
their places: JK 2 3 4 5 6 7 8 9 T left right Q K A. Smear has the same places, of which it leaves some empty.
"""

from __future__ import annotations

from functools import cache

import msgspec

from schmier_gui.engine.cards import JOKER, PACKS, SAME_COLOUR, SUITS, Card, Game, Suit

_RANKS = "23456789TJQKA"
_TRUMPS = "23456789T*JQKA"

LANES: tuple[int, int, int] = tuple(sum(1 << (3 * rank + lane) for rank in range(13)) for lane in range(3))  # type: ignore[assignment]
PLAIN = LANES[0] | LANES[1] | LANES[2]
TRUMPS = 0x7FFF << 48
LOWEST_TRUMP = 1 << 48


def _rank(name: str, trump: bool = True) -> int:
    """All cards of a rank; plain jacks only without trump's right bower."""
    plain = 7 << (3 * _RANKS.index(name))
    return plain | (1 << (49 + _TRUMPS.index(name)) if trump else 0)


JOKER_BIT, TWO, LEFT, RIGHT, TOP = 1 << 48, 1 << 49, 1 << 58, 1 << 59, 1 << 62
ACES, KINGS, QUEENS, JACKS, TENS = (_rank(name) for name in "AKQJT")
PLAIN_ACES, PLAIN_KINGS, PLAIN_QUEENS, PLAIN_JACKS, PLAIN_TENS = (_rank(name, False) for name in "AKQJT")
JUNK = PLAIN & ~(PLAIN_ACES | PLAIN_KINGS | PLAIN_QUEENS | PLAIN_JACKS | PLAIN_TENS)
PIP_PLANES: tuple[int, ...] = (JACKS | LEFT | JOKER_BIT | KINGS, QUEENS | KINGS | TENS, ACES, TENS)
"""R52: a card counts 2 to the power of n for each plane n it stands in."""


class Layout(msgspec.Struct, frozen=True):
    """What one trump suit makes of the pack of one game: each card's bit and back, and the bits of the cards that bring points.

    `low`, `right`, `left`, `joker` are 0 where the game has no such point; `right` is Smear's jack of trump.
    """

    game: Game
    trump: Suit
    bit: dict[Card, int]
    card: dict[int, Card]

    @property
    def low(self) -> int:
        """R50: the 2 of trump, the 7 in Smear."""
        return lowest_of(self.game)

    def mask(self, cards: tuple[Card, ...]) -> int:
        """The set of these cards."""
        return sum(self.bit[card] for card in cards)

    def cards(self, mask: int) -> tuple[Card, ...]:
        """The inverse of `mask`, lowest bit first."""
        found = []
        while mask:
            found.append(self.card[mask & -mask])
            mask &= mask - 1
        return tuple(found)


def lowest_of(game: Game) -> int:
    """R50: the bit of the trump that is Low."""
    return TWO if game == "schmier" else 1 << (49 + _TRUMPS.index("7"))


def winners_points(game: Game) -> int:
    """R51: the cards that bring a point to whoever wins them."""
    return RIGHT | LEFT | JOKER_BIT if game == "schmier" else RIGHT


@cache
def layout(game: Game, trump: Suit) -> Layout:
    """The layout for this trump suit."""
    same = SAME_COLOUR[trump]
    lanes = {same: 0} | {suit: lane for lane, suit in enumerate((s for s in SUITS if s not in (trump, same)), 1)}
    bit = {card: _bit(card, game, trump, lanes) for card in PACKS[game]}
    return Layout(game, trump, bit, {b: card for card, b in bit.items()})


def _bit(card: Card, game: Game, trump: Suit, lanes: dict[Suit, int]) -> int:
    if card == JOKER:
        return JOKER_BIT
    rank, suit = card[0], card[1]
    if suit == trump:
        return 1 << (49 + _TRUMPS.index(rank))
    if game == "schmier" and rank == "J" and suit == SAME_COLOUR[trump]:
        return LEFT
    return 1 << (3 * _RANKS.index(rank) + lanes[suit])


@cache
def whole_pack(game: Game) -> int:
    """Every card of the pack, the same whatever is trump."""
    return sum(layout(game, SUITS[0]).bit.values())


def pips(mask: int) -> int:
    """R52: what a set of cards counts toward Game."""
    return sum((mask & plane).bit_count() << n for n, plane in enumerate(PIP_PLANES))


