"""Hands. The origin is where they hold something upright; thumb and palm are on the left."""

from __future__ import annotations

from .geometry import ellipse
from .style import GOLD, Paint
from .svg import fill

LEATHER = "#d9b77a"


def _closed(paint: Paint, colour: str) -> str:
    hand = "M-9,-8C-9,-12 -5,-12 -2,-11L7,-11C11,-11 11,-6 10,-5C12,-4 12,0 10,1C12,2 11,6 9.5,7C10,11 8,13 5,13L-5,13C-9,13 -10,6 -9,-8Z"
    return (
        paint.shape(hand, colour, 1.6)
        + paint.line("M10,-5L0,-5M10,1L0,1M9.5,7L0,7", 1.1)
        + paint.shape("M-9,-6C-8,-13 -2,-14 1,-10C1,-7 -2,-5 -4,-4", colour, 1.2)
    )


def fist(paint: Paint) -> str:
    """A closed hand."""
    return _closed(paint, paint.skin)


def glove(paint: Paint) -> str:
    """A closed hand in a leather glove."""
    return _closed(paint, LEATHER)


def slender(paint: Paint) -> str:
    """A light grip with the little finger raised, and a ring."""
    finger = "M4,4C9,3 11,-1 12,-6C12.5,-9.5 16.5,-9 16,-5.5C15,2 12,8 5,11Z"
    hand = "M-7,12C-9,4 -9,-3 -7,-8C-5,-11 -1,-11 2,-10L7,-10C10,-10 10.5,-6 8.5,-5C10.5,-4 10.5,0 8.5,0.5C10,2 9.5,5.5 7.5,6L5,12Z"
    return (
        paint.shape(finger, paint.skin, 1.4)
        + paint.shape(hand, paint.skin, 1.5)
        + paint.line("M8.5,-5L1,-5M8.5,0.5L1,0.5", 1)
        + fill("M4,-4.4L6.4,-4.4L6.4,-0.2L4,-0.2Z", GOLD)
        + paint.shape("M-8,-4C-8,-12 -3,-14.5 0,-11C0.5,-7 -2,-4 -4,-3", paint.skin, 1.2)
    )


def cupped(paint: Paint) -> str:
    """An open hand under something round."""
    palm = (
        "M-17,-18C-20,-18 -20,-14 -19,-11C-17,-2 -12,6 -7,13L7,13C13,7 18,0 20,-9C21,-13 17,-14 16,-11"
        "C12,-8 6,-6 0,-6C-7,-6 -11,-9 -14,-14C-14.5,-17 -15.5,-18 -17,-18Z"
    )
    return paint.shape(palm, paint.skin, 1.6) + paint.line("M14,-1C10,4 6,5 3,5M10,5C7,8 4,9 2,9", 1.1)


def strumming(paint: Paint) -> str:
    """Fingers spread over strings."""
    fingers = "M2,-3L11,-9M3,0L14,-4M3,3L14,2M2,6L11,8"
    return (
        paint.line(fingers, 6.6)
        + paint.shape(ellipse(-2, 2, 8, 9.5), paint.skin, 1.5)
        + paint.line(fingers, 3.8, paint.skin)
        + paint.shape("M-7,-4C-6,-12 -1,-15 2,-12C3,-9 0,-6 -2,-3", paint.skin, 1.3)
    )
