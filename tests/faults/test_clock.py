"""A clock that jumps. The system's own can't be set for one program alone, so these tests put other times in the place of what it tells."""

import datetime
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from schmier_gui.engine import load
from schmier_gui.store import autosave
from tests.soak.program import Program

Start = Callable[..., Program]
YEAR = 365 * 86_400.0


def play_on(program: Program, choices: int) -> None:
    assert program.table is not None
    before = program.table.session.choices
    for _ in range(6000):
        if program.table.session.choices >= before + choices:
            return
        program.turn(1, 0.05)
    raise AssertionError("the game stands still")


@pytest.mark.parametrize("jump", [60.0, 86_400.0, YEAR])
def test_the_clock_that_cards_move_by_leaps_and_every_card_is_still_played_once(tmp_path: Path, start: Start, jump: float) -> None:
    program = start(tmp_path, new_game="smear", autoplay=True, speed="normal")
    for _ in range(4):
        play_on(program, 5)
        program.turn(1, jump)
    play_on(program, 5)
    assert program.table is not None
    assert (tmp_path / "data/unfinished-smear.jsonl").read_text() == program.table.session.record()


def test_a_clock_that_is_set_back_stops_nothing(tmp_path: Path, start: Start) -> None:
    program = start(tmp_path, new_game="smear", autoplay=True, speed="fast")
    for back in (0.5, 60.0, 900.0):
        play_on(program, 5)
        program.now -= back
    play_on(program, 5)


@pytest.mark.parametrize("year", [1970, 2105])
def test_games_that_end_on_odd_days_are_kept_beside_each_other(
    tmp_path: Path, start: Start, monkeypatch: pytest.MonkeyPatch, year: int
) -> None:
    class Calendar(datetime.date):
        @classmethod
        def today(cls) -> "Calendar":
            return cls(year, 1, 1)

    monkeypatch.setattr(autosave.datetime, "date", Calendar)
    monkeypatch.setattr(time, "time", lambda: (year - 1970) * YEAR)
    for _ in range(2):
        program = start(tmp_path, new_game="smear", autoplay=True)
        first = program.table
        assert first is not None
        for _ in range(9000):
            if first.session.state.phase == "over" and not (tmp_path / "data/unfinished-smear.jsonl").exists():
                break
            program.turn(1, 0.05)
        program.close()
    kept = sorted((tmp_path / "data" / "games").iterdir())
    assert len(kept) >= 2
    assert len({load(path).seed for path in kept}) == len(kept)


@pytest.mark.parametrize("days", [-4000, 4000])
def test_practice_goes_on_when_the_date_has_jumped(tmp_path: Path, start: Start, monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    later = datetime.datetime.now().astimezone() + datetime.timedelta(days=days)
    program = start(tmp_path)
    program.click("title-practice")
    for name in ("pass", "next", "pass", "next", "pass", "progress"):
        for _ in range(60):
            program.settle()
            if name in program.context.stack.controls() or "bid-3" in program.context.stack.controls():
                break
        program.click(name if name in program.context.stack.controls() else "bid-3")
        monkeypatch.setattr("schmier_gui.scenes.practice_supply.Supply.now", lambda _self: later)
    program.settle()
    assert program.running and "back" in program.context.stack.controls()
