"""A policy learnt from games of the searching player: what it would do with a hand, knowing no more than that player knows.

The cards that may be played are sorted into kinds; each kind has a score, the sum of a few numbers from tables
(`ai/data/imitation.npz`, made by `ai.playout.imitating`), which depend on the trick and on who may still beat the card. The higher it is,
the more readily a card of this kind is played.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout import layout as bits
from schmier_gui.ai.playout.tricks import NOTHING, ONE, TRUMPS, Bools, Masks, Seats, Tricks, U
from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import Rules

FILE = Path(__file__).resolve().parent.parent / "data" / "imitation.npz"
Indices: TypeAlias = npt.NDArray[np.intp]
Scores: TypeAlias = npt.NDArray[np.float32]
PLACES, TRICKS_PLAYED, OVER = 5, 5, 4

FOLLOW_SHAPES = (
    (3, 2, PLACES),
    (3, 3, 2),
    (2, 2, TRICKS_PLAYED, 2),
    (OVER + 1, PLACES, 3),
    (4, 5, 3, 2),
    (2, 2, 2, 2, 2),
    (2, 2, TRICKS_PLAYED),
)
"""The tables of a card that follows, by kind and then by

- whose trick it is, whether the card wins, place;
- what lies in the trick, whose it is, wins;
- declaring, trumps led, tricks played, wins;
- how many unseen cards beat it (the last: it does not win), place, what lies in the trick;
- trumps held, trumps unseen, whose it is, wins;
- declaring; right, left and joker unseen; wins;
- alone in its suit, of the led suit, tricks played.
"""
LEAD_SHAPES = ((3, TRICKS_PLAYED), (3, OVER, 2), (3, 4, OVER), (3, 5))
"""The tables of a card that is led, by kind and then by

- who leads (declarer, its partner, another side), tricks played;
- who, unseen higher cards of its suit, alone in its suit;
- who, trumps held, unseen higher cards;
- who, trumps unseen.
"""


@cache
def kinds(game: Game) -> tuple[np.uint64, ...]:
    """The kinds of cards as sets: cards of one kind are played one as well as the other."""
    low = bits.lowest_of(game)
    ten, queen, king = (rank & bits.TRUMPS for rank in (bits.TENS, bits.QUEENS, bits.KINGS))
    alone = (low, bits.JOKER_BIT, ten, bits.LEFT, bits.RIGHT, queen, king, bits.TOP)
    small = bits.TRUMPS
    for card in alone:
        small &= ~card
    faces = bits.PLAIN_JACKS | bits.PLAIN_QUEENS | bits.PLAIN_KINGS
    return tuple(U(kind) for kind in (bits.JUNK, faces, bits.PLAIN_TENS, bits.PLAIN_ACES, small, *alone))


class Option(msgspec.Struct):
    """The cards of one kind that may be played: where there are any, the lowest of them, and where its numbers stand in the tables."""

    held: Bools
    card: Masks
    at: tuple[Indices, ...]


class Imitator(Tricks):
    """Knows how readily the searching player would play each kind of card. `number`: tricks that are over."""

    def __init__(self, rules: Rules, rows: int, scores: tuple[Scores, ...] | None = None) -> None:
        super().__init__(rules, rows)
        points = bits.winners_points(rules.game) | (bits.lowest_of(rules.game) if rules.low == "taker" else 0)
        self._points, self._counters = U(points), U(bits.ACES | bits.TENS)
        self._kinds, self._tables = kinds(rules.game), tables(rules.game) if scores is None else scores
        self.number = 0

    def begin(self, hands: Masks, declarer: Seats | int, leader: Seats | int) -> None:
        """As for `Tricks`."""
        self._declarer = np.asarray(declarer, np.uint8)
        super().begin(hands, declarer, leader)

    def scored(self, place: int) -> Iterator[tuple[np.uint64, Scores, Option]]:
        """Every kind of card, how readily it is played at this place, and where it may be."""
        options = self.follow_options(place) if place else self.lead_options()
        scores = self._tables[: len(FOLLOW_SHAPES)] if place else self._tables[len(FOLLOW_SHAPES) :]
        for number, (kind, option) in enumerate(zip(self._kinds, options, strict=True)):
            score = scores[0][number].take(option.at[0])
            for table, at in zip(scores[1:], option.at[1:], strict=True):
                score += table[number].take(at)
            yield kind, score, option

    def lead_options(self) -> Iterator[Option]:
        """One for each kind, for the seat that leads."""
        hand = self._hands[0]
        around = np.bitwise_or.reduce(self._hands[1:], 0)
        declares = self._leader % np.uint8(self.sides) == self._declaring
        who = np.where(declares, np.where(self._leader == self._declarer, 0, 1), 2)
        trumps = hand & TRUMPS
        legal = np.where(trumps != NOTHING, trumps, hand) if self.number == 0 and self.rules.trump_opens else hand
        held = np.minimum(np.bitwise_count(trumps), 3)
        unseen = np.minimum((np.bitwise_count(around & TRUMPS) + 2) // 3, 4)
        first, last = who * TRICKS_PLAYED + self.number, who * 5 + unseen
        for kind in self._kinds:
            cards = legal & kind
            card = cards & np.negative(cards)
            lane = self._lane_of(card)
            over = np.minimum(np.bitwise_count(around & lane & np.negative(card << ONE)), OVER - 1)
            alone = (hand & lane) == card
            yield Option(cards != NOTHING, card, (first, (who * OVER + over) * 2 + alone, (who * 4 + held) * OVER + over, last))

    def follow_options(self, place: int) -> Iterator[Option]:
        """One for each kind, for the seat at this place."""
        legal = self.legal(place)
        around = np.bitwise_or.reduce(self._hands[[n for n in range(self.seats) if n != place]], 0)
        me = (self._leader + np.uint8(place)) % np.uint8(self.sides)
        best = (self._leader + self._winner) % np.uint8(self.sides)
        whose = np.where(best == me, 0, np.where(best == self._declaring, 1, 2))
        lies = np.where(self._played & self._points != NOTHING, 2, np.where(self._played & self._counters != NOTHING, 1, 0))
        third = ((me == self._declaring) * 2 + (self._lane == TRUMPS)) * TRICKS_PLAYED + self.number
        held = np.minimum(np.bitwise_count(self._hands[place] & TRUMPS), 3)
        fifth = (held * 5 + np.minimum((np.bitwise_count(around & TRUMPS) + 2) // 3, 4)) * 3 + whose
        sixth = (me == self._declaring) * 1
        for point in (bits.RIGHT, bits.LEFT, bits.JOKER_BIT):
            sixth = sixth * 2 + (around & U(point) != NOTHING)
        for kind in self._kinds:
            cards = legal & kind
            card = cards & np.negative(cards)
            wins = card & self._beats != NOTHING
            suit = self._lane_of(card)
            over = np.minimum(np.bitwise_count(around & suit & np.negative(card << ONE)), OVER - 1)
            at = (
                (whose * 2 + wins) * PLACES + (place - 1),
                (lies * 3 + whose) * 2 + wins,
                third * 2 + wins,
                (np.where(wins, over, OVER) * PLACES + (place - 1)) * 3 + lies,
                fifth * 2 + wins,
                sixth * 2 + wins,
                ((self._hands[place] & suit == card) * 2 + (card & self._lane != NOTHING)) * TRICKS_PLAYED + self.number,
            )
            yield Option(cards != NOTHING, card, at)

    def _lane_of(self, card: Masks) -> Masks:
        lane = np.where(card & U(bits.LANES[1]) != NOTHING, U(bits.LANES[1]), U(bits.LANES[2]))
        lane = np.where(card & U(bits.LANES[0]) != NOTHING, U(bits.LANES[0]), lane)
        return np.where(card >= bits.LOWEST_TRUMP, TRUMPS, lane)


@cache
def tables(game: Game) -> tuple[Scores, ...]:
    """The tables of both kinds of play, each flat by kind."""
    with np.load(FILE) as file:
        return tuple(file[f"{game}-{number}"] for number in range(len(FOLLOW_SHAPES) + len(LEAD_SHAPES)))
