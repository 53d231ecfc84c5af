"""The fool of the joker, before the last hand and after it."""

from __future__ import annotations

from .dress import garment
from .face import FACES, Eye, eyes
from .geometry import CARD_HEIGHT, ellipse, lozenge, polygon
from .pathdata import Point, both, placed, sampled
from .patterns import clipped, inside
from .pips import PIPS
from .strokes import brush
from .style import GOLD, RED, WHITE, Paint, Style
from .svg import fill, group

DRINK, MOUTH = "#b8651c", "#5c1516"


def full_glass(paint: Paint) -> str:
    """A brandy old-fashioned with a cherry."""
    inside_it = (
        fill("M-18,-28L18,-28L15,4L-15,4Z", DRINK)
        + paint.shape("M-12,-32L2,-35L5,-21L-9,-18Z", "#f2dcb4", 1)
        + paint.shape("M6,-50C18,-60 30,-52 29,-38Z", "#e88b2d", 1.3)
        + paint.line("M10,-49L26,-42M18,-54L20,-45", 1, "#f9dca8")
        + paint.line("M-20,-56L4,-26", 1.6)
        + paint.shape(ellipse(-11, -45, 5), RED, 1.2)
    )
    return _tumbler(inside_it, paint)


def empty_glass(paint: Paint) -> str:
    """What is left of it, slipping out of the hand."""
    rest = fill("M-16,-4L16,-4L15,4L-15,4Z", DRINK) + paint.line("M-20,-52L6,-4", 1.6) + paint.line("M2,-8C4,-16 10,-18 12,-22", 1.4)
    return group(_tumbler(rest, paint), turn=24)


def _tumbler(drink: str, paint: Paint) -> str:
    outline = "M-19,-40L19,-40L15,6L-15,6Z"
    out = fill(outline, "#eef1ec", opacity=0.75) + drink + paint.line(outline, 1.6)
    return out + paint.line("M-14,-34L-12,-10", 1.6, "#ffffff")


def hand_of_cards(style: Style, paint: Paint) -> str:
    """Three cards, fanned."""
    out = ""
    for turn, suit in ((-26, "S"), (-4, "H"), (18, "C")):
        card = paint.shape("M-11,-52L11,-52L11,-4L-11,-4Z", style.card, 1.4)
        card += fill(placed(PIPS[suit], 0, -36, 0.15), style.suit(suit))
        out += group(card, 0, 4, turn=turn)
    return out


def motley(middle: float, paint: Paint) -> str:
    """A coat of two colours with gold lozenges, and a spiked collar with bells."""
    coat = sampled(garment(middle, "M14,120C30,128 82,116 98,166L116,250", [])[0])
    right: list[Point] = [(middle, 0), (middle, CARD_HEIGHT), (400, CARD_HEIGHT), (400, 0)]
    spots = [(middle + x, y + (7 if x // 14 % 2 else 0)) for x in range(-84, 85, 14) for y in range(136, 214, 14)]
    gold = "".join(polygon(clipped(sampled(lozenge(4, 6)(*spot)), coat)) for spot in spots if inside(*spot, coat))
    spike = "M0,118L12,108C28,114 44,122 58,132L46,142L36,133L26,150L14,137L0,156Z"
    bells = ellipse(middle, 158, 3.6) + both(ellipse(26, 152, 3.6) + ellipse(47, 144, 3.6), middle)
    return (
        fill(polygon(coat), paint.robe)
        + fill(polygon(clipped(coat, right)), paint.cloth)
        + fill(gold, GOLD)
        + paint.line(polygon(coat), paint.width)
        + paint.shape(placed(spike, middle), paint.robe, 1.5)
        + paint.shape(placed(spike, middle, flip=True), paint.cloth, 1.5)
        + paint.shape(bells, GOLD, 1.2)
    )


def _winking(paint: Paint) -> str:
    """A wink and a grin."""
    wink = brush("M4,-3C8,-7.5 14,-7.5 19,-2", 1.2, 3.4, 1.2)
    brows = brush("M-4,-14C-8,-20 -15,-20 -20,-14", 1.2, 3.4, 0.8) + brush("M4,-11C8,-13 15,-14 20,-9", 1.2, 3.4, 0.8)
    return (
        eyes((Eye(-11, -4, -1, 1),), paint)
        + fill(wink, paint.ink)
        + paint.line("M16,-1L20,1M15,1L18,4", 1)
        + fill(brows, paint.brow)
        + paint.shape("M-13,17C-7,20 7,20 14,15C12,29 -9,31 -13,17Z", MOUTH, 1.4)
        + fill("M-12,18C-7,20.5 7,20.5 13,16.5L12,20C6,23.5 -6,23.5 -10.5,21Z", WHITE)
        + paint.line("M-16,15L-12,18M13,16L17,12", 1.2)
    )


def _asleep(paint: Paint) -> str:
    return (
        fill(both(brush("M5,-4C8,1 14,1 17,-4", 1, 3, 1)), paint.ink)
        + fill(both(brush("M4,-10C8,-14 15,-14 19,-11", 1, 3, 1)), paint.brow)
        + paint.shape(ellipse(1, 23, 4, 4.6), MOUTH, 1.4)
    )


def _cap(horn: str, tip: Point, paint: Paint) -> str:
    """The fool's cap: flaps over the ears, and two horns with bells."""
    flap = "M0,-36L28,-36C34,-14 32,10 22,24L17,14C23,0 24,-14 22,-24L0,-24Z"
    slot = f"M{tip[0] - 3},{tip[1] + 1}L{tip[0] + 3},{tip[1] + 1}"
    return (
        paint.shape(placed(flap, flip=True), paint.cloth)
        + paint.shape(flap, paint.robe)
        + paint.shape(placed(horn, flip=True), paint.robe)
        + paint.shape(horn, paint.cloth)
        + paint.shape(both(ellipse(*tip, 5)), GOLD, 1.4)
        + paint.line(both(slot), 1.1)
    )


def _cheese(rind: str, top: str, more_holes: str, paint: Paint) -> str:
    """A wedge of cheese for a crown."""
    holes = ellipse(-15, -40, 5, 4.2) + ellipse(0, -34, 3.4, 3) + ellipse(-4, -45, 2.4, 2) + more_holes
    return paint.shape(rind, "#e2a92f") + paint.shape(top, "#f4d06a") + paint.shape(holes, "#b57d18", 1)


def _features(look: str, paint: Paint) -> str:
    skin = FACES["front"].skin
    return (
        fill(skin, paint.skin)
        + fill(FACES["front"].dark, paint.shade)
        + paint.line(skin, paint.width)
        + fill(both(ellipse(14, 11, 6)), "#c9432f", opacity=0.45)
        + look
        + paint.line("M-2,-6C-2,1 -5,5 -6,9C-6,14 -1,14.5 0,14.5C3,14.5 7,13 6,9", 1.4)
    )


def merry_head(paint: Paint) -> str:
    """Wide awake under the whole cheese."""
    horn = "M4,-36C16,-60 44,-64 62,-44C70,-34 70,-22 66,-12C58,-28 46,-32 28,-22Z"
    cheese = _cheese("M-27,-50L27,-50L27,-31Q0,-24 -27,-31Z", "M-27,-50L27,-50L10,-68Z", ellipse(14, -41, 5, 4), paint)
    return _features(_winking(paint), paint) + _cap(horn, (65, -8), paint) + cheese


def sleepy_head(paint: Paint) -> str:
    """Fast asleep; the horns droop, and a mouse has been at the cheese."""
    horn = "M4,-36C20,-54 46,-48 58,-24C64,-10 62,4 56,14C52,-6 42,-20 27,-20Z"
    rind = "M-27,-50L8,-50C8,-45 13,-46 13,-41C18,-42 19,-38 23,-39L27,-36L27,-31Q0,-24 -27,-31Z"
    cheese = _cheese(rind, "M-27,-50L8,-50C6,-54 2,-54 1,-59L-2,-60Z", "", paint)
    return _features(_asleep(paint), paint) + _cap(horn, (55, 18), paint) + cheese
