"""What a glance into the records of past games tells, and that it never replays or changes them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from games import game

from schmier_gui.engine import SCHMIER, SMEAR, Rules, load
from schmier_gui.store.exports import export
from schmier_gui.store.past import glance, past_games


def kept(folder: Path, name: str, text: str, age: int = 0) -> Path:
    (folder / "games").mkdir(exist_ok=True)
    path = folder / "games" / name
    path.write_text(text)
    time = path.stat().st_mtime - age
    os.utime(path, (time, time))
    return path


@pytest.mark.parametrize("rules", [SCHMIER, Rules(sides=2), SMEAR], ids=["schmier", "two sides", "smear"])
def test_a_glance_tells_what_replaying_would(rules: Rules, tmp_path: Path) -> None:
    for session in (game(rules), game(rules, 150)):
        seen = glance(kept(tmp_path, "a.jsonl", session.record()))
        assert seen is not None
        assert (seen.rules, seen.names, seen.scores, seen.winners) == (rules, session.names, session.state.scores, session.state.winners)
        assert seen.deal == session.state.number and not seen.marked


def test_a_take_back_and_known_cards_mark_a_game(tmp_path: Path) -> None:
    session = game(SCHMIER, 20)
    session.undo()
    seen = glance(kept(tmp_path, "a.jsonl", session.record()))
    scripted = glance(kept(tmp_path, "b.jsonl", game(SCHMIER, 20).record().replace('"seed":"store"', '"seed":null')))
    assert seen is not None and seen.marked
    assert scripted is not None and scripted.marked


def test_the_newest_comes_first(tmp_path: Path) -> None:
    text = game(SMEAR, 30).record()
    for age, name in ((300, "old.jsonl"), (0, "new.jsonl"), (100, "middle.jsonl")):
        kept(tmp_path, name, text, age)
    kept(tmp_path, "notes.txt", "no record")
    assert [path.name for path in past_games(tmp_path)] == ["new.jsonl", "middle.jsonl", "old.jsonl"]


def test_without_a_folder_there_are_no_past_games(tmp_path: Path) -> None:
    assert past_games(tmp_path) == []


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: "nonsense\n",
        lambda text: "\0" * 80,
        lambda text: text.replace('"game":"smear"', '"game":"whist"', 1),
        lambda text: text.replace('"type":"deal"', '"type":"deal","extra":1', 1),
        lambda text: text.replace('"names":["Seat 0",', '"names":[', 1),
        lambda text: "\n".join(text.splitlines()[1:]),
    ],
)
def test_a_record_that_cannot_be_read_is_told_apart_and_left_alone(damage: object, tmp_path: Path) -> None:
    text = damage(game(SMEAR).record())  # type: ignore[operator]
    path = kept(tmp_path, "a.jsonl", text)
    assert glance(path) is None
    assert path.read_text() == text
    assert glance(tmp_path / "games" / "missing.jsonl") is None


def test_an_export_never_takes_the_place_of_another(tmp_path: Path) -> None:
    session = game(SMEAR, 40)
    paths = [export(tmp_path, session) for _ in range(3)]
    assert len(set(paths)) == 3
    assert all(load(path).record() == session.record() for path in paths)
