"""A page seen through a part of a window: what is painted on the page lands, moved, where the window shows it."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import pygame

Spot: TypeAlias = pygame.Rect | tuple[float, float] | tuple[float, float, float, float]


class Through:
    """Stands in for the surface of a page that nobody keeps whole. Positions are the page's; `look` chooses what is seen of it where."""

    def __init__(self, surface: pygame.Surface, size: tuple[int, int]) -> None:
        self.surface, self._size = surface, size
        self._up = 0

    def look(self, part: pygame.Rect, up: int) -> None:
        """Paint in this part of the window, which shows the page from so many pixels further down."""
        self._up = up
        self.surface.set_clip(part)

    def blit(self, source: pygame.Surface, dest: Spot = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        """As on a surface."""
        return self.surface.blit(source, self._moved(dest), area, special_flags)

    def blits(self, sequence: Iterable[Any], doreturn: bool = True) -> Any:
        """As on a surface."""
        return self.surface.blits([(item[0], self._moved(item[1]), *item[2:]) for item in sequence], doreturn)

    def fill(self, colour: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        """As on a surface."""
        return self.surface.fill(colour, None if rect is None else pygame.Rect(rect).move(0, -self._up), special_flags)

    def get_at(self, at: tuple[int, int]) -> pygame.Color:
        """As on a surface."""
        return self.surface.get_at((at[0], at[1] - self._up))

    def get_clip(self) -> pygame.Rect:
        """As on a surface."""
        return self.surface.get_clip().move(0, self._up)

    def set_clip(self, rect: pygame.Rect) -> None:
        """As on a surface."""
        self.surface.set_clip(rect.move(0, -self._up))

    def get_size(self) -> tuple[int, int]:
        """The whole page."""
        return self._size

    def get_rect(self) -> pygame.Rect:
        """The whole page."""
        return pygame.Rect((0, 0), self._size)

    def _moved(self, dest: Spot) -> tuple[float, float]:
        return dest[0], dest[1] - self._up
