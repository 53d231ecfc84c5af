"""What the person chose comes back; what can't be read is kept and said."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from schmier_gui.ai import PROFILES
from schmier_gui.store.files import StoreError
from schmier_gui.store.settings import (
    RuleSet,
    Settings,
    Strength,
    TableSetup,
    decode_settings,
    load_settings,
    save_settings,
    settings_file,
)

SIX = ("You", "Otto", "Mabel", "Rosa", "Gus", "June")


def full() -> Settings:
    return Settings(
        speed="fast",
        trick_hold="click",
        reduced_motion=True,
        fullscreen=True,
        window=(1920, 1080),
        last_game="smear",
        tables={"schmier": TableSetup(SIX, ("person", *["club"] * 5), {"target": 31})},
        rule_sets={"Sundays": RuleSet("smear", {"high_low": "in_play"})},
    )


def test_settings_come_back_as_they_were_saved(tmp_path: Path) -> None:
    save_settings(tmp_path, full())
    assert load_settings(tmp_path) == (full(), None)


def test_settings_from_before_there_were_strengths_are_read_with_nothing_lost(tmp_path: Path) -> None:
    old = {"version": 1, "speed": "fast", "last_game": "smear",
           "tables": {"schmier": {"names": list(SIX), "players": ["person", *["club"] * 5], "rules": {"target": 31}}}}
    settings_file(tmp_path).write_bytes(msgspec.json.encode(old))
    settings, sentence = load_settings(tmp_path)
    assert sentence is None and settings.speed == "fast" and settings.last_game == "smear"
    assert settings.tables["schmier"] == TableSetup(SIX, ("person", *["club"] * 5), {"target": 31})
    assert (settings.partner, settings.opponents) == ("expert", "club")


def test_players_with_ways_of_their_own_are_kept(tmp_path: Path) -> None:
    bold = {"profile": "casual", "boldness": 1.8, "memory": 1.0, "pace": 1.5}
    settings = Settings(partner="master", opponents="beginner", tables={"schmier": TableSetup(SIX, ("person", bold, *["club"] * 4), {})})
    save_settings(tmp_path, settings)
    assert load_settings(tmp_path) == (settings, None)


def test_the_strengths_are_those_of_the_players_offered() -> None:
    assert get_args(Strength) == tuple(name for name, offered in PROFILES.items() if offered)


def test_without_a_file_there_are_the_usual_settings(tmp_path: Path) -> None:
    assert load_settings(tmp_path) == (Settings(), None)


@pytest.mark.parametrize("text", [
    b"",
    b"\0" * 400,
    b"{",
    b"[1, 2]",
    b'{"rule_sets": {"x": {"game": "smear", "rules": {"target": 1e999}}}}',
    b"\xff\xfe",
    b"[" * 200_000,
])
def test_settings_that_cannot_be_read_are_kept_and_said(tmp_path: Path, text: bytes) -> None:
    settings_file(tmp_path).write_bytes(text)
    settings, sentence = load_settings(tmp_path)
    assert settings == Settings()
    assert sentence == "The settings could not be read and start afresh; the old ones have been kept as settings.unreadable-1.json."
    assert (tmp_path / "settings.unreadable-1.json").read_bytes() == text
    save_settings(tmp_path, settings)
    assert load_settings(tmp_path) == (Settings(), None)


SOME = ("Some settings could not be read and are as they were at first; the others hold, and the file as it was has been kept as "
        "settings.unreadable-1.json.")
NEWER = ("The settings are those of a newer version of this program; what this one understands of them holds, and all of them have been "
         "kept as settings.unreadable-1.json.")


@pytest.mark.parametrize(("bad", "said"), [
    ('"speed": "warp"', SOME),
    ('"window": [0, 800]', SOME),
    ('"unheard_of": 1', SOME),
    ('"version": "two"', SOME),
    ('"rule_sets": {"x": {"game": "smear", "rules": {"no_bid": "never"}}}', SOME),
    ('"tables": {"smear": {"names": ["a"], "players": ["person"], "rules": {}}}', SOME),
    ('"version": 2, "speed": "warp", "portraits": {"Gus": 3}', NEWER),
])
def test_one_bad_setting_leaves_the_others_alone(tmp_path: Path, bad: str, said: str) -> None:
    text = f'{{"deck": "large-index", {bad}, "claims": false}}'
    settings_file(tmp_path).write_text(text)
    assert load_settings(tmp_path) == (Settings(deck="large-index", claims=False), said)
    assert (tmp_path / "settings.unreadable-1.json").read_text() == text
    assert load_settings(tmp_path) == (Settings(deck="large-index", claims=False), None), "they hold the next time too"


def test_one_bad_rule_set_or_table_leaves_the_others_alone(tmp_path: Path) -> None:
    good, bad = RuleSet("smear", {"high_low": "in_play"}), {"game": "schmier", "rules": {"target": 0}}
    smear, short = TableSetup(SIX[:4], ("person", *["club"] * 3), {}), {"names": ["a"], "players": ["person"], "rules": {}}
    file = {"rule_sets": {"a": good, "b": bad, "c": good}, "tables": {"smear": smear, "schmier": short}}
    settings_file(tmp_path).write_bytes(msgspec.json.encode(file))
    assert load_settings(tmp_path) == (Settings(rule_sets={"a": good, "c": good}, tables={"smear": smear}), SOME)


@pytest.mark.parametrize(("before", "after"), [(b"\xef\xbb\xbf", b""), (b"", b"\0" * 50)])
def test_what_an_editor_or_a_power_cut_has_added_is_no_harm(tmp_path: Path, before: bytes, after: bytes) -> None:
    settings_file(tmp_path).write_bytes(before + b'{"cloth": "wine"}' + after)
    assert load_settings(tmp_path) == (Settings(cloth="wine"), SOME)


@given(st.dictionaries(st.text() | st.sampled_from(Settings.__struct_fields__), st.none() | st.booleans() | st.integers() | st.text()))
def test_whatever_is_in_a_file_the_program_has_settings(tmp_path_factory: pytest.TempPathFactory, found: dict[str, Any]) -> None:
    folder = tmp_path_factory.mktemp("settings")
    data = msgspec.json.encode(found)
    settings_file(folder).write_bytes(data)
    settings, said = load_settings(folder)
    assert isinstance(settings, Settings)
    assert said is None or (folder / "settings.unreadable-1.json").read_bytes() == data


def test_a_folder_in_place_of_the_file_is_kept_too(tmp_path: Path) -> None:
    settings_file(tmp_path).mkdir()
    _settings, sentence = load_settings(tmp_path)
    assert sentence and (tmp_path / "settings.unreadable-1.json").is_dir()


def test_saving_where_nothing_can_be_saved_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"settings\.json could not be saved"):
        save_settings(tmp_path / "file", Settings())


@given(st.binary(max_size=300))
def test_any_bytes_are_settings_or_a_value_error(data: bytes) -> None:
    try:
        decode_settings(data)
    except ValueError:
        return


JSON = st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
                    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=8), inner, max_size=4), max_leaves=12)


@given(st.dictionaries(st.sampled_from(Settings.__struct_fields__), JSON, max_size=4))
def test_any_json_under_the_right_names_is_settings_or_a_value_error(data: dict[str, object]) -> None:
    try:
        decode_settings(msgspec.json.encode(data))
    except ValueError:
        return


RULES = st.dictionaries(st.sampled_from(["target", "sides", "no_bid", "dealer_asked", "low", "game", "nothing"]), JSON, max_size=3)


@given(st.sampled_from(["schmier", "smear"]), RULES)
def test_any_house_rules_are_rules_or_a_value_error(game: str, rules: dict[str, object]) -> None:
    data = {"rule_sets": {"mine": {"game": game, "rules": rules}}}
    try:
        settings = decode_settings(msgspec.json.encode(data))
    except ValueError:
        return
    assert settings.rule_sets["mine"].to_rules().game == game
