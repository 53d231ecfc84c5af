"""SVG elements. Only what nanosvg reads: paths with attributes, and groups with a transform."""

from __future__ import annotations

from .geometry import CARD_HEIGHT, CARD_WIDTH
from .pathdata import number, written


def fill(data: str, colour: str, holes: bool = False, opacity: float = 1) -> str:
    """A filled shape; with holes where it winds over itself, if asked."""
    extra = ' fill-rule="evenodd"' if holes else ""
    extra += f' opacity="{opacity:g}"' if opacity < 1 else ""
    return f'<path d="{written(data)}" fill="{colour}"{extra}/>'


def stroke(data: str, colour: str, width: float, inner: str = "none") -> str:
    """A round-ended line; closed, it may be filled."""
    return (
        f'<path d="{written(data)}" fill="{inner}" stroke="{colour}" stroke-width="{number(width)}"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )


def group(body: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """The body mirrored, scaled, turned by degrees and moved, in this order."""
    transform = f"translate({number(x)},{number(y)})"
    transform += f" rotate({number(turn)})" if turn else ""
    if scale != 1 or flip:
        transform += f" scale({-scale if flip else scale:.3f},{scale:.3f})"
    return f'<g transform="{transform}">{body}</g>'


def upside_down(body: str) -> str:
    """The same seen from the other side of the table."""
    return group(body, CARD_WIDTH, CARD_HEIGHT, turn=180)


def document(body: str) -> str:
    """A whole SVG file of one card."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" '
        f'viewBox="0 0 {CARD_WIDTH} {CARD_HEIGHT}">{body}</svg>\n'
    )
