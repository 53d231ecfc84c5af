"""Thinking through High, Low, Right, Left, Joker (Jack) and Game: what a hand takes with each suit as trump.

Each point has a base chance, for what partner and the draw may bring, and what every trump held adds to it. The numbers are the
averages of many thousand contracts played out in self-play; added up, they hold within a few hundredths from weak hands to strong ones.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from schmier_gui.engine.cards import JOKER, Card, Suit
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.trump import order

Chances: TypeAlias = dict[str, float]
"""What each trump held adds to the chance of one point: by rank, "right", "left", "joker", "each" for every trump, "base" always."""

THREE_SIDES: dict[str, Chances] = {
    "high": {"A": 0.76, "base": 0.24},
    "low": {"2": 0.75, "base": 0.25},
    "low_taker": {"A": 0.16, "K": 0.06, "each": 0.06, "base": 0.22},
    "right": {"right": 0.38, "A": 0.17, "K": 0.12, "Q": 0.08, "each": 0.04, "base": 0.15},
    "left": {"left": 0.34, "A": 0.19, "K": 0.11, "Q": 0.09, "T": 0.02, "each": 0.03, "base": 0.18},
    "joker": {"joker": 0.11, "A": 0.22, "K": 0.12, "Q": 0.06, "right": 0.03, "each": 0.03, "base": 0.20},
    "game": {"A": 0.24, "K": 0.15, "Q": 0.12, "right": 0.05, "left": 0.08, "T": 0.11, "each": 0.09, "base": 0.01},
}
TWO_SIDES: dict[str, Chances] = {
    "high": {"A": 0.56, "base": 0.44},
    "low": {"2": 0.57, "base": 0.43},
    "low_taker": {"A": 0.12, "K": 0.05, "each": 0.04, "base": 0.38},
    "right": {"right": 0.27, "A": 0.14, "K": 0.10, "Q": 0.08, "T": 0.03, "each": 0.01, "base": 0.41},
    "left": {"left": 0.25, "A": 0.15, "K": 0.09, "Q": 0.06, "each": 0.02, "base": 0.38},
    "joker": {"joker": 0.13, "A": 0.14, "K": 0.11, "Q": 0.05, "right": 0.02, "T": 0.03, "each": 0.01, "base": 0.43},
    "game": {"A": 0.18, "K": 0.16, "Q": 0.09, "right": 0.04, "left": 0.03, "T": 0.08, "each": 0.04, "base": 0.32},
}
SMEAR: dict[str, Chances] = {
    "high": {"A": 0.70, "base": 0.30},
    "high_in_play": {"A": 0.54, "K": 0.07, "base": 0.45},
    "low": {"7": 0.71, "base": 0.29},
    "low_in_play": {"7": 0.54, "each": 0.02, "base": 0.41},
    "low_taker": {"A": 0.18, "K": 0.05, "Q": 0.03, "right": -0.12, "each": 0.08, "base": 0.35},
    "jack": {"right": 0.42, "A": 0.17, "K": 0.11, "Q": 0.09, "each": 0.05, "base": 0.23},
    "game": {"A": 0.12, "K": 0.06, "Q": 0.04, "T": 0.03, "each": 0.09, "base": 0.50},
}
STEP = 0.25
MADE: dict[tuple[str, int], tuple[float, dict[int, tuple[float, ...]]]] = {
    ("schmier", 3): (
        1.5,
        {
            3: (0.23, 0.29, 0.34, 0.38, 0.44, 0.53, 0.65, 0.72, 0.78, 0.86, 0.90, 0.94, 0.96, 0.98, 0.99, 1.00),
            4: (0.11, 0.14, 0.17, 0.20, 0.24, 0.28, 0.35, 0.42, 0.50, 0.59, 0.66, 0.77, 0.83, 0.89, 0.93, 0.98),
            5: (0.04, 0.06, 0.07, 0.09, 0.10, 0.11, 0.13, 0.18, 0.23, 0.29, 0.35, 0.46, 0.57, 0.65, 0.77, 0.90),
            6: (0.00, 0.01, 0.01, 0.02, 0.02, 0.03, 0.03, 0.04, 0.05, 0.06, 0.08, 0.12, 0.20, 0.25, 0.38, 0.54),
        },
    ),
    ("schmier", 2): (
        2.5,
        {
            3: (0.46, 0.53, 0.60, 0.64, 0.70, 0.80, 0.87, 0.92, 0.95, 0.97, 0.99, 0.99, 1.00),
            4: (0.29, 0.35, 0.40, 0.44, 0.49, 0.58, 0.66, 0.75, 0.81, 0.88, 0.94, 0.97, 0.99),
            5: (0.15, 0.18, 0.21, 0.25, 0.29, 0.32, 0.38, 0.47, 0.57, 0.66, 0.79, 0.89, 0.95),
            6: (0.04, 0.05, 0.06, 0.08, 0.11, 0.12, 0.13, 0.16, 0.23, 0.31, 0.41, 0.60, 0.75),
        },
    ),
    ("smear", 2): (
        1.5,
        {
            2: (0.60, 0.74, 0.79, 0.83, 0.90, 0.94, 0.97, 1.00, 1.00, 1.00, 1.00, 1.00),
            3: (0.24, 0.38, 0.45, 0.49, 0.60, 0.70, 0.82, 0.90, 0.97, 0.99, 1.00, 1.00),
            4: (0.07, 0.09, 0.10, 0.13, 0.19, 0.24, 0.27, 0.35, 0.50, 0.74, 0.91, 0.98),
        },
    ),
}
"""By game and sides: for each bid, how often it is made on a hand that counts this many points: from the first number on, in steps."""


@cache
def chances(rules: Rules) -> dict[str, Chances]:
    """The chances of every point of these rules."""
    source = SMEAR if rules.game == "smear" else THREE_SIDES if rules.sides == 3 else TWO_SIDES
    rows: dict[str, Chances] = {point: source[point] for point in rules.points}
    if rules.high_low == "in_play":
        rows["high"] = source["high_in_play"]
        rows["low"] = source["low_in_play" if rules.low == "player" else "low_taker"]
    elif rules.low == "taker":
        rows["low"] = source["low_taker"]
    return rows


@cache
def _worth_of_cards(rules: Rules, suit: Suit) -> tuple[dict[Card, float], float]:
    """What each trump adds to the points of a deal, over all points together; and the base."""
    ranks, rows = order(rules.game, suit), chances(rules)
    worth = {card: sum(row.get(name_of(rules, suit, card), 0.0) + row.get("each", 0.0) for row in rows.values()) for card in ranks.trumps}
    return worth, sum(row["base"] for row in rows.values())


def name_of(rules: Rules, suit: Suit, card: Card) -> str:
    """What the tables of chances call a trump: its rank, or "right", "left", "joker"."""
    ranks = order(rules.game, suit)
    return {ranks.right: "right", ranks.left: "left", JOKER: "joker"}.get(card, card[0])


def count_points(rules: Rules, hand: tuple[Card, ...], suit: Suit) -> float:
    """How many points this hand's side takes on average as declarer with this suit as trump."""
    worth, base = _worth_of_cards(rules, suit)
    return base + sum([worth[card] for card in hand if card in worth])


def chance_of(rules: Rules, hand: tuple[Card, ...], suit: Suit, point: str) -> float:
    """The chance that this hand's side takes one point as declarer."""
    ranks, row = order(rules.game, suit), chances(rules)[point]
    held = [card for card in hand if ranks.suit_of[card] == suit or card == JOKER]
    return row["base"] + sum(row.get(name_of(rules, suit, card), 0.0) + row.get("each", 0.0) for card in held)


def chance_made(rules: Rules, points: float, bid: int) -> float:
    """The chance to make a bid on a hand that counts this many points."""
    start, rows = MADE[rules.game, rules.sides]
    row = rows[bid]
    place = min(max((points - start) / STEP, 0.0), len(row) - 1.001)
    below = int(place)
    return row[below] + (row[below + 1] - row[below]) * (place - below)
