"""The review of a deal, thought about in slices while the person reads something else."""

from __future__ import annotations

import time

from schmier_gui.coach.review import Remark, own_choices, review
from schmier_gui.engine.session import Session

SLICE = 0.005


class Reviewer:
    """`found` grows until `done`; `choices` is how many choices of the person are looked at in all."""

    def __init__(self, session: Session, number: int, seat: int = 0) -> None:
        self.session, self.number = session, number
        self.found: list[Remark] = []
        self.choices = len(own_choices(session, number, seat))
        self.done = False
        self._thinking = review(session, number, seat)

    def think(self, budget: float = SLICE) -> bool:
        """For about `budget` seconds; True where there is something new to show."""
        end, before = time.perf_counter() + budget, len(self.found)
        while not self.done:
            try:
                remark = next(self._thinking)
            except StopIteration:
                self.done = True
                return True
            if remark is not None:
                self.found.append(remark)
            if time.perf_counter() >= end:
                break
        return len(self.found) > before
