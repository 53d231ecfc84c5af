"""Hair styles. Each gives what hangs behind the dress, and what lies before the face."""

from __future__ import annotations

from collections.abc import Sequence

from .figures import Court
from .geometry import ellipse, polar, polygon, three_quarters
from .pathdata import Point, both
from .strokes import brush
from .style import GOLD, Paint
from .svg import fill

Layers = tuple[str, str]


def curls(spots: Sequence[Point], radius: float, paint: Paint) -> str:
    """Rolled curls: one cloud of discs, each with a little spiral."""
    cloud = "".join(ellipse(x, y, radius) for x, y in spots)
    spirals = "".join(three_quarters(x, y, radius * 0.45) for x, y in spots)
    return paint.shape(cloud, paint.hair, 3.4) + fill(cloud, paint.hair) + paint.line(spirals, 1.2, paint.shine)


def strands(lines: Sequence[str], paint: Paint, width: float = 2) -> str:
    """Shining strands."""
    return fill("".join(brush(line, 0.4, width, 0.4) for line in lines), paint.shine)


def royal_curls(court: Court, paint: Paint) -> Layers:
    """The kings' curls."""
    if court.view == "profile":
        crown = paint.shape("M0,-36C6,-26 2,-14 6,-4C8,4 10,12 14,20L24,20L24,-36Z", paint.hair)
        near: list[Point] = [(4, -24), (11, -13), (16, -1), (17, 12), (17, 25)]
        far: list[Point] = [(25, -20), (27, -6), (27, 8), (26, 21), (24, 33)]
        return "", crown + curls(near + far, 7.5, paint)
    right: list[Point] = [(29, -22), (32, -9), (32, 5), (30, 18), (26, 30)]
    centre = 0 if court.view == "front" else 4
    return curls(right + [(centre - x, y) for x, y in right], 8, paint), ""


def bob(_court: Court, paint: Paint) -> Layers:
    """Smooth and chin-long."""
    back = paint.shape("M-27,-36C-40,-20 -38,10 -35,30L35,30C39,10 40,-20 27,-36Z", paint.hair)
    front = paint.shape(
        "M-26,-38L27,-38C29,-20 30,8 35,31C30,33 25,32 20,29C22,12 24,-6 23,-18C8,-22 -8,-22 -21,-18"
        "C-23,-4 -24,14 -22,29C-27,32 -31,33 -35,31C-33,6 -31,-20 -26,-38Z",
        paint.hair,
    )
    shine = (
        "M28,-14C29,0 28,14 31,28",
        "M24.5,-8C26,6 25,16 27,28",
        "M-29,-10C-30,4 -28,16 -29,28",
        "M-25,-8C-26,8 -25,16 -25,28",
    )
    return back, front + strands(shine, paint)


def waves(_court: Court, paint: Paint) -> Layers:
    """Long, with two locks before the shoulders."""
    back = "M-25,-36C-42,-26 -34,-8 -37,4C-41,18 -34,28 -38,42L40,42C36,28 43,18 39,4C36,-8 44,-26 26,-36Z"
    lock = "M23,-20C34,-8 27,6 34,18C41,30 31,40 38,52C42,61 35,69 27,66C33,62 26,54 22,44C17,31 26,20 22,6C19,-6 22,-14 23,-20Z"
    shine = brush("M27,-6C27,6 32,14 32,24C32,36 29,44 34,56", 0.4, 2.4, 0.4)
    shine += brush("M25,8C26,20 22,28 26,42", 0.4, 2.4, 0.4)
    top = (
        "M2,-38C-12,-38 -23,-32 -25,-10C-20,-15 -18,-21 -12,-22C-6,-23 0,-25 3,-30C8,-23 16,-25 20,-17"
        "C22,-13 24,-8 27,-3C30,-20 26,-38 2,-38Z"
    )
    front = paint.shape(both(lock), paint.hair) + fill(both(shine), paint.shine) + paint.shape(top, paint.hair)
    front += strands(("M-2,-33C-10,-31 -17,-28 -21,-20", "M6,-33C14,-32 21,-26 24,-16"), paint)
    return paint.shape(back, paint.hair), front


def coils(_court: Court, paint: Paint) -> Layers:
    """Plaits coiled over the ears."""
    top = "M0,-40C-20,-40 -30,-26 -29,-8C-24,-12 -20,-22 0,-28C20,-22 24,-12 29,-8C30,-26 20,-40 0,-40Z"
    ticks = "".join(polygon([polar(30, 2, 12, k * 45), polar(30, 2, 9, k * 45 + 17)], closed=False) for k in range(8))
    out = paint.shape(top, paint.hair) + paint.shape(both(ellipse(30, 2, 13)), paint.hair)
    out += paint.line(both(ellipse(30, 2, 8.5) + ellipse(30, 2, 4)), 1.6, paint.shine)
    out += paint.line(both(ticks), 1.2, paint.shine)
    return "", out + strands(("M-3,-35C-12,-33 -20,-27 -24,-18", "M3,-35C12,-33 20,-27 24,-18"), paint)


def cloud(_court: Court, paint: Paint) -> Layers:
    """A round cloud of small curls, and an earring."""
    rim = [polar(0, 0, 36.7, 20 - k * 22) for k in range(11)]
    back = paint.shape(ellipse(0, -14, 37, 34), paint.hair)
    back += curls([(x, -14 + y * 0.9) for x, y in rim], 8.5, paint)
    front = curls([(-21, -22), (-13, -29), (-3, -32), (8, -31), (17, -27), (24, -18)], 6.5, paint)
    earring = ellipse(23.5, 15, 2.2) + "M23.5,18L28,27L23.5,33L19,27Z"
    return back, front + paint.shape(earring, GOLD, 1.2)


def page_boy(court: Court, paint: Paint) -> Layers:
    """The jacks' cut, seen from the front."""
    if court.view == "profile":
        return "", _page_boy_profile(paint)
    back = paint.shape(
        "M-24,-36C-34,-20 -29,6 -30,18C-31,24 -33,26 -37,26C-33,32 -26,32 -22,26L22,26C26,33 34,33 39,27"
        "C35,27 33,24 32,18C32,4 36,-22 25,-36Z",
        paint.hair,
    )
    back += strands(("M-26,-16C-28,-2 -25,14 -29,25", "M28,-16C30,-2 28,14 33,27"), paint, 2.4)
    front = paint.shape(
        "M-22,-38C-26,-28 -25,-20 -23,-12C-19,-20 -10,-23 -2,-22C8,-21 16,-24 21,-18C23,-10 23,0 25,8C32,-6 32,-26 26,-38Z",
        paint.hair,
    )
    return back, front + strands(("M-16,-32C-18,-28 -20,-24 -20,-20", "M14,-32C20,-28 24,-18 26,-6"), paint)


def _page_boy_profile(paint: Paint) -> str:
    cut = (
        "M-16,-36C-10,-24 -3,-26 0,-12C3,-2 1,14 5,24C8,34 18,37 27,34"
        "C33,32 38,28 40,21C35,24 30,22 29,14C27,4 31,-6 30,-16C29,-26 24,-34 18,-38Z"
    )
    shine = (
        "M-8,-30C2,-26 8,-18 8,-4C8,8 8,20 16,29",
        "M4,-32C13,-24 16,-10 15,4C15,16 18,26 28,29",
        "M16,-32C23,-22 24,-10 23,2C22,12 24,20 30,25",
    )
    return paint.shape(cut, paint.hair) + strands(shine, paint, 2.4)
