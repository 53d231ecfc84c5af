"""Deals that are the same on every machine (CONTRACTS.md, "Deals").

Which bytes: block k (k = 0, 1, 2 ...) is SHA-256 of the UTF-8 text "SEED/NUMBER/k" with NUMBER and k in decimal. The blocks one after the
other are read as big-endian unsigned 32-bit words. An index below n takes the next word w with w < 2**32 - 2**32 % n and is w % n;
larger words are thrown away. The first dealer (R4) is drawn in the same way from "SEED/dealer/k".
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from schmier_gui.engine.cards import PACKS, Card, Game
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.seats import from_left_of

HAND = 6
_WORDS = 1 << 32


def words(text: str) -> Iterator[int]:
    """Endless 32-bit words of the seed text; see the module's docstring."""
    block = 0
    while True:
        digest = hashlib.sha256(f"{text}/{block}".encode()).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def index_below(n: int, source: Iterator[int]) -> int:
    """A fair index 0 to n - 1 by rejection."""
    limit = _WORDS - _WORDS % n
    while (word := next(source)) >= limit:
        pass
    return word % n


def first_dealer(rules: Rules, seed: str) -> int:
    """R4: the first dealer is drawn."""
    return index_below(rules.seats, words(f"{seed}/dealer"))


def seeded_pack(game: Game, seed: str, number: int) -> tuple[Card, ...]:
    """Deal `number` of `seed`: the printed pack shuffled by Fisher-Yates from the top index down."""
    pack, source = list(PACKS[game]), words(f"{seed}/{number}")
    for top in range(len(pack) - 1, 0, -1):
        other = index_below(top + 1, source)
        pack[top], pack[other] = pack[other], pack[top]
    return tuple(pack)


def fingerprint(seed: str) -> str:
    """SHA-256 of the seed in hexadecimal digits: shown before a game, it proves after it that the deals were fixed."""
    return hashlib.sha256(seed.encode()).hexdigest()


def split_pack(rules: Rules, dealer: int, pack: tuple[Card, ...]) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """R5: hands by seat, then the kitty. Six cards to each seat, from the dealer's left, one seat after the other."""
    hands: list[tuple[Card, ...]] = [()] * rules.seats
    for turn, seat in enumerate(from_left_of(rules, dealer)):
        hands[seat] = pack[turn * HAND : (turn + 1) * HAND]
    return tuple(hands), pack[rules.seats * HAND :]


def join_pack(rules: Rules, dealer: int, hands: tuple[tuple[Card, ...], ...], kitty: tuple[Card, ...]) -> tuple[Card, ...]:
    """The inverse of `split_pack`: the pack that deals these hands and this kitty."""
    return tuple(card for seat in from_left_of(rules, dealer) for card in hands[seat]) + kitty
