"""Colours and type sizes. Brass means one thing: act here, or to act now."""

from typing import Literal, TypeAlias

Colour: TypeAlias = tuple[int, int, int]
Size: TypeAlias = Literal["S", "M", "L", "X"]


def _hex(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


ROOM, ROOM_RAISED, HALO = _hex("1a130e"), _hex("241a13"), _hex("4a321f")
CLOTH, CLOTH_LIGHT, CLOTH_DARK = _hex("14493b"), _hex("1b5747"), _hex("0f392e")
WOOD, WOOD_DARK = _hex("5a3825"), _hex("3d2517")
BRASS, BRASS_LIGHT, BRASS_DARK = _hex("c9a24b"), _hex("e6c987"), _hex("8a6c2c")
IVORY, IVORY_DARK, MUTED = _hex("f4ecd8"), _hex("e4d8bc"), _hex("c8c0aa")
INK, INK_SOFT, RED = _hex("1c1a17"), _hex("5a5145"), _hex("b3261e")
BLUE, GREEN = _hex("1d4f91"), _hex("1b6a45")  # diamonds and clubs of the four-colour deck
PLATE, SCRIM, DIM = _hex("0e231c"), _hex("0c0906"), _hex("18140f")
BLACK = (0, 0, 0)
SIDE: tuple[Colour, Colour, Colour] = (_hex("8fc4ee"), _hex("f0b93a"), _hex("e8577f"))
SIDE_DARK: tuple[Colour, Colour, Colour] = (_hex("1f5c92"), _hex("8a5b06"), _hex("9c2850"))  # for strokes on ivory

DIM_ALPHA = 107  # 42 %: the veil over a card that may not be played
SCRIM_ALPHA = 176  # 69 %: the veil over the table behind a panel

CLOTHS: dict[str, tuple[Colour, Colour, Colour]] = {
    "green": (CLOTH, CLOTH_LIGHT, CLOTH_DARK),
    "blue": (_hex("1b3654"), _hex("223f5f"), _hex("152a43")),
    "wine": (_hex("55202f"), _hex("642838"), _hex("421824")),
}
"""The cloths to choose from: plain, in the light, in the shade."""

SIZES: dict[Size, int] = {"S": 16, "M": 20, "L": 32, "X": 64}  # logical units
GROWTH: dict[Size, float] = {"S": 1.0, "M": 1.0, "L": 1 / 3, "X": 0.0}
"""How much of the text size that the person chose a size takes on: headings and scores are large already and only stay the largest."""
LARGEST_TEXT = 1.75
FLOORS: dict[Size, int] = {"S": 14, "M": 16, "L": 24, "X": 48}  # real pixels


def mix(a: Colour, b: Colour, t: float) -> Colour:
    """The colour a share `t` of the way from `a` to `b`."""
    return round(a[0] + (b[0] - a[0]) * t), round(a[1] + (b[1] - a[1]) * t), round(a[2] + (b[2] - a[2]) * t)


HAIRLINE = mix(PLATE, BRASS, 0.38)


def suit_colour(suit: str, four_colour: bool = False) -> Colour:
    """The ink of a suit on ivory: red for hearts and diamonds, else black; blue diamonds and green clubs if asked."""
    if four_colour and suit in ("D", "C"):
        return BLUE if suit == "D" else GREEN
    return RED if suit in ("H", "D") else INK
