"""Cards in text and the two packs (R3). A card is its text: rank then suit, ten is T, the joker is JK."""

from __future__ import annotations

from collections.abc import Iterable
from gettext import gettext as _
from typing import Literal, TypeAlias

from schmier_gui.engine.errors import CardError

Card: TypeAlias = str
Suit: TypeAlias = str
Game: TypeAlias = Literal["schmier", "smear"]

SUITS: tuple[Suit, ...] = ("C", "D", "H", "S")
JOKER: Card = "JK"
UNKNOWN: Card = "??"
RANKS: dict[Game, str] = {"schmier": "23456789TJQKA", "smear": "789TJQKA"}
SAME_COLOUR: dict[Suit, Suit] = {"C": "S", "S": "C", "D": "H", "H": "D"}
PIPS: dict[str, int] = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10}

PACKS: dict[Game, tuple[Card, ...]] = {
    "schmier": (*(rank + suit for suit in SUITS for rank in RANKS["schmier"]), JOKER),
    "smear": tuple(rank + suit for suit in SUITS for rank in RANKS["smear"]),
}
"""R3, in printed order: C D H S, each from the lowest rank to the ace, then the joker. 53 and 32 cards."""

PIP_COUNT: dict[Card, int] = {card: 1 if card == JOKER else PIPS.get(card[0], 0) for card in PACKS["schmier"]}
"""R52: what a card counts toward Game. The Schmier pack holds 81."""


def printed_suit(card: Card) -> Suit:
    """The suit on the face, "" for the joker (R14)."""
    return "" if card == JOKER else card[1]


def pip_count(cards: Iterable[Card]) -> int:
    """R52: what these cards count toward Game."""
    return sum(PIP_COUNT[card] for card in cards)


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as "AS td JK", separated by blanks or commas, in any case.

    Raises CardError where a word is no card.
    """
    cards = []
    for word in text.replace(",", " ").split():
        card = word.upper().replace("10", "T")
        if card not in PIP_COUNT:
            raise CardError(_('"{word}" is no card: write rank then suit, such as AS, TD or JK').format(word=word))
        cards.append(card)
    return tuple(cards)


def card_text(cards: Iterable[Card]) -> str:
    """The inverse of `parse_cards`."""
    return " ".join(cards)


def check_pack(cards: Iterable[Card], game: Game) -> tuple[Card, ...]:
    """The same cards as a tuple. Raises CardError, naming the first card at fault, unless they are the whole pack (R3)."""
    given = tuple(cards)
    missing = set(PACKS[game])
    for card in given:
        if card not in missing:
            wrong = _("{card} stands twice in the pack") if card in PACKS[game] else _("{card} is not in the pack")
            raise CardError(wrong.format(card=card))
        missing.discard(card)
    if missing:
        raise CardError(_("{cards} is missing from the pack").format(cards=card_text(sorted(missing))))
    return given
