"""Work for the coach, a few milliseconds of every frame: one task at a time, each answer as soon as it is there."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")
Start = Callable[[], Iterator[T]]
SLICE = 0.006


class Bench(Generic[T]):
    """`answers` by key, growing; a task begins when those before it are done. `start` is only called then."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.answers: dict[object, T] = {}
        self._waiting: list[tuple[object, Start[T]]] = []
        self._running: tuple[object, Iterator[T]] | None = None
        self._clock = clock

    @property
    def busy(self) -> bool:
        """Is there anything left to do?"""
        return self._running is not None or bool(self._waiting)

    @property
    def running(self) -> object:
        """The key of what is worked on, None where nothing is."""
        return self._running[0] if self._running else None

    def want(self, key: object, start: Start[T]) -> None:
        """Work on this after all that was wanted before; nothing happens if it is known or on its way."""
        if key not in self.answers and key != self.running and all(key != other for other, _start in self._waiting):
            self._waiting.append((key, start))

    def done(self, key: object) -> bool:
        """Is this answer final?"""
        return key in self.answers and key != self.running

    def drop(self, but: object = None) -> None:
        """Give up all work but that on one key; answers stay."""
        self._waiting = [(key, start) for key, start in self._waiting if key == but]
        if self._running and self._running[0] != but:
            self.answers.pop(self._running[0], None)
            self._running = None

    def work(self, budget: float = SLICE) -> set[object]:
        """Work for about `budget` seconds, however little at least one step; the keys whose answers have grown or become final."""
        end, changed = self._clock() + budget, set[object]()
        while self.busy:
            changed |= self._step()
            if self._clock() >= end:
                break
        return changed

    def _step(self) -> set[object]:
        if self._running is None:
            key, start = self._waiting.pop(0)
            self._running = key, start()
        key, task = self._running
        try:
            answer = next(task)
        except StopIteration:
            self._running = None
            return {key}
        if answer is self.answers.get(key):
            return set()
        self.answers[key] = answer
        return {key}
