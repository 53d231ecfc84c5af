"""Autoplay's hand on the panels: it presses what moves on, where a person would click."""

from __future__ import annotations

import pygame

from schmier_gui.table.tempo import Tempo

MOVES_ON = ("next", "same-again")
LOOK = 1500


class Autopilot:
    """Presses "next" and "same-again" once a panel has been looked at for a while."""

    def __init__(self) -> None:
        self._since: tuple[str, float] = ("", 0.0)

    def update(self, controls: dict[str, pygame.Rect], over_table: bool, pace: Tempo, now: float) -> None:
        """Post a click when it is time."""
        name = next((n for n in MOVES_ON if n in controls), "") if over_table else ""
        if name != self._since[0]:
            self._since = name, now
        if name and now - self._since[1] >= pace.seconds(LOOK):
            self._since = "", now
            for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(_at(kind, controls[name].center))


def _at(kind: int, place: tuple[int, int]) -> pygame.event.Event:
    if kind == pygame.MOUSEMOTION:
        return pygame.event.Event(kind, pos=place, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    return pygame.event.Event(kind, pos=place, button=1, touch=False)
