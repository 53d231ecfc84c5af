"""Lines for people: results on standard output, what is wrong on standard error."""

from __future__ import annotations

import os
import sys


def prepare() -> bool:
    """Make both streams safe to print to; False where there is no console (a windowed executable)."""
    there = sys.stderr is not None
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    return there


def say(line: str) -> None:
    """A line of the result."""
    print(_one_line(line))


def warn(line: str) -> None:
    """A line about something that is wrong."""
    print(_one_line(line), file=sys.stderr)


def hush() -> None:
    """Nobody reads standard output any more: stop Python from complaining about it at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _one_line(line: str) -> str:
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "backslashreplace").decode() for c in line)
