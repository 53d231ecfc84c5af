"""Work of which there is much: in several processes, with a bar on a terminal, and timed."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

Item = TypeVar("Item")


class Each(Protocol):
    """Like `map`: the results in order."""

    def __call__(self, one: Callable[[int], Item], numbers: Iterable[int], /) -> Iterator[Item]: ...


@contextmanager
def each_of(jobs: int) -> Iterator[Each]:
    """Does one thing after the other, or in so many processes at once: the results are the same."""
    if jobs == 1:
        yield map
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield pool.map
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def thinking_clock() -> Callable[[], float]:
    """Seconds of this process's own work, which other programs don't lengthen; where they are too coarse (Windows), of the wall."""
    return time.process_time if time.get_clock_info("process_time").resolution < 1e-4 else time.perf_counter


def with_progress(steps: Iterator[Item], total: int, what: str) -> Iterator[Item]:
    """All of it, with a bar on a terminal."""
    if not total or not sys.stderr.isatty():
        return steps
    from rich.console import Console
    from rich.progress import track

    return iter(track(steps, description=what, total=total, console=Console(stderr=True), transient=True))
