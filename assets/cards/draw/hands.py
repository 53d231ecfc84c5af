"""Arms that come out of the sash, and the hands that hold something."""

from __future__ import annotations

from .figures import Held
from .geometry import polygon, sash_height
from .pathdata import placed
from .style import Paint
from .svg import group


def fist(paint: Paint) -> str:
    """A closed hand, its thumb on the left."""
    hand = (
        "M-9,-8C-9,-12 -5,-12 -2,-11L7,-11C11,-11 11,-6 10,-5C12,-4 12,0 10,1C12,2 11,6 9.5,7"
        "C10,11 8,13 5,13L-5,13C-9,13 -10,6 -9,-8Z"
    )
    return (
        paint.shape(hand, paint.skin, 1.6)
        + paint.line("M10,-5L0,-5M10,1L0,1M9.5,7L0,7", 1.1)
        + paint.shape("M-9,-6C-8,-13 -2,-14 1,-10C1,-7 -2,-5 -4,-4", paint.skin, 1.2)
    )


def arm(held: Held, middle: float, sleeve: str, cuff: str, paint: Paint) -> str:
    """What is held, and the arm that holds it, its sleeve and cuff in these colours."""
    x, y = held.x, held.y
    cloth = polygon([(x - 19, sash_height(x - 19)), (x - 12, y + 14), (x + 12, y + 14), (x + 19, sash_height(x + 19))])
    return (
        group(held.thing(paint), x, y, turn=held.tilt)
        + paint.shape(cloth, sleeve)
        + paint.shape(placed("M-14,10Q0,6 14,10L15,19Q0,15 -15,19Z", x, y), cuff, 1.5)
        + group(fist(paint), x, y, turn=held.tilt, flip=x < middle)
    )
