"""A tip: a sentence on a dark plate over everything else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.theme import BRASS_DARK, IVORY, PLATE
from schmier_gui.table.draw.parts import piece
from schmier_gui.table.geometry import Box, Geometry
from schmier_gui.table.model import TableModel


class TipLook(NamedTuple):
    """Its lines."""

    lines: tuple[str, ...]


def tip_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """The tip that shows, if any."""
    tip = model.tip
    if tip is not None:
        yield piece(geometry.viewport, "tip", Box(tip.x, tip.y, tip.width, tip.height), 20, TipLook(tip.lines), _paint_tip)


def _paint_tip(look: TipLook, box: Box, painter: Painter) -> None:
    painter.shadow(*box, 8, 7, 3, 150)
    painter.rect(*box, 8, PLATE)
    painter.frame(*box, 8, BRASS_DARK, 1)
    pitch = box.h / (len(look.lines) + 0.5)
    for place, line in enumerate(look.lines):
        y = box.cy + (place - (len(look.lines) - 1) / 2) * pitch
        painter.text(line, box.cx, y, "S", IVORY, align="c")
