"""A timeline of steps, ticked by hand. Time that overshoots the end of a step is carried into the next."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from schmier_gui.anim.ease import out_cubic


@dataclass(slots=True)
class Step:
    """One span of a timeline in its own seconds; `start` counts from the last moment the timeline was idle."""

    start: float
    duration: float
    on_progress: Callable[[float], None] | None
    on_start: Callable[[], None] | None
    on_end: Callable[[], None] | None
    ease: Callable[[float], float]
    started: bool = False

    @property
    def end(self) -> float:
        return self.start + self.duration

    @property
    def due(self) -> float:
        """The moment of this step's next event: its start, or its end once it runs."""
        return self.end if self.started else self.start


class Timeline:
    """Steps in order. Nothing moves but in `tick` and `finish`; callbacks may add further steps."""

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self._now = 0.0  # how far the steps have been played
        self._target = 0.0  # how far they are to be played
        self._tail = 0.0  # when everything added so far has ended
        self._group = 0.0  # start of the step added last; joined steps start with it
        self._playing = False

    @property
    def idle(self) -> bool:
        """True when every step has ended."""
        return not self._steps

    def add(
        self,
        duration: float,
        on_progress: Callable[[float], None] | None = None,
        on_start: Callable[[], None] | None = None,
        on_end: Callable[[], None] | None = None,
        ease: Callable[[float], float] = out_cubic,
        delay: float = 0.0,
    ) -> None:
        """Append a step that starts `delay` seconds after everything added before has ended.

        `on_progress` gets the eased share, 1.0 exactly at the end. A step of zero seconds happens at once within
        the tick that reaches it. Raises ValueError for a negative duration or delay.
        """
        self._group = max(self._now, self._tail) + delay
        self._put(Step(self._group, duration, on_progress, on_start, on_end, ease), delay)

    def join(
        self,
        duration: float,
        on_progress: Callable[[float], None] | None = None,
        on_start: Callable[[], None] | None = None,
        on_end: Callable[[], None] | None = None,
        ease: Callable[[float], float] = out_cubic,
        delay: float = 0.0,
    ) -> None:
        """Append a step that starts `delay` seconds after the start of the last one given to `add`."""
        start = max(self._now, self._group + delay)
        self._put(Step(start, duration, on_progress, on_start, on_end, ease), delay)

    def _put(self, step: Step, delay: float) -> None:
        if step.duration < 0 or delay < 0:
            raise ValueError("a step cannot last or wait a negative time")
        self._steps.append(step)
        self._tail = max(self._tail, step.end)

    def tick(self, dt: float) -> bool:
        """Play `dt` seconds. True if a callback was called: something on screen may have changed."""
        self._target += dt
        return self._play()

    def finish(self) -> None:
        """Jump to the end: every `on_start` and `on_end` still due runs in order, progress ends at 1.0.

        Called from a callback it takes effect as soon as that callback returns.
        """
        self._target = math.inf
        self._play()

    def clear(self) -> None:
        """Forget every step without calling anything."""
        self._steps.clear()
        self._rewind()

    def next_change(self) -> float | None:
        """0.0 while something moves, else seconds until the next step starts or ends; None when idle."""
        if not self._steps:
            return None
        if any(step.started and step.on_progress for step in self._steps):
            return 0.0
        return max(0.0, min(step.due for step in self._steps) - self._now)

    def _play(self) -> bool:
        if self._playing:  # called from a callback: the loop below goes on to the new target
            return False
        self._playing = True
        try:
            happened = self._run_events()
            if self._steps:
                self._now = self._target
                happened |= self._run_progress()
        finally:
            self._playing = False
        if not self._steps:
            self._rewind()
        return happened

    def _run_events(self) -> bool:
        happened = False
        while self._steps:
            step = min(self._steps, key=lambda s: s.due)  # the first added wins a tie
            if step.due > self._target:
                break
            self._now = max(self._now, step.due)
            happened |= self._end(step) if step.started else self._start(step)
        return happened

    def _start(self, step: Step) -> bool:
        step.started = True
        if step.on_start:
            step.on_start()
        return step.on_start is not None

    def _end(self, step: Step) -> bool:
        self._steps.remove(step)
        if step.on_progress:
            step.on_progress(step.ease(1.0))
        if step.on_end:
            step.on_end()
        return step.on_progress is not None or step.on_end is not None

    def _run_progress(self) -> bool:
        moving = [step for step in self._steps if step.started and step.on_progress]
        for step in moving:
            if step.on_progress:
                step.on_progress(step.ease((self._now - step.start) / step.duration))
        return bool(moving)

    def _rewind(self) -> None:
        self._now = self._target = self._tail = self._group = 0.0
