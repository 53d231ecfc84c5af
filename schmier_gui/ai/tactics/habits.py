"""What weaker players do before they think any further: mistakes that people make at a table, none of them a mad one."""

from __future__ import annotations

from collections.abc import Iterable

from schmier_gui.ai.tactics.following import LIKELY, is_gift
from schmier_gui.ai.tactics.scale import Play
from schmier_gui.ai.tactics.tactic import N_, Tactic
from schmier_gui.engine.cards import PIP_COUNT, Card


def _least(play: Play, cards: Iterable[Card]) -> Card | None:
    """The least of these cards: no gift, few pips, low."""
    power = play.s.table.order.power
    return min(cards, key=lambda card: (is_gift(play, card), PIP_COUNT[card], power[card]), default=None)


def _holds_back(play: Play, rivals: int) -> Card | None:
    """A small card where partner would be glad of a better one, while so many rivals are still to play."""
    s = play.s
    if not s.partner_best or len(s.rivals_after) < rivals or s.takes(play.best) or not is_gift(play, play.best):
        return None
    card = _least(play, (card for card in s.legal if not s.takes(card)))
    return card if card and not is_gift(play, card) else None


def feeds_last_of_all(play: Play) -> Card | None:
    return _holds_back(play, 1)


def feeds_late(play: Play) -> Card | None:
    return _holds_back(play, 2)


def makes_sure_with_too_much(play: Play) -> Card | None:
    """With rivals still to play the highest of a suit goes where a smaller card would do, unless it brings a point of its own."""
    s, best = play.s, play.best
    if s.partner_best or not s.rivals_after or not s.takes(best) or best in s.table.stakes or s.chance(best) < LIKELY:
        return None
    same = (card for card in s.legal if s.table.suit[card] == s.table.suit[best] and card not in s.table.stakes)
    return max(same, key=s.table.order.power.__getitem__)


def draws_trumps_once(play: Play) -> Card | None:
    """The best plain card, once the own side has led a trump, though there are others out."""
    s = play.s
    led = any(trick.leader % s.sides == s.side and s.is_trump(trick.cards[0]) for trick in s.view.tricks)
    if not s.declaring or not s.trumps_out or not led:
        return None
    return play.best_of(card for card in s.legal if not s.is_trump(card))


_ENOUGH = N_("A rival may still take this trick from partner, so the {card} is enough for now")

FEEDS_LAST_OF_ALL = Tactic(feeds_last_of_all, _ENOUGH)
FEEDS_LATE = Tactic(feeds_late, _ENOUGH)
MAKES_SURE = Tactic(makes_sure_with_too_much, N_("The {card} makes sure of this trick"))
DRAWS_ONCE = Tactic(draws_trumps_once, N_("Trumps have been drawn enough, so the {card} is next"))
