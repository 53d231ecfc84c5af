"""A window onto rows of text that are painted as they come into sight. (pygame_gui lays out a whole text box at once: seconds in 4K.)"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame
from pygame_gui.core import UIElement

from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.gui import Gui
from schmier_gui.gfx.theme import INK, INK_SOFT, IVORY, Colour, Size, mix
from schmier_gui.gfx.writer import Writer

LINE = 1.45  # line height in ems
BAR = 20.0  # room on the right that the bar takes
_THUMB = 6.0
_LEAST_THUMB = 32.0
_WHEEL = 72.0


class Row(NamedTuple):
    """One row: its height, and what paints it at x with the middle of its capitals at y."""

    height: float
    paint: Callable[[Writer, float, float], None]


def gap(height: float) -> Row:
    """Empty space."""
    return Row(height, lambda writer, x, y: None)


def text_rows(
    fonts: Fonts, text: str, width: float, size: Size = "M", colour: Colour = INK, bold: bool = False, indent: float = 0
) -> list[Row]:
    """A paragraph, wrapped to `width` logical units."""

    def row(line: str) -> Row:
        return Row(fonts.em(size) * LINE, lambda writer, x, y: _write(writer, line, x + indent, y, size, colour, bold))

    return [row(line) for line in fonts.wrap(text, size, width - indent, bold)]


def _write(writer: Writer, line: str, x: float, y: float, size: Size, colour: Colour, bold: bool) -> None:
    writer.text(line, x, y, size, colour, bold)


class ScrollView(UIElement):
    """Shows `rows` on ivory; wheel, bar and `scroll_by` move them. Text may be `inner_width` wide."""

    def __init__(self, gui: Gui, rect: pygame.Rect, rows: Iterable[Row] = ()) -> None:
        super().__init__(rect, gui, None, starting_height=1, layer_thickness=1, element_id=["scroll_view"])
        self.gui = gui
        self._rows: Sequence[Row] = ()
        self._offset = 0.0
        self._grabbed: float | None = None
        self.set_rows(rows)

    @property
    def inner_width(self) -> float:
        """Logical units of width for the rows."""
        return float(self.rect.width / self.gui.viewport.u - BAR)

    @property
    def view_height(self) -> float:
        """Logical units of height in sight."""
        return float(self.rect.height / self.gui.viewport.u)

    @property
    def content_height(self) -> float:
        """Logical units of height of all rows."""
        return sum(row.height for row in self._rows)

    @property
    def offset(self) -> float:
        """How far down the rows are scrolled."""
        return self._offset

    @property
    def can_scroll(self) -> bool:
        """Is there more than fits?"""
        return self.content_height > self.view_height + 0.5

    def set_rows(self, rows: Iterable[Row], offset: float = 0.0) -> None:
        """Show other rows, from this height on."""
        self._rows = tuple(rows)
        self._offset = -1.0
        self.scroll_to(offset)

    def scroll_to(self, offset: float) -> None:
        """Scroll to a height, as far as there is text."""
        offset = max(0.0, min(offset, self.content_height - self.view_height))
        if offset != self._offset:
            self._offset = offset
            self._paint()

    def scroll_by(self, distance: float) -> None:
        """Scroll on."""
        self.scroll_to(self._offset + distance)

    def key(self, key: int) -> bool:
        """Scroll by a key; False for a key that does not scroll or when everything is in sight."""
        page = self.view_height * 0.9
        steps = {
            pygame.K_UP: -_WHEEL,
            pygame.K_DOWN: _WHEEL,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.content_height,
            pygame.K_END: self.content_height,
        }
        if key not in steps or not self.can_scroll:
            return False
        self.scroll_by(steps[key])
        return True

    def process_event(self, event: pygame.event.Event) -> bool:
        """Wheel and bar."""
        u = self.gui.viewport.u
        if event.type == pygame.MOUSEWHEEL and self.hovered:
            self.scroll_by(-event.y * _WHEEL)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT and self._on_bar(event.pos):
            top, height = self._thumb()
            y = (event.pos[1] - self.rect.top) / u
            self._grabbed = y - top if top <= y <= top + height else height / 2
            self._drag(y)
            return True
        if event.type == pygame.MOUSEMOTION and self._grabbed is not None:
            self._drag((event.pos[1] - self.rect.top) / u)
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._grabbed = None
        return False

    def _on_bar(self, position: tuple[int, int]) -> bool:
        return self.can_scroll and bool(self.rect.collidepoint(position)) and position[0] > self.rect.right - BAR * self.gui.viewport.u

    def _drag(self, y: float) -> None:
        _top, height = self._thumb()
        way = self.view_height - height
        self.scroll_to((y - (self._grabbed or 0.0)) / max(1.0, way) * (self.content_height - self.view_height))

    def _thumb(self) -> tuple[float, float]:
        """Top and height of the bar's thumb."""
        height = max(_LEAST_THUMB, self.view_height * self.view_height / self.content_height)
        share = self._offset / max(1.0, self.content_height - self.view_height)
        return (self.view_height - height) * share, height

    def _paint(self) -> None:
        surface = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        surface.fill(IVORY)
        writer = Writer(surface, self.gui.viewport, self.gui.fonts, self.gui.sprites)
        y = -self._offset
        for row in self._rows:
            if y + row.height > 0 and y < self.view_height:
                row.paint(writer, 0.0, y + row.height / 2)
            y += row.height
        if self.can_scroll:
            top, height = self._thumb()
            x = self.inner_width + BAR - _THUMB - 2
            writer.rect(x, 0, _THUMB, self.view_height, _THUMB / 2, mix(IVORY, INK, 0.1))
            writer.rect(x, top, _THUMB, height, _THUMB / 2, INK_SOFT)
        self.image = surface
