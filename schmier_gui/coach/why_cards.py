"""What the cards in hand bring with a trump suit: the points that are sure, and how often the others come home."""

from __future__ import annotations

from collections.abc import Mapping
from gettext import gettext as _
from gettext import ngettext

from schmier_gui.coach.why_words import SURE, listing, point_word, roughly
from schmier_gui.engine.cards import Suit
from schmier_gui.engine.trump import order
from schmier_gui.engine.view import View
from schmier_gui.engine.words import card_name, rank_name, suit_name

ALIKE = 0.08
"""Two chances that are told as one."""


def sure_points(view: View, trump: Suit, odds: Mapping[str, float]) -> list[str]:
    """The points that nobody can take away: by the cards held, or by all deals that were tried."""
    table = order(view.rules.game, trump)
    held = set()
    if table.high in view.hand:
        held.add("high")
    if table.low in view.hand and view.rules.low == "player":
        held.add("low")
    return [point for point in view.rules.points if point in held or odds.get(point, 0) >= SURE]


def sure_sentence(view: View, trump: Suit, odds: Mapping[str, float]) -> str:
    """Which points are sure."""
    table, points = order(view.rules.game, trump), sure_points(view, trump, odds)
    places = {"suit": suit_name(trump), "points": listing([point_word(point) for point in points]), "low": rank_name(table.low)}
    if not points:
        return _("With {suit} as trump no point is sure.").format(**places)
    if len(points) == len(view.rules.points):
        return _("With {suit} as trump every point is yours.").format(**places)
    high, low = table.high in view.hand, table.low in view.hand
    if points == ["high"] and high:
        return _("You hold the ace of {suit}, so High is yours.").format(**places)
    if points == ["low"] and low:
        return _("You hold the {low} of {suit}, so Low is yours.").format(**places)
    if points == ["high", "low"] and high and low:
        return _("You hold the ace and the {low} of {suit}, so High and Low are yours.").format(**places)
    words = ngettext("With {suit} as trump {points} is sure.", "With {suit} as trump {points} are sure.", len(points))
    return words.format(**places)


def chance_sentence(view: View, trump: Suit, odds: Mapping[str, float]) -> str:
    """How often the bowers in hand come home, or else the point that is most likely; "" where nothing is left to say."""
    table, sure = order(view.rules.game, trump), sure_points(view, trump, odds)
    bowers = {"right": table.right, "left": table.left} if view.rules.game == "schmier" else {"jack": table.right}
    held = [point for point, card in bowers.items() if card in view.hand and point not in sure]
    if len(held) == 2:
        right, left = odds["right"], odds["left"]
        if abs(right - left) <= ALIKE:
            return _("Each bower comes home {often}.").format(often=roughly((right + left) / 2))
        return _("The right bower comes home {often}, the left {other}.").format(often=roughly(right), other=roughly(left))
    if held:
        words = {
            "right": _("The right bower comes home {often}."),
            "left": _("The left bower comes home {often}."),
            "jack": _("The {jack} comes home {often}."),
        }[held[0]]
        return words.format(often=roughly(odds[held[0]]), jack=card_name(table.right))
    return _likeliest(view, odds, sure)


def _likeliest(view: View, odds: Mapping[str, float], sure: list[str]) -> str:
    open_points = [point for point in view.rules.points if point not in sure]
    if not open_points:
        return ""
    point = max(open_points, key=lambda name: odds.get(name, 0.0))
    return _("{point} comes to your side {often}.").format(point=point_word(point), often=roughly(odds.get(point, 0.0)))
