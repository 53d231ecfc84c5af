"""The jacks' caps, in the frame of the face, and the feathers on them."""

from __future__ import annotations

import math

from .geometry import polar, polygon
from .pathdata import number, placed, sampled
from .pips import PIPS
from .strokes import brush
from .style import GOLD, WHITE, Paint


def feather(spine: str, width: float, colour: str, paint: Paint) -> str:
    """A feather along its spine."""
    line, barbs = sampled(spine, 12), ""
    for i in range(3, len(line) - 2, 2):
        (x0, y0), (x, y), (x1, y1) = line[i - 1 : i + 2]
        along = math.degrees(math.atan2(y1 - y0, x1 - x0))
        reach = width * 0.5 * math.sin(math.pi * i / len(line))
        barbs += "".join(polygon([(x, y), polar(x, y, reach, along + turn)], closed=False) for turn in (45, -45))
    return paint.shape(brush(spine, 2, width, 1, 14), colour, 1.4) + paint.line(barbs, 0.8) + paint.line(spine, 1.1)


def cap_of_spades(paint: Paint) -> str:
    """A slouching beret."""
    return (
        feather("M10,-40C26,-62 46,-58 58,-34", 17, WHITE, paint)
        + paint.shape("M-26,-28C-34,-44 -22,-58 2,-57C28,-58 44,-46 42,-34C40,-26 32,-25 25,-27Z", paint.lining)
        + paint.line("M-18,-36C-16,-46 -6,-52 4,-52M34,-34C34,-42 26,-48 18,-50", 1.1)
        + paint.shape("M-27,-34C-10,-28 12,-28 27,-33L27,-25C12,-20 -10,-20 -26,-26Z", GOLD, 1.5)
        + paint.shape(placed(PIPS["S"], 12, -42, 0.17), WHITE)
    )


def cap_of_hearts(paint: Paint) -> str:
    """A peaked hat with its brim turned up."""
    brim = "M-44,-24C-28,-26 -16,-42 4,-40C18,-38 24,-34 36,-36C34,-26 28,-20 16,-22C-4,-26 -24,-18 -44,-24Z"
    return (
        feather("M14,-34C32,-44 48,-62 66,-58", 15, paint.lining, paint)
        + paint.shape("M-24,-32C-20,-50 -6,-64 8,-62C22,-60 28,-46 28,-30Z", paint.robe)
        + paint.line("M-8,-52C0,-46 12,-46 20,-52", 1.1)
        + paint.shape(brim, paint.cloth)
        + paint.shape(placed(PIPS["H"], 14, -34, 0.17), GOLD)
    )


def cap_of_diamonds(paint: Paint) -> str:
    """A slashed bonnet."""
    slashes = (
        "M-24,-34C-28,-40 -26,-45 -21,-47C-18,-43 -18,-38 -19,-33Z"
        "M-5,-32C-8,-40 -7,-47 -2,-51C3,-47 4,-40 2,-32Z"
        "M18,-33C17,-39 19,-44 23,-47C28,-44 29,-39 26,-33Z"
    )
    return (
        feather("M-16,-46C-10,-66 14,-74 38,-62", 14, WHITE, paint)
        + feather("M-10,-44C4,-60 26,-60 44,-44", 13, paint.lining, paint)
        + paint.shape("M-28,-28C-46,-34 -42,-50 -22,-50C-8,-58 12,-58 24,-50C44,-50 48,-34 30,-28Z", paint.robe)
        + paint.shape(slashes, paint.cloth, 1.2)
        + paint.shape("M-28,-35C-10,-30 12,-30 30,-35L29,-26C12,-21 -10,-21 -27,-26Z", paint.lining, 1.5)
        + paint.shape(placed(PIPS["D"], -16, -45, 0.2), GOLD)
    )


def cap_of_clubs(paint: Paint) -> str:
    """A voyageur's toque."""
    zigzag = ""
    for x in (-24, -16, -8, 0, 8, 16):
        y = -31 - x * x * 0.004
        zigzag += f"M{x},{number(y)}L{x + 4},{number(y + 5)}L{x + 8},{number(y)}"
    return (
        feather("M-14,-42C-26,-52 -26,-64 -16,-72", 12, WHITE, paint)
        + paint.shape("M-26,-30C-24,-56 -4,-66 14,-60C34,-58 44,-40 45,-18C38,-22 34,-30 27,-34Z", paint.lining)
        + paint.line("M-14,-40C-10,-50 -2,-56 8,-57M28,-42C34,-36 38,-30 41,-26", 1.1)
        + paint.shape("M40,-22L51,-22L53,-4L48,-7L45,-3L42,-7L38,-4Z", GOLD, 1.3)
        + paint.shape("M-28,-36C-10,-30 12,-30 29,-36L29,-24C12,-18 -10,-18 -27,-24Z", paint.cloth, 1.5)
        + paint.line(zigzag, 1.2)
    )
