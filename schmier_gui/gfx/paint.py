"""The painter: everything a scene draws with, in logical units."""

import pygame

from schmier_gui.gfx.faces import Faces
from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.sprites import Sprites
from schmier_gui.gfx.theme import BLACK, Colour, suit_colour
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.gfx.writer import Align, Writer

__all__ = ["Align", "Painter"]

CARD_RADIUS = 0.075  # of a card's width


class Painter(Writer):
    """Draws shapes, words and cards on `surface`. Cheap to make; `surface` may be replaced at any time."""

    def __init__(
        self, surface: pygame.Surface, viewport: Viewport, fonts: Fonts, sprites: Sprites, faces: Faces
    ) -> None:
        super().__init__(surface, viewport, fonts, sprites)
        self.faces = faces

    def suit_ink(self, suit: str) -> Colour:
        """The ink of a suit in the deck that is played with."""
        return suit_colour(suit, "four-colour" in self.faces.deck)

    def card(
        self,
        code: str,
        cx: float,
        cy: float,
        size: tuple[float, float] = (100, 140),
        rotation: float = 0,
        dim: bool = False,
        lift: float = 0,
        shadow: bool = True,
        outline: Colour | None = None,
        outline_width: float = 3,
        alpha: int = 255,
    ) -> pygame.Rect:
        """A card around its middle; returns the pixels of its face (without shadow and outline).

        `lift` deepens the shadow, it does not move the card. `rotation` is counter-clockwise, in degrees.
        """
        w, h = self.viewport.px(size[0]), self.viewport.px(size[1])
        if rotation:
            return self._turned_card(code, cx, cy, (w, h), rotation, shadow, alpha)
        box = pygame.Rect(round(cx * self.viewport.u - w / 2), round(cy * self.viewport.u - h / 2), w, h)
        radius = round(w * CARD_RADIUS)
        if shadow:
            self._card_shadow(box, radius, lift > 0, alpha)
        if outline:
            grow = self.viewport.px(outline_width)
            self.box_px(box.inflate(2 * grow, 2 * grow), radius + grow, outline, alpha)
        face = self.faces.dimmed_px(code, w, h) if dim else self.faces.face_px(code, w, h)
        self._blit(face, box.topleft, alpha)
        return box

    def _card_shadow(self, box: pygame.Rect, radius: int, raised: bool, alpha: int) -> None:
        blur, dy = (11, 9) if raised else (7, 4)
        u = self.viewport.u
        self.soft_px(box.move(0, round(dy * u)), radius, BLACK, blur * u, 120 * alpha // 255)

    def _turned_card(
        self, code: str, cx: float, cy: float, size: tuple[int, int], rotation: float, shadow: bool, alpha: int
    ) -> pygame.Rect:
        face = self.faces.rotated_px(code, *size, rotation)
        u = self.viewport.u
        middle = (round(cx * u), round(cy * u))
        box = face.get_rect(center=middle)
        if shadow:
            picture = self.sprites.soft_copy((code, size, rotation), face, max(1.0, 10 * u), 120)
            self._blit(picture, picture.get_rect(center=(middle[0], middle[1] + round(6 * u))).topleft, alpha)
        self._blit(face, box.topleft, alpha)
        return box
