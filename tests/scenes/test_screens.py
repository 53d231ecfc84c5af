"""What holds for every screen at every size: nothing overlaps, nothing is cut, keys alone are enough."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pygame
import pytest
from hands import LONG, Ground, Hands
from screens import screens

from schmier_gui.gfx.buttons import Button, CheckBox
from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.writer import Writer
from schmier_gui.scenes.control_names import is_known
from schmier_gui.scenes.deal_score import EndOfDeal
from schmier_gui.scenes.form import FormScene
from schmier_gui.scenes.menu import MenuScene
from schmier_gui.scenes.scroll import ScrollView

SIZES = [(1024, 600), (1280, 800), (3840, 2160), (1280, 800, 175)]
NAMES = sorted(screens())
WITH_PEOPLE = [name for name in NAMES if name.startswith(("score", "last score", "log of", "tricks", "history", "game over"))]


class Ink:
    """The texts written on the window itself, or on the page that it shows a part of, and those that had to be cut."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.written: list[tuple[pygame.Surface, str, pygame.Rect]] = []
        self.cut: list[str] = []

    @property
    def texts(self) -> list[tuple[str, pygame.Rect]]:
        page = self.hands.page
        seen = dict.fromkeys((text, tuple(box)) for surface, text, box in self.written if surface is page)  # the foot is painted by itself
        return [(text, pygame.Rect(box)) for text, box in seen]


@pytest.fixture
def ink(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Hands], Ink]]:
    """Writes down what is written."""
    seen: list[Ink] = []
    write, fit = Writer.text, Fonts.fit

    def text(self: Writer, text: str, x: float, y: float, size: Any = "M", colour: Any = (0, 0, 0), bold: bool = False,
             align: str = "l", italic: bool = False, alpha: int = 255, track: float = 0) -> float:
        width = write(self, text, x, y, size, colour, bold, align, italic, alpha, track)  # type: ignore[arg-type]
        for ink in seen:
            if text and not track:
                left = x - width * {"l": 0.0, "c": 0.5, "r": 1.0}[align]
                high = self.fonts.em(size) * 0.36
                ink.written.append((self.surface, text, self.viewport.rect(left, y - high, width, 2 * high)))
        return width

    def fitted(self: Fonts, text: str, size: Any, bold: bool, width: float) -> str:
        short = fit(self, text, size, bold, width)
        for ink in seen:
            if short != text:
                ink.cut.append(text)
        return short

    monkeypatch.setattr(Writer, "text", text)
    monkeypatch.setattr(Fonts, "fit", fitted)

    def watch(hands: Hands) -> Ink:
        seen.append(Ink(hands))
        return seen[-1]

    yield watch


def show(hands: Hands, name: str, people: tuple[str, ...] | None = None) -> FormScene:
    hands.stack.push(Ground(hands.context))
    scene: FormScene = hands.open(screens(people)[name](hands.context))
    return scene


def overlaps(boxes: list[tuple[str, pygame.Rect]]) -> list[tuple[str, str]]:
    return [(a, b) for (a, first), (b, second) in combinations(boxes, 2) if first.colliderect(second)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_overlaps_and_nothing_is_cut(name: str, size: tuple[int, ...], window: Any, ink: Any) -> None:
    hands = window(*size)
    seen = ink(hands)
    scene = show(hands, name)
    controls = scene.usable()
    assert controls
    assert overlaps(list(controls.items())) == []
    assert [n for n, box in controls.items() if not scene.area().contains(box)] == []
    assert [n for n in controls if not is_known(n)] == []
    assert seen.cut == []
    sprites = hands.context.manager.get_sprite_group().sprites()
    elements = [*controls.items(), *(("view", e.rect) for e in sprites if isinstance(e, ScrollView))]
    assert overlaps(seen.texts) == []
    assert [(t, n) for t, box in seen.texts for n, other in elements if box.colliderect(other)] == []
    assert [t for t, box in seen.texts if not scene.area().contains(box)] == []


def parts_in_sight(hands: Hands) -> set[str]:
    """Every control of which something is seen at one of the places to which the page can be scrolled by its key."""
    seen = set(hands.controls())
    for _ in range(20):
        hands.key(pygame.K_PAGEDOWN)
        seen |= set(hands.controls())
    return seen


@pytest.mark.parametrize("name", ["settings", "new game", "score", "menu", "statistics", "house rules, points", "a seat", "past games"])
def test_everything_on_a_page_comes_into_sight_by_scrolling(name: str, window: Any) -> None:
    hands = window(1024, 600, 175)
    scene = show(hands, name)
    assert parts_in_sight(hands) >= set(scene.usable())
    assert all(scene.shown_at().contains(box) for box in hands.controls().values())


@pytest.mark.parametrize("name", WITH_PEOPLE)
@pytest.mark.parametrize("text", [100, 175])
def test_long_names_overlap_nothing(name: str, text: int, window: Any, ink: Any) -> None:
    hands = window(1024, 600, text)
    seen = ink(hands)
    scene = show(hands, name, LONG)
    assert overlaps(seen.texts) == []
    assert [t for t, box in seen.texts if not scene.area().contains(box)] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_button_is_reached_by_tab_and_pressed_by_enter(name: str, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    show(hands, name)
    pressed: list[str] = []
    elements = {id(hands.top.element(n)): n for n in hands.buttons()}
    for kind in (Button, CheckBox):
        monkeypatch.setattr(kind, "on_self_event", lambda self, event, data=None: pressed.append(elements[id(self)]))
    for control in hands.buttons():
        hands.press(control)
    assert pressed == hands.buttons()


@pytest.mark.parametrize("name", NAMES)
def test_enter_alone_presses_what_the_screen_proposes(name: str, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = show(hands, name)
    pressed: list[Any] = []
    monkeypatch.setattr(Button, "on_self_event", lambda self, event, data=None: pressed.append(self))
    hands.key(pygame.K_RETURN)
    assert pressed[-1] is scene.element(scene.start() or "")


@pytest.mark.parametrize("name", [n for n in NAMES if not n.startswith(("title", "game over"))])
def test_escape_goes_back(name: str, hands: Hands) -> None:
    scene = show(hands, name)
    hands.key(pygame.K_ESCAPE)
    assert hands.top is not scene
    assert isinstance(hands.top, MenuScene if isinstance(scene, EndOfDeal) else Ground)


@pytest.mark.parametrize("name", NAMES)
def test_a_screen_that_rests_is_not_painted(name: str, hands: Hands) -> None:
    scene = show(hands, name)
    hands.rest()
    assert hands.look(1) == []
    assert scene.next_deadline() is None


@pytest.mark.parametrize("name", NAMES)
def test_a_resized_screen_is_laid_out_anew(name: str, hands: Hands) -> None:
    show(hands, name)
    before = set(hands.controls())
    hands.screen = pygame.display.set_mode((1600, 900))
    hands.stack.resize(1600, 900, hands.now)
    assert hands.look(1) == [hands.screen.get_rect()], "the old picture is stretched meanwhile"
    assert hands.controls() == {}
    hands.now += 0.2
    assert hands.look(1) == [hands.screen.get_rect()]
    assert set(hands.controls()) == before
    assert hands.context.viewport.width == 1600
