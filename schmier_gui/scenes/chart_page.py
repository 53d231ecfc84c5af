"""Pages of charts: four sheets of ivory in the dark room, under a heading."""

from __future__ import annotations

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.room import paint_plain_room
from schmier_gui.gfx.theme import BRASS, INK, INK_SOFT, IVORY, mix
from schmier_gui.gfx.widgets import Box
from schmier_gui.scenes.form import FormScene
from schmier_gui.scenes.page import USUAL_WIDTH
from schmier_gui.scenes.practice_picture import Paint, Picture

WIDEST, MARGIN, GAP, PAD = 1480.0, 32.0, 16.0, 28.0
SHEET = 312.0  # how high a sheet is on a narrow page


def heading(painter: Painter, text: str, sub: str) -> float:
    """The first two lines of a chart; returns where what follows may begin."""
    painter.text(text, 0, 12, "M", INK, True)
    second = 12 + painter.fonts.em("M") * 1.25
    painter.text(sub, 0, second, "S", INK_SOFT)
    return second + painter.fonts.em("S") * 1.1


def nothing(painter: Painter, width: float, height: float, text: str) -> None:
    """What is said where there is nothing to draw yet."""
    painter.para(text, 0, height / 2, width, "S", INK_SOFT, 1.35, align="c")


class ChartPage(FormScene):
    """`top`, `foot`: what is free above and below the sheets in the middle 800; on a narrow page, which has them one below the other,
    `narrow_top` and `narrow_foot`.
    """

    narrowest = 752.0
    top = narrow_top = 132.0
    foot = narrow_foot = 24.0

    @property
    def page_width(self) -> float:
        """The width of both columns."""
        return min(WIDEST, self.context.viewport.LW) - 2 * MARGIN

    @property
    def left(self) -> float:
        """The left edge of the page."""
        return (self.context.viewport.LW - self.page_width) / 2

    @property
    def right(self) -> float:
        """The right edge of the page."""
        return self.left + self.page_width

    @property
    def y(self) -> float:
        """The upper edge of the middle 800, or of a narrow page."""
        return (self.context.viewport.LH - self.high) / 2

    @property
    def high(self) -> float:
        """How high everything is."""
        return self._narrow_height if self.narrow else 800.0

    @property
    def _narrow_height(self) -> float:
        return self.narrow_top + 4 * (SHEET + GAP) - GAP + self.narrow_foot

    def least_height(self, width: float) -> float:
        return 800.0 if width >= USUAL_WIDTH - 1 else self._narrow_height

    def sheet(self, place: int) -> Box:
        """One of the four sheets, line by line."""
        if self.narrow:
            return self.left, self.y + self.narrow_top + place * (SHEET + GAP), self.page_width, SHEET
        line, column = divmod(place, 2)
        width, height = (self.page_width - GAP) / 2, (800 - self.top - self.foot - GAP) / 2
        return self.left + column * (width + GAP), self.y + self.top + line * (height + GAP), width, height

    def chart(self, place: int, paint: Paint, below: float = 0.0) -> Picture:
        """A chart on a sheet; so much stays free `below` it."""
        x, y, w, h = self.sheet(place)
        return Picture(self.context, (x + PAD, y + PAD - 8, w - 2 * PAD, h - 2 * PAD + 8 - below), paint)

    def paint_sheets(self, painter: Painter, count: int = 4) -> None:
        """The dark room and the empty sheets."""
        paint_plain_room(painter.surface)
        for place in range(count):
            x, y, w, h = self.sheet(place)
            painter.shadow(x, y, w, h, 12, 14, 6, 170)
            painter.rect(x, y, w, h, 12, IVORY)
            painter.frame(x + 8, y + 8, w - 16, h - 16, 7, mix(IVORY, BRASS, 0.75), 1.2)
