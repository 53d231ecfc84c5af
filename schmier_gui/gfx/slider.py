"""A slider with a thin track, a round knob and steps."""

from collections.abc import Callable
from typing import Any

import pygame
import pygame_gui
from pygame_gui.core.interfaces import IContainerLikeInterface
from pygame_gui.elements import UIHorizontalSlider

from schmier_gui.gfx import raster
from schmier_gui.gfx.buttons import Button, Face
from schmier_gui.gfx.gui import Gui
from schmier_gui.gfx.painted import PaintedShape, repaint, show
from schmier_gui.gfx.theme import BLACK, BRASS, BRASS_DARK, BRASS_LIGHT, INK, IVORY, ROOM, mix
from schmier_gui.gfx.writer import Writer

_KNOB = 28


class _Knob(Button):
    """The round handle; hollow while nothing has been set."""

    set_yet = True

    def paint(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        surface = raster.blank(size)
        viewport = self.gui.viewport
        writer = Writer(surface, viewport, self.gui.fonts, self.gui.sprites)
        x, y = size[0] / viewport.u / 2, size[1] / viewport.u / 2
        colours = {"normal": BRASS, "disabled": mix(ROOM, IVORY, 0.3)}
        writer.soft_disc(x, y + 1.5, 10, BLACK, 1.5, 110)
        writer.disc(x, y, 11, colours.get(state, BRASS_LIGHT) if self.set_yet else mix(IVORY, INK, 0.35))
        writer.disc(x, y, 4 if self.set_yet else 8.5, INK if self.set_yet else IVORY)
        return surface


class Slider(UIHorizontalSlider):
    """Values from `low` to `high` in steps.

    Posts UI_HORIZONTAL_SLIDER_MOVED with `value`, or calls `changed(value)` instead. Without a `value` nothing is set yet: the knob waits
    in the middle, and any press sets one.
    """

    def __init__(
        self,
        gui: Gui,
        rect: pygame.Rect,
        value: float | None,
        low: float,
        high: float,
        step: float,
        *,
        paper: bool = False,
        container: IContainerLikeInterface | None = None,
        name: str | None = None,
        changed: Callable[[float], Any] | None = None,
    ) -> None:
        self.gui = gui
        self.step = step
        self._set_yet = value is not None
        start = float((low + high) / 2 if value is None else value)
        self.paper = paper
        self._changed = changed
        super().__init__(rect, start, (float(low), float(high)), gui, container, object_id=name)
        if self.sliding_button is not None:
            self.sliding_button.kill()  # type: ignore[no-untyped-call]
        size = (self.sliding_button_width, self.background_rect.height)
        self.sliding_button = _Knob(
            gui, pygame.Rect((0, 0), size), "", Face(), container=self.button_container, name="#sliding_button"
        )
        self.sliding_button.set_hold_range((self.background_rect.width, 100))
        self.join_focus_sets(self.sliding_button)
        self.sliding_button.set_yet = self._set_yet
        repaint(self.sliding_button)
        self.set_current_value(start)
        repaint(self)

    @property
    def value(self) -> float:
        """The value, on a step."""
        return self.current_value

    def nudge(self, steps: int) -> None:
        """Move by whole steps and tell, as if the person had dragged it."""
        self._set(self.current_value + steps * self.step)
        self._follow_value()

    def rebuild(self) -> None:
        """Make the pictures anew."""
        super().rebuild()  # type: ignore[no-untyped-call]
        self.drawable_shape = PaintedShape(self.rect, self._paint, self.ui_manager)
        show(self)

    def process_event(self, event: pygame.event.Event) -> bool:
        """A click on the track moves the knob there."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        if clicked and self.is_enabled and self.hover_point(*event.pos):
            left = self.rect.left + self.sliding_button_width / 2
            share = (event.pos[0] - left) / max(1, self.scrollable_width)
            self._set(self.value_range[0] + share * (self.value_range[1] - self.value_range[0]))
            self._follow_value()
            return True
        return bool(super().process_event(event))

    def update(self, time_delta: float) -> None:
        """Follow the pointer while the knob is held; settle on the step when it is let go."""
        held = self.grabbed_slider
        super().update(time_delta)
        if held and not self.grabbed_slider:
            self._set(self.current_value)
            self._follow_value()

    def _update_data_and_fire_events_when_moved(self) -> None:
        share = self.scroll_position / max(1, self.scrollable_width)
        self._set(self.value_range[0] + share * (self.value_range[1] - self.value_range[0]))

    def _set(self, value: float) -> None:
        low, high = self.value_range
        snapped = low + round((value - low) / self.step) * self.step
        snapped = round(min(high, max(low, snapped)), 6)
        if snapped == self.current_value and self._set_yet:
            return
        self.current_value, self._set_yet = snapped, True
        if isinstance(self.sliding_button, _Knob) and not self.sliding_button.set_yet:
            self.sliding_button.set_yet = True
            repaint(self.sliding_button)
        repaint(self)
        if self._changed:
            self._changed(snapped)
            return
        data = {"value": snapped, "ui_element": self, "ui_object_id": self.most_specific_combined_id}
        pygame.event.post(pygame.event.Event(pygame_gui.UI_HORIZONTAL_SLIDER_MOVED, data))

    def _follow_value(self) -> None:
        self.set_current_value(self.current_value, False)
        repaint(self)

    def _paint(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        surface = raster.blank(size)
        viewport = self.gui.viewport
        writer = Writer(surface, viewport, self.gui.fonts, self.gui.sprites)
        w, h = size[0] / viewport.u, size[1] / viewport.u
        low, high = self.value_range
        share = (self.current_value - low) / (high - low) if high != low else 0.0
        track = mix(IVORY, INK, 0.2) if self.paper else mix(ROOM, IVORY, 0.24)
        bar = track if state == "disabled" else BRASS_DARK if self.paper else BRASS
        writer.rect(_KNOB / 2 - 3, h / 2 - 3, w - _KNOB + 6, 6, 3, track)
        if self._set_yet:
            writer.rect(_KNOB / 2 - 3, h / 2 - 3, 6 + (w - _KNOB) * share, 6, 3, bar)
        return surface
