"""Who wonders and waits is told; who does not wait is left alone."""

from __future__ import annotations

import pygame
import pytest

from schmier_gui.engine.rules import Rules
from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.table.explain import places, point_words, trump_words
from schmier_gui.table.geometry import Geometry
from schmier_gui.table.seating import empty_table
from schmier_gui.table.tips import Tips
from tests.table import tables
from tests.table.test_table import FRAME, Window

WINDOWS = [(1024, 600), (1280, 800), (1920, 1080), (3840, 2160)]


@pytest.fixture
def window() -> Window:
    window = Window("schmier", "fast")
    window.until_asked()
    return window


def point(window: Window, spot: tuple[int, int]) -> None:
    window.table.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 0), buttons=(0, 0, 0)))


def test_a_tip_shows_when_the_pointer_has_rested(window: Window) -> None:
    point(window, (60, 60))
    window.frame(0.3)
    assert window.table.model.tip is None
    due = window.table.next_deadline()
    assert due is not None and due == pytest.approx(0.3, abs=0.05)
    assert window.frame(due + FRAME) != []
    assert window.table.model.tip is not None
    assert window.table.next_deadline() is None
    assert window.frame() == [], "and then nothing more is painted"


def test_the_wait_is_slept_through_in_one_go(window: Window) -> None:
    window.frame()
    point(window, (60, 60))
    window.frame(0.0)
    window.frame(window.table.next_deadline() or 0.0)
    assert window.table.model.tip is not None


def test_it_goes_when_the_pointer_does(window: Window) -> None:
    point(window, (60, 60))
    for _ in range(4):
        window.frame(0.25)
    assert window.table.model.tip is not None
    point(window, (640, 500))
    assert window.table.model.tip is None
    assert window.frame() != []


@pytest.mark.parametrize("happens", ["click", "key", "menu"])
def test_it_goes_when_something_is_done(window: Window, happens: str) -> None:
    point(window, (60, 60))
    for _ in range(4):
        window.frame(0.25)
    assert window.table.model.tip is not None
    if happens == "click":
        window.table.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(60, 60), button=1))
    elif happens == "key":
        window.key(pygame.K_RIGHT)
    else:
        window.key(pygame.K_ESCAPE)
    assert window.table.model.tip is None


def test_where_there_is_nothing_to_explain_nothing_is_due(window: Window) -> None:
    point(window, (640, 500))
    window.frame()
    assert window.table.next_deadline() is None


@pytest.mark.parametrize("text", [1.0, 1.75])
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("name", tables.ALL)
def test_every_tip_lies_in_the_window_and_its_words_on_it(name: str, size: tuple[int, int], text: float) -> None:
    model, viewport = tables.ALL[name](), Viewport(*size, text=text)
    geometry, fonts, tips = Geometry(viewport, model.rules.seats), Fonts(viewport), Tips(model)
    pygame.font.init()
    for box, words, _whole in places(model, geometry):
        tips.point((box.cx, box.cy), geometry)
        if not tips.tick(1.0, geometry, fonts):
            continue  # a smaller place lies on its middle
        tip = model.tip
        assert tip is not None and words
        assert tip.x >= 0 and tip.y >= 0 and tip.x + tip.width <= viewport.LW and tip.y + tip.height <= viewport.LH, words
        assert all(fonts.width(line, "S") <= tip.width for line in tip.lines)


@pytest.mark.parametrize("text", [1.0, 1.75])
def test_a_name_that_may_be_cut_is_told_whole(text: float) -> None:
    model = tables.auction()
    model.seats[2].name = "Wilhelmina Maria"
    geometry = Geometry(Viewport(1280, 800, text=text), model.rules.seats)
    plate = geometry.plate_box(geometry.position(2, model.person))
    assert [words for box, words, _whole in places(model, geometry) if box == plate] == ["Wilhelmina Maria"]


def test_R10_trumps_are_told_in_their_order() -> None:
    words = trump_words(Rules(), "H")
    assert "right bower (jack of hearts), left bower (jack of diamonds)" in words
    assert "bower" not in trump_words(Rules(game="smear"), "H")


@pytest.mark.parametrize(("rules", "point", "words"), [
    (Rules(), "low", "plays the 2 of spades"),
    (Rules(low="taker"), "low", "wins the trick with the 2 of spades"),
    (Rules(), "left", "wins the trick with the jack of clubs"),
    (Rules(game="smear"), "low", "plays the 7 of spades"),
    (Rules(game="smear"), "jack", "wins the trick with the jack of spades"),
    (Rules(game="smear", high_low="in_play"), "high", "plays the highest trump in play"),
    (Rules(), "game", "count most"),
])
def test_R50_R54_points_are_explained_by_the_rules_that_are_played(rules: Rules, point: str, words: str) -> None:
    model = empty_table(rules, ("You", "A", "B", "C", "D", "E")[: rules.seats], 0, (0,) * rules.sides)
    model.contract.trump = "S"
    assert words in point_words(model, point)  # type: ignore[arg-type]
