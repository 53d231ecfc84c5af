"""Where everything lies on the practice screen, in logical units: the hand on the left, what is asked and answered on the right."""

from __future__ import annotations

from math import cos, radians, sin

from schmier_gui.gfx.viewport import Viewport
from schmier_gui.gfx.widgets import Box

WIDEST = 1480.0
MARGIN, COLUMN, GUTTER = 32.0, 472.0, 24.0
PAD = 30.0
NARROW, PANEL, LEAST = 1279.0, 752.0, 720.0
HIGH = 800.0 + PANEL + 24
CARD, SMALL = (120.0, 168.0), (103.0, 144.0)
STEP = 70.0
SMALL_WINDOW = 0.7  # pixels for a unit: under that words are so much larger than everything else that the cards give way
PORTRAIT = 28.0
BUTTON, TAB, GAP = 56.0, 40.0, 8.0
PITCH = 40.0  # from lane to lane of the race
_RX, _RY = 188.0, 90.0
_ANGLES = {6: (90, 150, 210, 270, 330, 30), 4: (90, 180, 270, 0)}


class Layout:
    """The anchors for a window. `left` and `top` are the corner of everything, `panel` the ivory box on the right; on a page that is
    narrower than NARROW it lies below the rest.
    """

    def __init__(self, viewport: Viewport) -> None:
        width = min(WIDEST, viewport.LW)
        narrow = viewport.LW < NARROW
        self.left = (viewport.LW - (COLUMN if narrow else width)) / 2 + (0 if narrow else MARGIN)
        self.top = (viewport.LH - (HIGH if narrow else 800)) / 2
        self.right = self.left + COLUMN
        x = self.right + GUTTER
        self.panel: Box = (x, self.top + 24, (viewport.LW + width) / 2 - MARGIN - x, PANEL)
        if narrow:
            self.panel = ((viewport.LW - LEAST) / 2, self.top + HIGH - 24 - PANEL, LEAST, PANEL)
        self.table = (self.left + COLUMN / 2, self.top + 278, _RX, _RY)
        self.small = viewport.u < SMALL_WINDOW
        self.card = SMALL if self.small else CARD

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

    @property
    def race(self) -> float:
        """The upper edge of the lanes."""
        return self.top + 432

    def cards(self, count: int) -> list[tuple[float, float]]:
        """The middles of the cards of the hand."""
        w, h = self.card
        y = self.top + 788 - h / 2
        return [(self.left + w / 2 + self._step(count) * place, y) for place in range(count)]

    def _step(self, count: int) -> float:
        return min(STEP, (COLUMN - self.card[0]) / max(1, count - 1))

    def strip(self, count: int, place: int) -> Box:
        """What no other card covers of one."""
        (x, y), (w, h) = self.cards(count)[place], self.card
        return x - w / 2, y - h / 2, self._step(count) if place < count - 1 else w, h

    def tool(self, place: int, count: int) -> Box:
        """One of the small buttons under the heading."""
        width = (COLUMN - GAP * (count - 1)) / count
        return self.left + place * (width + GAP), self.top + 94, width, 40.0

    @property
    def note(self) -> float:
        """The upper edge of the lines that say for whose table the numbers hold."""
        return self.top + 556
