"""How likely a card lies where it may lie, from who declares, who deals, and how many cards each seat has drawn."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from schmier_gui.engine.cards import JOKER, Card, Game
from schmier_gui.engine.trump import Order
from schmier_gui.engine.view import View

Weights: TypeAlias = tuple[float, ...]

_KINDS: dict[Game, tuple[str, ...]] = {
    "schmier": ("A", "K", "Q", "right", "left", "T", "small", "2", "joker", "plain A", "plain T", "plain K", "plain Q", "plain J", "plain"),
    "smear": ("A", "K", "Q", "right", "T", "small", "7", "plain A", "plain T", "plain K", "plain Q", "plain J", "plain"),
}
_LEAST = 0.3
"""People do what our own players never would: no place that is possible gets less."""

_SCHMIER: dict[str, Weights] = {
    "declarer 0": (11.8, 7.1, 6.4, 6.1, 5.1, 4.4, 4.8, 7.2, 3.9, 4.7, 0.3, 0.3, 0.3, 0.3, 0.3),
    "declarer 1": (12.7, 6.4, 5.6, 5.6, 4.5, 4.2, 4.0, 6.9, 3.7, 3.6, 0.4, 0.4, 0.4, 0.4, 0.4),
    "declarer 2": (13.7, 5.9, 5.2, 4.8, 3.6, 3.5, 3.2, 6.5, 2.9, 2.8, 0.7, 0.7, 0.7, 0.7, 0.7),
    "declarer 3": (15.4, 4.5, 3.2, 2.7, 2.4, 2.3, 2.1, 4.9, 2.0, 1.8, 1.4, 1.9, 1.7, 1.5, 1.0),
    "declarer deals": (16.1, 6.6, 4.7, 3.6, 2.9, 2.6, 2.3, 7.0, 2.0, 2.2, 1.9, 1.8, 1.6, 1.4, 0.5),
    "declarer waits": (15.0, 4.3, 3.0, 2.6, 2.3, 2.1, 2.0, 4.6, 1.8, 1.6, 1.6, 1.6, 1.6, 1.6, 1.6),
    "other 0": (0.3, 5.1, 4.5, 5.5, 5.1, 5.2, 6.2, 4.0, 5.5, 7.0, 0.3, 0.3, 0.3, 0.3, 0.3),
    "other 1": (0.3, 3.9, 4.6, 4.7, 4.7, 5.3, 5.3, 3.8, 5.6, 5.8, 0.4, 0.4, 0.4, 0.4, 0.4),
    "other 2": (0.4, 3.6, 4.1, 4.2, 4.5, 4.6, 4.6, 3.4, 4.7, 4.8, 0.7, 0.7, 0.7, 0.7, 0.7),
    "other 3": (0.3, 2.2, 2.4, 2.5, 2.6, 2.7, 2.7, 2.1, 2.8, 2.7, 2.0, 2.6, 2.4, 2.2, 1.2),
    "other deals": (0.4, 2.3, 2.5, 2.6, 2.7, 2.7, 2.8, 2.2, 2.8, 3.0, 2.8, 2.7, 2.6, 2.4, 1.0),
    "other waits": (0.4, 1.9, 2.1, 2.1, 2.1, 2.2, 2.2, 1.9, 2.2, 2.2, 2.2, 2.2, 2.2, 2.2, 2.2),
    "dead": (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.3, 1.8, 0.9, 1.2, 1.6, 3.5),
    "laid": (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.3, 0.3, 0.3, 0.5, 0.9, 4.0),
    "kitty": (0.4, 1.9, 2.1, 2.1, 2.1, 2.2, 2.2, 1.9, 2.2, 2.2, 2.2, 2.2, 2.2, 2.2, 2.2),
}
_SMEAR: dict[str, Weights] = {
    "declarer": (13.7, 5.4, 5.1, 6.6, 4.6, 4.6, 9.2, 3.2, 0.3, 3.2, 3.0, 2.4, 1.2),
    "other": (0.8, 2.8, 2.9, 2.5, 3.0, 3.0, 1.9, 3.4, 3.3, 3.3, 3.3, 3.4, 3.3),
    "laid": (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.3, 10.1, 0.5, 1.1, 2.2, 6.4),
    "kitty": (0.8, 2.7, 2.7, 2.4, 2.9, 2.9, 1.8, 3.9, 3.2, 3.2, 3.2, 3.4, 3.3),
}
"""Chances in percent that one card of a kind lies in one place of a hand or pile, in 100,000 deals bid and exchanged by our own players.
Rows: who, and how many cards it drew; columns: `_KINDS`.
"""


class Roles(msgspec.Struct, frozen=True):
    """`drawn`: by seat how many cards it has drawn, None before it has exchanged."""

    drawn: tuple[int | None, ...]
    declarer: int
    dealer: int

    @classmethod
    def of(cls, view: View) -> Roles:
        """The roles of all seats in this deal."""
        return cls(view.exchanged, view.declarer, view.dealer)


def weight(roles: Roles, table: Order, card: Card, place: int | str) -> float:
    """The weight of this card in this place: the same everywhere before trump is named."""
    if table.trump is None:
        return 1.0
    rows = _SCHMIER if table.game == "schmier" else _SMEAR
    if place == "dead" and "dead" not in rows:
        place = "laid"
    who = place if isinstance(place, str) else _who(roles, table.game, place)
    return max(_LEAST, rows[who][_KINDS[table.game].index(_kind(table, card))])


def _who(roles: Roles, game: Game, seat: int) -> str:
    name = "declarer" if seat == roles.declarer else "other"
    if game == "smear":
        return name
    drawn = roles.drawn[seat]
    if drawn is None:
        return f"{name} waits"
    return f"{name} deals" if seat == roles.dealer else f"{name} {min(drawn, 3)}"


def _kind(table: Order, card: Card) -> str:
    if table.suit_of[card] != table.trump:
        return f"plain {card[0]}" if card[0] in "AKQJT" else "plain"
    if card == JOKER:
        return "joker"
    if card in (table.right, table.left):
        return "right" if card == table.right else "left"
    if card == table.low or card[0] in "AKQT":
        return card[0]
    return "small"
