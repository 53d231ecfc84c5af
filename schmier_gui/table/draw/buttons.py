"""Bottom right: last trick, undo, log and menu; above them the hint, and what may be claimed."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import gettext as _
from typing import NamedTuple

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.styles import STYLES
from schmier_gui.gfx.theme import IVORY, MUTED, Colour
from schmier_gui.table.draw.choices import state_of
from schmier_gui.table.draw.parts import fitted, focus_ring, piece, small_lines
from schmier_gui.table.geometry import BUTTONS, Box, Geometry
from schmier_gui.table.model import TableModel

ICONS = {"hint": "hint", "last-trick": "last", "undo": "undo", "log": "log", "menu": "menu", "claim": "check"}
KEYS = {"hint": "F2", "claim": "R"}


class ButtonLook(NamedTuple):
    """A button and its words; `state` as in `gfx.styles`."""

    control: str
    words: str
    state: str
    focus: bool


def button_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """All four are always there, the hint unless it is switched off, a claim where there is one; what can't be pressed is dim."""
    words = {"hint": _("Hint"), "last-trick": _("Last trick"), "undo": _("Undo"), "log": _("Log"), "menu": _("Menu"), "claim": model.offer}
    above = [name for name, there in (("claim", bool(model.offer)), ("hint", model.hints)) if there]
    for control in (*above, *BUTTONS):
        enabled = control in model.controls
        held = model.last_trick is not None if control == "last-trick" else control == "hint" and model.hint is not None
        look = ButtonLook(control, words[control], "active" if held else state_of(model, control, enabled), model.focus == control)
        yield piece(geometry.viewport, control, geometry.button(control), 8, look, _paint_button, control if enabled else "")


def _paint_button(look: ButtonLook, box: Box, painter: Painter) -> None:
    style = STYLES["plain" if look.control == "claim" else "quiet"].look(look.state)
    if style.fill:
        painter.rect(*box, 10, style.fill)
    if style.edge:
        painter.frame(*box, 10, style.edge, style.edge_width)
    room = box.w - (88 if look.control in KEYS else 52)
    if painter.viewport.text > 1 and look.control in BUTTONS and painter.fonts.width(look.words, "S") > room:
        size = painter.fonts.snug(look.words, "S", False, box.w - 16)  # the words rather than the icon
        painter.text(painter.fonts.fit(look.words, size, False, box.w - 16), box.cx, box.cy, size, style.text, align="c")
    else:
        _paint_words(look, box, room, style.text, painter)
    if look.control in KEYS:
        painter.text(KEYS[look.control], box.x + box.w - 16, box.cy, "S", style.text if look.state == "disabled" else MUTED, align="r")
    if look.focus:
        focus_ring(painter, box, 10, IVORY, 2.5)


def _paint_words(look: ButtonLook, box: Box, room: float, colour: Colour, painter: Painter) -> None:
    painter.icon(ICONS[look.control], box.x + 26, box.cy, 22, colour)
    lines = painter.fonts.wrap(look.words, "S", room)
    if len(lines) >= 2 and (len(lines) == 2 or painter.viewport.text > 1):
        small_lines(painter, look.words, Box(box.x + 46, box.y, room, box.h), colour)
    else:
        fitted(painter, look.words, box.x + 46, box.cy, room, "S", colour)
