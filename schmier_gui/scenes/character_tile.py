"""A character to choose: the portrait over the name, on paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from schmier_gui.ai.characters import Character
from schmier_gui.gfx import raster
from schmier_gui.gfx.buttons import Button, Face
from schmier_gui.gfx.gui import Gui
from schmier_gui.gfx.painted import repaint
from schmier_gui.gfx.styles import STYLES
from schmier_gui.gfx.theme import IVORY, SIDE, SIDE_DARK, mix
from schmier_gui.gfx.widgets import Box
from schmier_gui.gfx.writer import Writer

RADIUS = 46.0


class CharacterTile(Button):
    """`side` is that of the seat in which the character sits already, None where it has none. Selected while it sits in this seat."""

    def __init__(self, gui: Gui, rect: Box, who: Character, side: int | None, command: Callable[[], Any]) -> None:
        self.who, self.side, self._box = who, side, rect
        super().__init__(gui, gui.viewport.rect(*rect), who.name, Face("paper_plain"), tip=who.temper, command=command)

    def sit(self, side: int | None) -> None:
        """The character sits down on this side, or gets up."""
        if side != self.side:
            self.side = side
            repaint(self)

    def paint(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a state."""
        surface = raster.blank(size)
        writer = Writer(surface, self.gui.viewport, self.gui.fonts, self.gui.sprites)
        look = STYLES["paper_plain"].look(state)
        if state != "normal":
            self._paint_box(writer, look)
        middle, top = self._box[2] / 2, RADIUS + 8
        writer.disc(middle, top, RADIUS + 2, mix(IVORY, look.text, 0.3) if self.side is None else SIDE_DARK[self.side])
        writer.portrait(self.who.picture, middle, top, RADIUS)
        if self.side is not None:
            writer.shape(self.side, middle + 36, top + 34, 22, SIDE[self.side], outline=IVORY, outline_width=2.5)
        name = writer.fonts.fit(self.text, "S", state == "selected", self._box[2] - 8)
        writer.text(name, middle, self._box[3] - 18, "S", look.text, state == "selected", "c")
        return surface
