"""What every bust is made of: a face, a neck, shapes and lines on a sheet of 200 x 200 units.

The view box cuts out the 152 x 152 units round the head, so that a program rasterises the file to any square and lays a disc over it.
"""

from __future__ import annotations

from dataclasses import dataclass

VIEW_BOX = "24 8 152 152"
VIEW_SIZE = 152

HEAD = "M66 84 C66 54 80 42 100 42 C120 42 134 54 134 84 C134 112 119 136 100 136 C81 136 66 112 66 84 Z"
SHOULDERS = "M14 204 C16 166 46 154 82 146 Q100 160 118 146 C154 154 184 166 186 204 Z"


@dataclass(frozen=True)
class Look:
    """The colours of a face, and how it smiles: the depth of the line of the mouth, or full lips."""

    skin: str
    shade: str
    brow: str
    mouth: str
    eye: str = "#241c16"
    cheeks: str | None = None
    smile: int = 6
    lips: bool = False


def shape(data: str, fill: str) -> str:
    """A filled path; holes where it winds over itself."""
    return f'<path d="{data}" fill="{fill}" fill-rule="evenodd"/>'


def line(data: str, colour: str, width: float) -> str:
    """A round-ended stroke."""
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"/>'


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """A filled circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'


def ring(x: float, y: float, radius: float, colour: str, width: float, glass: float = 0) -> str:
    """A circle in outline, with white glass of the given opacity in it."""
    inner = f'fill="#ffffff" fill-opacity="{glass:g}"' if glass else 'fill="none"'
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {inner} stroke="{colour}" stroke-width="{width:g}"/>'


def ear(x: float, fill: str) -> str:
    """One ear at the height of the eyes."""
    return f'<ellipse cx="{x:g}" cy="93" rx="7" ry="10" fill="{fill}"/>'


def mouth(look: Look) -> str:
    """Full lips, or a smiling line."""
    if look.lips:
        return shape("M89 116 Q94.5 112.5 100 114.5 Q105.5 112.5 111 116 Q105 124 100 124 Q95 124 89 116 Z", look.mouth)
    return line(f"M88 115 Q100 {115 + look.smile * 1.7:g} 112 115", look.mouth, 3.4)


def face(look: Look) -> str:
    """Ears, head, cheeks, eyes, brows, nose and mouth."""
    cheeks = disc(79, 106, 7, look.cheeks) + disc(121, 106, 7, look.cheeks) if look.cheeks else ""
    return (
        ear(66, look.shade)
        + ear(134, look.shade)
        + shape(HEAD, look.skin)
        + cheeks
        + disc(86, 91, 4.4, look.eye)
        + disc(114, 91, 4.4, look.eye)
        + line("M78 80 Q86 75.5 93 79 M107 79 Q114 75.5 122 80", look.brow, 4)
        + line("M100 90 C99 97 96 101 97.5 103.5 C99 105.5 102 105 103.5 104", look.shade, 3)
        + mouth(look)
    )


def neck(look: Look) -> str:
    """The neck and the shadow of the chin on it."""
    return shape("M84 118 L116 118 L117 152 Q100 166 83 152 Z", look.skin) + shape(
        "M84 122 L116 122 L116.4 132 Q100 148 83.6 132 Z", look.shade
    )


def picture(background: str, *layers: str) -> str:
    """A whole SVG file from its layers, back to front."""
    body = f'<rect x="0" y="0" width="200" height="200" fill="{background}"/>' + "".join(layers)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW_BOX}" width="{VIEW_SIZE}" height="{VIEW_SIZE}">{body}</svg>\n'
