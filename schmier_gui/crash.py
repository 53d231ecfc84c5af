"""When the program fails: what happened goes into a file, and the person is told where it is and that the game is kept."""

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


def words(path: Path | None) -> list[str]:
    """What to say, in whole sentences."""
    if path is None:
        where = _("What happened could not be written down.")
    else:
        where = _("What happened is written down in {file}.").format(file=path)
    return [_("Schmier has failed and must close."), _("Your game is kept, up to your last choice."), where]


def tell(sentences: list[str], stay: Callable[[], bool]) -> None:
    """Say it on standard error, and in the window, if there is one, until a key or click, or until `stay` says no."""
    warn(" ".join(sentences))
    try:
        if pygame.display.get_init() and pygame.display.get_surface() is not None:
            _show(sentences, stay)
    except Exception:  # the window may be what failed; it has been said on standard error
        log.exception("the words could not be shown")


def _show(sentences: list[str], stay: Callable[[], bool]) -> None:
    pygame.event.clear()
    painted: tuple[int, int] | None = None
    while stay():
        surface = pygame.display.get_surface()
        if surface is None:
            return
        events = pygame.event.get()
        if any(event.type in _LEAVES for event in events):
            return
        exposed = any(event.type == pygame.WINDOWEXPOSED for event in events)
        if exposed or surface.get_size() != painted:
            painted = surface.get_size()
            _paint(surface, sentences)
            pygame.display.flip()
        time.sleep(NAP)


def _paint(surface: pygame.Surface, sentences: list[str]) -> None:
    """An ivory sheet in the middle of a dark window."""
    viewport = Viewport(*surface.get_size())
    painter = Painter(surface, viewport, Fonts(viewport), Sprites(viewport), Faces(viewport, None))
    surface.fill(ROOM)
    width, height = min(880.0, viewport.LW - 32), 360.0
    x, y = (viewport.LW - width) / 2, (viewport.LH - height) / 2
    painter.rect(x, y, width, height, 12, IVORY)
    painter.text(sentences[0], x + 48, y + 64, "L", INK, True)
    line = y + 120
    for sentence in sentences[1:]:
        line = painter.para(sentence, x + 48, line, width - 96, "M", INK_SOFT) + 8
    painter.text(_("Press any key to close."), x + 48, y + height - 48, "S", INK_SOFT)


def box(sentence: str) -> None:
    """Say it in a box of the system's, for where there is neither a window of ours nor a console."""
    try:
        pygame.display.message_box("Schmier", sentence, "error")
    except pygame.error as error:
        log.warning("no box: %s", error)
