"""What a double-click starts: the window, or a command that needs none."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from gettext import gettext as _
from pathlib import Path

from schmier_gui.cli import logs, output
from schmier_gui.cli.arguments import parse, window_options
from schmier_gui.engine.errors import SchmierError
from schmier_gui.engine.replay import load
from schmier_gui.store.paths import FolderError

DONE, WRONG_INPUT, WRONG_ARGUMENTS, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; returns the exit status of CONTRACTS.md, "Commands"."""
    console = output.prepare()
    try:
        given = parse(sys.argv[1:] if arguments is None else arguments)
        logs.start(getattr(given, "log_level", "warning"), console, getattr(given, "data_dir", None))
        status = _COMMANDS[given.command](given)
        sys.stdout.flush()
    except SystemExit as done:
        status = done.code if isinstance(done.code, int) else DONE
    except BrokenPipeError:
        output.hush()
        status = WRONG_INPUT
    except KeyboardInterrupt:
        status = INTERRUPTED
    except (SchmierError, FolderError) as error:
        output.warn(str(error))
        status = WRONG_INPUT
        if not console:
            _show(str(error))
    return status


def _show(sentence: str) -> None:
    """For those who have double-clicked, and read no console."""
    from schmier_gui import crash

    crash.box(sentence)


def _check(given: argparse.Namespace) -> int:
    from schmier_gui.cli.check import check

    try:
        return check(given.file)
    except OSError as error:
        return _unusable(error, given.file)


def _simulate(given: argparse.Namespace) -> int:
    from schmier_gui.cli.simulate import plan, simulate

    asked = vars(given).get
    try:
        order = plan(given.game, given.games, asked("seed"), asked("players"), asked("preset"), asked("rules") or {}, asked("record"))
    except SchmierError as error:
        output.warn(str(error))
        return WRONG_ARGUMENTS
    try:
        return simulate(order)
    except OSError as error:
        return _unusable(error, order.record)


def _arena(given: argparse.Namespace) -> int:
    from schmier_gui.cli.arena import arena, plan

    asked = vars(given).get
    try:
        counts = asked("deals"), asked("games")
        how = asked("seed"), bool(asked("as_json")), asked("jobs") or 1
        match = plan((given.a, given.b), asked("game") or "schmier", asked("preset"), counts, *how)
    except SchmierError as error:
        output.warn(str(error))
        return WRONG_ARGUMENTS
    return arena(match)


def _coach(given: argparse.Namespace) -> int:
    from schmier_gui.cli.coach import coach, plan

    asked = vars(given).get
    try:
        how = asked("deals"), asked("seed"), bool(asked("as_json"))
        question = plan(
            given.hand, asked("game") or "schmier", asked("preset"), asked("calls") or (), asked("dealer"), asked("scores"), how
        )
    except SchmierError as error:
        output.warn(str(error))
        return WRONG_ARGUMENTS
    return coach(question)


def _calibrate(given: argparse.Namespace) -> int:
    from schmier_gui.cli.calibrate import calibrate, plan

    asked = vars(given).get
    try:
        profile, as_json = asked("profile") or "expert", bool(asked("as_json"))
        order = plan(asked("game") or "schmier", asked("preset"), profile, asked("hands"), asked("seed"), as_json, asked("jobs"))
    except SchmierError as error:
        output.warn(str(error))
        return WRONG_ARGUMENTS
    return calibrate(order)


def _open_window(given: argparse.Namespace) -> int:
    options = window_options(given)
    if options.play_file:
        try:
            load(options.play_file)
        except OSError as error:
            return _unusable(error, options.play_file)
    for file in filter(None, (options.ui_map, options.trace)):
        taken = file.is_dir() or (file == options.ui_map and file.exists() and not file.is_file())  # the map takes the place of its file
        if taken or not os.access(file.absolute().parent, os.W_OK):
            output.warn(_("{file}: no file can be written here").format(file=file))
            return WRONG_INPUT
        if options.play_file and file.exists() and file.samefile(options.play_file):
            output.warn(_("{file}: this is the record to be played; name another file").format(file=file))
            return WRONG_ARGUMENTS
    from schmier_gui.running import run

    return run(options)


def _unusable(error: OSError, file: Path | None) -> int:
    """A file that can't be read or written; a closed pipe is no file's fault."""
    if isinstance(error, BrokenPipeError):
        raise error
    output.warn(f"{file}: {error.strerror or error}")
    return WRONG_INPUT


_COMMANDS = {
    "arena": _arena,
    "calibrate": _calibrate,
    "check": _check,
    "coach": _coach,
    "play": _open_window,
    "simulate": _simulate,
    None: _open_window,
}

if __name__ == "__main__":
    if sys.argv[1:2] == ["--multiprocessing-fork"]:  # this is a worker of a packaged command with `--jobs`
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
