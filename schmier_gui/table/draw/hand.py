"""The person's cards: raised where they may be played, dim where not, and clickable exactly where they can be seen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal, NamedTuple

import pygame

from schmier_gui.engine.cards import Card, Suit
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.theme import BRASS, INK, IVORY, PLATE
from schmier_gui.table.changes import trumps_held
from schmier_gui.table.draw.bower import badge_of, draw_badge
from schmier_gui.table.draw.parts import around, hint_badge
from schmier_gui.table.geometry import HAND, ONE_ROW, Box, Geometry, Spot
from schmier_gui.table.model import HandCard, TableModel

LEGAL_UP, CHOSEN_UP = 12, 16
_NARROW, _NARROWEST = 60, 45  # steps: under the first a badge is smaller, under the second it would hide what it marks
_UNDER_BADGE = 45  # how far down the badge of a bower is seen in the back row, whose index the front row covers
_LYING, _RAISED = 20, 36  # how far a shadow reaches


class CardLook(NamedTuple):
    """A card of the hand. `up`: how far it is raised; `outline` and `badge` "" for none; `badge_x` from its left edge, `badge_r`.

    `bower`: the trump suit on the badge of a bower; `back`: in the back row.
    """

    card: Card
    dim: bool
    up: float
    outline: Literal["", "focus", "chosen"]
    badge: Literal["", "lock", "check", "hint"]
    badge_x: float
    badge_r: int
    bower: Suit
    back: bool


def hand_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """The cards from left to right, the back row first."""
    hand = model.hand
    if not hand:
        return
    spots = geometry.hand_spots(len(hand), trumps_held(model) if len(hand) > ONE_ROW else 0)
    for i, (held, spot) in enumerate(zip(hand, spots, strict=True)):
        if held.hidden:
            continue
        following = spots[i + 1] if i + 1 < len(spots) and spots[i + 1].y == spot.y else None
        step = following.x - spot.x if following else spot.x - spots[i - 1].x if i and spots[i - 1].y == spot.y else HAND[0]
        control = control_of(held)
        look = _look(model, held, control, step, spot.y - HAND[1] / 2 < geometry.hand_top)
        box = Box(spot.x - HAND[0] / 2, spot.y - HAND[1] / 2, *HAND)
        target = _strip(geometry, box, look.up, following) if control else None
        yield Piece(_name(held, i), _reach(geometry, box, look), look, partial(_paint_card, look, spot), control, target)


def _name(held: HandCard, place: int) -> str:
    return f"hand-{held.card}" if held.card != "??" else f"hand-{place}"


def control_of(held: HandCard) -> str:
    """A card's name in the ui-map, "" where it can't be clicked."""
    return "" if held.legal is None else f"card-{held.card}" if held.legal else f"dim-{held.card}"


def height_of(model: TableModel, held: HandCard) -> int:
    """How far a card is raised once it rests."""
    if held.chosen or (held.legal and control_of(held) in (model.focus, model.hover)):
        return CHOSEN_UP
    return LEGAL_UP if held.legal and model.exchange is None else 0


def _look(model: TableModel, held: HandCard, control: str, step: float, back: bool) -> CardLook:
    pointed = bool(control) and control in (model.focus, model.hover)
    up = height_of(model, held) if held.up is None else held.up
    badged, narrow = step >= _NARROWEST, step < _NARROW
    return CardLook(
        held.card,
        held.legal is False,
        up,
        "focus" if pointed else "chosen" if held.chosen else "",
        _badge(held, model.hint is not None and f"card-{held.card}" in model.hint.marks) if badged else "",
        step - 13 if narrow else min(step - 17, 56),
        10 if narrow else 13,
        badge_of(model, held.card),
        back,
    )


def _badge(held: HandCard, hinted: bool) -> Literal["", "lock", "check", "hint"]:
    return "lock" if held.locked else "check" if held.chosen else "hint" if hinted else ""


def _reach(geometry: Geometry, box: Box, look: CardLook) -> pygame.Rect:
    return around(geometry.viewport, Box(box.x, box.y - look.up, box.w, box.h), _RAISED if look.up else _LYING)


def _strip(geometry: Geometry, box: Box, up: float, following: Spot | None) -> pygame.Rect:
    """What no other card covers: up to the next card, and of the back row only what stands out over the front row.

    It reaches down to where the card lies unraised, so that a card that rises under the pointer does not lose it.
    """
    width = following.x - HAND[0] / 2 - box.x if following else box.w
    bottom = box.y + box.h if box.y >= geometry.hand_top else geometry.hand_top - CHOSEN_UP
    return geometry.viewport.rect(box.x, box.y - up, width, bottom - box.y + up)


def _paint_card(look: CardLook, spot: Spot, painter: Painter) -> None:
    y = spot.y - look.up
    outline = {"": None, "focus": IVORY, "chosen": BRASS}[look.outline]
    painter.card(look.card, spot.x, y, HAND, dim=look.dim, lift=look.up, outline=outline)
    if look.bower:
        place = (look.badge_x, _UNDER_BADGE) if look.back else None
        draw_badge(painter, look.bower, spot.x, y, HAND[0], (170 if look.back else 120) if look.dim else 255, place)
    x, y, r = spot.x - HAND[0] / 2 + look.badge_x, y - HAND[1] / 2 + 19, look.badge_r
    if look.badge == "lock":
        painter.disc(x, y, r, PLATE)
        painter.icon("lock", x, y - 0.5, r * 1.15, IVORY)
    elif look.badge == "hint":
        hint_badge(painter, x, y, r)
    elif look.badge == "check":
        painter.disc(x, y, r + 1, IVORY)
        painter.disc(x, y, r - 0.5, BRASS)
        painter.icon("check", x, y, r * 1.23, INK)
