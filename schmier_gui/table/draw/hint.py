"""The words of a hint, on paper over the cloth: why, and how much better it is than what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.theme import BRASS_DARK, INK, IVORY, mix
from schmier_gui.table.draw.parts import LINE, as_large, piece
from schmier_gui.table.geometry import ONE_ROW, Box, Geometry
from schmier_gui.table.model import TableModel

PADDING = 14.0


class HintLook(NamedTuple):
    """Its words."""

    words: str


def hint_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """The paper, if there is something on it; the last trick is not covered while it is looked at."""
    hint = model.hint
    if hint is not None and hint.words and model.last_trick is None:
        yield piece(geometry.viewport, "hint-words", _room(model, geometry), 30, HintLook(hint.words), _paint_hint)


def _room(model: TableModel, geometry: Geometry) -> Box:
    raised = len(model.hand) > ONE_ROW
    bottom = geometry.rail(raised).y - 10
    if model.tiles:
        bottom = geometry.tile_boxes([112], 96 if any(tile.suit for tile in model.tiles) else 64)[0].y - 16
    elif model.exchange is not None:
        bottom = geometry.exchange(model.exchange.most, raised).button.y - 16
    return geometry.hint_box(bottom, bool(model.trick.cards), model.stage == "exchange")


def _paint_hint(look: HintLook, box: Box, painter: Painter) -> None:
    """As high as its lines, standing on the lower edge of its room."""
    size, lines = as_large(painter, look.words, box.w - 2 * PADDING, box.h - 1.4 * PADDING)
    pitch = painter.fonts.em(size) * LINE
    height = len(lines) * pitch + 1.4 * PADDING
    top = box.y + box.h - height
    painter.shadow(box.x, top, box.w, height, 12, 7, 4, 130)
    painter.rect(box.x, top, box.w, height, 12, IVORY)
    painter.frame(box.x, top, box.w, height, 12, mix(IVORY, BRASS_DARK, 0.7), 1.5)
    for place, line in enumerate(lines):
        painter.text(line, box.cx, top + 0.7 * PADDING + (place + 0.5) * pitch, size, INK, align="c")
