"""Measures the running program against its budgets, in a real window: frames, idling, start, memory, size.

    python tests/bench/budgets.py [--dist DIR] [--only frames,idle,start,memory,size]

Needs Xvfb, xdotool and ImageMagick, and nothing else running: a busy machine measures itself. `--dist` names the folder of built
executables (default: dist, if it is there). Exit status 1 where a budget is not met.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "e2e"))

from window import Screen, Window  # noqa: E402

from schmier_gui.scenes.setup import Setup, default_setup, remember  # noqa: E402
from schmier_gui.store.settings import load_settings, save_settings  # noqa: E402

SMALL, LARGE = (1280, 800), (3840, 2160)
INSTALLED = (sys.executable, "-m", "schmier_gui")
STARTS, PLAY, AHEAD, REST = 5, 20.0, 8.0, 10.0
"""Starts; seconds of play; seconds in which a new scene draws its cards ahead, told apart from the idling after them; seconds of rest."""

TABLE = ("--new", "schmier", "--seed", "rook", "--speed", "instant")
MINIMISED = "a table that is minimised"
RESTING = (
    ("on the title", (), (), "title-new-game"),
    ("waiting for a call", TABLE, (), "pass"),
    ("a practice hand waiting for a call", (), ("title-practice",), "pass"),
    ("a practice verdict", (), ("title-practice", "pass"), "next"),
    ("in the settings", (), ("title-settings",), "back"),
    ("in the statistics", (), ("title-statistics",), "back"),
    ("the menu over a table", TABLE, ("menu",), "menu-resume"),
    (MINIMISED, TABLE, (), "pass"),
)
"""What rests; with which arguments the program is started, what is clicked, and what is there then."""


@dataclass(frozen=True)
class Measure:
    """One figure and what it may be at most; a budget of None is told, not judged."""

    what: str
    value: float
    budget: float | None
    unit: str

    @property
    def kept(self) -> bool:
        return self.budget is None or self.value <= self.budget


class Bench:
    """Starts programs on a screen of the wanted size, each with a fresh folder."""

    def __init__(self, dist: Path | None) -> None:
        self.dist = dist
        self.folder = Path(tempfile.mkdtemp(prefix="schmier-bench-"))
        self._count = 0

    def open(self, screen: Screen, *arguments: str, command: tuple[str, ...] = INSTALLED, **env: str) -> Window:
        self._count += 1
        folder = self.folder / str(self._count)
        folder.mkdir(exist_ok=True)
        return Window(screen, folder, *arguments, command=command, env=env)

    def close(self) -> None:
        shutil.rmtree(self.folder)

    # The budgets

    def frames(self) -> Iterator[Measure]:
        """The work of a frame while cards fly and the strongest computer players think, at normal speed."""
        yield from self._frames(SMALL, 4.0, 12.0)
        yield from self._frames(LARGE, None, 16.0)

    def _frames(self, size: tuple[int, int], median: float | None, worst: float) -> Iterator[Measure]:
        log = self.folder / f"frames-{size[0]}.txt"
        seat_masters(self.folder / str(self._count + 1) / "data")
        with Screen(*size) as screen:
            window = self.open(screen, "--new", "schmier", "--autoplay", "--seed", "bench", _size(size), SCHMIER_FRAME_LOG=str(log))
            window.until(lambda: window.lines(kind="deal"), "a deal")
            warm = _bytes(log)
            time.sleep(PLAY)
            moving = frame_times(log, warm, "moving")
            window.kill()
        where = f"moving frame, {size[0]}×{size[1]}"
        yield Measure(f"{where}: median", statistics.median(moving), median, "ms")
        yield Measure(f"{where}: 99th percentile", percentile(moving, 0.99), worst, "ms")
        yield Measure(f"{where}: longest of {len(moving)}", max(moving), None, "ms")

    def idle(self) -> Iterator[Measure]:
        """CPU while nothing happens, once what a scene draws ahead is drawn."""
        with Screen() as screen:
            for what, arguments, clicks, control in RESTING:
                window = self.open(screen, _size(SMALL), *arguments)
                for name in clicks:
                    window.wait_for(name)
                    window.click(name)
                window.wait_for(control)
                time.sleep(1)
                ahead = window.cpu()
                time.sleep(AHEAD)
                ahead = window.cpu() - ahead
                if what == MINIMISED:
                    screen.do("windowminimize", "--sync", window.id())
                    time.sleep(1)
                used, began = window.cpu(), time.monotonic()
                time.sleep(REST)
                share = 100 * (window.cpu() - used) / (time.monotonic() - began)
                window.kill()
                yield Measure(f"made ready once, {what}", ahead, None, "s of CPU")
                yield Measure(f"idle, {what}", share, 1.0, "% of a core")

    def start(self) -> Iterator[Measure]:
        """From the start of the process to the first picture that can be clicked, the files being in the disk cache."""
        for what, command, budget in self._programs():
            with Screen() as screen:
                times = [self._start(screen, command) for _ in range(STARTS + 1)][1:]
            yield Measure(f"start, {what}: median of {STARTS}", statistics.median(times), budget, "s")

    def _programs(self) -> Iterator[tuple[str, tuple[str, ...], float]]:
        yield "installed", INSTALLED, 0.6
        if self.dist:
            yield "folder", (str(self.dist / "Schmier-folder" / "Schmier"),), 0.6
            yield "one file", (str(self.dist / "Schmier"),), 1.2

    def _start(self, screen: Screen, command: tuple[str, ...]) -> float:
        window = self.open(screen, _size(SMALL), command=command)
        window.until(window.map.exists, "the first picture", every=0.002)
        took = time.monotonic() - window.started
        window.kill()
        return took

    def memory(self) -> Iterator[Measure]:
        """Resident memory after some minutes' worth of deals, at instant speed."""
        for size, budget in ((SMALL, 130.0), (LARGE, 300.0)):
            with Screen(*size) as screen:
                window = self.open(screen, "--new", "schmier", "--autoplay", "--seed", "bench", "--speed", "instant", _size(size))
                held = _after_ten_deals(window)
            yield Measure(f"memory after ten deals, {size[0]}×{size[1]}", held, budget, "MiB")

    def size(self) -> Iterator[Measure]:
        """What has to be carried."""
        if self.dist:
            yield Measure("size, one file", _bytes(self.dist / "Schmier") / 1e6, 50.0, "MB")
            folder = sum(file.stat().st_size for file in (self.dist / "Schmier-folder").rglob("*") if not file.is_symlink())
            yield Measure("size, folder", folder / 1e6, None, "MB")


def seat_masters(data: Path) -> None:
    """Set up the next game with the strongest computer player in every other seat."""
    data.mkdir(parents=True)
    settings, _ = load_settings(data)
    usual = default_setup("schmier")
    remember(settings, Setup(usual.rules, usual.names, (usual.players[0], *["master"] * 5)))
    save_settings(data, settings)


def _after_ten_deals(window: Window) -> float:
    window.until(lambda: len(window.lines(kind="score")) >= 10, "ten deals")
    held = window.memory()
    window.kill()
    return held


def frame_times(log: Path, offset: int, kind: str) -> list[float]:
    """Milliseconds of work of the frames of a kind, from a place in the frame log on."""
    with log.open("rb") as file:
        file.seek(offset)
        lines = file.read().decode().split("\n")[:-1]
    pairs = (line.split() for line in lines)
    return [1000 * float(seconds) for seconds, what in pairs if what == kind]


def percentile(values: list[float], share: float) -> float:
    """The smallest value that this share of all does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def show(measures: list[Measure]) -> Table:
    """All figures beside their budgets."""
    table = Table("what", "measured", "budget", "", title="Budgets")
    for measure in measures:
        budget = "" if measure.budget is None else f"{measure.budget:g} {measure.unit}"
        mark = "" if measure.budget is None else "kept" if measure.kept else "[bold red]over"
        table.add_row(measure.what, f"{measure.value:.2f} {measure.unit}", budget, mark)
    return table


def _size(size: tuple[int, int]) -> str:
    return f"--size={size[0]}x{size[1]}"


def _bytes(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def main() -> int:
    """Measure what was asked for, and print the table."""
    names = ("frames", "idle", "start", "memory", "size")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    parser.add_argument("--only", default=",".join(names))
    asked = parser.parse_args()
    console = Console()
    bench = Bench(asked.dist.resolve() if asked.dist.is_dir() else None)
    measures: list[Measure] = []
    try:
        for name in asked.only.split(","):
            measurement: Callable[[], Iterator[Measure]] = getattr(bench, name)
            with console.status(f"measuring {name}"):
                measures += measurement()
    finally:
        bench.close()
    console.print(show(measures))
    console.print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    return 0 if all(measure.kept for measure in measures) else 1


if __name__ == "__main__":
    sys.exit(main())
