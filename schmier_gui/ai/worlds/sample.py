"""Worlds: for every unseen card a place, in many rows at once. Never fails and never loops: what does not fit is repaired."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.ai.playout.dealing import Numbers, number_of, shuffled
from schmier_gui.ai.worlds.knowledge import HARDLY, Knowledge, Place
from schmier_gui.engine.cards import Game

SWEEPS = 12
REPAIRED = 16
NOWHERE = np.uint8(255)
Chances = npt.NDArray[np.float64]
Wheres = npt.NDArray[np.uint8]


class Worlds(msgspec.Struct, frozen=True):
    """`numbers` (cards, rows): card numbers, place after place; `blocks`: which rows of it are the cards of a place."""

    numbers: Numbers
    blocks: dict[Place, slice]

    def at(self, place: Place) -> Numbers:
        """The card numbers in one place, (cards, rows); of the kitty in the order in which they are drawn."""
        return self.numbers[self.blocks.get(place, slice(0, 0))]


def sample(chance: np.random.Generator, game: Game, known: Knowledge, rows: int) -> Worlds:
    """`rows` worlds in which every card lies where it may lie."""
    numbers = np.array([number_of(game)[card] for card in known.cards], np.uint8)
    blocks = _blocks(known)
    weights = np.array(known.weights, np.float64).reshape(len(known.cards), len(known.places))
    if (weights == weights[:1]).all() and (weights[:1] > 0).all():
        return Worlds(shuffled(chance, numbers, rows), blocks)
    where = assign(chance, weights, known.room, rows)
    keys = where + chance.random(where.shape)
    order = np.argsort(keys, axis=0)
    return Worlds(numbers[order], blocks)


def _blocks(known: Knowledge) -> dict[Place, slice]:
    blocks, start = {}, 0
    for place, room in zip(known.places, known.room, strict=True):
        blocks[place] = slice(start, start + room)
        start += room
    return blocks


def assign(chance: np.random.Generator, weights: Chances, room: Sequence[int], rows: int) -> Wheres:
    """For every card and row the place it goes to, (cards, rows), about as likely as the product of its weights."""
    likely = np.where(weights > HARDLY, weights, 0.0)
    order = np.argsort((likely > 0) @ np.array(room), kind="stable")
    where = _one_by_one(chance, likely, room, rows, order)
    _repair(chance, (likely > 0, weights > 0), room, where)
    _mix(chance, weights, where)
    return where


def _repair(chance: np.random.Generator, allowed: Sequence[npt.NDArray[np.bool_]], room: Sequence[int], where: Wheres) -> None:
    """Rows in which a card has found no place: a few are repaired, which is slow, the others begin as copies of rows without fault."""
    stuck = (where == NOWHERE).any(0)
    faulty = np.flatnonzero(stuck)
    for row in faulty[:REPAIRED]:
        where[:, row] = repaired(allowed, room, where[:, row])
    stuck[faulty[:REPAIRED]] = False
    copies, sound = faulty[REPAIRED:], np.flatnonzero(~stuck)
    if copies.size:
        where[:, copies] = where[:, chance.choice(sound, copies.size)]


def _one_by_one(
    chance: np.random.Generator, weights: Chances, room: Sequence[int], rows: int, order: npt.NDArray[np.intp]
) -> Wheres:
    """Card after card to a place that has room, those with the least room first; a card that finds none stays out."""
    cards, places = weights.shape
    where = np.full((cards, rows), NOWHERE, np.uint8)
    left = np.repeat(np.array(room, np.float64)[:, None], rows, 1)
    columns, dice = np.arange(rows), chance.random((cards, rows))
    for card in order:
        upto = np.cumsum(weights[card][:, None] * left, 0)
        total = upto[-1]
        chosen = np.minimum((upto <= dice[card] * total).sum(0), places - 1)
        fits = total > 0
        where[card] = np.where(fits, chosen, NOWHERE)
        left[chosen, columns] -= fits
    return where


def _mix(chance: np.random.Generator, weights: Chances, where: Wheres) -> None:
    """Swap the places of pairs of cards by chance, as their weights ask for, until the dealing is forgotten (a Gibbs sampler)."""
    cards, rows = where.shape
    half = cards // 2
    if not half:
        return
    for _ in range(SWEEPS):
        pairs = chance.permutation(cards)[: 2 * half]
        one, other = pairs[:half], pairs[half:]
        here, there = where[one], where[other]
        stay = weights[one[:, None], here] * weights[other[:, None], there]
        swap = weights[one[:, None], there] * weights[other[:, None], here]
        moves = chance.random((half, rows)) * (stay + swap) < swap
        where[one] = np.where(moves, there, here)
        where[other] = np.where(moves, here, there)


def repaired(allowed: Sequence[npt.NDArray[np.bool_]], room: Sequence[int], where: Wheres) -> Wheres:
    """One row in which every card has a place: cards move on along chains until the last finds room.

    `allowed`: which card may lie where, strictly at first, then as far as need be. Where even that is impossible (the table has seen what
    can't be), the card goes wherever there is room.
    """
    found = where.copy()
    left = [count - int((found == place).sum()) for place, count in enumerate(room)]
    for card in np.flatnonzero(found == NOWHERE):
        chains = (_chain(may, left, found, int(card)) for may in allowed)
        chain = next((moves for moves in chains if moves is not None), None)
        if chain is None:
            chain = [(int(card), next(place for place, count in enumerate(left) if count > 0))]
        left[chain[-1][1]] -= 1
        for moved, place in chain:
            found[moved] = place
    return found


def _chain(allowed: npt.NDArray[np.bool_], left: list[int], where: Wheres, card: int) -> list[tuple[int, int]] | None:
    """Moves (card, place) that make room for `card`, the shortest way; the last place has room."""
    reached: dict[int, tuple[int, int | None]] = {}
    queue: list[int] = []
    targets = [[int(place) for place in np.flatnonzero(row)] for row in allowed]
    for place in targets[card]:
        reached[place] = (card, None)
        queue.append(place)
    for place in queue:
        if left[place] > 0:
            return _back(reached, place)
        for other in map(int, np.flatnonzero(where == place)):
            for target in targets[other]:
                if target not in reached:
                    reached[target] = (other, place)
                    queue.append(target)
    return None


def _back(reached: dict[int, tuple[int, int | None]], place: int) -> list[tuple[int, int]]:
    moves, at = [], place
    while True:
        card, source = reached[at]
        moves.append((card, at))
        if source is None:
            return moves[::-1]
        at = source
