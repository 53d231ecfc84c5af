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
    bust = f"M-11,100L-12,124C-16,132 -30,132 -44,136L-6,{number(waist)}L6,{number(waist)}L44,136C30,132 16,132 12,124L11,100Z"
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
    """A puffed and slashed upper sleeve with a band, and the plain lower sleeve under it."""
    lower = "M50,168L82,168L86,250L50,250Z"
    puff = "M26,124C40,112 68,114 82,130C96,146 96,162 86,174L46,174C44,160 38,146 26,134Z"
    slashes = "M44,118C56,130 62,150 60,174L69,174C71,150 66,130 55,117ZM66,119C78,132 84,152 80,174L88,172C92,156 88,136 77,125Z"
    band = "M43,172Q66,178 90,170L90,179Q66,187 43,181Z"

    def cut(data: str) -> str:
        outlines = (f"M{run}" for run in data.split("M")[1:])
        drawn = (sampled(placed(outline, middle, flip=flip)) for outline in outlines)
        return "".join(polygon(clipped(points, above_sash(HEM))) for points in drawn)

    return (
        paint.shape(cut(lower), paint.robe)
        + paint.shape(cut(puff), paint.cloth)
        + paint.shape(cut(slashes), paint.robe, 1.3)
        + paint.shape(cut(band), GOLD, 1.4)
    )


def jack_dress(court: Court, paint: Paint) -> str:
    """A buttoned doublet, drawn in at the waist, with slashed sleeves."""
    x = court.middle
    doublet = hung(x, 126, 37, 12)
    buttons = "".join(ellipse(x, y, 2.8) for y in (146, 156, 166))
    return (
        _sleeve(x, False, paint)
        + _sleeve(x, True, paint)
        + paint.shape(doublet, paint.robe)
        + fill(court.cloth(sampled(doublet), 1), paint.cloth)
        + paint.shape(hung(x, 126, 7, 7), paint.lining, 1.4)
        + paint.shape(both("M30,121C40,119 46,127 44,142C40,146 35,145 32,141C34,134 34,128 30,121Z", x), paint.lining, 1.4)
        + paint.shape(buttons, GOLD, 1)
        + paint.shape(placed("M-10,104L10,104L12,126L-12,126Z", x), paint.shade, 1.4)
        + (court.collar(x, paint) if court.collar else "")
    )


DRESSES = {"K": king_dress, "Q": queen_dress, "J": jack_dress}
