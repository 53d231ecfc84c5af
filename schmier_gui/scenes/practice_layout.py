"""Where everything lies on the practice screen, in logical units: the hand on the left, what is asked and answered on the right.

On a narrow page, where text is large, hand and scores lie over that, so that they are seen together with the tiles; the table lies below.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import NamedTuple

from schmier_gui.gfx.viewport import Viewport
from schmier_gui.gfx.widgets import Box

WIDEST = 1480.0
MARGIN, COLUMN, GUTTER = 32.0, 472.0, 24.0
PAD = 30.0
NARROW, PANEL, LEAST = 1279.0, 752.0, 720.0
BAR = 24.0  # what a page that scrolls keeps free on its right
CARD, SMALL, LEAST_CARD = (120.0, 168.0), (103.0, 144.0), (86.0, 120.0)
_FAN, _FAN_TOP, _PANEL_TOP = 400.0, 84.0, 216.0  # of a narrow page: how wide the hand is, and where it and the panel begin
_TABLE_TOP = _PANEL_TOP + PANEL + 24.0
HIGH = _TABLE_TOP + 290.0
STEP = 70.0
SMALL_WINDOW = 0.7  # pixels for a unit: under that words are so much larger than everything else that the cards give way
PORTRAIT = 28.0
BUTTON, TAB, GAP = 56.0, 40.0, 8.0
TOOLS = 444.0  # the small buttons beside the heading
PITCH = 40.0  # from lane to lane of the race
_RX, _RY = 188.0, 90.0
_ANGLES = {6: (90, 150, 210, 270, 330, 30), 4: (90, 180, 270, 0)}


class Rows(NamedTuple):
    """How far below the upper edge of the ink what is asked lies: words, tiles for calls and suits with their heights, the guess."""

    words: float
    tiles: float
    tile: float
    suits: float
    suit: float
    guess: float


def rows(viewport: Viewport) -> Rows:
    """Where text is large the rows lie closer together."""
    return Rows(64, 108, 64, 220, 60, 328) if viewport.LW < NARROW else Rows(72, 128, 92, 292, 112, 448)


class Layout:
    """The anchors for a window. `left` and `top` are the corner of everything, `panel` is the ivory box for questions and answers.

    `narrow`: the page is narrower than NARROW, and the panel as wide as everything.
    """

    def __init__(self, viewport: Viewport) -> None:
        self.narrow = viewport.LW < NARROW
        self.small = viewport.u < SMALL_WINDOW
        self.card = LEAST_CARD if self.narrow else SMALL if self.small else CARD
        if self.narrow:
            self._lay_below(viewport)
        else:
            self._lay_beside(viewport)

    def _lay_beside(self, viewport: Viewport) -> None:
        width = min(WIDEST, viewport.LW)
        self.left = (viewport.LW - width) / 2 + MARGIN
        self.top = (viewport.LH - 800) / 2
        self.right = self.left + COLUMN
        x = self.right + GUTTER
        self.panel: Box = (x, self.top + 24, (viewport.LW + width) / 2 - MARGIN - x, PANEL)
        self.table = (self.left + COLUMN / 2, self.top + 278, _RX, _RY)
        self.race = (self.left, self.top + 432, COLUMN)
        self.note = (self.left, self.top + 556, COLUMN)

    def _lay_below(self, viewport: Viewport) -> None:
        self.left = min((viewport.LW - LEAST) / 2, viewport.LW - BAR - LEAST)
        self.top = max(0.0, (viewport.LH - HIGH) / 2)
        self.right = self.left + LEAST
        self.panel = (self.left, self.top + _PANEL_TOP, LEAST, PANEL)
        table = self.top + _TABLE_TOP
        self.table = (self.left + COLUMN / 2, table + 120, _RX, _RY)
        beside = self.left + _FAN + GUTTER
        self.race = (beside, self.top + 72, self.right - beside)
        self.note = (self.left + COLUMN + GUTTER, table + 24, LEAST - COLUMN - GUTTER)

    @property
    def ink(self) -> Box:
        """The part of the panel that is written on."""
        x, y, w, h = self.panel
        return x + PAD, y + PAD, w - 2 * PAD, h - 2 * PAD

    @property
    def foot(self) -> float:
        """The upper edge of the panel's row of buttons."""
        _x, y, _w, h = self.ink
        return y + h - BUTTON

    def seats(self, count: int) -> list[tuple[float, float]]:
        """The portraits' middles, clockwise from the person at the bottom."""
        cx, cy, rx, ry = self.table
        return [(cx + rx * 0.97 * cos(radians(a)), cy + ry * sin(radians(a))) for a in _ANGLES[count]]

    def cards(self, count: int) -> list[tuple[float, float]]:
        """The middles of the cards of the hand."""
        w, h = self.card
        y = self.top + (_FAN_TOP + h / 2 if self.narrow else 788 - h / 2)
        return [(self.left + w / 2 + self._step(count) * place, y) for place in range(count)]

    def _step(self, count: int) -> float:
        return min(STEP, ((_FAN if self.narrow else COLUMN) - self.card[0]) / max(1, count - 1))

    def strip(self, count: int, place: int) -> Box:
        """What no other card covers of one."""
        (x, y), (w, h) = self.cards(count)[place], self.card
        return x - w / 2, y - h / 2, self._step(count) if place < count - 1 else w, h

    def tool(self, place: int, count: int) -> Box:
        """One of the small buttons under the heading, or beside it."""
        left, y, whole = (self.right - TOOLS, 12.0, TOOLS) if self.narrow else (self.left, 94.0, COLUMN)
        width = (whole - GAP * (count - 1)) / count
        return left + place * (width + GAP), self.top + y, width, 40.0

    @property
    def heads(self) -> tuple[float, float]:
        """The middles of the heading and of the line under it."""
        return (self.top + 32, self.top + 68) if self.narrow else (self.top + 44, self.top + 78)
