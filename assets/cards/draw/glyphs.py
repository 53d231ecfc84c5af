"""The letters and figures of the indices: every glyph stands in a box 100 units high."""

from __future__ import annotations

from .geometry import ellipse, rectangle
from .pathdata import number
from .strokes import brush, nib
from .svg import fill, group

Glyph = tuple[int, list[str]]
"""Width, and parts as path data."""

GAP = 5
STEM = "M0,0H37V8H28V92H37V100H0V92H9V8H0Z"
BOWL = nib("M9,50C9,24 21,5.2 39,5.2C57,5.2 69,24 69,50C69,76 57,94.8 39,94.8C21,94.8 9,76 9,50C9,48 9,47 9.1,46")

SIX = [
    nib("M50,18C46,9 41,5.2 34,5.2C18,5.2 8.5,28 8.5,62"),
    ellipse(48, 19, 8.5),
    nib("M8.5,65C8.5,46 18,37 30,37C43,37 51.5,48 51.5,66C51.5,84 43,94.8 30,94.8C17,94.8 8.5,84 8.5,65C8.5,63 8.6,61 8.8,58"),
]

FIGURES: dict[str, Glyph] = {
    "0": (
        60,
        [nib("M8.5,50C8.5,24 16,5.2 30,5.2C44,5.2 51.5,24 51.5,50C51.5,76 44,94.8 30,94.8C16,94.8 8.5,76 8.5,50C8.5,48 8.5,47 8.6,46")],
    ),
    "1": (30, ["M0,22V13C8,12 12,8 14,0H27V92H34V100H3V92H10V21Z"]),
    "2": (
        60,
        [
            nib("M11.5,30C11.5,13 19,5.2 30,5.2C44,5.2 51,14 51,27C51,46 33,60 11,92"),
            ellipse(11.5, 29, 9),
            "M3,100V90L14,86H50L52,74H59V100Z",
        ],
    ),
    "3": (
        58,
        [
            nib("M11,26C12,12 19,5.2 28,5.2C41,5.2 47.5,13 47.5,25C47.5,38 40,46 24,47"),
            ellipse(11, 25, 9),
            nib("M24,47C42,47 49.5,57 49.5,71C49.5,87 41,94.8 27,94.8C17,94.8 10.5,89 9.5,77"),
            ellipse(9.5, 76, 9.5),
        ],
    ),
    "4": (64, ["M36,0H52V64H64V75H52V92H60V100H29V92H36V75H0V66ZM36,24L12,64H36Z"]),
    "5": (
        58,
        [
            "M11,0H53V12H19V44L11,48Z",
            ellipse(9.5, 77, 9.5),
            nib("M14,46C20,41 26,39 31,39C43,39 49.5,50 49.5,66C49.5,84 41,94.8 27,94.8C17,94.8 10.5,89 9.5,78"),
        ],
    ),
    "6": (60, SIX),
    "7": (56, ["M0,0H56V11C42,42 33,66 31,100H13C15,68 24,42 39,14H13L9,28H0Z"]),
    "8": (
        60,
        [
            nib("M13,27C13,13 19,5.2 30,5.2C41,5.2 47,13 47,26C47,39 40,47 30,47C20,47 13,39 13,27C13,25 13.1,24 13.4,22"),
            nib("M8.5,71C8.5,56 17,47 30,47C43,47 51.5,56 51.5,71C51.5,86 43,94.8 30,94.8C17,94.8 8.5,86 8.5,71C8.5,69 8.6,67 9,65"),
        ],
    ),
    "9": (60, SIX),
}

LETTERS: dict[str, Glyph] = {
    "A": (76, ["M0,100V92H7L30,0H47L69,92H76V100H42V92H49L46,77H22L18,92H26V100ZM24.5,67H43L34,26Z"]),
    "C": (
        74,
        [
            nib("M66,26C60,11 52,5.2 40,5.2C21,5.2 9,25 9,50C9,75 21,94.8 40,94.8C53,94.8 61,87 66,74"),
            "M70,0H64L56,12L65,32H70Z",
        ],
    ),
    "E": (62, ["M0,0H60V26H52L49,10H28V44H46V56H28V90H51L54,72H62V100H0V92H9V8H0Z"]),
    "H": (82, [STEM, "M45,0H82V8H73V92H82V100H45V92H54V8H45Z", rectangle(26, 44, 30, 12)]),
    "I": (37, [STEM]),
    "J": (
        54,
        [
            rectangle(16, 0, 38, 8),
            nib("M37,4L37,68C37,86 30,94.8 20,94.8C13,94.8 9.5,89 9.5,82"),
            ellipse(10.5, 80, 10),
        ],
    ),
    "K": (78, [STEM, "M27,60L56,8H48V0H77V8H68L27,77Z", "M36,59L47,40L71,92H79V100H45V92H52Z"]),
    "M": (94, ["M0,0H28L49,66L68,0H94V8H86V92H94V100H59V92H68V28L48,92H42L18,26V92H27V100H0V92H9V8H0Z"]),
    "O": (78, [BOWL]),
    "Q": (80, [BOWL, brush("M34,70C46,70 56,84 61,94C66,104 73,108 82,102", 8, 15, 6)]),
    "R": (
        76,
        [STEM, nib("M24,5.2L38,5.2C54,5.2 60,14 60,27C60,41 53,50 38,50L24,50"), "M34,52L50,46L70,92H77V100H56Z"],
    ),
    "S": (
        58,
        [
            nib(
                "M46,24C44,11 38,5.2 29,5.2C16,5.2 10,14 10,26C10,40 21,45 29,50C37,55 48,60 48,74"
                "C48,86 42,94.8 29,94.8C20,94.8 14,89 12,76"
            ),
            "M54,0H47L43,9L49,30H54Z",
            "M4,100H11L15,91L9,70H4Z",
        ],
    ),
}

GLYPHS = {**FIGURES, **LETTERS}


def text(words: str, x: float, top: float, height: float, colour: str, max_width: float = 99) -> str:
    """The words centred on x, squeezed to the width if they would be wider."""
    widths = [GLYPHS[sign][0] for sign in words]
    total = sum(widths) + GAP * (len(words) - 1)
    body, at = "", -total / 2
    for sign, width in zip(words, widths, strict=True):
        drawn = "".join(fill(part, colour, holes=sign in "A4") for part in GLYPHS[sign][1])
        if sign == "9":  # the 6 turned round
            drawn = group(drawn, 60, 100, turn=180)
        body += group(drawn, at)
        at += width + GAP
    wide = min(height / 100, max_width / total)
    return f'<g transform="translate({number(x)},{number(top)}) scale({wide:.3f},{height / 100:.3f})">{body}</g>'
