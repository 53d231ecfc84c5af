"""The static background: a dark room, a lamp's halo, a round wooden table with a cloth. Painted once per window size.

Soft light spans few grey levels over many pixels, which would show as bands. So light is kept as a coverage of 256
levels at low resolution, scaled up, and given noise of a fixed seed before it is turned into colour.
"""

import random
from io import BytesIO

import pygame

from schmier_gui.gfx import raster
from schmier_gui.gfx.theme import (
    BLACK,
    BRASS_DARK,
    CLOTHS,
    HALO,
    IVORY,
    ROOM,
    WOOD,
    WOOD_DARK,
    Colour,
    mix,
)
from schmier_gui.gfx.viewport import Viewport

_COARSE = 8  # logical units of the window per pixel of a light's coverage
_NOISE = 128  # side of the noise tile


def table_ellipse(viewport: Viewport) -> tuple[float, float, float, float]:
    """Centre and radii (cx, cy, rx, ry) of the table in a game, in logical units."""
    wide, high = viewport.LW - 1280, viewport.LH - 800
    return viewport.LW / 2, 346 + high / 2, 500 + 0.42 * wide, 288 + high / 2


def title_ellipse(viewport: Viewport) -> tuple[float, float, float, float]:
    """Centre and radii of the table behind the title, cut by the window's edge."""
    wide, high = viewport.LW - 1280, viewport.LH - 800
    return 1032 + 0.6 * wide, 452 + high / 2, 556, 500


def room_and_table(
    viewport: Viewport, table: tuple[float, float, float, float] | None = None, cloth: str = "green"
) -> pygame.Surface:
    """The room with the table at `table` (default: `table_ellipse`), as large as the window; `cloth` is one of `theme.CLOTHS`."""
    cx, cy, rx, ry = table or table_ellipse(viewport)
    surface = _room(viewport, cx, cy, rx, ry)
    _table_shadow(surface, viewport, cx, cy, rx, ry)
    _cloth(surface, viewport, (cx, cy, rx - 21, ry - 21), cloth)
    _wood(surface, viewport, cx, cy, rx, ry)
    return surface.convert() if pygame.display.get_surface() else surface


def title_table(viewport: Viewport, cloth: str = "green") -> pygame.Surface:
    """The room with the large table of the title."""
    return room_and_table(viewport, title_ellipse(viewport), cloth)


def paint_plain_room(surface: pygame.Surface) -> None:
    """The room without a table, on all of a surface."""
    surface.fill(ROOM)


def _room(viewport: Viewport, cx: float, cy: float, rx: float, ry: float) -> pygame.Surface:
    coarse = max(4, round(_COARSE * viewport.u))
    k = viewport.u / coarse
    blur = max(1, round(70 * k))
    margin = 3 * blur  # the blur repeats what stands at the edge, so give it the light beyond the window
    width, height = -(-viewport.width // coarse), -(-viewport.height // coarse)
    small = pygame.Surface((width + 2 * margin, height + 2 * margin), depth=32)
    box = pygame.Rect((cx - rx - 60) * k, (cy - ry - 60) * k, 2 * (rx + 60) * k, 2 * (ry + 60) * k)
    pygame.draw.ellipse(small, (255, 255, 255), box.move(margin, margin))
    small = pygame.transform.gaussian_blur(small, blur).subsurface((margin, margin, width, height))
    return _lit(small, (viewport.width, viewport.height), ROOM, mix(ROOM, HALO, 0.41))


def _lit(coverage: pygame.Surface, size: tuple[int, int], dark: Colour, light: Colour) -> pygame.Surface:
    """`coverage` (grey, low resolution) scaled up and turned into colours from `dark` to `light`, dithered."""
    surface = pygame.transform.smoothscale(coverage, size)
    step = tuple(high - low for low, high in zip(dark, light, strict=True))
    tile = _noise((step[0], step[1], step[2]))
    tiles = [(tile, (x, y)) for y in range(0, size[1], _NOISE) for x in range(0, size[0], _NOISE)]
    surface.fblits(tiles, pygame.BLEND_RGB_ADD)
    surface.fill(step, special_flags=pygame.BLEND_RGB_MULT)
    surface.fill(dark, special_flags=pygame.BLEND_RGB_ADD)
    return surface


def _noise(step: Colour) -> pygame.Surface:
    """Noise as wide as one final level in units of coverage: 256 / step in each channel."""
    grains = random.Random(7).randbytes(_NOISE * _NOISE * 3)
    tile = pygame.image.frombytes(grains, (_NOISE, _NOISE), "RGB")
    width = tuple(min(255, round(256 / max(1, s))) for s in step)
    tile.fill(width, special_flags=pygame.BLEND_RGB_MULT)
    plain = pygame.Surface(tile.get_size(), depth=32)
    plain.blit(tile, (0, 0))
    return plain


def _table_shadow(surface: pygame.Surface, viewport: Viewport, cx: float, cy: float, rx: float, ry: float) -> None:
    box = viewport.rect(cx - rx - 22, cy - ry - 6, 2 * rx + 44, 2 * ry + 48)
    shadow = raster.native(raster.blurred(box.size, -1, BLACK, 150, 18 * viewport.u))
    surface.blit(shadow, shadow.get_rect(center=box.center))


def _wood(surface: pygame.Surface, viewport: Viewport, cx: float, cy: float, rx: float, ry: float) -> None:
    rings = (  # outer edge shifted down by, outer and inner edge from the radii, colour; inner edges lie under the next
        (5, 24, -8, mix(WOOD_DARK, BLACK, 0.45)),  # the edge of the board, seen from above
        (0, 24, -8, WOOD),
        (1, 22, -8, mix(WOOD, IVORY, 0.10)),  # light on the far rim
        (2.5, 22, -18, WOOD),
        (0, -16, -21, WOOD_DARK),
        (0, -20, -22, BRASS_DARK),
    )
    body = "".join(
        f'<path fill="rgb{colour}" fill-rule="evenodd" d="{_oval(cx, cy + dy, rx + outer, ry + outer)}'
        f'{_oval(cx, cy, rx + inner, ry + inner)}"/>'
        for dy, outer, inner, colour in rings
    )
    left, top = max(0.0, cx - rx - 28), max(0.0, cy - ry - 28)
    box = viewport.rect(left, top, min(viewport.LW, cx + rx + 28) - left, min(viewport.LH, cy + ry + 34) - top)
    u = viewport.u
    view = f"{box.x / u} {box.y / u} {box.width / u} {box.height / u}"
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{box.width}" height="{box.height}">'
        f"{body}</svg>"
    )
    surface.blit(raster.svg(BytesIO(source.encode()), box.size), box)


def _oval(cx: float, cy: float, rx: float, ry: float) -> str:
    return f"M{cx - rx} {cy}a{rx} {ry} 0 1 0 {2 * rx} 0a{rx} {ry} 0 1 0 {-2 * rx} 0Z"


def _cloth(surface: pygame.Surface, viewport: Viewport, oval: tuple[float, float, float, float], cloth_name: str) -> None:
    """The cloth with a hard edge; the brass line covers it."""
    cx, cy, rx, ry = oval
    _plain, light, dark = CLOTHS[cloth_name]
    box = viewport.rect(cx - rx, cy - ry, 2 * rx, 2 * ry)
    cloth = _lit(_pool(), box.size, dark, light)
    outside = pygame.Surface(box.size, depth=32)
    outside.fill((255, 255, 255))
    outside.set_colorkey(BLACK)
    pygame.draw.ellipse(outside, BLACK, outside.get_rect())
    cloth.blit(outside, (0, 0))
    cloth.set_colorkey((255, 255, 255))
    surface.blit(cloth, box)


def _pool() -> pygame.Surface:
    """The lamp's pool of light on the cloth as coverage: flat in the middle, falling to nothing at the rim."""
    pool = pygame.Surface((256, 160), depth=32)
    for i in range(240, 0, -1):
        share = i / 240
        fall = max(0.0, (share - 0.25) / 0.75) ** 1.3
        grey = round(255 * (1 - fall))
        pygame.draw.ellipse(pool, (grey, grey, grey), (128 - 128 * share, 80 - 80 * share, 256 * share, 160 * share))
    return pygame.transform.gaussian_blur(pool, 4)
