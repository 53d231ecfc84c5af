"""What may be played and who wins (R40 to R44)."""

from __future__ import annotations

from gettext import gettext as _

from schmier_gui.engine.cards import Card, Suit
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.trump import TRUMP_POWER, order
from schmier_gui.engine.words import card_name, one_of_suit


def legal_cards(rules: Rules, hand: tuple[Card, ...], trump: Suit, led: Suit, opening: bool) -> tuple[Card, ...]:
    """R40 to R42. `led`: the effective suit led, "" for the leader; `opening`: the first lead of the deal."""
    suit_of = order(rules.game, trump).suit_of
    if not led:
        must = [c for c in hand if suit_of[c] == trump] if opening and rules.trump_opens else []
        return tuple(must) or hand
    follow = [c for c in hand if suit_of[c] == led]
    if not follow:
        return hand
    if rules.trump_any_time and led != trump:
        return tuple(c for c in hand if suit_of[c] == led or suit_of[c] == trump)
    return tuple(follow)


def why_not_card(rules: Rules, hand: tuple[Card, ...], trump: Suit, led: Suit, opening: bool, card: Card) -> str | None:
    """R44: the reason against a card, None where it may be played."""
    table = order(rules.game, trump)
    if card not in hand:
        return _("You don't hold the {card}").format(card=card_name(card) if card in table.power else card)
    if card in legal_cards(rules, hand, trump, led, opening):
        return None
    if not led:
        return _("The first lead must be a trump")
    if led == trump:
        return _("You hold a trump: follow suit")
    if rules.trump_any_time:
        return _("You hold {suit}: follow suit, or trump").format(suit=one_of_suit(led))
    return _("You hold {suit}: follow suit").format(suit=one_of_suit(led))


def led_suit(rules: Rules, trump: Suit, trick: tuple[Card, ...]) -> Suit:
    """The effective suit led, "" while nobody has led."""
    return order(rules.game, trump).suit_of[trick[0]] if trick else ""


def winning_place(rules: Rules, trump: Suit, trick: tuple[Card, ...]) -> int:
    """R43: the place in the order of play (0 for the leader) of the card that wins so far. The trick must not be empty."""
    table = order(rules.game, trump)
    power, suit_of, led = table.power, table.suit_of, table.suit_of[trick[0]]
    best, best_power = 0, power[trick[0]]
    for place in range(1, len(trick)):
        card = trick[place]
        if power[card] > best_power and (suit_of[card] == led or power[card] >= TRUMP_POWER):
            best, best_power = place, power[card]
    return best
