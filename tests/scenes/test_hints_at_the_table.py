"""The hint key on the screen where a game is played, and the setting that switches it off."""

import pygame
import pytest
from hands import FOUR, SIX, Hands

from schmier_gui.engine import SCHMIER, SMEAR, Rules, Session
from schmier_gui.scenes.settings_scene import SettingsScene
from schmier_gui.scenes.table_scene import TableScene


def at_the_table(hands: Hands, rules: Rules = SCHMIER) -> TableScene:
    """A table at which the person is to call."""
    hands.context.settings.speed = "instant"
    names = SIX if rules.seats == 6 else FOUR
    session = Session.new(rules, seed="hints", names=names, players=["person", *["club"] * (rules.seats - 1)])
    scene: TableScene = hands.open(TableScene(hands.context, session))
    for _ in range(200):
        hands.look(1)
        if scene.table.controller.decision is not None:
            hands.look(2)
            return scene
    raise AssertionError("the person is never asked")


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR], ids=["schmier", "smear"])
def test_the_coach_advises_on_a_call(rules: Rules, hands: Hands) -> None:
    scene = at_the_table(hands, rules)
    hands.click("hint")
    for _ in range(2000):
        if not scene.table.hints.thinking:
            break
        hands.look(1)
    hint = scene.table.model.hint
    assert hint is not None and hint.words.endswith(".")
    assert hint.marks <= set(hands.controls())


def test_hints_are_switched_off_by_a_setting_and_take_effect_on_the_way_back(hands: Hands) -> None:
    at_the_table(hands)
    assert "hint" in hands.controls()
    hands.open(SettingsScene(hands.context))
    hands.click("hints")
    assert not hands.context.settings.hints
    hands.key(pygame.K_ESCAPE)
    hands.look(3)
    assert "hint" not in hands.controls()
    hands.key(pygame.K_F2)
    assert hands.top.table.model.hint is None
