"""What a seat knows about the cards it can't see: where each may lie, and how likely."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from schmier_gui.ai.worlds.beliefs import Roles, weight
from schmier_gui.engine.cards import PACKS, Card
from schmier_gui.engine.exchange import protected
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.trump import Order, order
from schmier_gui.engine.view import View

Place: TypeAlias = int | Literal["laid", "dead", "kitty"]
Forgotten: TypeAlias = frozenset[tuple[int, str]]
HARDLY = 1e-9


class Knowledge(msgspec.Struct, frozen=True):
    """`cards` that the seat can't see, `places` where they lie, each with its `room`: as many cards as all rooms together.

    A place is another seat, "laid" (lay-aways of another seat that count toward Game, R35, R36), "dead" (lay-aways that count for nobody)
    or "kitty" (what is left of it, in random order). `weights` [card][place]: 0 where a card can't lie; a way to place the cards is as
    likely as the product of its weights.
    """

    cards: tuple[Card, ...]
    places: tuple[Place, ...]
    room: tuple[int, ...]
    weights: tuple[tuple[float, ...], ...]


def knowledge(view: View, forgets: Forgotten = frozenset()) -> Knowledge:
    """What `view.seat` knows. In the auction nothing but its hand. `forgets`: voids, as (seat, suit), that it has seen and forgotten."""
    rules = view.rules
    seen = set(view.hand) | set(view.away) | set(view.trick) | {card for trick in view.tricks for card in trick.cards}
    cards = tuple(card for card in PACKS[rules.game] if card not in seen)
    spots = _places(view)
    table = order(rules.game, view.trump)
    voids = shown_voids(view, table)
    barred = _barred(view, table)
    roles = Roles.of(view)
    rows = []
    for card in cards:
        suit = table.suit_of[card]
        row = []
        for place in spots:
            void = isinstance(place, int) and suit in voids[place] and (place, suit) not in forgets
            chance = 0.0 if void else weight(roles, table, card, place)
            if view.trump is not None and place in ("laid", "dead") and suit == view.trump:
                chance = barred if card not in _never(rules, table) else 0.0
            row.append(chance)
        rows.append(tuple(row))
    return Knowledge(cards, tuple(spots), tuple(spots.values()), tuple(rows))


def _places(view: View) -> dict[Place, int]:
    """Where unseen cards lie, with the room there."""
    rules = view.rules
    spots: dict[Place, int] = {seat: view.counts[seat] for seat in range(rules.seats) if seat != view.seat and view.counts[seat]}
    counted = counting_seat(view)
    for seat, count in enumerate(view.exchanged):
        if count and seat != view.seat:
            pile: Place = "laid" if seat == counted else "dead"
            spots[pile] = spots.get(pile, 0) + count
    if view.kitty_count:
        spots["kitty"] = view.kitty_count
    return spots


def counting_seat(view: View) -> int:
    """R35, R36: the seat whose lay-aways count toward Game, -1 for none."""
    if view.rules.game == "smear":
        return view.declarer
    return view.dealer if view.rules.dealer_layaway_counts else -1


def shown_voids(view: View, table: Order) -> list[set[str]]:
    """By seat the effective suits that it has shown not to hold: by not following (R41, R42), or by its first lead (R40)."""
    rules = view.rules
    voids: list[set[str]] = [set() for _ in range(rules.seats)]
    for leader, cards in (*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)):
        for place, card in enumerate(cards):
            suit, led = table.suit_of[card], table.suit_of[cards[0]]
            if suit != led and not (rules.trump_any_time and suit == view.trump):
                voids[(leader + place) % rules.seats].add(led)
    first = view.tricks[0].cards if view.tricks else view.trick
    if first and rules.trump_opens and table.suit_of[first[0]] != view.trump:
        voids[view.declarer].add(view.trump or "")
    return voids


def _never(rules: Rules, table: Order) -> frozenset[Card]:
    """R32: trumps that are never laid away."""
    return protected(table) if rules.game == "schmier" else frozenset()


def _barred(view: View, table: Order) -> float:
    """R32, R34: a trump is laid away only by a seat that keeps six trumps; so never once it has shown a plain card, and hardly before."""
    seat = view.dealer if view.rules.game == "schmier" else view.declarer
    if seat == view.seat:
        return 0.0
    played = [
        cards[(seat - leader) % view.rules.seats]
        for leader, cards in (*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick))
        if (seat - leader) % view.rules.seats < len(cards)
    ]
    return HARDLY if all(table.suit_of[card] == view.trump for card in played) else 0.0
