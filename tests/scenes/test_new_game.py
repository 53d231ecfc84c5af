"""Setting up a game."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from hands import FOUR, SIX, Ground, Hands
from screens import save_both

from schmier_gui.ai import Profile
from schmier_gui.ai.characters import CHARACTERS, character
from schmier_gui.engine import SCHMIER, SMEAR, Rules
from schmier_gui.engine.rules import PRESETS
from schmier_gui.scenes import setup
from schmier_gui.scenes.confirm import ConfirmScene
from schmier_gui.scenes.house_rules import HouseRulesScene
from schmier_gui.scenes.new_game import NewGameScene
from schmier_gui.scenes.rules_scene import RulesScene
from schmier_gui.scenes.settings_scene import SettingsScene
from schmier_gui.scenes.setup import last_setup
from schmier_gui.store.autosave import load_unfinished
from schmier_gui.store.settings import RuleSet, TableSetup, load_settings


@pytest.fixture
def scene(hands: Hands) -> NewGameScene:
    hands.open(Ground(hands.context))
    opened: NewGameScene = hands.open(NewGameScene(hands.context))
    return opened


def profile(player: Any) -> Profile:
    return Profile.from_disk(player)


def rename(hands: Hands, seat: int, text: str) -> None:
    """Type another name for a seat: the person's own on the screen itself, others' on their panel."""
    if seat:
        hands.click(f"seat-{seat}")
    hands.click(f"name-{seat}")
    hands.top.element(f"name-{seat}").set_text("")
    hands.type(text)
    if seat:
        hands.click("done")


def test_who_just_presses_enter_plays_the_usual_game(hands: Hands, scene: NewGameScene) -> None:
    hands.key(pygame.K_RETURN)
    session = hands.opened[0]
    assert session.rules == SCHMIER
    assert session.names == SIX
    assert [profile(player).profile for player in session.players[1:]] == ["club", "club", "expert", "club", "club"]
    assert session.seed and len(session.seed) == 32


def test_smear_is_for_four(hands: Hands, scene: NewGameScene) -> None:
    hands.click("game-smear")
    hands.click("start")
    assert hands.opened[0].rules == SMEAR
    assert hands.opened[0].names == FOUR


def test_names_are_what_was_typed(hands: Hands, scene: NewGameScene) -> None:
    rename(hands, 2, "Ada")
    hands.click("start")
    assert hands.opened[0].names == ("You", "Otto", "Ada", "Rosa", "Gus", "June")


def test_an_empty_name_becomes_the_usual_one(hands: Hands, scene: NewGameScene) -> None:
    rename(hands, 4, "   ")
    hands.click("start")
    assert hands.opened[0].names == SIX


def test_a_name_has_at_most_sixteen_letters(hands: Hands, scene: NewGameScene) -> None:
    rename(hands, 1, "abcdefghijklmnopqrstuvwxyz")
    hands.click("start")
    assert hands.opened[0].names[1] == "abcdefghijklmnop"


def test_the_same_name_twice_is_refused_with_the_reason(hands: Hands, scene: NewGameScene) -> None:
    rename(hands, 2, "otto")
    hands.click("start")
    assert hands.opened == []
    assert scene.problem == "Two players are called otto: give one of them another name."
    rename(hands, 2, "Ottilie")
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
    assert scene._no_difference() == "A deal has up to 6 points; a bid is 3 to 6 of them."
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
    rename(hands, 0, "Ada")
    hands.click("start")
    kept, sentence = load_settings(tmp_path)
    assert sentence is None and kept.last_game == "schmier"
    again = last_setup(kept, "schmier")
    assert again.rules == PRESETS["schmier-two-sides"]
    assert again.names == ("Ada", *SIX[1:])
    assert last_setup(kept, "smear").rules == SMEAR


@pytest.mark.parametrize("stranger", ["wizard", "random", {"profile": "club", "boldness": 9}, {"courage": 1}])
def test_a_player_that_is_not_offered_gives_way(hands: Hands, stranger: Any) -> None:
    hands.context.settings.tables["schmier"] = TableSetup(SIX, ("person", stranger, *["club"] * 4), {})
    usual = setup.default_setup("schmier").players[1]
    assert last_setup(hands.context.settings, "schmier").players == ("person", usual, *["club"] * 4)


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


def test_whoever_does_not_want_to_be_asked_begins_at_once(hands: Hands, scene: NewGameScene) -> None:
    save_both(hands.context)
    hands.context.settings.ask_first = False
    hands.click("start")
    assert len(hands.opened) == 1


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


def test_a_rule_set_deleted_without_a_question_is_gone_from_the_screen_too(hands: Hands) -> None:
    hands.context.settings.rule_sets["Sundays"] = RuleSet("schmier", {"target": 31})
    hands.context.settings.ask_first = False
    hands.open(NewGameScene(hands.context))
    hands.click("rules-before")
    hands.click("rules-delete")
    assert hands.context.settings.rule_sets == {} and "rules-delete" not in hands.controls()


def strengths(hands: Hands) -> list[str]:
    """How well each of the others plays in the game just started."""
    hands.click("start")
    return [profile(player).profile for player in hands.opened[-1].players[1:]]


def test_partner_and_opponents_are_chosen_apart(hands: Hands, scene: NewGameScene) -> None:
    hands.click("opponents-weaker")
    hands.click("partner-stronger")
    assert "partner-stronger" not in hands.controls(), "there is nobody stronger than the master"
    assert strengths(hands) == ["casual", "casual", "master", "casual", "casual"]
    hands.open(NewGameScene(hands.context))
    hands.click("game-smear")
    assert strengths(hands) == ["casual", "master", "casual"]


def test_the_choice_ends_at_the_weakest(hands: Hands, scene: NewGameScene) -> None:
    for _ in range(2):
        hands.click("opponents-weaker")
    assert "opponents-weaker" not in hands.controls() and "opponents-stronger" in hands.controls()
    assert strengths(hands) == ["beginner", "beginner", "expert", "beginner", "beginner"]


def test_partners_of_three_play_as_the_partner_did(hands: Hands, scene: NewGameScene) -> None:
    hands.click("rules-after")
    assert scene.rules.sides == 2
    assert strengths(hands) == ["club", "expert", "club", "expert", "club"]


def test_by_keyboard_alone_a_seat_is_changed(hands: Hands, scene: NewGameScene) -> None:
    hands.press("seat-4")
    hands.press("character-della")
    hands.tab_to("boldness")
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_RIGHT)
    hands.press("strength-casual")
    hands.press("done")
    hands.press("start")
    session = hands.opened[0]
    assert session.names[4] == "Della"
    assert profile(session.players[4]) == Profile("casual", boldness=1.4)


def test_a_character_brings_its_ways_along(hands: Hands, scene: NewGameScene) -> None:
    hands.click("seat-1")
    hands.click("character-vito")
    vito = character("Vito")
    assert vito is not None and hands.top.setup.temper(1) == vito.temper
    hands.click("done")
    hands.click("start")
    assert hands.opened[0].names[1] == "Vito" and profile(hands.opened[0].players[1]) == vito.player


def test_two_who_sit_at_the_table_change_chairs(hands: Hands, scene: NewGameScene) -> None:
    hands.click("seat-3")
    hands.click("character-gus")
    hands.click("done")
    hands.click("start")
    session = hands.opened[0]
    assert session.names == ("You", "Otto", "Mabel", "Gus", "Rosa", "June")
    assert profile(session.players[4]).profile == "expert", "Rosa takes her play along"


def test_the_line_about_a_character_holds_only_while_it_plays_its_own_way(hands: Hands, scene: NewGameScene) -> None:
    assert scene.setup.temper(4) == "Bids on hope"
    hands.click("seat-4")
    hands.tab_to("boldness")
    for _ in range(4):
        hands.key(pygame.K_LEFT)
    assert hands.top.setup.temper(4) == ""
    hands.key(pygame.K_ESCAPE)
    assert profile(hands.top.setup.players[4]).boldness == 1.0, "whatever was chosen holds"
    rename(hands, 5, "Ada")
    assert scene.setup.temper(5) == ""


def test_each_slider_is_one_thing_the_player_does(hands: Hands, scene: NewGameScene) -> None:
    hands.click("seat-3")
    for name, key, times in (("boldness", pygame.K_RIGHT, 10), ("memory", pygame.K_LEFT, 10), ("pace", pygame.K_LEFT, 10)):
        hands.tab_to(name)
        for _ in range(times):
            hands.key(key)
    hands.click("done")
    hands.click("start")
    assert profile(hands.opened[0].players[3]) == Profile("expert", boldness=2.0, memory=0.0, pace=0.2)


def test_the_set_up_of_every_seat_is_remembered(hands: Hands, scene: NewGameScene, tmp_path: Path) -> None:
    hands.click("seat-2")
    hands.click("character-mei")
    hands.click("done")
    hands.click("opponents-stronger")  # from a mixed company to the usual one
    assert hands.top.setup.strength("opponents") == "club"
    hands.click("opponents-stronger")
    hands.click("start")
    kept = load_settings(tmp_path)[0]
    assert (kept.partner, kept.opponents) == ("expert", "expert")
    again = last_setup(kept, "schmier")
    assert again.names == hands.opened[0].names and again.players == hands.opened[0].players


def test_the_settings_say_who_plays_how_well_from_the_next_game_on(hands: Hands, scene: NewGameScene, tmp_path: Path) -> None:
    hands.click("start")
    hands.open(SettingsScene(hands.context))
    hands.click("settings-people")
    hands.click("opponents-beginner")
    hands.click("partner-club")
    kept = load_settings(tmp_path)[0]
    for game, seats in (("schmier", 5), ("smear", 3)):
        again = last_setup(kept, game)  # type: ignore[arg-type]
        assert {again.strength("partner"), again.strength("opponents")} == {"club", "beginner"} and len(again.players) == seats + 1
    gus = last_setup(kept, "schmier").profile(4)
    assert gus.boldness == character("Gus").player.boldness, "strength is one thing, ways are another"  # type: ignore[union-attr]


def test_the_sign_of_a_character_goes_with_the_name(hands: Hands, scene: NewGameScene) -> None:
    hands.click("seat-2")
    sides = {who.name: hands.top.element(f"character-{who.picture}").side for who in CHARACTERS}
    assert sides["Mabel"] == 2 and sides["Rosa"] == 0 and sides["Della"] is None
    hands.click("name-2")
    hands.top.element("name-2").set_text("")
    hands.type("Della")
    assert hands.top.element("character-mabel").side is None and hands.top.element("character-della").side == 2


def test_every_character_may_sit_down(hands: Hands, scene: NewGameScene) -> None:
    hands.click("seat-1")
    assert {f"character-{who.picture}" for who in CHARACTERS} <= set(hands.controls())


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
