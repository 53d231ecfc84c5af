"""Makes the tables of `ai.playout.imitation` from records of games between searching players:

    schmier-gui simulate --game schmier --games 500 --seed S --players expert,expert,expert,expert,expert,expert --record schmier.jsonl
    schmier-gui simulate --game smear --games 300 --seed S --players expert,expert,expert,expert --record smear.jsonl
    python -m schmier_gui.ai.playout.imitating schmier.jsonl smear.jsonl

Every choice of a card among several kinds is a lesson. The tables are a multinomial logistic regression (softmax over the kinds that may be
played) with a ridge, fitted by Adam; of every ten deals one is kept for the test, whose share of kinds foretold is printed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout.imitation import FILE, FOLLOW_SHAPES, LEAD_SHAPES, Imitator, Option, Scores, kinds
from schmier_gui.ai.playout.layout import layout
from schmier_gui.ai.playout.tricks import NOTHING, TRICKS, Masks, Seats, U
from schmier_gui.engine.cards import Game, Suit
from schmier_gui.engine.record import GameLine, Line, PlayLine, TrumpLine, split_games, whole_lines
from schmier_gui.engine.rules import SCHMIER, SMEAR, Rules

RULES: dict[Game, Rules] = {"schmier": SCHMIER, "smear": SMEAR}
RIDGE, STEPS, RATE = 2.0, 400, 0.08
TEST_EVERY = 10
Floats = npt.NDArray[np.float64]


class Deals(msgspec.Struct, frozen=True):
    """Deals as they were played: `hands` (deals, seats) at the first lead, `declarer` (deals,), `cards` (deals, tricks x seats)."""

    hands: Masks
    declarer: Seats
    cards: Masks

    def some(self, rows: npt.NDArray[np.bool_]) -> Deals:
        """Those of these rows."""
        return Deals(self.hands[rows], self.declarer[rows], self.cards[rows])


class Lessons(msgspec.Struct, frozen=True):
    """Choices: `at` (choices, kinds, tables) places in the tables, `held` (choices, kinds) what could be played, `taken` (choices,)."""

    at: npt.NDArray[np.intp]
    held: npt.NDArray[np.bool_]
    taken: npt.NDArray[np.intp]


def deals_of(game: Game, lines: Iterable[Line]) -> Deals:
    """Every deal that was played to its end. What a seat has held it has played."""
    seats = RULES[game].seats
    hands: list[list[int]] = []
    declarers: list[int] = []
    cards: list[list[int]] = []
    for declarer, suit, plays in _played(lines, TRICKS * seats):
        bit = layout(game, suit).bit
        held = [0] * seats
        for play in plays:
            held[play.seat] |= bit[play.card]
        hands.append(held)
        declarers.append(declarer)
        cards.append([bit[play.card] for play in plays])
    return Deals(np.array(hands, U), np.array(declarers, np.uint8), np.array(cards, U))


def _played(lines: Iterable[Line], size: int) -> Iterator[tuple[int, Suit, list[PlayLine]]]:
    """Declarer, trump and cards of every deal of so many cards."""
    plays: list[PlayLine] = []
    named: TrumpLine | None = None
    for line in lines:
        if isinstance(line, TrumpLine):
            named, plays = line, []
        elif isinstance(line, PlayLine):
            plays.append(line)
            if named is not None and len(plays) == size:
                yield named.seat, named.suit, plays


def lessons(rules: Rules, deals: Deals) -> tuple[Lessons, Lessons]:
    """The choices of those who follow, and of those who lead."""
    table = Imitator(rules, len(deals.declarer), ())
    table.begin(deals.hands.T, deals.declarer, deals.declarer)
    found: tuple[list[Lessons], list[Lessons]] = ([], [])
    for trick in range(TRICKS - 1):
        table.number = trick
        for place in range(rules.seats):
            card = deals.cards[:, trick * rules.seats + place]
            options = list(table.follow_options(place) if place else table.lead_options())
            found[place == 0].append(_chosen(rules.game, options, card))
            table.put(place, card)
        table.collect(True)
    return _joined(found[0]), _joined(found[1])


def _joined(parts: list[Lessons]) -> Lessons:
    return Lessons(*(np.concatenate([getattr(part, name) for part in parts]) for name in Lessons.__struct_fields__))


def _chosen(game: Game, options: Sequence[Option], card: Masks) -> Lessons:
    rows = len(card)
    held = np.stack([option.held for option in options], 1)
    at = np.stack([np.stack([np.broadcast_to(place, rows) for place in option.at], 1) for option in options], 1)
    taken = np.stack([card & kind != NOTHING for kind in kinds(game)], 1).argmax(1)
    free = held.sum(1) > 1
    return Lessons(at[free].astype(np.intp), held[free], taken[free])


class Fit:
    """The numbers of all tables of one kind of play in one row."""

    def __init__(self, kinds_of_cards: int, shapes: Sequence[tuple[int, ...]]) -> None:
        self._sizes = np.array([int(np.prod(shape)) for shape in shapes])
        self._kinds, ends = kinds_of_cards, np.cumsum(self._sizes * kinds_of_cards)
        self._starts, self.numbers = ends - self._sizes * kinds_of_cards, np.zeros(ends[-1])

    def learn(self, given: Lessons) -> None:
        """Adam, whole batches."""
        at, rows = self._flat(given), np.arange(len(given.taken))
        mean, square = np.zeros_like(self.numbers), np.zeros_like(self.numbers)
        for step in range(1, STEPS + 1):
            slope = self._chances(at, given.held)
            slope[rows, given.taken] -= 1
            slope[~given.held] = 0
            every = np.repeat(slope[:, :, None], at.shape[2], 2).ravel()
            slopes = np.bincount(at.ravel(), every, len(self.numbers)) + RIDGE * self.numbers
            mean, square = 0.9 * mean + 0.1 * slopes, 0.99 * square + 0.01 * slopes**2
            rate = RATE if step < 0.6 * STEPS else RATE / 4
            self.numbers -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)

    def foretold(self, given: Lessons) -> tuple[float, float]:
        """The share of choices whose kind comes first, and the mean logarithm of the chance that the choice had."""
        chances, rows = self._chances(self._flat(given), given.held), np.arange(len(given.taken))
        return float((chances.argmax(1) == given.taken).mean()), float(np.log(chances[rows, given.taken] + 1e-9).mean())

    def tables(self) -> list[Scores]:
        """One for each shape, (kinds, numbers)."""
        parts = zip(self._starts, self._sizes, strict=True)
        return [self.numbers[start : start + self._kinds * size].reshape(self._kinds, size).astype(np.float32) for start, size in parts]

    def _flat(self, given: Lessons) -> npt.NDArray[np.intp]:
        flat: npt.NDArray[np.intp] = self._starts + np.arange(self._kinds)[:, None] * self._sizes + given.at
        return flat

    def _chances(self, at: npt.NDArray[np.intp], held: npt.NDArray[np.bool_]) -> Floats:
        scores = np.where(held, self.numbers[at].sum(2), -np.inf)
        grown = np.exp(scores - scores.max(1, keepdims=True))
        chances: Floats = grown / grown.sum(1, keepdims=True)
        return chances


def learnt(rules: Rules, deals: Deals) -> list[Scores]:
    """The tables of one game; prints how well they foretell the deals kept for the test."""
    test = np.arange(len(deals.declarer)) % TEST_EVERY == 0
    known, unknown = lessons(rules, deals.some(~test)), lessons(rules, deals.some(test))
    found: list[Scores] = []
    for name, shapes, given, asked in zip(("follow", "lead"), (FOLLOW_SHAPES, LEAD_SHAPES), known, unknown, strict=True):
        fit = Fit(len(kinds(rules.game)), shapes)
        fit.learn(given)
        share, log = fit.foretold(asked)
        print(f"{rules.game}, {name}: {len(given.taken)} lessons; of {len(asked.taken)} others {share:.3f} foretold, log chance {log:.3f}")
        found += fit.tables()
    return found


def make(records: Sequence[str], file: Path = FILE) -> None:
    """Write the tables of the games in these records; those of a game that is in none of them stay as they are."""
    games = [game for record in records for game in split_games(whole_lines(Path(record).read_bytes())[0], record)]
    tables: dict[str, Scores] = {}
    if file.exists():
        with np.load(file) as old:
            tables.update(old)
    for name, rules in RULES.items():
        lines = [line for game in games if _of(game[0][1], name) for _number, line in game]
        if lines:
            tables.update({f"{name}-{number}": table for number, table in enumerate(learnt(rules, deals_of(name, lines)))})
    np.savez_compressed(file, **tables)  # type: ignore[arg-type]


def _of(header: Line, name: Game) -> bool:
    """Whether this is a game by the usual rules."""
    return isinstance(header, GameLine) and header.game == name and not header.rules


if __name__ == "__main__":
    make(sys.argv[1:])
