"""The kings' beards."""

from __future__ import annotations

from .figures import Court
from .hair import strands
from .pathdata import placed
from .style import Paint
from .svg import fill

TOP = "M-25,-4C-24,8 -17,17 -11,17L11,17C17,17 24,8 25,-4"
BEARDS = {
    "square": (
        TOP + "C31,20 28,44 27,60L-27,60C-28,44 -31,20 -25,-4Z",
        tuple(f"M{x},26C{x + 1},38 {x - 1},48 {x},57" for x in (-20, -10, 0, 10, 20)),
    ),
    "round": (
        TOP + "C34,16 32,42 18,53C8,60 -8,60 -18,53C-32,42 -34,16 -25,-4Z",
        (
            "M-22,18C-22,34 -14,46 -6,53",
            "M22,18C22,34 14,46 6,53",
            "M-10,30C-10,40 -6,46 0,54",
            "M10,30C10,40 6,46 0,54",
        ),
    ),
    "fork": (
        TOP + "C33,16 32,40 24,66C14,64 6,56 0,46C-6,56 -14,64 -24,66C-32,40 -33,16 -25,-4Z",
        (
            "M-20,20C-24,36 -22,50 -22,62",
            "M20,20C24,36 22,50 22,62",
            "M-9,32C-10,44 -16,54 -20,60",
            "M9,32C10,44 16,54 20,60",
        ),
    ),
    "point": (
        "M-20,27C-16,31 -8,26 -4,16L13,10C17,24 10,38 0,46C-8,52 -18,58 -27,64C-25,56 -24,50 -24,42C-23,36 -21,32 -20,27Z",
        (
            "M-2,24C-4,36 -14,46 -22,56",
            "M6,22C4,34 -4,42 -12,50",
            "M-12,30C-14,38 -18,46 -22,52",
        ),
    ),
}
"""Outline and strands; "point" is drawn in profile, the others from the front."""


def beard(court: Court, paint: Paint) -> str:
    """The king's beard and moustache."""
    outline, lines = BEARDS[court.beard]
    if court.view == "profile":
        moustache = "M-24,14.5C-17,13 -10,15 -5,22C-2,26 3,25 4,22C6,28 0,33 -7,30C-13,27 -17,21 -24,18.5Z"
        out = paint.shape(outline, paint.hair) + strands(lines, paint)
        return out + paint.shape(moustache, paint.hair, 1.4)
    # Half turned, the mouth moves to the looking side.
    x, wide, mouth = (0.0, 1.0, 0.0) if court.view == "front" else (0.6, 0.93, -5.0)
    moustache = "M0,15.5C5,13.5 12,15.5 15,20C18,24 22,24 25,20C25,28 18,32 11,29C6,26.5 2,21 0,20Z"
    out = paint.shape(placed(outline, x, stretch=wide), paint.hair)
    out += strands([placed(line, x, stretch=wide) for line in lines], paint, 2.2)
    out += fill(placed("M-10,17L10,17L8,28L-8,28Z", mouth), paint.hair)
    out += fill(placed("M-6,21C-2,19.5 2,19.5 6,21C3,27 -3,27 -6,21Z", mouth), paint.lip)
    halves = placed(moustache, mouth, stretch=wide) + placed(moustache, mouth, stretch=-wide)
    return out + paint.shape(halves, paint.hair, 1.4)
