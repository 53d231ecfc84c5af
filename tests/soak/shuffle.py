"""Where every card goes over many deals of fixed seeds, against chance.

    python -m tests.soak.shuffle [--share 0.1 | --deals 10000]

A card's place is one of the seats or the kitty. Prints, for each game, the smallest p of all cards and how long it took; the exit status is
1 where one is below 0.001.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from math import exp, factorial

from schmier_gui.engine.cards import PACKS, Card, Game
from schmier_gui.engine.deal import HAND, seeded_pack
from schmier_gui.engine.rules import Rules
from tests.soak.asked import arguments, part

WHOLE = 100_000
LEAST = 0.001
PER_SEED = 20


def packs(game: Game, deals: int) -> Iterator[tuple[Card, ...]]:
    """Deals of fixed seeds, twenty of each, as a game has them."""
    for deal in range(deals):
        seed, number = divmod(deal, PER_SEED)
        yield seeded_pack(game, f"shuffle {seed}", number + 1)


def counts(game: Game, deals: int) -> dict[Card, list[int]]:
    """How often each card went to each hand, and, last, to the kitty."""
    seats = Rules(game=game).seats
    found = {card: [0] * (seats + 1) for card in PACKS[game]}
    for pack in packs(game, deals):
        for place, card in enumerate(pack):
            found[card][min(place // HAND, seats)] += 1
    return found


def chi_square(observed: list[int], expected: list[float]) -> float:
    """How far counts are off."""
    return sum((seen - due) ** 2 / due for seen, due in zip(observed, expected, strict=True))


def p_value(x: float, degrees: int) -> float:
    """The chance to be off so far or farther, for an even number of degrees of freedom."""
    assert degrees % 2 == 0
    return exp(-x / 2) * sum((x / 2) ** k / factorial(k) for k in range(degrees // 2))


def least_p(game: Game, deals: int) -> float:
    """The smallest p of all cards."""
    seats, pack = Rules(game=game).seats, len(PACKS[game])
    expected = [deals * HAND / pack] * seats + [deals * (pack - seats * HAND) / pack]
    return min(p_value(chi_square(seen, expected), seats) for seen in counts(game, deals).values())


def main() -> int:
    """The command."""
    parser = arguments(__doc__)
    parser.add_argument("--deals", type=int, help="instead of a share of them")
    given = parser.parse_args()
    deals = given.deals or part(WHOLE, given.share)
    worst = 1.0
    games: tuple[Game, ...] = ("schmier", "smear")
    for game in games:
        began = time.process_time()
        found = least_p(game, deals)
        seconds = time.process_time() - began
        print(f"{game}: {deals} deals, smallest p of {len(PACKS[game])} cards {found:.4f}, {1e6 * seconds / deals:.0f} µs a deal")
        worst = min(worst, found)
    return 0 if worst > LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
