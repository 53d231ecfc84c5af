"""When the program fails: what happened goes into a file, and the person is told where that and the game are, and may go on with it."""

from __future__ import annotations

import datetime
import logging
import platform
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from gettext import gettext as _
from pathlib import Path

import pygame

from schmier_gui import __version__
from schmier_gui.cli.output import warn
from schmier_gui.gfx.faces import Faces
from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.sprites import Sprites
from schmier_gui.gfx.theme import INK, INK_SOFT, IVORY, ROOM
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.store.paths import FolderError, log_dir

log = logging.getLogger("schmier.crash")

NAP = 0.03
_LEAVES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.QUIT)
_GOES_ON = (pygame.K_RETURN, pygame.K_KP_ENTER)


def report(error: BaseException, folder: Path | None) -> Path | None:
    """Write the traceback into the folder of log files, or the system's for temporary ones; None where neither takes it.

    `folder` is the person's own folder where one was named.
    """
    now = datetime.datetime.now()
    system = f"Schmier {__version__}, Python {sys.version.split()[0]}, pygame-ce {pygame.version.ver}, {platform.platform()}"
    text = "\n".join([f"{now.isoformat(timespec='seconds')}  {system}", "", *traceback.format_exception(error)])
    for place in (log_dir, _temporary):
        try:
            path = place(folder) / f"schmier-crash-{now:%Y-%m-%d-%H%M%S}.log"
            path.write_text(text, encoding="utf-8", errors="backslashreplace")
            return path
        except (FolderError, OSError) as trouble:
            log.warning("no report: %s", trouble)
    return None


def _temporary(_folder: Path | None) -> Path:
    return Path(tempfile.gettempdir())


def words(path: Path | None, record: Path | None = None) -> list[str]:
    """What to say, in whole sentences: `path` is the report's, `record` that of the game that was played."""
    kept = _("Your game is kept, up to your last choice.")
    if record is not None:
        kept = _("Your game is kept, up to your last choice, in {file}.").format(file=record)
    if path is None:
        where = _("What happened could not be written down.")
    else:
        where = _("What happened is written down in {file}.").format(file=path)
    return [_("Schmier has failed and must close."), kept, where]


def tell(sentences: list[str], stay: Callable[[], bool], offer: bool = False) -> bool:
    """Say it on standard error, and in the window, if there is one, until a key or click, or until `stay` says no.

    With `offer` the person is asked whether to open the window again and go on with the game; True where they want to.
    """
    warn(" ".join(sentences))
    try:
        if pygame.display.get_init() and pygame.display.get_surface() is not None:
            return _show(sentences, stay, offer) and offer
    except Exception:  # the window may be what failed; it has been said on standard error
        log.exception("the words could not be shown")
    return False


def _show(sentences: list[str], stay: Callable[[], bool], offer: bool) -> bool:
    """Whether it was left by Enter."""
    keys = _("Enter goes on with your game; any other key closes the program.") if offer else _("Press any key to close.")
    pygame.event.clear()
    painted: tuple[int, int] | None = None
    while stay():
        surface = pygame.display.get_surface()
        if surface is None:
            return False
        events = pygame.event.get()
        left = next((event for event in events if event.type in _LEAVES), None)
        if left is not None:
            return left.type == pygame.KEYDOWN and left.key in _GOES_ON
        exposed = any(event.type == pygame.WINDOWEXPOSED for event in events)
        if exposed or surface.get_size() != painted:
            painted = surface.get_size()
            _paint(surface, [*sentences, keys])
            pygame.display.flip()
        time.sleep(NAP)
    return False


def _paint(surface: pygame.Surface, sentences: list[str]) -> None:
    """An ivory sheet in the middle of a dark window; the last sentence tells the keys."""
    viewport = Viewport(*surface.get_size())
    painter = Painter(surface, viewport, Fonts(viewport), Sprites(viewport), Faces(viewport, None))
    surface.fill(ROOM)
    width, height = min(880.0, viewport.LW - 32), 360.0
    x, y = (viewport.LW - width) / 2, (viewport.LH - height) / 2
    painter.rect(x, y, width, height, 12, IVORY)
    painter.text(sentences[0], x + 48, y + 64, "L", INK, True)
    line = y + 120
    for sentence in sentences[1:-1]:
        line = painter.para(sentence, x + 48, line, width - 96, "M", INK_SOFT) + 8
    painter.text(sentences[-1], x + 48, y + height - 48, "S", INK_SOFT)


def box(sentence: str) -> None:
    """Say it in a box of the system's, for where there is neither a window of ours nor a console."""
    try:
        pygame.display.message_box("Schmier", sentence, "error")
    except pygame.error as error:
        log.warning("no box: %s", error)
