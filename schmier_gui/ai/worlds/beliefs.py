"""How likely a card lies where it may lie, from who declares, who deals, and how many cards each seat exchanged."""

from __future__ import annotations

import msgspec

from schmier_gui.engine.cards import Card
from schmier_gui.engine.deal import HAND
from schmier_gui.engine.trump import Order
from schmier_gui.engine.view import View


class Roles(msgspec.Struct, frozen=True):
    """`drawn`: how many cards each seat has drawn, 0 before it did."""

    drawn: tuple[int, ...]
    declarer: int
    dealer: int

    @classmethod
    def of(cls, view: View) -> Roles:
        """The roles of all seats in this deal."""
        return cls(tuple(count or 0 for count in view.exchanged), view.declarer, view.dealer)


def weight(roles: Roles, table: Order, card: Card, place: int | str) -> float:
    """The weight of this card in this place. In Schmier no trump is laid away, so that a seat holds every trump of all cards it has seen:
    its six and those it drew.
    """
    if table.trump is not None and table.game == "schmier" and isinstance(place, int) and table.suit_of[card] == table.trump:
        return 1.0 + roles.drawn[place] / HAND
    return 1.0
