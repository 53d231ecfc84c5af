"""What is measured: each job does its work once and tells the CPU seconds that one piece of it took."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from schmier_gui.ai import make_bots
from schmier_gui.ai.bot import decide
from schmier_gui.coach.estimate import estimated, prepare
from schmier_gui.engine import SCHMIER, SMEAR, Rules, Session
from tests.engine.script import call, table
from tests.soak.program import Program

DEALS, ROWS, FRAMES = 8192, 2048, 150
SMALL, LARGE = (1280, 800), (3840, 2160)
SCREENS = ("settings", "practice", "statistics", "new game", "rules")
"""To which a click at the title leads."""


@dataclass(frozen=True)
class Job:
    """`run` tells CPU seconds (or MiB, where `unit` is that); `pieces` of a second's work are told where that is plainer."""

    name: str
    run: Callable[[], float]
    unit: str = "ms"
    pieces: int = 1

    def told(self, value: float) -> str:
        """The figure for people."""
        if self.unit == "MiB":
            return f"{value:.0f} MiB"
        return f"{1000 * value:.2f} ms" if self.unit == "ms" else f"{self.pieces / value:,.0f} {self.unit}"


def timed(act: Callable[[], object]) -> float:
    """CPU seconds that it takes."""
    began = time.process_time()
    act()
    return time.process_time() - began


def engine(rules: Rules) -> Callable[[], float]:
    """Whole deals through the engine, by players who take the first thing that comes to mind."""

    def deals() -> None:
        session, bots = Session.new(rules, seed="bench", dealer=0), make_bots(["random"] * rules.seats, "bench")
        while session.decision is not None and session.state.number <= 12:
            session.submit(decide(bots[session.decision.seat], session.view(session.decision.seat)))

    return lambda: timed(deals)


def playouts(rules: Rules) -> Callable[[], float]:
    """Deals of the fast simulator: dealt, exchanged, played and scored."""
    from tests.bench.test_playout_speed import playing

    deals = playing(rules, ROWS)
    deals()
    return lambda: timed(deals)


def estimating() -> float:
    """What every call of a hand is worth."""
    prepare()
    session = table(SCHMIER, {0: "AS JS JK 5S AC 7D"})
    call(session, "")
    view = session.view(session.state.turn)
    return timed(lambda: estimated(view, DEALS))


class Windows:
    """Programs with SDL's dummy driver, one open at a time."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="schmier-bench-")
        self._where: tuple[tuple[int, int], str] | None = None
        self._program: Program | None = None

    def at(self, size: tuple[int, int], way: str) -> Program:
        """The program of this size, at the title or at the table."""
        if self._program is None or self._where != (size, way):
            self.close()
            self._where = size, way
            self._program = Program(Path(self._folder.name), size, speed="normal", autoplay=way == "table")
            if way == "table":
                self.deal()
            self._program.settle()
        return self._program

    def close(self) -> None:
        """Close what is open."""
        if self._program is not None:
            self._program.close()
        self._program = None

    def deal(self) -> None:
        """A fresh table with club players all round."""
        assert self._program is not None
        self._program.open_table(Session.new(SCHMIER, seed="bench", dealer=5, players=["club"] * 6))
        self._program.turn(30)

    def opening(self, size: tuple[int, int], way: str) -> float:
        """From a click at the title to the first picture of the screen to which it leads."""
        program = self.at(size, "")
        program.turn(1, 1.0)
        took = timed(lambda: (program.click(way, pause=0.0), program.turn()))
        assert len(program.context.stack) == 2, f"{way} leads nowhere"
        program.context.stack.pop()
        program.settle()
        return took

    def painting(self, size: tuple[int, int], way: str) -> float:
        """A whole picture of the title or the table."""
        program = self.at(size, way)
        stack = program.context.stack
        return min(timed(lambda: (stack.redraw(), stack.draw(program.window.surface))) for _ in range(4))

    def moving(self, size: tuple[int, int]) -> float:
        """The middle one of the frames in which something moves, from the beginning of a deal."""
        program = self.at(size, "table")
        self.deal()
        frames = []
        for _ in range(FRAMES):
            moves = program.context.stack.next_deadline() == 0.0
            took = timed(program.turn)
            if moves:
                frames.append(took)
        return statistics.median(frames)


def process(*arguments: str) -> tuple[float, float]:
    """CPU seconds and the most MiB resident of a program of its own, from its start to (nearly) its end."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "schmier_gui", "--data-dir", folder, "--size", "1280x800", *arguments]
        env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        running, most = subprocess.Popen(command, env=env), 0.0
        while (ended := os.wait4(running.pid, os.WNOHANG))[0] == 0:
            most = max(most, held(running.pid))
            time.sleep(0.02)
        running.returncode = os.waitstatus_to_exitcode(ended[1])
        assert running.returncode == 0, running.returncode
    return ended[2].ru_utime + ended[2].ru_stime, most


def held(pid: int) -> float:
    """The most MiB that a process has had resident; what it was before it became this program does not count."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), 0.0)


def jobs(windows: Windows) -> list[Job]:
    """All of them, those of a window size together."""
    found = [
        Job("engine, schmier", engine(SCHMIER), "deals/s", 12),
        Job("engine, smear", engine(SMEAR), "deals/s", 12),
        Job("playouts, schmier", playouts(SCHMIER), "deals/s", ROWS),
        Job("playouts, smear", playouts(SMEAR), "deals/s", ROWS),
        Job("estimate", estimating, "deals/s", DEALS),
    ]
    for size in (SMALL, LARGE):
        named = f"{size[0]}×{size[1]}"
        for screen in SCREENS if size == SMALL else ():
            found.append(Job(f"{screen} opened, {named}", partial(windows.opening, size, f"title-{screen.replace(' ', '-')}")))
        for screen, way in (("title", ""), ("table", "table")):
            found.append(Job(f"whole picture, {screen}, {named}", partial(windows.painting, size, way)))
        found.append(Job(f"moving frame, table, {named}", partial(windows.moving, size)))
    return [
        *found,
        Job("start", lambda: process("--quit-after", "0")[0]),
        Job("memory, title", lambda: process("--quit-after", "0")[1], "MiB"),
        Job("memory, games for three seconds", lambda: process("--new", "schmier", "--autoplay", "--speed", "instant",
                                                               "--quit-after", "3")[1], "MiB"),
    ]  # fmt: skip
