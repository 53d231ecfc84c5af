"""A question before something that can't be taken back, for those who want to be asked."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _

from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK, INK_SOFT
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.panel import PADDING, PanelScene

_BUTTON = 56.0


def ask(context: Context, heading: str, words: str, yes: str, done: Callable[[], None]) -> None:
    """Do it once the person has said yes; at once where the settings say that nobody wants to be asked."""
    if context.settings.ask_first:
        context.stack.push(ConfirmScene(context, heading, words, yes, done))
    else:
        done()


class ConfirmScene(PanelScene):
    """`yes` says what will be done, and `done` does it once the question has gone."""

    width = 640

    def __init__(self, context: Context, heading: str, words: str, yes: str, done: Callable[[], None]) -> None:
        super().__init__(context)
        self.heading, self.words, self.yes, self._done = heading, words, yes, done
        self._measure()

    def build(self) -> None:
        self._measure()
        wide = max(184.0, self.context.fonts.width(self.yes, "M", True) + 48)
        gui, y = self.context.manager, self.bottom - _BUTTON
        keep = widgets.button(gui, (self.right - wide - 200, y, 184, _BUTTON), _("Cancel"), "paper_plain", command=self.back)
        self.add("cancel", keep)
        yes = widgets.button(gui, (self.right - wide, y, wide, _BUTTON), self.yes, "paper_primary", command=self._confirmed)
        self.add("confirm", yes)

    def start(self) -> str:
        return "cancel"

    def write(self, painter: Painter) -> None:
        painter.text(self.heading, self.left, self.y + 60, "L", INK, True)
        painter.para(self.words, self.left, self.y + 106, self.right - self.left, "M", INK_SOFT)

    def _measure(self) -> None:
        fonts = self.context.fonts
        lines = fonts.wrap(self.words, "M", self.width - 2 * PADDING)
        self.height = 106 + len(lines) * fonts.em("M") * 1.45 + 16 + _BUTTON + PADDING

    def _confirmed(self) -> None:
        self.context.stack.pop()
        self._done()
