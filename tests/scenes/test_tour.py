"""Somebody new is shown round in three bubbles, which hold nothing up and can be skipped for ever."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest
from hands import FOUR, SIX, Hands

from schmier_gui.engine import SCHMIER, SMEAR, Rules, Session
from schmier_gui.engine.events import CallMade
from schmier_gui.scenes.table_scene import TableScene
from schmier_gui.store.settings import load_settings


def at_the_table(hands: Hands, rules: Rules = SCHMIER) -> TableScene:
    """A table at which the person is to call."""
    hands.context.settings.speed = "instant"
    names = SIX if rules.seats == 6 else FOUR
    session = Session.new(rules, seed="tour", names=names, players=["person", *["club"] * (rules.seats - 1)])
    scene: TableScene = hands.open(TableScene(hands.context, session))
    for _ in range(200):
        hands.look(1)
        if scene.table.controller.decision is not None:
            hands.look(2)
            return scene
    raise AssertionError("the person is never asked")


def bubble(scene: TableScene) -> Any:
    return scene.table.model.tour


def test_three_bubbles_one_after_the_other(hands: Hands) -> None:
    scene = at_the_table(hands)
    seen = []
    while bubble(scene) is not None:
        seen.append((bubble(scene).place, bubble(scene).number))
        assert load_settings(hands.context.data_dir)[0].tour
        hands.click("tour-next")
    assert seen == [("rail", 1), ("race", 2), ("corner", 3)]
    assert not load_settings(hands.context.data_dir)[0].tour
    assert not {"tour-next", "tour-skip"} & set(hands.controls())


def test_whoever_has_called_knows_what_the_bar_is_for(hands: Hands) -> None:
    scene = at_the_table(hands)
    assert bubble(scene).number == 1
    hands.click("pass")
    assert scene.table.tour is not None and scene.table.tour.now is not None and scene.table.tour.now.number == 2
    scene.table.tour.called()
    assert scene.table.tour.now.number == 2, "the others are left by the person alone"


def test_skipped_they_never_come_back(hands: Hands) -> None:
    at_the_table(hands)
    hands.click("tour-skip")
    assert not load_settings(hands.context.data_dir)[0].tour
    assert bubble(at_the_table(hands)) is None


def test_the_keyboard_reaches_them(hands: Hands) -> None:
    scene = at_the_table(hands)
    for _ in range(20):
        hands.key(pygame.K_TAB)
        if scene.table.model.focus == "tour-next":
            break
    for number in (2, 3):
        hands.key(pygame.K_RETURN)
        assert bubble(scene).number == number
    hands.key(pygame.K_RETURN)
    assert bubble(scene) is None


@pytest.mark.parametrize("size", [(1024, 600), (1024, 768), (1280, 800), (3840, 2160)], ids=str)
@pytest.mark.parametrize("rules", [SCHMIER, SMEAR], ids=["schmier", "smear"])
def test_they_cover_no_control(rules: Rules, size: tuple[int, int], window: Any) -> None:
    hands = window(*size)
    scene = at_the_table(hands, rules)
    for _ in range(3):
        boxes = hands.controls()
        paper = next(piece.box for piece in scene.table._pieces if piece.name == "tour")
        assert [(a, b) for (a, x), (b, y) in combinations(boxes.items(), 2) if x.colliderect(y)] == []
        assert [name for name, box in boxes.items() if not name.startswith("tour") and box.colliderect(paper.inflate(-44, -44))] == []
        hands.click("tour-next")


def test_whoever_calls_at_once_is_not_held_up(hands: Hands) -> None:
    scene = at_the_table(hands)
    hands.click("bid-5")
    hands.look(5)
    assert [event.amount for event in scene.session.log if isinstance(event, CallMade) and event.seat == 0] == [5]
    assert bubble(scene) is None, "it comes again with the next call"
    assert hands.context.settings.tour


def test_a_resting_bubble_is_not_painted_again(hands: Hands) -> None:
    at_the_table(hands)
    hands.rest()
    assert hands.look(1) == []


def test_once_more_where_the_help_is_asked_for_it(hands: Hands) -> None:
    scene = at_the_table(hands)
    hands.click("tour-skip")
    hands.key(pygame.K_F1)
    hands.click("help-tour")
    assert "help-tour" not in hands.controls()
    hands.click("back")
    hands.look(2)
    assert hands.top is scene and bubble(scene).number == 1
    hands.click("tour-next")
    hands.key(pygame.K_F1)
    hands.click("back")
    hands.look(2)
    assert bubble(scene).number == 2, "what has begun goes on where it was"
