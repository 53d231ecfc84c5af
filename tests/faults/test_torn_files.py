"""Databases and records of every wrong kind: the program says what it did with them, goes on, and never writes over them."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from schmier_gui.engine import SMEAR, Session
from schmier_gui.scenes.notice import NoticeScene
from schmier_gui.scenes.title import TitleScene
from tests.soak.program import Program

Start = Callable[..., Program]
SCREENS = {"history.sqlite": "title-statistics", "progress.sqlite": "title-practice"}


def settle(program: Program) -> str:
    """Let the program do what it does while nobody acts; what it tells about files, clicked away."""
    told = ""
    for _ in range(30):
        program.settle()
        if isinstance(program.top, NoticeScene):
            told += " ".join(program.top.sentences)
            program.click("next")
        elif isinstance(program.top, TitleScene):
            told += " ".join(notice for notice in program.top.notices if notice not in told)
    return told


def visit(program: Program, screen: str) -> str:
    """Open a screen, let it work, and go back to the title; what was told."""
    program.click(screen)
    told = settle(program)
    assert "back" in program.context.stack.controls()
    program.click("back")
    return told + settle(program)


def grown(start: Start, folder: Path, name: str) -> Path:
    """A database with something in it, made by the program."""
    program = start(folder)
    program.click(SCREENS[name])
    settle(program)
    if "pass" in program.context.stack.controls():
        program.click("pass")
        settle(program)
    program.close()
    file = folder / "data" / name
    assert file.stat().st_size > 4096
    return file


def torn(data: bytes) -> bytes:
    return data[: len(data) // 2 - 100]


def zeros(data: bytes) -> bytes:
    return b"\0" * len(data)


def holed(data: bytes) -> bytes:
    """The header is whole, the rest is nothing."""
    return data[:4096] + b"\0" * (len(data) - 4096)


def text(_data: bytes) -> bytes:
    return b"Dear diary, today I bid four on nothing. " * 200


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("spoil", [torn, zeros, holed, text])
def test_a_spoilt_database_is_set_aside_and_said_and_a_new_one_works(
    tmp_path: Path, start: Start, name: str, spoil: Callable[[bytes], bytes]
) -> None:
    file = grown(start, tmp_path, name)
    spoilt = spoil(file.read_bytes())
    file.write_bytes(spoilt)
    program = start(tmp_path)
    told = visit(program, SCREENS[name])
    assert f"{name} is damaged" in told and "-aside-1.sqlite" in told
    program.close()
    assert file.with_name(name.replace(".", "-aside-1.")).read_bytes() == spoilt
    again = start(tmp_path)
    assert not visit(again, SCREENS[name])


@pytest.mark.parametrize("name", SCREENS)
def test_another_programs_database_is_set_aside_and_said(tmp_path: Path, start: Start, name: str) -> None:
    file = tmp_path / "data" / name
    file.parent.mkdir()
    songs = sqlite3.connect(file)
    songs.execute("CREATE TABLE songs (name TEXT)")
    songs.commit()
    songs.close()
    before = file.read_bytes()
    program = start(tmp_path)
    assert "belongs to another program" in visit(program, SCREENS[name])
    assert file.with_name(name.replace(".", "-aside-1.")).read_bytes() == before


@pytest.mark.parametrize("name", SCREENS)
def test_a_database_from_the_future_is_left_alone_and_said(tmp_path: Path, start: Start, name: str) -> None:
    file = grown(start, tmp_path, name)
    future = sqlite3.connect(file)
    future.execute("PRAGMA user_version = 99")
    future.close()
    before = file.read_bytes()
    program = start(tmp_path)
    assert "written by a newer version" in visit(program, SCREENS[name])
    program.close()
    assert file.read_bytes() == before


GOOD = Session.new(SMEAR, seed="good", players=["person", *["club"] * 3]).record()
RECORDS = {
    "empty": b"",
    "zero-filled": b"\0" * 3000,
    "torn": GOOD.encode()[:-30],
    "foreign": b"%PDF-1.4\nhello\n",
    "future": GOOD.replace('"version":1', '"version":2').encode(),
}


@pytest.mark.parametrize("kind", RECORDS)
def test_a_spoilt_record_among_the_past_games_is_shown_as_such_and_left_as_it_is(tmp_path: Path, start: Start, kind: str) -> None:
    games = tmp_path / "data" / "games"
    games.mkdir(parents=True)
    (games / "2026-01-02-smear-1.jsonl").write_text(GOOD)
    (games / "2026-01-03-smear-1.jsonl").write_bytes(RECORDS[kind])
    program = start(tmp_path)
    for screen in ("title-past", "title-statistics"):
        visit(program, screen)
    program.click("title-past")
    settle(program)
    if "past-game-1" in program.context.stack.controls():  # the newest, which is the spoilt one
        program.click("past-game-1")
        settle(program)
    assert program.running
    assert (games / "2026-01-03-smear-1.jsonl").read_bytes() == RECORDS[kind]
    assert (games / "2026-01-02-smear-1.jsonl").read_text() == GOOD
