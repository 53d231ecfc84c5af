"""Settings are seen, heard and saved at once."""

from pathlib import Path
from typing import get_args

import pygame
import pytest
from hands import Hands

from schmier_gui.gfx.theme import CLOTHS
from schmier_gui.scenes.context import BACKS, LOUDNESS
from schmier_gui.scenes.settings_scene import SettingsScene
from schmier_gui.scenes.table_scene import tempo_of
from schmier_gui.scenes.title import TitleScene
from schmier_gui.store.settings import Back, Cloth, Loudness, Settings, load_settings


def test_all_that_can_be_chosen_exists() -> None:
    assert (set(get_args(Cloth)), set(get_args(Back)), set(get_args(Loudness))) == (set(CLOTHS), set(BACKS), set(LOUDNESS))


@pytest.mark.parametrize(("control", "field", "value"), [
    ("speed-instant", "speed", "instant"),
    ("speed-fast", "speed", "fast"),
    ("speed-relaxed", "speed", "relaxed"),
    ("trick-hold", "trick_hold", "click"),
    ("reduced-motion", "reduced_motion", True),
    ("fullscreen", "fullscreen", True),
    ("sound-off", "sound", "off"),
    ("deck-large-index", "deck", "large-index"),
    ("back-fans", "back", "fans"),
    ("cloth-blue", "cloth", "blue"),
])
def test_a_setting_is_saved_at_once(control: str, field: str, value: object, hands: Hands, tmp_path: Path) -> None:
    told: list[object] = []
    hands.context.settings_changed = lambda: told.append(getattr(hands.context.settings, field))
    hands.open(SettingsScene(hands.context))
    hands.click(control)
    assert getattr(load_settings(tmp_path)[0], field) == value
    assert told == [value]


def test_the_chosen_setting_is_marked(hands: Hands) -> None:
    scene = hands.open(SettingsScene(hands.context))
    hands.click("speed-fast")
    marked = [name for name in hands.controls() if getattr(scene.element(name), "is_selected", False)]
    assert marked == ["deck-standard", "back-quilt", "cloth-green", "text-size-100", "speed-fast", "sound-medium"]
    hands.click("reduced-motion")
    hands.click("reduced-motion")
    assert hands.context.settings.reduced_motion is False


def test_the_look_changes_at_once_below_the_settings_too(hands: Hands) -> None:
    title = hands.open(TitleScene(hands.context))
    hands.open(SettingsScene(hands.context))
    preview = hands.screen.copy()
    hands.click("deck-four-colour")
    hands.click("back-fans")
    hands.click("cloth-wine")
    assert (hands.context.faces.deck, hands.context.faces.back) == ("four-colour", "back1")
    assert pygame.image.tobytes(preview, "RGB") != pygame.image.tobytes(hands.screen, "RGB")
    hands.key(pygame.K_ESCAPE)
    assert hands.top is title
    spot = hands.context.viewport.point(1100, 700)
    red, green, _blue = hands.screen.get_at(spot)[:3]
    assert red > 1.5 * green, "the title's table wears the wine cloth"


def test_a_choice_keeps_the_focus(hands: Hands) -> None:
    hands.open(SettingsScene(hands.context))
    hands.press("cloth-blue")
    assert hands.focused() == "cloth-blue" and hands.context.settings.cloth == "blue"


def test_the_volume_is_heard_when_it_is_chosen(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(hands.context.sounds, "sample", heard.append)
    hands.open(SettingsScene(hands.context))
    hands.click("sound-high")
    assert heard == ["card"] and hands.context.sounds.volume == 1.0
    hands.click("sound-off")
    assert hands.context.sounds.volume == 0.0


def test_defaults_come_back_when_that_is_confirmed_and_games_stay(hands: Hands, tmp_path: Path) -> None:
    context, usual = hands.context, Settings()
    hands.open(SettingsScene(context))
    for name in ("deck-large-index", "back-fans", "cloth-blue", "speed-instant", "trick-hold", "reduced-motion", "sound-low"):
        hands.click(name)
    context.settings.last_game = "smear"
    hands.click("settings-reset")
    hands.click("cancel")
    assert context.settings.deck == "large-index"
    hands.click("settings-reset")
    hands.click("confirm")
    usual.last_game = "smear"
    assert load_settings(tmp_path)[0] == context.settings == usual
    assert (context.faces.deck, context.faces.back) == ("standard", "back2")


def test_a_switch_between_two_ways_shows_and_sets_them(hands: Hands, tmp_path: Path) -> None:
    scene = hands.open(SettingsScene(hands.context))
    assert not scene.element("trick-hold").is_checked
    hands.click("trick-hold")
    assert tempo_of(hands.context).waits and load_settings(tmp_path)[0].trick_hold == "click"
    hands.click("trick-hold")
    assert not tempo_of(hands.context).waits and load_settings(tmp_path)[0].trick_hold == "timed"


def test_whoever_does_not_want_to_be_asked_is_not(hands: Hands, tmp_path: Path) -> None:
    scene = hands.open(SettingsScene(hands.context))
    for name in ("cloth-blue", "ask-first", "settings-reset"):
        hands.click(name)
    assert hands.top is scene and load_settings(tmp_path)[0] == Settings(), "all is as at first, the questions too"
    hands.click("settings-reset")
    assert hands.top is not scene
    hands.click("cancel")


def test_the_speed_of_the_command_line_is_in_force_until_another_is_chosen(hands: Hands, tmp_path: Path) -> None:
    hands.context.speed_override = "fast"
    scene = hands.open(SettingsScene(hands.context))
    assert scene.element("speed-fast").is_selected and not scene.element("speed-normal").is_selected
    hands.click("speed-normal")
    assert tempo_of(hands.context).speed == "normal"
    assert scene.element("speed-normal").is_selected and not scene.element("speed-fast").is_selected
    assert load_settings(tmp_path)[0].speed == "normal"
