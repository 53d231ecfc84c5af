"""The scenes one above the other: who gets events, who is drawn, and what happens while the window changes its size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pygame

from schmier_gui.gfx.theme import SCRIM, SCRIM_ALPHA
from schmier_gui.gfx.viewport import Viewport

if TYPE_CHECKING:
    from schmier_gui.scenes.context import Context
    from schmier_gui.scenes.scene import Scene

RESIZE_PAUSE = 0.15
_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)


class SceneStack:
    """The last scene is the top one. Changes asked for while a scene handles an event happen right after it has."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._scenes: list[Scene] = []
        self._waiting: list[Callable[[], None]] = []
        self._busy = False
        self._stale = True
        self._surface: pygame.Surface | None = None
        self._resized: tuple[Viewport, float] | None = None
        self._picture: pygame.Surface | None = None

    @property
    def top(self) -> Scene | None:
        """The scene that the person sees and uses."""
        return self._scenes[-1] if self._scenes else None

    def __len__(self) -> int:
        return len(self._scenes)

    def push(self, scene: Scene) -> None:
        """Put a scene above the top one, which stays as it is until this one is gone."""
        self._later(lambda: self._push(scene))

    def pop(self) -> None:
        """Take the top scene off."""
        self._later(self._pop)

    def replace(self, scene: Scene) -> None:
        """Put a scene in the top one's place."""
        self._later(lambda: self._swap(scene, 1))

    def clear(self, scene: Scene | None = None) -> None:
        """Take all scenes off and begin with this one."""
        self._later(lambda: self._swap(scene, len(self._scenes)))

    def handle(self, event: pygame.event.Event) -> None:
        """Give the top scene an event; a pointer waits until the window has its size."""
        if self.top is None or (self._resized and event.type in _POINTER):
            return
        with self._held():
            self.top.handle(event)

    def update(self, now: float) -> None:
        """Let time pass for the top scene, and take on a new window size once it has settled."""
        if self._resized and now >= self._resized[1]:
            self._take(self._resized[0])
        if self.top is not None and not self._resized:
            with self._held():
                self.top.update(now)

    def resize(self, width: int, height: int, now: float) -> None:
        """The window has another size: the old picture is stretched until no more events come, then all is laid out anew."""
        if (width, height) == (self._context.window.width, self._context.window.height) and not self._resized:
            self._stale = True
            return
        if self._picture is None:
            self._picture = self._old_picture()
        self._resized = self._context.window.resized(width, height), now + RESIZE_PAUSE
        self._stale = True

    def take(self, window: Viewport) -> None:
        """Lay everything out anew for this window."""
        self._later(lambda: self._take(window))

    def draw(self, surface: pygame.Surface, full: bool = False) -> list[pygame.Rect]:
        """Repaint what changed; returns the pixels that did."""
        full, self._stale = full or self._stale, False
        if self._resized and self._picture:
            if not full:
                return []
            pygame.transform.scale(self._picture, surface.get_size(), surface)
            return [surface.get_rect()]
        if self.top is None:
            return []
        self._surface = surface
        if not full:
            return self.top.draw(surface)
        self._draw_all(surface)
        return [surface.get_rect()]

    def controls(self) -> dict[str, pygame.Rect]:
        """The ui-map of the top scene."""
        return self.top.controls() if self.top is not None and not self._resized else {}

    def next_deadline(self) -> float | None:
        """Seconds until `update` has something to do; None to sleep until input."""
        if self._resized:
            return max(0.0, self._resized[1] - self._context.clock())
        return self.top.next_deadline() if self.top is not None else None

    def restyle(self) -> None:
        """Everything looks different now: the scenes below the top one are laid out anew, and all is painted."""
        self._lay_out(self._scenes[:-1])
        self._stale = True

    def redraw(self) -> None:
        """Paint everything at the next `draw`."""
        self._stale = True

    def _draw_all(self, surface: pygame.Surface) -> None:
        top = self._scenes[-1]
        if top.overlay:
            base = next((s for s in reversed(self._scenes) if not s.overlay), None)
            if base is not None:
                self._context.look_at(base.laid_on(self._context.window))
                base.draw(surface, full=True)
                self._context.look_at(top.laid_on(self._context.window))
                scrim(surface)
            else:
                surface.fill(SCRIM)
        top.draw(surface, full=True)

    def _old_picture(self) -> pygame.Surface:
        viewport = self._context.window
        picture = pygame.Surface((viewport.width, viewport.height))
        if self._scenes:
            self._draw_all(picture)
        return picture

    def _take(self, window: Viewport) -> None:
        self._resized, self._picture, self._surface = None, None, None
        self._stale = True
        with self._held():
            if self.top is not None:
                self.top.about_to_resize()
            self._context.resize(window)
            self._lay_out(self._scenes)

    def _lay_out(self, scenes: list[Scene]) -> None:
        """Each on its own page; that of the top scene is the last one looked at."""
        for scene in scenes:
            page = scene.laid_on(self._context.window)
            self._context.look_at(page)
            if scene is self.top:
                self._context.turn_to(page)
            scene.resize()
        if self.top is not None:
            self._context.look_at(self.top.laid_on(self._context.window))

    def _later(self, change: Callable[[], None]) -> None:
        if self._busy:
            self._waiting.append(change)
            return
        with self._held():
            change()

    @contextmanager
    def _held(self) -> Iterator[None]:
        """Changes asked for inside happen at the end."""
        outermost, self._busy = not self._busy, True
        try:
            yield
            while outermost and self._waiting:
                self._waiting.pop(0)()
        finally:
            if outermost:
                self._busy = False

    def _push(self, scene: Scene) -> None:
        below = self.top
        if below is not None:
            if scene.overlay and not below.overlay and self._surface is not None:
                below.freeze(self._surface)
            below.leave()
        self._scenes.append(scene)
        self._entered(scene)

    def _pop(self) -> None:
        self._drop(1)
        if self._scenes:
            self._entered(self._scenes[-1])

    def _swap(self, scene: Scene | None, count: int) -> None:
        self._drop(count)
        if scene is not None:
            self._scenes.append(scene)
            self._entered(scene)

    def _drop(self, count: int) -> None:
        for place in range(count):
            gone = self._scenes.pop()
            if not place:
                gone.leave()
            gone.close()

    def _entered(self, scene: Scene) -> None:
        self._stale = True
        self._context.turn_to(scene.laid_on(self._context.window))
        scene.enter()


def scrim(surface: pygame.Surface) -> None:
    """Darken a frozen picture."""
    veil = pygame.Surface(surface.get_size())
    veil.fill(SCRIM)
    veil.set_alpha(SCRIM_ALPHA)
    surface.blit(veil, (0, 0))
