"""How cards are played in a playout. All hands lie open here, so that a trick goes to whom it would go among players who know where the
cards are; which worlds to play out is what the searching player has to guess.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout import layout as bits
from schmier_gui.ai.playout.playing import Playing
from schmier_gui.ai.playout.tricks import LANE_0, LANE_1, LANE_2, LOWEST_TRUMP, NOTHING, PLAIN, TRUMPS, Bools, Masks, U, top_trump
from schmier_gui.engine.rules import Rules

PLAIN_ACES, PLAIN_TENS, TENS = U(bits.PLAIN_ACES), U(bits.PLAIN_TENS), U(bits.TENS)
ACES_TENS = U(bits.ACES | bits.TENS)
FACES = U(bits.PLAIN_ACES | bits.PLAIN_KINGS | bits.PLAIN_QUEENS | bits.PLAIN_JACKS)
CHEAP = U(bits.PLAIN | ((bits.LEFT - 1) & bits.TRUMPS))
Rows = npt.NDArray[np.intp]
FEW = 5
"""Against so many trumps or fewer, a single trump that can't be beaten is led; before, it waits for a trick that is worth it."""
LANES = (LANE_0, LANE_1, LANE_2)


class Table(Playing):
    """Every seat plays by our own policy."""

    def __init__(self, rules: Rules, rows: int) -> None:
        super().__init__(rules, rows)
        points = bits.winners_points(rules.game) | (bits.lowest_of(rules.game) if rules.low == "taker" else 0)
        self._points = U(points)
        self._safe = U(~(points | bits.TENS | bits.ACES) & (bits.PLAIN | bits.TRUMPS))
        self._modest = U(bits.PLAIN & ~bits.TENS)
        self._legal: list[Masks] = []
        self._rivals: list[Masks | None] = []
        self._partners: list[Masks | None] = []

    def _lead(self, hand: Masks, opening: bool) -> None:
        """Draw trumps while nobody of another side can beat one's own; in Schmier only the declarer's side does, with two such trumps or
        against few. Else the best card of a suit that nobody can beat, one's own or, with a low card, the partner's; else a low card.
        """
        rivals, partners = self._others()
        against = rivals & TRUMPS
        trumps = hand & TRUMPS
        must = opening and self.rules.trump_opens
        if must:
            self._card[:] = lowest(_first(trumps & self._safe, trumps, hand))
        else:
            self._lead_plain(hand, rivals, partners)
        best = (trumps > against) & (against != NOTHING)
        partners &= TRUMPS
        partner_best = (partners > against) & (against != NOTHING) & (trumps != NOTHING) & ~best
        if self.rules.game == "schmier":
            declares = self._leader % np.uint8(self.sides) == self._declaring
            best &= declares & ((trumps ^ top_trump(trumps) > against) | (np.bitwise_count(against) <= FEW))
            partner_best &= declares
        self._in_rows(best, lambda rows: top_trump(trumps[rows]))
        self._in_rows(partner_best, lambda rows: lowest(_first(trumps[rows] & self._safe, trumps[rows])))

    def _others(self) -> tuple[Masks, Masks]:
        """All cards of the other sides, and all of the leader's partners."""
        rivals, partners = np.zeros(self.rows, U), np.zeros(self.rows, U)
        for place in range(1, self.seats):
            whose = rivals if place % self.sides else partners
            np.bitwise_or(whose, self._hands[place], out=whose)
        return rivals, partners

    def _lead_plain(self, hand: Masks, rivals: Masks, partners: Masks) -> None:
        mine, theirs = np.zeros(self.rows, U), np.zeros(self.rows, U)
        for lane in LANES:
            held, against = hand & lane, rivals & lane
            free = held != NOTHING if self.rules.trump_any_time else (held != NOTHING) & ~self._trumped(lane)
            mine = np.where(free & (held > against) & (mine == NOTHING), held, mine)
            theirs = np.where(free & (partners & lane > against) & (theirs == NOTHING), held, theirs)
        self._card[:] = lowest(_first(theirs, hand & self._safe, hand))
        self._in_rows(mine != NOTHING, lambda rows: _top_plain(mine[rows]))

    def _trumped(self, lane: np.uint64) -> Bools:
        """Where a seat of another side has no card of this lane, but a trump."""
        found = np.zeros(self.rows, np.bool_)
        for place in range(1, self.seats):
            if place % self.sides:
                hand = self._hands[place]
                found |= (hand & lane == NOTHING) & (hand >= LOWEST_TRUMP)
        return found

    def _look_ahead(self) -> None:
        """What every seat may play to this trick, and what seats of the other sides and partners may play after each place."""
        self._legal = [self._hands[0], *(self.legal(place) for place in range(1, self.seats))]
        self._rivals, self._partners = [None] * self.seats, [None] * self.seats
        for place in range(1, self.seats):
            for later in range(place + 1, self.seats):
                group = self._rivals if (later - place) % self.sides else self._partners
                so_far = group[place]
                group[place] = self._legal[later] if so_far is None else so_far | self._legal[later]

    def _follow(self, place: int) -> None:
        """Win where it is worth it and sure, feed a partner who is sure to win, else give a card that brings nothing."""
        legal, rivals, partners = self._legal[place], self._rivals[place], self._partners[place]
        spare = legal & self._safe & PLAIN
        self._in_rows(spare == NOTHING, lambda rows: _least_loss(legal[rows], self._safe), spare)
        wins = legal & self._beats
        taking = self._worth_taking(wins, self._unbeaten(wins, rivals))
        self._card[:] = lowest(np.where(taking != NOTHING, taking, spare))
        feeds = self._partner_wins(place, rivals)
        if partners is not None:
            feeds |= self._unbeaten(partners & self._beats, rivals) != NOTHING
        self._in_rows(feeds, lambda rows: self._feed(legal[rows]))

    def _unbeaten(self, wins: Masks, rivals: Masks | None) -> Masks:
        """Those of the cards that win so far which no later card of another side beats."""
        if rivals is None:
            return wins
        trumps = rivals & TRUMPS
        below = _filled_plain(rivals & self._lane & PLAIN)
        found: Masks = np.where(trumps != NOTHING, wins & TRUMPS & ~_filled_trumps(trumps), wins & ~below)
        return found

    def _worth_taking(self, wins: Masks, sure: Masks) -> Masks:
        """One's own points and tens where they are safe; for a point in the trick anything, for an ace or a ten a low trump, else a plain
        card, a modest one even if it isn't sure to win.
        """
        lying = self._played
        plain = sure & PLAIN
        cheap = np.where(lying & ACES_TENS != NOTHING, sure & CHEAP, plain)
        taking = np.where(lying & self._points != NOTHING, sure, cheap)
        return _first(sure & self._points, sure & TENS, taking, wins & self._modest & self._safe)

    def _partner_wins(self, place: int, rivals: Masks | None) -> Bools:
        """Where a seat of the same side that has played already wins so far, and nobody will beat it."""
        wins = np.zeros(self.rows, np.bool_)
        for partner in range(place % self.sides, place, self.sides):
            wins |= self._winner == partner
        if rivals is not None:
            wins &= rivals & self._beats == NOTHING
        return wins

    def _feed(self, legal: Masks) -> Masks:
        """The best counter for a partner's trick: a point, a ten, else the lowest face card."""
        return lowest(_first(legal & self._points, legal & TENS, legal & FACES, legal))

    def _in_rows(self, where: Bools, choose: Callable[[Rows], Masks], target: Masks | None = None) -> None:
        """Work out `choose(rows)` for these rows alone."""
        rows = np.flatnonzero(where)
        if rows.size:
            (self._card if target is None else target)[rows] = choose(rows)


def lowest(masks: Masks) -> Masks:
    """The lowest card of each set."""
    found: Masks = masks & np.negative(masks)
    return found


def _first(*choices: Masks) -> Masks:
    """Row by row the first of these sets that is not empty."""
    found = choices[-1]
    for masks in choices[-2::-1]:
        found = np.where(masks != NOTHING, masks, found)
    return found


def _least_loss(legal: Masks, safe: np.uint64) -> Masks:
    """What goes where no plain card goes for nothing: a plain ace, a plain ten, a small trump, anything."""
    return _first(legal & PLAIN_ACES, legal & PLAIN_TENS, legal & safe, legal)


def _filled_plain(cards: Masks) -> Masks:
    """Every place in its suit from the highest plain card down; the cards of each set are of one suit."""
    for n in (3, 6, 12, 24):
        cards = cards | cards >> U(n)
    return cards


def _filled_trumps(trumps: Masks) -> Masks:
    """Every trump from the highest down."""
    for n in (1, 2, 4, 8):
        trumps = trumps | trumps >> U(n)
    found: Masks = trumps & TRUMPS
    return found


def _top_plain(cards: Masks) -> Masks:
    """The highest card of sets of plain cards, each of one suit."""
    filled = _filled_plain(cards)
    found: Masks = filled ^ filled >> U(3)
    return found & cards
