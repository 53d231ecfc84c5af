"""Running the program's commands in this process and in one of their own."""

import os
import subprocess
import sys
import types

from schmier_gui.__main__ import main


class Result:
    """What a command left behind."""

    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err

    @property
    def lines(self):
        """Standard output as a dict: "Games: 3" is {"Games": "3"}."""
        return dict(line.split(": ", 1) for line in self.out.splitlines())


def run(capsys, *arguments):
    """The command in this process."""
    capsys.readouterr()
    status = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return Result(status, out, err)


def process(*arguments, env=None, **options):
    """The command in a process of its own, as `python -m schmier_gui`."""
    command = [sys.executable, "-m", "schmier_gui", *map(os.fspath, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, env={**os.environ, **(env or {})}, **options)
    return Result(done.returncode, done.stdout, done.stderr)


def one_line(text):
    """Standard error holds one line and no traceback."""
    return text.count("\n") == 1 and text.endswith("\n") and "Traceback" not in text


def window_stub(monkeypatch, status=0):
    """Put a window that only notes its options in place of the real one."""
    opened = []
    stub = types.ModuleType("schmier_gui.running")
    stub.run = lambda options: opened.append(options) or status
    import schmier_gui

    monkeypatch.setitem(sys.modules, "schmier_gui.running", stub)
    monkeypatch.setattr(schmier_gui, "running", stub, raising=False)
    return opened
