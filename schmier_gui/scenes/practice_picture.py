"""A painted part of a form that changes by itself: only its own pixels are repainted."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame_gui.core import UIElement

from schmier_gui.gfx.gui import Gui
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import IVORY, Colour
from schmier_gui.gfx.widgets import Box
from schmier_gui.scenes.context import Context

Paint = Callable[[Painter, float, float], None]


class Picture(UIElement):
    """`paint` gets a painter whose (0, 0) is the corner of the picture, and its width and height in logical units."""

    def __init__(self, context: Context, box: Box, paint: Paint, ground: Colour = IVORY) -> None:
        gui: Gui = context.manager
        super().__init__(gui.viewport.rect(*box), gui, None, starting_height=1, layer_thickness=1, element_id=["picture"])
        self._context, self._size, self._paint, self._ground = context, (box[2], box[3]), paint, ground
        self.repaint()

    def repaint(self) -> None:
        """Paint it anew."""
        surface = pygame.Surface(self.rect.size)
        surface.fill(self._ground)
        self._paint(self._context.painter(surface), *self._size)
        self.image = surface
