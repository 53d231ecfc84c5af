"""The trick on the cloth, or the last one while it is looked at: cards, tags, the led suit, the place that waits."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import gettext as _
from typing import NamedTuple

import pygame

from schmier_gui.engine.cards import Card, Suit
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.rich import Gap, Part, Shape, Text
from schmier_gui.gfx.theme import BLACK, BRASS_LIGHT, INK, IVORY, SIDE, mix
from schmier_gui.table.draw.bower import badge_of, draw_badge
from schmier_gui.table.draw.parts import piece, tag
from schmier_gui.table.geometry import TRICK, Box, Geometry
from schmier_gui.table.model import Shown, TableModel


class CardLook(NamedTuple):
    """A card of the trick; `side` -1 unless it is the best so far; `bower`: the trump suit on the badge of a bower."""

    card: Card
    side: int
    bower: Suit


class TagLook(NamedTuple):
    """What is said of a card; `side` -1 unless it is the best so far, `done` when it has taken the trick."""

    led: bool
    side: int
    done: bool


class SuitLook(NamedTuple):
    """The led suit, in words too where no hint is read there."""

    suit: Suit
    words: bool


class SlotLook(NamedTuple):
    """The place that waits for a card; always the same."""


def trick_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """Everything of the trick. A done one that rests is the control "next", under whatever else can be clicked."""
    shown, viewport = model.last_trick or model.trick, geometry.viewport
    if shown.done and model.last_trick is None:
        target = viewport.rect(*geometry.trick_area)
        yield Piece("next", pygame.Rect(0, 0, 0, 0), None, _paint_nothing, "next", target)
    if shown.led:
        box = Box(geometry.cx - 27, geometry.cy - 39, 54, 54)
        yield piece(viewport, "led", box, 48 * viewport.text, SuitLook(shown.led, model.hint is None), _paint_led)
    if model.slot >= 0 and model.last_trick is None and model.hint is None and model.slot not in shown.cards:
        yield piece(viewport, "slot", _box(model, geometry, model.slot), 2, SlotLook(), _paint_slot)
    for seat, card in shown.cards.items():
        look = CardLook(card, model.rules.side(seat) if seat == shown.winner else -1, badge_of(model, card))
        yield piece(viewport, f"trick-{seat}", _box(model, geometry, seat), 20, look, _paint_card)
    yield from _tags(model, geometry, shown)


def _tags(model: TableModel, geometry: Geometry, shown: Shown) -> Iterator[Piece]:
    for seat in dict.fromkeys((shown.leader, shown.winner)):
        if seat in shown.cards:
            side = model.rules.side(seat) if seat == shown.winner else -1
            x, y, w, h = _box(model, geometry, seat)
            middle, grown = y + h - (16 if seat == model.person else 4), geometry.tag
            look = TagLook(seat == shown.leader, side, shown.done)
            room = Box(x - 40 * grown, middle - 13 * grown, w + 80 * grown, 26 * grown)
            yield piece(geometry.viewport, f"tag-{seat}", room, 12, look, _paint_tag)


def _box(model: TableModel, geometry: Geometry, seat: int) -> Box:
    x, y = geometry.slots[geometry.position(seat, model.person)]
    return Box(x - TRICK[0] / 2, y - TRICK[1] / 2, *TRICK)


def _paint_nothing(painter: Painter) -> None:
    """A resting trick can be clicked, which shows only in the pointer."""


def _paint_led(look: SuitLook, box: Box, painter: Painter) -> None:
    words = {"S": _("Spades led"), "H": _("Hearts led"), "D": _("Diamonds led"), "C": _("Clubs led")}[look.suit]
    painter.disc(box.cx, box.cy, 27, IVORY)
    painter.suit(look.suit, box.cx, box.cy + 0.5, 32)
    if look.words:
        painter.text(words, box.cx, box.cy + 43, "S", IVORY, align="c")


def _paint_slot(look: SlotLook, box: Box, painter: Painter) -> None:
    painter.rect(*box, 8, BLACK, 40)
    painter.dashed(*box, 8, BRASS_LIGHT, 2)


def _paint_card(look: CardLook, box: Box, painter: Painter) -> None:
    painter.card(look.card, box.cx, box.cy, TRICK, outline=SIDE[look.side] if look.side >= 0 else None, outline_width=4)
    if look.bower:
        draw_badge(painter, look.bower, box.cx, box.cy, box.w)


def _paint_tag(look: TagLook, box: Box, painter: Painter) -> None:
    size = painter.fonts.up_to("S", 16 * box.h / 26) if painter.viewport.text > 1 else "S"
    parts: list[Part] = [Text(_("led"), size, INK, True)] if look.led else []
    if look.side >= 0:
        parts += [Gap(10)] if parts else []
        words = _("takes it") if look.done else _("winning")
        parts += [Shape(look.side, 14, INK), Gap(7), Text(words, size, INK, True)]
    tag(painter, box.cx, box.cy, parts, SIDE[look.side] if look.side >= 0 else mix(IVORY, INK, 0.35), box.h)
