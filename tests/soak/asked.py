"""What every soak can be asked: how much of it, from which seed, in which kind of window."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager

from tests.e2e.window import Screen

SCREEN = (1920, 1200)
"""Larger than every window that is asked for."""


def arguments(words: str | None) -> argparse.ArgumentParser:
    """`--share` is the part of the whole to do, `--seed` where all chance comes from."""
    parser = argparse.ArgumentParser(description=words, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=_share, default=1.0, help="how much of the whole to do, such as 0.1; the whole if left out")
    parser.add_argument("--seed", default="soak")
    return parser


def _share(text: str) -> float:
    share = float(text)
    if not 0 < share <= 1:
        raise argparse.ArgumentTypeError("a part of the whole: more than 0, 1 at most")
    return share


def part(whole: int, share: float) -> int:
    """So much of the whole, and something in any case."""
    return max(1, round(whole * share))


@contextmanager
def driver(dummy: bool) -> Iterator[None]:
    """Programs of this process open their windows on a virtual screen, or with SDL's dummy driver; none has sound."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if dummy:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        yield
        return
    with Screen(*SCREEN) as screen:
        os.environ.pop("SDL_VIDEODRIVER", None)
        os.environ["DISPLAY"] = screen.env["DISPLAY"]
        yield
