"""Every word on every screen stands out from the very pixels that it is written on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pygame
import pytest
from hands import Ground, Hands
from reviews import PARTS, open_review
from screens import screens

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Canvas
from schmier_gui.gfx.room import room_and_table
from schmier_gui.gfx.styles import STYLES
from schmier_gui.gfx.theme import CLOTHS, ROOM
from schmier_gui.gfx.writer import Writer
from schmier_gui.table.geometry import Geometry
from schmier_gui.table.renderer import pieces
from tests.gfx.test_theme import contrast
from tests.table import tables

LEAST = 4.5
DISABLED = {style.look("disabled").text for style in STYLES.values()}  # what can't be used may be faint


class Faint:
    """Words that do not stand out, with their contrast."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: dict[str, float] = {}
        self.seen = 0
        write = Writer.text

        def text(writer: Writer, words: str, x: float, y: float, size: Any = "M", colour: Any = (0, 0, 0), bold: bool = False,
                 align: Any = "l", italic: bool = False, alpha: int = 255, track: float = 0) -> float:
            if words.strip() and not track and tuple(colour) not in DISABLED:
                self._look(writer, words, x, y, size, colour, bold, align)
            return write(writer, words, x, y, size, colour, bold, align, italic, alpha, track)

        monkeypatch.setattr(Writer, "text", text)

    def _look(self, writer: Writer, words: str, x: float, y: float, size: Any, colour: Any, bold: bool, align: str) -> None:
        width, high = writer.fonts.width(words, size, bold), writer.fonts.em(size) * 0.36
        box = writer.viewport.rect(x - width * {"l": 0.0, "c": 0.5, "r": 1.0}[align], y - high, width, 2 * high)
        ground = ground_of(writer.surface, box)
        if ground is not None:
            self.seen += 1
            measured = contrast(colour[:3], ground)
            if measured < LEAST:
                self.found[words] = round(measured, 2)


def ground_of(surface: pygame.Surface, box: pygame.Rect) -> tuple[int, int, int] | None:
    """The commonest colour under a box; None outside the surface, or where nothing has been painted yet."""
    box = box.clip(surface.get_rect()).clip(surface.get_clip())
    points = [(x, y) for x in range(box.left, box.right, 3) for y in range(box.top, box.bottom, 3)]
    colours = Counter(tuple(surface.get_at(point)) for point in points)
    if not colours:
        return None
    r, g, b, alpha = colours.most_common(1)[0][0]
    return (r, g, b) if alpha > 250 else None


def test_faint_words_would_be_found(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    hands.screen.fill((20, 73, 59))
    faint = Faint(monkeypatch)
    painter = hands.context.painter(hands.screen)
    painter.text("clear", 100, 100, colour=(244, 236, 216))
    painter.text("faint", 100, 200, colour=(120, 150, 130))
    assert list(faint.found) == ["faint"]


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("name", tables.ALL)
def test_words_stand_out_at_the_table(name: str, cloth: str, window: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch) -> None:
    hands = window()
    context, model = hands.context, tables.ALL[name]()
    faint = Faint(monkeypatch)
    painter: Painter = context.painter(hands.screen)
    Canvas(room_and_table(context.viewport, cloth=cloth)).paint(painter, pieces(model, Geometry(context.viewport, model.rules.seats)))
    assert faint.seen > 10
    assert faint.found == {}


@pytest.mark.parametrize("part", PARTS)
def test_words_stand_out_in_a_review(part: str, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    faint = Faint(monkeypatch)
    open_review(hands, part)
    assert faint.seen > 10
    assert faint.found == {}


@pytest.mark.parametrize("name", sorted(screens()))
def test_words_stand_out_on_every_screen(name: str, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    hands.stack.push(Ground(hands.context, ROOM))
    faint = Faint(monkeypatch)
    hands.open(screens()[name](hands.context))
    hands.rest()
    assert faint.seen > 0
    assert faint.found == {}
