"""Tactics for a card that follows, in the order in which they are asked."""

from __future__ import annotations

from schmier_gui.ai.tactics.scale import SURE, Play
from schmier_gui.ai.tactics.tactic import N_, Tactic
from schmier_gui.engine.cards import PIP_COUNT, Card

LIKELY = 0.3
WELCOME = 4
"""Pips that make a card a gift: an ace or a ten."""


def is_gift(play: Play, card: Card) -> bool:
    """A card that partner is glad to find in the trick."""
    return card in play.s.table.stakes or PIP_COUNT[card] >= WELCOME


def _under_partner(play: Play) -> Card | None:
    """The best card that leaves a trick to partner that no rival can take any more."""
    s = play.s
    if not s.partner_best or s.stands(s.best, s.led) < SURE:
        return None
    if s.takes(play.best) and s.chance(play.best) >= SURE:
        return None
    return play.best_of(card for card in s.legal if not s.takes(card))


def brings_its_own_point_home(play: Play) -> Card | None:
    s, card = play.s, play.best
    return card if s.takes(card) and card in s.table.stakes and s.chance(card) >= SURE else None


def feeds_partners_sure_trick(play: Play) -> Card | None:
    card = _under_partner(play)
    return card if card and is_gift(play, card) else None


def saves_on_partners_sure_trick(play: Play) -> Card | None:
    return _under_partner(play)


def takes_over_from_partner(play: Play) -> Card | None:
    """Safe either way: this card wants to go now, or the lead is worth having."""
    s = play.s
    return play.best if s.partner_best and s.stands(s.best, s.led) >= SURE else None


def feeds_partners_likely_trick(play: Play) -> Card | None:
    s = play.s
    return play.best if s.partner_best and not s.takes(play.best) and is_gift(play, play.best) else None


def trusts_partner(play: Play) -> Card | None:
    s = play.s
    return play.best if s.partner_best and not s.takes(play.best) else None


def goes_over_partner(play: Play) -> Card | None:
    return play.best if play.s.partner_best else None


def catches_a_point(play: Play) -> Card | None:
    return play.best if play.s.stakes and play.s.takes(play.best) else None


def wins_for_sure(play: Play) -> Card | None:
    s, card = play.s, play.best
    return card if s.takes(card) and s.chance(card) >= SURE else None


def tries_to_win(play: Play) -> Card | None:
    return play.best if play.s.takes(play.best) and play.s.chance(play.best) >= LIKELY else None


def plays_for_partner_behind(play: Play) -> Card | None:
    s = play.s
    return play.best if is_gift(play, play.best) and s.chance(play.best) >= LIKELY else None


def plays_the_low_that_scores_anyway(play: Play) -> Card | None:
    s, card = play.s, play.best
    fixed = s.rules.low == "player" and s.rules.high_low == "fixed"
    return card if fixed and card == s.table.order.low else None


def clears_a_suit_to_trump_it(play: Play) -> Card | None:
    s, card = play.s, play.best
    if s.is_trump(card) or not s.trumps or s.rules.trump_any_time or s.table.bit[card] & s.led:
        return None
    suit = s.table.suit[card]
    return card if s.out & suit and not s.held & suit & ~s.table.bit[card] else None


def throws_the_least(play: Play) -> Card | None:
    return play.best


FOLLOWING: tuple[Tactic[Play, Card], ...] = (
    Tactic(brings_its_own_point_home, N_("Nobody can beat the {card} any more, so it brings its own point home")),
    Tactic(feeds_partners_sure_trick, N_("Partner has this trick for sure: the {card} is well placed in it")),
    Tactic(saves_on_partners_sure_trick, N_("Partner has this trick for sure, so the {card} is enough")),
    Tactic(takes_over_from_partner, N_("The trick is our side's anyway, and with the {card} the next lead is ours here")),
    Tactic(feeds_partners_likely_trick, N_("Partner will probably keep this trick: the {card} is well placed in it")),
    Tactic(trusts_partner, N_("Partner wins so far, so the {card} is enough")),
    Tactic(goes_over_partner, N_("A rival could still beat partner's card: the {card} is harder to beat")),
    Tactic(catches_a_point, N_("There is a point in this trick, and the {card} can take it")),
    Tactic(wins_for_sure, N_("Nobody can beat the {card} any more, and the trick is worth having")),
    Tactic(tries_to_win, N_("The {card} may be beaten, but the trick is worth the try")),
    Tactic(plays_for_partner_behind, N_("Partner is still to play and may well win this: the {card} goes along")),
    Tactic(plays_the_low_that_scores_anyway, N_("The {card} brings its point whoever wins the trick, and costs nothing here")),
    Tactic(clears_a_suit_to_trump_it, N_("The {card} is your only card in {suit}; once it is gone, you can trump {suit}")),
    Tactic(throws_the_least, N_("This trick is hardly ours, so the {card} gives away the least")),
)
