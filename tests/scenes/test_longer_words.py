"""Room for other languages: with every sentence two fifths longer nothing overlaps or leaves its screen, and what is cut can be read."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pygame
import pytest
from hands import Ground, Hands
from longer import longer, speak, unreadable
from reviews import PARTS, open_review
from screens import screens

from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.pieces import Canvas
from schmier_gui.gfx.room import room_and_table
from schmier_gui.gfx.writer import Writer
from schmier_gui.table.geometry import Geometry
from schmier_gui.table.renderer import pieces
from tests.table import tables


class Ink:
    """What is written on the window, and what had to be cut."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, screen: pygame.Surface) -> None:
        self.texts: list[tuple[str, pygame.Rect]] = []
        self.cut: list[tuple[str, str]] = []
        write, fit = Writer.text, Fonts.fit

        def text(writer: Writer, words: str, x: float, y: float, size: Any = "M", colour: Any = (0, 0, 0), bold: bool = False,
                 align: Any = "l", italic: bool = False, alpha: int = 255, track: float = 0) -> float:
            width = write(writer, words, x, y, size, colour, bold, align, italic, alpha, track)
            if writer.surface is screen and words.strip() and not track:
                left = x - width * {"l": 0.0, "c": 0.5, "r": 1.0}[align]
                high = writer.fonts.em(size) * 0.36
                self.texts.append((words, writer.viewport.rect(left, y - high, width, 2 * high)))
            return width

        def fitted(fonts: Fonts, words: str, size: Any, bold: bool, width: float) -> str:
            short = fit(fonts, words, size, bold, width)
            if short != words:
                self.cut.append((words, short))
            return short

        monkeypatch.setattr(Writer, "text", text)
        monkeypatch.setattr(Fonts, "fit", fitted)

    def overlaps(self) -> list[tuple[str, str]]:
        once = {(words, tuple(box)): box for words, box in self.texts}.items()  # what is painted anew is written twice
        return [(a, b) for ((a, _), first), ((b, _), second) in combinations(once, 2) if first.colliderect(second)]

    def unreadable(self) -> list[tuple[str, str]]:
        return unreadable(self.cut)

    def outside(self, area: pygame.Rect) -> list[str]:
        return [words for words, box in self.texts if not area.contains(box)]


@pytest.fixture(autouse=True)
def other_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message in a language of long words."""
    speak(monkeypatch)


def test_messages_are_two_fifths_longer_and_keep_their_placeholders() -> None:
    assert len(longer("Undo")) == 6
    assert longer("{name} bid {amount}").startswith("{name} bid {amount} ")
    sentence = "Two sides of three: every other seat plays together."
    assert 1.3 * len(sentence) < len(longer(sentence)) < 1.5 * len(sentence)
    assert longer(sentence).endswith(".")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)], ids=str)
@pytest.mark.parametrize("name", tables.ALL)
def test_longer_words_at_the_table(name: str, size: tuple[int, int], window: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch) -> None:
    hands = window(*size)
    ink = Ink(monkeypatch, hands.screen)
    context, model = hands.context, tables.ALL[name]()
    painter = context.painter(hands.screen)
    Canvas(room_and_table(context.viewport)).paint(painter, pieces(model, Geometry(context.viewport, model.rules.seats)))
    assert ink.overlaps() == []
    assert ink.outside(hands.screen.get_rect()) == []
    assert ink.unreadable() == []


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)], ids=str)
@pytest.mark.parametrize("name", sorted(screens()))
def test_longer_words_on_every_screen(name: str, size: tuple[int, int], window: Callable[..., Hands],
                                      monkeypatch: pytest.MonkeyPatch) -> None:
    hands = window(*size)
    hands.stack.push(Ground(hands.context))
    ink = Ink(monkeypatch, hands.screen)
    scene = hands.open(screens()[name](hands.context))
    hands.rest()
    ink.texts.clear()
    hands.stack.draw(hands.screen, full=True)
    assert ink.overlaps() == []
    assert ink.outside(scene.area()) == []
    assert ink.unreadable() == []


@pytest.mark.parametrize("part", PARTS)
def test_longer_words_in_a_review(part: str, window: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch) -> None:
    hands = window(1024, 600)
    open_review(hands, part)
    ink = Ink(monkeypatch, hands.screen)
    hands.stack.draw(hands.screen, full=True)
    assert ink.overlaps() == []
    assert ink.outside(hands.screen.get_rect()) == []
    assert ink.unreadable() == []
