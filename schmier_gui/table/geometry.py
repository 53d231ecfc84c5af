"""Where everything on the table lies, in logical units. Pure: no surface, no font, no model.

A `position` counts seats clockwise from the person: 0 is at the bottom. Only x stretches with a wide window and only the table,
the seats and the side slots take it up; every y is fixed from the top or the bottom.

Cards never give way to larger text: the blocks in the corners, the plates and the rail grow as far as they find room round them.
"""

from __future__ import annotations

from math import ceil, cos, radians, sin
from typing import NamedTuple

from schmier_gui.gfx.viewport import Viewport

MARGIN = 16
HAND, TRICK, KITTY, BACK, WON = (120, 168), (100, 140), (80, 112), (44, 62), (35, 49)
ONE_ROW = 8  # more cards than this lie in two rows
ROW_LIFT = 72  # the back row, and the rail above it
RAIL = (540, 48)
PLATE, CONTRACT, RACE = (144, 48), (240, 108), (260, 126)
_WIDER = 133  # by so much, times what the text is larger, the rail is wider
LABEL = 160  # the widest label of a card in a trick
CHIPS = 28  # so far the person's portrait and chips stand out over the rail
BOTTOM = 8  # from the hand to the window's edge
BUTTONS = ("last-trick", "undo", "log", "menu")
_ANGLES = {6: (90, 150, 210, 270, 330, 30), 4: (90, 180, 270, 0)}
_SLOTS = {6: ((0, 128), (-1, 90), (-1, -90), (0, -128), (1, -90), (1, 90)), 4: ((0, 128), (-1, 0), (0, -128), (1, 0))}
_BACK_STEP, _WON_STEP, _WON_AWAY = 20, 8, 10


class Spot(NamedTuple):
    """A card's middle and size."""

    x: float
    y: float
    w: float
    h: float


class Box(NamedTuple):
    """Left, top, width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        """The middle, across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, down."""
        return self.y + self.h / 2


class ExchangeBoxes(NamedTuple):
    """The open lay-away over the rail: a small box for each card that may go, words from `words` on, the button."""

    counters: tuple[Box, ...]
    words: Box
    button: Box


def back_row(cards: int, trumps: int = 0) -> int:
    """How many of the first cards of a hand lie in the back row: the trumps, as far as the rows stay about equal; 0 for one row."""
    if cards <= ONE_ROW:
        return 0
    return min(cards // 2 + 2, max(ceil(cards / 2) - 2, trumps)) if trumps else ceil(cards / 2)


class Geometry:
    """The anchors for a window and a number of seats (6 or 4)."""

    def __init__(self, viewport: Viewport, seats: int) -> None:
        self.viewport = viewport
        self.seats = seats
        self.larger = viewport.text - 1  # 0 at the usual size of text
        self.LW, self.LH = viewport.LW, viewport.LH
        wide, high = self.LW - 1280, self.LH - 800
        self.cx, self.cy = self.LW / 2, 346 + high / 2
        self.rx, self.ry = 500 + 0.42 * wide, 288 + high / 2
        around = [(self.cx + self.rx * cos(radians(a)), 1.0 * round(self.cy + self.ry * sin(radians(a)))) for a in _ANGLES[seats]]
        self.contract = Box(MARGIN, MARGIN, *(side * (1 + 0.5 * self.larger) for side in CONTRACT))
        across, down = (side * (1 + 0.3 * self.larger) for side in RACE)
        self.race = Box(self.LW - MARGIN - across, MARGIN, across, down)
        least = max(self.contract.h, self.race.h) + MARGIN + 52  # the upper seats make room for the corners
        self.plate = PLATE[0] * (1 + 0.7 * self.larger), PLATE[1] * (1 + 0.53 * self.larger)
        most = self.button("claim").y - 36 - self.plate[1]  # and the lower ones for the buttons
        if self.larger:
            around = [(x, min(max(y, least), most) if abs(x - self.cx) > 1 else y) for x, y in around]
        self.portraits: tuple[tuple[float, float], ...] = (self.rail_portrait(), *around[1:])
        """Portrait centres by position; that of the person stands on the rail."""
        aside = 204 + 0.2 * wide
        self.slots: tuple[tuple[float, float], ...] = tuple((self.cx + dx * aside, self.cy + dy) for dx, dy in _SLOTS[seats])
        """Centres of the cards of a trick by position."""
        self.hand_top = self.LH - BOTTOM - HAND[1]
        self.tokens = Box(MARGIN, self.LH - 168, 338, 152)
        self.trick_area = self._trick_area()

    @property
    def tag(self) -> float:
        """How much larger than usual what is said of a card is: it must leave room for its neighbours, and for a hint between them."""
        return 1 + 0.3 * self.larger

    def position(self, seat: int, person: int) -> int:
        """A seat's position on screen."""
        return (seat - person) % self.seats

    def inward(self, position: int) -> int:
        """1 where the cloth lies to the right of a seat, -1 to the left, 0 for the seats at the top and bottom."""
        x = self.slots[position][0] - self.cx
        return -1 if x > 1 else 1 if x < -1 else 0

    def seat_box(self, position: int) -> Box:
        """Portrait, chips and plate of a seat; position 0 has the rail instead."""
        plate, y = self.plate_box(position), self.portraits[position][1]
        return Box(plate.x, y - 48, plate.w, plate.y + plate.h - y + 48)

    def plate_box(self, position: int) -> Box:
        """The plate under a portrait; at the top, where more is beside than below, it is wider rather than higher."""
        (x, y), (w, h) = self.portraits[position], self.plate
        if not self.inward(position):
            w, h = PLATE[0] + (162 * max(0.5, min(1.0, self.larger / 0.3)) if self.larger else 0), PLATE[1]
        return Box(x - w / 2, y + 32, w, h)

    def rail(self, raised: bool = False) -> Box:
        """The person's plate and prompt; `raised` over a hand of two rows."""
        width = RAIL[0] + _WIDER * self.larger
        return Box(self.cx - width / 2, self.LH - 248 - (ROW_LIFT if raised else 0), width, RAIL[1])

    def rail_portrait(self, raised: bool = False) -> tuple[float, float]:
        """The centre of the person's portrait."""
        rail = self.rail(raised)
        return rail.x + 38, rail.y + 14

    def hand_spots(self, cards: int, trumps: int = 0) -> list[Spot]:
        """Where each card of a hand lies, not raised. `trumps`: how many of the first are trumps, for the back row."""
        back = back_row(cards, trumps)
        if not back:
            return self._row(cards, min(84, 420 / max(1, cards - 1)), 0)
        front = cards - back
        step = [min(80, 544 / max(1, count - 1)) for count in (back, front)]
        return self._row(back, step[0], ROW_LIFT) + self._row(front, step[1], 0)

    def hand_spot(self, cards: int, index: int, trumps: int = 0) -> Spot:
        """Where the card at `index` in a hand of `cards` lies, not raised."""
        return self.hand_spots(cards, trumps)[index]

    def _row(self, cards: int, step: float, lift: float) -> list[Spot]:
        left, y = self.cx - (cards - 1) * step / 2, self.hand_top + HAND[1] / 2 - lift
        return [Spot(left + i * step, y, *HAND) for i in range(cards)]

    def seat_spot(self, position: int) -> Spot:
        """Where cards come from and go to at a seat: a small back behind its portrait."""
        return Spot(*self.portraits[position], *BACK)

    def slot_spot(self, position: int) -> Spot:
        """A seat's card in the trick."""
        return Spot(*self.slots[position], *TRICK)

    def kitty_spot(self) -> Spot:
        """The kitty in the middle."""
        return Spot(self.cx, self.cy - 24, *KITTY)

    def back_spots(self, position: int, count: int) -> list[Spot]:
        """Cards laid away, in front of their seat."""
        x, y = self.slots[position]
        x -= self.inward(position) * 40
        y += -24 if y < self.cy - 100 else 8 if position == 0 else 0
        return [Spot(x + (i - (count - 1) / 2) * _BACK_STEP, y, *BACK) for i in range(count)]

    def won_spots(self, position: int, count: int) -> list[Spot]:
        """The tricks a seat has won, one back for each, beside its plate; the person's beside their card."""
        step = _WON_STEP * (1 - self.larger / 2)
        wide = WON[0] + (count - 1) * step
        plate, inward = self.plate_box(position), self.inward(position)
        x, y = self.slots[position]
        if inward:
            edge = plate.cx + inward * plate.w / 2
            room = (x - edge) * inward - TRICK[0] / 2
            x, y = edge + inward * min(_WON_AWAY + wide / 2, room / 2), plate.cy
            if self.larger:
                y = min(y, self.rail().y - WON[1] / 2 - 1)  # the rail is wider then
        elif position:
            x, y = plate.x + plate.w + _WON_AWAY + wide / 2, plate.cy
        else:
            x, y = x + 104, y + 28
        return [Spot(x + (i - (count - 1) / 2) * step, y, *WON) for i in range(count)]

    def bubble(self, position: int, is_pass: bool) -> Box:
        """A call on the cloth; its tail points to the seat."""
        grown = 1 + 0.6 * self.larger
        w, h = (88 * grown, 48 * grown) if is_pass else (72 * grown, 56 * grown)
        x, y = self.portraits[position]
        inward = self.inward(position)
        if position == 0:
            x, y = self.cx, self.rail().y - 24 - 28 * grown
        elif not inward:
            y += 102 + 28 * grown
        elif self.larger:
            x, y = x + inward * 136, y - 10  # beside the portrait, over the wider plate
        else:
            x += inward * 136
            y += 30 if y < self.cy - 50 else -10 if y > self.cy + 50 else 10
        return Box(x - w / 2, y - h / 2, w, h)

    def tile_boxes(self, widths: list[int], height: int) -> list[Box]:
        """A centred row of choices over the rail."""
        left, boxes = self.cx - (sum(widths) + 8 * (len(widths) - 1)) / 2, []
        for width in widths:
            boxes.append(Box(left, self.rail().y - 24 - height, width, height))
            left += width + 8
        return boxes

    def exchange(self, most: int, raised: bool = False) -> ExchangeBoxes:
        """The open lay-away of up to `most` cards: up to 3 close to the middle, more along the rail, over 8 in two rows."""
        top, more = self.rail(raised).y - 24 - 56, 80 * self.larger
        if most <= 3:
            left, (w, h), step, per_row = self.cx - 210 - more, (20, 28), 26, 3
            words, button = Box(self.cx - 122 - more, top, 148 + more, 56), Box(self.cx + 38, top, 172 + more, 56)
        else:
            small = most > 8
            left, (w, h), step, per_row = self.cx - 270, (12, 17) if small else (17, 24), 17 if small else 20, 9 if small else 8
            words, button = Box(left + 170, top, 200, 56), Box(self.cx + 130, top, 140 + more, 56)
        rows = ceil(most / per_row)
        first = top + 28 - (rows * h + (rows - 1) * 6) / 2
        counters = [Box(left + i % per_row * step, first + i // per_row * (h + 6), w, h) for i in range(most)]
        return ExchangeBoxes(tuple(counters), words, button)

    def button(self, control: str) -> Box:
        """One of the four control buttons, or one of the wide ones above them. Raises ValueError for another name."""
        if control == "claim":
            return Box(self.LW - 296, self.LH - (216 if self.larger else 228), 280, 40 if self.larger else 44)
        if control == "hint":
            return Box(self.LW - 296, self.LH - (168 if self.larger else 176), 280, 40 if self.larger else 48)
        i = BUTTONS.index(control)
        return Box(self.LW - 296 + 144 * (i % 2), self.LH - 120 + 56 * (i // 2), 136, 48)

    def hint_box(self, bottom: float, trick: bool = False, exchange: bool = False) -> Box:
        """The room for the words of a hint, down to `bottom` or to what stands out over the rail.

        Narrower beside laid-away cards; between the cards of a trick and what is said of each on its label.
        """
        width, top = 440.0, self.cy - 140
        if trick:
            width = 2 * (self.slots[-1][0] - self.cx - LABEL * self.tag / 2 - 4)
            top = self.cy - 45
        elif exchange:
            width = 376
        return Box(self.cx - width / 2, top, width, min(bottom, self.rail().y - CHIPS) - top)

    def token_spot(self, index: int) -> tuple[float, float]:
        """The centre of a point's token, in the order of `Rules.points`."""
        return self.tokens.x + 24 + 58 * index, self.tokens.y + 50

    def _trick_area(self) -> Box:
        xs, ys = [x for x, _ in self.slots], [y for _, y in self.slots]
        w, h = TRICK
        return Box(min(xs) - w / 2, min(ys) - h / 2, max(xs) - min(xs) + w, max(ys) - min(ys) + h)
