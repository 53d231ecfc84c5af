#!/usr/bin/env python3
"""Draws the small white signs of the program as SVG files: one box of 24 x 24 units, one round pen 2 units wide.

Standard library only. Everything is white, so that a program can tint a sign by multiplying it with a colour.

    python make_icons.py [--out DIR]
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

WHITE = "#ffffff"
PEN = f'stroke="{WHITE}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'


def drawn(data: str) -> str:
    """A line of the pen."""
    return f'<path d="{data}" fill="none" {PEN}/>'


def solid(data: str) -> str:
    """A filled shape whose corners the pen has rounded."""
    return f'<path d="{data}" fill="{WHITE}" {PEN}/>'


def cut(data: str) -> str:
    """A filled shape with sharp corners, and holes where it winds over itself."""
    return f'<path d="{data}" fill="{WHITE}" fill-rule="evenodd"/>'


def circle(x: float, y: float, radius: float) -> str:
    """Path data of a circle, as four cubic curves."""
    k = radius * 0.5523
    left, right, top, bottom = x - radius, x + radius, y - radius, y + radius
    return (
        f"M{left:g} {y:g} C{left:g} {y - k:g} {x - k:g} {top:g} {x:g} {top:g} "
        f"C{x + k:g} {top:g} {right:g} {y - k:g} {right:g} {y:g} "
        f"C{right:g} {y + k:g} {x + k:g} {bottom:g} {x:g} {bottom:g} "
        f"C{x - k:g} {bottom:g} {left:g} {y + k:g} {left:g} {y:g} Z"
    )


def dot(x: float, y: float, radius: float = 1.4) -> str:
    """A round dot."""
    return f'<path d="{circle(x, y, radius)}" fill="{WHITE}"/>'


SUITS = {
    "spades": cut(
        "M12 .7 C13.6 4.9 22.4 10.1 22.4 16.1 C22.4 19.5 19.8 21.4 17.3 21.4 C15.2 21.4 13.6 20.2 12.9 18.4 "
        "C13.2 20.9 14.1 22.5 16.4 23.6 L7.6 23.6 C9.9 22.5 10.8 20.9 11.1 18.4 C10.4 20.2 8.8 21.4 6.7 21.4 "
        "C4.2 21.4 1.6 19.5 1.6 16.1 C1.6 10.1 10.4 4.9 12 .7 Z"
    ),
    "hearts": cut(
        "M12 23.1 C10.4 18.7 1.4 13.7 1.4 7.3 C1.4 3.4 3.9 1.1 6.9 1.1 C9.5 1.1 11.3 2.7 12 5.2 "
        "C12.7 2.7 14.5 1.1 17.1 1.1 C20.1 1.1 22.6 3.4 22.6 7.3 C22.6 13.7 13.6 18.7 12 23.1 Z"
    ),
    "diamonds": cut("M12 .2 C14.1 4.6 17 9 20.8 12 C17 15 14.1 19.4 12 23.8 C9.9 19.4 7 15 3.2 12 C7 9 9.9 4.6 12 .2 Z"),
    "clubs": cut(
        "M8.8 11.3 C5.6 7.6 6.5 1 12 1 C17.5 1 18.4 7.6 15.2 11.3 C18 8.5 22.8 9.9 22.8 14.3 "
        "C22.8 19.8 16.1 20.9 13.4 16.4 C13.8 19.8 14.5 21.7 16.4 23.5 L7.6 23.5 C9.5 21.7 10.2 19.8 10.6 16.4 "
        "C7.9 20.9 1.2 19.8 1.2 14.3 C1.2 9.9 6 8.5 8.8 11.3 Z"
    ),
}

TABLE = {
    "cards": drawn("M4 8 H13 V20.5 H4 Z M9 4 H20 V16.5 H17"),
    "crown": solid("M5 18 L4 9 L8.8 12 L12 6.5 L15.2 12 L20 9 L19 18 Z"),
    "last": drawn("M4.2 7.6 L11 5.2 L15.4 17.6 L8.6 20 Z M14 4.6 H19.8 V17.6 H18.5"),
    "lock": solid("M6 12 H18 V20 H6 Z") + drawn("M8 12 V7.8 A4 4 0 0 1 16 7.8 V12"),
    "star": solid("M12 3.5 L14.5 9.4 L20.8 9.9 L16 14.1 L17.4 20.3 L12 17 L6.6 20.3 L8 14.1 L3.2 9.9 L9.5 9.4 Z"),
    "swap": drawn("M4 8.5 H19 M15 4.5 L19 8.5 L15 12.5 M20 16 H5 M9 12 L5 16 L9 20"),
}

ARROWS = {
    "up": drawn("M12 19 V5 M6 11 L12 5 L18 11"),
    "down": drawn("M12 5 V19 M6 13 L12 19 L18 13"),
    "left": drawn("M19 12 H5 M11 6 L5 12 L11 18"),
    "right": drawn("M5 12 H19 M13 6 L19 12 L13 18"),
    "undo": drawn("M8 14 L3.5 9.5 L8 5 M4 9.5 H14.5 A5.25 5.25 0 0 1 14.5 20 H10"),
    "again": drawn("M19.3 8.8 A8 8 0 1 0 19.7 14.2 M19.5 3.8 V8.8 H14.5"),
    "shuffle": drawn(
        "M3.5 6.5 H5 C11 6.5 11.5 17.5 17.5 17.5 H20.5 M3.5 17.5 H5 C11 17.5 11.5 6.5 17.5 6.5 H20.5 "
        "M18 4 L20.5 6.5 L18 9 M18 15 L20.5 17.5 L18 20"
    ),
}

SIGNS = {
    "check": drawn("M4.5 12.5 L10 18 L19.5 6.5"),
    "cross": drawn("M6 6 L18 18 M18 6 L6 18"),
    "plus": drawn("M12 5 V19 M5 12 H19"),
    "minus": drawn("M5 12 H19"),
    "info": drawn(circle(12, 12, 9) + " M12 11.5 V16.5") + dot(12, 7.8),
    "warning": drawn("M12 3.5 L21.5 20 H2.5 Z M12 9.8 V13.2") + dot(12, 16.8, 1.3),
    "hint": drawn(
        "M9.5 18.5 H14.5 M10.5 21.5 H13.5 M9.5 15.5 C9.5 13.2 5.5 12.4 5.5 8.8 A6.5 6.3 0 0 1 18.5 8.8 C18.5 12.4 14.5 13.2 14.5 15.5 Z"
    ),
}

MENU = {
    "menu": drawn("M4 6.5 H20 M4 12 H20 M4 17.5 H20"),
    "play": solid("M8 5.5 L18.5 12 L8 18.5 Z"),
    "book": drawn("M12 6.5 C10 4.8 7 4.5 3.5 4.8 V18.8 C7 18.5 10 18.8 12 20.5 C14 18.8 17 18.5 20.5 18.8 V4.8 C17 4.5 14 4.8 12 6.5 V20"),
    "log": drawn("M5 3.5 H19 V20.5 H5 Z M9 8.5 H15 M9 12 H15 M9 15.5 H12.5"),
    "door": drawn("M12 4 H5 V20 H12 M9.5 12 H20 M16 8 L20 12 L16 16"),
    "eye": drawn("M2.5 12 C5 7.5 8.3 5.5 12 5.5 C15.7 5.5 19 7.5 21.5 12 C19 16.5 15.7 18.5 12 18.5 C8.3 18.5 5 16.5 2.5 12 Z")
    + dot(12, 12, 3),
    "save": drawn("M12 4 V14.5 M7.5 10 L12 14.5 L16.5 10 M4 15.5 V20 H20 V15.5"),
}


def gear() -> str:
    """A wheel with eight teeth round a hub."""
    points = []
    for tooth in range(8):
        middle = tooth * 45
        for radius, turn in ((6.6, -13), (9.2, -9), (9.2, 9), (6.6, 13)):
            angle = math.radians(middle + turn)
            points.append(f"{12 + radius * math.cos(angle):.2f} {12 + radius * math.sin(angle):.2f}")
    return drawn("M" + " L".join(points) + " Z " + circle(12, 12, 2.6))


ICONS = {**SUITS, **TABLE, **ARROWS, **SIGNS, **MENU, "gear": gear()}


def main(arguments: list[str] | None = None) -> None:
    """Write one SVG file per sign."""
    parser = argparse.ArgumentParser(description="Draw the signs of the program as SVG files.")
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parent, help="folder to write into")
    folder: Path = parser.parse_args(arguments).out
    folder.mkdir(parents=True, exist_ok=True)
    for name, body in ICONS.items():
        picture = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">{body}</svg>\n'
        (folder / f"{name}.svg").write_bytes(picture.encode("utf-8"))
    print(f"{len(ICONS)} signs in {folder}")


if __name__ == "__main__":
    main()
