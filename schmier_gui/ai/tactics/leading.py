"""Tactics for a card that is led, in the order in which they are asked."""

from __future__ import annotations

from schmier_gui.ai.tactics.scale import SURE, Play
from schmier_gui.ai.tactics.tactic import N_, Tactic
from schmier_gui.engine.cards import Card

MANY = 5
"""So many trumps stand a round or two of drawing."""


def keeps_the_last_trumps(play: Play) -> Card | None:
    """Nobody else has a trump any more: these take a trick whenever they are played, and the last tricks are the fattest."""
    s = play.s
    if s.trumps_out or not s.trumps:
        return None
    return play.best_of(card for card in s.legal if not s.is_trump(card))


def _top_of(play: Play) -> Card | None:
    """The highest trump that nobody can beat. From ace and king the ace: partner must see that nobody can beat it."""
    s = play.s
    winners = [card for card in s.legal if s.is_trump(card) and not s.higher(card) and card not in s.table.stakes]
    return max(winners, key=s.table.order.power.__getitem__, default=None)


def draws_trumps_from_the_top(play: Play) -> Card | None:
    s, card = play.s, play.best
    return _top_of(play) if s.is_trump(card) and not s.higher(card) and card not in s.table.stakes else None


def draws_trumps_from_a_long_suit(play: Play) -> Card | None:
    s = play.s
    return _top_of(play) if s.declaring and s.trumps >= MANY and s.trumps_out else None


def returns_trump_to_the_declarer(play: Play) -> Card | None:
    """Partner has named it and wants it drawn; no good where the others may trump at any time and keep their small ones for that."""
    s = play.s
    if not s.declaring or s.seat == s.view.declarer or s.rules.trump_any_time:
        return None
    return play.best_of(card for card in s.legal if s.is_trump(card))


def brings_its_own_point_home(play: Play) -> Card | None:
    s, card = play.s, play.best
    return card if card in s.table.stakes and s.stands(card, s.table.suit[card]) >= SURE else None


def draws_high_trumps_with_a_low_one(play: Play) -> Card | None:
    s, card = play.s, play.best
    return card if s.is_trump(card) and s.declaring else None


def leads_a_trump(play: Play) -> Card | None:
    return play.best if play.s.is_trump(play.best) else None


def leads_what_partner_can_trump(play: Play) -> Card | None:
    s, suit = play.s, play.s.table.suit[play.best]
    can = any(s.voids[seat] & suit and not s.voids[seat] & s.table.trumps for seat in s.partners_after)
    return play.best if can and s.trumps_out else None


def cashes_a_plain_winner(play: Play) -> Card | None:
    """The best one; where trumps may be played at any time an ace does not get better by waiting."""
    s = play.s
    if not s.higher(play.best):
        return play.best
    if not s.rules.trump_any_time:
        return None
    return play.best_of(card for card in s.legal if not s.is_trump(card) and not s.higher(card))


def clears_a_suit_to_trump_it(play: Play) -> Card | None:
    s, card = play.s, play.best
    suit = s.table.suit[card]
    alone = s.out & suit and not s.held & suit & ~s.table.bit[card]
    return card if alone and s.trumps and not s.rules.trump_any_time else None


def leads_the_least(play: Play) -> Card | None:
    return play.best


LEADING: tuple[Tactic[Play, Card], ...] = (
    Tactic(keeps_the_last_trumps, N_("The others have no trumps left: the trumps here can wait, so the {card} goes first")),
    Tactic(draws_trumps_from_the_top, N_("No trump still out beats the {card}: it draws trumps, and point cards may fall")),
    Tactic(draws_trumps_from_a_long_suit, N_("With so many trumps here the others run out first: the {card} begins to draw theirs")),
    Tactic(returns_trump_to_the_declarer, N_("Partner has named trump and wants it drawn: the {card} helps")),
    Tactic(brings_its_own_point_home, N_("Nobody can beat the {card} any more, so it brings its own point home")),
    Tactic(draws_high_trumps_with_a_low_one, N_("The {card} draws higher trumps, while the better ones here wait for the bowers and tens")),
    Tactic(leads_a_trump, N_("The {card} makes the others spend their trumps")),
    Tactic(leads_what_partner_can_trump, N_("Partner has none of that suit and may trump the {card}")),
    Tactic(cashes_a_plain_winner, N_("Nothing of its suit beats the {card}, unless somebody trumps it")),
    Tactic(clears_a_suit_to_trump_it, N_("The {card} is your only card in {suit}; once it is gone, you can trump {suit}")),
    Tactic(leads_the_least, N_("There is nothing to win by force, so the {card} risks the least")),
)
