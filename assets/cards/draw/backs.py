"""The two backs."""

from __future__ import annotations

from .frame import blank, rim
from .geometry import EDGE, MIDDLE_X, MIDDLE_Y, ellipse, polar, polygon, rectangle, star
from .glyphs import text
from .pathdata import Point, placed, sampled
from .patterns import clipped
from .style import BRONZE, GOLD, Paint, Style, paint_for
from .svg import fill, group, upside_down

PANEL = "M20,12H230Q238,12 238,20V330Q238,338 230,338H20Q12,338 12,330V20Q12,12 20,12Z"
GREEN, LIGHT_GREEN, BLUE = "#14493b", "#1d5f4d", "#1d2b45"
CLOTHS = {"red": "#8c2b2b", "gold": GOLD, "bronze": BRONZE, "light": "#f4ecd8", "dark": "#aeb9c6"}


def _framed(style: Style, paint: Paint, body: str, field: str) -> str:
    """Frame of a back and its medallion: an S, which is the same upside down."""
    seal = (
        paint.shape(star(0, 0, 46, 16, 0.86), GOLD, 1.6)
        + paint.shape(ellipse(0, 0, 36), field, 1.6)
        + paint.line(ellipse(0, 0, 32), 1.4, GOLD)
        + text("S", 0, -21, 42, GOLD)
    )
    mat = fill(EDGE + PANEL, style.card, holes=True) + paint.line(PANEL, paint.width)
    lines = mat + paint.line(rectangle(16, 16, 218, 318), 1.6, GOLD)
    return blank(style) + body + group(seal, MIDDLE_X, MIDDLE_Y) + lines + rim(style)


def _dome(x: float, y: float, radius: float) -> str:
    """A fan's outline; its lower part is always covered."""
    outline = placed("M-1,0.16C-1,-.6 -.6,-1 0,-1C.6,-1 1,-.6 1,0.16Z", x, y, radius)
    if x - radius > 9 and x + radius < 241 and y - radius > 9:
        return outline
    return polygon(clipped(sampled(outline, 8), [(9, 9), (241, 9), (241, 178), (9, 178)]))


def fans(style: Style) -> str:
    """Brass fans on deep green."""
    paint, radius = paint_for(style, "C"), 25
    rings = ((25.0, GOLD), (23.4, GREEN), (17.5, GOLD), (16.2, LIGHT_GREEN), (9.5, GOLD))
    half = fill(rectangle(9, 9, 232, 168), GREEN)
    for row in range(13):
        shift, y = (radius if row % 2 else 0), 24 + row * 12.6
        for size, colour in rings:
            half += fill("".join(_dome(MIDDLE_X + k * 2 * radius + shift, y, size) for k in range(-3, 3)), colour)
    ribbon = paint.shape(rectangle(9, 167, 232, 16), GOLD, 1.6) + fill(rectangle(9, 171, 232, 8), "#7d2530")
    return _framed(style, paint, half + upside_down(half) + ribbon, GREEN)


def _north_star(x: float, y: float, half: float, patches: dict[str, str]) -> None:
    """Add one block of the quilt to the patches: red corners, and eight spikes with a light and a dark facet."""
    box: list[Point] = [(9, 9), (241, 9), (241, 341), (9, 341)]
    for u, v in ((half, half), (-half, half), (-half, -half), (half, -half)):
        patches["red"] += polygon(clipped([(x + u, y + v), (x + u, y + v * 0.3), (x + u * 0.3, y + v)], box))
    for spike in range(8):
        tip = polar(x, y, half * (0.74 if spike % 2 else 0.97), spike * 45)
        for side, cloths in ((22.5, ("light", "gold")), (-22.5, ("dark", "bronze"))):
            facet = [(x, y), tip, polar(x, y, half * 0.36, spike * 45 + side)]
            patches[cloths[spike % 2]] += polygon(clipped(facet, box))


def quilt(style: Style) -> str:
    """A barn quilt of faceted north stars."""
    step, half = 73, 36.5
    patches = dict.fromkeys(CLOTHS, "")
    for column in (-1, 0, 1):
        for row in (-2, -1, 0, 1, 2):
            _north_star(MIDDLE_X + column * step, MIDDLE_Y + row * step, half, patches)
    knots = [(MIDDLE_X + i * half, MIDDLE_Y + j * half) for i in (-1, 1) for j in (-3, -1, 1, 3)]
    body = fill(rectangle(9, 9, 232, 332), BLUE)
    body += "".join(fill(data, CLOTHS[cloth]) for cloth, data in patches.items())
    body += fill("".join(ellipse(x, y, 3.4) for x, y in knots), GOLD)
    return _framed(style, paint_for(style, "S"), body, BLUE)
