#!/usr/bin/env python3
"""Draws the sign of the game: the round table with its six seats, a spade on the cloth, the joker's star in the spade.

schmier.svg needs the standard library only; the rasters (schmier.png, schmier.ico, schmier.icns) need pygame-ce.
Up to 32 pixels a plainer drawing is used: no star, no seats, a larger spade.

    python make_icon.py [--out DIR]
"""

from __future__ import annotations

import argparse
import io
import math
import struct
from pathlib import Path

BOX = 512
PLAIN_UP_TO = 32
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}

WOOD, WOOD_EDGE, CLOTH, LIGHT = "#5a3825", "#3d2517", "#14493b", "#1b5747"
BRASS, IVORY, RED, SHADOW = "#c9a24b", "#f4ecd8", "#b3261e", "#0b2a22"
SIDES = ("#8fc4ee", "#f0b93a", "#e8577f")
SPADE = (
    "M0,-51 C7,-33 45,-10 45,16 C45,31 34,39 23,39 C14,39 7,34 4,26 C5,37 9,45 19,51 "
    "L-19,51 C-9,45 -5,37 -4,26 C-7,34 -14,39 -23,39 C-34,39 -45,31 -45,16 C-45,-10 -7,-33 0,-51 Z"
)


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """A filled circle."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}"/>'


def spade(y: float, scale: float, fill: str) -> str:
    """The spade, upright on the middle line, its centre at height y."""
    return f'<g transform="translate(256,{y:g}) scale({scale:g})"><path d="{SPADE}" fill="{fill}"/></g>'


def star(x: float, y: float, radius: float, fill: str) -> str:
    """A five-pointed star."""
    corners = []
    for corner in range(10):
        reach = radius * (0.42 if corner % 2 else 1)
        angle = math.radians(corner * 36 - 90)
        corners.append(f"{x + reach * math.cos(angle):.1f},{y + reach * math.sin(angle):.1f}")
    return f'<path d="M{" ".join(corners)}Z" fill="{fill}"/>'


def seats() -> str:
    """Six studs in the wood, partners opposite in one colour."""
    studs = ""
    for seat in range(6):
        angle = math.radians(90 + seat * 60)
        x, y = 256 + 214 * math.cos(angle), 256 + 214 * math.sin(angle)
        studs += disc(x, y, 19, WOOD_EDGE) + disc(x, y, 14, SIDES[seat % 3])
    return studs


def picture(plain: bool = False) -> str:
    """The sign as an SVG file of 512 x 512 units."""
    if plain:
        body = disc(256, 256, 256, WOOD_EDGE) + disc(256, 256, 244, BRASS) + disc(256, 256, 206, CLOTH)
        body += spade(256, 3.3, IVORY)
    else:
        body = disc(256, 256, 252, WOOD_EDGE) + disc(256, 256, 243, WOOD) + seats()
        body += disc(256, 256, 188, BRASS) + disc(256, 256, 182, CLOTH) + disc(256, 256, 150, LIGHT)
        body += spade(260, 2.75, SHADOW) + spade(250, 2.75, IVORY) + star(256, 274, 46, RED)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX} {BOX}" width="{BOX}" height="{BOX}">{body}</svg>\n'


def raster(size: int) -> bytes:
    """The sign as a square PNG file of the given width in pixels."""
    import pygame

    drawing = io.BytesIO(picture(plain=size <= PLAIN_UP_TO).encode("utf-8"))
    surface = pygame.image.load_sized_svg(drawing, (size, size))
    out = io.BytesIO()
    pygame.image.save(surface, out, "icon.png")
    return out.getvalue()


def ico(images: dict[int, bytes]) -> bytes:
    """A Windows icon of PNG images by their width: header, a directory of 16 bytes an image, the images."""
    head = struct.pack("<HHH", 0, 1, len(images))
    offset, directory = len(head) + 16 * len(images), b""
    for size, data in images.items():
        edge = size % 256  # 256 is written as 0
        directory += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + directory + b"".join(images.values())


def icns(images: dict[bytes, bytes]) -> bytes:
    """A macOS icon of PNG images by their type: each chunk and the whole say their type and length."""
    chunks = b"".join(kind + struct.pack(">I", len(data) + 8) + data for kind, data in images.items())
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks


def main(arguments: list[str] | None = None) -> None:
    """Write the sign as SVG, PNG, ICO and ICNS."""
    parser = argparse.ArgumentParser(description="Draw the icon of the program.")
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parent, help="folder to write into")
    folder: Path = parser.parse_args(arguments).out
    folder.mkdir(parents=True, exist_ok=True)
    images = {size: raster(size) for size in {*ICO_SIZES, *ICNS_TYPES.values()}}
    (folder / "schmier.svg").write_bytes(picture().encode("utf-8"))
    (folder / "schmier.png").write_bytes(images[512])
    (folder / "schmier.ico").write_bytes(ico({size: images[size] for size in ICO_SIZES}))
    (folder / "schmier.icns").write_bytes(icns({kind: images[size] for kind, size in ICNS_TYPES.items()}))
    print(f"4 files in {folder}")


if __name__ == "__main__":
    main()
