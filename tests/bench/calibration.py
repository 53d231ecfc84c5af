"""A fixed piece of work in plain Python and in numpy, by which times of different machines, and of a busy one, can be compared."""

from __future__ import annotations

import time

import numpy as np

PLAIN, ROWS, TIMES = 60_000, 40_000, 12


def work() -> int:
    """About as much of the one as of the other; some hundredths of a second."""
    total, table = 0, {number: number * 7 % 53 for number in range(53)}
    for number in range(PLAIN):
        total += table[number % 53] if number & 1 else total % 7
    cards = np.arange(ROWS, dtype=np.uint64)
    for step in range(TIMES):
        cards = (cards * np.uint64(6364136223846793005) + np.uint64(step)) ^ (cards >> np.uint64(17))
        cards = np.where(cards & np.uint64(1), cards, ~cards)
    return total + int(np.sort(cards)[0] & np.uint64(1))


def seconds() -> float:
    """CPU seconds that it takes now."""
    began = time.process_time()
    work()
    return time.process_time() - began
