"""The other seats: portrait, plate and chips on the table's edge, and their calls on the cloth."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import gettext as _
from typing import Literal, NamedTuple

from schmier_gui.engine.cards import Suit
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.rich import Gap, Part
from schmier_gui.gfx.theme import BLACK, BRASS, BRASS_LIGHT, HAIRLINE, INK, IVORY, MUTED, PLATE, ROOM, SIDE, Size, mix
from schmier_gui.table.draw.parts import NAME_SHARE, call_parts, dealer_chip, declarer_chip, piece
from schmier_gui.table.geometry import PLATE as PLATE_SIZE
from schmier_gui.table.geometry import Box, Geometry
from schmier_gui.table.model import TableModel

PORTRAIT = 40
_SHAPE = 15
_GROWN = 1.04  # how much more of a higher plate two lines fill
_QUIET, _GLOW = 20, 46  # how far shadow and glow reach beyond a seat's box


class SeatLook(NamedTuple):
    """`call` None before it spoke and while its call stands on the cloth; `hot` for the highest bid; `trump` None without a
    declarer's chip, "" while it isn't known.
    """

    name: str
    portrait: str
    side: int
    call: int | None
    drew: int | None
    turn: bool
    hot: bool
    dealer: bool
    trump: Suit | None


class BubbleLook(NamedTuple):
    """A call on the cloth; `inward` as in `Geometry`, `tail_up` for the seats in the middle."""

    call: int
    kind: Literal["pass", "bid", "high"]
    inward: int
    tail_up: bool


def call_words(call: int | None) -> str:
    """What a plate says of a call."""
    if call is None:
        return ""
    return _("bid {amount}").format(amount=call) if call else _("pass")


def seat_look(model: TableModel, seat: int) -> SeatLook:
    """What one seat shows."""
    data, contract = model.seats[seat], model.contract
    declares = contract.declarer == seat
    return SeatLook(
        data.name,
        data.portrait,
        data.side,
        None if data.bubble else data.call,
        data.drew,
        model.turn == seat,
        declares and bool(data.call),
        model.dealer == seat,
        (contract.trump or "") if declares and model.stage != "auction" else None,
    )


def seat_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """Every seat but the person's."""
    for seat in range(len(model.seats)):
        if seat != model.person:
            look = seat_look(model, seat)
            box = geometry.seat_box(geometry.position(seat, model.person))
            yield piece(geometry.viewport, f"seat-{seat}", box, _GLOW if look.turn else _QUIET, look, _paint_seat)


def bubble_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """The calls that stand on the cloth."""
    for seat, data in enumerate(model.seats):
        if data.bubble and data.call is not None:
            high = data.call > 0 and model.contract.declarer == seat
            position = geometry.position(seat, model.person)
            look = BubbleLook(data.call, "high" if high else "bid" if data.call else "pass", geometry.inward(position), position != 0)
            yield piece(geometry.viewport, f"bubble-{seat}", geometry.bubble(position, not data.call), 26, look, _paint_bubble)


def _paint_seat(look: SeatLook, box: Box, painter: Painter) -> None:
    x, y, r = box.cx, box.y + 48, PORTRAIT
    if look.turn:
        painter.soft_disc(x, y, r + 8, BRASS_LIGHT, 16, 235)
        painter.disc(x, y, r + 8, BRASS_LIGHT)
        painter.disc(x, y, r + 4, ROOM)
    else:
        painter.soft_disc(x, y + 4, r + 2, blur=7)
        painter.disc(x, y, r + 3, mix(PLATE, BLACK, 0.2))
    painter.disc(x, y, r, SIDE[look.side])
    painter.portrait(look.portrait, x, y, r - 4)
    _paint_plate(look, Box(box.x, box.y + 80, box.w, box.h - 80), painter)
    if look.dealer:
        dealer_chip(painter, x - 38, y - 24)
    if look.trump is not None:
        declarer_chip(painter, x + 38, y - 24, look.trump)


def _paint_plate(look: SeatLook, box: Box, painter: Painter) -> None:
    if look.turn:
        painter.glow(*box, 10, BRASS, 12, 4, 190)
        painter.rect(*box, 10, BRASS)
    else:
        painter.shadow(*box, 10, 6, 3, 110)
        painter.rect(*box, 10, PLATE)
        painter.frame(*box, 10, HAIRLINE, 1)
    plain, second, loud = (INK, INK, INK) if look.turn else (IVORY, MUTED, BRASS_LIGHT)
    fonts, larger, lines = painter.fonts, painter.viewport.text, box.h / PLATE_SIZE[1]
    beside = larger > 1 and lines == 1
    said = look.call is not None or look.drew is not None
    grown = _GROWN * lines if larger > 1 and said and not beside else 0.0  # how large two lines may be for the plate to hold them
    most, small = _at_most(painter, "M", grown), _at_most(painter, "S", grown)
    icon = 16 * min(larger, grown or larger)
    below = call_parts(call_words(look.call), look.drew, second, loud if look.hot else None, small, icon)
    room = box.w - 41 - (painter.rich_width(below) + 14 if beside and below else 0)
    size = fonts.snug(look.name, most, True, room, NAME_SHARE / (grown or 1.0)) if larger > 1 else most
    name = fonts.fit(look.name, size, True, room)
    shape = _SHAPE * 1.12
    parts: list[Part] = [Gap(14), *below] if beside and below else []
    left = box.cx - (shape + 8 + fonts.width(name, size, True) + painter.rich_width(parts)) / 2
    two = bool(below) and not beside
    y = box.y + ((14.0 if grown else 15.5) * lines if two else box.h / 2)
    painter.shape(look.side, left + shape / 2, y, _SHAPE, outline=INK if look.turn else None, outline_width=1.5)
    width = painter.text(name, left + shape + 8, y, size, plain, True)
    painter.rich(parts, left + shape + 8 + width, y)
    if two:
        painter.rich(below, box.cx, box.y + (35.5 if grown else 34.5) * lines, "c")


def _at_most(painter: Painter, size: Size, grown: float) -> Size | float:
    """A size of text, but at most so many times as large as usual; 0: as it is."""
    if not grown:
        return size
    fonts = painter.fonts
    return min(fonts.pixels(size), fonts.plain_pixels(size) * grown) / painter.viewport.u


def _paint_bubble(look: BubbleLook, box: Box, painter: Painter) -> None:
    fill, ink = {"pass": (PLATE, MUTED), "bid": (IVORY, INK), "high": (BRASS, INK)}[look.kind]
    if look.kind == "high":
        painter.glow(*box, 14, BRASS, 10, 2, 110)
    else:
        painter.shadow(*box, 14, 6, 3, 110)
    if look.inward:
        edge, d, y = box.cx - look.inward * box.w / 2, look.inward, box.cy
        painter.polygon(((edge + d * 2, y - 8), (edge - d * 12, y - 1), (edge + d * 2, y + 8)), fill)
    else:
        edge, d, x = (box.y, 1, box.cx) if look.tail_up else (box.y + box.h, -1, box.cx)
        painter.polygon(((x - 9, edge + d * 2), (x, edge - d * 11), (x + 9, edge + d * 2)), fill)
    painter.rect(*box, 14, fill)
    if look.call:
        painter.text(str(look.call), box.cx, box.cy, "L", ink, True, "c")
    else:
        painter.text(_("Pass"), box.cx, box.cy, "M", ink, False, "c")
