"""Larger text: the setting, and pages that have become higher than their window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pygame
import pytest
from hands import Ground, Hands
from practices import open_state, use

from schmier_gui.gfx.theme import IVORY
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.scenes import practice_screen
from schmier_gui.scenes.form import FormScene
from schmier_gui.scenes.new_game import NewGameScene
from schmier_gui.scenes.past_games import PastGamesScene
from schmier_gui.scenes.settings_scene import SettingsScene
from schmier_gui.scenes.table_scene import TableScene
from schmier_gui.store.settings import Settings, decode_settings, load_settings


@pytest.fixture
def large(window: Callable[..., Hands]) -> Hands:
    """A window with text as large as it gets, with the settings open."""
    hands = window(1280, 800, 175)
    hands.open(Ground(hands.context))
    hands.open(SettingsScene(hands.context))
    return hands


def wheel(hands: Hands, notches: int) -> None:
    hands.send(pygame.MOUSEMOTION, pos=(640, 300), rel=(0, 0), buttons=(0, 0, 0))
    hands.send(pygame.MOUSEWHEEL, x=0, y=notches)
    hands.look(2)


def height_of(hands: Hands, control: str) -> int:
    return int(hands.top.usable()[control].h)


def test_settings_of_an_older_program_have_text_of_the_usual_size() -> None:
    assert decode_settings(b'{"version": 1}').text_size == 100


@pytest.mark.parametrize("size", [99, 176, 130.5])
def test_other_sizes_are_refused(size: float) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode_settings(msgspec.json.encode({"version": 1, "text_size": size}))


def test_a_size_is_taken_on_at_once_and_kept(hands: Hands) -> None:
    hands.open(SettingsScene(hands.context))
    before = height_of(hands, "cloth-blue")
    hands.click("text-size-150")
    assert height_of(hands, "cloth-blue") == pytest.approx(1.5 * before, abs=2)
    assert load_settings(hands.context.data_dir)[0].text_size == 150
    hands.click("text-size-100")
    assert height_of(hands, "cloth-blue") == before


def test_a_size_is_chosen_by_keys_alone_and_the_focus_stays(hands: Hands) -> None:
    hands.open(SettingsScene(hands.context))
    hands.press("text-size-115")
    hands.press("text-size-175")
    assert hands.context.settings.text_size == 175
    assert hands.context.focus.visible
    assert hands.context.focus.current is hands.top.element("text-size-175")
    assert hands.screen.get_rect().contains(hands.controls()["text-size-175"])


def test_what_lies_below_the_settings_has_larger_text_too(hands: Hands) -> None:
    hands.open(Ground(hands.context))
    hands.open(SettingsScene(hands.context))
    hands.click("text-size-175")
    hands.click("back")
    assert hands.context.fonts.pixels("M") == 35
    assert hands.context.viewport.LW == 1280


def test_reset_brings_the_usual_size_back(hands: Hands) -> None:
    hands.open(SettingsScene(hands.context))
    before = height_of(hands, "back")
    hands.click("text-size-175")
    hands.click("settings-reset")
    hands.click("confirm")
    assert hands.context.settings.text_size == Settings().text_size
    assert height_of(hands, "back") == before


def test_the_wheel_scrolls_and_the_buttons_at_the_foot_stay(large: Hands) -> None:
    at_first = large.controls()
    assert "fullscreen" not in at_first
    wheel(large, -100)
    assert "fullscreen" in large.controls()
    assert large.controls()["back"] == at_first["back"]
    wheel(large, 100)
    assert large.controls() == at_first


def test_a_click_meets_what_is_seen_there(large: Hands) -> None:
    wheel(large, -4)
    for name, box in large.controls().items():
        if name.startswith("cloth-") and box.h > 40:
            large.click(name)
            assert large.context.settings.cloth == name.removeprefix("cloth-")


def test_what_lies_under_the_foot_can_not_be_clicked(large: Hands) -> None:
    foot = large.controls()["settings-reset"]
    wheel(large, -2)
    assert [name for name, box in large.controls().items() if box.colliderect(foot)] == ["settings-reset"]


def test_the_page_follows_the_focus(large: Hands) -> None:
    seen = set()
    for _ in range(len(large.top.usable()) + 1):
        large.key(pygame.K_TAB)
        current = large.focused()
        seen.add(current)
        assert current in large.controls()
        assert large.controls()[current].h == height_of(large, current), "all of it is in sight"
    assert seen == set(large.top.usable())


def test_the_bar_can_be_dragged(large: Hands) -> None:
    view = large.top.shown_at()
    bar = (view.right - round(24 * large.context.viewport.u), view.top + 40)
    large.send(pygame.MOUSEBUTTONDOWN, pos=bar, button=1)
    large.send(pygame.MOUSEMOTION, pos=(bar[0], 790), rel=(0, 700), buttons=(1, 0, 0))
    large.look(2)
    assert "settings-people" in large.controls()
    large.send(pygame.MOUSEBUTTONUP, pos=(bar[0], 790), button=1)
    large.send(pygame.MOUSEMOTION, pos=(bar[0], 300), rel=(0, -400), buttons=(0, 0, 0))
    large.look(2)
    assert "settings-people" in large.controls(), "it has been let go"


def test_a_page_that_rests_is_not_painted(large: Hands) -> None:
    wheel(large, -1)
    large.rest()
    assert large.look(1) == []
    assert large.stack.next_deadline() is None


def test_only_what_changes_is_painted(large: Hands) -> None:
    large.rest()
    box = large.controls()["back"]
    large.send(pygame.MOUSEMOTION, pos=box.center, rel=(0, 0), buttons=(0, 0, 0))
    dirty = [rect for _ in range(3) for rect in large.look(1)]
    assert dirty
    assert all(box.inflate(8, 8).contains(rect) for rect in dirty)


def test_edges_are_blended_once_where_two_things_change_at_the_same_place(large: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    large.rest()
    whole = pygame.image.tobytes(large.screen, "RGB")
    boxes = [pygame.Rect(0, 0, 900, 4000), pygame.Rect(300, 100, 980, 4000), pygame.Rect(0, 0, 1280, 600)]
    monkeypatch.setattr(large.top, "_changes", lambda area: boxes)
    assert large.look(1)
    assert pygame.image.tobytes(large.screen, "RGB") == whole


def test_a_scrolled_page_looks_like_one_painted_anew(large: Hands) -> None:
    wheel(large, -3)
    scrolled = large.screen.copy()
    large.stack.redraw()
    large.look(1)
    assert pygame.image.tobytes(scrolled, "RGB") == pygame.image.tobytes(large.screen, "RGB")


@pytest.mark.parametrize("size", [(800, 500), (1024, 768), (2560, 1080), (3840, 2160)])
def test_pages_are_as_wide_as_their_window(size: tuple[int, int], window: Callable[..., Hands]) -> None:
    hands = window(*size, 175)
    scene: Any = hands.open(NewGameScene(hands.context))
    assert isinstance(scene, FormScene)
    assert hands.context.viewport.width == size[0]
    assert scene.area().contains(scene.usable()["start"])
    hands.click("game-smear")
    assert scene.setup.rules.game == "smear"


def test_a_table_opened_from_a_page_lies_on_the_window(window: Callable[..., Hands]) -> None:
    hands = window(1024, 600, 175)
    hands.context.open_table = lambda session: hands.stack.clear(TableScene(hands.context, session))
    hands.context.settings.speed = "instant"
    hands.open(NewGameScene(hands.context))
    hands.click("start")
    hands.look(40)
    hand = [box for name, box in hands.controls().items() if name.startswith(("card-", "dim-", "menu", "log"))]
    assert hand
    assert all(hands.screen.get_rect().contains(box) for box in hand)
    assert hands.controls()["menu"].bottom > 0.9 * 600


def test_a_verdict_is_read_where_it_begins_and_the_next_hand_from_the_top(
    window: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice_screen, "estimate", practice_screen.estimate)  # which a quicker one stands in for until the end
    hands = window(1024, 600, 175)
    scene = open_state(hands, "your call")
    use(hands, "pass")
    assert hands.controls().keys() & {"page-why", "page-what-if"}
    left, top, _w, _h = scene.layout.panel
    assert scene.shown_at().collidepoint(hands.context.viewport.px(left), hands.context.viewport.px(top) - scene._sheet.offset)
    use(hands, "next")
    assert scene._sheet.offset == 0


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the coach back for whom a quicker one stands in."""
    monkeypatch.setattr(practice_screen, "estimate", practice_screen.estimate)


def wholly_in_sight(hands: Hands) -> set[str]:
    """The controls of which all is in the window."""
    whole = hands.top.usable()
    return {name for name, box in hands.controls().items() if box.size == whole[name].size}


def hand_in_sight(hands: Hands) -> bool:
    """Is every card of the practice hand in the window from edge to edge?"""
    scene, page = hands.top, hands.context.viewport
    hand = scene.question.hand
    boxes = [page.rect(*scene.layout.strip(len(hand), place)) for place in range(len(hand))]
    return all(scene._sheet.to_window(box) == [box.move(0, -scene._sheet.offset)] for box in boxes)


def verdict_in_sight(hands: Hands) -> bool:
    head = hands.top._part._verdict.rect
    return bool(hands.top._sheet.to_window(head) == [head.move(0, -hands.top._sheet.offset)])


WINDOWS = [(1024, 600), (1280, 800), (2560, 1080), (3840, 2160)]


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_a_practice_hand_and_its_calls_are_seen_together_and_then_the_verdict(size: tuple[int, int], window: Callable[..., Hands]) -> None:
    hands = window(*size, 175)
    scene = open_state(hands, "your call")
    calls = {name for name in scene.usable() if name == "pass" or name.startswith("bid-")}
    assert {"pass", "bid-4", "bid-5", "bid-6"} == calls <= wholly_in_sight(hands)
    assert hand_in_sight(hands)
    hands.key(pygame.K_5)
    assert {f"trump-{suit}" for suit in "SHDC"} <= wholly_in_sight(hands)
    assert hand_in_sight(hands)
    hands.key(pygame.K_s)
    assert scene.question.phase == "verdict"
    assert verdict_in_sight(hands)
    hands.key(pygame.K_n)
    assert scene.question.phase == "call"
    assert "pass" in wholly_in_sight(hands) or any(name.startswith("bid-") for name in wholly_in_sight(hands))
    assert hand_in_sight(hands)


@pytest.mark.usefixtures("patient")
def test_a_click_brings_suits_and_verdict_into_sight_like_a_key(window: Callable[..., Hands]) -> None:
    hands = window(1280, 800, 175)
    open_state(hands, "your call")
    use(hands, "bid-5")
    assert {f"trump-{suit}" for suit in "SHDC"} <= wholly_in_sight(hands)
    assert hand_in_sight(hands)
    use(hands, "trump-S")
    assert verdict_in_sight(hands)
    use(hands, "again")
    assert "pass" in wholly_in_sight(hands)
    assert hand_in_sight(hands)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("state", ["naming", "burying"])
def test_the_kitty_is_seen_with_what_is_asked(state: str, window: Callable[..., Hands]) -> None:
    hands = window(1024, 600, 175)
    scene = open_state(hands, state)
    assert hand_in_sight(hands)
    asked = {name for name in scene.usable() if name.startswith("trump-") or name == "confirm"}
    assert asked <= wholly_in_sight(hands)


@pytest.mark.usefixtures("patient")
def test_nothing_lies_under_the_bar_of_a_practice_page(window: Callable[..., Hands]) -> None:
    hands = window(1280, 800, 175)
    scene = open_state(hands, "why")
    x, _y, w, _h = scene.layout.panel
    assert hands.context.viewport.px(x + w) <= scene._sheet._bar_line.left


@pytest.mark.usefixtures("patient")
def test_a_verdict_stays_in_sight_when_the_window_changes(window: Callable[..., Hands]) -> None:
    hands = window(1280, 800, 175)
    open_state(hands, "a pass")
    hands.screen = pygame.display.set_mode((1024, 600))
    hands.stack.resize(1024, 600, hands.now)
    hands.now += 0.2
    hands.look(2)
    assert verdict_in_sight(hands)


def test_an_empty_list_of_past_games_needs_no_bar(window: Callable[..., Hands]) -> None:
    hands = window(1280, 800, 175)
    scene = hands.open(PastGamesScene(hands.context))
    assert scene._sheet is None
    assert hands.controls()["back"] == scene.usable()["back"]


def test_the_line_over_the_foot_of_a_panel_ends_inside_its_frame(large: Hands) -> None:
    scene, page = large.top, large.context.viewport
    frame = page.rect(scene.x + 10, scene.y, scene.width - 20, scene.high)
    y = scene._sheet.foot.y - 1
    outside = (scene.shown_at().left + 2, frame.left + 6, frame.right - 7, scene.shown_at().right - 3)
    assert [large.screen.get_at((x, y))[:3] for x in outside] == [IVORY] * 4
    assert large.screen.get_at((large.screen.get_width() // 2, y))[:3] != IVORY


def test_the_foot_of_a_new_game_leaves_room_over_its_buttons(window: Callable[..., Hands]) -> None:
    hands = window(1024, 600, 175)
    scene = hands.open(NewGameScene(hands.context))
    for name in ("back", "start"):
        assert hands.controls()[name].top - scene._sheet.foot.top >= hands.context.viewport.px(12)
    assert [name for name, box in hands.controls().items() if box.h < hands.context.viewport.px(8)] == []


def test_where_a_page_fits_its_window_nothing_is_different() -> None:
    window = Viewport(1280, 800)
    assert window.with_text(1.0).like(window)
    assert not window.with_text(1.5).like(window)
