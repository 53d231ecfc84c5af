"""The program's window: its size and place, fullscreen and back, its icon."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from gettext import gettext as _
from typing import TypeAlias

import pygame

from schmier_gui.store.paths import FolderError, assets
from schmier_gui.store.settings import Settings

SMALLEST = (800, 500)
USUAL = (1280, 800)
Place: TypeAlias = tuple[int, int]
FRAME_OF_WINDOW = (16, 72)
"""Room for the title bar, the borders and a panel of the desktop, which pygame can't measure."""


def open_display() -> None:
    """Raises FolderError, a sentence for the person, where there is no screen."""
    try:
        pygame.display.init()
    except pygame.error as error:
        raise FolderError(_("There is no screen to open a window on: {reason}.").format(reason=error)) from error
    pygame.font.init()


def screens() -> tuple[tuple[int, int], ...]:
    """The sizes of the monitors, the first one first. Raises pygame.error before `open_display`."""
    return tuple(pygame.display.get_desktop_sizes())


def fitting_place(
    place: Place | None, then: tuple[tuple[int, int], ...], now: tuple[tuple[int, int], ...], size: tuple[int, int]
) -> Place | None:
    """Where a window of this size opens again that was left at `place` when the monitors were `then`; None: wherever the system likes.

    pygame tells the sizes of monitors but not how they stand to each other: with others than then, every place may be out of sight.
    """
    if place is None or then != now:
        return None
    if len(now) > 1:
        return place
    return max(0, min(place[0], now[0][0] - size[0])), max(0, min(place[1], now[0][1] - size[1]))


def place_left(settings: Settings, size: tuple[int, int]) -> Place | None:
    """Where a window of this size opens, by what is remembered of the last time."""
    return fitting_place(settings.place, settings.screens, screens(), size)


class Window:
    """`wanted` size in pixels: kept to the letter if `exactly`, else only as far as the desktop has room for it and its frame.

    `place` is where its corner goes, None where the system likes.
    """

    def __init__(self, wanted: tuple[int, int], exactly: bool, fullscreen: bool, place: Place | None = None) -> None:
        pygame.display.set_caption("Schmier")
        pygame.display.set_icon(pygame.image.load(assets() / "icon" / "schmier.png"))
        desktop = pygame.display.get_desktop_sizes()[0]
        room = desktop if exactly else (desktop[0] - FRAME_OF_WINDOW[0], desktop[1] - FRAME_OF_WINDOW[1])
        self.windowed = min(wanted[0], room[0]), min(wanted[1], room[1])
        self._surface = pygame.display.set_mode(self.windowed, pygame.RESIZABLE)
        self.fullscreen = False
        if place is not None:
            pygame.display.set_window_position(place)
        self._place = place
        with _sdl_window() as window:
            if desktop[0] >= SMALLEST[0] and desktop[1] >= SMALLEST[1]:
                window.minimum_size = SMALLEST
        self.set_fullscreen(fullscreen)

    @property
    def surface(self) -> pygame.Surface:
        """What the window shows, in its present size."""
        return pygame.display.get_surface() or self._surface

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Borderless over the monitor that the window is on, or back to the place and size it had."""
        if fullscreen == self.fullscreen:
            return
        self._place = self.place
        self.fullscreen = fullscreen
        with _sdl_window() as window:
            if fullscreen:
                window.set_fullscreen(desktop=True)
            else:
                window.set_windowed()

    def resized(self) -> None:
        """The system says that the window has another size."""
        if not self.fullscreen:
            self.windowed = self.surface.get_size()

    @property
    def place(self) -> Place | None:
        """Where its corner is, or was last: a minimised window is nowhere, one in fullscreen goes back to where it was."""
        if not self.fullscreen and pygame.display.get_active():
            self._place = pygame.display.get_window_position()
        return self._place


@contextmanager
def _sdl_window() -> Iterator[pygame.Window]:
    """The window behind pygame.display, for what that has no call for; pygame warns that the way to it may go one day."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        yield pygame.Window.from_display_module()
