"""The left half of the practice screen: the table with the auction so far, the score, and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _
from typing import NamedTuple

from schmier_gui.engine.cards import Card
from schmier_gui.engine.view import View
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.rich import Part, Shape, Text
from schmier_gui.gfx.theme import (
    BLACK,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CLOTHS,
    INK,
    IVORY,
    MUTED,
    PLATE,
    ROOM,
    SIDE,
    WOOD,
    WOOD_DARK,
    mix,
)
from schmier_gui.scenes.practice_layout import PITCH, PORTRAIT, Layout
from schmier_gui.scenes.words import People, number
from schmier_gui.table.draw.parts import dealer_chip
from schmier_gui.table.seating import portraits, side_names

_BUBBLE = (52.0, 32.0)
_TAIL = 9.0
_BESIDE, _TOWARDS = 68.0, 8.0  # from a portrait to its call, inwards and towards the middle
_TRACK = 6.0
_PLUS, _STRIP = 10.0, 52.0


class TableLook(NamedTuple):
    """What is painted: the decision as the person sees it, who sits there, and the person's own call once it is made (0: a pass)."""

    view: View
    people: People
    cloth: str
    called: int | None = None


def paint_table(painter: Painter, layout: Layout, look: TableLook) -> None:
    """Table, seats, calls and score."""
    _paint_cloth(painter, layout, look.cloth)
    spots = layout.seats(look.view.rules.seats)
    pictures = portraits(look.people.names)
    for seat, spot in enumerate(spots):
        _paint_seat(painter, spot, seat, pictures[seat], look)
    for seat, call in _calls(look).items():
        _paint_call(painter, layout, spots[seat], call, call > 0 and call == max(_calls(look).values()), seat == 0)
    _paint_race(painter, layout, look)


def paint_panel(painter: Painter, layout: Layout) -> None:
    """The empty panel on the right."""
    x, y, w, h = layout.panel
    painter.shadow(x, y, w, h, 12, 18, 8, 190)
    painter.rect(x, y, w, h, 12, IVORY)
    painter.frame(x + 10, y + 10, w - 20, h - 20, 6, mix(IVORY, BRASS, 0.75), 1.5)


def paint_hand(painter: Painter, layout: Layout, hand: Sequence[Card], dim: Sequence[Card] = (), taken: Sequence[Card] = ()) -> None:
    """The cards from left to right; a plus in the upper corner marks those `taken` from the kitty."""
    for place, (card, (x, y)) in enumerate(zip(hand, layout.cards(len(hand)), strict=True)):
        painter.card(card, x, y, layout.card, dim=card in dim)
        if card in taken:
            left, top, width, _h = layout.strip(len(hand), place)
            px, py = left + min(width, _STRIP) - _PLUS - 3, top + _PLUS + 4
            painter.disc(px, py, _PLUS, INK)
            painter.disc(px, py, _PLUS - 1.5, BRASS)
            painter.icon("plus", px, py, _PLUS * 1.4, INK)


def _calls(look: TableLook) -> dict[int, int]:
    """Seat to call, 0 for a pass."""
    view = look.view
    calls = {call.seat: call.amount or 0 for call in view.calls}
    return calls if look.called is None else {**calls, view.seat: look.called}


def _paint_cloth(painter: Painter, layout: Layout, cloth: str) -> None:
    cx, cy, rx, ry = layout.table
    painter.ellipse(cx, cy + 3, rx + 12, ry + 12, mix(WOOD_DARK, BLACK, 0.4))
    painter.ellipse(cx, cy, rx + 12, ry + 12, WOOD)
    painter.ellipse(cx, cy, rx - 1, ry - 1, BRASS_DARK)
    painter.ellipse(cx, cy, rx - 2.5, ry - 2.5, CLOTHS[cloth][0])


def _paint_seat(painter: Painter, spot: tuple[float, float], seat: int, portrait: str, look: TableLook) -> None:
    (x, y), side = spot, look.view.rules.side(seat)
    turn = seat == look.view.seat and look.called is None
    if turn:
        painter.soft_disc(x, y, PORTRAIT + 6, BRASS_LIGHT, 12, 220)
        painter.disc(x, y, PORTRAIT + 6, BRASS_LIGHT)
    painter.disc(x, y, PORTRAIT + 2, ROOM)
    painter.disc(x, y, PORTRAIT, SIDE[side])
    painter.portrait(portrait, x, y, PORTRAIT - 3)
    own = side == look.view.rules.side(look.view.seat)
    parts: list[Part] = [Shape(side, 13), Text(" " + look.people.names[seat], "S", IVORY if own else MUTED, own)]
    width, high = painter.rich_width(parts), painter.fonts.em("S") * 1.3
    below = y + PORTRAIT + high / 2 + (8 if turn else 4)
    painter.rect(x - width / 2 - 8, below - high / 2, width + 16, high, high / 2, PLATE, 235)
    painter.rich(parts, x, below, "c")
    if seat == look.view.dealer:
        dealer_chip(painter, x - 24, y - 20)


def bubble_place(layout: Layout, spot: tuple[float, float], own: bool, name: float) -> tuple[float, float, tuple[int, int]]:
    """The middle of a call's bubble beside its own portrait, and where its tail points; `name`: the height of a name below a portrait."""
    (cx, cy, _rx, _ry), (x, y) = layout.table, spot
    if abs(x - cx) < 1:
        return (cx, y - PORTRAIT - 27, (0, 1)) if own else (cx, y + PORTRAIT + 24 + name, (0, -1))
    inward = 1 if x < cx else -1
    return x + inward * _BESIDE, y + (_TOWARDS if y < cy - 1 else -_TOWARDS if y > cy + 1 else 0), (-inward, 0)


def _paint_call(painter: Painter, layout: Layout, spot: tuple[float, float], call: int, high: bool, own: bool) -> None:
    """A call between its seat and the middle of the cloth, its tail at the seat."""
    bx, by, (right, down) = bubble_place(layout, spot, own, painter.fonts.em("S") * 1.3)
    w, h = _BUBBLE
    fill, ink = (BRASS, INK) if high else (IVORY, INK) if call else (PLATE, MUTED)
    ex, ey = bx + right * (w / 2 - 1), by + down * (h / 2 - 1)
    tip = (ex + right * _TAIL, ey + down * _TAIL)
    painter.polygon(((ex - down * 7, ey - right * 7), tip, (ex + down * 7, ey + right * 7)), fill)
    painter.rect(bx - w / 2, by - h / 2, w, h, 10, fill)
    if call:
        painter.text(str(call), bx, by, "M", ink, True, "c")
    else:
        painter.text(_("pass"), bx, by, "S", ink, align="c")


def _paint_race(painter: Painter, layout: Layout, look: TableLook) -> None:
    view, (left, y, wide) = look.view, layout.race
    y, right = y + 10, left + wide
    names = side_names(view.rules, look.people.names)
    for side, (name, score) in enumerate(zip(names, view.scores, strict=True)):
        own = side == view.rules.side(view.seat)
        painter.text(painter.fonts.fit(name, "S", own, wide - 160), left, y, "S", IVORY if own else MUTED, own)
        if not side:
            words = _("to {target}").format(target=view.rules.target)
            painter.text(words, right - 64, y, "S", MUTED, align="r")
        painter.text(number(score), right, y + 6, "L", IVORY, True, "r")
        _paint_lane(painter, left + 8, right - 64, y + painter.fonts.em("S") * 0.5 + 11, side, score / view.rules.target)
        y += PITCH + (8 if view.rules.sides == 2 else 0)


def _paint_lane(painter: Painter, left: float, right: float, y: float, side: int, share: float) -> None:
    share = min(1.0, max(0.0, share))
    painter.rect(left, y - _TRACK / 2, right - left, _TRACK, 3, mix(ROOM, IVORY, 0.17))
    if share > 0:
        painter.rect(left, y - _TRACK / 2, (right - left) * share, _TRACK, 3, SIDE[side])
    painter.rect(right - 2, y - 8, 3, 16, 1, BRASS)
    painter.shape(side, left + (right - left) * share, y, 14, outline=ROOM, outline_width=2)
