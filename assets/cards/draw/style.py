"""The parameters of a deck, and the colours and the pen a figure is drawn with."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .svg import stroke

WHITE, RED, GOLD, BRONZE, SOFT_INK = "#fbf6ea", "#b3261e", "#c9a24b", "#8f6a22", "#1c1a17"


@dataclass(frozen=True)
class Style:
    """A deck variant; its options can be combined."""

    four_colour: bool = False
    large_index: bool = False
    high_contrast: bool = False

    @property
    def card(self) -> str:
        """The colour of the card itself."""
        return "#ffffff" if self.high_contrast else "#f8f1e1"

    @property
    def edge(self) -> str:
        """The line round the card."""
        return SOFT_INK if self.high_contrast else "#b9a67c"

    @property
    def ink(self) -> str:
        """The colour of outlines and of the black suits."""
        return "#000000" if self.high_contrast else SOFT_INK

    @property
    def line(self) -> float:
        """The width of outlines."""
        return 2.3 if self.high_contrast else 1.8

    @property
    def index_height(self) -> float:
        """The height of the rank in the corner."""
        return 66 if self.large_index else 46

    @property
    def notch(self) -> tuple[float, float]:
        """Right and lower edge of the corner that is cut out of a court for the index."""
        return (66, 135) if self.large_index else (49, 101)

    def suit(self, suit: str) -> str:
        """The colour of a suit's pips and ranks."""
        if self.four_colour and suit in "DC":
            strong, mild = {"D": ("#0b50a8", "#1d4f91"), "C": ("#00703c", "#1b6a45")}[suit]
            return strong if self.high_contrast else mild
        if suit in "SC":
            return self.ink
        return "#c4000f" if self.high_contrast else RED


@dataclass(frozen=True)
class Paint:
    """The colours of one figure, and the pen that outlines its shapes."""

    robe: str
    cloth: str
    lining: str
    panel: str
    ray: str
    skin: str
    shade: str
    lid: str
    fur: str
    tail: str
    trim: str
    bead: str
    ink: str = SOFT_INK
    pip: str = SOFT_INK
    width: float = 1.8
    hair: str = ""
    shine: str = ""
    iris: str = ""
    brow: str = ""
    lip: str = ""

    def shape(self, data: str, colour: str, width: float | None = None) -> str:
        """A filled shape with an ink outline."""
        return stroke(data, self.ink, self.width if width is None else width, colour)

    def line(self, data: str, width: float = 1.3, colour: str | None = None) -> str:
        """A mere line, in ink if no colour is given."""
        return stroke(data, colour or self.ink, width)


PAINTS = {
    "S": Paint(
        *("#22304f", "#7f97b2", "#8c2b2b", "#e9e6dc", "#d9dbd6", "#f3d9bd", "#dfb793", "#8fa6bf"),
        *(WHITE, SOFT_INK, GOLD, WHITE),
    ),
    "H": Paint(
        *("#b3261e", "#e3a08b", "#14493b", "#f5e3d0", "#efd2bc", "#f2cfae", "#dca680", "#c98a7a"),
        *(WHITE, SOFT_INK, WHITE, GOLD),
    ),
    "D": Paint(
        *("#c8651b", "#efc16a", "#1f3f63", "#f6e8c8", "#f0d9a6", "#dfae80", "#c48a58", "#b9743c"),
        *("#1f3f63", "#e6bf62", "#1f3f63", WHITE),
    ),
    "C": Paint(
        *("#14493b", "#8fae7a", "#7d2530", "#e8ead2", "#d7dfbd", "#b98356", "#97643b", "#6f8f5c"),
        *("#d8c39a", "#6b4a2e", GOLD, "#e6bf62"),
    ),
}
"""Robe, second cloth, lining, panel and its rays, skin and its shade, eye shadow; the kings' fur and its tails, the
queens' trimming and beads."""


def paint_for(style: Style, suit: str) -> Paint:
    """The colours of a suit's figures in this deck."""
    paint = replace(PAINTS[suit], ink=style.ink, pip=style.suit(suit), width=style.line)
    if style.four_colour and suit == "D":  # blue diamonds wear blue
        paint = replace(paint, robe="#1f4f86", lining="#b5561a", cloth="#9fc0de", fur=WHITE, tail=SOFT_INK)
        paint = replace(paint, trim="#b5561a", panel="#e6ebee", ray="#d3dfe8")
    return on_plain_ground(style, paint)


def on_plain_ground(style: Style, paint: Paint) -> Paint:
    """With high contrast, no tint behind the figure."""
    return replace(paint, panel=style.card, ray="#efefef") if style.high_contrast else paint
