"""Cached pictures by kind, pixel size and colour. One cache, oldest out first, bounded by bytes."""

import math
from collections.abc import Callable, Hashable, Sequence

import pygame

from schmier_gui.gfx import raster
from schmier_gui.gfx.nine import Nine
from schmier_gui.gfx.raster import Point
from schmier_gui.gfx.shelf import Shelf
from schmier_gui.gfx.theme import Colour
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.store import paths

_BUDGET = 24 * 2**20  # bytes at 1280 × 800
_TILE = 64  # length of the repeating middle of a nine-patch
_PHASES = 4  # centres are placed to a quarter of a pixel

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


class Sprites:
    """The pictures of one window, in real pixels; the same request returns the same object while it is kept."""

    def __init__(self, viewport: Viewport) -> None:
        self.shelf = Shelf(_BUDGET * max(1.0, min(2.0, viewport.width * viewport.height / (1280 * 800))))

    def get(self, key: Hashable, build: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture kept under `key`, built now if it is not there."""
        return self.shelf.get(key) or self.shelf.put(key, raster.native(build()))

    def disc(
        self, x: float, y: float, radius: float, colour: Colour, alpha: int = 255, inner: float = 0.0
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """A disc or ring round (x, y): the picture and where to blit it."""
        left, px = _split(x)
        top, py = _split(y)
        radius, inner = round(radius * 8) / 8, round(inner * 8) / 8
        key = ("disc", radius, inner, px, py, colour, alpha)
        surface = self.get(key, lambda: raster.disc(radius, (px, py), colour, alpha, inner))
        half = math.ceil(radius) + 1
        return surface, (left - half, top - half)

    def polygon(
        self, points: Sequence[Point], colour: Colour, alpha: int = 255
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """A polygon: the picture and where to blit it."""
        left, top = math.floor(min(p[0] for p in points)), math.floor(min(p[1] for p in points))
        local = tuple((round((x - left) * 8) / 8, round((y - top) * 8) / 8) for x, y in points)
        size = (math.ceil(max(p[0] for p in local)) + 1, math.ceil(max(p[1] for p in local)) + 1)
        surface = self.get(("polygon", local, colour, alpha), lambda: raster.polygon(local, size, colour, alpha))
        return surface, (left, top)

    def ellipse(self, size: tuple[int, int], colour: Colour, alpha: int = 255) -> pygame.Surface:
        """An ellipse filling `size`."""
        return self.get(("ellipse", size, colour, alpha), lambda: raster.ellipse(size, colour, alpha))

    def box(self, radius: int, colour: Colour, alpha: int = 255, border: int = 0) -> Nine:
        """A rounded box of any size from 2 × the nine's inset; with `border` only its frame."""
        inset = max(radius, border)
        side = 2 * inset + _TILE
        key = ("box", radius, colour, alpha, border)
        picture = self.get(key, lambda: raster.rounded((side, side), radius, colour, alpha, border))
        return Nine(picture, inset)

    def small_box(
        self, size: tuple[int, int], radius: int, colour: Colour, alpha: int = 255, border: int = 0
    ) -> pygame.Surface:
        """A rounded box too small for a nine-patch."""
        key = ("small", size, radius, colour, alpha, border)
        return self.get(key, lambda: raster.rounded(size, radius, colour, alpha, border))

    def dashed(
        self, size: tuple[int, int], radius: float, colour: Colour, alpha: int, width: float, dash: float
    ) -> pygame.Surface:
        """A dashed rounded frame filling `size`."""
        key = ("dashed", size, radius, colour, alpha, width, dash)
        return self.get(key, lambda: raster.dashed(size, radius, colour, alpha, width, dash))

    def soft_box(self, radius: int, colour: Colour, alpha: int, blur: float) -> Nine:
        """The blurred picture of a rounded box, larger than it by `raster.reach(blur)` on every side."""
        blur = round(blur * 2) / 2
        spread = raster.reach(blur)
        side = 2 * (spread + radius) + _TILE
        key = ("soft", radius, colour, alpha, blur)
        picture = self.get(key, lambda: raster.blurred((side, side), radius, colour, alpha, blur))
        return Nine(picture, 2 * spread + radius)

    def soft_small(self, size: tuple[int, int], radius: int, colour: Colour, alpha: int, blur: float) -> pygame.Surface:
        """The same for one box too small for a nine-patch; an ellipse if `radius` is negative.

        Sizes are rounded to a third of the blur, which cannot be seen, so that a growing box needs few pictures.
        """
        blur = round(blur * 2) / 2
        step = max(1, round(blur / 3))
        size = (max(1, round(size[0] / step)) * step, max(1, round(size[1] / step)) * step)
        key = ("soft small", size, radius, colour, alpha, blur)
        return self.get(key, lambda: raster.blurred(size, radius, colour, alpha, blur))

    def soft_copy(self, key: Hashable, picture: pygame.Surface, blur: float, alpha: int) -> pygame.Surface:
        """The blurred black outline of any picture: the shadow of a turned card."""
        return self.get(("soft copy", key, blur, alpha), lambda: raster.soft_outline(picture, blur, alpha))

    def icon(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        """An icon of assets/icons, `size` pixels square."""
        return self.get(("icon", name, size, colour), lambda: _icon(name, size, colour))

    def suit(self, suit: str, size: int, colour: Colour) -> pygame.Surface:
        """A suit sign, `size` pixels square."""
        return self.icon(SUITS[suit], size, colour)

    def portrait(self, name: str, x: float, y: float, radius: float) -> tuple[pygame.Surface, tuple[int, int]]:
        """A portrait in a circle round (x, y): the picture and where to blit it."""
        left, px = _split(x)
        top, py = _split(y)
        radius = round(radius * 8) / 8
        half = math.ceil(radius) + 1
        key = ("portrait", name, radius, px, py)
        return self.get(key, lambda: _portrait(name, radius, (px, py))), (left - half, top - half)


def _icon(name: str, size: int, colour: Colour) -> pygame.Surface:
    return raster.tinted_svg(paths.assets() / "icons" / f"{name}.svg", (size, size), colour)


def _portrait(name: str, radius: float, phase: Point) -> pygame.Surface:
    mask = raster.native(raster.disc(radius, phase, (255, 255, 255), 255))
    picture = raster.svg(paths.assets() / "portraits" / f"{name}.svg", mask.get_size())
    return raster.masked(picture, mask)


def _split(v: float) -> tuple[int, float]:
    """A coordinate as a whole pixel and a quarter-pixel phase."""
    quarters = round(v * _PHASES)
    return quarters // _PHASES, (quarters % _PHASES) / _PHASES
