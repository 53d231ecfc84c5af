"""The window is closed, or the program is asked to end, in every phase of a game and on every screen: all that was played is on disk."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from schmier_gui.engine import load
from schmier_gui.scenes.deal_score import DealScoreScene
from schmier_gui.scenes.game_over import GameOverScene
from tests.soak.program import Program

Start = Callable[..., Program]
PHASES: dict[str, Callable[[Program], bool]] = {
    "call": lambda program: phase(program) == "call",
    "trump": lambda program: phase(program) == "trump",
    "exchange": lambda program: phase(program) == "lay_away",
    "first card": lambda program: phase(program) == "play",
    "a card in the air": lambda program: phase(program) == "play" and bool(program.table and program.table.table.model.flyers),
    "a trick that rests": lambda program: bool(program.table and len(program.table.table.model.trick.cards) == 4),
    "score": lambda program: isinstance(program.top, DealScoreScene),
    "game over": lambda program: isinstance(program.top, GameOverScene),
}
SCREENS = ("title-new-game", "title-new-game rules-change", "title-practice", "title-past", "title-statistics", "title-rules",
           "title-settings")
PANELS = ("menu", "log", "menu menu-settings", "menu menu-rules", "menu menu-this-deal", "menu menu-deals")


def phase(program: Program) -> str:
    table = program.table
    decision = table.session.decision if table else None
    return decision.kind if decision else ""


def closed_by_window(program: Program) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    program.turn()


def asked_to_end(program: Program) -> None:
    """SIGTERM to this very process, which the program has taken over."""
    os.kill(os.getpid(), signal.SIGTERM)
    program.turn()


ENDS = [closed_by_window, asked_to_end]


@pytest.fixture(autouse=True)
def signals() -> object:
    """What the program does at signals is undone after the test."""
    numbers = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
    before = [signal.getsignal(number) for number in numbers]
    yield
    for number, handler in zip(numbers, before, strict=True):
        signal.signal(number, handler)


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("moment", PHASES)
def test_in_every_phase(tmp_path: Path, start: Start, moment: str, end: Callable[[Program], None]) -> None:
    speed = "fast" if moment in ("a card in the air", "a trick that rests") else "instant"
    program = start(tmp_path, new_game="smear", autoplay=True, speed=speed)
    for _ in range(20_000):
        program.turn(1, 0.02)
        if PHASES[moment](program):
            break
    else:
        raise AssertionError("it never comes")
    assert program.table is not None
    session = program.table.session
    end(program)
    assert not program.running
    program.close()
    files = [*(tmp_path / "data").glob("unfinished-*.jsonl"), *(tmp_path / "data/games").glob("*.jsonl")]
    assert session.record() in [file.read_text() for file in files]
    assert all(not load(file).warnings for file in files)
    unfinished = bool(list((tmp_path / "data").glob("unfinished-*.jsonl")))
    assert unfinished or session.state.phase == "over"
    assert ("title-continue" in start(tmp_path).context.stack.controls()) == unfinished


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("way", SCREENS)
def test_on_every_screen(tmp_path: Path, start: Start, way: str, end: Callable[[Program], None]) -> None:
    program = start(tmp_path)
    for name in way.split():
        program.click(name)
        program.settle()
    end(program)
    assert not program.running


@pytest.mark.parametrize("way", PANELS)
def test_on_every_panel_over_the_table(tmp_path: Path, start: Start, way: str) -> None:
    program = start(tmp_path, new_game="smear", seed="3")
    assert program.table is not None
    for _ in range(200):
        if program.table.table.controller.decision is not None:
            break
        program.turn(1, 0.1)
    for name in way.split():
        program.click(name)
        program.settle()
    session = program.table.session
    closed_by_window(program)
    program.close()
    assert (tmp_path / "data/unfinished-smear.jsonl").read_text() == session.record()
