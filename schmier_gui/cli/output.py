"""Lines for people: results on standard output, what is wrong on standard error."""

from __future__ import annotations

import os
import sys

FROM_A_MENU = ("GIO_LAUNCHED_DESKTOP_FILE", "DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN")
"""What the menus of Linux desktops put into the environment of what they start."""


def prepare() -> bool:
    """Make both streams safe to print to; False where nobody reads them (a windowed executable, the menu of a desktop)."""
    there = sys.stderr is not None and not (any(map(os.environ.get, FROM_A_MENU)) and not sys.stderr.isatty())
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
