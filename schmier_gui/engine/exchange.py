"""What may be laid away (R31, R32, R34), by bounds: a dealer may hold 23 cards, and the choices are then too many to list."""

from __future__ import annotations

from gettext import gettext as _
from gettext import ngettext

import msgspec

from schmier_gui.engine.cards import JOKER, Card, Suit
from schmier_gui.engine.deal import HAND
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.trump import Order, order
from schmier_gui.engine.words import card_name, suit_name

MOST_EXCHANGED = 3


class LayAwayBounds(msgspec.Struct, frozen=True):
    """Every legal lay-away: `least` to `most` cards of `allowed`, exactly `trumps` of them trumps.

    `must_stay`: the cards of the hand that may not go. `draws`: as many cards are drawn as laid away (R31).
    """

    allowed: tuple[Card, ...]
    must_stay: tuple[Card, ...]
    least: int
    most: int
    trumps: int
    draws: bool


def protected(table: Order) -> frozenset[Card]:
    """R32: the trumps that the dealer never lays away: ace, bowers, 2 and joker."""
    return frozenset((table.high, table.right, table.left, table.low, JOKER))


def bounds(rules: Rules, hand: tuple[Card, ...], trump: Suit, is_dealer: bool) -> LayAwayBounds:
    """What this hand may lay away: R34 in Smear, R32 for the dealer of Schmier, R31 for the other seats."""
    table = order(rules.game, trump)
    plain = tuple(c for c in hand if table.suit_of[c] != trump)
    trumps = tuple(c for c in hand if table.suit_of[c] == trump)
    if rules.game == "schmier" and not is_dealer:
        return LayAwayBounds(plain, trumps, 0, min(MOST_EXCHANGED, len(plain)), 0, True)
    going, over = len(hand) - HAND, max(0, len(trumps) - HAND)
    held = protected(table) if rules.game == "schmier" else frozenset()
    stay = tuple(c for c in trumps if not over or c in held)
    return LayAwayBounds(tuple(c for c in hand if c not in stay), stay, going, going, over, False)


def why_not_lay_away(rules: Rules, hand: tuple[Card, ...], trump: Suit, limits: LayAwayBounds, cards: tuple[Card, ...]) -> str | None:
    """The reason against a lay-away, None where it is legal."""
    table = order(rules.game, trump)
    for card in cards:
        if card not in hand:
            return _("You don't hold the {card}").format(card=card_name(card) if card in table.power else card)
        if card in limits.must_stay:
            return why_it_stays(rules, trump, limits, card)
    if len(set(cards)) != len(cards):
        return _("A card can be laid away only once")
    if len(cards) < limits.least or len(cards) > limits.most:
        return _wrong_count(limits)
    trumps = sum(table.suit_of[c] == trump for c in cards)
    if trumps != limits.trumps:
        return ngettext(
            "Exactly {count} trump must go: {suit}", "Exactly {count} trumps must go: {suit}", limits.trumps
        ).format(count=limits.trumps, suit=suit_name(trump))
    return None


def why_it_stays(rules: Rules, trump: Suit, limits: LayAwayBounds, card: Card) -> str:
    """Why a card of `must_stay` may not go."""
    table = order(rules.game, trump)
    names = {table.right: _("Right bower"), table.left: _("Left bower"), JOKER: _("Joker")} if rules.game == "schmier" else {}
    name = names.get(card, card_name(card).capitalize())
    if limits.trumps:
        return _("{card}: a point card stays").format(card=name)
    return _("{card}: trumps can't go").format(card=name)


def _wrong_count(limits: LayAwayBounds) -> str:
    if limits.least == limits.most:
        return ngettext("Lay away exactly {count} card", "Lay away exactly {count} cards", limits.most).format(count=limits.most)
    return ngettext("Lay away at most {count} card", "Lay away at most {count} cards", limits.most).format(count=limits.most)
