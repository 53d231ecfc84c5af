"""One pygame_gui manager for the program, with our theme, our fonts and our own idea of where the pointer is."""

from typing import cast

import pygame
import pygame_gui
from pygame_gui.core.surface_cache import SurfaceCache
from pygame_gui.core.ui_font_dictionary import UIFontDictionary

from schmier_gui.gfx import guitheme
from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.sprites import Sprites
from schmier_gui.gfx.viewport import Viewport

_OUTSIDE = (-1, -1)
_POINTER_EVENTS = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Gui(pygame_gui.UIManager):
    """The manager. Widgets take their viewport, fonts and sprites from it.

    The pointer is where the last event said it is, not where the system says it is by now: clicks that were queued
    while a frame was late, or posted by a test, land where they were made.
    """

    def __init__(self, viewport: Viewport, fonts: Fonts, sprites: Sprites) -> None:
        self.viewport = viewport
        self.fonts = fonts
        self.sprites = sprites
        self._pointer = _OUTSIDE
        super().__init__(
            (viewport.width, viewport.height), guitheme.theme(viewport, fonts), enable_live_theme_updates=False
        )
        self._first_fonts = set(self._font_dictionary().loaded_fonts)
        self._preload()

    def resize(self, viewport: Viewport, fonts: Fonts, sprites: Sprites) -> None:
        """Drop every element and take on another window size."""
        self.viewport, self.fonts, self.sprites = viewport, fonts, sprites
        self.set_window_resolution((viewport.width, viewport.height))
        self.reset()
        self._forget_sizes()
        self.ui_theme.load_theme(guitheme.theme(viewport, fonts))
        self._preload()

    def _forget_sizes(self) -> None:
        """pygame_gui keeps every font and shape it ever made; those of the old size are never asked for again."""
        self.ui_theme.shape_cache = SurfaceCache()  # type: ignore[no-untyped-call]
        fonts = self._font_dictionary()
        fonts.loaded_fonts = {key: font for key, font in fonts.loaded_fonts.items() if key in self._first_fonts}

    def _font_dictionary(self) -> UIFontDictionary:
        return cast(UIFontDictionary, self.ui_theme.get_font_dictionary())

    def _preload(self) -> None:
        known = self._font_dictionary()
        for font in guitheme.preload(self.fonts):
            if not known.check_font_preloaded("{name}_{style}_aa_{point_size}".format(**font)):
                self.preload_fonts([font])

    def reset(self) -> None:
        """Drop every element: between scenes."""
        self.set_focus_set(None)
        self.clear_and_reset()  # type: ignore[no-untyped-call]

    def process_events(self, event: pygame.event.Event) -> bool:
        """Pass an event to the elements; True if one of them used it."""
        if event.type in _POINTER_EVENTS:
            self._pointer = event.pos
        elif event.type == pygame.WINDOWLEAVE:
            self._pointer = _OUTSIDE
        return bool(super().process_events(event))

    def _update_mouse_position(self) -> None:
        self.mouse_position = self._pointer


def make_manager(viewport: Viewport, fonts: Fonts | None = None, sprites: Sprites | None = None) -> Gui:
    """The manager for a window; fonts and sprites are made if none are given."""
    return Gui(viewport, fonts or Fonts(viewport), sprites or Sprites(viewport))
