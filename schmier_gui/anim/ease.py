"""Easing curves: progress 0..1 in, eased progress out; every curve maps 0 to 0 and 1 to 1."""

import math


def linear(t: float) -> float:
    """Constant speed."""
    return t


def out_cubic(t: float) -> float:
    """Starts fast, settles gently: cards that fly."""
    return 1.0 - (1.0 - t) ** 3


def in_out_sine(t: float) -> float:
    """Starts and settles gently: fades and glows."""
    return 0.5 - 0.5 * math.cos(math.pi * t)
