"""Top right: each side's run to the target, with this deal's points so far as a hollow runner ahead."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.theme import BRASS, IVORY, MUTED, ROOM, SIDE, mix
from schmier_gui.table.draw.parts import fitted, number, piece
from schmier_gui.table.geometry import Box, Geometry
from schmier_gui.table.model import TableModel

PITCH = 44
_TRACK = 187  # its length; the score stands right of it
_NAME, _FIRST_NAME = 184, 160  # room for a name; on the first lane the target stands right of it


class LaneLook(NamedTuple):
    """One side's lane; `first` carries the target over its finish."""

    name: str
    own: bool
    side: int
    score: int
    gained: int
    target: int
    first: bool


def race_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """A lane for each side."""
    rules, box = model.rules, geometry.race
    own = rules.side(model.person)
    for side, name in enumerate(model.side_names):
        look = LaneLook(name, side == own, side, model.scores[side], model.gained[side], rules.target, side == 0)
        yield piece(geometry.viewport, f"lane-{side}", Box(box.x, box.y + PITCH * side, box.w, 38), 13, look, _paint_lane)


def _paint_lane(look: LaneLook, box: Box, painter: Painter) -> None:
    x, y = box.x + 1, box.y + 25
    fitted(painter, look.name, box.x, box.y + 7, _FIRST_NAME if look.first else _NAME, "S", IVORY if look.own else MUTED, look.own)
    if look.first:
        painter.text(str(look.target), x + _TRACK + 9.5, box.y + 7, "S", MUTED, align="r")
    painter.rect(x, y, _TRACK, 6, 3, mix(ROOM, IVORY, 0.17))
    apart = 5 * ceil(look.target / 30)
    for mark in range(apart, look.target - 1, apart):
        painter.rect(_along(look, x, mark) - 0.75, y, 1.5, 6, 0, ROOM)
    if look.score > 0:
        painter.rect(x, y, _along(look, x, look.score) - x, 6, 3, SIDE[look.side])
    painter.rect(x + _TRACK - 1, y - 5, 3, 16, 1, BRASS)
    if look.gained:
        ahead = _along(look, x, look.score + look.gained)
        painter.shape(look.side, ahead, y + 3, 16, outline=ROOM, outline_width=2)
        painter.shape(look.side, ahead, y + 3, 12, ROOM)
    painter.shape(look.side, _along(look, x, look.score), y + 3, 16, outline=ROOM, outline_width=2)
    painter.text(number(look.score), box.x + box.w, box.y + 19, "L", IVORY, True, "r")


def _along(look: LaneLook, x: float, points: int) -> float:
    """Where so many points lie on the track, the start for a negative score, the finish for more than the target."""
    return x + _TRACK * max(0, min(look.target, points)) / look.target
