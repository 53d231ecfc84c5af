"""Kills the program again and again (kill -9) while it plays by itself, and looks at what is on disk each time.

    python tests/soak/kills.py --kills 100 [--window] [--polite]

Without --window SDL's dummy driver is used. Chains of kills in one folder: every start goes on with what the last one left.
With --polite the program is asked to end (SIGTERM); then it must do so by itself, with exit status 0.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from schmier_gui.engine import Session, load, load_all

PATIENCE = 120.0
CHAIN = 10


@dataclass
class Chain:
    """Kills in one folder, one after the other; `seen` counts what the program was doing."""

    folder: Path
    game: str
    seed: str
    env: dict[str, str]
    speed: str = "fast"
    polite: bool = False
    seen: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.data = self.folder / "data"
        self.before = b""

    @property
    def unfinished(self) -> Path:
        return self.data / f"unfinished-{self.game}.jsonl"

    def records(self) -> list[Path]:
        """Every record, the running game last."""
        finished = sorted((self.data / "games").glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
        return [*finished, *([self.unfinished] if self.unfinished.exists() else [])]

    def kill_once(self, number: int) -> None:
        """Start, kill, look. Raises AssertionError where something is lost or doubled."""
        trace = self.folder / f"trace-{number}.txt"
        words = self.folder / f"words-{number}.txt"
        with words.open("wb") as said:
            process = subprocess.Popen(self._command(trace, number), env=self.env, stdout=said, stderr=said)
            try:
                self._wait(process, trace)
                if self.polite:
                    self._ask_to_end(process, trace)
            finally:
                process.kill()
                process.wait()
        assert not words.read_text(), words.read_text()
        self._look(trace)

    def _ask_to_end(self, process: subprocess.Popen[bytes], trace: Path) -> None:
        """SIGTERM, which before the first picture may simply end the program."""
        early = not trace.exists() or not trace.stat().st_size
        process.terminate()
        status = process.wait(PATIENCE)
        assert status == 0 or (early and status == -signal.SIGTERM), f"exit status {status}"

    def _command(self, trace: Path, number: int) -> list[str]:
        what = ["play", str(self.unfinished)] if self._can_go_on() else ["--new", self.game, "--seed", f"{self.seed}-{number}"]
        options = ["--autoplay", "--speed", self.speed, "--trace", str(trace), "--data-dir", str(self.data), "--size", "1024x600"]
        return [sys.executable, "-m", "schmier_gui", *what, *options]

    def _can_go_on(self) -> bool:
        return self.unfinished.exists() and load(self.unfinished).state.phase != "over"

    def _wait(self, process: subprocess.Popen[bytes], trace: Path) -> None:
        """Until a random moment, now and then before the first picture."""
        begun = time.monotonic()
        if self.chance.random() < 0.1:
            time.sleep(self.chance.uniform(0.05, 0.8))
            return
        while not trace.exists() or not trace.stat().st_size:
            assert process.poll() is None, "the program has ended by itself"
            assert time.monotonic() - begun < PATIENCE, "no picture comes"
            time.sleep(0.005)
        if self.chance.random() < 0.5:
            time.sleep(self.chance.uniform(0.0, 2.5))
        else:
            self._wait_for_news(trace)
        assert process.poll() is None, "the program has ended by itself"

    def _wait_for_news(self, trace: Path) -> None:
        """Until just after a picture has shown more: the moment at which a late write would be missing."""
        time.sleep(self.chance.uniform(0.0, 1.0))
        size, end = trace.stat().st_size, time.monotonic() + 5
        while trace.stat().st_size == size and time.monotonic() < end:
            pass

    def _look(self, trace: Path) -> None:
        told = trace.read_bytes().split(b"\n")[:-1] if trace.exists() else []
        shown = int(told[-1].split()[0]) if told else 0
        files = self.records()
        lines = [path.read_bytes().count(b"\n") for path in files]
        assert shown <= max(lines[-2:], default=0), f"{shown} lines were shown, {lines} are on disk"
        games = [self._read(path) for path in files]
        names = [(game.seed, game.rules.game) for game in games]
        assert len(set(names)) == len(names), f"a game is there twice: {names}"
        contents = [path.read_bytes() for path in files]
        assert not self.before or any(content.startswith(self.before) for content in contents), "what was there before is gone"
        whole = contents[-1][: contents[-1].rfind(b"\n") + 1] if contents else b""
        grown = len(whole) > len(self.before)
        self.before = whole
        self.seen[games[-1].state.phase if games else "nothing yet"] += 1
        self.seen["grown" if grown else "not grown"] += 1

    def _read(self, path: Path) -> Session:
        (game,) = load_all(path)
        self.seen["cut line"] += bool(game.warnings)
        return game


def run(folder: Path, kills: int, env: dict[str, str], seed: str = "kills", chain: int = CHAIN, polite: bool = False) -> Counter[str]:
    """Kill so often, in chains, each game in turn. Returns what was seen."""
    seen: Counter[str] = Counter()
    for start in range(0, kills, chain):
        number = start // chain
        place = folder / f"chain {number}"
        place.mkdir()
        one = Chain(place, ("schmier", "smear")[number % 2], f"{seed}-{number}", env, ("fast", "fast", "instant")[number % 3], polite)
        for kill in range(min(chain, kills - start)):
            one.kill_once(kill)
        seen += one.seen
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", default="kills")
    parser.add_argument("--window", action="store_true", help="a real window instead of the dummy driver")
    parser.add_argument("--polite", action="store_true", help="SIGTERM instead of kill -9")
    given = parser.parse_args()
    env = {**os.environ, "SDL_AUDIODRIVER": "dummy", **({} if given.window else {"SDL_VIDEODRIVER": "dummy"})}
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        seen = run(Path(folder), given.kills, env, given.seed, polite=given.polite)
        print(f"{given.kills} kills in {time.monotonic() - begun:.0f} s, nothing lost, nothing doubled:", dict(seen))


if __name__ == "__main__":
    main()
