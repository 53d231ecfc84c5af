"""Faces, in a frame of about -35..35 round the nose, looking left."""

from __future__ import annotations

from dataclasses import dataclass

from .figures import Court, View
from .geometry import ellipse
from .pathdata import both, placed
from .strokes import brush
from .style import WHITE, Paint
from .svg import fill

BLUSH = "#d2604a"


@dataclass(frozen=True)
class Eye:
    """Where an eye is, how wide (negative mirrors it), and how far the iris is shifted."""

    x: float
    y: float
    wide: float
    look: float


@dataclass(frozen=True)
class Face:
    """The drawing of a head in one view. A pair is (of a lord, of a lady)."""

    skin: str
    dark: str
    eyes: tuple[Eye, ...]
    brows: tuple[tuple[str, ...], tuple[str, ...]]
    nose: tuple[str, str]
    mouth: tuple[float, float]
    cheeks: tuple[float, ...]


FACES: dict[View, Face] = {
    "front": Face(
        skin="M-24,-34L24,-34C26,-14 25,4 20,17C16,27 8,36 0,36C-8,36 -16,27 -20,17C-25,4 -26,-14 -24,-34Z",
        dark="M24,-34C26,-14 25,4 20,17C16,27 8,36 0,36C9,28 14,16 15.5,4C17,-8 16,-20 15,-34Z"
        "M-3,-9C1,-4 3,4 6,12C3,15 1,15 0,15C1,8 -1,0 -3,-9Z",
        eyes=(Eye(-11, -4, -1, -0.4), Eye(11, -4, 1, -0.4)),
        brows=(
            ("M4,-11.5C8,-15 14,-16 20,-11", "M-4,-11.5C-8,-15 -14,-16 -20,-11"),
            ("M5,-12.5C9,-17 15,-17.5 21,-12", "M-5,-12.5C-9,-17 -15,-17.5 -21,-12"),
        ),
        nose=(
            "M-3,-10C-2.5,0 -3.5,6 -5.5,10.5C-5.5,14 -2,14.5 0,15C2,14.5 5,14 5.5,11",
            "M-3,-5C-2.5,0 -3.5,6 -5.5,10.5C-5.5,14 -2,14.5 0,15C2,14.5 5,14 5.5,11",
        ),
        mouth=(0, 1),
        cheeks=(-14, 14),
    ),
    "half": Face(
        skin="M24,-34L-20,-34C-22,-24 -22,-16 -20.5,-9C-22.5,-4 -22,4 -20,11C-19,20 -16,30 -7,36"
        "C0,37.5 8,33 14,26C21,18 25,4 25,-8C25.5,-18 25,-26 24,-34Z",
        dark="M24,-34C26,-14 25,4 20,17C15,27 4,37.5 -7,36C4,31 12,20 15,6C17,-6 17,-20 17,-34Z"
        "M-5,-9C-4,-2 -4,6 -2.5,12C-5,15 -8,15 -9,14.5C-9,8 -7,0 -5,-9Z",
        eyes=(Eye(-13, -4, -0.76, 1.2), Eye(6.5, -4, 1, -1.6)),
        brows=(
            ("M-8.5,-11.5C-11,-14.5 -15,-15.5 -19.5,-11.5", "M-1,-11.5C3,-15.5 10,-16 16.5,-11"),
            ("M-9,-12.5C-11.5,-16 -15.5,-16.5 -19.5,-12.5", "M0,-12.5C4,-17 11,-17.5 18,-11.5"),
        ),
        nose=(
            "M-5.5,-10.5C-7.5,-3 -9.5,3 -13,9.5C-14,13 -11,14.5 -8,14.5C-5.5,15 -3.5,13.5 -3,11",
            "M-7.3,-4C-9,2 -10,5 -13,9.5C-14,13 -11,14.5 -8,14.5C-5.5,15 -3.5,13.5 -3,11",
        ),
        mouth=(-6.5, 0.92),
        cheeks=(-15, 9),
    ),
    "profile": Face(
        skin="M14,-34L-15,-34C-18,-26 -19,-17 -17.5,-10C-20,-4 -24,3 -27,9C-28,12.5 -25,13.5 -20.5,13.5"
        "L-20,16C-23.5,18 -23.5,20.5 -20.5,21.5C-23,23.5 -22,26 -19.5,27C-18.5,29 -20,31 -19,34"
        "C-16,38 -9,37.5 -3,34C5,29 10,24 12,16L20,16L20,-34Z",
        dark="M20,-34L20,16L12,16C10,24 5,29 -3,34C-7,36 -11,37 -14,37C-6,31 2,20 4,8C6,-4 8,-20 8,-34Z"
        "M-17,-8C-17,0 -20,7 -26.5,10C-27,12.5 -25,13.5 -20,13.5C-17,10 -15,0 -17,-8Z",
        eyes=(),
        brows=(("M-19.5,-12.5C-14,-16.5 -8,-15.5 -3,-11",),) * 2,
        nose=("M-20.5,13.5C-17.5,13 -16.5,10 -18.5,8",) * 2,
        mouth=(0, 0),
        cheeks=(-7,),
    ),
}

IRIS = "M-3.5,0C-3.5,-4.7 3.5,-4.7 3.5,0C3.5,4.7 -3.5,4.7 -3.5,0Z"


def eyes(spots: tuple[Eye, ...], paint: Paint, lady: bool = False) -> str:
    """Heavy-lidded almond eyes."""

    def each(data: str) -> str:
        return "".join(placed(data, eye.x, eye.y, stretch=eye.wide) for eye in spots)

    def irises(lower: float, scale: float) -> str:
        return "".join(placed(IRIS, eye.x + eye.look * eye.wide, eye.y + lower, scale) for eye in spots)

    lid = brush("M-8,1.8C-4,-5.8 3,-6 " + ("9.8,-2" if lady else "8.2,1.2"), 0.8, 3.3, 1.2)
    if lady:
        out = fill(each("M-7.5,1C-5,-9.5 4,-10.5 9.5,-4C4,-6 -3,-5 -7.5,1Z"), paint.lid)
    else:
        out = paint.line(each("M-6,-5.5C-2,-9 3,-9 7.5,-5"), 0.9)
    out += fill(each("M-7,1.5C-3,-5 3,-5.5 7.2,0.5C3,4.6 -3,4.6 -7,1.5Z"), WHITE)
    out += fill(irises(0, 1), paint.iris) + fill(irises(0.2, 0.5), paint.ink) + fill(each(lid), paint.ink)
    return out + paint.line(each("M-5.5,4.2C-2,5.6 2,5.4 5.5,3"), 0.8)


def _side_eye(paint: Paint) -> str:
    return (
        fill("M-15.5,-6.5L-5,-3C-8,0.5 -12,1.5 -15,0.5C-16.5,-2 -16.5,-4 -15.5,-6.5Z", WHITE)
        + fill(ellipse(-13.2, -2.8, 2.5, 3.3), paint.iris)
        + fill(ellipse(-13.6, -2.8, 1.3, 1.8), paint.ink)
        + fill(brush("M-17,-6.5C-12,-7.5 -7,-5.5 -3,-1.5", 2.2, 3, 0.8), paint.ink)
        + paint.line("M-14,2C-11,3 -8,2 -6,0.5", 0.8)
    )


def _side_mouth(paint: Paint) -> str:
    lips = "M-23,19.5C-19,19 -16,20 -13.5,21.2C-16,23 -18,25.5 -22,25.5C-22.5,24 -22,22.5 -20.5,21.5C-22,21 -23,20.5 -23,19.5Z"
    return fill(lips, paint.lip) + paint.line("M-20.5,21.7C-18,22 -15,21.5 -13,20", 1.1)


def _mouth(court: Court, paint: Paint, x: float, wide: float) -> str:
    out = ""
    if court.moustache:
        half = both(brush("M0.5,17.6C4,16 8,18 11.5,21.5", 1, 3.4, 0.4))
        out += fill(placed(half + "M-3,27.5L3,27.5L1,34L-1,34Z", x, stretch=wide), paint.brow)
    if court.lady:
        lips = "M-8,20.8C-4.5,17.2 -2,17.5 0,18.8C2,17.5 4.5,17.2 8,20.8C4,27.5 -4,27.5 -8,20.8Z"
    else:
        lips = "M-7,21C-3,19 3,19 7,21C3,25.8 -3,25.8 -7,21Z"
    out += fill(placed(lips, x, stretch=wide), paint.lip)
    out += paint.line(placed("M-9,20C-5,22.6 -2,21.6 0,22.2C2,21.6 5,22.6 9,20", x, stretch=wide), 1.2)
    return out + paint.line(placed("M-3,29.5Q0,31 3,29.5", x, stretch=wide), 0.8)


def face(court: Court, paint: Paint) -> str:
    """The whole face, without hair and beard."""
    drawing = FACES[court.view]
    out = fill(drawing.skin, paint.skin) + fill(drawing.dark, paint.shade) + paint.line(drawing.skin, paint.width)
    if court.rank != "K":
        out += fill("".join(ellipse(x, 11, 5.2, 4.2) for x in drawing.cheeks), BLUSH, opacity=0.3)
    out += eyes(drawing.eyes, paint, court.lady) if drawing.eyes else _side_eye(paint)
    thick = 2.3 if court.lady else 3.8
    out += fill("".join(brush(brow, 1.4, thick, 0.7) for brow in drawing.brows[court.lady]), paint.brow)
    out += paint.line(drawing.nose[court.lady], 1.4)
    return out + (_mouth(court, paint, *drawing.mouth) if drawing.eyes else _side_mouth(paint))
