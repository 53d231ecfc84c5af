"""Drives scenes as a person would: clicks on controls by name, presses keys, looks at the picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from schmier_gui.engine import Session
from schmier_gui.gfx.buttons import Button
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.form import FormScene
from schmier_gui.scenes.scene import Scene
from schmier_gui.store.settings import Settings

SIX = ("You", "Otto", "Mabel", "Rosa", "Gus", "June")
FOUR = ("You", "Otto", "Rosa", "Gus")
LONG = ("Wilhelmina Maria", "Maximilian Moore", "Margaret Mammoth", "Rosamund Wommack", "Gwendolyn Monroe", "Winnifred Warmbo")


class Ground(Scene):
    """A plain scene to put panels on."""

    def __init__(self, context: Context, colour: tuple[int, int, int] = (20, 73, 59)) -> None:
        super().__init__(context)
        self.colour = colour
        self.told: list[str] = []

    def enter(self) -> None:
        self.told.append("enter")

    def leave(self) -> None:
        self.told.append("leave")

    def close(self) -> None:
        self.told.append("close")

    def resize(self) -> None:
        self.told.append("resize")

    def handle(self, event: pygame.event.Event) -> None:
        self.told.append(pygame.event.event_name(event.type))

    def draw(self, surface: pygame.Surface, full: bool = False) -> list[pygame.Rect]:
        if not full:
            return []
        surface.fill(self.colour)
        return [surface.get_rect()]


class Hands:
    """One window with its services; `opened` holds the games that were started, `quits` counts."""

    def __init__(self, width: int, height: int, folder: Path, cards: Path, text: int = 100) -> None:
        self.now = 100.0
        self.opened: list[Session] = []
        self.quits = 0
        pygame.event.clear()
        self.screen = pygame.display.set_mode((width, height))
        settings = Settings(text_size=text)
        self.context = Context(Viewport(width, height), folder, cards, settings, open_table=self.opened.append, quit=self._quit,
                               clock=lambda: self.now)
        self.stack = self.context.stack

    def _quit(self) -> None:
        self.quits += 1

    @property
    def top(self) -> Any:
        """The scene in front."""
        return self.stack.top

    @property
    def page(self) -> pygame.Surface:
        """What the scene in front paints on: the window, or a page of which the window shows a part."""
        sheet = getattr(self.top, "_sheet", None)
        return self.screen if sheet is None else sheet.surface

    def open(self, scene: Scene) -> Any:
        """Put a scene in front and show it."""
        self.stack.push(scene)
        self.look()
        return scene

    def look(self, frames: int = 3) -> list[pygame.Rect]:
        """Let some frames pass; returns what was repainted in the last one."""
        dirty: list[pygame.Rect] = []
        for _ in range(frames):
            self.now += 0.02
            self.stack.update(self.now)
            dirty = self.stack.draw(self.screen)
        return dirty

    def rest(self) -> None:
        """Let frames pass until nothing is due any more: whoever thinks has thought to the end."""
        for _ in range(5000):
            self.look(1)
            if self.stack.next_deadline() is None:
                break
        self.look(5)

    def controls(self) -> dict[str, pygame.Rect]:
        """What can be clicked."""
        return self.stack.controls()

    def send(self, kind: int, **fields: Any) -> None:
        """One pygame event."""
        self.stack.handle(pygame.event.Event(kind, **fields))
        for event in pygame.event.get():
            if event.type >= pygame.USEREVENT:  # what elements have posted
                self.stack.handle(event)

    def click(self, name: str) -> None:
        """Point at a control, having scrolled to it if need be, and click it."""
        if isinstance(self.top, FormScene):
            self.top.bring(name)
            self.look(1)
        spot = self.controls()[name].center
        self.send(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0))
        self.look(2)
        self.send(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)
        self.look(1)
        self.send(pygame.MOUSEBUTTONUP, pos=spot, button=1)
        self.look(2)

    def key(self, key: int, mod: int = 0) -> None:
        """Press and let go of a key."""
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self.send(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)
        self.look(2)

    def type(self, text: str) -> None:
        """Type into what has the focus."""
        for letter in text:
            self.send(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter, scancode=0)
            self.send(pygame.TEXTINPUT, text=letter)
        self.look(2)

    def focused(self) -> str | None:
        """The name of the control that has the focus."""
        current = self.context.focus.current
        assert isinstance(self.top, FormScene)
        return next((name for name in self.controls() if self.top._named.get(name) is current), None)

    def tab_to(self, name: str) -> None:
        """Press Tab until a control has the focus."""
        for _ in range(2 * len(self.controls()) + 2):
            if self.context.focus.visible and self.focused() == name:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never comes to {name}")

    def press(self, name: str) -> None:
        """Press a button by the keyboard alone."""
        self.tab_to(name)
        self.key(pygame.K_RETURN)

    def buttons(self) -> list[str]:
        """The controls that can be pressed."""
        return [name for name in self.controls() if isinstance(self.top._named.get(name), Button)]
