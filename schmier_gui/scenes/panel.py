"""Overlays: an ivory panel in the middle of the darkened window."""

from __future__ import annotations

from typing import ClassVar

import pygame

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS, IVORY, mix
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.form import FormScene

PADDING = 48.0
_RADIUS = 12


class PanelScene(FormScene):
    """A panel of `width` × `height` logical units; `x`, `y` is its corner, `left` and `right` the edges of its text."""

    overlay: ClassVar[bool] = True
    width: float = 800
    height: float = 728

    def __init__(self, context: Context) -> None:
        super().__init__(context)

    @property
    def x(self) -> float:
        return (self.context.viewport.LW - self.width) / 2

    @property
    def y(self) -> float:
        return (self.context.viewport.LH - self.height) / 2

    @property
    def left(self) -> float:
        return self.x + PADDING

    @property
    def right(self) -> float:
        return self.x + self.width - PADDING

    @property
    def bottom(self) -> float:
        """The lower edge of the row of buttons."""
        return self.y + self.height - PADDING

    def area(self) -> pygame.Rect:
        return self.context.viewport.rect(self.x, self.y, self.width, self.height)

    def paint_round(self, painter: Painter) -> None:
        painter.shadow(self.x, self.y, self.width, self.height, _RADIUS, 24, 12, 200)

    def paint(self, painter: Painter) -> None:
        painter.rect(self.x, self.y, self.width, self.height, _RADIUS, IVORY)
        painter.frame(self.x + 10, self.y + 10, self.width - 20, self.height - 20, 6, mix(IVORY, BRASS, 0.75), 1.5)
        self.write(painter)

    def write(self, painter: Painter) -> None:
        """Paint what stands on the panel."""
