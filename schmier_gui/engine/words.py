"""The names of cards and suits in words, for reasons, logs and screens."""

from __future__ import annotations

from gettext import gettext as _

from schmier_gui.engine.cards import JOKER, Card, Suit


def suit_name(suit: Suit) -> str:
    """ "spades", as in "spades are trump"."""
    return {"S": _("spades"), "H": _("hearts"), "D": _("diamonds"), "C": _("clubs")}[suit]


def one_of_suit(suit: Suit) -> str:
    """ "a spade", as in "you hold a spade"."""
    return {"S": _("a spade"), "H": _("a heart"), "D": _("a diamond"), "C": _("a club")}[suit]


def rank_name(card: Card) -> str:
    """ "queen", "10"; of the joker "joker"."""
    if card == JOKER:
        return _("joker")
    return {"A": _("ace"), "K": _("king"), "Q": _("queen"), "J": _("jack"), "T": "10"}.get(card[0], card[0])


def card_name(card: Card) -> str:
    """ "queen of spades"; of the joker "joker"."""
    if card == JOKER:
        return _("joker")
    return _("{rank} of {suit}").format(rank=rank_name(card), suit=suit_name(card[1]))
