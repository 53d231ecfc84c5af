"""Plays and plays in one process, and looks whether memory or open files grow.

    python tests/soak/endless.py --games 2000 --changes 384

First whole games through session and director without a window, then scenes, games and window sizes in SDL's dummy window.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import time
from pathlib import Path

if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import msgspec
import pygame
from program import Program
from truth import check

from schmier_gui.ai import decide, make_bots
from schmier_gui.engine import PRESETS, Session
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.store.autosave import Autosave
from schmier_gui.table.director import Director
from schmier_gui.table.flights import Flights
from schmier_gui.table.geometry import Geometry
from schmier_gui.table.seating import empty_table
from schmier_gui.table.tempo import Tempo

PROCESS = Path("/proc/self")
ROUND = 48
"""Changes after which the same screen comes in the same size again."""
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
    """How many files this process has open; 0 where the system does not say."""
    return len(os.listdir(PROCESS / "fd")) if PROCESS.exists() else 0


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


def change_scenes(program: Program, count: int, first: int = 0) -> None:
    """Through every screen that a person meets, with other window sizes and games between."""
    for number in range(first, first + count):
        if number % 4 == 0:
            program.set_size(SIZES[number // 4 % len(SIZES)])
            program.settle()
        if program.table is None or number % 25 == 24:
            preset = sorted(PRESETS)[number % len(PRESETS)]
            rules = PRESETS[preset]
            players = ["person", *["club"] * (rules.seats - 1)]
            program.open_table(Session.new(rules, seed=f"scenes {number}", names=NAMES[: rules.seats], players=players))
            program.settle()
        _open_and_close(program, ("menu", "log", "f1", "menu-settings", "menu-rules", "menu-title")[number % 6])
        check(program)


def _open_and_close(program: Program, what: str) -> None:
    if what == "f1":
        program.key(pygame.K_F1)
    elif what.startswith("menu-"):
        program.click("menu")
        program.settle()
        program.click(what)
    else:
        program.click(what)
    program.settle()
    if what == "menu-title":
        for name in ("title-new-game", "rules-change"):
            program.click(name)
            program.settle()
        program.key(pygame.K_ESCAPE)
        program.settle()
    for _ in range(6):
        if program.table is not None and len(program.context.stack) == 1:
            return
        if "title-continue" in program.context.stack.controls():
            program.click("title-continue")
        else:
            program.key(pygame.K_ESCAPE)
        program.settle()


class Grown(msgspec.Struct):
    """What one part did to the process: MiB and open files, from after the warming up to the end."""

    before: float
    after: float
    files: int


def games(folder: Path, count: int) -> Grown:
    """A quarter to warm up, the rest measured."""
    warm = count // 4
    play_games(folder, warm)
    before, files = memory(), open_files()
    play_games(folder, count - warm, warm)
    return Grown(before, memory(), open_files() - files)


def scenes(folder: Path, count: int) -> Grown:
    """The same with a window; looked at in the same size and place before and after."""
    program = Program(folder, new_game="schmier", seed="endless")
    rounds = max(2, count // ROUND)
    warm, count = rounds // 3 * ROUND or ROUND, rounds * ROUND
    change_scenes(program, warm)
    before, files = memory(), open_files()
    change_scenes(program, count - warm, warm)
    grown = Grown(before, memory(), open_files() - files)
    program.close()
    return grown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--changes", type=int, default=384)
    given = parser.parse_args()
    failed = False
    for name, run, count, most in (("games", games, given.games, 10), ("scene changes", scenes, given.changes, 20)):
        with tempfile.TemporaryDirectory() as folder:
            begun = time.monotonic()
            grown = run(Path(folder), count)
            told = f"{count} {name} in {time.monotonic() - begun:.0f} s: {grown.before:.1f} to {grown.after:.1f} MiB"
            print(f"{told}, {grown.files} more files open", flush=True)
            failed |= grown.after - grown.before > most or grown.files > 0
    sys.exit(failed)


if __name__ == "__main__":
    main()
