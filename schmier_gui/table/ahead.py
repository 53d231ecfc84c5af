"""What a deal will need sooner or later, drawn before it does: the first picture of each kind takes longer than a frame may."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

import pygame

from schmier_gui.engine.cards import SUITS
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.table.draw.contract import contract_pieces
from schmier_gui.table.draw.seats import seat_pieces
from schmier_gui.table.draw.tokens import token_pieces
from schmier_gui.table.draw.trick import trick_pieces
from schmier_gui.table.geometry import Geometry
from schmier_gui.table.model import Contract, Shown, TableModel


def draw_ahead(model: TableModel, geometry: Geometry, painter: Painter) -> None:
    """Have the painter make every picture of turns, trump, tricks and points, and show none of them. The cards are not among them."""
    with painter.clip(pygame.Rect(0, 0, 0, 0)):
        for piece in _to_come(copy(model), geometry):
            if not piece.name.startswith("trick-"):
                piece.paint(painter)


def _to_come(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """`model` is changed on the way."""
    seats = range(len(model.seats))
    model.stage, model.last_trick, model.hint = "play", None, None
    for seat in seats:
        model.turn = model.slot = seat
        model.trick = Shown(led=SUITS[seat % len(SUITS)])
        yield from (piece for piece in seat_pieces(model, geometry) if piece.name == f"seat-{seat}")
        yield from trick_pieces(model, geometry)
    for seat in range(model.rules.sides):
        for leader, done in ((seat, False), (seat + 1, False), (seat, True), (seat + 1, True)):
            model.trick = Shown(dict.fromkeys(seats, "??"), leader, "", seat, done)
            yield from trick_pieces(model, geometry)
    for seat, suit in enumerate(SUITS):
        model.contract = Contract(seat, model.rules.highest_bid, suit)
        yield from contract_pieces(model, geometry)
    for side in range(model.rules.sides):
        model.tokens = dict.fromkeys(model.rules.points, side)
        yield from token_pieces(model, geometry)
