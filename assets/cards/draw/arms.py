"""Arms that come out of the sash and hold something up."""

from __future__ import annotations

from .figures import Held
from .geometry import polygon, sash_height
from .pathdata import placed
from .style import Paint
from .svg import group


def arm(held: Held, middle: float, sleeve: str, cuff: str, paint: Paint) -> str:
    """What is held, and the arm that holds it, its sleeve and cuff in these colours."""
    x, y = held.x, held.y
    cloth = polygon([(x - 19, sash_height(x - 19)), (x - 12, y + 14), (x + 12, y + 14), (x + 19, sash_height(x + 19))])
    return (
        group(held.thing(paint), x, y, turn=held.tilt)
        + paint.shape(cloth, sleeve)
        + paint.shape(placed("M-14,10Q0,6 14,10L15,19Q0,15 -15,19Z", x, y), cuff, 1.5)
        + group(held.hand(paint), x, y, turn=held.tilt, flip=x < middle)
    )
