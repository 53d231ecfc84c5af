"""The program in this process: its loop turned by hand, its clock moved by hand."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import msgspec
import pygame

from schmier_gui.ai import make_bot
from schmier_gui.app import App
from schmier_gui.autopilot import Autopilot
from schmier_gui.cli.options import WindowOptions
from schmier_gui.engine import Session
from schmier_gui.scenes.scene import Scene
from schmier_gui.scenes.table_scene import TableScene

FRAME = 1 / 60


class Program(App):
    """`size` is the window's. Nothing is slept; `now` moves only in `turn`; `acts` counts clicks and keys."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 800), session: Session | None = None, **more: Any) -> None:
        self.now = 1000.0
        self.acts = 0
        self._closed = False
        super().__init__(WindowOptions(data_dir=folder / "data", size=size, **more))
        self.context.clock = self._clock
        self.set_size(size)
        self.start(session)
        self.settle()

    def _clock(self) -> float:
        return self.now

    def close(self) -> None:
        """Close the window, once."""
        if not self._closed:
            self._closed = True
            super().close()

    @property
    def top(self) -> Scene | None:
        return self.context.stack.top

    @property
    def table(self) -> TableScene | None:
        """The game in the window, whether or not a panel lies over it; None at the title."""
        scenes = self.context.stack._scenes
        return next((scene for scene in scenes if isinstance(scene, TableScene)), None)

    def set_size(self, size: tuple[int, int]) -> None:
        """As if the person had pulled at the window's corner."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            pygame.Window.from_display_module().size = size

    def turn(self, times: int = 1, seconds: float = FRAME) -> None:
        """Frames, whether or not anything is due."""
        for _ in range(times):
            self.now += seconds
            self._take_events()
            self._frame(self.now, 0.0, True)
            self._drive(self.now)

    def settle(self) -> None:
        """Let a new window size be taken on and new scenes come to rest; then do what the program does while nobody acts."""
        self.turn(4, 0.2)
        self._use_idle_time(1.0)

    def press(self, place: tuple[int, int], button: int = 1) -> None:
        """Press a mouse button there and hold it."""
        self.acts += 1
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0), touch=False))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button, touch=False))

    def release(self, place: tuple[int, int], button: int = 1) -> None:
        """Let a mouse button go."""
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=button, touch=False))

    def click(self, name: str, pause: float = 0.4) -> None:
        """Click a control, a frame between down and up; after a pause, so that it is no double click."""
        if pause:
            self.turn(1, pause)
        place = self.context.stack.controls()[name].center
        self.press(place)
        self.turn()
        self.release(place)
        self.turn()

    def key_down(self, key: int, mod: int = 0, letter: str = "") -> None:
        """Press a key and hold it."""
        self.acts += 1
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0))
        if letter.isprintable() and letter:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))

    def key_up(self, key: int, mod: int = 0) -> None:
        """Let a key go."""
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, scancode=0))

    def key(self, key: int, mod: int = 0) -> None:
        """Press a key and let it go."""
        self.key_down(key, mod)
        self.key_up(key, mod)
        self.turn()

    def play_alone(self) -> None:
        """From here on a computer player has the person's seat, and nothing takes any time."""
        self.options = msgspec.structs.replace(self.options, autoplay=True, speed="instant")
        self.context.options = self.options
        self.context.speed_override = "instant"
        self._autopilot = Autopilot()
        scene = self.table
        if scene is not None:
            scene.autoplay = scene.table.director.autoplay = True
            scene.table.bots[0] = make_bot("club", "soak")  # type: ignore[index]
            scene.table.controller.close()
            scene.table.director.clear_trick()
            scene.enter()
