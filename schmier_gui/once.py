"""One press, one act: what a double click or a held key adds, after the first has changed everything, is dropped."""

from __future__ import annotations

import pygame

DOUBLE = 0.35
"""Seconds: what is clicked sooner than this after a click that did something belongs to that one."""
NEAR = 4
"""Pixels: and so does only one in the same place."""


class Once:
    """`situation` is anything that changes when a press has done something: then the rest of the same gesture is not a new intent.

    A double click that leaves the situation as it was passes (a word in a text field), and so does a key that repeats (Backspace).
    """

    def __init__(self) -> None:
        self._click: tuple[float, tuple[int, int], object] | None = None
        self._held: dict[int, object] = {}

    def passes(self, event: pygame.event.Event, situation: object, now: float) -> bool:
        """Is this event an intent of its own? `now` in seconds."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._clicked(event.pos, situation, now)
        if event.type == pygame.KEYDOWN:
            return self._held.setdefault(event.key, situation) == situation
        if event.type == pygame.KEYUP:
            self._held.pop(event.key, None)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        return True

    def _clicked(self, place: tuple[int, int], situation: object, now: float) -> bool:
        if self._click is not None:
            then, there, was = self._click
            near = abs(place[0] - there[0]) <= NEAR and abs(place[1] - there[1]) <= NEAR
            if now - then <= DOUBLE and near and situation != was:
                return False
        self._click = now, place, situation
        return True
