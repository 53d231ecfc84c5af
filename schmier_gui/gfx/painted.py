"""A pygame_gui shape whose states are painted by a function of ours."""

from collections.abc import Callable

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.drawable_shapes.drawable_shape import DrawableShape
from pygame_gui.core.interfaces import IUIManagerInterface

STATES = ["normal", "hovered", "disabled", "selected", "active"]


class PaintedShape(DrawableShape):
    """Takes each state's picture from `paint(state, size)` the first time that state is shown."""

    def __init__(
        self,
        rect: pygame.Rect,
        paint: Callable[[str, tuple[int, int]], pygame.Surface],
        manager: IUIManagerInterface,
    ) -> None:
        super().__init__(rect, {}, STATES, manager)
        self._paint = paint
        self.should_trigger_full_rebuild = False
        self.need_to_clean_up = False
        self.redraw_state("normal")

    def redraw_state(self, state_str: str, add_text: bool = True) -> None:
        """Paint a state now."""
        state = self.states[state_str]
        # pygame_gui blits its elements premultiplied
        state.surface = self._paint(state_str, self.containing_rect.size).premul_alpha()
        state.generated = True
        state.has_fresh_surface = True

    def repaint(self) -> None:
        """Paint the shown state again; the others when they are shown."""
        for state in self.states.values():
            state.generated = False
        self.redraw_state(self.active_state.state_id)

    def set_text(self, text: str) -> None:
        """The text belongs to the painting function."""
        self.repaint()

    def full_rebuild_on_size_change(self) -> None:
        """Paint for the new size."""
        self.should_trigger_full_rebuild = False
        self.repaint()

    def collide_point(self, point: pygame.Vector2 | tuple[int, int] | tuple[float, float]) -> bool:
        """True inside the rectangle."""
        return bool(self.click_area_shape.collidepoint(point[0], point[1]))

    def set_position(self, point: pygame.Vector2 | tuple[int, int] | tuple[float, float]) -> None:
        """Move the area that can be clicked."""
        self.containing_rect.topleft = self.click_area_shape.topleft = (int(point[0]), int(point[1]))

    def set_dimensions(self, dimensions: pygame.Vector2 | tuple[int, int] | tuple[float, float]) -> bool:
        """Take a new size; True if the picture changed."""
        size = (int(dimensions[0]), int(dimensions[1]))
        if size == self.containing_rect.size:
            return False
        self.containing_rect.size = self.click_area_shape.size = size
        self.repaint()
        return True


def show(element: UIElement) -> None:
    """Let an element take the fresh picture of its shape."""
    element.on_fresh_drawable_shape_ready()  # type: ignore[no-untyped-call]


def repaint(element: UIElement) -> None:
    """Paint an element with a PaintedShape again."""
    if isinstance(element.drawable_shape, PaintedShape):
        element.drawable_shape.repaint()
        show(element)
