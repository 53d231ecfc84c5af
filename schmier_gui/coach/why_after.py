"""Why a suit or a lay-away of Smear's declarer is good: one or two whole sentences from the cards."""

from __future__ import annotations

from gettext import gettext as _
from gettext import ngettext

from schmier_gui.coach.actions import listing as cards_listing
from schmier_gui.coach.grade import ExchangeVerdict, Step
from schmier_gui.coach.reason import same
from schmier_gui.coach.why_words import capital, listing
from schmier_gui.engine.actions import LayAway, NameTrump
from schmier_gui.engine.cards import RANKS, SUITS, Card, Suit, pip_count
from schmier_gui.engine.trump import order
from schmier_gui.engine.view import View
from schmier_gui.engine.words import rank_name, suit_name

TOPS = 3
"""How many of the highest trumps are compared."""


def why_after(view: View, verdict: ExchangeVerdict) -> list[str]:
    """One or two sentences on the best choice and, where it was another, on the chosen one. The proof with numbers is `grade.proof`."""
    best, chosen = verdict.best, verdict.chosen
    alike = same(best, chosen) or verdict.step in (Step.CLOSE, Step.RIGHT, Step.DECIDED)
    if isinstance(best, NameTrump) and isinstance(chosen, NameTrump):
        return _naming(view, best.suit, chosen.suit, alike)
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


def _naming(view: View, best: Suit, chosen: Suit, alike: bool) -> list[str]:
    """The chosen suit where others do as well; else what the best one has before the chosen one, or before the next longest."""
    if alike and best != chosen:
        either = _("{one} and {other} win about as many games.")
        return [_suit_sentence(view, chosen), either.format(one=capital(suit_name(best)), other=suit_name(chosen))]
    other = chosen if best != chosen else max((suit for suit in SUITS if suit != best), key=lambda suit: _strength(view, suit))
    if not _held(view, other):
        return [_suit_sentence(view, best)]
    return [_comparison(view, best, other)]


def _comparison(view: View, best: Suit, other: Suit) -> str:
    """What one suit has before another: its length, its points, its high cards; or only what play shows."""
    mine, theirs = _held(view, best), _held(view, other)
    only, lacked = _points_only(view, best, other), _points_only(view, other, best)
    places = {
        "best": suit_name(best),
        "other": suit_name(other),
        "more": len(mine),
        "less": len(theirs),
        "cards": the_ranks(only),
        "lacked": the_ranks(lacked),
        "tops": the_ranks(mine[:TOPS]),
    }
    return capital(_compared(len(mine) - len(theirs), bool(only), bool(lacked), _higher(view, mine, theirs))).format(**places)


def _compared(longer: int, only: bool, lacked: bool, higher: bool) -> str:
    if longer > 0 and only:
        return _("With {best} you hold {more} trumps, with {other} {less}, and only {best} bring the {cards}.")
    if longer > 0 and lacked:
        return _("With {best} you hold {more} trumps, with {other} only {less}: the length is worth more than the {lacked}.")
    if longer > 0:
        return _("With {best} you hold {more} trumps, with {other} only {less}.")
    if only and longer < 0:
        return _("With {other} you hold {less} trumps and with {best} only {more}, but only {best} bring the {cards}.")
    if only and lacked:
        return _("Both suits are equally long, {best} with the {cards}, {other} with the {lacked}; {best} win more games.")
    if only:
        return _("Both suits are equally long, but only {best} bring the {cards}.")
    if higher and longer < 0:
        return _("With {other} you hold {less} trumps and with {best} only {more}, but those are higher: the {tops}.")
    if higher:
        return _("Both suits are equally long, but {best} are higher: the {tops}.")
    return _("By the cards {other} promise as much, but played out {best} win more games.")


def _held(view: View, suit: Suit) -> list[Card]:
    """The trumps in hand if this suit is named, the highest first."""
    table = order(view.rules.game, suit)
    return sorted((card for card in view.hand if table.suit_of[card] == suit), key=lambda card: -_height(view, card))


def _height(view: View, card: Card) -> int:
    return RANKS[view.rules.game].index(card[0])


def _strength(view: View, suit: Suit) -> tuple[int, int]:
    held = _held(view, suit)
    return len(held), sum(_height(view, card) for card in held)


def _points_only(view: View, suit: Suit, other: Suit) -> list[Card]:
    """Ace, jack and lowest card that the suit has and the other one has not."""
    missing = {card[0] for card in _held(view, other)}
    return [card for card in _held(view, suit) if card[0] in ("A", "J", RANKS[view.rules.game][0]) and card[0] not in missing]


def _higher(view: View, mine: list[Card], theirs: list[Card]) -> bool:
    """Whether the first trumps of the one are clearly higher than as many of the other."""
    count = min(TOPS, len(mine), len(theirs))
    return sum(_height(view, card) for card in mine[:count]) > sum(_height(view, card) for card in theirs[:count])


def the_ranks(cards: list[Card]) -> str:
    """ "ace", "ace and 7"."""
    return listing([rank_name(card) for card in cards])


def _buried_sentence(cards: tuple[Card, ...]) -> str:
    """What is safe for Game (R35)."""
    pips = pip_count(cards)
    words = _("Laying away {cards} saves {count} for Game.") if pips else _("Laying away {cards} saves nothing for Game.")
    return words.format(cards=cards_listing(cards), count=pips)
