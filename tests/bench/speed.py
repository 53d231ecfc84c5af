"""How fast the program is beside the numbers committed: engine, playouts, estimates, pictures, start, memory.

    python -m tests.bench.speed [--write] [--only WORD]

CPU time, the best of several turns, as a ratio to a fixed piece of work that is timed in between: so neither another machine nor a busy one
makes much of a difference. Memory is compared as it is. Exit status 1 where something takes more than half as much again as committed; what
seems to is measured twice more first. --write puts the numbers of now into speed.json, which is then to be committed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.bench import calibration
from tests.bench.jobs import Job, Windows, jobs

FILE = Path(__file__).with_name("speed.json")
LIMIT = 1.5
LEAST, MOST, ENOUGH = 3, 12, 0.6
"""Turns at least and at most, and the CPU seconds after which no more are begun."""


@dataclass
class Figure:
    """The best of all turns: of the work itself (seconds, or MiB) and of the calibration."""

    job: Job
    best: float = float("inf")
    unit: float = float("inf")

    def measure(self) -> None:
        """Take some turns more."""
        spent = 0.0
        for turn in range(1 if self.job.unit == "MiB" else MOST):
            self.unit = min(self.unit, calibration.seconds())
            value = self.job.run()
            spent += value
            self.best = min(self.best, value)
            if turn + 1 >= LEAST and spent > ENOUGH:
                break

    @property
    def ratio(self) -> float:
        """What is compared."""
        return self.best if self.job.unit == "MiB" else self.best / self.unit


def measured(only: str, committed: dict[str, float]) -> list[Figure]:
    """Every job that has the word in its name; twice more where it seems too slow."""
    windows = Windows()
    found: list[Figure] = []
    for job in jobs(windows):
        if only in job.name:
            figure = Figure(job)
            for _ in range(3):
                figure.measure()
                if figure.ratio <= LIMIT * committed.get(job.name, float("inf")):
                    break
            found.append(figure)
    windows.close()
    return found


def show(figures: list[Figure], committed: dict[str, float]) -> Table:
    """Now, committed, and how much more or less that is."""
    table = Table("what", "measured", "ratio now", "committed", "times", "", title="Speed beside the numbers committed")
    for figure in figures:
        before = committed.get(figure.job.name)
        times = figure.ratio / before if before else None
        mark = "new" if times is None else "[bold red]too slow" if times > LIMIT else ""
        table.add_row(figure.job.name, figure.job.told(figure.best), f"{figure.ratio:.3g}", "" if before is None else f"{before:.3g}",
                      "" if times is None else f"{times:.2f}", mark)  # fmt: skip
    return table


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="commit to the numbers of now")
    parser.add_argument("--only", default="", help="what has this word in its name")
    given = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    committed: dict[str, float] = json.loads(FILE.read_text()) if FILE.exists() else {}
    began = time.monotonic()
    figures = measured(given.only, {} if given.write else committed)
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print(show(figures, committed))
    console.print(f"{time.monotonic() - began:.0f} seconds, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    if given.write:
        now = {figure.job.name: float(f"{figure.ratio:.3g}") for figure in figures}
        FILE.write_text(json.dumps({**(committed if given.only else {}), **now}, indent=2, ensure_ascii=False) + "\n")
    slow = [figure for figure in figures if figure.ratio > LIMIT * committed.get(figure.job.name, float("inf"))]
    return 1 if slow and not given.write else 0


if __name__ == "__main__":
    sys.exit(main())
