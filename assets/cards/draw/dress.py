"""What the courts wear, in card coordinates.

The dress is lifted by 7 units when a figure is put together, hence its hem 11 units under the sash.
"""

from __future__ import annotations

from collections.abc import Sequence

from .figures import Court
from .geometry import CARD_HEIGHT, above_sash, ellipse, mirrored, polygon, sash_height
from .pathdata import Point, both, number, placed, sampled
from .patterns import clipped
from .pips import PIPS
from .style import GOLD, RED, Paint
from .svg import fill

HEM, CLOTH_HEM = 11, 8
SIDES = (1, -1)


def garment(middle: float, outline: str, inner: Sequence[Point]) -> tuple[str, list[list[Point]]]:
    """A symmetrical garment from its right-hand outline.

    Returns its path data, and the right and the left panel for the pattern, which reach in to the inner points.
    """
    edge = sampled(placed(outline, middle))
    whole = polygon(clipped(edge + mirrored(edge, middle)[::-1], above_sash(HEM)))
    right = [(middle + x, y) for x, y in inner] + [point for point in edge if point[0] > middle + 42]
    return whole, [clipped(panel, above_sash(CLOTH_HEM)) for panel in (right, mirrored(right, middle))]


def hung(middle: float, top: float, half_width: float, far_half_width: float) -> str:
    """A strip down to the sash, from its half width at the top to that far below."""
    corners = [
        (middle - half_width, top),
        (middle + half_width, top),
        (middle + far_half_width, 240),
        (middle - far_half_width, 240),
    ]
    return polygon(clipped(corners, above_sash(HEM)))


def _pattern(court: Court, paint: Paint, panels: Sequence[list[Point]]) -> str:
    data = "".join(court.cloth(panel, side) for panel, side in zip(panels, SIDES, strict=True))
    return fill(data, paint.cloth)


def _ermine(middle: float, paint: Paint) -> str:
    """A cape of fur with tails."""
    outline = "M18,20C28,38 66,32 93,58C86,62 80,70 77,78C58,64 34,58 17,64C14,68 10,70 6,72C8,54 12,36 14,24Z"
    card = [(7.0, 0.0), (243.0, 0.0), (243.0, CARD_HEIGHT), (7.0, CARD_HEIGHT)]
    halves = [clipped(sampled(placed(outline, middle, 92, flip=flip)), card) for flip in (False, True)]
    spots = ((26, 43), (41, 46), (56, 53), (71, 58), (17, 52))
    tails = "".join(polygon([(x, y), (x - 2.5, y + 7), (x, y + 11), (x + 2.5, y + 7)]) for x, y in spots)
    return paint.shape("".join(map(polygon, halves)), paint.fur) + fill(both(tails, middle, 92), paint.tail)


def king_dress(court: Court, paint: Paint) -> str:
    """A patterned robe, open over a tunic, under ermine."""
    robe, panels = garment(court.middle, "M20,110C26,130 90,118 110,166L132,250", [(28, 250), (22, 150)])
    return (
        paint.shape(robe, paint.robe)
        + _pattern(court, paint, panels)
        + paint.shape(hung(court.middle, 118, 15, 28), paint.cloth)
        + paint.shape(hung(court.middle, 118, 4, 4), GOLD, 1.1)
        + _ermine(court.middle, paint)
    )


def queen_dress(court: Court, paint: Paint) -> str:
    """A gown with a trimmed neckline, a string of beads and a jewel."""
    x, waist = court.middle, sash_height(court.middle)
    gown, panels = garment(x, "M15,134C30,130 80,122 95,166L118,250", [(4, 250), (36, 135)])
    bust = (
        f"M-11,100L-12,124C-16,132 -30,132 -44,136L-6,{number(waist)}L6,{number(waist)}L44,136"
        "C30,132 16,132 12,124L11,100Z"
    )
    trim = f"M47,133C30,146 14,158 0,164L0,{number(waist + 8)}C20,168 42,154 60,140Z"
    beads = "".join(ellipse(x + at, 133 + 13 * (1 - (at / 24) ** 2), 2.7) for at in range(-24, 25, 6))
    return (
        (court.collar(x, paint) if court.collar else "")
        + paint.shape(gown, paint.robe)
        + _pattern(court, paint, panels)
        + paint.shape(placed(bust, x), paint.skin)
        + fill(placed("M-11,112C-4,124 4,124 11,112L11.5,121C4,129 -4,129 -11.5,121Z", x), paint.shade)
        + paint.shape(both(trim, x), paint.trim, 1.5)
        + paint.shape(beads, paint.bead, 0.9)
        + _jewel(court, paint)
    )


def _jewel(court: Court, paint: Paint) -> str:
    """The suit's sign on the breast; for clubs three stones."""
    if court.suit == "C":
        data = "".join(ellipse(court.middle + at, y, 3.8) for at, y in ((0, 151), (-4, 157), (4, 157)))
    else:
        data = placed(PIPS[court.suit], court.middle, 155, 0.18)
    return paint.shape(data, RED if court.suit in "HD" else paint.lining, 1.4)


def _sleeve(middle: float, flip: bool, paint: Paint) -> str:
    """A puffed and slashed sleeve."""
    sleeve = "M20,132C40,118 80,122 97,146C108,166 108,190 104,240L20,240Z"
    slashes = (
        "M42,126C54,146 58,190 56,240L70,240C72,190 70,150 56,125Z",
        "M72,129C86,150 92,190 90,240L103,240C106,190 104,156 90,139Z",
    )

    def cut(data: str) -> str:
        return polygon(clipped(sampled(placed(data, middle, flip=flip)), above_sash(HEM)))

    return paint.shape(cut(sleeve), paint.cloth) + paint.shape("".join(map(cut, slashes)), paint.robe, 1.3)


def jack_dress(court: Court, paint: Paint) -> str:
    """A buttoned doublet with slashed sleeves."""
    x = court.middle
    doublet = hung(x, 128, 34, 31)
    buttons = "".join(ellipse(x, y, 2.8) for y in (146, 156, 166))
    return (
        _sleeve(x, False, paint)
        + _sleeve(x, True, paint)
        + paint.shape(doublet, paint.robe)
        + fill(court.cloth(sampled(doublet), 1), paint.cloth)
        + paint.shape(hung(x, 126, 7, 7), paint.lining, 1.4)
        + paint.shape(buttons, GOLD, 1)
        + paint.shape(placed("M-10,104L10,104L12,126L-12,126Z", x), paint.shade, 1.4)
        + (court.collar(x, paint) if court.collar else "")
    )


DRESSES = {"K": king_dress, "Q": queen_dress, "J": jack_dress}
