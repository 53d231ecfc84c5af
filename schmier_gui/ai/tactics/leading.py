"""Tactics for a card that is led, in the order in which they are asked."""

from __future__ import annotations

from schmier_gui.ai.tactics.scale import Play
from schmier_gui.ai.tactics.tactic import N_, Tactic
from schmier_gui.engine.cards import Card

SURE = 0.97


def cashes_the_rest(play: Play) -> Card | None:
    """Nobody else has a trump any more: plain cards that nobody beats go first, trumps keep the lead."""
    s = play.s
    if s.trumps_out or not s.trumps:
        return None
    return play.best if s.stands(play.best, s.table.suit[play.best]) >= SURE else None


def draws_trumps_from_the_top(play: Play) -> Card | None:
    s, card = play.s, play.best
    return card if s.is_trump(card) and not s.higher(card) and not s.table.bit[card] & s.table.bowers else None


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
    return None if play.s.higher(play.best) else play.best


def clears_a_suit_to_trump_it(play: Play) -> Card | None:
    s, card = play.s, play.best
    alone = not s.held & s.table.suit[card] & ~s.table.bit[card]
    return card if alone and s.trumps and not s.rules.trump_any_time else None


def leads_the_least(play: Play) -> Card | None:
    return play.best


LEADING: tuple[Tactic[Play, Card], ...] = (
    Tactic(cashes_the_rest, N_("The others have no trumps left, and nobody can beat the {card}")),
    Tactic(
        draws_trumps_from_the_top, N_("No trump still out beats the {card}: it draws trumps, and point cards may fall")
    ),
    Tactic(brings_its_own_point_home, N_("Nobody can beat the {card} any more, so it brings its own point home")),
    Tactic(draws_high_trumps_with_a_low_one, N_("The {card} draws higher trumps, while the better ones here wait for the bowers and tens")),
    Tactic(leads_a_trump, N_("The {card} makes the others spend their trumps")),
    Tactic(leads_what_partner_can_trump, N_("Partner has none of that suit and may trump the {card}")),
    Tactic(cashes_a_plain_winner, N_("Nothing of its suit beats the {card}, unless somebody trumps it")),
    Tactic(clears_a_suit_to_trump_it, N_("The {card} is the last of its suit, which can be trumped from now on")),
    Tactic(leads_the_least, N_("There is nothing to win by force, so the {card} risks the least")),
)
