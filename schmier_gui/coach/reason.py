"""Why an action is a good one, in one whole sentence: what it does, from what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _

from schmier_gui.ai.bot import decide
from schmier_gui.ai.profile import Profile
from schmier_gui.ai.rule_bot import RuleBot
from schmier_gui.ai.tactics.situation import Situation
from schmier_gui.ai.tactics.style import TEXTBOOK
from schmier_gui.coach.actions import listing
from schmier_gui.engine.actions import Action, LayAway, NameTrump, PlayCard
from schmier_gui.engine.cards import PIP_COUNT, SUITS, Card
from schmier_gui.engine.trump import order
from schmier_gui.engine.view import View
from schmier_gui.engine.words import card_name, suit_name

MANY_PIPS = 10
MAY_WIN = "AKQ"
FEW = 4
"""So many cards are named in a sentence."""


class Thumb:
    """What a sound player would do by rules of thumb, and its reason."""

    def __init__(self, view: View) -> None:
        player = RuleBot(Profile("club"), 0, TEXTBOOK)
        self.action = decide(player, view)
        self._reason = player.reason

    def why(self, view: View, action: Action) -> str:
        """One sentence for this action: the tactic's own where the rules of thumb agree, what the action does where not."""
        if same(action, self.action) and self._reason:
            return _("{sentence}.").format(sentence=self._reason)
        return what_it_does(view, action)


def what_it_does(view: View, action: Action) -> str:
    """One sentence about what this action brings. Raises TypeError for a call."""
    match action:
        case PlayCard(card):
            return _card(Situation(view), card)
        case NameTrump(suit):
            return _("Other suits count as much, but in play {suit} hold out longer.").format(suit=suit_name(suit))
        case LayAway(cards):
            return _gone(view, cards)
    raise TypeError("calls are explained by the estimate")


def _gone(view: View, cards: Sequence[Card]) -> str:
    """What is gained by laying these away: what stays may win tricks, or a suit can be trumped."""
    if not cards:
        return _("Every card kept is worth more than what may come.")
    ranks = order(view.rules.game, view.trump)
    suit_of, power = ranks.suit_of, ranks.power
    stay = [card for card in view.hand if card not in cards]
    plain = [card for card in cards if suit_of[card] != view.trump]
    suits = [suit for suit in SUITS if any(suit_of[card] == suit for card in plain) and not any(suit_of[card] == suit for card in stay)]
    if suits and not view.rules.trump_any_time and any(suit_of[card] == view.trump for card in stay):
        return _("With no {suit} left in your hand you can trump {suit}.").format(suit=suit_name(suits[0]))
    best = max((power[card] for card in plain), default=0)
    kept = [card for card in stay if suit_of[card] != view.trump and card[0] in MAY_WIN and power[card] > best]
    if kept and len(plain) == len(cards) <= FEW:
        words = _("You keep {kept}, which may win a trick; {gone} would hardly win one.")
        return words.format(kept=listing(kept), gone=listing(cards))
    gone = listing(cards) if len(cards) <= FEW else _("these")
    return _("In the deals tried, no other cards were missed less than {gone}.").format(gone=gone)


def _card(now: Situation, card: str) -> str:
    name, pips, view = card_name(card), PIP_COUNT[card], now.view
    if not view.trick:
        return _lead(now, card)
    if now.takes(card):
        if not now.after:
            return _("You play last, and the {card} takes the trick.").format(card=name)
        if not now.rivals_after:
            return _("No rival plays after you, and the {card} takes the trick.").format(card=name)
        return _("The {card} goes above what lies there, and the others must beat it.").format(card=name)
    if now.partner_best and pips >= MANY_PIPS:
        return _("Your partner has the trick so far, and the {card} may come home in it.").format(card=name)
    if now.partner_best:
        return _("Your partner has the trick so far, and the {card} leaves the better cards for later.").format(card=name)
    if now.partners_after:
        return _("Your partner is still to play, and the {card} keeps your better cards for later.").format(card=name)
    return _("The trick goes to a rival, and the {card} gives the least away.").format(card=name)


def _lead(now: Situation, card: str) -> str:
    name, unbeaten = card_name(card), not now.higher(card)
    if now.is_trump(card):
        if unbeaten:
            return _("No trump still out beats the {card}, and the others must follow.").format(card=name)
        return _("The {card} makes the others play trumps, and keeps your better ones.").format(card=name)
    if unbeaten:
        return _("Nothing of its suit beats the {card}, unless somebody trumps it.").format(card=name)
    return _("The {card} makes the others play first, and keeps your better cards for later.").format(card=name)


def same(action: Action, other: Action) -> bool:
    """Lay-aways of the same cards are the same."""
    if isinstance(action, LayAway) and isinstance(other, LayAway):
        return set(action.cards) == set(other.cards)
    return action == other
