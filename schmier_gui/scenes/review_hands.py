"""Hands that lie open: small cards beside each seat, readable at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from schmier_gui.engine.cards import JOKER, Card
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.theme import INK, IVORY, mix, suit_colour
from schmier_gui.table.draw.parts import piece
from schmier_gui.table.geometry import Box, Geometry

CARD, GAP = (32.0, 46.0), 3.0
FEW, MANY, KITTY = 6, 12, 6  # cards in a row: of a hand, of the dealer's with the kitty, of the kitty
TOP = 8  # of the dealer's at the top of the table, beside the race
EDGE, AWAY = 8.0, 8.0


class CardsLook(NamedTuple):
    """Rows of small cards."""

    cards: tuple[Card, ...]
    per_row: int
    four_colour: bool


def hand_pieces(hands: Sequence[Sequence[Card]], person: int, geometry: Geometry, four_colour: bool) -> Iterator[Piece]:
    """The cards of everybody but the person."""
    for seat, hand in enumerate(hands):
        if seat != person and hand:
            position = geometry.position(seat, person)
            look = CardsLook(tuple(hand), _per_row(geometry, position, len(hand)), four_colour)
            yield piece(geometry.viewport, f"open-{seat}", hand_box(geometry, position, len(hand)), 8, look, _paint)


def kitty_piece(kitty: Sequence[Card], geometry: Geometry, four_colour: bool) -> Iterator[Piece]:
    """The kitty, open in the middle."""
    if kitty:
        look = CardsLook(tuple(kitty), KITTY, four_colour)
        yield piece(geometry.viewport, "open-kitty", kitty_box(geometry, len(kitty)), 8, look, _paint)


def away_pieces(away: dict[int, tuple[Card, ...]], person: int, geometry: Geometry, four_colour: bool) -> Iterator[Piece]:
    """What has been laid away, open in front of its seat."""
    for seat, cards in away.items():
        box = away_box(geometry, geometry.position(seat, person), len(cards))
        yield piece(geometry.viewport, f"away-{seat}", box, 8, CardsLook(cards, FEW, four_colour), _paint)


def hand_box(geometry: Geometry, position: int, count: int) -> Box:
    """Where so many open cards lie: over the lower seats, under the others, to the right of the one at the top; where larger text leaves
    no room there, a dealer's with the kitty lie below.
    """
    w, h = _size(count, _per_row(geometry, position, count))
    x, y = geometry.portraits[position]
    seat = geometry.seat_box(position)
    if not geometry.inward(position) and geometry.larger and count > FEW:
        return Box(x - w / 2, seat.y + seat.h + AWAY, w, h)
    if not geometry.inward(position):
        return Box(seat.x + seat.w + AWAY, max(EDGE, seat.y + seat.h - h), w, h)
    left = min(max(EDGE, x - w / 2), geometry.LW - EDGE - w)
    if y > geometry.cy + 50:
        return Box(left, seat.y - AWAY - h, w, h)
    return Box(left, seat.y + seat.h + AWAY, w, h)


def kitty_box(geometry: Geometry, count: int) -> Box:
    """Where so many cards of the kitty lie open."""
    w, h = _size(count, KITTY)
    spot = geometry.kitty_spot()
    return Box(spot.x - w / 2, spot.y - h / 2, w, h)


def away_box(geometry: Geometry, position: int, count: int) -> Box:
    """Where so many cards laid away lie open."""
    w, h = _size(count, FEW)
    x, y = geometry.slots[position]
    x -= geometry.inward(position) * 40
    return Box(x - w / 2, y - h / 2 - (0 if position else 40), w, h)


def _per_row(geometry: Geometry, position: int, count: int) -> int:
    if count <= FEW:
        return FEW if geometry.inward(position) or not geometry.larger else FEW // 2
    return MANY if geometry.inward(position) else TOP


def _size(count: int, per_row: int) -> tuple[float, float]:
    rows, columns = -(-count // per_row), min(count, per_row)
    return columns * (CARD[0] + GAP) - GAP, rows * (CARD[1] + GAP) - GAP


def _paint(look: CardsLook, box: Box, painter: Painter) -> None:
    for place, card in enumerate(look.cards):
        row, column = divmod(place, look.per_row)
        x, y = box.x + column * (CARD[0] + GAP), box.y + row * (CARD[1] + GAP)
        _paint_card(painter, card, x, y, look.four_colour)


def _paint_card(painter: Painter, card: Card, x: float, y: float, four_colour: bool) -> None:
    w, h = CARD
    painter.shadow(x, y, w, h, 5, 3, 1.5, 110)
    painter.rect(x, y, w, h, 5, IVORY)
    painter.frame(x, y, w, h, 5, mix(IVORY, INK, 0.3), 1)
    if card == JOKER:
        painter.icon("star", x + w / 2, y + h / 2, 22, INK)
        return
    rank = "10" if card[0] == "T" else card[0]
    painter.text(rank, x + w / 2, y + h * 0.3, painter.fonts.up_to("S", h * 0.5), suit_colour(card[1], four_colour), True, "c")
    painter.suit(card[1], x + w / 2, y + h * 0.72, 16)
