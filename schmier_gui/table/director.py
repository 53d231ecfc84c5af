"""Events in, one after the other; the table shows each in its own time. Nothing is decided here."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Literal

from schmier_gui.anim.timeline import Timeline
from schmier_gui.engine.events import DealScored, Event, GameEnded, PointTaken, ThrownIn, TrickWon
from schmier_gui.table import prompt, tempo
from schmier_gui.table.changes import apply, pile_up
from schmier_gui.table.flights import Flights
from schmier_gui.table.model import Shown, TableModel
from schmier_gui.table.noises import sound_of

Pause = Literal["", "score", "thrown_in", "over"]


class Director:
    """Shows events in order, skippable.

    `pause` names what the person must first have seen to the end ("score", "thrown_in", "over"); `go_on` ends it. `shown` counts the
    events that the table shows.
    """

    def __init__(self, model: TableModel, flights: Flights) -> None:
        self.model, self.flights = model, flights
        self.timeline = Timeline()
        self.pause: Pause = ""
        self.paused_at: Event | None = None
        self.shown = 0
        self.autoplay = False
        self._queue: deque[Event] = deque()
        self._rest = 0.0
        self._resting = False

    def feed(self, events: Iterable[Event]) -> None:
        """These happen next."""
        self._queue.extend(events)

    def rebuild(self, events: Iterable[Event]) -> None:
        """Show all this at once, as after a take-back or a continued game: nothing moves, nothing rests."""
        self.timeline.clear()
        self._queue.clear()
        self.pause, self.paused_at, self._resting = "", None, False
        self.model.flyers.clear()
        for event in events:
            apply(self.model, event)
            if isinstance(event, TrickWon):
                self.model.trick = Shown()
                pile_up(self.model, event.winner)
            self.shown += 1

    @property
    def ready(self) -> bool:
        """Everything is shown, nothing rests, nobody is waited for."""
        return not self._queue and self.timeline.idle and not self.pause and not self._resting

    @property
    def resting(self) -> bool:
        """Only a finished trick still lies there: whoever leads may already play."""
        return self._resting and not self._queue and self.timeline.idle and not self.pause

    def update(self, dt: float) -> bool:
        """Play `dt` seconds; True where the picture may have changed."""
        changed = self.timeline.tick(dt)
        if self._resting and self.timeline.idle:
            self._rest -= dt
        while self._step():
            self.timeline.tick(0.0)
            changed = True
        return changed

    def next_change(self) -> float | None:
        """Seconds until `update` has something to do; None while nothing is going on."""
        moving = self.timeline.next_change()
        if moving is not None:
            return moving
        if self._resting:
            return 0.0 if self._rest <= 0 else (None if self._rest == float("inf") else self._rest)
        return 0.0 if self._queue and not self.pause else None

    def skip(self) -> None:
        """A click: what moves arrives at once, a resting trick is taken away."""
        if not self.timeline.idle:
            self.timeline.finish()
        elif self._resting:
            self._rest = 0.0

    def clear_trick(self) -> None:
        """A card of the next trick has been chosen: a resting trick need not rest any longer."""
        self._rest = 0.0

    def go_on(self) -> None:
        """The person has seen the score, or the thrown-in deal."""
        self.pause, self.paused_at = "", None

    def _step(self) -> bool:
        """Begin what comes next, if its time has come."""
        if self._can_show():
            self._show(self._queue.popleft())
            return True
        if self._resting and self.timeline.idle and self._rest <= 0:
            self._clear_trick()
            return True
        return False

    def _point_is_next(self) -> bool:
        return bool(self._queue) and isinstance(self._queue[0], PointTaken)

    def _can_show(self) -> bool:
        if not self._queue or self.pause or not self.timeline.idle:
            return False
        return not self._resting or self._point_is_next()

    def _show(self, event: Event) -> None:
        self.flights.show(self.timeline, event, lambda: self._arrive(event))

    def _arrive(self, event: Event) -> None:
        """The event has been shown: the model is as it says."""
        if isinstance(event, GameEnded):
            self._pause("over", event)
        apply(self.model, event)
        self.shown += 1
        self.flights.sound(sound_of(event, self.model))
        if isinstance(event, TrickWon):
            self._start_rest(event)
        elif isinstance(event, DealScored):
            self._pause("score", event)
        elif isinstance(event, ThrownIn):
            self.model.rail = prompt.nobody_bid()
            self._pause("thrown_in", event)

    def _pause(self, kind: Pause, event: Event) -> None:
        self.pause, self.paused_at = kind, event

    def _start_rest(self, event: TrickWon) -> None:
        waits = self.flights.tempo.waits and not self.autoplay
        self._resting = True
        self._rest = float("inf") if waits else self.flights.tempo.seconds(tempo.TRICK_REST)
        self.model.rail = prompt.takes(self.model, event.winner, waits)

    def _clear_trick(self) -> None:
        """The trick goes to its winner."""
        self._resting = False
        trick, self.model.trick = self.model.trick, Shown()
        self.flights.sweep(self.timeline, trick, lambda: pile_up(self.model, trick.winner))


