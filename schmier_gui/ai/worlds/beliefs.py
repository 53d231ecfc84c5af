"""How likely a card lies where it may lie, from who declares, what was bid, who deals, and how many cards each seat has drawn."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec

from schmier_gui.engine.cards import JOKER, Card, Game
from schmier_gui.engine.trump import Order
from schmier_gui.engine.view import View

Table: TypeAlias = dict[str, tuple[float, ...]]

FILE = Path(__file__).resolve().parent.parent / "data" / "beliefs.json"
"""By game and row how many times likelier one card of a kind lies in one place of a hand or pile than in one place of the rest of the
kitty, by columns in the order of `KINDS`: learnt from records by `ai.worlds.learning`.
"""
KINDS: dict[Game, tuple[str, ...]] = {
    "schmier": ("A", "K", "Q", "right", "left", "T", "small", "2", "joker", "plain A", "plain T", "plain K", "plain Q", "plain J", "plain"),
    "smear": ("A", "K", "Q", "right", "T", "small", "7", "plain A", "plain T", "plain K", "plain Q", "plain J", "plain"),
}
HIGH: dict[Game, int] = {"schmier": 4, "smear": 4}
"""A bid that tells more than the lowest ones."""
LEAST = 0.1
"""People do what our own players never would: no place that is possible gets less."""


@cache
def beliefs(game: Game) -> Table:
    """The rows of one game, as `row` names them."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Table])[game]


class Roles(msgspec.Struct, frozen=True):
    """`rows` by seat: the name of its row in `beliefs`."""

    rows: tuple[str, ...]

    @classmethod
    def of(cls, view: View) -> Roles:
        """The roles of all seats in this deal."""
        spoke = {call.seat for call in view.calls if call.amount is not None}
        return cls(tuple(" ".join(_role(view, seat, seat in spoke)) for seat in range(view.rules.seats)))


def _role(view: View, seat: int, bid: bool) -> tuple[str, ...]:
    game, declares = view.rules.game, "declarer high" if view.bid >= HIGH[view.rules.game] else "declarer"
    who = declares if seat == view.declarer else "bidder" if bid else "other"
    if game == "smear":
        return (who,)
    drawn = view.exchanged[seat]
    return who, "waits" if drawn is None else "deals" if seat == view.dealer else str(drawn)


def weight(roles: Roles, table: Order, card: Card, place: int | str) -> float:
    """The weight of this card in this place: the same everywhere before trump is named."""
    if table.trump is None:
        return 1.0
    rows = beliefs(table.game)
    if place == "dead" and "dead" not in rows:
        place = "laid"
    return max(LEAST, rows[place if isinstance(place, str) else roles.rows[place]][KINDS[table.game].index(kind(table, card))])


def kind(table: Order, card: Card) -> str:
    """Which of `KINDS` a card is, once trump is named."""
    if table.suit_of[card] != table.trump:
        return f"plain {card[0]}" if card[0] in "AKQJT" else "plain"
    if card == JOKER:
        return "joker"
    if card in (table.right, table.left):
        return "right" if card == table.right else "left"
    if card == table.low or card[0] in "AKQT":
        return card[0]
    return "small"
