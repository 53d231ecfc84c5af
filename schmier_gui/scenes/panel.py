"""Overlays: an ivory panel in the middle of the darkened window."""

from __future__ import annotations

from typing import ClassVar

import pygame

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS, IVORY, mix
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.form import FormScene

PADDING = 48.0
TIGHTER = 20.0
ROUND = 8.0  # what stays free round a panel that fills the window
_RADIUS = 12


class PanelScene(FormScene):
    """A panel of `width` × `height` logical units; `x`, `y` is its corner, `left` and `right` the edges of its text."""

    overlay: ClassVar[bool] = True
    sticks: ClassVar[float] = PADDING - TIGHTER + 56.0 + 14.0  # its row of buttons
    width: float = 800
    height: float = 728

    def __init__(self, context: Context) -> None:
        super().__init__(context)

    @property
    def x(self) -> float:
        return (self.context.viewport.LW - self.width) / 2

    @property
    def y(self) -> float:
        return (self.context.viewport.LH - self.high) / 2

    @property
    def high(self) -> float:
        """How high it is: one that scrolls has less of an edge below its buttons."""
        return self.height - (TIGHTER if self.scrolls else 0)

    @property
    def scrolls(self) -> bool:
        """Is it higher than the window?"""
        return self.context.viewport.height > self.context.window.height

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

    def laid_on(self, window: Viewport) -> Viewport:
        self.fit(window.LW / window.text - 2 * ROUND)
        zoom = min(window.text, window.LW / (self.width + 2 * ROUND))
        self.stretch(window.LH / max(zoom, 1.0) - 2 * ROUND)
        if zoom <= 1.0:
            return window if window.text == 1.0 else window.with_text(1.0)
        fits = self.height + 2 * ROUND <= window.LH / zoom
        return window.page(zoom, window.LH / zoom if fits else max(window.LH / zoom + 1, self.height - TIGHTER + 2 * ROUND))

    def fit(self, room: float) -> None:
        """Take on the `width` and `height` that go best with so wide a room; what is wider than that is shown smaller."""

    def stretch(self, room: float) -> None:
        """Take on another `height` where the room is not so high, and there is something on the panel that scrolls by itself."""

    def shown_at(self) -> pygame.Rect:
        """The whole panel, or as much of it as the window is high."""
        page, window = self.context.viewport, self.context.window
        area, around = self.area(), page.px(ROUND)
        return area.clip(pygame.Rect(0, around, window.width, window.height - 2 * around)) if self.scrolls else area

    def area(self) -> pygame.Rect:
        return self.context.viewport.rect(self.x, self.y, self.width, self.high)

    def paint_round(self, painter: Painter) -> None:
        height = min(self.high, self.context.window.height / self.context.viewport.u - 2 * ROUND)
        painter.shadow(self.x, self.y, self.width, height, _RADIUS, 24, 12, 200)

    def paint(self, painter: Painter) -> None:
        painter.rect(self.x, self.y, self.width, self.high, _RADIUS, IVORY)
        painter.frame(self.x + 10, self.y + 10, self.width - 20, self.high - 20, 6, mix(IVORY, BRASS, 0.75), 1.5)
        self.write(painter)

    def write(self, painter: Painter) -> None:
        """Paint what stands on the panel."""
