"""Screens that lie on a page of their own: as wide as the window, larger where text is to be larger, and then narrower in its own units."""

from __future__ import annotations

from typing import ClassVar

import pygame

from schmier_gui.gfx.viewport import Viewport
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.scene import Scene
from schmier_gui.scenes.sheet import Sheet

USUAL_WIDTH = 1280.0
_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class PageScene(Scene):
    """Where text is to be larger, everything on the page is, and it scrolls where it has become higher than the window.

    `narrowest` and `least_height` say on how small a page the scene can be laid out; `sticks`, how much of its lower edge stays in sight.
    """

    narrowest: ClassVar[float] = USUAL_WIDTH
    sticks: ClassVar[float] = 0.0

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._sheet: Sheet | None = None
        self._pointer = (-1, -1)

    def least_height(self, width: float) -> float:
        """How high a page of this width has to be, in its own units."""
        return 800.0

    def laid_on(self, window: Viewport) -> Viewport:
        zoom = min(window.text, window.LW / self.narrowest)
        if zoom <= 1.0:
            return window if window.text == 1.0 else window.with_text(1.0)
        return window.page(zoom, max(window.LH / zoom, self.least_height(window.LW / zoom)))

    @property
    def narrow(self) -> bool:
        """Is the page narrower than a window is at the usual size of text? Then what lies side by side goes one below the other."""
        return self.context.viewport.LW < USUAL_WIDTH - 1

    def shown_at(self) -> pygame.Rect:
        """Where the window shows `area`."""
        window = self.context.window
        return self.area().clip(pygame.Rect(0, 0, window.width, window.height))

    def area(self) -> pygame.Rect:
        """The pixels of its page that are this scene's own."""
        return pygame.Rect(0, 0, self.context.viewport.width, self.context.viewport.height)

    def _on_page(self, event: pygame.event.Event) -> pygame.event.Event:
        """A pointer's event where it is on the page."""
        if event.type not in _POINTER or self._sheet is None:
            return event
        self._pointer = event.pos
        return pygame.event.Event(event.type, {**event.dict, "pos": self._sheet.to_page(event.pos)})

    def _sheet_of_page(self) -> Sheet | None:
        """What the page is painted on where it is higher than the window."""
        page, window = self.context.viewport, self.context.window
        if page.height <= window.height:
            self._sheet = None
        elif self._sheet is None or self._sheet.page.height != page.height or self._sheet.page.width != page.width:
            old, self._sheet = self._sheet, Sheet(page, window, self.shown_at(), page.px(self.sticks), self.overlay)
            if old is not None:
                self._sheet.scroll_to(old.offset)
        return self._sheet
