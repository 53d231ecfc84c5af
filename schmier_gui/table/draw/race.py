"""Top right: each side's run to the target, with this deal's points so far as a hollow runner ahead."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.theme import BRASS, IVORY, MUTED, ROOM, SIDE, mix
from schmier_gui.table.draw.parts import fitted, number, piece
from schmier_gui.table.geometry import RACE, Box, Geometry
from schmier_gui.table.model import TableModel

PITCH = 44
_APART = 6  # lanes
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


def pitch(geometry: Geometry) -> float:
    """From lane to lane."""
    return PITCH * geometry.race.w / RACE[0]


def race_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """A lane for each side."""
    rules, box, step = model.rules, geometry.race, pitch(geometry)
    own = rules.side(model.person)
    for side, name in enumerate(model.side_names):
        look = LaneLook(name, side == own, side, model.scores[side], model.gained[side], rules.target, side == 0)
        lane = Box(box.x, box.y + step * side, box.w, step - _APART)
        yield piece(geometry.viewport, f"lane-{side}", lane, 13, look, _paint_lane)


def _paint_lane(look: LaneLook, box: Box, painter: Painter) -> None:
    k = box.w / RACE[0]
    x, y, track, high = box.x + 1, box.y + 25 * k, _TRACK * k, 6 * k
    room = (_FIRST_NAME if look.first else _NAME) * k
    fitted(painter, look.name, box.x, box.y + 7 * k, room, "S", IVORY if look.own else MUTED, look.own, name=True)
    if look.first:
        painter.text(str(look.target), x + track + 9.5, box.y + 7 * k, "S", MUTED, align="r")
    painter.rect(x, y, track, high, 3, mix(ROOM, IVORY, 0.17))
    apart = 5 * ceil(look.target / 30)
    for mark in range(apart, look.target - 1, apart):
        painter.rect(_along(look, x, track, mark) - 0.75, y, 1.5, high, 0, ROOM)
    if look.score > 0:
        painter.rect(x, y, _along(look, x, track, look.score) - x, high, 3, SIDE[look.side])
    painter.rect(x + track - 1, y - 5 * k, 3, 16 * k, 1, BRASS)
    if look.gained:
        ahead = _along(look, x, track, look.score + look.gained)
        painter.shape(look.side, ahead, y + high / 2, 16 * k, outline=ROOM, outline_width=2)
        painter.shape(look.side, ahead, y + high / 2, 12 * k, ROOM)
    painter.shape(look.side, _along(look, x, track, look.score), y + high / 2, 16 * k, outline=ROOM, outline_width=2)
    painter.text(number(look.score), box.x + box.w, box.y + 19 * k, "L", IVORY, True, "r")


def _along(look: LaneLook, x: float, track: float, points: int) -> float:
    """Where so many points lie on the track, the start for a negative score, the finish for more than the target."""
    return x + track * max(0, min(look.target, points)) / look.target
