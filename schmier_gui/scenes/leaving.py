"""From a table to somewhere else: only once what was played there is on the disk."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _

from schmier_gui.scenes.context import Context
from schmier_gui.scenes.notice import NoticeScene


def leave(context: Context, go: Callable[[], None]) -> None:
    """Go, or stay and say why: a game that the disk has not taken would be gone with its table."""
    wrong = context.unsaved()
    if not wrong:
        go()
        return
    context.take_notices()  # they say the same
    stays = _("The game stays open until it can be saved. Closing the window would leave it as it was saved last.")
    context.stack.push(NoticeScene(context, [wrong, stays]))
