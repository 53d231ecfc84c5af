"""Makers of themed elements. Rectangles are logical, (x, y, w, h), relative to the container."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import pygame
import pygame_gui
from pygame_gui.core import ObjectID
from pygame_gui.core.interfaces import IContainerLikeInterface
from pygame_gui.elements import (
    UIDropDownMenu,
    UILabel,
    UIScrollingContainer,
    UISelectionList,
    UITextBox,
    UITextEntryLine,
    UIWindow,
)

from schmier_gui.gfx import raster
from schmier_gui.gfx.buttons import Button, CheckBox, Face
from schmier_gui.gfx.gui import Gui
from schmier_gui.gfx.painted import PaintedShape, repaint, show
from schmier_gui.gfx.slider import Slider
from schmier_gui.gfx.theme import IVORY, Colour, Size
from schmier_gui.gfx.writer import Align, Writer

Box: TypeAlias = tuple[float, float, float, float]
Container: TypeAlias = IContainerLikeInterface | None


class Label(UILabel):
    """One line of text; what does not fit ends in an ellipsis."""

    def __init__(
        self,
        gui: Gui,
        rect: pygame.Rect,
        text: str,
        size: Size,
        colour: Colour,
        bold: bool,
        align: Align,
        container: Container = None,
    ) -> None:
        self.gui = gui
        self._set = (size, colour, bold, align)
        super().__init__(rect, text, gui, container)

    def rebuild_from_changed_theme_data(self) -> None:
        """The theme has no say in how it looks."""
        self.rebuild()

    def rebuild(self) -> None:
        """Make the picture anew."""
        self.drawable_shape = PaintedShape(self.rect, self._paint, self.ui_manager)
        show(self)

    def set_text(self, text: str, *, text_kwargs: dict[str, str] | None = None) -> None:
        """Change the text as it stands; it is never looked up in pygame_gui's translations."""
        if text != self.text:
            self.text = text
            repaint(self)

    def on_locale_changed(self) -> None:
        """Texts are translated before they come here."""

    def _paint(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        surface = raster.blank(size)
        writer = Writer(surface, self.gui.viewport, self.gui.fonts, self.gui.sprites)
        text_size, colour, bold, align = self._set
        w, h = size[0] / self.gui.viewport.u, size[1] / self.gui.viewport.u
        x = {"l": 0.0, "c": w / 2, "r": w}[align]
        writer.text(writer.fonts.fit(self.text, text_size, bold, w), x, h / 2, text_size, colour, bold, align)
        return surface


class DropDown(UIDropDownMenu):
    """A choice among (text, id) pairs. Posts UI_DROP_DOWN_MENU_CHANGED with `text` and `selected_option_id`."""

    @property
    def choice(self) -> str:
        """The id of what is chosen."""
        return str(self.selected_option[1])

    def nudge(self, steps: int) -> None:
        """Choose the option so many places further and tell, as if the person had picked it."""
        options = self._pairs()
        place = options.index(self.selected_option) + steps
        self._choose(options[max(0, min(len(options) - 1, place))])

    def cycle(self) -> None:
        """Choose the next option, after the last one the first."""
        options = self._pairs()
        self._choose(options[(options.index(self.selected_option) + 1) % len(options)])

    def _pairs(self) -> list[tuple[str, str]]:
        return [option for option in self.options_list if isinstance(option, tuple)]

    def _choose(self, option: tuple[str, str]) -> None:
        if option == self.selected_option or self.current_state is None:
            return
        self.selected_option = self.current_state.selected_option = option
        if self.current_state.selected_option_button is not None:
            self.current_state.selected_option_button.set_text(option[0])
        data = {
            "text": option[0],
            "selected_option_id": option[1],
            "ui_element": self,
            "ui_object_id": self.most_specific_combined_id,
        }
        pygame.event.post(pygame.event.Event(pygame_gui.UI_DROP_DOWN_MENU_CHANGED, data))


def button(
    gui: Gui,
    rect: Box,
    text: str,
    style: str = "plain",
    *,
    icon: str | None = None,
    sub: str | None = None,
    size: Size = "M",
    bold: bool = True,
    align: Align = "c",
    inset: float = 24,
    name: str | None = None,
    tip: str | None = None,
    container: Container = None,
    command: Callable[[], Any] | None = None,
) -> Button:
    """A button; styles are the keys of `styles.STYLES`. Raises KeyError for another style."""
    face = Face(style, icon, sub, size, bold, align, inset)
    pixels = gui.viewport.rect(*rect)
    return Button(gui, pixels, text, face, container=container, name=name, tip=tip, command=command)


def label(
    gui: Gui,
    rect: Box,
    text: str,
    size: Size = "M",
    colour: Colour = IVORY,
    *,
    bold: bool = False,
    align: Align = "l",
    container: Container = None,
) -> Label:
    """One line of text, its capitals in the middle of the height."""
    return Label(gui, gui.viewport.rect(*rect), text, size, colour, bold, align, container)


def checkbox(
    gui: Gui,
    rect: Box,
    text: str,
    on: bool,
    *,
    paper: bool = False,
    name: str | None = None,
    tip: str | None = None,
    container: Container = None,
    changed: Callable[[bool], Any] | None = None,
) -> CheckBox:
    """A box to tick; the whole rectangle can be clicked."""
    pixels = gui.viewport.rect(*rect)
    return CheckBox(gui, pixels, text, on, paper=paper, container=container, name=name, tip=tip, changed=changed)


def slider(
    gui: Gui,
    rect: Box,
    value: float | None,
    low: float,
    high: float,
    step: float = 1,
    *,
    paper: bool = False,
    name: str | None = None,
    container: Container = None,
    changed: Callable[[float], Any] | None = None,
) -> Slider:
    """A slider from `low` to `high` in steps; `value` None where nothing is set yet."""
    pixels = gui.viewport.rect(*rect)
    return Slider(gui, pixels, value, low, high, step, paper=paper, container=container, name=name, changed=changed)


def dropdown(
    gui: Gui,
    rect: Box,
    options: Sequence[tuple[str, str]],
    chosen: str,
    *,
    paper: bool = False,
    name: str | None = None,
    container: Container = None,
) -> DropDown:
    """A drop-down of (text, id) pairs with the id `chosen` chosen. Raises StopIteration if it is not among them."""
    start = next(option for option in options if option[1] == chosen)
    return DropDown(list(options), start, gui.viewport.rect(*rect), gui, container, object_id=_ids(name, paper))


def entry(
    gui: Gui,
    rect: Box,
    text: str = "",
    *,
    paper: bool = False,
    limit: int | None = None,
    name: str | None = None,
    container: Container = None,
) -> UITextEntryLine:
    """A line to type in. Posts UI_TEXT_ENTRY_CHANGED and UI_TEXT_ENTRY_FINISHED."""
    line = UITextEntryLine(gui.viewport.rect(*rect), gui, container, object_id=_ids(name, paper))
    if limit is not None:
        line.set_text_length_limit(limit)
    if text:
        line.set_text(text)
    return line


def text_box(
    gui: Gui,
    rect: Box,
    html: str,
    *,
    paper: bool = False,
    name: str | None = None,
    container: Container = None,
) -> UITextBox:
    """A box of text in pygame_gui's HTML subset (b, i, br, p, a href), with a scroll bar when it is needed."""
    return UITextBox(html, gui.viewport.rect(*rect), gui, container=container, object_id=_ids(name, paper))


def selection(
    gui: Gui,
    rect: Box,
    items: Sequence[tuple[str, str]],
    *,
    paper: bool = False,
    name: str | None = None,
    container: Container = None,
) -> UISelectionList:
    """A list of (text, id) pairs to choose one from. Posts UI_SELECTION_LIST_NEW_SELECTION."""
    return UISelectionList(gui.viewport.rect(*rect), list(items), gui, container=container, object_id=_ids(name, paper))


def scroll_area(
    gui: Gui,
    rect: Box,
    content: tuple[float, float],
    *,
    paper: bool = False,
    name: str | None = None,
    container: Container = None,
) -> UIScrollingContainer:
    """A window onto `content` (w, h) logical units; put elements into it by passing it as their container."""
    area = UIScrollingContainer(
        gui.viewport.rect(*rect), gui, container=container, object_id=_ids(name, paper), allow_scroll_x=False
    )
    area.set_scrollable_area_dimensions((gui.viewport.px(content[0]), gui.viewport.px(content[1])))
    return area


def dialog(gui: Gui, rect: Box, *, name: str | None = None) -> UIWindow:
    """An ivory panel over everything; it takes all clicks until it is killed. Put elements into it as a container."""
    window = UIWindow(
        gui.viewport.rect(*rect), gui, object_id=name, draggable=False, ignore_shadow_for_initial_size_and_pos=False
    )
    window.set_blocking(True)
    return window


def _ids(name: str | None, paper: bool) -> ObjectID:
    return ObjectID(object_id=name, class_id="@paper" if paper else None)
