"""When the screen goes away under the program: a desktop session that ends, an X server that dies."""

from __future__ import annotations

import ctypes
import logging
import os
from collections.abc import Callable
from gettext import gettext as _

import pygame

from schmier_gui.cli.output import warn

log = logging.getLogger("schmier.app")

LOST = 1
_Handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
_LIBRARY = "libX11.so.6"
"""The system's, which SDL has loaded already. (Named in the call itself, it would be packed into the executables.)"""
_kept: list[object] = []
"""What X is told to call must stay in memory for as long as the program runs."""


def watch(keep: Callable[[], object]) -> None:
    """When the X server is gone: call `keep`, which brings to the disk what must stay and may not touch the display; say so where somebody
    may still read it; end the process with exit status 1, for nothing can be shown any more. Where there is no X nothing is watched.
    """
    if pygame.display.get_driver() != "x11":
        return
    try:
        x = ctypes.CDLL(_LIBRARY)
    except OSError as error:
        log.info("the screen is not watched: %s", error)
        return

    def end(_display: int) -> int:
        try:
            keep()
            warn(_("The screen is gone, so Schmier has ended; your game is kept, up to your last choice."))
        except Exception:
            log.exception("the screen is gone")
        finally:
            os._exit(LOST)

    _kept[:] = [_Handler(end)]
    x.XSetIOErrorHandler(*_kept)
