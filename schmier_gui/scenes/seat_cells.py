"""Where each seat stands on the new-game screen: a portrait in its side's colour, a name, and who plays there."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _
from typing import Any, NamedTuple

import pygame

from schmier_gui.engine.rules import Rules
from schmier_gui.gfx import raster
from schmier_gui.gfx.buttons import Button, Face
from schmier_gui.gfx.gui import Gui
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS, BRASS_LIGHT, HAIRLINE, IVORY, MUTED, ROOM_RAISED, SIDE, Colour, mix
from schmier_gui.gfx.widgets import Box
from schmier_gui.gfx.writer import Writer

_WIDTH, _HEIGHT = 248.0, 124.0
_GAP, _APART = 16.0, 12.0
_INNER = 6.0
_TEXT = 106.0


class Cell(NamedTuple):
    """One seat: its box, the middle of its portrait, and the box of the person's name."""

    seat: int
    side: int
    box: Box
    cx: float
    cy: float
    entry: Box


def cells(rules: Rules, x: float, y: float) -> list[Cell]:
    """Three sides: a row for each. Two sides of three: a column for each. Two sides of two: a row for each."""
    found = []
    for seat in range(rules.seats):
        side, place = rules.side(seat), seat // rules.sides
        row, column = (place, side) if rules.seats // rules.sides == 3 else (side, place)
        left, top = x + column * (_WIDTH + _GAP), y + row * (_HEIGHT + _APART)
        box = (left + _INNER, top + _INNER, _WIDTH - 2 * _INNER, _HEIGHT - 2 * _INNER)
        found.append(Cell(seat, side, box, left + 56, top + _HEIGHT / 2, (left + 104, top + _HEIGHT / 2 - 22, _WIDTH - 112, 44)))
    return found


def paint_sides(painter: Painter, rules: Rules, x: float, y: float) -> None:
    """A ground for each side."""
    columns = rules.seats // rules.sides == 3
    for side in range(rules.sides):
        if columns:
            painter.rect(x + side * (_WIDTH + _GAP), y, _WIDTH, 3 * _HEIGHT + 2 * _APART, 12, ROOM_RAISED)
        else:
            painter.rect(x, y + side * (_HEIGHT + _APART), 2 * _WIDTH + _GAP, _HEIGHT, 12, ROOM_RAISED)


def paint_face(painter: Writer, portrait: str, side: int, cx: float, cy: float, ground: Colour = ROOM_RAISED) -> None:
    """Portrait, ring and sign, which is set off from the ring by the colour of the ground."""
    painter.disc(cx, cy, 40, SIDE[side])
    painter.portrait(portrait, cx, cy, 36)
    painter.shape(side, cx + 30, cy + 30, 22, outline=ground, outline_width=3)


class Sitter(NamedTuple):
    """Who sits in a seat: the picture, the name, how well it plays, and its temper."""

    portrait: str
    name: str
    strength: str
    temper: str


class SeatButton(Button):
    """A computer player's seat: it says who sits there, and opens the panel where that is changed."""

    def __init__(self, gui: Gui, cell: Cell, sitter: Sitter, command: Callable[[], Any]) -> None:
        self.cell, self.sitter = cell, sitter
        super().__init__(gui, gui.viewport.rect(*cell.box), sitter.name, Face(), command=command)

    def paint(self, state: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a state."""
        surface = raster.blank(size)
        writer = Writer(surface, self.gui.viewport, self.gui.fonts, self.gui.sprites)
        pointed = state in ("hovered", "active")
        w, h = size[0] / self.gui.viewport.u, size[1] / self.gui.viewport.u
        writer.rect(0, 0, w, h, 10, mix(ROOM_RAISED, IVORY, 0.10 if state == "active" else 0.06 if pointed else 0.02))
        writer.frame(0, 0, w, h, 10, BRASS if pointed else HAIRLINE, 1.5)
        paint_face(writer, self.sitter.portrait, self.cell.side, 56 - _INNER, h / 2)
        self._write(writer, _TEXT - _INNER, w - _TEXT - 2)
        return surface

    def _write(self, writer: Writer, x: float, room: float) -> None:
        """Name, strength, and the temper on two lines at most; all in the middle of the height."""
        fonts, sitter = writer.fonts, self.sitter
        lines = fonts.wrap(sitter.temper, "S", room) if sitter.temper else []
        if len(lines) > 2:
            lines = [lines[0], fonts.fit(" ".join(lines[1:]), "S", False, room)]
        small = fonts.em("S") * 1.12
        y = _HEIGHT / 2 - _INNER - (len(lines) + 1) * small / 2
        writer.text(fonts.fit(sitter.name, "M", True, room), x, y - 2, "M", IVORY, True)
        writer.text(fonts.fit(sitter.strength, "S", False, room), x, y + small + 1, "S", BRASS_LIGHT)
        for place, line in enumerate(lines):
            writer.text(line, x, y + (place + 2) * small + 1, "S", MUTED)


def profile_title(name: str) -> str:
    """What a computer player is called in the window; its own name where it has no other."""
    return {
        "beginner": _("Beginner"),
        "casual": _("Casual"),
        "club": _("Club"),
        "expert": _("Expert"),
        "master": _("Master"),
    }.get(name, name)
