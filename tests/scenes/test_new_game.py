"""Setting up a game."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from hands import FOUR, SIX, Ground, Hands
from screens import save_both

from schmier_gui.engine import SCHMIER, SMEAR, Rules
from schmier_gui.engine.rules import PRESETS
from schmier_gui.scenes import new_game, setup
from schmier_gui.scenes.confirm import ConfirmScene
from schmier_gui.scenes.house_rules import HouseRulesScene
from schmier_gui.scenes.new_game import NewGameScene
from schmier_gui.scenes.rules_scene import RulesScene
from schmier_gui.scenes.setup import last_setup
from schmier_gui.store.autosave import load_unfinished
from schmier_gui.store.settings import RuleSet, load_settings


@pytest.fixture
def scene(hands: Hands) -> NewGameScene:
    hands.open(Ground(hands.context))
    opened: NewGameScene = hands.open(NewGameScene(hands.context))
    return opened


def rename(hands: Hands, name: str, text: str) -> None:
    hands.click(name)
    hands.top.element(name).set_text("")
    hands.type(text)


def test_who_just_presses_enter_plays_the_usual_game(hands: Hands, scene: NewGameScene) -> None:
    hands.key(pygame.K_RETURN)
    session = hands.opened[0]
    assert session.rules == SCHMIER
    assert session.names == SIX
    assert session.players == ("person", *["club"] * 5)
    assert session.seed and len(session.seed) == 32


def test_smear_is_for_four(hands: Hands, scene: NewGameScene) -> None:
    hands.click("game-smear")
    hands.click("start")
    assert hands.opened[0].rules == SMEAR
    assert hands.opened[0].names == FOUR


def test_names_are_what_was_typed(hands: Hands, scene: NewGameScene) -> None:
    rename(hands, "name-2", "Ada")
    hands.click("start")
    assert hands.opened[0].names == ("You", "Otto", "Ada", "Rosa", "Gus", "June")


def test_an_empty_name_becomes_the_usual_one(hands: Hands, scene: NewGameScene) -> None:
    rename(hands, "name-4", "   ")
    hands.click("start")
    assert hands.opened[0].names == SIX


def test_a_name_has_at_most_sixteen_letters(hands: Hands, scene: NewGameScene) -> None:
    rename(hands, "name-1", "abcdefghijklmnopqrstuvwxyz")
    hands.click("start")
    assert hands.opened[0].names[1] == "abcdefghijklmnop"


def test_the_same_name_twice_is_refused_with_the_reason(hands: Hands, scene: NewGameScene) -> None:
    rename(hands, "name-2", "otto")
    hands.click("start")
    assert hands.opened == []
    assert scene.problem == "Two players are called otto: give one of them another name."
    rename(hands, "name-2", "Ottilie")
    assert scene.problem == ""
    hands.click("start")
    assert hands.opened[0].names[2] == "Ottilie"


def test_the_rule_sets_are_paged_through(hands: Hands, scene: NewGameScene) -> None:
    seen = []
    for _ in range(3):
        hands.click("rules-after")
        seen.append(scene.rules)
    assert seen == [PRESETS["schmier-two-sides"], PRESETS["family-night"], SCHMIER]
    hands.click("rules-before")
    assert scene.rules == PRESETS["family-night"]


def test_the_target_is_counted_up_and_down(hands: Hands, scene: NewGameScene) -> None:
    for _ in range(3):
        hands.click("target-more")
    hands.click("target-less")
    hands.click("start")
    assert hands.opened[0].rules == Rules(target=23)


def test_what_is_said_of_the_usual_rules_knows_their_target(hands: Hands, scene: NewGameScene) -> None:
    assert scene._no_difference() == "Nothing is changed."
    hands.click("target-more")
    assert scene._no_difference() == "The usual rules, to 22 points."


def test_the_rules_say_whether_the_game_was_ever_set_up(hands: Hands, scene: NewGameScene) -> None:
    assert RulesScene(hands.context).line() == "The usual rules"
    hands.click("start")
    assert RulesScene(hands.context).line() == "As it was set up last"


def test_the_target_has_limits(hands: Hands, scene: NewGameScene) -> None:
    scene._set_rules(Rules(target=5))
    scene.rebuild()
    assert "target-less" not in hands.controls() and "target-more" in hands.controls()
    scene._set_rules(Rules(target=100))
    scene.rebuild()
    assert "target-more" not in hands.controls()


def test_the_last_set_up_is_remembered_for_each_game(hands: Hands, scene: NewGameScene, tmp_path: Path) -> None:
    hands.click("rules-after")
    rename(hands, "name-0", "Ada")
    hands.click("start")
    kept, sentence = load_settings(tmp_path)
    assert sentence is None and kept.last_game == "schmier"
    again = last_setup(kept, "schmier")
    assert again.rules == PRESETS["schmier-two-sides"]
    assert again.names == ("Ada", *SIX[1:])
    assert last_setup(kept, "smear").rules == SMEAR


def test_a_player_that_is_no_longer_offered_gives_way(hands: Hands) -> None:
    table = setup.TableSetup(SIX, ("person", "wizard", *["club"] * 4), {})
    hands.context.settings.tables["schmier"] = table
    assert last_setup(hands.context.settings, "schmier").players == ("person", *["club"] * 5)


def test_an_unfinished_game_is_only_replaced_when_that_is_confirmed(hands: Hands, scene: NewGameScene, tmp_path: Path) -> None:
    save_both(hands.context)
    hands.click("start")
    assert isinstance(hands.top, ConfirmScene) and hands.opened == []
    assert hands.top.words == "There is an unfinished game of Schmier, in deal 3 at –3, 5 and 5. The new game takes its place."
    hands.click("cancel")
    assert hands.top is scene and hands.opened == []
    hands.click("start")
    hands.click("confirm")
    assert len(hands.opened) == 1
    assert load_unfinished(tmp_path, "schmier")[0] is not None, "the table replaces it when it writes the new one"


def test_the_house_rules_come_back_changed(hands: Hands, scene: NewGameScene) -> None:
    hands.click("rules-change")
    assert isinstance(hands.top, HouseRulesScene)
    hands.click("chapter-points")
    hands.click("rule-low-taker")
    hands.click("done")
    assert hands.top is scene and scene.rules == Rules(low="taker")
    hands.click("rules-read")
    assert isinstance(hands.top, RulesScene) and hands.top.rules == Rules(low="taker")
    hands.key(pygame.K_ESCAPE)
    hands.click("start")
    assert hands.opened[0].rules == Rules(low="taker")


def test_rules_of_ones_own_are_offered_and_forgotten(hands: Hands, tmp_path: Path) -> None:
    hands.context.settings.rule_sets["Sundays"] = RuleSet("schmier", {"target": 31})
    scene = hands.open(NewGameScene(hands.context))
    assert "rules-delete" not in hands.controls()
    hands.click("rules-before")
    assert scene.rules == Rules(target=31)
    hands.click("rules-delete")
    hands.click("confirm")
    assert hands.context.settings.rule_sets == {} == load_settings(tmp_path)[0].rule_sets
    assert scene.rules == Rules(target=31)


def test_players_are_chosen_where_there_is_a_choice(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (new_game, setup):
        monkeypatch.setattr(module, "offered_profiles", lambda: ("club", "random"))
    hands.open(NewGameScene(hands.context))
    hands.click("profile-2")
    hands.click("profile-5")
    hands.click("profile-5")
    hands.click("start")
    assert hands.opened[0].players == ("person", "club", "random", "club", "club", "club")


def test_without_a_choice_of_players_there_is_no_button_for_it(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (new_game, setup):
        monkeypatch.setattr(module, "offered_profiles", lambda: ("club",))
    hands.open(NewGameScene(hands.context))
    assert not [name for name in hands.controls() if name.startswith("profile")]


def test_the_command_line_may_give_the_seed(hands: Hands, scene: NewGameScene) -> None:
    hands.context.options = type("Options", (), {"seed": "42"})()
    hands.click("start")
    assert hands.opened[0].seed == "42"


def test_a_disk_that_refuses_does_not_stop_the_game(hands: Hands, scene: NewGameScene, monkeypatch: pytest.MonkeyPatch) -> None:
    from schmier_gui.scenes import context
    from schmier_gui.store.files import StoreError

    def full(*_: Any) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(context, "save_settings", full)
    hands.click("start")
    assert len(hands.opened) == 1
    assert hands.context.notices == ["The disk is full."]
