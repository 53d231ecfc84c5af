"""Bottom left: the points of this deal, with their card until a side has them, and the pip counts for Game."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import gettext as _
from typing import NamedTuple

from schmier_gui.engine.cards import RANKS, SAME_COLOUR, Game, Suit
from schmier_gui.engine.rules import Point
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.rich import Gap, Icon, Part, Shape, Text
from schmier_gui.gfx.theme import INK, IVORY, MUTED, ROOM, Colour, mix
from schmier_gui.table.draw.parts import piece
from schmier_gui.table.geometry import Box, Geometry
from schmier_gui.table.model import TableModel

RADIUS = 22
_HIGHER = 16  # the heading, times what the text is larger
POINTS: tuple[Point, ...] = ("high", "low", "right", "left", "joker", "jack", "game")
_LABEL = 57.0  # as wide as the tokens are apart, less a hair


class TokenLook(NamedTuple):
    """A point and its side, -1 while nobody has it. `sign`: what stands on it, see `point_sign`; `suit` "" while it isn't known."""

    point: Point
    side: int
    sign: str
    suit: Suit


class PipsLook(NamedTuple):
    """Pip counts by side."""

    pips: tuple[int, ...]


def token_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """Nothing until trump play starts."""
    if model.stage != "play" and not model.tokens:
        return
    viewport, box = geometry.viewport, geometry.tokens
    yield piece(viewport, "points", Box(box.x, box.y - _HIGHER * geometry.larger, box.w, 16), 8, (), _paint_heading)
    for i, point in enumerate(model.rules.points):
        x, y = geometry.token_spot(i)
        yield piece(viewport, f"token-{point}", Box(x - 28, y - 28, 56, 74), 4, token_look(model, point), _paint_token)
    yield piece(viewport, "pips", Box(box.x, box.y + 108, box.w, 44), 4, PipsLook(tuple(model.pips)), _paint_pips)


def token_look(model: TableModel, point: Point) -> TokenLook:
    """A point as it stands now."""
    trump = model.contract.trump or ""
    suit = SAME_COLOUR[trump] if trump and point == "left" else trump
    fixed = model.rules.high_low == "fixed"
    return TokenLook(point, model.tokens.get(point, -1), point_sign(point, model.rules.game, fixed), suit)


def point_sign(point: Point, game: Game, fixed: bool) -> str:
    """A rank, or the name of an icon for what is no certain card (R52, R54)."""
    if point in ("high", "low") and not fixed:
        return "up" if point == "high" else "down"
    signs = {"high": "A", "low": RANKS[game][0], "joker": "star", "game": "cards"}
    return signs.get(point, "J")


def point_name(point: Point) -> str:
    """A point's name as a label."""
    names: dict[Point, str] = {
        "high": _("High"),
        "low": _("Low"),
        "right": _("Right"),
        "left": _("Left"),
        "joker": _("Joker"),
        "jack": _("Jack"),
        "game": _("Game"),
    }
    return names[point]


def draw_token(painter: Painter, look: TokenLook, cx: float, cy: float, radius: float = RADIUS) -> None:
    """A point on dark ground: a ring with its card, or the shape of the side that has it."""
    scale = radius / RADIUS
    if look.side < 0:
        painter.disc(cx, cy, radius, mix(ROOM, IVORY, 0.07))
        painter.ring(cx, cy, radius, mix(ROOM, IVORY, 0.34), 1.5)
        _draw_sign(painter, look, cx, cy, scale * 0.92, MUTED)
    else:
        painter.shape(look.side, cx, cy, 2 * radius * (1 if look.side == 0 else 0.93))
        _draw_sign(painter, look, cx, cy, scale, INK)


def _draw_sign(painter: Painter, look: TokenLook, cx: float, cy: float, scale: float, ink: Colour) -> None:
    if len(look.sign) > 1:
        painter.icon(look.sign, cx, cy, (29 if look.sign == "star" else 23) * scale, ink)
    elif look.suit:
        painter.text(look.sign, cx - 8.5 * scale, cy, 19 * scale, ink, True, "c")
        painter.suit(look.suit, cx + 8 * scale, cy, 15.5 * scale, ink)
    else:
        painter.text(look.sign, cx, cy, 19 * scale, ink, True, "c")


def _paint_heading(look: tuple[()], box: Box, painter: Painter) -> None:
    painter.text(_("Points this deal"), box.x, box.cy, "S", MUTED)


def _paint_token(look: TokenLook, box: Box, painter: Painter) -> None:
    draw_token(painter, look, box.cx, box.y + 28)
    taken = look.side >= 0
    size = painter.fonts.snug(point_name(look.point), "S", taken, _LABEL)
    if painter.viewport.text > 1:  # all alike
        size = min((painter.fonts.snug(point_name(point), "S", True, _LABEL) for point in POINTS), key=painter.fonts.em)
    name, pixels = point_name(look.point), painter.fonts.pixels(size)
    while painter.fonts.width(name, size, taken) > _LABEL:  # in a window under the smallest a small word says more than half a one
        pixels -= 1
        size = pixels / painter.viewport.u
    painter.text(name, box.cx, box.y + 66, size, IVORY if taken else MUTED, taken, "c")


def _paint_pips(look: PipsLook, box: Box, painter: Painter) -> None:
    painter.line(box.x, box.y + 2, box.x + box.w - 8, box.y + 2, IVORY, 1, 36)
    counts = _counts(look)
    parts: list[Part] = [Text(_("Game count"), "S", MUTED), Gap(14), *counts]
    if painter.viewport.text > 1 and painter.rich_width(parts) > box.w:
        parts = [Icon("cards", 30, MUTED), Gap(14), *counts]
    painter.rich(parts, box.x, box.y + 26)


def _counts(look: PipsLook) -> list[Part]:
    parts: list[Part] = []
    most = max(look.pips, default=0)
    for side, pips in enumerate(look.pips):
        leads = pips == most > 0
        parts += [Shape(side, 14), Gap(7), Text(str(pips), "M", IVORY if leads else MUTED, leads), Gap(18)]
    return parts
