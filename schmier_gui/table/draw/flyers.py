"""Cards and points on their way. Their size may change every frame, so they are scaled from a picture that is there already."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import hypot

import pygame

from schmier_gui.engine.cards import UNKNOWN
from schmier_gui.gfx.paint import CARD_RADIUS, Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.theme import BLACK
from schmier_gui.table.draw.bower import badge_of, draw_badge
from schmier_gui.table.draw.parts import around
from schmier_gui.table.draw.tokens import TokenLook, draw_token, token_look
from schmier_gui.table.geometry import BACK, HAND, KITTY, TRICK, Box, Geometry
from schmier_gui.table.model import TableModel

_SIZES = (BACK, KITTY, TRICK, HAND)
_FACE_SIZES = (TRICK, HAND)  # faces are never shown smaller at rest
_SHADE, _FADE = 120, 24  # a shadow's alpha, and the steps in which it fades


def flyer_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """On top of everything."""
    for i, flyer in enumerate(model.flyers):
        w, h = flyer.width, flyer.height
        if flyer.rotation:
            w = h = hypot(w, h)
        box = around(geometry.viewport, Box(flyer.x - w / 2, flyer.y - h / 2, w, h), 36)
        if flyer.point:
            point = (token_look(model, flyer.point)._replace(side=flyer.side), flyer.x, flyer.y, flyer.width / 2)
            yield Piece(f"flyer-{i}", box, point, partial(_paint_point, *point))
        else:
            card = (flyer.card, flyer.x, flyer.y, flyer.width, flyer.height, flyer.rotation, flyer.alpha, badge_of(model, flyer.card))
            yield Piece(f"flyer-{i}", box, card, partial(_paint_card, *card))


def _paint_point(look: TokenLook, x: float, y: float, radius: float, painter: Painter) -> None:
    painter.soft_disc(x, y + 4, radius, blur=7)
    draw_token(painter, look, x, y, radius)


def _paint_card(
    card: str, x: float, y: float, width: float, height: float, rotation: float, alpha: int, bower: str, painter: Painter
) -> None:
    if alpha <= 0:
        return
    u = painter.viewport.u
    source = next((size for size in (_SIZES if card == UNKNOWN else _FACE_SIZES) if size[0] >= width - 0.5), HAND)
    w, h = painter.viewport.px(width), painter.viewport.px(height)
    shade = pygame.Rect(round(x * u - w / 2), round((y + 9) * u - h / 2), w, h)
    step = painter.viewport.px(1)
    radius = round(w * CARD_RADIUS / step) * step  # few shadows, so that they don't drive everything else out of the sprites
    painter.soft_px(shade, radius, BLACK, 11 * u, round(_SHADE * alpha / 255 / _FADE) * _FADE)
    face = painter.faces.face(card, *source)
    if rotation:
        face = pygame.transform.rotozoom(face, rotation, width / source[0])
    elif face.get_size() != (w, h):
        face = pygame.transform.smoothscale(face, (w, h))
    _blit(painter, face, x * u, y * u, alpha)
    if bower and not rotation:
        draw_badge(painter, bower, x, y, width, alpha)


def _blit(painter: Painter, face: pygame.Surface, cx: float, cy: float, alpha: int) -> None:
    """Faded for this once: the picture may be shared."""
    if alpha < 255:
        face.set_alpha(alpha)
    painter.surface.blit(face, (round(cx - face.width / 2), round(cy - face.height / 2)))
    if alpha < 255:
        face.set_alpha(255)
