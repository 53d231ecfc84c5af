"""Pages of charts about all that was played: they read on in the records until the history is up to date."""

from __future__ import annotations

from abc import abstractmethod
from gettext import ngettext

from schmier_gui.scenes.chart_page import ChartPage
from schmier_gui.scenes.context import Context

_TELL = 0.25  # seconds between two words on how far the reading has come
_A_FRAME = 0.01  # seconds of reading a frame, for nothing moves here
_AT_ONCE = 0.03  # seconds of reading before the page opens: most often that is all there is to do


class CountingPage(ChartPage):
    """`count` is called whenever the history may say something new."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._told = 0.0

    @abstractmethod
    def count(self) -> None:
        """Take on what the history says now."""

    def enter(self) -> None:
        self.context.chronicle.refresh()
        self.context.chronicle.tick(_AT_ONCE)
        self.count()
        self.repaint()
        super().enter()

    def update(self, now: float) -> None:
        chronicle = self.context.chronicle
        if not chronicle.done:
            if not chronicle.tick(_A_FRAME):
                self.count()
                self.rebuild()
            elif now - self._told > _TELL:
                self._told = now
                self.repaint()
        super().update(now)

    def next_deadline(self) -> float | None:
        return super().next_deadline() if self.context.chronicle.done else 0.0

    @property
    def reading(self) -> str:
        """How far the reading has come, "" where it is done."""
        if self.context.chronicle.done:
            return ""
        left = max(1, self.context.chronicle.left)
        return ngettext("Reading past games: {count} file is left", "Reading past games: {count} files are left", left).format(count=left)
