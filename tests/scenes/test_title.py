"""The first screen offers what there is to go on with."""

from pathlib import Path

import pygame
from hands import Hands
from screens import save_both

from schmier_gui.engine import SCHMIER, SMEAR, Session
from schmier_gui.scenes.help_scene import HelpScene
from schmier_gui.scenes.new_game import NewGameScene
from schmier_gui.scenes.practice import PracticeScene
from schmier_gui.scenes.rules_scene import RulesScene
from schmier_gui.scenes.settings_scene import SettingsScene
from schmier_gui.scenes.title import TitleScene
from schmier_gui.store.autosave import Autosave, load_unfinished, unfinished_file


def test_without_a_game_there_is_nothing_to_continue(hands: Hands) -> None:
    scene = hands.open(TitleScene(hands.context))
    items = ("new-game", "practice", "past", "statistics", "rules", "settings", "quit")
    assert list(hands.controls()) == [f"title-{item}" for item in items]
    assert scene.start() == "title-new-game"


def test_continue_opens_the_game_that_was_left(hands: Hands, tmp_path: Path) -> None:
    save_both(hands.context)
    hands.open(TitleScene(hands.context))
    assert hands.controls()["continue"] == hands.controls()["title-continue"]
    hands.click("continue")
    left, _ = load_unfinished(tmp_path, "schmier")
    assert left is not None
    assert [session.state for session in hands.opened] == [left.state]


def test_the_game_played_last_comes_first(hands: Hands) -> None:
    save_both(hands.context)
    hands.context.settings.last_game = "smear"
    scene = hands.open(TitleScene(hands.context))
    assert scene.element("title-continue").text == "Continue Smear"
    assert scene.element("title-continue").face.sub == "Deal 4: 6 and 6 points"
    hands.click("title-continue-other")
    assert hands.opened[0].rules == SCHMIER
    assert hands.context.settings.last_game == "schmier"


def test_a_save_that_cannot_be_read_is_told_once(hands: Hands, tmp_path: Path) -> None:
    unfinished_file(tmp_path, "schmier").write_text("nonsense\n")
    scene = hands.open(TitleScene(hands.context))
    assert scene.notices == ["The saved game could not be read; it has been kept as unfinished-schmier.unreadable-1.jsonl."]
    assert "continue" not in hands.controls()
    hands.open(SettingsScene(hands.context))
    hands.key(pygame.K_ESCAPE)
    assert scene.notices == []


def test_a_game_with_an_unknown_player_is_left_alone(hands: Hands, tmp_path: Path) -> None:
    saved = Autosave(tmp_path)
    saved.begin(Session.new(SMEAR, seed="x", players=["person", "club", "wizard", "club"]))
    saved.close()
    scene = hands.open(TitleScene(hands.context))
    hands.click("continue")
    assert hands.opened == []
    assert scene.notices == ["This game has a computer player that this version of the program doesn't know."]
    assert unfinished_file(tmp_path, "smear").exists()


def test_F1_opens_the_help_and_from_there_the_rules(hands: Hands) -> None:
    hands.open(TitleScene(hands.context))
    hands.key(pygame.K_F1)
    assert isinstance(hands.top, HelpScene)
    hands.click("help-rules")
    assert isinstance(hands.top, RulesScene)
    hands.click("see-help")
    assert isinstance(hands.top, HelpScene) and "help-rules" not in hands.controls()


def test_the_items_lead_where_they_say(hands: Hands) -> None:
    scene = hands.open(TitleScene(hands.context))
    for name, kind in (("title-new-game", NewGameScene), ("title-practice", PracticeScene), ("title-rules", RulesScene),
                       ("title-settings", SettingsScene)):
        hands.click(name)
        assert isinstance(hands.top, kind)
        hands.key(pygame.K_ESCAPE)
        assert hands.top is scene
    hands.click("title-quit")
    assert hands.quits == 1
