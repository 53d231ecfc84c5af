"""What the queens and the other jacks hold. The origin is the hand; the thing stands upright in it."""

from __future__ import annotations

from .geometry import ellipse, lozenge, polygon, rectangle, star
from .pathdata import both, placed, sampled
from .patterns import scatter
from .style import BRONZE, GOLD, RED, WHITE, Paint
from .svg import fill

LEAF, GRAIN = "#2f6b4a", "#e0b85c"
WOOD, BELLY, BELLY_SHADE, HOLE, STRING = "#5a3820", "#c98f4a", "#a86d2f", "#3a2415", "#f3e6c4"
DOWN, WING = "#e9dcc0", "#6b4a2e"


def fan(paint: Paint) -> str:
    """Of the queen of spades."""
    turns = range(-54, 55, 18)

    def blades(first: int) -> str:
        return "".join(placed("M0,0L-8,-44Q0,-56 8,-44Z", 0, 4, turn=turn) for turn in turns[first::2])

    gilt = "M-1.6,-12L0,-34L1.6,-12Z" + ellipse(0, -43, 3.2)
    return (
        paint.shape(blades(0), paint.lining, 1.3)
        + paint.shape(blades(1), paint.robe, 1.3)
        + fill("".join(placed(gilt, 0, 4, turn=turn) for turn in turns), GOLD)
    )


def rose(paint: Paint) -> str:
    """Of the queen of hearts."""
    leaf, stem = "M0,0C6,-10 18,-12 25,-8C20,2 8,6 0,0Z", "M2,24C4,4 -2,-14 0,-36"
    petal = "M0,2C-15,0 -17,-18 -6,-21C-2,-22 2,-22 6,-21C17,-18 15,0 0,2Z"
    spiral = "M-9,-53C-8,-63 8,-63 8,-53C8,-45 -4,-44 -5,-51C-5,-57 3,-57 3,-52"
    return (
        paint.line(stem, 5)
        + paint.line(stem, 2.4, LEAF)
        + paint.shape(placed(leaf, 1, -14) + placed(leaf, 0, -20, 0.9, flip=True), LEAF, 1.4)
        + paint.line("M3,-15L20,-20M-2,-21L-17,-26", 0.9)
        + paint.shape("".join(placed(petal, 0, -52, 0.94, turn) for turn in range(0, 360, 72)), RED, 1.4)
        + paint.shape(ellipse(0, -52, 13), "#cf4a3c", 1.4)
        + paint.line(spiral, 1.6)
    )


def coupe(paint: Paint) -> str:
    """Of the queen of diamonds: a cup with a cherry."""
    cup = "M-27,-70C-27,-48 -14,-40 -4,-37L-3,-4L3,-4L4,-37C14,-40 27,-48 27,-70Z"
    return (
        paint.shape(cup, GOLD)
        + paint.shape(ellipse(0, -70, 27, 6.5), paint.lining, 1.5)
        + paint.line("M-21,-60C-18,-50 -12,-46 -6,-43", 2.2, WHITE)
        + paint.shape(ellipse(0, -25, 5), RED, 1.3)
        + paint.shape(ellipse(6, -74, 5.5), "#8c1c24", 1.3)
        + paint.line("M6,-79C7,-86 11,-90 16,-91", 1.5)
    )


def _ear(height: float) -> tuple[str, str, str]:
    """Stem, awns and kernels of one ear of barley."""
    awns = kernels = ""
    for k in range(5):
        y = 44 - height - k * 7.5
        awns += f"M0,{y}L-8,{y - 25}M0,{y}L8,{y - 25}"
        kernels += both("M0,2C7,1 9,-5 6,-11C1,-8 -1,-3 0,2Z", 0, y)
    kernels += placed("M0,8C4,4 4,-2 0,-6C-4,-2 -4,4 0,8Z", 0, -height)
    return f"M0,24L0,{40 - height}", awns, kernels


def barley(paint: Paint) -> str:
    """Of the queen of clubs: three ears."""
    stems = awns = kernels = ""
    for turn, height in ((-21, 74), (21, 74), (0, 86)):
        stem, awn, kernel = (placed(data, 0, 8, turn=turn) for data in _ear(height))
        stems, awns, kernels = stems + stem, awns + awn, kernels + kernel
    return paint.line(stems, 3.6) + paint.line(stems, 1.6, GOLD) + paint.line(awns, 0.8, BRONZE) + paint.shape(kernels, GRAIN, 1.1)


def lute(paint: Paint) -> str:
    """Of the jack of hearts."""
    pegs = "".join(ellipse(x, y, 2.4) for x, y in ((5, -113), (1, -107), (18, -108), (13, -102)))
    frets = "".join(f"M-4,{y}L4,{y}" for y in (-46, -58, -70, -82))
    return (
        paint.shape("M-5,-44C-28,-30 -32,2 -20,20C-12,30 12,30 20,20C32,2 28,-30 5,-44Z", BELLY)
        + fill("M4,-40C26,-28 30,2 20,19C12,28 2,28 0,28C14,18 16,-16 4,-40Z", BELLY_SHADE)
        + paint.shape(rectangle(-4.5, -100, 9, 78), WOOD, 1.4)
        + paint.shape(ellipse(0, -6, 8.5), HOLE, 1.2)
        + fill(star(0, -6, 7, 6), GOLD)
        + paint.shape(rectangle(-11, 13, 22, 5), WOOD, 1.1)
        + paint.line("M-2.2,-96L-2.2,14M0,-96L0,14M2.2,-96L2.2,14", 0.7, STRING)
        + paint.line(frets, 0.9, GOLD)
        + paint.shape("M-5,-98L5,-98L18,-116L10,-121Z", WOOD, 1.4)
        + paint.shape(pegs, WHITE, 0.9)
    )


def key(paint: Paint) -> str:
    """Of the jack of diamonds."""
    return (
        paint.shape("M3,-80L22,-80L22,-69L16,-69L16,-64L22,-64L22,-53L9,-53L9,-60L3,-60Z", GOLD, 1.5)
        + paint.shape(rectangle(-3.5, -84, 7, 98), GOLD, 1.5)
        + paint.shape(ellipse(0, -90, 6.5), GOLD, 1.5)
        + fill(lozenge(2.6, 3.6)(0, -90), RED)
        + paint.shape(rectangle(-7, -44, 14, 6) + rectangle(-6, -34, 12, 5), GOLD, 1.3)
        + fill(lozenge(2.8, 2.8)(14, -74.5), BRONZE)
    )


def _falcon_head(paint: Paint) -> str:
    return (
        paint.shape("M-14,-50C-20,-60 -16,-76 -2,-76C10,-76 14,-62 8,-50C2,-46 -8,-45 -14,-50Z", WING)
        + fill("M-16,-62C-12,-52 -4,-50 4,-50C-2,-47 -9,-47 -13,-51Z", DOWN)
        + paint.shape("M-14,-70C-22,-70 -25,-63 -23,-56C-20,-60 -16,-60 -14,-60Z", GOLD, 1.3)
        + paint.shape(ellipse(-7, -66, 3.6), GOLD, 1)
        + fill(ellipse(-7.4, -66, 1.7), paint.ink)
    )


def falcon(paint: Paint) -> str:
    """Of the jack of clubs."""
    breast = sampled("M-14,-46C-20,-34 -14,-14 -2,-8C6,-14 4,-40 -2,-48Z")
    flecks = scatter(breast, lambda x, y: polygon([(x, y), (x - 2.2, y - 3.5), (x + 2.2, y - 3.5)]), 6, 5.5, 2)
    legs, quills = (
        "M-6,-6L-8,4M4,-5L4,4",
        "M5,-40C14,-34 20,-18 21,-2M12,-44C20,-36 24,-22 24,-8M3,-30C9,-20 13,-12 17,-4",
    )
    return (
        paint.shape("M8,-14L24,18L10,22L-2,-10Z", WING, 1.4)
        + paint.line("M10,-8L17,18", 1)
        + paint.shape("M-10,-56C-24,-44 -20,-14 -4,-4C12,-2 24,-20 18,-42C14,-54 4,-60 -10,-56Z", DOWN)
        + fill(flecks, WING)
        + paint.shape("M0,-50C18,-52 28,-30 26,0C22,6 18,4 16,0C4,-10 -4,-34 0,-50Z", WING)
        + paint.line(quills, 1.1, DOWN)
        + _falcon_head(paint)
        + paint.line(legs, 4)
        + paint.line(legs, 2, GOLD)
    )
