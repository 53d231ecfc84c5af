"""Without a home folder, without rights in it, and with a second copy of the program: one sentence that says what can be done."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

NOWHERE = Path("/dev/null/home")
"""Not even root can make this folder."""
PROGRAM = [sys.executable, "-m", "schmier_gui"]


def environment(**more: str) -> dict[str, str]:
    """The tests' own, without what names the person's folders."""
    kept = {name: value for name, value in os.environ.items() if name != "HOME" and not name.startswith(("XDG_", "PYGAME_"))}
    return {**kept, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **more}


def run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The program, to its end."""
    return subprocess.run([*PROGRAM, *arguments], env=environment(**more), capture_output=True, text=True, timeout=120, check=False)


def test_a_home_that_is_not_there_is_one_sentence() -> None:
    done = run(HOME=str(NOWHERE))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert str(NOWHERE) in done.stderr and "--data-dir" in done.stderr


def test_without_a_home_the_program_plays_in_a_folder_that_is_named(tmp_path: Path) -> None:
    done = run("--data-dir", str(tmp_path / "data"), "--new", "smear", "--autoplay", "--speed", "instant", "--quit-after", "2",
               HOME=str(NOWHERE))  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert list((tmp_path / "data").glob("**/*smear*.jsonl"))


@contextmanager
def opened(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The program, once its first picture is there."""
    controls = folder.parent / f"{folder.name}-controls.json"
    command = [*PROGRAM, "--data-dir", str(folder), "--ui-map", str(controls), *arguments]
    process = subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        end = time.monotonic() + 120
        while not controls.exists():
            assert process.poll() is None and time.monotonic() < end, process.communicate()
            time.sleep(0.02)
        yield process
    finally:
        process.kill()
        process.communicate()


def test_of_two_copies_the_second_says_so_and_touches_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    run("--data-dir", str(folder), "--new", "smear", "--seed", "first", "--quit-after", "1")
    with opened(folder):  # at the title, where nothing moves
        before = {path: path.read_bytes() for path in folder.rglob("*.js*")}
        assert before
        second = run("--data-dir", str(folder), "--new", "smear", "--seed", "second")
        assert second.returncode == 1
        assert second.stderr.count("\n") == 1 and "open already" in second.stderr
        assert {path: path.read_bytes() for path in folder.rglob("*.js*")} == before


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_copy_that_was_killed_keeps_nobody_out(tmp_path: Path, how: signal.Signals) -> None:
    folder = tmp_path / "data"
    with opened(folder, "--new", "smear", "--seed", "first") as process:
        process.send_signal(how)
        assert process.wait(120) == (0 if how == signal.SIGTERM else -how)
    done = run("--data-dir", str(folder), "--quit-after", "0")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_program_that_was_stopped_for_a_while_goes_on_where_it_was(tmp_path: Path) -> None:
    """As when the lid of a laptop was closed: nothing runs, and then all clocks have moved."""
    folder, trace = tmp_path / "data", tmp_path / "trace.txt"
    with opened(folder, "--new", "smear", "--autoplay", "--speed", "fast", "--trace", str(trace)) as process:

        def shown() -> int:
            return trace.read_bytes().count(b"\n")

        wait(lambda: shown() > 3)
        process.send_signal(signal.SIGSTOP)
        time.sleep(0.2)
        before, (record,) = shown(), folder.glob("unfinished-*.jsonl")
        kept = record.read_bytes()
        time.sleep(3)
        assert (shown(), record.read_bytes()) == (before, kept)
        process.send_signal(signal.SIGCONT)
        wait(lambda: shown() > before + 6)
        assert record.read_bytes().startswith(kept)
        process.terminate()
        out, said = process.communicate(timeout=120)
        assert (process.returncode, out, said) == (0, "", "")


def wait(true: object) -> None:
    """Until it is so."""
    end = time.monotonic() + 120
    while not true():  # type: ignore[operator]
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("driver", ["", "nonsense", "alsa", "pulseaudio"])
def test_without_a_sound_device_it_plays_in_silence(tmp_path: Path, driver: str) -> None:
    """No driver named, one that is not there, and two that find nothing to play on (or play, where there is something)."""
    arguments = ["--data-dir", str(tmp_path / "data"), "--new", "smear", "--autoplay", "--speed", "fast", "--quit-after", "3"]
    kept = {name: value for name, value in environment().items() if name != "SDL_AUDIODRIVER"}
    env = {**kept, **({"SDL_AUDIODRIVER": driver} if driver else {})}
    done = subprocess.run([*PROGRAM, *arguments], env=env, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert list((tmp_path / "data").glob("**/*smear*.jsonl"))
