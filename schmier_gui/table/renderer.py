"""The table's picture: every piece of it, in the order in which it lies on the cloth. It reads the model and changes nothing."""

from __future__ import annotations

from schmier_gui.gfx.pieces import Piece
from schmier_gui.table.draw.buttons import button_pieces
from schmier_gui.table.draw.choices import exchange_pieces, tile_pieces
from schmier_gui.table.draw.cloth import cloth_pieces
from schmier_gui.table.draw.contract import contract_pieces
from schmier_gui.table.draw.flyers import flyer_pieces
from schmier_gui.table.draw.hand import hand_pieces
from schmier_gui.table.draw.hint import hint_pieces
from schmier_gui.table.draw.race import race_pieces
from schmier_gui.table.draw.rail import rail_pieces
from schmier_gui.table.draw.seats import bubble_pieces, seat_pieces
from schmier_gui.table.draw.tip import tip_pieces
from schmier_gui.table.draw.tokens import token_pieces
from schmier_gui.table.draw.tour import frame_pieces, tour_pieces
from schmier_gui.table.draw.trick import trick_pieces
from schmier_gui.table.draw.won import won_pieces
from schmier_gui.table.geometry import Geometry
from schmier_gui.table.model import TableModel

_LAYERS = (
    frame_pieces,
    contract_pieces,
    race_pieces,
    token_pieces,
    button_pieces,
    seat_pieces,
    cloth_pieces,
    won_pieces,
    trick_pieces,
    bubble_pieces,
    tile_pieces,
    exchange_pieces,
    rail_pieces,
    hand_pieces,
    hint_pieces,
    tour_pieces,
    flyer_pieces,
    tip_pieces,
)


def pieces(model: TableModel, geometry: Geometry) -> list[Piece]:
    """Everything on the table from the lowest to the topmost; cheap enough to be asked for every frame."""
    return [piece for layer in _LAYERS for piece in layer(model, geometry)]
