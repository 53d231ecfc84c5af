"""The buttons of a review, bottom right: deals, tricks, steps, and what else can be done."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import gettext as _
from typing import NamedTuple

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.styles import STYLES
from schmier_gui.gfx.theme import IVORY, MUTED
from schmier_gui.table.draw.parts import fitted, focus_ring, piece
from schmier_gui.table.geometry import MARGIN, Box, Geometry

WIDTH, HEIGHT, GAP = 280.0, 40.0, 8.0


class Button(NamedTuple):
    """A button of the review: `label` or `icon`, or both; `bar` -1 or 1 draws a line beside the icon: to the very end."""

    control: str
    box: Box
    label: str = ""
    icon: str = ""
    bar: int = 0
    enabled: bool = True
    on: bool = False


class ButtonLook(NamedTuple):
    """What a button looks like."""

    label: str
    icon: str
    bar: int
    state: str
    focus: bool


class Situation(NamedTuple):
    """Where the review stands. `trick`: 0 before the play, then 1 to 6; `tricks`: how many there are; `page` counts deals from 0."""

    step: int
    last: int
    trick: int
    tricks: int
    page: int
    pages: int
    open_hands: bool


def buttons(at: Situation, geometry: Geometry) -> list[Button]:
    """All buttons, in the order in which Tab goes round."""
    left, first = geometry.LW - MARGIN - WIDTH, geometry.LH - MARGIN - 4 * HEIGHT - 3 * GAP

    def box(row: int, x: float, width: float) -> Box:
        return Box(left + x, first + row * (HEIGHT + GAP), width, HEIGHT)

    found = [
        Button("deal-before", box(0, 0, 40), icon="left", enabled=at.page > 0),
        Button("deal-after", box(0, 152, 40), icon="right", enabled=at.page < at.pages - 1),
        Button("back", box(0, 200, 80), _("Back")),
        Button("review-trick-0", box(1, 0, 64), _("Bids"), on=at.trick == 0),
    ]
    found += [
        Button(f"review-trick-{n}", box(1, 70 + 36 * (n - 1), 30), str(n), enabled=n <= at.tricks, on=at.trick == n) for n in range(1, 7)
    ]
    steps = (("review-first", "left", -1, at.step > 0), ("review-step-back", "left", 0, at.step > 0),
             ("review-step", "right", 0, at.step < at.last), ("review-last", "right", 1, at.step < at.last))
    found += [Button(name, box(2, 72 * n, 64), icon=icon, bar=bar, enabled=on) for n, (name, icon, bar, on) in enumerate(steps)]
    found += [
        Button("review-hands", box(3, 0, 158), _("All hands"), "eye", on=at.open_hands),
        Button("review-more", box(3, 166, 114), _("More"), "menu"),
    ]
    return found


def button_pieces(found: list[Button], geometry: Geometry, focus: str, hover: str) -> Iterator[Piece]:
    """Their pieces."""
    for button in found:
        state = "disabled" if not button.enabled else "selected" if button.on else "hovered" if hover == button.control else "normal"
        look = ButtonLook(button.label, button.icon, button.bar, state, focus == button.control)
        yield piece(geometry.viewport, button.control, button.box, 8, look, _paint, button.control if button.enabled else "")


def deal_piece(number: int, geometry: Geometry) -> Piece:
    """Which deal is looked at, between the buttons that page through them."""
    left, first = geometry.LW - MARGIN - WIDTH, geometry.LH - MARGIN - 4 * HEIGHT - 3 * GAP
    return piece(geometry.viewport, "deal-number", Box(left + 44, first, 104, HEIGHT), 0, (number,), _paint_number)


def _paint_number(look: tuple[int], box: Box, painter: Painter) -> None:
    words = _("Deal {number}").format(number=look[0])
    size = painter.fonts.snug(words, "S", True, box.w) if painter.viewport.text > 1 else "S"
    painter.text(painter.fonts.fit(words, size, True, box.w), box.cx, box.cy, size, MUTED, True, "c")


def _paint(look: ButtonLook, box: Box, painter: Painter) -> None:
    style = STYLES["quiet"].look(look.state)
    if style.fill:
        painter.rect(*box, 10, style.fill)
    if style.edge:
        painter.frame(*box, 10, style.edge, style.edge_width)
    if look.icon and look.label:
        painter.icon(look.icon, box.x + 24, box.cy, 20, style.text)
        fitted(painter, look.label, box.x + 42, box.cy, box.w - 48, "S", style.text)
    elif look.icon:
        painter.icon(look.icon, box.cx + 3 * look.bar * -1, box.cy, 20, style.text)
        if look.bar:
            x = box.cx + 9 * look.bar
            painter.line(x, box.cy - 7, x, box.cy + 7, style.text, 2)
    else:
        chosen = look.state == "selected"
        size = painter.fonts.snug(look.label, "S", True, box.w - 4) if painter.viewport.text > 1 else "S"
        painter.text(painter.fonts.fit(look.label, size, chosen, box.w - 4), box.cx, box.cy, size, style.text, chosen, "c")
    if look.focus:
        focus_ring(painter, box, 10, IVORY, 2.5)
