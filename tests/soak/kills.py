"""Kills the program again and again (kill -9) while somebody plays, and looks at what is on disk each time.

    python -m tests.soak.kills [--share 0.1 | --count 50] [--seed S] [--polite] [--dummy]

The whole is 500 kills, in chains of ten in one folder: every start goes on with what the last one left. Half of the chains are games that
play themselves, half are clicked in a real window (Xvfb). With --polite the program is asked to end (SIGTERM); then it must do so by
itself, with exit status 0. With --dummy all games play themselves and SDL's dummy driver is used, which needs no Xvfb.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Timer

from schmier_gui.engine import Session, load, load_all
from tests.e2e.people import Mouse
from tests.e2e.window import Screen, Window
from tests.soak.asked import arguments, part

WHOLE = 500
PATIENCE = 120.0
CHAIN = 10
SIZE = "1024x600"
Process = subprocess.Popen[bytes]


class Chain:
    """Kills in one folder, one after the other, of games that play themselves; `seen` counts what the program was doing."""

    by = "itself"

    def __init__(self, folder: Path, game: str, seed: str, speed: str = "fast", polite: bool = False) -> None:
        self.folder, self.game, self.seed, self.speed, self.polite = folder, game, seed, speed, polite
        self.chance = random.Random(seed)
        self.data, self.trace, self.words = folder / "data", folder / "trace.txt", folder / "output.txt"
        self.before = b""
        self.seen: Counter[str] = Counter()

    @property
    def unfinished(self) -> Path:
        return self.data / f"unfinished-{self.game}.jsonl"

    def records(self) -> list[Path]:
        """Every record, the running game last."""
        finished = sorted((self.data / "games").glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
        return [*finished, *([self.unfinished] if self.unfinished.exists() else [])]

    def kill_once(self, number: int) -> None:
        """Start, kill, look. Raises AssertionError where something is lost or doubled."""
        self.trace.unlink(missing_ok=True)
        process = self.start(number)
        try:
            self._wait(process)
            if self.polite:
                self._ask_to_end(process)
        finally:
            process.kill()
            process.wait()
        said = self.words.read_text()
        assert not said, said
        assert self.polite or process.returncode == -signal.SIGKILL, f"the program ended by itself with {process.returncode}"
        self._look()

    def start(self, number: int) -> Process:
        """The program, going on with what the last one left."""
        what = ["play", str(self.unfinished)] if self.can_go_on() else ["--new", self.game, "--seed", f"{self.seed}-{number}"]
        options = ["--autoplay", "--speed", self.speed, "--trace", str(self.trace), "--data-dir", str(self.data), "--size", SIZE]
        env = {**os.environ, "SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "dummy"}
        with self.words.open("wb") as said:
            return subprocess.Popen([sys.executable, "-m", "schmier_gui", *what, *options], env=env, stdout=said, stderr=said)

    def can_go_on(self) -> bool:
        """There is an unfinished game."""
        return self.unfinished.exists() and load(self.unfinished).state.phase != "over"

    def play(self, process: Process) -> None:
        """Somebody plays, until a random moment."""
        if self.chance.random() < 0.5:
            time.sleep(self.chance.uniform(0.0, 2.5))
        else:
            self._wait_for_news()

    def _ask_to_end(self, process: Process) -> None:
        """SIGTERM, which before the first picture may simply end the program."""
        early = not self._traced()
        process.terminate()
        status = process.wait(PATIENCE)
        assert status == 0 or (early and status == -signal.SIGTERM), f"exit status {status}"

    def _wait(self, process: Process) -> None:
        """Until a random moment, now and then before the first picture."""
        begun = time.monotonic()
        if self.chance.random() < 0.1:
            time.sleep(self.chance.uniform(0.05, 0.8))
            return
        while not self._traced():
            self.ready()
            assert process.poll() is None, f"the program has ended by itself: {self.words.read_text()}"
            assert time.monotonic() - begun < PATIENCE, "no picture comes"
            time.sleep(0.005)
        self.play(process)

    def _traced(self) -> int:
        return self.trace.stat().st_size if self.trace.exists() else 0

    def ready(self) -> None:
        """What somebody does until the table is there."""

    def _wait_for_news(self) -> None:
        """Until just after a picture has shown more: the moment at which a late write would be missing."""
        time.sleep(self.chance.uniform(0.0, 1.0))
        size, end = self._traced(), time.monotonic() + 5
        while self._traced() == size and time.monotonic() < end:
            pass

    def _look(self) -> None:
        told = self.trace.read_bytes().split(b"\n")[:-1] if self.trace.exists() else []
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
        self.seen[f"played by {self.by}"] += 1

    def _read(self, path: Path) -> Session:
        (game,) = load_all(path)
        self.seen["cut line"] += bool(game.warnings)
        return game


class ClickedChain(Chain):
    """The same with somebody at the mouse of a real window, who goes on from the title."""

    by = "mouse"

    def __init__(self, screen: Screen, *given: object, **more: object) -> None:
        super().__init__(*given, **more)  # type: ignore[arg-type]
        self._screen = screen

    def start(self, number: int) -> Process:
        new = [] if self.can_go_on() else ["--new", self.game, "--seed", f"{self.seed}-{number}"]
        self._window = Window(self._screen, self.folder, *new, "--speed", self.speed, "--size", SIZE)
        return self._window._process

    def ready(self) -> None:
        self._window.click("continue")

    def play(self, process: Process) -> None:
        """Until a random moment, in half of the cases one just after a click."""
        person = Mouse(self._window, self.game, bold=self.chance.random() < 0.5)
        if self.chance.random() < 0.5:
            timer = Timer(self.chance.uniform(0.0, 4.0), process.terminate if self.polite else process.kill)
            timer.start()
            while timer.is_alive():
                person.step()
            return
        for _ in range(self.chance.randrange(1, 4)):
            person.step()
        name = person.choose(self._window.controls())
        if name:
            self._window.click(name)
        time.sleep(self.chance.uniform(0.0, 0.15))


def lane(folder: Path, chains: list[tuple[int, int]], seed: str, clicked: bool, polite: bool) -> Counter[str]:
    """Chains (number and kills) one after the other, each game in turn; what was seen."""
    seen: Counter[str] = Counter()
    done = 0
    with Screen(1100, 700) if clicked else _Nothing() as screen:
        for number, kills in chains:
            place = folder / f"chain {number}"
            place.mkdir()
            given = place, ("schmier", "smear")[number // 2 % 2], f"{seed}-{number}", ("fast", "fast", "instant")[number % 3], polite
            one = ClickedChain(screen, *given) if isinstance(screen, Screen) else Chain(*given)
            for kill in range(kills):
                one.kill_once(kill)
            seen += one.seen
            done += kills
            print(f"{done} kills of games played by {one.by}", flush=True)
    return seen


class _Nothing:
    """No screen."""

    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None: ...


def run(folder: Path, kills: int, seed: str = "kills", chain: int = CHAIN, polite: bool = False, clicked: bool = False) -> Counter[str]:
    """Kill so often, in chains; with `clicked` every other chain is, beside those that play themselves. Returns what was seen."""
    chains = [(start // chain, min(chain, kills - start)) for start in range(0, kills, chain)]
    lanes = [chains[::2], chains[1::2]] if clicked else [chains]
    with ThreadPoolExecutor(len(lanes)) as pool:
        found = [pool.submit(lane, folder, each, seed, number == 1, polite) for number, each in enumerate(lanes)]
        return sum((each.result() for each in found), Counter[str]())


def main() -> None:
    """The command."""
    parser = arguments(__doc__)
    parser.add_argument("--count", type=int, help="kills, instead of a share of them")
    parser.add_argument("--polite", action="store_true", help="SIGTERM instead of kill -9")
    parser.add_argument("--dummy", action="store_true", help="no real window: all games play themselves")
    given = parser.parse_args()
    kills = given.count or part(WHOLE, given.share)
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        seen = run(Path(folder), kills, given.seed, polite=given.polite, clicked=not given.dummy)
        print(f"{kills} kills in {time.monotonic() - begun:.0f} s, nothing lost, nothing doubled:", dict(sorted(seen.items())))


if __name__ == "__main__":
    main()
