"""What the person should know about their files, said once, over whatever is on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _

from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK, INK_SOFT
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.panel import PADDING, PanelScene

_BUTTON = 56.0
_TOP = 106.0


class NoticeScene(PanelScene):
    """Whole sentences, one below the other, and a button that goes on."""

    width = 640

    def __init__(self, context: Context, sentences: Sequence[str]) -> None:
        super().__init__(context)
        self.sentences = tuple(sentences)
        self._measure()

    def build(self) -> None:
        self._measure()
        box = (self.right - 184, self.bottom - _BUTTON, 184, _BUTTON)
        self.add("next", widgets.button(self.context.manager, box, _("Go on"), "paper_primary", command=self.back))

    def start(self) -> str:
        return "next"

    def write(self, painter: Painter) -> None:
        painter.text(_("Please note"), self.left, self.y + 60, "L", INK, True)
        y = self.y + _TOP
        for sentence in self.sentences:
            y = painter.para(sentence, self.left, y, self.right - self.left, "M", INK_SOFT) + 8

    def _measure(self) -> None:
        fonts = self.context.fonts
        lines = sum(len(fonts.wrap(s, "M", self.width - 2 * PADDING)) for s in self.sentences)
        self.height = _TOP + lines * fonts.em("M") * 1.45 + 8 * len(self.sentences) + 16 + _BUTTON + PADDING
