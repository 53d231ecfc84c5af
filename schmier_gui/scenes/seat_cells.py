"""Where each seat stands on the new-game screen: a portrait in its side's colour, a name, and who plays there."""

from __future__ import annotations

from gettext import gettext as _
from typing import NamedTuple

from schmier_gui.engine.rules import Rules
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import ROOM_RAISED, SIDE
from schmier_gui.gfx.widgets import Box

PORTRAITS = {"schmier": ("you", "otto", "mabel", "rosa", "gus", "june"), "smear": ("you", "otto", "rosa", "gus")}
_WIDTH, _HEIGHT = 248.0, 112.0
_GAP = 16.0


class Cell(NamedTuple):
    """One seat: the middle of its portrait, the box of its name and of its profile."""

    seat: int
    side: int
    portrait: str
    cx: float
    cy: float
    entry: Box
    profile: Box


def cells(rules: Rules, x: float, y: float, profiles: bool) -> list[Cell]:
    """Three sides: a row for each. Two sides of three: a column for each. Two sides of two: a row for each.

    `profiles`: there is a choice of computer players.
    """
    found = []
    for seat in range(rules.seats):
        side, place = rules.side(seat), seat // rules.sides
        row, column = (place, side) if rules.seats // rules.sides == 3 else (side, place)
        left, top = x + column * (_WIDTH + _GAP), y + row * (_HEIGHT + _GAP)
        down = 12 if profiles else 34
        found.append(Cell(seat, side, PORTRAITS[rules.game][seat], left + 56, top + 56,
                          (left + 104, top + down, _WIDTH - 112, 44), (left + 104, top + 60, _WIDTH - 112, 40)))
    return found


def paint_sides(painter: Painter, rules: Rules, x: float, y: float) -> None:
    """A ground for each side."""
    columns = rules.seats // rules.sides == 3
    for side in range(rules.sides):
        if columns:
            painter.rect(x + side * (_WIDTH + _GAP), y, _WIDTH, 3 * _HEIGHT + 2 * _GAP, 12, ROOM_RAISED)
        else:
            painter.rect(x, y + side * (_HEIGHT + _GAP), 2 * _WIDTH + _GAP, _HEIGHT, 12, ROOM_RAISED)


def paint_cell(painter: Painter, cell: Cell) -> None:
    """Portrait, ring and sign."""
    painter.disc(cell.cx, cell.cy, 40, SIDE[cell.side])
    painter.portrait(cell.portrait, cell.cx, cell.cy, 36)
    painter.shape(cell.side, cell.cx + 30, cell.cy + 30, 22, outline=ROOM_RAISED, outline_width=3)


def profile_title(name: str) -> str:
    """What a computer player is called in the window; its own name where it has no other."""
    return {"club": _("Club player")}.get(name, name)
