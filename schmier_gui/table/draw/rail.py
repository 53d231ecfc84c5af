"""The person's rail over the hand: portrait, name, call, and what is asked or why something can't be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from schmier_gui.engine.cards import Suit
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.rich import Gap, Icon, Part, Text
from schmier_gui.gfx.rich import Suit as SuitPart
from schmier_gui.gfx.theme import BRASS, BRASS_LIGHT, HAIRLINE, INK, IVORY, MUTED, PLATE, ROOM, SIDE, Colour, Size
from schmier_gui.table.draw.parts import call_parts, dealer_chip, declarer_chip, fitted, piece, two_lines
from schmier_gui.table.draw.seats import SeatLook, call_words, seat_look
from schmier_gui.table.geometry import ONE_ROW, Box, Geometry
from schmier_gui.table.model import TableModel, Tone
from schmier_gui.table.prompt import hint_rail

PORTRAIT = 34
_NAME, _DIVIDER = 88, 200  # from the rail's left end
_PAD = 6
SIGNS = {"reason": "lock", "hint": "hint"}


class RailLook(NamedTuple):
    """The person's seat and prompt."""

    seat: SeatLook
    tone: Tone
    strong: str
    advice: str
    suit: Suit

    @property
    def bright(self) -> bool:
        """Brass: the person is to act."""
        return self.seat.turn or self.tone in ("act", "hint")


def rail_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """The rail, raised over a hand of two rows."""
    rail = model.rail
    if model.hint is not None and rail.tone != "reason":
        rail = hint_rail(model.hint)
    look = RailLook(seat_look(model, model.person), rail.tone, rail.strong, rail.advice, rail.suit)
    yield piece(geometry.viewport, "rail", geometry.rail(len(model.hand) > ONE_ROW), 34, look, _paint_rail)


def _paint_rail(look: RailLook, box: Box, painter: Painter) -> None:
    ink = INK if look.bright else IVORY
    _paint_plate(look, box, painter)
    _paint_person(look, box, painter)
    divider = _divider(painter)
    prompt = Box(box.x + divider, box.y, box.w - divider, box.h)
    if look.tone in SIGNS:
        inset = Box(prompt.x, box.y + 4, prompt.w - 4, box.h - 8)
        painter.rect(*inset, 9, IVORY)
        _paint_words(look, Box(inset.x + _PAD, inset.y, inset.w - 2 * _PAD, inset.h), INK, painter)
    else:
        painter.line(prompt.x, box.y + 10, prompt.x, box.y + 38, ink, 1, 90 if look.bright else 50)
        _paint_words(look, Box(prompt.x + _PAD, prompt.y, prompt.w - 2 * _PAD, prompt.h), ink, painter)
    _paint_portrait(look, box, painter)


def _paint_plate(look: RailLook, box: Box, painter: Painter) -> None:
    if look.bright:
        painter.glow(*box, 12, BRASS, 13, 3, 170)
        painter.rect(*box, 12, BRASS)
        painter.rect(box.x + 12, box.y + 1.5, box.w - 24, 1.2, 0, BRASS_LIGHT)
    else:
        painter.shadow(*box, 12, 6, 3, 110)
        painter.rect(*box, 12, PLATE)
        painter.frame(*box, 12, HAIRLINE, 1)


def _paint_person(look: RailLook, box: Box, painter: Painter) -> None:
    seat, x = look.seat, box.x + _NAME
    plain, second, loud = (INK, INK, INK) if look.bright else (IVORY, MUTED, BRASS_LIGHT)
    larger = painter.viewport.text
    room = _divider(painter) - _NAME - 25 - _PAD
    below = call_parts(call_words(seat.call), seat.drew, second, loud if seat.hot else None)
    if larger > 1:
        for pixels in range(painter.fonts.pixels("S"), painter.fonts.plain_pixels("S") - 1, -1):
            em = pixels / painter.viewport.u
            below = call_parts(call_words(seat.call), seat.drew, second, loud if seat.hot else None, em, em)
            if painter.rich_width(below) <= room:
                break
    two = bool(below) and larger == 1
    y = box.y + (15.5 if two else box.h / 2)
    painter.shape(seat.side, x + 8, y, 15, outline=INK if look.bright else None, outline_width=1.5)
    if below and larger > 1:  # one line: the portrait says whose call it is
        painter.rich(below, x + 25, y)
        return
    size: Size = "M" if larger > 1 or painter.fonts.width(seat.name, "M", True) <= room else "S"
    fitted(painter, seat.name, x + 25, y, room, size, plain, True, name=True)
    if two:
        painter.rich(below, x, box.y + 34.5)


def _divider(painter: Painter) -> float:
    """Where the prompt begins."""
    return _DIVIDER + 53 * (painter.viewport.text - 1)


def _paint_portrait(look: RailLook, box: Box, painter: Painter) -> None:
    seat, x, y, r = look.seat, box.x + 38, box.y + 14, PORTRAIT
    if look.bright:
        painter.disc(x, y, r + 4.5, BRASS_LIGHT)
    painter.disc(x, y, r + 1.5, ROOM)
    painter.disc(x, y, r, SIDE[seat.side])
    painter.portrait(seat.portrait, x, y, r - 3.5)
    if seat.dealer:
        dealer_chip(painter, x - 30, y - 22)
    if seat.trump is not None:
        declarer_chip(painter, x + 30, y - 22, seat.trump)


def _paint_words(look: RailLook, box: Box, ink: Colour, painter: Painter) -> None:
    """On one line if it fits, the suit sign given up first, else small on two."""
    fonts = painter.fonts
    for pixels in range(fonts.pixels("M"), fonts.plain_pixels("M") - 1, -1):
        words = _one_line(look, ink, pixels / painter.viewport.u)
        for parts in ([*words, Gap(8), SuitPart(look.suit, 18, ink)] if look.suit else words, words):
            if painter.rich_width(parts) <= box.w:
                painter.rich(parts, box.cx, box.cy, "c")
                return
    if look.tone in SIGNS:
        painter.icon(SIGNS[look.tone], box.x + 9, box.cy, 18, ink)
        box = Box(box.x + 26, box.y, box.w - 26, box.h)
    if look.strong and look.advice:
        lines = [(look.strong, True), (look.advice, False)]
    else:
        lines = [(line, bool(look.strong)) for line in painter.fonts.wrap(look.strong or look.advice, "S", box.w, bool(look.strong))[:2]]
    two_lines(painter, lines, box, ink)


def _one_line(look: RailLook, ink: Colour, size: float) -> list[Part]:
    parts: list[Part] = [Icon(SIGNS[look.tone], 18, ink), Gap(8)] if look.tone in SIGNS else []
    if look.strong:
        parts.append(Text(look.strong, size, ink, True))
    if look.advice:
        parts += [Gap(6 if look.tone in SIGNS else 10)] if look.strong else []
        parts.append(Text(look.advice, size, ink))
    return parts
