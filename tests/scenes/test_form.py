"""Screens of elements repaint what changed and nothing else."""

import pygame
from hands import Ground, Hands

from schmier_gui.engine import SCHMIER
from schmier_gui.scenes.house_rules import HouseRulesScene
from schmier_gui.scenes.new_game import NewGameScene
from schmier_gui.scenes.rules_scene import RulesScene
from schmier_gui.scenes.settings_scene import SettingsScene
from schmier_gui.scenes.title import TitleScene


def point_at(hands: Hands, name: str) -> list[pygame.Rect]:
    hands.send(pygame.MOUSEMOTION, pos=hands.controls()[name].center, rel=(1, 1), buttons=(0, 0, 0))
    hands.now += 0.02
    hands.stack.update(hands.now)
    return hands.stack.draw(hands.screen)


def test_pointing_at_a_button_repaints_that_button(hands: Hands) -> None:
    hands.open(TitleScene(hands.context))
    button = hands.controls()["title-rules"]
    before = hands.screen.get_at(button.center)
    dirty = point_at(hands, "title-rules")
    assert dirty == [button]
    corner = (button.x + 3, button.centery)
    assert hands.screen.get_at(corner) != before or hands.screen.get_at(button.center) != before


def test_moving_on_repaints_both_buttons(hands: Hands) -> None:
    hands.open(TitleScene(hands.context))
    point_at(hands, "title-rules")
    dirty = point_at(hands, "title-settings")
    rules, settings = hands.controls()["title-rules"], hands.controls()["title-settings"]
    assert sorted(map(tuple, dirty)) == sorted([tuple(rules), tuple(settings)])


def test_the_picture_is_the_same_repainted_in_parts_or_whole(hands: Hands) -> None:
    hands.open(TitleScene(hands.context))
    point_at(hands, "title-rules")
    point_at(hands, "title-settings")
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_TAB)
    parts = pygame.image.tobytes(hands.screen, "RGB")
    hands.stack.redraw()
    hands.look(1)
    assert pygame.image.tobytes(hands.screen, "RGB") == parts


def test_the_focus_ring_leaves_nothing_behind(hands: Hands) -> None:
    hands.open(TitleScene(hands.context))
    clean = pygame.image.tobytes(hands.screen, "RGB")
    hands.key(pygame.K_TAB)
    assert pygame.image.tobytes(hands.screen, "RGB") != clean
    hands.send(pygame.MOUSEBUTTONDOWN, pos=(1000, 40), button=1)
    hands.send(pygame.MOUSEBUTTONUP, pos=(1000, 40), button=1)
    hands.look()
    assert pygame.image.tobytes(hands.screen, "RGB") == clean


def test_a_text_cursor_keeps_the_screen_awake(hands: Hands) -> None:
    scene = hands.open(NewGameScene(hands.context))
    hands.look(5)
    assert scene.next_deadline() is None
    hands.click("name-0")
    hands.look(5)
    deadline = scene.next_deadline()
    assert deadline is not None and deadline <= 0.1


def test_keys_repeat_only_where_there_is_something_to_type(hands: Hands) -> None:
    hands.open(TitleScene(hands.context))
    assert pygame.key.get_repeat() == (0, 0)
    hands.open(NewGameScene(hands.context))
    assert pygame.key.get_repeat() != (0, 0)
    hands.stack.pop()
    assert pygame.key.get_repeat() == (0, 0)


def test_leaving_drops_every_element(hands: Hands) -> None:
    hands.open(Ground(hands.context))
    empty = len(hands.context.manager.get_sprite_group().sprites())
    hands.open(SettingsScene(hands.context))
    assert len(hands.context.manager.get_sprite_group().sprites()) > empty
    hands.stack.pop()
    assert len(hands.context.manager.get_sprite_group().sprites()) == empty


def test_the_rules_scroll_by_keys_wheel_and_bar(hands: Hands) -> None:
    scene = hands.open(RulesScene(hands.context))
    view = scene.view
    hands.key(pygame.K_DOWN)
    one = view.offset
    assert one > 0
    hands.key(pygame.K_PAGEDOWN)
    assert view.offset > one + 300
    hands.key(pygame.K_HOME)
    assert view.offset == 0
    hands.send(pygame.MOUSEMOTION, pos=view.rect.center, rel=(0, 0), buttons=(0, 0, 0))
    hands.look()
    hands.send(pygame.MOUSEWHEEL, y=-1, x=0, flipped=False)
    assert view.offset == one
    top, bottom = (view.rect.right - 5, view.rect.top + 2), (view.rect.right - 5, view.rect.bottom + 200)
    hands.send(pygame.MOUSEBUTTONDOWN, pos=top, button=1)
    hands.send(pygame.MOUSEMOTION, pos=bottom, rel=(0, 9), buttons=(1, 0, 0))
    hands.send(pygame.MOUSEBUTTONUP, pos=bottom, button=1)
    assert view.offset == view.content_height - view.view_height
    hands.key(pygame.K_DOWN)
    assert view.offset == view.content_height - view.view_height


def test_scrolling_repaints_the_text_only(hands: Hands) -> None:
    scene = hands.open(RulesScene(hands.context))
    hands.send(pygame.MOUSEMOTION, pos=scene.view.rect.center, rel=(0, 0), buttons=(0, 0, 0))
    hands.look()
    before = pygame.image.tobytes(hands.screen, "RGB")
    hands.send(pygame.MOUSEWHEEL, y=-2, x=0, flipped=False)
    dirty = hands.look(1)
    assert pygame.image.tobytes(hands.screen, "RGB") != before
    assert all(scene.area().contains(rect) for rect in dirty)


def test_typing_space_in_a_name_does_not_press_anything(hands: Hands) -> None:
    scene = hands.open(HouseRulesScene(hands.context, SCHMIER, lambda _rules: None))
    hands.click("rule-set-name")
    hands.type("a b")
    hands.key(pygame.K_SPACE)
    assert hands.top is scene
