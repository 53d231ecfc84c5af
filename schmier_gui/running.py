"""The program in its window from start to end, alone in its folder; once more where it has failed and the person wants to go on."""

from __future__ import annotations

import logging
import os
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from msgspec.structs import replace

from schmier_gui import crash
from schmier_gui.ai import ProfileError
from schmier_gui.app import App
from schmier_gui.cli.options import WindowOptions
from schmier_gui.engine.cards import Game
from schmier_gui.engine.errors import SchmierError
from schmier_gui.engine.replay import load
from schmier_gui.engine.session import Session
from schmier_gui.scenes.table_scene import bots_of
from schmier_gui.store.autosave import load_unfinished
from schmier_gui.store.lock import FolderLock
from schmier_gui.store.paths import FolderError, data_dir

log = logging.getLogger("schmier.app")


def run(options: WindowOptions) -> int:
    """Open the window and stay until the person leaves. Returns the exit status.

    Raises SchmierError for a record that can't be read, FolderError where the folder can't be used, or another program uses it.
    """
    session = _load(options.play_file) if options.play_file else None
    lock = FolderLock(data_dir(options.data_dir))
    lock.take()
    try:
        status, again = _run(options, session)
        while again:  # the program has failed, and the person wants to go on
            options = replace(options, new_game=None, play_file=None)
            status, again = _run(options, load_unfinished(data_dir(options.data_dir), again)[0], kept=True)
        return status
    finally:
        lock.release()


def _load(file: Path) -> Session:
    """The record that was asked for. Raises SchmierError, also where a player of it is unknown here, or OSError."""
    session = load(file)
    try:
        bots_of(session, autoplay=True)
    except ProfileError as error:
        raise SchmierError(f"{file}: {error}") from None
    return session


def _run(options: WindowOptions, session: Session | None, kept: bool = False) -> tuple[int, Game | None]:
    """Open, stay, close; an error of the program's own ends in a report instead of a silent death. Exit status, and game to go on with.

    `kept`: the session is the unfinished game of the person's folder itself.
    """
    app: App | None = None
    try:
        app = App(options)
        app.start(session, kept)
        app.loop()
        return 0, None
    except FolderError:
        raise
    except Exception as error:
        log.exception("the program has failed")
        report, record = crash.report(error, options.data_dir), app.record if app else None
        wanted = crash.tell(crash.words(report, record), app.may_stay if app else lambda: False, offer=record is not None)
        return 1, app.game if app and wanted else None
    finally:
        if app is not None:
            app.close()
