"""Plays and plays in one process, and looks whether memory or open files grow.

    python -m tests.soak.endless [--share 0.1 | --games 500 --acts 360] [--dummy]

The whole is 5,000 games through session and director without a window, and then, in a real window (Xvfb), two hours' worth of a person's
clicks and keys, one every two seconds, through scenes, games and window sizes. Exit status 1 where resident memory has grown by more than
10 MiB (20 in the window) since the first part of it, or more files are open. With --dummy SDL's dummy driver is used.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import pygame

from schmier_gui.ai import decide, make_bots
from schmier_gui.engine import PRESETS, Session
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.store.autosave import Autosave
from schmier_gui.table.director import Director
from schmier_gui.table.flights import Flights
from schmier_gui.table.geometry import Geometry
from schmier_gui.table.seating import empty_table
from schmier_gui.table.tempo import Tempo
from tests.soak.asked import arguments, driver, part
from tests.soak.program import Program
from tests.soak.truth import check

PROCESS = Path("/proc/self")
GAMES, ACTS = 5000, 2 * 60 * 60 // 2
"""The whole: games, and clicks and keys."""
ROUND = 16
"""Changes after which the same screen comes in the same size again."""
SCREENS = ("menu", "log", "f1", "menu menu-settings", "menu menu-rules", "menu menu-title title-new-game rules-change",
           "menu menu-title title-practice", "menu menu-title title-statistics")
SIZES = ((1280, 800), (1024, 600), (800, 500), (1500, 900))
NAMES = ("You", "Otto", "Mabel", "Rosa", "Gus", "June")


def memory() -> float:
    """Resident MiB, after a collection; 0 where the system does not say."""
    gc.unfreeze()
    gc.collect()
    if not PROCESS.exists():
        return 0.0
    return int((PROCESS / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def open_files() -> int:
    """How many files this process has open; 0 where the system does not say.

    Not the fonts: SDL keeps one open for each size of text that the window shows at the moment, and lets go of all with the next size.
    """
    return sum(not name.endswith(".ttf") for name in map(_named, (PROCESS / "fd").iterdir())) if PROCESS.exists() else 0


def _named(handle: Path) -> str:
    try:
        return os.readlink(handle)
    except OSError:  # the listing's own, closed by now
        return ".ttf"


def play_games(folder: Path, count: int, first: int = 0) -> None:
    """Whole games, each saved choice by choice, shown by a director and moved among the finished ones."""
    for number in range(first, first + count):
        preset = sorted(PRESETS)[number % len(PRESETS)]
        rules = PRESETS[preset]
        players = ["random", *["club"] * (rules.seats - 1)] if number % 10 == 0 else ["random"] * rules.seats
        bots = make_bots(players, f"endless {number}")
        session = Session.new(rules, seed=f"endless {number}", names=NAMES[: rules.seats])
        model = empty_table(rules, session.names, 0, (0,) * rules.sides)
        viewport = Viewport(1280, 800)
        director = Director(model, Flights(model, Geometry(viewport, rules.seats), Tempo("instant")))
        saved = Autosave(folder)
        saved.begin(session)
        since = 0
        while session.decision is not None:
            session.submit(decide(bots[session.decision.seat], session.view(session.decision.seat)))
            saved.append(session)
            director.feed(session.events(0, since))
            since = len(session.log)
            _show_all(director)
        assert director.shown == len(session.log)
        saved.finish(session).unlink()


def _show_all(director: Director) -> None:
    while director.pause or director.next_change() is not None:
        if director.pause == "over":
            return
        if director.pause:
            director.go_on()
        director.update(0.1)


def change_scenes(program: Program, rounds: range) -> None:
    """Through every screen that a person meets, with other window sizes and games between, in which some cards are played.

    After each round the same screen is there again, in the same size.
    """
    for number in range(rounds.start * ROUND, rounds.stop * ROUND):
        if number % 4 == 0:
            program.set_size(SIZES[number // 4 % len(SIZES)])
            program.settle()
        if program.table is None or number % ROUND == ROUND - 1:
            preset = sorted(PRESETS)[number // ROUND % len(PRESETS)]
            rules = PRESETS[preset]
            players = ["person", *["club"] * (rules.seats - 1)]
            program.open_table(Session.new(rules, seed=f"scenes {number}", names=NAMES[: rules.seats], players=players))
            program.settle()
        _back_to_table(program)
        _open(program, SCREENS[number % len(SCREENS)])
        _back_to_table(program)
        check(program)
        for _ in range(3):
            _play(program)


def _open(program: Program, what: str) -> None:
    if what == "f1":
        program.key(pygame.K_F1)
        return
    for name in what.split(" "):
        program.click(name)
        program.settle()


def _back_to_table(program: Program) -> None:
    """Leave every panel and screen, and go on where a score is shown."""
    for _ in range(12):
        program.settle()
        controls = program.context.stack.controls()
        if len(program.context.stack) == 1 and "menu" in controls:
            return
        name = next((name for name in ("title-continue", "next") if name in controls), "")
        if name:
            program.click(name)
        else:
            program.key(pygame.K_ESCAPE)
    raise AssertionError(f"no way back to the table: {sorted(program.context.stack.controls())}")


def _play(program: Program) -> None:
    """Do what moves the game on, once it may be done."""
    for _ in range(40):
        controls = program.context.stack.controls()
        name = next((name for name in controls if name.startswith(("next", "pass", "bid-", "trump-", "card-", "confirm"))), "")
        if name:
            program.click(name, pause=0.0)
            program.settle()
            return
        program.turn(1, 0.2)


class Grown(msgspec.Struct):
    """What one part did to the process: MiB and open files, from after the warming up to the end; `done` counts what was asked for."""

    before: float
    after: float
    files: int
    done: int


def games(folder: Path, count: int) -> Grown:
    """A quarter to warm up, the rest measured."""
    warm = count // 4
    play_games(folder, warm)
    before, files = memory(), open_files()
    play_games(folder, count - warm, warm)
    return Grown(before, memory(), open_files() - files, count)


def scenes(folder: Path, acts: int) -> Grown:
    """The same with a window: at least so many clicks and keys, and twice as many rounds as to warm up."""
    program = Program(folder, new_game="schmier", seed="endless")
    change_scenes(program, range(1))
    warm = max(1, round(acts / program.acts / 3))
    change_scenes(program, range(1, warm))
    before, files, number = memory(), open_files(), warm
    while program.acts < acts or number < 2 * warm:
        change_scenes(program, range(number, number + 1))
        number += 1
    grown = Grown(before, memory(), open_files() - files, program.acts)
    program.close()
    return grown


def main() -> None:
    """The command."""
    parser = arguments(__doc__)
    parser.add_argument("--games", type=int, help="instead of a share of them")
    parser.add_argument("--acts", type=int, help="clicks and keys in the window, instead of a share of them")
    parser.add_argument("--dummy", action="store_true", help="no real window")
    given = parser.parse_args()
    failed = False
    with driver(given.dummy):
        wholes = (given.games or part(GAMES, given.share)), (given.acts or part(ACTS, given.share))
        for name, run, count, most in (("games", games, wholes[0], 10), ("clicks and keys in the window", scenes, wholes[1], 20)):
            with tempfile.TemporaryDirectory() as folder:
                begun = time.monotonic()
                grown = run(Path(folder), count)
            took = time.monotonic() - begun
            told = f"{grown.done} {name} in {took:.0f} s: {grown.before:.1f} to {grown.after:.1f} MiB after warming up"
            print(f"{told} (at most {most} more), {grown.files} more files open", flush=True)
            failed |= grown.after - grown.before > most or grown.files > 0
    sys.exit(failed)


if __name__ == "__main__":
    main()
