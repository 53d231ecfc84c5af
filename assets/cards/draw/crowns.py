"""The kings' crowns and the queens' tiaras, in the frame of the face."""

from __future__ import annotations

import math

from .geometry import ellipse, lozenge, polygon
from .pathdata import Point, both, placed
from .patterns import rays
from .pips import PIPS
from .style import BRONZE, GOLD, RED, WHITE, Paint
from .svg import fill

LEAF_GREEN = "#4f8a55"


def _band(paint: Paint, gem: str, height: float = 12) -> str:
    """The jewelled band of a crown."""
    top = -27 - height
    out = paint.shape(f"M-29,{top}Q0,{top + 6} 29,{top}L27,-29Q0,-22 -27,-29Z", GOLD)
    middle = -24.4 - height / 2
    gems = "".join(lozenge(3.6, 4.2)(x, middle - abs(x) * 0.09) for x in (-18, 18, 0))
    pearls = "".join(ellipse(x, -25.2 - height / 2, 1.8) for x in (-9, 9))
    return out + paint.shape(gems, gem, 0.8) + paint.shape(pearls, WHITE, 0.8)


def crown_of_spades(paint: Paint) -> str:
    """Five spikes with pearls."""
    tips: list[Point] = [(-37, -56), (-19, -62), (0, -65), (19, -62), (37, -56)]
    valleys: list[Point] = [(-26, -42), (-9, -43), (9, -43), (26, -42), (28, -30)]
    zigzag = [corner for spike in zip(tips, valleys, strict=True) for corner in spike]
    facets = "M-20,-40L-19,-55L-14,-41ZM-3,-41L0,-58L3,-41ZM14,-41L19,-55L20,-40Z"
    return (
        paint.shape(polygon([(-28, -30), *zigzag]), GOLD)
        + fill(facets, BRONZE)
        + paint.shape("".join(ellipse(x, y, 3.4) for x, y in tips), WHITE, 1.3)
        + _band(paint, paint.lining)
    )


def crown_of_hearts(paint: Paint) -> str:
    """Closed, with arches."""
    arch = "M23,-36C36,-51 16,-60 2,-52L2,-56C20,-66 44,-55 29,-36Z"
    front_arch = "M-4,-36C-6,-44 -4,-52 0,-56C4,-52 6,-44 4,-36Z"
    hearts = "".join(placed(PIPS["H"], x, -42 - abs(x) * 0.06, 0.15) for x in (-25, 0, 25))
    return (
        paint.shape("M-26,-36C-42,-56 -14,-63 0,-55C14,-63 42,-56 26,-36Z", paint.robe)
        + paint.shape(both(arch) + front_arch, GOLD, 1.4)
        + paint.shape(placed(PIPS["H"], 0, -61, 0.17), WHITE, 1.4)
        + paint.shape(hearts, GOLD, 1.3)
        + _band(paint, paint.lining)
    )


def crown_of_diamonds(paint: Paint) -> str:
    """Stepped like the front of a theatre."""
    steps: list[Point] = [(-29, -30), (-35, -46), (-25, -46), (-25, -53), (-14, -53), (-14, -60), (-6, -60)]
    inner: list[Point] = [(-28, -43), (-20, -50), (-10, -57), (10, -57), (20, -50), (28, -43), (24, -38), (-24, -38)]
    return (
        paint.shape(polygon([*steps, (0, -67), *((-x, y) for x, y in reversed(steps))]), GOLD)
        + fill(rays(0, -26, 20, 4.5, inner), paint.lining)
        + paint.shape(placed(PIPS["D"], 0, -48, 0.17), RED, 1.3)
        + _band(paint, RED)
    )


def crown_of_clubs(paint: Paint) -> str:
    """Three clubs on spikes."""
    spots = ((-33, -53, 0.19), (0, -56, 0.22), (33, -53, 0.19))
    clubs = "".join(placed(PIPS["C"], x, y, scale) for x, y, scale in spots)
    return (
        paint.shape("M-28,-32L-34,-48L-17,-41L0,-49L17,-41L34,-48L28,-32Z", GOLD)
        + paint.shape(clubs, GOLD, 3.4)
        + fill(clubs, GOLD)
        + _band(paint, paint.lining, 14)
    )


def tiara_of_spades(paint: Paint) -> str:
    """A bandeau with plumes."""
    plume = "M-3,0C-10,-14 -7,-30 0,-34C7,-30 10,-14 3,0Z"
    turns = (
        (-66, WHITE),
        (66, WHITE),
        (-44, paint.cloth),
        (44, paint.cloth),
        (-22, WHITE),
        (22, WHITE),
        (0, paint.cloth),
    )
    pearls = "".join(ellipse(x, -21.5 - abs(x) * 0.17, 2) for x in (-22, -15, 15, 22))
    return (
        "".join(paint.shape(placed(plume, 0, -31, turn=turn), colour, 1.4) for turn, colour in turns)
        + paint.shape("M-28,-31C-10,-23 12,-23 29,-31L30,-22C12,-14 -10,-14 -28,-22Z", GOLD, 1.5)
        + paint.shape(pearls, WHITE, 0.8)
        + paint.shape(placed(PIPS["S"], 0, -26, 0.19), paint.lining, 1.3)
    )


def tiara_of_hearts(paint: Paint) -> str:
    """A coronet of hearts."""
    spots = ((-28, -48, 0.15), (0, -51, 0.2), (28, -48, 0.15))
    return (
        paint.shape("M-25,-28L-28,-46L-14,-37L0,-48L14,-37L28,-46L25,-28Q0,-36 -25,-28Z", GOLD)
        + paint.shape("".join(placed(PIPS["H"], x, y, scale) for x, y, scale in spots), RED, 1.4)
        + paint.shape("M-25,-28Q0,-36 25,-28L24,-21Q0,-29 -24,-21Z", GOLD, 1.4)
        + paint.shape("".join(ellipse(x, -28 + abs(x) * 0.13, 1.9) for x in (-16, -8, 0, 8, 16)), WHITE, 0.7)
    )


def tiara_of_diamonds(paint: Paint) -> str:
    """The rising sun."""

    def spikes(places: range, tip: float) -> str:
        return "".join(placed(f"M-5,-26L0,{tip}L5,-26Z", 0, -8, turn=place * 19) for place in places)

    return (
        paint.shape(spikes(range(-3, 4, 2), -52), paint.lining, 1.3)
        + paint.shape(spikes(range(-4, 5, 2), -59), GOLD, 1.3)
        + paint.shape("M-30,-18C-24,-44 24,-44 30,-18L27,-14C20,-36 -20,-36 -27,-14Z", GOLD, 1.5)
        + paint.shape(placed(PIPS["D"], 0, -34, 0.2), RED, 1.4)
    )


def tiara_of_clubs(paint: Paint) -> str:
    """A wreath of leaves."""
    out, turns = "", (-78, -60, -42, -24, 24, 42, 60, 78)
    for some, colour in ((turns[0::2], LEAF_GREEN), (turns[1::2], paint.cloth)):
        leaves = veins = ""
        for turn in some:
            x, y = 38 * math.sin(math.radians(turn)), -10 - 34 * math.cos(math.radians(turn))
            lean = turn + math.copysign(38, turn)
            leaves += placed("M0,2C-8,-3 -8,-13 0,-18C8,-13 8,-3 0,2Z", x, y, turn=lean)
            veins += placed("M0,0L0,-12", x, y, turn=lean)
        out += paint.shape(leaves, colour, 1.3) + paint.line(veins, 0.9)
    return out + paint.shape(placed(PIPS["C"], 0, -47, 0.27), GOLD, 1.6)
