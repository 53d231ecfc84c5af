"""Logical units to real pixels. Layout is in logical units everywhere; only drawing knows pixels."""

import pygame


class Viewport:
    """A window of `width` × `height` real pixels holding `LW` × `LH` logical units of `u` pixels each.

    The logical size is at least 1280 × 800: a `scale` asked for is the size of a unit only as far as that fits.
    Edges are rounded, not sizes, so neighbours that share an edge in logical units share it in pixels.
    `text` is how much larger than usual its words are to be: 1 to LARGEST_TEXT.
    """

    def __init__(self, width: int, height: int, scale: float | None = None, text: float = 1.0) -> None:
        self.width = max(1, width)
        self.height = max(1, height)
        self.scale = scale
        self.text = text
        fits = min(self.width / 1280, self.height / 800)
        self.u = min(scale, fits) if scale else fits
        self.LW = self.width / self.u
        self.LH = self.height / self.u

    def resized(self, width: int, height: int) -> "Viewport":
        """The same for another window size."""
        return Viewport(width, height, self.scale, self.text)

    def with_text(self, text: float) -> "Viewport":
        """The same with words of another size."""
        return Viewport(self.width, self.height, self.scale, text)

    def page(self, zoom: float, height: float) -> "Viewport":
        """A page as wide as the window on which everything is `zoom` times as large, `height` of its own logical units high."""
        page = Viewport(self.width, self.height, self.scale)
        page.u = self.u * zoom
        page.LW, page.LH = self.width / page.u, height
        page.height = max(1, round(height * page.u))
        return page

    def like(self, other: "Viewport") -> bool:
        """Does everything lie in the same pixels in both?"""
        mine, theirs = ((v.width, v.height, v.u, v.text) for v in (self, other))
        return mine == theirs

    def px(self, v: float) -> int:
        """A length in whole pixels, at least 1 for anything longer than nothing."""
        return max(1, round(v * self.u)) if v > 0 else round(v * self.u)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A logical box as a pixel rectangle."""
        left, top = round(x * self.u), round(y * self.u)
        return pygame.Rect(left, top, round((x + w) * self.u) - left, round((y + h) * self.u) - top)

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A logical point as a pixel."""
        return round(x * self.u), round(y * self.u)

    def to_logical(self, px: float, py: float) -> tuple[float, float]:
        """A pixel (an event's position) as a logical point."""
        return px / self.u, py / self.u
