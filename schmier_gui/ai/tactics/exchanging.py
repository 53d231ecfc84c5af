"""What to lay away (R31, R32, R34): trumps and aces stay, short suits go, and tens where they count for the own side."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from gettext import gettext as _

from schmier_gui.engine.actions import LayAway
from schmier_gui.engine.cards import JOKER, Card
from schmier_gui.engine.decision import Decision
from schmier_gui.engine.trump import Order, order


def lay_away(decision: Decision, keeps: str = "") -> tuple[LayAway, Callable[[], str]]:
    """A legal lay-away, and its reason.

    Every draw may bring a trump, so whoever draws lays away as many as allowed, but for the plain ranks that it `keeps` against reason.
    Whose laid-away cards count (R35, R36) buries tens.
    """
    bounds, ranks = decision.bounds, order(decision.rules.game, decision.trump)
    plain = [card for card in bounds.allowed if ranks.suit_of[card] != decision.trump]
    trumps = [card for card in bounds.allowed if ranks.suit_of[card] == decision.trump]
    buries = not bounds.draws and (decision.rules.game == "smear" or decision.rules.dealer_layaway_counts)
    count, hopes = bounds.most - bounds.trumps, False
    ordered = _in_order_of_going(plain, ranks, buries)
    if bounds.draws:
        free = [card for card in ordered if card[0] not in keeps]
        hopes, ordered = len(free) < count, free[:count]
    going = (*_lowest_trumps(trumps, ranks, bounds.trumps), *ordered[:count])
    if buries and any(card[0] == "T" for card in going):
        return LayAway(going), _buries
    if bounds.draws:
        return LayAway(going), _hopes if hopes else _draws
    return LayAway(going), _clears


def _in_order_of_going(plain: Iterable[Card], ranks: Order, buries: bool) -> list[Card]:
    """Buried tens first, aces last; between them short suits before long ones, each from the lowest card up."""
    plain = sorted(plain, key=lambda card: (ranks.power[card], card))
    lengths = {card: sum(other[1] == card[1] for other in plain) for card in plain}
    return sorted(plain, key=lambda card: (not (buries and card[0] == "T"), card[0] == "A", lengths[card]))


def _lowest_trumps(trumps: Iterable[Card], ranks: Order, count: int) -> list[Card]:
    """Those that bring no point go first (R34 lets point cards go too)."""
    points = (ranks.high, ranks.right, ranks.left, ranks.low, JOKER)
    return sorted(trumps, key=lambda card: (card in points, ranks.power[card]))[:count]


def _draws() -> str:
    return _("Every card drawn may be a trump, so all plain cards that may go do go, short suits first and aces last")


def _hopes() -> str:
    return _("High cards of other suits may win a trick too, so only the rest goes")


def _clears() -> str:
    return _("Trumps and aces stay, and short suits go, so that they can be trumped")


def _buries() -> str:
    return _("Tens laid away count for our side, and nobody can take them any more")
