"""When the rest of a deal need not be played: it is proved from what a seat may know, against every way the other cards may lie.

Three proofs. *The rest is yours*: the seat leads (or plays last to a trick that it can win) and takes every trick that is left, whatever
the others hold and do. *The rest is your side's*: no opponent can have a trump, and the seat, once it has played a card by which this
trick is sure for its side, holds nothing but trumps; then the partner may take the lead and play what they like. In both the score is
settled too: High and Low go with the cards, all the rest with the tricks. *Settled*: every point of the deal has its side already, or has
it by where the cards lie, whatever is played.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from schmier_gui.engine.cards import PACKS, Card, Suit, pip_count
from schmier_gui.engine.rules import Point, Rules
from schmier_gui.engine.trick import led_suit, winning_place
from schmier_gui.engine.trump import Order, order
from schmier_gui.engine.view import View

LEAST_CARDS = 2
"""With one card left there is nothing to save."""


class Claim(msgspec.Struct, frozen=True):
    """`cards`: one's own in the order in which they, or the partner's, take all tricks that are left; () where the points are settled."""

    kind: Literal["tricks", "side", "settled"]
    cards: tuple[Card, ...] = ()


def claim(view: View) -> Claim | None:
    """What the seat to play may claim; None where there is nothing to claim, or no proof."""
    choice = view.decision
    if choice is None or choice.kind != "play" or view.trump is None or len(view.hand) < LEAST_CARDS:
        return None
    if all(_is_settled(view, point) for point in view.rules.points):
        return Claim("settled")
    found = _own_tricks(view, choice.cards)
    if found is not None:
        return Claim("tricks", found)
    found = _tricks_of_the_side(view, choice.cards)
    return None if found is None else Claim("side", found)


def _own_tricks(view: View, legal: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """An order in which the seat takes all tricks by itself."""
    table, out = order(view.rules.game, view.trump), cards_out(view)
    if not view.trick:
        return _run(table, view.hand, out)
    if len(view.trick) < view.rules.seats - 1:
        return None
    for card in legal:
        if winning_place(view.rules, view.trump or "", (*view.trick, card)) == len(view.trick):
            found = _run(table, tuple(c for c in view.hand if c != card), out)
            if found is not None:
                return (card, *found)
    return None


def _tricks_of_the_side(view: View, legal: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """An order that leaves no trick to an opponent, whoever of the side takes them."""
    if not _opponents_have_no_trump(view):
        return None
    suit_of = order(view.rules.game, view.trump).suit_of
    for card in legal:
        rest = tuple(c for c in view.hand if c != card)
        if all(suit_of[c] == view.trump for c in rest) and _is_sure_for_the_side(view, card):
            return (card, *rest)
    return None


def _opponents(view: View) -> list[int]:
    """Those who still hold cards."""
    own = view.rules.side(view.seat)
    return [seat for seat in range(view.rules.seats) if view.rules.side(seat) != own and view.counts[seat]]


def _opponents_have_no_trump(view: View) -> bool:
    table, empty = order(view.rules.game, view.trump), _voids(view)
    if all(view.trump in empty[seat] for seat in _opponents(view)):
        return True
    return not any(table.suit_of[card] == view.trump for card in cards_out(view))


def _is_sure_for_the_side(view: View, card: Card) -> bool:
    """Whether the trick goes to the side once the seat has played this card, where no opponent has a trump."""
    table, cards = order(view.rules.game, view.trump), (*view.trick, card)
    place = winning_place(view.rules, view.trump or "", cards)
    if view.rules.side((view.leader + place) % view.rules.seats) != view.rules.side(view.seat):
        return False
    best, empty = cards[place], _voids(view)
    suit = table.suit_of[best]
    after = {(view.seat + step) % view.rules.seats for step in range(1, view.rules.seats - len(view.trick))}
    rivals = [seat for seat in _opponents(view) if seat in after and suit not in empty[seat]]
    higher = [c for c in cards_out(view) if table.suit_of[c] == suit and table.power[c] > table.power[best]]
    return suit == view.trump or not rivals or not higher


def cards_out(view: View) -> set[Card]:
    """Every card that another seat may still hold. (A card laid away by another, or left in the kitty, can't be told from those.)"""
    seen = {*view.hand, *view.away, *view.trick, *(card for trick in view.tricks for card in trick.cards)}
    table, empty = order(view.rules.game, view.trump), _voids(view)
    others = [seat for seat in range(view.rules.seats) if seat != view.seat and view.counts[seat]]
    return {
        card
        for card in PACKS[view.rules.game]
        if card not in seen and any(table.suit_of[card] not in empty[seat] for seat in others)
    }


def _voids(view: View) -> list[set[Suit]]:
    """By seat the suits that it has shown to be out of: it did not follow, and where trump is free at any time did not trump either."""
    rules, trump = view.rules, view.trump or ""
    suit_of = order(rules.game, trump).suit_of
    found: list[set[Suit]] = [set() for _ in range(rules.seats)]
    for leader, cards in (*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)):
        led = led_suit(rules, trump, cards)
        for place, card in enumerate(cards):
            trumped = suit_of[card] == trump and rules.trump_any_time
            if suit_of[card] != led and not trumped:
                found[(leader + place) % rules.seats].add(led)
    return found


def _run(table: Order, hand: tuple[Card, ...], out: set[Card]) -> tuple[Card, ...] | None:
    """An order in which a leader's cards take every trick, trumps first; None where that is not sure."""
    by_suit: dict[Suit, list[Card]] = {}
    for card in sorted(hand, key=lambda card: -table.power[card]):
        by_suit.setdefault(table.suit_of[card], []).append(card)
    trumps = by_suit.pop(table.trump or "", [])
    trumps_out = [card for card in out if table.suit_of[card] == table.trump]
    if not _outlasts(table, trumps, trumps_out) or (by_suit and len(trumps_out) > len(trumps)):
        return None
    for suit, cards in by_suit.items():
        if not _outlasts(table, cards, [card for card in out if table.suit_of[card] == suit]):
            return None
    return tuple(trumps + [card for cards in by_suit.values() for card in cards])


def _outlasts(table: Order, cards: list[Card], out: list[Card]) -> bool:
    """Whether cards of one suit, led from the top, beat all others of it.

    Every lead draws at least one of those that are out, and at worst not the highest; when they are gone any card will do.
    """
    highest = max((table.power[card] for card in out), default=-1)
    return all(table.power[card] > highest for card in cards[: len(out)])


def _is_settled(view: View, point: Point) -> bool:
    """Whether a point has its side, or can't have another any more, or nobody can score it."""
    if any(name == point for name, _side in view.points):
        return True
    if point == "game":
        return _game_is_settled(view)
    rules = view.rules
    if rules.high_low == "in_play" and point in ("high", "low"):
        return False
    card = _card_of(rules, view.trump or "", point)
    if card in view.away or point == "high" or (point == "low" and rules.low == "player"):
        return True  # it goes to whoever holds it, or to nobody
    suit_of = order(rules.game, view.trump).suit_of
    threatened = any(suit_of[played] == view.trump for played in view.trick)
    return not threatened and _opponents_have_no_trump(view)


def _card_of(rules: Rules, trump: Suit, point: Point) -> Card:
    table = order(rules.game, trump)
    return {"high": table.high, "low": table.low, "right": table.right, "left": table.left, "joker": "JK", "jack": table.right}[point]


def _game_is_settled(view: View) -> bool:
    """Whether one side leads by more pips than are left, wherever they go."""
    rules, pips = view.rules, list(view.pips)
    if rules.game == "smear" or (rules.dealer_layaway_counts and view.seat == view.dealer):
        pips[rules.side(view.seat)] += pip_count(view.away)
    seen = {*view.away, *(card for trick in view.tricks for card in trick.cards)}
    left = pip_count(card for card in PACKS[rules.game] if card not in seen)
    first, second = sorted(pips, reverse=True)[:2]
    return first - second > left
