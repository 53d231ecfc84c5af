"""What is to be said of one court before it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from .hands import fist
from .pathdata import Point
from .style import Paint, Style, paint_for

View = Literal["front", "half", "profile"]
"""How the head is turned: to us, half away, or wholly."""

Thing = Callable[[Paint], str]
"""Draws a hat, or what a hand holds."""

Cloth = Callable[[list[Point], int], str]
"""(panel, side: 1 right, -1 left) to the path data of the pattern of a dress."""

Collar = Callable[[float, Paint], str]
"""Draws a collar at the middle of the figure."""


@dataclass(frozen=True)
class Held:
    """A thing in the hand at (x, y), tilted by degrees, and the hand that has it."""

    thing: Thing
    x: float
    y: float
    tilt: float = 0
    hand: Thing = fist


@dataclass(frozen=True)
class Court:
    """A king, queen or jack. All heads are drawn looking left; those that look right are mirrored."""

    rank: str
    suit: str
    view: View
    looks_right: bool
    middle: float
    held: Held
    hat: Thing
    hair: Hair
    colours: tuple[str, str, str]
    cloth: Cloth
    beard: str = ""
    collar: Collar | None = None
    moustache: bool = False
    brow: str = ""

    @property
    def lady(self) -> bool:
        """Whether this is a queen."""
        return self.rank == "Q"

    def paint(self, style: Style) -> Paint:
        """The suit's colours with this figure's hair, its shine, and eyes."""
        hair, shine, iris = self.colours
        lip = "#c0604e" if self.rank == "J" else "#a8322c"
        paint = paint_for(style, self.suit)
        return replace(paint, hair=hair, shine=shine, iris=iris, brow=self.brow or hair, lip=lip)


Hair = Callable[[Court, Paint], tuple[str, str]]
"""Draws the hair: behind the dress, and before the face."""
