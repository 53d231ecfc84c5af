"""Makes the table of `ai.worlds.beliefs` from records of games between searching players:

    schmier-gui simulate --game schmier --games 500 --seed S --players expert,expert,expert,expert,expert,expert --record schmier.jsonl
    schmier-gui simulate --game smear --games 300 --seed S --players expert,expert,expert,expert --record smear.jsonl
    python -m schmier_gui.ai.worlds.learning schmier.jsonl smear.jsonl

Worlds are drawn by swapping pairs of hidden cards (`ai.worlds.sample`), so that is what is learnt: two cards that a player could not
see lay as they did, and might have lain the other way round. The weights are a logistic regression over such pairs (a pseudo-likelihood)
with a ridge towards the rows without the bid, fitted by Adam; of every five games one is kept for the test, whose mean log chance is
printed: it is -0.693 for knowing nothing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from schmier_gui.ai.worlds.beliefs import FILE, KINDS, Roles, Table, kind
from schmier_gui.ai.worlds.knowledge import HARDLY, Place, counting_seat, knowledge
from schmier_gui.engine.cards import Card, Game
from schmier_gui.engine.replay import load_all
from schmier_gui.engine.session import Session
from schmier_gui.engine.state import State
from schmier_gui.engine.trump import order
from schmier_gui.engine.view import View, view

RIDGE, STEPS, RATE = 20.0, 400, 0.05
TEST_EVERY = 5
EXPECTED = {"schmier": ("0", "1", "2", "3", "deals", "waits"), "smear": ("",)}
WHO = {"declarer": "declarer", "declarer high": "declarer", "other": "other", "bidder": "other"}
"""Each role of a seat, and the role whose row it begins as."""
Floats = npt.NDArray[np.float64]


class Pairs(msgspec.Struct, frozen=True):
    """Pairs of hidden cards, (pairs, 4): the row and the kind of one card, the row and the kind of the other; `game` they are from."""

    at: npt.NDArray[np.intp]
    game: npt.NDArray[np.intp]


def names(game: Game) -> list[str]:
    """All rows of a game's table."""
    piles = ["kitty", "laid", "dead"] if game == "schmier" else ["kitty", "laid"]
    return [f"{who} {how}".strip() for who in WHO for how in EXPECTED[game]] + piles


def pairs_of(game: Game, sessions: Sequence[Session], seed: int = 1) -> Pairs:
    """All pairs that half of the views in these games offer; in every other one the dealer's lay-aways count, and are a place apart."""
    chance, rows = np.random.default_rng(seed), {name: place for place, name in enumerate(names(game))}
    found: list[tuple[int, ...]] = []
    for number, session in enumerate(sessions):
        for choice in range(session.choices):
            state = session.state_before(choice)
            if state.phase in ("lay_away", "play") and chance.random() < 0.5:
                counts = bool(choice % 2) and game == "schmier"
                seen = view(state, state.turn)
                seen = replace(seen, rules=replace(seen.rules, dealer_layaway_counts=counts)) if counts else seen
                found += ((*pair, number) for pair in _pairs(seen, state, rows, chance))
    table = np.array(found, np.intp).reshape(-1, 5)
    return Pairs(table[:, :4], table[:, 4])


def _pairs(seen: View, state: State, rows: dict[str, int], chance: np.random.Generator) -> Iterator[tuple[int, int, int, int]]:
    """Disjoint pairs of cards that this view may take to lie the other way round."""
    known, table, roles = knowledge(seen), order(seen.rules.game, seen.trump), Roles.of(seen)
    really = _really(seen, state)
    column = {place: number for number, place in enumerate(known.places)}
    kinds = KINDS[seen.rules.game]
    hidden = chance.permutation(len(known.cards))
    for one, other in zip(hidden[::2], hidden[1::2], strict=False):
        here, there = really[known.cards[one]], really[known.cards[other]]
        if here == there or min(known.weights[one][column[there]], known.weights[other][column[here]]) <= HARDLY:
            continue
        row = [rows[roles.rows[place] if isinstance(place, int) else place] for place in (here, there)]
        what = [kinds.index(kind(table, known.cards[card])) for card in (one, other)]
        yield row[0], what[0], row[1], what[1]


def _really(seen: View, state: State) -> dict[Card, Place]:
    """Where every hidden card lies."""
    found: dict[Card, Place] = {card: seat for seat, hand in enumerate(state.hands) for card in hand}
    found |= dict.fromkeys(state.kitty, "kitty")
    counted = counting_seat(seen)
    return found | {card: "laid" if one.seat == counted else "dead" for one in state.exchanges for card in one.away}


class Fit:
    """The logarithms of the weights, `start` plus what is learnt for each row, (rows, kinds)."""

    def __init__(self, start: Floats, ridge: float) -> None:
        self.logs, self._start, self._ridge = start.copy(), start, ridge

    def learn(self, at: npt.NDArray[np.intp]) -> None:
        """Climb the log chance of these pairs."""
        mean, spread = np.zeros_like(self.logs), np.zeros_like(self.logs)
        for step in range(1, STEPS + 1):
            slope = self._slope(at) - self._ridge * (self.logs - self._start)
            mean += 0.1 * (slope - mean)
            spread += 0.01 * (slope**2 - spread)
            self.logs += RATE * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-6)

    def _slope(self, at: npt.NDArray[np.intp]) -> Floats:
        row, what, other, else_ = at.T
        surprise = 1 - self.chances(at)
        slope = np.zeros(self.logs.size)
        width = self.logs.shape[1]
        for places, sign in ((row * width + what, 1), (other * width + else_, 1), (other * width + what, -1), (row * width + else_, -1)):
            slope += sign * np.bincount(places, surprise, self.logs.size)
        return slope.reshape(self.logs.shape)

    def chances(self, at: npt.NDArray[np.intp]) -> Floats:
        """How likely each pair lay as it did."""
        row, what, other, else_ = at.T
        logs = self.logs
        found: Floats = 1 / (1 + np.exp(logs[other, what] + logs[row, else_] - logs[row, what] - logs[other, else_]))
        return found


def learnt(game: Game, pairs: Pairs) -> Table:
    """The rows of one game: at first for all bids alike, then apart."""
    rows = names(game)
    parents = np.array([rows.index(_parent(name)) for name in rows])
    test = pairs.game % TEST_EVERY == TEST_EVERY - 1
    plain = Fit(np.zeros((len(rows), len(KINDS[game]))), 1.0)
    merged = pairs.at.copy()
    merged[:, [0, 2]] = parents[merged[:, [0, 2]]]
    plain.learn(merged[~test])
    apart = Fit(plain.logs[parents], RIDGE)
    apart.learn(pairs.at[~test])
    told = [float(np.log(fit.chances(at[test])).mean()) for fit, at in ((plain, merged), (apart, pairs.at))]
    print(f"{game}: {len(test)} pairs; of {test.sum()} others the mean log chance is {told[0]:.4f} without the bid, {told[1]:.4f} with it")
    logs = apart.logs - apart.logs[rows.index("kitty")]
    return {name: tuple(round(float(value), 3) for value in np.exp(logs[place])) for place, name in enumerate(rows)}


def _parent(name: str) -> str:
    """The row that this one begins as."""
    for who in sorted(WHO, key=len, reverse=True):
        if name == who or name.startswith(f"{who} "):
            return (WHO[who] + name[len(who) :]).strip()
    return name


def make(records: Sequence[str]) -> None:
    """Write the tables of the games in these records; those of a game that is in none of them stay as they are."""
    tables: dict[str, Table] = msgspec.json.decode(FILE.read_bytes(), type=dict[str, Table]) if FILE.exists() else {}
    sessions = [session for record in records for session in load_all(record)]
    for game in KINDS:
        some = [session for session in sessions if session.rules.game == game]
        if some:
            tables[game] = learnt(game, pairs_of(game, some))
    FILE.write_text(_a_row_a_line(tables), "utf-8")


def _a_row_a_line(tables: dict[str, Table]) -> str:
    games = []
    for game, table in tables.items():
        rows = [f"  {json.dumps(name)}: {json.dumps(weights)}" for name, weights in table.items()]
        games.append(f" {json.dumps(game)}: {{\n" + ",\n".join(rows) + "\n }")
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    make(sys.argv[1:])
