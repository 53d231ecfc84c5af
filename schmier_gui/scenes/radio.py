"""One of several choices: a ring with its sentence, filled when it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from schmier_gui.gfx import raster
from schmier_gui.gfx.buttons import Button, Face
from schmier_gui.gfx.gui import Gui
from schmier_gui.gfx.theme import BRASS, INK, IVORY, MUTED, PLATE, ROOM, Size, mix
from schmier_gui.gfx.writer import Writer

INDENT = 36.0
SIZE: Size = "M"


class Radio(Button):
    """`on` shows which of its group is chosen; `command` runs when it is pressed."""

    def __init__(self, gui: Gui, rect: pygame.Rect, text: str, on: bool, command: Callable[[], Any]) -> None:
        self.on = on
        super().__init__(gui, rect, text, Face(), command=command)

    def paint(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a state."""
        surface = raster.blank(size)
        viewport = self.gui.viewport
        writer = Writer(surface, viewport, self.gui.fonts, self.gui.sprites)
        w, h = size[0] / viewport.u, size[1] / viewport.u
        off = mix(ROOM, IVORY, 0.44)
        ink = off if state == "disabled" else IVORY if self.on or state in ("hovered", "active") else MUTED
        writer.disc(12, h / 2, 11, BRASS if self.on and state != "disabled" else PLATE)
        writer.ring(12, h / 2, 11, BRASS if self.on and state != "disabled" else ink, 1.5)
        if self.on:
            writer.disc(12, h / 2, 5, INK if state != "disabled" else ink)
        font_size = writer.fonts.snug(self.text, SIZE, False, w - INDENT)
        writer.text(writer.fonts.fit(self.text, font_size, False, w - INDENT), INDENT, h / 2, font_size, ink)
        return surface
