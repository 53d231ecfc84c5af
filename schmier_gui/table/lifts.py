"""Cards of the hand rise and sink in a moment instead of jumping."""

from __future__ import annotations

from schmier_gui.anim.ease import out_cubic
from schmier_gui.engine.cards import UNKNOWN, Card
from schmier_gui.table.draw.hand import height_of
from schmier_gui.table.model import TableModel

SECONDS = 0.09


class Lifts:
    """Sets `HandCard.up` on every card that is on its way, and leaves it None on those that have arrived."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self._now: dict[Card, float] = {}
        self._moves: dict[Card, tuple[float, float, float]] = {}

    @property
    def moving(self) -> bool:
        """A card is on its way."""
        return bool(self._moves)

    def tick(self, dt: float, at_once: bool) -> bool:
        """Let time pass; True where a card has moved. `at_once`: reduced motion, or no time for any."""
        was, self._now = self._now, {}
        moves, self._moves = self._moves, {}
        changed = False
        for held in self._model.hand:
            card, goal = held.card, float(height_of(self._model, held))
            start, target, spent = moves.get(card, (was.get(card, goal), was.get(card, goal), 0.0))
            if goal != target:
                start, spent = was.get(card, goal), 0.0
            share = 1.0 if at_once or card == UNKNOWN or held.hidden else min(1.0, (spent + dt) / SECONDS)
            up = start + (goal - start) * out_cubic(share)
            arrived = share >= 1.0 or start == goal
            changed |= up != was.get(card, up)
            self._now[card] = goal if arrived else up
            held.up = None if arrived else up
            if not arrived:
                self._moves[card] = (start, goal, spent + dt)
        return changed
