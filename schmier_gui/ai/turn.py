"""A slice of a computer player's thinking for every frame: no threads, no sleeping; the clock is handed in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from schmier_gui.ai.bot import Bot, Thought
from schmier_gui.engine.actions import Action
from schmier_gui.engine.view import View


class Turn:
    """The thinking of whichever of `bots` (by seat) is to act."""

    def __init__(self, bots: Mapping[int, Bot]) -> None:
        self._bots = bots
        self._thought: Thought | None = None

    @property
    def thinking(self) -> bool:
        """Whether a thought has been started and has neither ended nor been cancelled."""
        return self._thought is not None

    def start(self, view: View) -> None:
        """Begin to think about this view, dropping any older thought. Raises KeyError where its seat is no bot's."""
        self.cancel()
        self._thought = self._bots[view.seat].think(view)

    def step(self, budget_s: float, clock: Callable[[], float]) -> Action | None:
        """Think for at most `budget_s` seconds of `clock`, as far as that can be told.

        Returns the action once it is found, None where there is more to think (or nothing).

        However small the budget, the thought moves on by one step; another follows where one as long as the last still fits.
        """
        thought = self._thought
        if thought is None:
            return None
        now = clock()
        end = now + budget_s
        try:
            while True:
                next(thought)
                before, now = now, clock()
                if 2 * now - before > end:
                    return None
        except StopIteration as done:
            self._thought = None
            action: Action = done.value
            return action
        except BaseException:
            self._thought = None
            raise

    def cancel(self) -> None:
        """Drop the thought, after an undo or when the table is left."""
        if self._thought is not None:
            self._thought.close()
            self._thought = None
