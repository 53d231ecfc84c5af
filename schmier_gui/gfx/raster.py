"""Antialiased pictures of single shapes, in real pixels. Drawn large and scaled down; the colour is constant, so only
the coverage is averaged. Nothing is cached here."""

import itertools
import math
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

import pygame

from schmier_gui.gfx.theme import Colour

Point: TypeAlias = tuple[float, float]
_OVER = 4  # supersampling; 3 would lose two grey levels in smoothscale
_FINE = 8  # for small shapes


def native(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the display's pixel order, which blits fastest; unchanged without a display."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def blank(size: tuple[int, int], colour: Colour = (0, 0, 0)) -> pygame.Surface:
    """A wholly transparent surface whose hidden colour is `colour`, so that soft edges stay pure."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*colour, 0))
    return surface


def _shrunk(surface: pygame.Surface, over: int) -> pygame.Surface:
    return pygame.transform.smoothscale(surface, (surface.width // over, surface.height // over))


def disc(radius: float, phase: Point, colour: Colour, alpha: int, inner: float = 0.0) -> pygame.Surface:
    """A disc, or a ring if `inner` is a radius too. `phase` is the centre's offset (0..1 pixel) from the middle."""
    half = math.ceil(radius) + 1
    over = _FINE if radius < 24 else _OVER
    large = blank((2 * half * over, 2 * half * over), colour)
    centre = (round((half + phase[0]) * over), round((half + phase[1]) * over))
    pygame.draw.circle(large, (*colour, alpha), centre, round(radius * over))
    if inner > 0:
        pygame.draw.circle(large, (*colour, 0), centre, round(inner * over))
    return _shrunk(large, over)


def polygon(points: Sequence[Point], size: tuple[int, int], colour: Colour, alpha: int) -> pygame.Surface:
    """A filled polygon whose points lie inside `size`."""
    over = _FINE if max(size) < 64 else _OVER
    large = blank((size[0] * over, size[1] * over), colour)
    pygame.draw.polygon(large, (*colour, alpha), [(round(x * over), round(y * over)) for x, y in points])
    return _shrunk(large, over)


def ellipse(size: tuple[int, int], colour: Colour, alpha: int) -> pygame.Surface:
    """An ellipse that fills `size`."""
    over = _OVER if max(size) < 700 else 2
    large = blank((size[0] * over, size[1] * over), colour)
    pygame.draw.ellipse(large, (*colour, alpha), large.get_rect())
    return _shrunk(large, over)


def rounded(size: tuple[int, int], radius: float, colour: Colour, alpha: int, border: int = 0) -> pygame.Surface:
    """A rounded rectangle, filled or (with `border`) only its frame of that many pixels."""
    large = blank((size[0] * _OVER, size[1] * _OVER), colour)
    box = large.get_rect()
    pygame.draw.rect(large, (*colour, alpha), box, border_radius=round(radius * _OVER))
    if border:
        inner = box.inflate(-2 * border * _OVER, -2 * border * _OVER)
        inner_radius = round(max(0.0, radius - border) * _OVER)
        pygame.draw.rect(large, (*colour, 0), inner, border_radius=inner_radius)
    return _shrunk(large, _OVER)


def dashed(
    size: tuple[int, int], radius: float, colour: Colour, alpha: int, width: float, dash: float
) -> pygame.Surface:
    """A dashed rounded frame with round ends; whole dashes all the way round."""
    large = blank((size[0] * _OVER, size[1] * _OVER), colour)
    path = _rounded_path(size[0] - width, size[1] - width, max(0.0, radius - width / 2), width / 2)
    length = sum(math.dist(a, b) for a, b in itertools.pairwise(path))
    dash = length / (2 * max(4, round(length / (2 * dash))))
    position = 0.0
    for a, b in itertools.pairwise(path):
        reach = math.dist(a, b)
        steps = max(1, round(reach * _OVER))
        for i in range(steps):
            share = i / steps
            if int((position + reach * share) / dash) % 2 == 0:
                x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
                centre = (round(x * _OVER), round(y * _OVER))
                pygame.draw.circle(large, (*colour, alpha), centre, width * _OVER / 2)
        position += reach
    return _shrunk(large, _OVER)


def _rounded_path(w: float, h: float, radius: float, inset: float) -> list[Point]:
    corners = ((w - radius, radius, -90), (w - radius, h - radius, 0), (radius, h - radius, 90), (radius, radius, 180))
    path = []
    for cx, cy, start in corners:
        for i in range(9):
            angle = math.radians(start + 90 * i / 8)
            path.append((inset + cx + radius * math.cos(angle), inset + cy + radius * math.sin(angle)))
    return [*path, path[0]]


def blurred(size: tuple[int, int], radius: float, colour: Colour, alpha: int, blur: float) -> pygame.Surface:
    """A soft rounded box (an ellipse if `radius` is negative) of `size` inside a margin of `reach(blur)` pixels.

    The blur runs at reduced resolution: what it keeps is smooth, so nothing is lost but time.
    """
    q = _reduction(blur)
    margin = reach(blur) // q
    w, h = max(1, math.ceil(size[0] / q)), max(1, math.ceil(size[1] / q))
    small = blank((w + 2 * margin, h + 2 * margin), colour)
    box = pygame.Rect(margin, margin, w, h)
    if radius < 0:
        pygame.draw.ellipse(small, (*colour, alpha), box)
    else:
        pygame.draw.rect(small, (*colour, alpha), box, border_radius=round(radius / q))
    small = pygame.transform.gaussian_blur(small, max(1, round(blur / q)))
    return pygame.transform.smoothscale(small, (size[0] + 2 * margin * q, size[1] + 2 * margin * q))


def soft_outline(picture: pygame.Surface, blur: float, alpha: int) -> pygame.Surface:
    """A picture's outline in black, blurred, inside a margin of `reach(blur)` pixels."""
    q = _reduction(blur)
    margin = reach(blur) // q
    w, h = math.ceil(picture.width / q), math.ceil(picture.height / q)
    small = blank((w + 2 * margin, h + 2 * margin))
    shade = pygame.transform.smoothscale(picture, (w, h))
    shade.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    small.blit(shade, (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
    small = pygame.transform.gaussian_blur(small, max(1, round(blur / q)))
    return pygame.transform.smoothscale(small, (picture.width + 2 * margin * q, picture.height + 2 * margin * q))


def reach(blur: float) -> int:
    """How many pixels a blur spreads outside its box."""
    q = _reduction(blur)
    return math.ceil(blur * 2.2 / q) * q


def _reduction(blur: float) -> int:
    return max(1, min(16, int(blur / 4)))


def tinted_svg(path: Path, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """A one-colour SVG drawn at `size` pixels in `colour`."""
    surface = svg(path, size)
    surface.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    surface.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def svg(source: Path | BytesIO, size: tuple[int, int]) -> pygame.Surface:
    """An SVG drawn at `size` pixels, its shape kept, with an alpha channel.

    The rasteriser rounds up, so a picture may come out a pixel too large: that pixel is empty and cut off.
    """
    surface = pygame.image.load_sized_svg(source, size)
    if surface.get_size() != size:
        exact = blank(size)
        exact.blit(surface, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
        surface = exact
    return native(surface)


def masked(surface: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """The surface seen through a white mask of the same size."""
    surface = surface.copy()
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
