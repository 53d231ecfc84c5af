"""Screens made of pygame_gui elements over a painted ground. Nothing is updated or repainted unless something has happened."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar

import pygame
from pygame_gui.core import UIElement
from pygame_gui.elements import UITextEntryLine

from schmier_gui.gfx.buttons import Button
from schmier_gui.gfx.keyboard import PRESSES
from schmier_gui.gfx.paint import Painter
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.page import PageScene
from schmier_gui.scenes.sheet import Sheet

E = TypeVar("E", bound=UIElement)
Shown = list[tuple[pygame.Surface, tuple[int, int, int, int]]]

_STIRS = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
_SETTLE = 2  # updates after an event: pygame_gui shows some changes one update later
_FRAME = 0.016
_BLINK = 0.1  # how often a text cursor is looked after
_LONGEST_STEP = 0.1


class FormScene(PageScene):
    """Build elements in `build` with `add`; paint everything else in `paint`. Escape calls `back`."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.active = False
        self._named: dict[str, UIElement] = {}
        self._ground: pygame.Surface | None = None
        self._frozen: pygame.Surface | None = None
        self._kept: tuple[str | None, bool] | None = None
        self._shown: Shown = []
        self._ring: pygame.Rect | None = None
        self._all_dirty = True
        self._settle = 0
        self._due: float | None = None
        self._last = 0.0

    # for the screen itself

    def build(self) -> None:
        """Make the elements for `context.viewport`."""

    @abstractmethod
    def paint(self, painter: Painter) -> None:
        """Paint the ground that the elements stand on: every pixel of `area`."""

    def paint_round(self, painter: Painter) -> None:
        """Paint what lies round `area`, over what is there already."""

    def start(self) -> str | None:
        """The control that has the focus at first."""
        return None

    def back(self) -> None:
        """Escape was pressed."""
        self.context.stack.pop()

    def on_event(self, event: pygame.event.Event) -> None:
        """A pygame event that the elements have seen, or one of theirs."""

    def on_key(self, event: pygame.event.Event) -> bool:
        """A key before anybody else sees it; True if it was used."""
        return False

    def add(self, name: str, element: E) -> E:
        """Name a control for the ui-map; the focus goes along in the order of adding."""
        self._named[name] = element
        return element

    def element(self, name: str) -> UIElement:
        """A control by name. Raises KeyError where there is none."""
        return self._named[name]

    def rebuild(self) -> None:
        """Make ground and elements anew, for instance after a choice that changes what there is to choose; the focus stays."""
        name, ring = self._kept or self._focus()
        self._ground = self._kept = None
        self._drop_elements()
        self._make(name)
        if ring and name in self._named:
            self.context.focus.focus(self._named[name])

    def _focus(self) -> tuple[str | None, bool]:
        """The control that has the focus, and whether the ring shows it."""
        current = self.context.focus.current
        return next((n for n, e in self._named.items() if e is current), None), self.context.focus.visible

    def repaint(self) -> None:
        """Paint the ground anew at the next draw; the elements stay."""
        self._ground = None

    # for the stack

    def enter(self) -> None:
        self.active = True
        self._frozen = None
        self._make(self.start())

    def leave(self) -> None:
        self.active = False
        pygame.key.set_repeat(0)
        self._drop_elements()

    def close(self) -> None:
        self._ground = self._frozen = self._sheet = None

    def freeze(self, picture: pygame.Surface) -> None:
        self._frozen = picture.copy()

    def about_to_resize(self) -> None:
        self._kept = self._focus()

    def resize(self) -> None:
        self._ground = self._sheet = None
        if self.active:
            name = (self._kept or self._focus())[0]
            self.rebuild()
            self.bring(name or "")

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return
        sheet = self._sheet
        if sheet is None or not sheet.drag(event):
            self._pass_on(self._on_page(event))
        if event.type in _STIRS:
            self._all_dirty = True
        self._settle, self._due = _SETTLE, 0.0

    def _pass_on(self, event: pygame.event.Event) -> None:
        """To whoever uses it first; what is left over scrolls the page, and the page follows the focus."""
        focus, sheet = self.context.focus, self._sheet
        if event.type == pygame.KEYDOWN and (self.on_key(event) or self._proposal(event)):
            return
        before = focus.current
        used = focus.process(event)
        if not used:
            used = self.context.manager.process_events(event)
        self.on_event(event)
        if sheet is None or sheet is not self._sheet:
            return
        if focus.visible and focus.current is not None and (focus.current is not before or event.type == pygame.KEYDOWN):
            sheet.show(pygame.Rect(focus.current.rect))
        elif event.type == pygame.MOUSEWHEEL and not used:
            sheet.wheel(event.y)
        if event.type == pygame.KEYDOWN and not used:
            sheet.key(event.key)
        if sheet.moved:
            self._point_again()

    def _point_again(self) -> None:
        """The page has moved under the pointer."""
        if self._sheet is not None:
            where = self._sheet.to_page(self._pointer)
            self.context.manager.process_events(pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0)))

    def update(self, now: float) -> None:
        if self._due is None or now < self._due:
            return
        self.context.manager.update(min(_LONGEST_STEP, max(0.0, now - self._last)))
        self._last = now
        self._settle -= 1
        self._due = now + _FRAME if self._settle > 0 else self._quiet_deadline(now)

    def next_deadline(self) -> float | None:
        return None if self._due is None else max(0.0, self._due - self.context.clock())

    def draw(self, surface: pygame.Surface, full: bool = False) -> list[pygame.Rect]:
        if not self.active and self._frozen is not None:
            pygame.transform.scale(self._frozen, surface.get_size(), surface)
            return [surface.get_rect()]
        painter, sheet = self.context.painter(surface), self._sheet_of_page()
        if full:
            self.paint_round(painter)
        return self._draw_page(painter, full) if sheet is None else self._draw_part(painter, sheet, full)

    def usable(self) -> dict[str, pygame.Rect]:
        """What can be used, wherever it is on the page."""
        if not self.active:
            return {}
        return {name: pygame.Rect(e.rect) for name, e in self._named.items() if e.is_enabled and e.visible}

    def controls(self) -> dict[str, pygame.Rect]:
        """What can be clicked: as much of it as is in sight."""
        sheet = self._sheet
        if sheet is None:
            return self.usable()
        in_sight = ((name, sheet.to_window(box)) for name, box in self.usable().items())
        return {name: max(parts, key=lambda part: part.h) for name, parts in in_sight if parts}

    def bring(self, control: str) -> None:
        """Scroll so that a control is in sight, if there is one of this name."""
        box = self.usable().get(control)
        if self._sheet is not None and box is not None:
            self._sheet.show(box)
            self._due = 0.0

    # its own

    def _proposal(self, event: pygame.event.Event) -> bool:
        """Enter without a focus in sight presses what the screen proposes."""
        proposed = self._named.get(self.start() or "")
        typing = any(isinstance(e, UITextEntryLine) and e.is_focused for e in self._named.values())
        if event.key not in PRESSES or self.context.focus.visible or typing or not isinstance(proposed, Button):
            return False
        proposed.press()
        return True

    def _make(self, focus: str | None) -> None:
        page = self.laid_on(self.context.window)
        self.context.turn_to(page)
        self.build()
        if not page.like(self.laid_on(self.context.window)):  # only now it is known how high everything is
            self._drop_elements()
            self.context.turn_to(self.laid_on(self.context.window))
            self.build()
        self._sheet_of_page()
        elements = list(self._named.values())
        self.context.focus.set(elements, self._named.get(focus or ""))
        typing = any(isinstance(element, UITextEntryLine) for element in elements)
        if typing:
            pygame.key.set_repeat(400, 35)
        self._all_dirty, self._settle, self._due, self._last = True, _SETTLE, 0.0, self.context.clock()

    def _drop_elements(self) -> None:
        self._named = {}
        self._shown = []
        self._ring = None
        self.context.focus.set([])
        self.context.manager.reset()

    def _quiet_deadline(self, now: float) -> float | None:
        """When pygame_gui has something to do without an event: a blinking cursor, a tip that is about to show."""
        for element in self._named.values():
            if isinstance(element, UITextEntryLine) and element.is_focused:
                return now + _BLINK
            if element.tool_tip_text and element.hovered and element.tool_tip is None:
                return now + _BLINK
        return None

    def _draw_page(self, painter: Painter, full: bool) -> list[pygame.Rect]:
        """Repaint what changed on the page; returns its pixels that did."""
        area, surface = self.area(), painter.surface
        full = self._lay_ground(painter, area, full)
        if not self.active:
            return [area]
        dirty = [area] if full or self._all_dirty else self._changes(area)
        self._all_dirty = False
        for rect in dirty:
            with painter.clip(rect):
                surface.blit(self._the_ground(), rect, rect.move(-area.x, -area.y))
                self.context.manager.draw_ui(surface)
                self.context.focus.draw(painter)
        self._remember()
        return dirty

    def _draw_part(self, painter: Painter, sheet: Sheet, full: bool) -> list[pygame.Rect]:
        """The same of a page of which the window shows a part; returns the window's pixels that changed."""
        page = self.context.painter(sheet.seen_on(painter.surface))
        full = sheet.lay_ground(lambda: self.paint(page), self._ground is None) or full
        self._ground = page.surface
        everything = [page.surface.get_rect()]
        dirty = everything if full or self._all_dirty else self._changes(self.area())
        self._all_dirty = False
        for part in sheet.parts():
            for rect in dirty:
                with page.clip(rect.clip(part)):  # what lies in two of them is laid bare twice: edges are blended only once
                    sheet.lay_bare(rect)
                    if self.active:
                        self.context.manager.draw_ui(page.surface)
                        self.context.focus.draw(page)
                    sheet.furnish(painter)
        self._remember()
        return [box for rect in dirty for box in sheet.to_window(rect)]

    def _lay_ground(self, painter: Painter, area: pygame.Rect, full: bool) -> bool:
        """Have the ground on the surface or at hand; True if all of `area` is to be drawn."""
        if self._ground is not None and self._ground.get_size() == area.size:
            if full:
                painter.surface.blit(self._ground, area)
            return full
        with painter.clip(area):
            self.paint(painter)
        self._ground = painter.surface.subsurface(area).copy()
        return True

    def _the_ground(self) -> pygame.Surface:
        assert self._ground is not None
        return self._ground

    def _changes(self, area: pygame.Rect) -> list[pygame.Rect]:
        """Where the elements or the focus ring differ from what was drawn last."""
        now, before = self._look(), self._shown
        old = {(id(image), box) for image, box in before}
        new = {(id(image), box) for image, box in now}
        boxes = [pygame.Rect(box) for box in {box for _, box in old ^ new}]
        boxes += [e.rect for e in self._named.values() if isinstance(e, UITextEntryLine) and e.is_focused]
        ring = self.context.focus.area()
        if ring != self._ring:
            boxes += [box for box in (ring, self._ring) if box is not None]
        return [box for box in (box.clip(area) for box in boxes) if box.width and box.height]

    def _remember(self) -> None:
        self._shown = self._look()
        self._ring = self.context.focus.area()

    def _look(self) -> Shown:
        sprites: Sequence[tuple[pygame.Surface, pygame.Rect]] = self.context.manager.get_sprite_group().visible
        return [(data[0], tuple(data[1])) for data in sprites]  # type: ignore[misc]
