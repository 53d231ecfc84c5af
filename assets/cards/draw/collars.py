"""The queens' and jacks' collars; x is the middle of the figure."""

from __future__ import annotations

import math

from .dress import garment
from .geometry import ellipse, lozenge, polygon
from .pathdata import both, sampled
from .style import GOLD, WHITE, Paint
from .svg import fill

POINTED = "M0,124L10,112C24,118 36,120 48,128L36,147L25,135L14,151Z"


def standing_fan(x: float, paint: Paint) -> str:
    """A pleated fan behind the head, with gold on its edge."""
    angles = [math.radians(degrees) for degrees in range(-88, 89, 8)]
    rim = [(x + 62 * math.sin(angle), 136 - 60 * math.cos(angle)) for angle in angles]
    pleats = "".join(polygon([(x, 140), tip], closed=False) for tip in rim[1:-1:2])
    return (
        paint.shape(polygon([(x, 140), *rim]), WHITE)
        + paint.line(pleats, 1.2, paint.cloth)
        + paint.shape("".join(ellipse(u, v, 2.6) for u, v in rim[::2]), GOLD, 1)
    )


def veil(x: float, paint: Paint) -> str:
    """A long veil with a dotted hem."""
    curve = "M28,56C58,78 46,128 90,230"
    dots = "".join(lozenge(1.6, 2.4)(u - 5, v + 3) for u, v in sampled(curve, 22)[1:12])
    return paint.shape(garment(x, curve, [])[0], WHITE) + fill(both(dots, x), paint.cloth)


def steps(x: float, paint: Paint) -> str:
    """Three stepped frames, one in another."""
    corners = ((-1, 140), (-0.92, 112), (-0.62, 92), (0.62, 92), (0.92, 112), (1, 140))
    frames = ((66, paint.lining), (55, GOLD), (45, paint.robe))
    return "".join(paint.shape(polygon((x + share * reach, y) for share, y in corners), colour, 1.4) for reach, colour in frames)


def ruff(x: float, paint: Paint) -> str:
    """A starched ruff."""
    angles = [math.radians(degrees) for degrees in (-92, 92, -70, 70, -48, 48, -24, 24, 0)]
    spots = [(x + 31 * math.sin(angle), 120 + 10 * math.cos(angle)) for angle in angles]
    folds = "".join(polygon([(u, v + 6), (u + (x - u) * 0.35, v - 2)], closed=False) for u, v in spots)
    return (
        paint.shape(ellipse(x, 120, 30, 11), WHITE, 1.4)
        + "".join(paint.shape(ellipse(u, v, 7.5), WHITE, 1.3) for u, v in spots)
        + paint.line(folds, 0.9, paint.cloth)
    )


def points(x: float, paint: Paint) -> str:
    """A collar with points."""
    return paint.shape(both(POINTED, x), paint.lining, 1.5)


def belled_points(x: float, paint: Paint) -> str:
    """A gold collar with points and bells."""
    bells = both(ellipse(36, 149, 3) + ellipse(14, 153, 3), x)
    return paint.shape(both(POINTED, x), GOLD, 1.5) + paint.shape(bells, paint.lining, 1)
