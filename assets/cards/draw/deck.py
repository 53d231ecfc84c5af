"""The whole deck."""

from __future__ import annotations

from .backs import fans, quilt
from .courts import court_card
from .joker import joker
from .numbers import SPOTS, ace, number_card
from .style import Style
from .svg import document

SUITS = "SHDC"


def deck(style: Style) -> dict[str, str]:
    """Every card of the deck by its code, and the backs, as SVG files. A ten is T in codes, 10 on the card."""
    cards = {"JK": joker(style), "back1": fans(style), "back2": quilt(style)}
    for suit in SUITS:
        cards["A" + suit] = ace(style, suit)
        cards |= {rank.replace("10", "T") + suit: number_card(style, rank, suit) for rank in SPOTS}
        cards |= {rank + suit: court_card(style, rank, suit) for rank in "JQK"}
    return {code: document(body) for code, body in cards.items()}
