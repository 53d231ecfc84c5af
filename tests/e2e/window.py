"""A virtual screen, the program in a window on it, and hands for its mouse and keyboard. Needs Xvfb, xdotool and ImageMagick."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

PATIENCE = 120.0  # seconds: only a program that hangs takes so long, however slow the machine
Controls = dict[str, list[float]]


class Screen:
    """An X server of its own, with a window manager where openbox is installed. `env` is what programs on it need."""

    def __init__(self, width: int = 1440, height: int = 900) -> None:
        read_end, write_end = os.pipe()
        size = ["-screen", "0", f"{width}x{height}x24"]
        command = ["Xvfb", "-displayfd", str(write_end), *size, "-nolisten", "tcp", "-noreset"]
        self._server = _quiet(command, pass_fds=[write_end])
        os.close(write_end)
        with os.fdopen(read_end) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb did not start"
        self.env = {**os.environ, "DISPLAY": f":{number}", "SDL_AUDIODRIVER": "dummy"}
        self.env.pop("SDL_VIDEODRIVER", None)
        self._manager = _quiet(["openbox"], env=self.env) if shutil.which("openbox") else None
        if self._manager is not None:
            self._wait_for_manager()

    def _wait_for_manager(self) -> None:
        """A window that opens while the window manager is still starting may never be shown."""
        end = time.monotonic() + PATIENCE
        while not self.do("get_num_desktops"):
            assert time.monotonic() < end, "openbox did not start"
            time.sleep(0.05)
        time.sleep(0.3)

    def do(self, *words: object) -> str:
        """What xdotool answers, "" where it fails."""
        command = ["xdotool", *map(str, words)]
        return subprocess.run(command, env=self.env, capture_output=True, text=True, check=False).stdout.strip()

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for process in (self._manager, self._server):
            if process is not None:
                process.terminate()
                process.wait(20)


class Window:
    """The program, started in `folder` with its files there; arguments are added to those that let a test see and touch it.

    `home_data`: where it will keep its files when it is not told (no --data-dir). `user`: the user id to run as.
    """

    def __init__(
        self,
        screen: Screen,
        folder: Path,
        *arguments: str,
        command: tuple[str, ...] = (sys.executable, "-m", "schmier_gui"),
        env: dict[str, str] | None = None,
        home_data: Path | None = None,
        user: int | None = None,
    ) -> None:
        self.screen, self.folder = screen, folder
        self.data = home_data or folder / "data"
        self.map, self.trace, self.words = folder / "controls.json", folder / "trace.txt", folder / "output.txt"
        for old in (self.map, self.words):
            old.unlink(missing_ok=True)
        seen = ["--ui-map", str(self.map), "--trace", str(self.trace)]
        if home_data is None:
            seen += ["--data-dir", str(self.data)]
        who: dict[str, Any] = {} if user is None else {"user": user, "group": user, "extra_groups": []}
        self.started = time.monotonic()
        with self.words.open("wb") as output:
            self._process = subprocess.Popen(
                [*command, *seen, *arguments],
                cwd=folder,
                env={**screen.env, **(env or {})},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
                **who,
            )
        self._id = ""

    # What is there

    def controls(self) -> Controls:
        """What can be clicked now: name -> [x, y, width, height] in window pixels."""
        try:
            return dict(json.loads(self.map.read_text(encoding="utf-8")))
        except (OSError, ValueError):
            return {}

    def traced(self) -> list[tuple[int, float]]:
        """(record lines shown, when) of every picture that showed more."""
        lines = self.trace.read_text(encoding="utf-8").split("\n")[:-1] if self.trace.exists() else []
        return [(int(number), float(when)) for number, when, *_ in (line.split() for line in lines)]

    def records(self, game: str = "schmier") -> list[Path]:
        """The record files of a game, finished ones first, by date."""
        files = [*sorted((self.data / "games").glob("*.jsonl")), self.data / f"unfinished-{game}.jsonl"]
        return [file for file in files if file.exists() and f'"game":"{game}"'.encode() in file.read_bytes()[:200]]

    def lines(self, game: str = "schmier", kind: str = "") -> list[dict[str, Any]]:
        """The whole lines of every record of a game, or those of one type."""
        found = []
        for file in self.records(game):
            found += [json.loads(line) for line in file.read_bytes().split(b"\n")[:-1]]
        return [line for line in found if not kind or line["type"] == kind]

    # Waiting

    def until(self, true: Callable[[], object], what: str, seconds: float = PATIENCE, every: float = 0.03) -> None:
        """Wait for something to become true; says `what` never came, with the program's last words and a picture."""
        end = time.monotonic() + seconds
        while not true():
            ended = self._process.poll() is not None
            if (ended or time.monotonic() > end) and not true():
                self.picture("never-came")
                state = f"the program ended with {self._process.returncode}" if ended else f"waited {seconds:.0f} seconds"
                said = self.words.read_text(encoding="utf-8", errors="replace")[-2000:]
                raise AssertionError(f"{what} never came ({state}); controls {sorted(self.controls())}; output: {said}")
            time.sleep(every)

    def wait_for(self, *names: str, seconds: float = PATIENCE) -> str:
        """Wait for the first of some controls; which it is."""
        self.until(lambda: set(names) & set(self.controls()), f"the control {' or '.join(names)}", seconds)
        controls = self.controls()
        return next(name for name in names if name in controls)

    def changes(self, before: object, now: Callable[[], object], seconds: float) -> bool:
        """Whether something changes within some seconds."""
        end = time.monotonic() + seconds
        while now() == before:
            if time.monotonic() > end or self._process.poll() is not None:
                return False
            time.sleep(0.02)
        return True

    # Hands and eyes

    def id(self) -> str:
        """The X window, "" while there is none."""
        if not self._id:
            found = self.screen.do("search", "--onlyvisible", "--class", ".").split()
            self._id = found[-1] if found else ""
            if self._id:
                self.screen.do("windowfocus", "--sync", self._id)
        return self._id

    def click(self, name: str) -> bool:
        """Click the middle of a control; False if it is there no more."""
        box = self.controls().get(name)
        if box is None or not self.id():
            return False
        x, y, width, height = box
        self.screen.do("mousemove", "--window", self.id(), round(x + width / 2), round(y + height / 2))
        time.sleep(0.05)
        self.screen.do("click", 1)
        return True

    def carry(self, name: str, x: int, y: int) -> bool:
        """Drag the middle of a control to a place in the window; False if it is there no more."""
        box = self.controls().get(name)
        if box is None or not self.id():
            return False
        left, top, width, height = box
        path = [(left + width / 2, top + height / 2)]
        path += [(path[0][0] + (x - path[0][0]) * step / 6, path[0][1] + (y - path[0][1]) * step / 6) for step in range(1, 7)]
        for place, (px, py) in enumerate(path):
            self.screen.do("mousemove", "--window", self.id(), round(px), round(py))
            time.sleep(0.04)
            if not place:
                self.screen.do("mousedown", 1)
        self.screen.do("mouseup", 1)
        return True

    def key(self, *names: str) -> None:
        """Press keys one after the other, by the names that xdotool knows (Return, ctrl+z)."""
        if self.id():
            self.screen.do("key", "--delay", 40, *names)

    def resize(self, width: int, height: int) -> None:
        """Ask for another window size."""
        self.screen.do("windowsize", self.id(), width, height)

    def picture(self, name: str) -> Path:
        """A picture of the screen, in the folder of the program's files."""
        file = self.folder / f"{name}.png"
        subprocess.run(["import", "-window", "root", str(file)], env=self.screen.env, check=False, capture_output=True)
        return file

    # The process

    def wait(self, seconds: float = PATIENCE) -> int:
        """The exit status, once the program has ended by itself."""
        return self._process.wait(seconds)

    def kill(self) -> None:
        """kill -9, the whole family at once."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(20)

    def family(self) -> list[int]:
        """The process ids of the program and what it started (a one-file executable starts itself once more)."""
        found = [self._process.pid]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                found += [int(child) for child in task.read_text().split()]
        return found

    def cpu(self) -> float:
        """CPU seconds used so far."""
        ticks = 0
        for pid in self.family():
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident MiB, all processes together."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.family())
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def _quiet(command: list[str], **more: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)
