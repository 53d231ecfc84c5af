"""When a tip shows: the pointer has rested on something for a while. Nothing is painted until then, and one repaint takes it away."""

from __future__ import annotations

import pygame

from schmier_gui.gfx.fonts import Fonts
from schmier_gui.table.explain import Place, places
from schmier_gui.table.geometry import Box, Geometry
from schmier_gui.table.model import TableModel, Tip

PATIENCE = 0.6  # seconds
WIDEST, PADDING, AWAY, EDGE = 320.0, 12.0, 10.0, 8.0
LINE = 1.35
ACTS = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.WINDOWLEAVE)
"""What puts a tip away."""


class Tips:
    """`left`: seconds until the tip at the pointer shows; None while none is due."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self._place: Place | None = None
        self.left: float | None = None

    def point(self, at: tuple[float, float], geometry: Geometry) -> bool:
        """The pointer is here, in logical units; True where a tip has gone."""
        found = next((place for place in places(self._model, geometry) if _inside(place.box, at)), None)
        if found == self._place:
            return False
        gone = self.hide()
        self._place, self.left = found, PATIENCE if found else None
        return gone

    def hide(self) -> bool:
        """Something else happens; True where a tip has gone. It does not come again before the pointer has been elsewhere."""
        gone, self._model.tip, self.left = self._model.tip is not None, None, None
        return gone

    def tick(self, dt: float, geometry: Geometry, fonts: Fonts) -> bool:
        """Let time pass; True where a tip has come."""
        if self.left is None or self._place is None:
            return False
        self.left -= dt
        if self.left > 0:
            return False
        self.left = None
        self._model.tip = _laid_out(self._place, geometry, fonts)
        return True


def _inside(box: Box, at: tuple[float, float]) -> bool:
    return box.x <= at[0] < box.x + box.w and box.y <= at[1] < box.y + box.h


def _laid_out(place: Place, geometry: Geometry, fonts: Fonts) -> Tip:
    """Under what it explains, or over it where the window ends."""
    box, whole = place.box, place.beside or place.box
    lines = tuple(fonts.wrap(place.words, "S", WIDEST * geometry.viewport.text))
    w = max(fonts.width(line, "S") for line in lines) + 2 * PADDING
    h = len(lines) * fonts.em("S") * LINE + 2 * PADDING * 0.75
    x = min(max(EDGE, box.cx - w / 2), geometry.LW - w - EDGE)
    below = whole.y + whole.h + AWAY
    y = below if below + h <= geometry.LH - EDGE else whole.y - AWAY - h
    return Tip(x, y, w, h, lines)
