"""Panels that are read: a heading, a text to scroll, buttons below."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from gettext import gettext as _

import pygame

from schmier_gui.gfx import widgets
from schmier_gui.gfx.buttons import Button
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS_DARK, INK, INK_SOFT, IVORY, mix
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.scroll import Row, ScrollView

TOP = 124.0  # of the text, from the panel's upper edge
BUTTON = (184.0, 56.0)


class ReadingScene(PanelScene):
    """Give it `heading`, `line` and `rows`; arrows, Page Up and Page Down scroll the text wherever the focus is."""

    view: ScrollView

    def stretch(self, room: float) -> None:
        self.height = min(type(self).height, room)

    @abstractmethod
    def heading(self) -> str:
        """The large line."""

    def line(self) -> str:
        """The small line under it."""
        return ""

    @abstractmethod
    def rows(self, width: float) -> Sequence[Row]:
        """What there is to read, for lines so wide."""

    def build(self) -> None:
        self.view = self.scroll_view(self.y + TOP, self.bottom - BUTTON[1] - 24)
        self.build_buttons()

    def build_buttons(self) -> None:
        """The row of buttons, from the right."""
        self.place_button("back", _("Back"), self.back, 0, "paper_primary")

    def scroll_view(self, top: float, bottom: float) -> ScrollView:
        """A view over the panel's whole width."""
        rect = self.context.viewport.rect(self.left, top, self.right - self.left + 8, bottom - top)
        view = ScrollView(self.context.manager, rect)
        view.set_rows(self.rows(view.inner_width))
        return view

    def place_button(self, name: str, text: str, command: Callable[[], object], place: int, style: str = "paper_plain",
                     width: float = BUTTON[0]) -> Button:
        """A button of the row; place 0 is the rightmost."""
        x = self.right - width - place * (BUTTON[0] + 16)
        box = (x, self.bottom - BUTTON[1], width, BUTTON[1])
        return self.add(name, widgets.button(self.context.manager, box, text, style, command=command))

    def start(self) -> str:
        return "back"

    def on_key(self, event: pygame.event.Event) -> bool:
        return self.view.key(event.key)

    def write(self, painter: Painter) -> None:
        painter.text(self.heading(), self.left, self.y + 60, "L", INK, True)
        painter.text(self.line(), self.left, self.y + 96, "M", INK_SOFT)
        for y in (self.y + TOP - 6, self.bottom - BUTTON[1] - 18):
            painter.line(self.left, y, self.right, y, mix(IVORY, BRASS_DARK, 0.6), 1.2)
