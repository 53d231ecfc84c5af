"""What the kings hold, and the jack of spades. The origin is the hand; the thing stands upright in it."""

from __future__ import annotations

from .geometry import ellipse, rectangle, star
from .pathdata import placed
from .pips import PIPS
from .style import GOLD, RED, WHITE, Paint
from .svg import fill

STEEL, DARK_STEEL, BRIGHT_STEEL, SHADED_STEEL, SHAFT = "#cfd6da", "#8d9aa3", "#dfe5ea", "#a9b6c2", "#8a5a32"


def sword(paint: Paint) -> str:
    """Of the king of spades."""
    return (
        paint.shape("M-5.5,-16L-5.5,-98L0,-112L5.5,-98L5.5,-16Z", BRIGHT_STEEL, 1.6)
        + fill("M0,-108L5,-97L5,-17L0,-17Z", SHADED_STEEL)
        + paint.line("M0,-92L0,-22", 1)
        + paint.shape("M-22,-19C-14,-16 14,-16 22,-19L22,-12C14,-9 -14,-9 -22,-12Z", GOLD, 1.5)
        + paint.shape(rectangle(-3.5, -11, 7, 26), paint.lining, 1.3)
        + paint.shape(ellipse(0, 17, 5), GOLD, 1.4)
    )


def sceptre(paint: Paint) -> str:
    """Of the king of hearts."""
    return (
        paint.shape(rectangle(-3, -70, 6, 92), GOLD, 1.5)
        + paint.shape("".join(rectangle(-5, y, 10, 5) for y in (-58, -34, -20)), paint.robe, 1.2)
        + paint.shape(star(0, -90, 25, 14, 0.76), GOLD, 1.4)
        + paint.shape(placed(PIPS["H"], 0, -89, 0.34), RED, 1.5)
        + fill(placed(PIPS["H"], 0, -90, 0.16), paint.cloth)
        + paint.shape("M-9,-70L9,-70L5,-61L-5,-61Z", GOLD, 1.3)
    )


def orb(paint: Paint) -> str:
    """Of the king of diamonds."""
    cross = "M-3,-46L-5,-54L-13,-52L-13,-62L-5,-60L-4,-68L4,-68L5,-60L13,-62L13,-52L5,-54L3,-46Z"
    return (
        paint.shape(ellipse(0, -26, 21), paint.lining)
        + paint.shape("M-20,-30C-10,-24 10,-24 20,-30L21,-22C10,-16 -10,-16 -21,-22Z", GOLD, 1.3)
        + paint.shape(rectangle(-4, -46.5, 8, 19.5), GOLD, 1.3)
        + paint.line("M-14,-35C-12,-41 -9,-43 -7,-44", 2, WHITE)
        + paint.shape(cross, GOLD, 1.4)
    )


def axe(paint: Paint) -> str:
    """Of the king of clubs."""
    blade = "M4,-88L-4,-88C-14,-90 -24,-98 -30,-106C-38,-88 -38,-68 -30,-52C-24,-60 -14,-68 -4,-70L4,-70L8,-79Z"
    edge = "M-30,-102C-36,-87 -36,-70 -30,-56C-28,-59 -27,-60 -26,-61C-31,-72 -31,-86 -26,-97Z"
    return (
        paint.shape("M-3.5,-100L3.5,-100L4,22L-4,22Z", SHAFT, 1.5)
        + paint.shape(blade, STEEL, 1.6)
        + fill(edge, DARK_STEEL)
        + paint.shape(rectangle(-5, -92, 10, 26), GOLD, 1.3)
    )


def halberd(paint: Paint) -> str:
    """Of the jack of spades."""
    blade = "M-4,-82C-14,-84 -20,-90 -25,-96C-31,-82 -30,-64 -22,-52C-18,-58 -12,-62 -4,-62Z"
    return (
        paint.shape("M-3.5,-80L3.5,-80L4,22L-4,22Z", SHAFT, 1.5)
        + paint.shape("M0,-114L6,-94L3,-80L-3,-80L-6,-94Z", BRIGHT_STEEL, 1.5)
        + paint.shape(blade, STEEL, 1.5)
        + paint.line("M-23,-90C-27,-80 -26,-68 -21,-59", 1)
        + paint.shape("M4,-80L24,-72L19,-66L4,-66Z", STEEL, 1.5)
        + paint.shape(rectangle(-5.5, -86, 11, 28), GOLD, 1.4)
        + paint.shape("M-5,-58L5,-58L8,-44L4,-47L0,-41L-4,-47L-8,-44Z", paint.lining, 1.3)
    )
