"""Words, signs and portraits in logical units, on top of the pen's shapes."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import pygame

from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.pen import Pen
from schmier_gui.gfx.rich import Gap, Icon, Part, Shape, Suit, Text
from schmier_gui.gfx.sprites import Sprites
from schmier_gui.gfx.theme import IVORY, Colour, Size, suit_colour
from schmier_gui.gfx.viewport import Viewport

Align: TypeAlias = Literal["l", "c", "r"]
_LEFT_OF: dict[Align, float] = {"l": 0.0, "c": 0.5, "r": 1.0}  # the share of a width that lies left of x


class Writer(Pen):
    """A pen that can write."""

    def __init__(self, surface: pygame.Surface, viewport: Viewport, fonts: Fonts, sprites: Sprites) -> None:
        super().__init__(surface, viewport, sprites)
        self.fonts = fonts

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: Size | float = "M",
        colour: Colour = IVORY,
        bold: bool = False,
        align: Align = "l",
        italic: bool = False,
        alpha: int = 255,
        track: float = 0,
    ) -> float:
        """Words with the middle of their capitals at `y`; returns their width. `track` spaces letters apart."""
        if track:
            return self._tracked(text, x, y, size, colour, bold, align, track)
        picture = self.fonts.text(text, size, colour, bold, italic)
        u = self.viewport.u
        left = x * u - picture.width * _LEFT_OF[align]
        top = y * u - self.fonts.cap_middle(size, bold, italic)
        self._blit(picture, (round(left), round(top)), alpha)
        return picture.width / u

    def _tracked(
        self, text: str, x: float, y: float, size: Size | float, colour: Colour, bold: bool, align: Align, track: float
    ) -> float:
        widths = [self.fonts.width(letter, size, bold) + track for letter in text]
        total = sum(widths) - track
        x -= total * _LEFT_OF[align]
        for letter, width in zip(text, widths, strict=True):
            self.text(letter, x, y, size, colour, bold)
            x += width
        return total

    def para(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        size: Size | float = "M",
        colour: Colour = IVORY,
        line_height: float = 1.45,
        bold: bool = False,
        align: Align = "l",
    ) -> float:
        """Wrapped words, the first line's capitals at `y`; returns the y of the line that would follow."""
        x += width * _LEFT_OF[align]
        for line in self.fonts.wrap(text, size, width, bold):
            if line:
                self.text(line, x, y, size, colour, bold, align)
            y += self.fonts.em(size) * line_height
        return y

    def rich_width(self, parts: Sequence[Part]) -> float:
        """Width of a mixed line."""
        return sum(self._part_width(part) for part in parts)

    def rich(self, parts: Sequence[Part], x: float, y: float, align: Align = "l", alpha: int = 255) -> float:
        """A line of words and signs, all on one middle; returns its width."""
        total = self.rich_width(parts)
        x -= total * _LEFT_OF[align]
        for part in parts:
            width = self._part_width(part)
            middle = x + width / 2
            match part:
                case Text(text, size, colour, bold):
                    self.text(text, x, y, size, colour, bold, alpha=alpha)
                case Suit(suit, size, suit_ink):
                    self.suit(suit, middle, y, size, suit_ink, alpha)
                case Shape(side, size, outline):
                    self.shape(side, middle, y, size, outline=outline, outline_width=1.5, alpha=alpha)
                case Icon(name, size, colour):
                    self.icon(name, middle, y, size, colour, alpha)
                case Gap():
                    pass
            x += width
        return total

    def _part_width(self, part: Part) -> float:
        match part:
            case Text(text, size, _, bold):
                return self.fonts.width(text, size, bold)
            case Shape(_, size, _):
                return size * 1.1
            case Gap(width):
                return width
            case _:
                return part.size

    def icon(self, name: str, cx: float, cy: float, size: float, colour: Colour = IVORY, alpha: int = 255) -> None:
        """An icon of assets/icons in one colour, around its middle."""
        pixels = self.viewport.px(size)
        self._blit_middle(self.sprites.icon(name, pixels, colour), cx, cy, alpha)

    def suit(
        self, suit: str, cx: float, cy: float, size: float, colour: Colour | None = None, alpha: int = 255
    ) -> None:
        """A suit sign around its middle, in its ink unless a colour is given."""
        pixels = self.viewport.px(size)
        self._blit_middle(self.sprites.suit(suit, pixels, colour or self.suit_ink(suit)), cx, cy, alpha)

    def suit_ink(self, suit: str) -> Colour:
        """The ink of a suit where no colour is given."""
        return suit_colour(suit)

    def portrait(self, name: str, cx: float, cy: float, r: float) -> None:
        """A portrait of assets/portraits in a circle."""
        u = self.viewport.u
        self.surface.blit(*self.sprites.portrait(name, cx * u, cy * u, r * u))

    def _blit_middle(self, picture: pygame.Surface, cx: float, cy: float, alpha: int) -> None:
        u = self.viewport.u
        self._blit(picture, (round(cx * u - picture.width / 2), round(cy * u - picture.height / 2)), alpha)

    def _blit(self, picture: pygame.Surface, at: tuple[int, int], alpha: int) -> None:
        """Blit a shared picture, faded for this once."""
        if alpha >= 255:
            self.surface.blit(picture, at)
            return
        picture.set_alpha(alpha)
        self.surface.blit(picture, at)
        picture.set_alpha(255)
