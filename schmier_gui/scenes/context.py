"""The services that all scenes share. Made once by the composition root."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from schmier_gui.engine.session import Session
from schmier_gui.gfx.faces import Faces
from schmier_gui.gfx.focus import FocusRing
from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.gui import Gui
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.sounds import Sounds
from schmier_gui.gfx.sprites import Sprites
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.scenes.stack import SceneStack
from schmier_gui.store.chronicle import Chronicle
from schmier_gui.store.files import StoreError
from schmier_gui.store.settings import Back, Loudness, Settings, Speed, save_settings

log = logging.getLogger("schmier.scenes")

BACKS: dict[Back, str] = {"quilt": "back2", "fans": "back1"}
LOUDNESS: dict[Loudness, float] = {"off": 0.0, "low": 0.25, "medium": 0.55, "high": 1.0}


class Context:
    """Window services: `window` is the window itself, `viewport` what the scene that is asked lies on (`laid_on`); `fonts`, `sprites`,
    `faces`, `manager`, `focus` go with that (new or renewed after `resize`); `stack`, `settings`,
    `sounds`, `chronicle` (every game played), `data_dir`, `options` (the command line's), `clock` (seconds).

    `open_table(session)` replaces the whole stack with the table; `quit()` ends the program; `settings_changed()` is called after every
    change of the settings. `notices` are sentences that the next title or table should show once. `keep_unfinished`: the table that is
    opened next must not take the place of an unfinished game, which is kept among the past ones. `unsaved()`: why what has been played at
    the table isn't on the disk, "" where it is.
    """

    window: Viewport
    viewport: Viewport
    fonts: Fonts
    sprites: Sprites
    faces: Faces

    def __init__(
        self,
        viewport: Viewport,
        data_dir: Path,
        cache_dir: Path | None,
        settings: Settings,
        *,
        open_table: Callable[[Session], None],
        quit: Callable[[], None],
        settings_changed: Callable[[], None] = lambda: None,
        options: Any = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.data_dir, self.cache_dir = data_dir, cache_dir
        self.settings, self.options, self.clock = settings, options, clock
        self.speed_override: Speed | None = getattr(options, "speed", None)
        self.open_table, self.quit, self.settings_changed = open_table, quit, settings_changed
        self.notices: list[str] = []
        self.keep_unfinished = False
        self.unsaved: Callable[[], str] = str
        self.chronicle = Chronicle(data_dir, self.notice)
        self.sounds = Sounds(LOUDNESS[settings.sound])
        self._take(viewport.with_text(settings.text_size / 100))
        self.manager = Gui(self.viewport, self.fonts, self.sprites)
        self.focus = FocusRing(self.manager)
        self.stack = SceneStack(self)

    @property
    def speed(self) -> Speed:
        """How fast things move: as the command line says, until the person chooses a speed (which clears `speed_override`)."""
        return self.speed_override or self.settings.speed

    def play_beside(self, session: Session) -> None:
        """Play this game in place of every scene there is; an unfinished one of its kind is kept."""
        self.keep_unfinished = True
        self.open_table(session)

    def resize(self, viewport: Viewport) -> None:
        """Take on another window size; drops every element of the manager."""
        self._take(viewport)
        self.focus.set([])
        self.manager.resize(viewport, self.fonts, self.sprites)

    def look_at(self, page: Viewport) -> None:
        """Measure and paint on this page from now on."""
        if page.like(self.viewport):
            return
        self.viewport = page
        self.fonts = self._window_fonts if page.like(self.window) else Fonts(page)
        self.faces.see(page)

    def turn_to(self, page: Viewport) -> None:
        """The same, and let elements be made on it; drops every element of the manager where the page is another one."""
        self.look_at(page)
        if not page.like(self.manager.viewport):
            self.focus.set([])
            self.manager.resize(self.viewport, self.fonts, self.sprites)

    def set_text_size(self, percent: int) -> None:
        """Take on another size of text; everything is laid out anew as for another window."""
        self.settings.text_size = percent
        self.stack.take(self.window.with_text(percent / 100))

    def restyle(self) -> None:
        """Take on the deck and the cloth of the settings; the scenes below the top one change with them at once."""
        self._take_deck()
        self.stack.restyle()

    def painter(self, surface: pygame.Surface) -> Painter:
        """A painter for this window size."""
        return Painter(surface, self.viewport, self.fonts, self.sprites, self.faces)

    def painter_of_window(self, surface: pygame.Surface) -> Painter:
        """A painter for the window itself, whatever the scene in front lies on."""
        return Painter(surface, self.window, self._window_fonts, self.sprites, self.faces)

    def save_settings(self) -> None:
        """Save the settings and tell the app; a disk that refuses becomes a notice."""
        try:
            save_settings(self.data_dir, self.settings)
        except StoreError as error:
            self.notice(str(error))
        if self.sounds.volume != LOUDNESS[self.settings.sound]:
            self.sounds.volume = LOUDNESS[self.settings.sound]
        self.settings_changed()

    def notice(self, sentence: str) -> None:
        """Keep a sentence for the person, once."""
        log.warning(sentence)
        if sentence not in self.notices:
            self.notices.append(sentence)

    def work_ahead(self) -> bool:
        """Make a sound or draw a card that may be wanted; True where there may be more to do."""
        return self.sounds.tick() or self.faces.tick()

    def close(self) -> None:
        """Let go of sounds and files."""
        self.chronicle.close()
        self.sounds.close()

    def take_notices(self) -> list[str]:
        """The sentences not shown yet; the caller shows them."""
        taken, self.notices = self.notices, []
        return taken

    def _take(self, viewport: Viewport) -> None:
        self.window = self.viewport = viewport
        self.fonts = self._window_fonts = Fonts(viewport)
        self.sprites = Sprites(viewport)
        self._take_deck()

    def _take_deck(self) -> None:
        self.faces = Faces(self.viewport, self.cache_dir, self.settings.deck, BACKS[self.settings.back])
