"""The tricks each seat has won: one small back for each, overlapping so that they can be counted."""

from __future__ import annotations

from collections.abc import Iterator

from schmier_gui.engine.cards import UNKNOWN
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.table.draw.cloth import BacksLook
from schmier_gui.table.draw.parts import piece
from schmier_gui.table.geometry import WON, Box, Geometry
from schmier_gui.table.model import TableModel


def won_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """The stacks; the person's lies where the words of a hint are read."""
    for seat, data in enumerate(model.seats):
        covered = seat == model.person and model.hint is not None and bool(model.hint.words)
        if data.won and not covered:
            spots = geometry.won_spots(geometry.position(seat, model.person), data.won)
            step = spots[1].x - spots[0].x if len(spots) > 1 else 0.0
            box = Box(spots[0].x - WON[0] / 2, spots[0].y - WON[1] / 2, spots[-1].x - spots[0].x + WON[0], WON[1])
            yield piece(geometry.viewport, f"won-{seat}", box, 20, BacksLook(data.won, step), _paint_won)


def _paint_won(look: BacksLook, box: Box, painter: Painter) -> None:
    for k in range(look.cards):
        painter.card(UNKNOWN, box.x + WON[0] / 2 + k * look.step, box.cy, WON, shadow=k == 0)
