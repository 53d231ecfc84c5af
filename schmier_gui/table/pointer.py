"""The pointer over the table: what it points at, presses and carries."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from schmier_gui.engine.decision import Decision
from schmier_gui.table.controller import Controller
from schmier_gui.table.drag import Drag

MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

Spot = tuple[int, int]


class Pointer:
    """`find` tells the control at a window pixel, `logical` its place in the layout; `point` and `press` are told what happens."""

    def __init__(
        self,
        drag: Drag,
        controller: Controller,
        find: Callable[[Spot], str],
        logical: Callable[[Spot], tuple[float, float]],
        point: Callable[[str], None],
        press: Callable[[str], None],
    ) -> None:
        self._drag, self._controller = drag, controller
        self._find, self._logical, self._point, self._press = find, logical, point, press
        self._asked: Decision | None = None  # what the card that is held would answer

    def handle(self, event: pygame.event.Event) -> bool:
        """An event of the mouse; True where a card that is carried has moved."""
        if event.type == pygame.MOUSEMOTION:
            up = not getattr(event, "buttons", (1,))[0]  # the button came up where nobody could see it
            return self.let_go() if up and self._drag.holds else self._move(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._grasp(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._drag.holds:
            self._release(event.pos)
        return False

    def let_go(self) -> bool:
        """Nothing is held any more; True where a card was."""
        held = self._drag.holds
        self._drag.let_go()
        return held

    def _grasp(self, spot: Spot) -> None:
        """A card that may be played waits for the button to come up; everything else acts at once."""
        control = self._find(spot)
        if self._controller.plays(control):
            self._asked = self._controller.decision
            self._drag.press(control.removeprefix("card-"), self._logical(spot))
        else:
            self._press(control)

    def _move(self, spot: Spot) -> bool:
        if not self._drag.holds:
            self._point(self._find(spot))
            return False
        if self._drag.move(self._logical(spot)):
            self._point("")
            return True
        return False

    def _release(self, spot: Spot) -> None:
        if self._controller.decision is not self._asked:  # a key has played another card meanwhile
            self._drag.let_go()
            return
        card = self._drag.release(self._logical(spot))
        if card:
            self._press(f"card-{card}")
