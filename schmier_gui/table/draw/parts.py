"""What several parts of the table draw alike."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import pygame

from schmier_gui.engine.cards import Suit
from schmier_gui.gfx.fonts import SMALLER
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.rich import Gap, Icon, Part, Text
from schmier_gui.gfx.theme import BRASS, BRASS_LIGHT, INK, IVORY, MUTED, Colour, Size
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.table.geometry import Box

Look = TypeVar("Look", bound=tuple[object, ...])
CHIP = 14
NAME_SHARE = 1.2  # of its usual size: so large a name stays where text is to be larger, for its tip says it whole
LINE = 1.3  # em from line to line of small text


def around(viewport: Viewport, box: Box, spread: float) -> pygame.Rect:
    """The window pixels of a box and `spread` logical units on every side of it."""
    u = viewport.u
    left, top = int((box.x - spread) * u) - 2, int((box.y - spread) * u) - 2
    return pygame.Rect(left, top, int((box.x + box.w + spread) * u) + 3 - left, int((box.y + box.h + spread) * u) + 3 - top)


def piece(
    viewport: Viewport, name: str, box: Box, spread: float, look: Look, paint: Callable[[Look, Box, Painter], None], control: str = ""
) -> Piece:
    """A piece that `paint` draws from its look and box; shadow and glow reach `spread` beyond the box, a click does not."""
    target = viewport.rect(*box) if control else None
    return Piece(name, around(viewport, box, spread), look, partial(paint, look, box), control, target)


def number(value: int) -> str:
    """A score with an en dash for minus."""
    return f"–{-value}" if value < 0 else str(value)


def call_parts(
    call: str, drew: int | None, plain: Colour, loud: Colour | None, size: Size | float = "S", icon: float = 16
) -> list[Part]:
    """Second line of a plate: its call, bold in `loud` where it counts most, and how many cards it exchanged."""
    parts: list[Part] = [Text(call, size, loud or plain, loud is not None)] if call else []
    if drew is not None:
        parts += [Gap(12)] if parts else []
        parts += [Icon("swap", icon, plain), Gap(4), Text(str(drew), size, plain, True)]
    return parts


def dealer_chip(painter: Painter, cx: float, cy: float) -> None:
    """The dealer's ivory chip."""
    painter.soft_disc(cx, cy + 2, CHIP, blur=4)
    painter.disc(cx, cy, CHIP, IVORY)
    painter.ring(cx, cy, CHIP, INK, 1.5)
    painter.text("D", cx, cy, 16, INK, True, "c")


def declarer_chip(painter: Painter, cx: float, cy: float, trump: Suit) -> None:
    """The declarer's chip with the trump suit, or a crown while trump is not known."""
    painter.soft_disc(cx, cy + 2, CHIP, blur=4)
    painter.disc(cx, cy, CHIP, BRASS)
    painter.disc(cx, cy, CHIP - 2.5, IVORY)
    if trump:
        painter.suit(trump, cx, cy + 0.5, CHIP * 1.16)
    else:
        painter.icon("crown", cx, cy, CHIP * 1.2, INK)


def tag(painter: Painter, cx: float, cy: float, parts: list[Part], edge: Colour, height: float = 26) -> None:
    """A small round label over the edge of a card."""
    w, h = painter.rich_width(parts) + 20, height
    x, y, r = cx - w / 2, cy - h / 2, h / 2
    painter.shadow(x, y, w, h, r, 4, 2, 120)
    painter.rect(x, y, w, h, r, IVORY)
    painter.frame(x, y, w, h, r, edge, 1.5)
    painter.rich(parts, cx, cy, "c")


def hint_badge(painter: Painter, cx: float, cy: float, r: float) -> None:
    """The mark of what a hint means."""
    painter.soft_disc(cx, cy + 1, r + 1, blur=3)
    painter.disc(cx, cy, r + 1, IVORY)
    painter.disc(cx, cy, r - 0.5, BRASS)
    painter.icon("hint", cx, cy, r * 1.4, INK)


def two_lines(painter: Painter, lines: list[tuple[str, bool]], box: Box, colour: Colour) -> None:
    """Up to two centred lines of small text, each (words, bold) cut to fit the box."""
    fonts = painter.fonts
    size = fonts.up_to("S", box.h / (LINE * len(lines)))
    if painter.viewport.text > 1:
        size = min((fonts.snug(words, size, bold, box.w) for words, bold in lines), key=fonts.em)
    height = fonts.em(size) * LINE
    y = box.cy - height * (len(lines) - 1) / 2
    for words, bold in lines:
        painter.text(fonts.fit(words, size, bold, box.w), box.cx, y, size, colour, bold, "c")
        y += height


def as_large(painter: Painter, words: str, width: float, height: float) -> tuple[Size | float, list[str]]:
    """Small text in lines: as large as it is to be, or as the box allows where that is less, but never smaller than usual."""
    fonts = painter.fonts
    size: Size | float = "S"
    lines = fonts.wrap(words, size, width)
    for pixels in range(fonts.pixels("S") - 1, fonts.plain_pixels("S") - 1, -1):
        if len(lines) * fonts.em(size) * LINE <= height and all(fonts.width(line, size) <= width for line in lines):
            break
        size = pixels / painter.viewport.u
        lines = fonts.wrap(words, size, width)
    return size, lines


def small_lines(painter: Painter, words: str, box: Box, colour: Colour) -> None:
    """Small text from the box's left edge, wrapped and centred on its height."""
    size, lines = as_large(painter, words, box.w, box.h)
    height = painter.fonts.em(size) * LINE
    y = box.cy - height * (len(lines) - 1) / 2
    for line in lines:
        painter.text(line, box.x, y, size, colour)
        y += height


def focus_ring(painter: Painter, box: Box, radius: float, colour: Colour = BRASS_LIGHT, width: float = 3) -> None:
    """The keyboard is on this box."""
    painter.frame(box.x - 5, box.y - 5, box.w + 10, box.h + 10, radius + 4, colour, width)


def fitted(
    painter: Painter, words: str, x: float, y: float, width: float, size: Size = "S", colour: Colour = MUTED, bold: bool = False,
    name: bool = False,
) -> None:
    """Words from the left, a little smaller or cut to fit `width`; a `name` is rather cut than small where text is to be large."""
    least = NAME_SHARE if name and painter.viewport.text > 1 else SMALLER
    snug = painter.fonts.snug(words, size, bold, width, least)
    painter.text(painter.fonts.fit(words, snug, bold, width), x, y, snug, colour, bold)


def with_name(painter: Painter, sentence: str, name: str, width: float, size: Size | float, bold: bool = False) -> str:
    """A sentence with the placeholder {name}: where it is wider than `width` the name is cut, the rest stays."""
    room = width - painter.fonts.width(sentence.format(name=""), size, bold)
    return sentence.format(name=painter.fonts.fit(name, size, bold, room))
