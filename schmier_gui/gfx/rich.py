"""The parts of a line that mixes words with signs: sizes in logical units."""

from typing import NamedTuple, TypeAlias

from schmier_gui.gfx.theme import IVORY, Colour, Size


class Text(NamedTuple):
    """Words."""

    text: str
    size: Size | float = "M"
    colour: Colour = IVORY
    bold: bool = False


class Suit(NamedTuple):
    """A suit sign, in its ink unless a colour is given."""

    suit: str
    size: float = 18
    colour: Colour | None = None


class Shape(NamedTuple):
    """The sign of a side."""

    side: int
    size: float = 15
    outline: Colour | None = None


class Icon(NamedTuple):
    """An icon."""

    name: str
    size: float = 18
    colour: Colour = IVORY


class Gap(NamedTuple):
    """Empty space."""

    width: float = 8


Part: TypeAlias = Text | Suit | Shape | Icon | Gap
