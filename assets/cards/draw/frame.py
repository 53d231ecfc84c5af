"""What all cards share: the blank, the indices in the corners, the panel of the pictures and the sash across it."""

from __future__ import annotations

import math

from .geometry import (
    CARD_HEIGHT,
    CARD_WIDTH,
    EDGE,
    MIDDLE_X,
    MIDDLE_Y,
    SLOPE,
    ellipse,
    lozenge,
    polygon,
    rectangle,
    sash_height,
    star,
)
from .glyphs import text
from .pathdata import Point, placed
from .patterns import rays
from .pips import PIPS
from .style import GOLD, WHITE, Paint, Style
from .svg import fill, group, stroke, upside_down


def blank(style: Style) -> str:
    """The card itself."""
    return fill(EDGE, style.card)


def rim(style: Style) -> str:
    """The line round the card."""
    return stroke(EDGE, style.edge, 1.4)


def indices(style: Style, rank: str, suit: str) -> str:
    """Rank over suit in two corners."""
    height, colour = style.index_height, style.suit(suit)
    x, width = (34, 50) if style.large_index else (26.5, 37)
    one = text(rank, x, 13, height, colour, width)
    one += fill(placed(PIPS[suit], x, 13 + height * 1.43, height * 0.007), colour)
    return one + upside_down(one)


def brackets() -> str:
    """Stepped brass brackets in the two corners without an index."""
    one = stroke("M196,13.5H228.5V21.5H236.5V54", GOLD, 1.4) + fill(lozenge(3.4, 3.4)(233.5, 16.5), GOLD)
    return one + upside_down(one)


def backdrop(style: Style, x: float, panel: str, ray: str) -> str:
    """Sunbeams behind the upper figure, and the brass line of the panel."""
    right, low = style.notch
    line = [
        (15.8, sash_height(16)),
        (15.8, low + 3.8),
        (right + 3.8, low + 3.8),
        (right + 3.8, 15.8),
        (234.2, 15.8),
        (234.2, sash_height(234)),
    ]
    area: list[Point] = [(8, sash_height(8)), (242, sash_height(242)), (242, 8), (8, 8)]
    beams = fill(polygon(area), panel) + fill(rays(x, 84, 18, 5, area), ray)
    return beams + stroke(polygon(line, closed=False), GOLD, 1.4)


def sash(rank: str, paint: Paint) -> str:
    """The band between the halves of a court, its pattern by rank; the same upside down."""
    if rank == "K":
        motif, ground, colour = lozenge(4.4, 4.6), paint.robe, paint.lining
    elif rank == "Q":
        motif, ground, colour = (lambda x, y: ellipse(x, y, 3.4)), paint.lining, WHITE
    else:
        motif, ground, colour = _slant, paint.robe, paint.robe
    places = [k * 14 for k in range(-8, 9) if abs(k) > 1]
    body = (
        paint.shape(rectangle(-122, -8.5, 244, 17), ground)
        + paint.shape(rectangle(-122, -6, 244, 12), GOLD, 1)
        + paint.shape("".join(motif(x, 0) for x in places), colour, 1)
        + paint.shape(ellipse(0, 0, 15), GOLD)
        + paint.shape(ellipse(0, 0, 11.8), WHITE, 1.2)
        + fill(star(0, 0, 10.8, 8, 0.5), paint.pip)
        + fill(ellipse(0, 0, 2.8), GOLD)
    )
    return group(body, MIDDLE_X, MIDDLE_Y, turn=math.degrees(math.atan(SLOPE)))


def _slant(x: float, _y: float) -> str:
    return polygon([(x - 5, -5), (x + 1, -5), (x + 5, 5), (x - 1, 5)])


def framed(style: Style, paint: Paint, art: str, corners: str) -> str:
    """A picture card. A mat in the card's colour covers what lies outside the panel: nanosvg cannot clip."""
    x, y = style.notch
    far_x, far_y = CARD_WIDTH - x, CARD_HEIGHT - y
    steps: list[Point] = [(x, 12), (238, 12), (238, far_y), (far_x, far_y), (far_x, 338), (12, 338), (12, y), (x, y)]
    panel = polygon(steps)
    mat = fill(EDGE + panel, style.card, holes=True) + stroke(panel, paint.ink, paint.width + 0.4)
    return blank(style) + art + mat + corners + rim(style)
