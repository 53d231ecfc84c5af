"""Shapes in logical units on a surface. Everything comes from the sprite cache; drawing is blits and fills."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame

from schmier_gui.gfx import raster
from schmier_gui.gfx.raster import Point
from schmier_gui.gfx.sprites import Sprites
from schmier_gui.gfx.theme import BLACK, BRASS, BRASS_LIGHT, IVORY, SIDE, Colour
from schmier_gui.gfx.viewport import Viewport


class Pen:
    """Draws shapes. `surface` may be changed at any time; colours are RGB, `alpha` 0–255."""

    def __init__(self, surface: pygame.Surface, viewport: Viewport, sprites: Sprites) -> None:
        self.surface = surface
        self.viewport = viewport
        self.sprites = sprites

    @contextmanager
    def clip(self, rect: pygame.Rect) -> Iterator[None]:
        """Paint only inside a pixel rectangle (and inside the clip that holds already)."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(rect))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def rect(
        self, x: float, y: float, w: float, h: float, radius: float = 0, colour: Colour = IVORY, alpha: int = 255
    ) -> None:
        """A filled box with rounded corners."""
        self.box_px(self.viewport.rect(x, y, w, h), round(radius * self.viewport.u), colour, alpha)

    def box_px(self, box: pygame.Rect, radius: int, colour: Colour, alpha: int = 255) -> None:
        """A filled box with rounded corners, in pixels."""
        radius = min(radius, box.width // 2, box.height // 2)
        if radius <= 0 and alpha == 255:
            self.surface.fill(colour, box)
        elif radius <= 0:
            self.sprites.box(0, colour, alpha).draw(self.surface, box)
        elif alpha < 255:
            self.sprites.box(radius, colour, alpha).draw(self.surface, box)
        else:
            self.sprites.box(radius, colour).draw(self.surface, box, hollow=True)
            self.surface.fill(colour, box.inflate(-2 * radius, -2 * radius))

    def frame(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        radius: float = 0,
        colour: Colour = BRASS,
        width: float = 2,
        alpha: int = 255,
    ) -> None:
        """The outline of a box; its width lies inside."""
        self.frame_px(
            self.viewport.rect(x, y, w, h), round(radius * self.viewport.u), colour, self.viewport.px(width), alpha
        )

    def frame_px(self, box: pygame.Rect, radius: int, colour: Colour, border: int, alpha: int = 255) -> None:
        """The outline of a box in pixels."""
        radius = min(radius, box.width // 2, box.height // 2)
        if 2 * border >= min(box.size):
            self.box_px(box, radius, colour, alpha)
            return
        self.sprites.box(radius, colour, alpha, border).draw(self.surface, box, hollow=True)

    def dashed(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        radius: float = 8,
        colour: Colour = BRASS_LIGHT,
        width: float = 2,
        dash: float = 9,
        alpha: int = 220,
    ) -> None:
        """A dashed outline."""
        u = self.viewport.u
        box = self.viewport.rect(x, y, w, h)
        picture = self.sprites.dashed(box.size, radius * u, colour, alpha, max(1.0, width * u), dash * u)
        self.surface.blit(picture, box)

    def disc(self, cx: float, cy: float, r: float, colour: Colour, alpha: int = 255) -> None:
        """A filled circle."""
        u = self.viewport.u
        self.surface.blit(*self.sprites.disc(cx * u, cy * u, r * u, colour, alpha))

    def ring(self, cx: float, cy: float, r: float, colour: Colour, width: float = 2, alpha: int = 255) -> None:
        """A circle's outline of outer radius `r`; its width lies inside."""
        u = self.viewport.u
        inner = r * u - max(1.0, width * u)
        self.surface.blit(*self.sprites.disc(cx * u, cy * u, r * u, colour, alpha, max(0.0, inner)))

    def ellipse(self, cx: float, cy: float, rx: float, ry: float, colour: Colour, alpha: int = 255) -> None:
        """A filled ellipse."""
        box = self.viewport.rect(cx - rx, cy - ry, 2 * rx, 2 * ry)
        self.surface.blit(self.sprites.ellipse(box.size, colour, alpha), box)

    def polygon(self, points: Sequence[Point], colour: Colour, alpha: int = 255) -> None:
        """A filled polygon."""
        u = self.viewport.u
        self.surface.blit(*self.sprites.polygon([(x * u, y * u) for x, y in points], colour, alpha))

    def line(
        self, x0: float, y0: float, x1: float, y1: float, colour: Colour, width: float = 1, alpha: int = 255
    ) -> None:
        """A straight line; level and upright ones are whole pixels wide."""
        if x0 == x1 or y0 == y1:
            px = self.viewport.px(width)
            left, top = self.viewport.point(min(x0, x1), min(y0, y1))
            right, bottom = self.viewport.point(max(x0, x1), max(y0, y1))
            level = y0 == y1
            box = (left, top - px // 2, right - left, px) if level else (left - px // 2, top, px, bottom - top)
            self.box_px(pygame.Rect(box), 0, colour, alpha)
            return
        length = math.hypot(x1 - x0, y1 - y0)
        nx, ny = -(y1 - y0) / length * width / 2, (x1 - x0) / length * width / 2
        self.polygon(((x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)), colour, alpha)

    def shape(
        self,
        side: int,
        cx: float,
        cy: float,
        size: float,
        colour: Colour | None = None,
        outline: Colour | None = None,
        outline_width: float = 2,
        alpha: int = 255,
    ) -> None:
        """The sign of a side: disc, diamond or hexagon of about equal area; `size` is the disc's diameter."""
        if outline is not None:
            self.shape(side, cx, cy, size + 2 * outline_width, outline, alpha=alpha)
        fill = colour or SIDE[side]
        if side == 0:
            self.disc(cx, cy, size / 2, fill, alpha)
            return
        corners, radius = (4, size * 0.57) if side == 1 else (6, size * 0.54)
        turns = [2 * math.pi * i / corners for i in range(corners)]
        self.polygon([(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in turns], fill, alpha)

    def shadow(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        radius: float = 10,
        blur: float = 6,
        dy: float = 3,
        alpha: int = 110,
    ) -> None:
        """The soft shadow of an opaque box at (x, y); what the box itself will cover is left out."""
        u = self.viewport.u
        box = self.viewport.rect(x, y + dy, w, h)
        self.soft_px(box, round(radius * u), BLACK, blur * u, alpha)

    def glow(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        radius: float = 10,
        colour: Colour = BRASS,
        blur: float = 12,
        grow: float = 4,
        alpha: int = 190,
    ) -> None:
        """Light round an opaque box; what the box itself will cover is left out."""
        u = self.viewport.u
        box = self.viewport.rect(x - grow, y - grow, w + 2 * grow, h + 2 * grow)
        self.soft_px(box, round((radius + grow) * u), colour, blur * u, alpha)

    def soft_px(self, box: pygame.Rect, radius: int, colour: Colour, blur: float, alpha: int) -> None:
        """A blurred box in pixels, for shadows and glows."""
        if blur < 1:
            self.box_px(box, radius, colour, alpha)
            return
        blur = round(blur * 2) / 2
        spread = raster.reach(blur)
        outer = box.inflate(2 * spread, 2 * spread)
        if min(box.size) >= 2 * (radius + spread) + 4:
            self.sprites.soft_box(radius, colour, alpha, blur).draw(self.surface, outer, hollow=True)
        else:
            picture = self.sprites.soft_small(box.size, radius, colour, alpha, blur)
            self.surface.blit(picture, picture.get_rect(center=box.center))

    def soft_disc(
        self, cx: float, cy: float, r: float, colour: Colour = BLACK, blur: float = 7, alpha: int = 150
    ) -> None:
        """A blurred disc: the shadow or glow of something round."""
        u = self.viewport.u
        box = self.viewport.rect(cx - r, cy - r, 2 * r, 2 * r)
        picture = self.sprites.soft_small(box.size, -1, colour, alpha, max(1.0, blur * u))
        self.surface.blit(picture, picture.get_rect(center=box.center))
