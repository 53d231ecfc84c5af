"""Noto Sans at real pixel sizes. Widths are logical; rendered text is cached."""

import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pygame

from schmier_gui.gfx.shelf import Shelf
from schmier_gui.gfx.theme import FLOORS, GROWTH, LARGEST_TEXT, SIZES, Colour, Size
from schmier_gui.gfx.viewport import Viewport

CAPITALS = 0.357  # em from the baseline up to the middle of the capitals
ELLIPSIS = "…"
SMALLER = 0.8
_BUDGET = 6 * 2**20  # bytes of rendered text at one pixel per logical unit
_WIDTHS = 2400  # widths remembered
_PATH_PART = re.compile(r"[^/\\]*[/\\]|[^/\\]+")


@cache
def font_folder() -> Path:
    """The folder of pygame_gui that holds its Noto Sans; found without importing it. Raises ModuleNotFoundError."""
    spec = find_spec("pygame_gui")
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError("pygame_gui")
    return Path(spec.submodule_search_locations[0]) / "data"


def font_file(bold: bool = False, italic: bool = False) -> Path:
    """The font file of a style."""
    style = "BoldItalic" if bold and italic else "Bold" if bold else "Italic" if italic else "Regular"
    return font_folder() / f"NotoSans-{style}.ttf"


class Fonts:
    """Text of one window: `size` is a name from SIZES, or logical units for the odd sign in a shape."""

    def __init__(self, viewport: Viewport) -> None:
        self._viewport = viewport
        self._fonts: dict[tuple[int, bool, bool], pygame.font.Font] = {}
        self._texts = Shelf(_BUDGET * max(1.0, min(4.0, viewport.u**2)))
        self._widths: dict[tuple[str, int, bool, bool], int] = {}

    def pixels(self, size: Size | float) -> int:
        """The em of a size in whole pixels, never under its floor, and as much larger as the window's text is to be.

        Where the floor makes text larger than its layout has it, it grows no further than the layout's own size would: one measure of
        room does for every window.
        """
        plain = self.plain_pixels(size)
        if not isinstance(size, str) or self._viewport.text == 1:
            return plain
        growth = 1 + (self._viewport.text - 1) * GROWTH[size]
        most = 1 + (LARGEST_TEXT - 1) * GROWTH[size]
        return max(plain, min(round(plain * growth), round(SIZES[size] * self._viewport.u * most)))

    def plain_pixels(self, size: Size | float) -> int:
        """The em of a size where text is as large as usual."""
        if isinstance(size, str):
            return max(FLOORS[size], round(SIZES[size] * self._viewport.u))
        return max(1, round(size * self._viewport.u))

    def up_to(self, size: Size, em: float) -> Size | float:
        """The size where its em is at most `em` logical units; else so much, but never less than the size at its usual."""
        if self.em(size) <= em:
            return size
        return max(self.plain_pixels(size) / self._viewport.u, em)

    def em(self, size: Size | float) -> float:
        """The em of a size in logical units, floor included."""
        return self.pixels(size) / self._viewport.u

    def font(self, size: Size | float, bold: bool = False, italic: bool = False) -> pygame.font.Font:
        """The font itself, for its ascent or line size in pixels."""
        key = (self.pixels(size), bold, italic)
        if key not in self._fonts:
            if not pygame.font.get_init():
                pygame.font.init()
            self._fonts[key] = pygame.font.Font(font_file(bold, italic), key[0])
        return self._fonts[key]

    def text(
        self, text: str, size: Size | float, colour: Colour, bold: bool = False, italic: bool = False
    ) -> pygame.Surface:
        """Rendered text on transparent ground; the surface is shared, do not draw on it."""
        key = (text, self.pixels(size), colour, bold, italic)
        return self._texts.get(key) or self._texts.put(key, self.font(size, bold, italic).render(text, True, colour))

    def cap_middle(self, size: Size | float, bold: bool = False, italic: bool = False) -> float:
        """Pixels from the top of a rendered text down to the middle of its capitals."""
        return self.font(size, bold, italic).get_ascent() - CAPITALS * self.pixels(size)

    def width(self, text: str, size: Size | float, bold: bool = False, italic: bool = False) -> float:
        """Width of a text in logical units."""
        key = (text, self.pixels(size), bold, italic)
        if key not in self._widths:
            if len(self._widths) > _WIDTHS:
                self._widths.clear()
            self._widths[key] = self.font(size, bold, italic).size(text)[0]
        return self._widths[key] / self._viewport.u

    def snug(self, text: str, size: Size | float, bold: bool, width: float, least_share: float = SMALLER) -> Size | float:
        """The size, or a smaller one where only that fits `width`: down to `least_share` of its usual, never under small text's floor."""
        whole, needed = self.pixels(size), self.width(text, size, bold)
        if needed <= width or whole <= FLOORS["S"]:
            return size
        least = min(whole, max(FLOORS["S"], round((self.plain_pixels(size) if isinstance(size, str) else whole) * least_share)))
        for pixels in range(whole - 1, least - 1, -1):
            smaller = pixels / self._viewport.u
            if self.width(text, smaller, bold) <= width:
                return smaller
        return least / self._viewport.u

    def fit(self, text: str, size: Size | float, bold: bool, width: float) -> str:
        """The text, or as much of it as fits `width` logical units with an ellipsis."""
        if self.width(text, size, bold) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(text[:middle].rstrip() + ELLIPSIS, size, bold) <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + ELLIPSIS

    def wrap(self, text: str, size: Size | float, width: float, bold: bool = False) -> list[str]:
        """Lines no wider than `width` logical units; newlines break, a longer word stands alone, a longer path breaks at its parts."""
        lines = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split():
                gap = " " if line else ""
                for part in _PATH_PART.findall(word) if self.width(word, size, bold) > width else [word]:
                    if line and self.width(line + gap + part, size, bold) > width:
                        lines.append(line)
                        line = part
                    else:
                        line += gap + part
                    gap = ""
            lines.append(line)
        return lines
