"""Buttons of the practice screen that show a card or a suit instead of words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from schmier_gui.engine.cards import Card, Suit
from schmier_gui.gfx import raster
from schmier_gui.gfx.buttons import Button, Face
from schmier_gui.gfx.painted import repaint
from schmier_gui.gfx.rich import Gap, Part, Text
from schmier_gui.gfx.rich import Suit as SuitSign
from schmier_gui.gfx.styles import STYLES
from schmier_gui.gfx.theme import BRASS, IVORY
from schmier_gui.gfx.widgets import Box
from schmier_gui.gfx.writer import Writer
from schmier_gui.scenes.context import Context

Command = Callable[[], Any]


class SuitButton(Button):
    """A suit sign, large over a word, or small beside it."""

    def __init__(self, context: Context, box: Box, suit: Suit, text: str, command: Command, *, beside: bool = False,
                 tip: str | None = None) -> None:
        self.suit, self.beside = suit, beside
        self._ink = context.painter(pygame.Surface((1, 1))).suit_ink(suit)
        super().__init__(context.manager, context.viewport.rect(*box), text, Face("paper_plain"), tip=tip, command=command)

    def paint(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a state."""
        surface, writer = _blank(self, size)
        look = STYLES[self.face.style].look(state)
        self._paint_box(writer, look)
        w, h = size[0] / self.gui.viewport.u, size[1] / self.gui.viewport.u
        ink = self._ink if state != "disabled" else look.text
        if self.beside or not self.text:
            parts: list[Part] = [Text(self.text, "M", look.text, True), Gap(2)] if self.text else []
            writer.rich([*parts, SuitSign(self.suit, 22 if not self.text else 17, ink)], w / 2, h / 2, "c")
            return surface
        writer.suit(self.suit, w / 2, h * 0.38, 44, ink)
        writer.text(writer.fonts.fit(self.text, "S", True, w - 8), w / 2, h * 0.8, "S", look.text, True, "c")
        return surface


class PartsButton(Button):
    """A line of words and signs in ink."""

    def __init__(self, context: Context, box: Box, parts: Sequence[Part], command: Command, tip: str | None = None) -> None:
        self.parts = tuple(parts)
        super().__init__(context.manager, context.viewport.rect(*box), "", Face("paper_plain"), tip=tip, command=command)

    def set_parts(self, parts: Sequence[Part]) -> None:
        """Show something else."""
        if tuple(parts) != self.parts:
            self.parts = tuple(parts)
            repaint(self)

    def paint(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a state."""
        surface, writer = _blank(self, size)
        self._paint_box(writer, STYLES[self.face.style].look(state))
        writer.rich(self.parts, size[0] / self.gui.viewport.u / 2, size[1] / self.gui.viewport.u / 2, "c")
        return surface


class CardStrip(Button):
    """What can be seen of a card that is painted under it: only a frame where it is pointed at or chosen."""

    def __init__(self, context: Context, box: Box, card: Card, tip: str, command: Command) -> None:
        self.card = card
        super().__init__(context.manager, context.viewport.rect(*box), "", Face("paper_ghost"), tip=tip, command=command)

    def paint(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a state."""
        surface, writer = _blank(self, size)
        colour = BRASS if state in ("selected", "active") else IVORY if state == "hovered" else None
        if colour:
            writer.frame_px(surface.get_rect(), writer.viewport.px(9), colour, writer.viewport.px(5 if colour == BRASS else 3))
        return surface


def _blank(button: Button, size: tuple[int, int]) -> tuple[pygame.Surface, Writer]:
    surface = raster.blank(size)
    return surface, Writer(surface, button.gui.viewport, button.gui.fonts, button.gui.sprites)
