"""Why a suit or a lay-away of Smear's declarer is good: one or two whole sentences from the cards."""

from __future__ import annotations

from gettext import gettext as _
from gettext import ngettext

from schmier_gui.coach.actions import listing
from schmier_gui.coach.grade import ExchangeVerdict, Step
from schmier_gui.coach.reason import same
from schmier_gui.engine.actions import LayAway, NameTrump
from schmier_gui.engine.cards import Card, Suit, pip_count
from schmier_gui.engine.trump import order
from schmier_gui.engine.view import View
from schmier_gui.engine.words import rank_name, suit_name


def why_after(view: View, verdict: ExchangeVerdict) -> list[str]:
    """One or two sentences on the best choice and, where it was another, on the chosen one. The proof with numbers is `grade.proof`."""
    best, chosen = verdict.best, verdict.chosen
    alike = same(best, chosen) or verdict.step in (Step.CLOSE, Step.RIGHT)
    if isinstance(best, NameTrump) and isinstance(chosen, NameTrump):
        suits = [chosen.suit] if alike else [best.suit, chosen.suit]
        return [_suit_sentence(view, suit) for suit in suits]
    if isinstance(best, LayAway) and isinstance(chosen, LayAway):
        choices = [chosen.cards] if alike else [best.cards, chosen.cards]
        return [_buried_sentence(cards) for cards in choices]
    return []


def _suit_sentence(view: View, suit: Suit) -> str:
    """How many trumps the suit gives, and which points are in hand with it."""
    table = order(view.rules.game, suit)
    held = [card for card in view.hand if table.suit_of[card] == suit]
    count = len(held)
    places = {"suit": suit_name(suit), "count": count, "low": rank_name(table.low)}
    high, low = table.high in held, table.low in held
    if high and low:
        words = _("With {suit} you hold {count} trumps, the ace and the {low} among them.")
    elif high:
        words = ngettext("With {suit} you hold {count} trump: the ace.", "With {suit} you hold {count} trumps, the ace among them.", count)
    elif low:
        words = ngettext(
            "With {suit} you hold {count} trump: the {low}.",
            "With {suit} you hold {count} trumps, the {low} among them.",
            count,
        )
    else:
        words = ngettext(
            "With {suit} you hold {count} trump, neither ace nor {low}.",
            "With {suit} you hold {count} trumps, neither ace nor {low}.",
            count,
        )
    return words.format(**places)


def _buried_sentence(cards: tuple[Card, ...]) -> str:
    """What is safe for Game (R35)."""
    pips = pip_count(cards)
    words = _("Laying away {cards} saves {count} for Game.") if pips else _("Laying away {cards} saves nothing for Game.")
    return words.format(cards=listing(cards), count=pips)
