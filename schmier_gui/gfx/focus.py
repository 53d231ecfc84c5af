"""Keyboard focus over pygame_gui elements, which have none of their own: order, ring, keys."""

from collections.abc import Sequence
from typing import TypeAlias

import pygame
import pygame_gui
from pygame_gui.core import UIElement
from pygame_gui.elements import UIButton, UIScrollingContainer, UITextBox, UITextEntryLine

from schmier_gui.gfx.buttons import Button
from schmier_gui.gfx.gui import Gui
from schmier_gui.gfx.keyboard import PRESSES
from schmier_gui.gfx.pen import Pen
from schmier_gui.gfx.slider import Slider
from schmier_gui.gfx.theme import BRASS_LIGHT, INK
from schmier_gui.gfx.widgets import DropDown

_ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
_OTHER_MODS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_OUTSIDE, _WIDTH, _RADIUS = 5, 3, 14  # logical units

Direction: TypeAlias = tuple[int, int]


class FocusRing:
    """One ordered list of elements, one of which has the focus. The ring shows once a key has been used.

    Tab and Shift-Tab go along the list, arrows to the nearest element that way; left and right turn a slider or a
    drop-down; Enter and Space press. A text entry keeps every key but Tab, up and down; a text box scrolls.
    Disabled, hidden and dead elements are passed over.
    """

    def __init__(self, gui: Gui) -> None:
        self.gui = gui
        self.visible = False
        self._elements: list[UIElement] = []
        self._current: UIElement | None = None
        self._untouched = True  # nobody has used key or mouse since `set`

    @property
    def current(self) -> UIElement | None:
        """The element with the focus; None if it cannot have it any more."""
        return self._current if self._current is not None and _can_focus(self._current) else None

    def set(self, elements: Sequence[UIElement], start: UIElement | None = None) -> None:
        """Take a new order. The first key only reveals the ring, on `start` or the first element."""
        self._elements = list(elements)
        self._current = start
        self._untouched = True
        self.visible = False

    def focus(self, element: UIElement) -> None:
        """Give an element of the list the focus and show the ring. Raises ValueError for another element."""
        if element not in self._elements:
            raise ValueError("the element is not in the focus order")
        self._current = element
        self._untouched = False
        self.visible = True
        # pygame_gui sends keys to what it thinks is focused: text entries need them, nothing else may have them
        self.gui.set_focus_set(element.get_focus_set() if isinstance(element, UITextEntryLine) else None)
        self._scroll_into_view(element)

    def process(self, event: pygame.event.Event) -> bool:
        """Handle a key or click; True if the key was used. Give it events before the manager sees them."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._clicked(event.pos)
        if event.type != pygame.KEYDOWN or event.mod & _OTHER_MODS or not self._usable():
            return False
        if event.key == pygame.K_TAB:
            return self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in _ARROWS:
            return self._arrow(event.key)
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return self._page(-1 if event.key == pygame.K_PAGEUP else 1)
        return event.key in PRESSES and self._press()

    def area(self) -> pygame.Rect | None:
        """The pixels the ring covers, or None while it does not show."""
        current = self.current
        if not self.visible or current is None:
            return None
        grow = 2 * (self.gui.viewport.px(_OUTSIDE) + 2)
        return pygame.Rect(current.rect.inflate(grow, grow))

    def draw(self, pen: Pen) -> None:
        """Draw the ring on top of the elements."""
        current = self.current
        if not self.visible or current is None or current.ui_container is None:
            return
        px = self.gui.viewport.px
        box = current.rect.inflate(2 * px(_OUTSIDE), 2 * px(_OUTSIDE))
        dark = box.inflate(2, 2)  # a dark line outside it, so that it shows on ivory too
        seen = current.ui_container.get_container().get_rect().inflate(4 * px(_OUTSIDE), 4 * px(_OUTSIDE))
        with pen.clip(seen):
            pen.frame_px(dark, px(_RADIUS) + 1, INK, px(_WIDTH) + 2)
            pen.frame_px(box, px(_RADIUS), BRASS_LIGHT, px(_WIDTH))

    def _usable(self) -> list[UIElement]:
        return [element for element in self._elements if _can_focus(element)]

    def _reveal(self) -> bool:
        """Show the ring where it stands if this is the first key; False if there is more to do."""
        if not self._untouched and self.current is not None:
            return False
        self.focus(self.current or self._usable()[0])
        return True

    def _step(self, by: int) -> bool:
        if self._reveal():
            return True
        order = self._usable()
        if self.current is not None:
            self.focus(order[(order.index(self.current) + by) % len(order)])
        return True

    def _arrow(self, key: int) -> bool:
        current, direction = self.current, _ARROWS[key]
        if isinstance(current, UITextEntryLine) and current.is_focused and direction[0]:
            return False
        if self._reveal():
            return True
        if direction[0] and isinstance(current, Slider | DropDown):
            current.nudge(direction[0])
            self.visible = True
        elif isinstance(current, UITextBox) and direction[1] and _can_scroll(current):
            _scroll(current, direction[1] * 0.15)
        else:
            self._go(direction)
        return True

    def _page(self, by: int) -> bool:
        current = self.current
        if not self.visible or not isinstance(current, UITextBox) or not _can_scroll(current):
            return False
        _scroll(current, by * 0.9)
        return True

    def _go(self, direction: Direction) -> None:
        """To the nearest element that way; straight ahead counts more than aside."""
        current = self.current
        if current is None:
            return
        best: tuple[float, UIElement] | None = None
        for element in self._usable():
            dx, dy = element.rect.centerx - current.rect.centerx, element.rect.centery - current.rect.centery
            ahead = dx * direction[0] + dy * direction[1]
            aside = abs(dx * direction[1] + dy * direction[0])
            distance = ahead + 2 * aside
            if ahead > 0 and (best is None or distance < best[0]):
                best = (distance, element)
        if best is not None:
            self.focus(best[1])

    def _press(self) -> bool:
        current = self.current
        if not self.visible or current is None or isinstance(current, UITextEntryLine):
            return False
        if isinstance(current, Button):
            current.press()
        elif isinstance(current, UIButton):
            current.on_self_event(pygame_gui.UI_BUTTON_PRESSED, {"mouse_button": pygame.BUTTON_LEFT})
        elif isinstance(current, DropDown):
            current.cycle()
        else:
            return False
        return True

    def _clicked(self, position: tuple[int, int]) -> None:
        self.visible = False
        for element in self._usable():
            if element.rect.collidepoint(position):
                self._current = element
                self._untouched = False

    def _scroll_into_view(self, element: UIElement) -> None:
        for area in self.gui.get_sprite_group().sprites():
            if isinstance(area, UIScrollingContainer) and area.scrollable_container is element.ui_container:
                _show_in(area, element.rect)


def _can_focus(element: UIElement) -> bool:
    alive = bool(element.alive())  # type: ignore[no-untyped-call]
    return bool(alive and element.is_enabled and element.visible)


def _can_scroll(box: UITextBox) -> bool:
    return box.scroll_bar is not None


def _scroll(box: UITextBox, views: float) -> None:
    """Scroll a text box by a share of its height."""
    if box.scroll_bar is not None:
        start = box.scroll_bar.start_percentage + views * box.scroll_bar.visible_percentage
        box.scroll_bar.set_scroll_from_start_percentage(start)


def _show_in(area: UIScrollingContainer, rect: pygame.Rect) -> None:
    content, view = area.scrollable_container.rect, area.rect
    if area.vert_scroll_bar is None or view.contains(rect) or content.height <= view.height:
        return
    top = rect.top - content.top
    start = top - 16 if rect.top < view.top else top + rect.height - view.height + 16
    area.vert_scroll_bar.set_scroll_from_start_percentage(start / content.height)
