"""Actions in words: as a headline ("Play the 7 of spades") and within a sentence ("the 7 of spades")."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _

from schmier_gui.engine.actions import Action, Bid, LayAway, NameTrump, PlayCard
from schmier_gui.engine.cards import Card
from schmier_gui.engine.words import card_name, suit_name


def as_advice(action: Action) -> str:
    """What to do, as a headline."""
    match action:
        case Bid(amount):
            return _("Bid {amount}").format(amount=amount)
        case NameTrump(suit):
            return _("Name {suit}").format(suit=suit_name(suit))
        case LayAway(cards):
            return _("Lay away what is marked") if cards else _("Keep all")
        case PlayCard(card):
            return _("Play the {card}").format(card=card_name(card))
    return _("Pass")


def as_thing(action: Action) -> str:
    """What it is, within a sentence."""
    match action:
        case Bid(amount):
            return _("a bid of {amount}").format(amount=amount)
        case NameTrump(suit):
            return suit_name(suit)
        case LayAway(cards):
            return _("laying away {cards}").format(cards=listing(cards)) if cards else _("keeping all")
        case PlayCard(card):
            return _("the {card}").format(card=card_name(card))
    return _("a pass")


def listing(cards: Sequence[Card]) -> str:
    """ "the 7 of hearts, the 2 of clubs and the joker"."""
    names = [_("the {card}").format(card=card_name(card)) for card in cards]
    if len(names) < 2:
        return "".join(names)
    return _("{first} and {last}").format(first=", ".join(names[:-1]), last=names[-1])
