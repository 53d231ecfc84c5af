"""Every state of the practice screens at every size: nothing overlaps or is cut, keys alone are enough, nothing is painted at rest."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pygame
import pytest
from hands import Hands
from longer import speak, unreadable
from practices import STATES, open_state, rest
from test_contrast import Faint

from schmier_gui.gfx.buttons import Button
from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.writer import Writer
from schmier_gui.scenes import practice_screen
from schmier_gui.scenes.control_names import is_known
from schmier_gui.scenes.practice_picture import Picture

SIZES = [(800, 500), (1024, 600), (1024, 768), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160)]
NAMES = list(STATES)


@pytest.fixture(autouse=True)
def real_estimates() -> Any:
    """Give the real estimate back after each test."""
    kept = practice_screen.estimate
    yield
    practice_screen.estimate = kept


class Ink:
    """What is written, by the surface that it is written on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: dict[int, list[tuple[str, pygame.Rect]]] = {}
        self.cut: list[str] = []
        self.shortened: list[tuple[str, str]] = []
        write, fit = Writer.text, Fonts.fit

        def text(writer: Writer, words: str, x: float, y: float, size: Any = "M", colour: Any = (0, 0, 0), bold: bool = False,
                 align: str = "l", italic: bool = False, alpha: int = 255, track: float = 0) -> float:
            width = write(writer, words, x, y, size, colour, bold, align, italic, alpha, track)  # type: ignore[arg-type]
            left = x - width * {"l": 0.0, "c": 0.5, "r": 1.0}[align]
            high = writer.fonts.em(size) * 0.36
            if words:
                self.texts.setdefault(id(writer.surface), []).append((words, writer.viewport.rect(left, y - high, width, 2 * high)))
            return width

        def fitted(fonts: Fonts, words: str, size: Any, bold: bool, width: float) -> str:
            short = fit(fonts, words, size, bold, width)
            if short != words:
                self.cut.append(words)
                self.shortened.append((words, short))
            return short

        monkeypatch.setattr(Writer, "text", text)
        monkeypatch.setattr(Fonts, "fit", fitted)


def overlaps(boxes: list[tuple[str, pygame.Rect]]) -> list[tuple[str, str]]:
    return [(a, b) for (a, first), (b, second) in combinations(boxes, 2) if first.colliderect(second)]


def pictures(hands: Hands) -> list[Picture]:
    return [element for element in hands.context.manager.get_sprite_group().sprites() if isinstance(element, Picture)]


def check(hands: Hands, ink: Ink) -> None:
    """Nothing overlaps, leaves its box or lies outside."""
    scene = hands.top
    scene.rebuild()
    rest(hands)
    ink.cut.clear()
    ink.texts.clear()
    hands.stack.draw(hands.screen, full=True)
    shown, painted = list(scene.usable().items()), pictures(hands)
    on_page = ink.texts.get(id(hands.page), [])
    ink.texts.clear()
    for picture in painted:
        picture.repaint()
    assert [n for n, _box in shown if not is_known(n)] == []
    assert overlaps(shown) == []
    assert [n for n, box in shown if not scene.area().contains(box)] == []
    assert [(n, p.rect) for n, box in shown for p in painted if box.colliderect(p.rect)] == []
    for picture in painted:
        texts = ink.texts.get(id(picture.image), [])
        assert overlaps(texts) == []
        assert [text for text, box in texts if not picture.image.get_rect().contains(box)] == []
    texts = list({(words, tuple(box)): (words, box) for words, box in on_page}.values())
    assert overlaps(texts) == []
    assert [(words, n) for words, box in texts for n, other in shown if box.colliderect(other)] == []
    assert [(words, p.rect) for words, box in texts for p in painted if box.colliderect(p.rect)] == []
    assert [words for words, box in texts if not scene.area().contains(box)] == []


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_overlaps_and_nothing_is_cut(name: str, size: tuple[int, int], window: Callable[..., Hands],
                                             monkeypatch: pytest.MonkeyPatch) -> None:
    """In a window of the usual size also with large text, and that words stand out; in a small one also with longer words."""
    hands = window(*size)
    open_state(hands, name)
    ink = Ink(monkeypatch)
    check(hands, ink)
    assert ink.cut == []
    if size == (1280, 800):
        faint = Faint(monkeypatch)
        hands.top.repaint()
        hands.stack.draw(hands.screen, full=True)
        assert faint.found == {}
        hands.context.set_text_size(175)
        check(hands, ink)
        assert ink.cut == []
    if size == (1024, 600):
        speak(monkeypatch)
        check(hands, ink)
        assert unreadable(ink.shortened) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_button_is_reached_by_tab_and_pressed_by_enter(name: str, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    open_state(hands, name)
    pressed: list[str] = []
    elements = {id(hands.top.element(n)): n for n in hands.buttons()}
    monkeypatch.setattr(Button, "on_self_event", lambda self, event, data=None: pressed.append(elements[id(self)]))
    buttons = [n for n in hands.buttons() if type(hands.top.element(n)).__name__ != "CheckBox"]
    for control in buttons:
        hands.press(control)
    assert pressed == buttons


@pytest.mark.parametrize("name", NAMES)
def test_a_screen_that_rests_is_not_painted(name: str, hands: Hands) -> None:
    scene = open_state(hands, name)
    hands.look(5)
    assert hands.look(1) == []
    assert scene.next_deadline() is None


@pytest.mark.parametrize("name", NAMES)
def test_a_resized_screen_is_laid_out_anew(name: str, hands: Hands) -> None:
    open_state(hands, name)
    before = set(hands.controls())
    hands.screen = pygame.display.set_mode((1600, 900))
    hands.stack.resize(1600, 900, hands.now)
    hands.now += 0.2
    hands.look(2)
    rest(hands)
    assert set(hands.controls()) == before
