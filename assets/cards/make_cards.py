#!/usr/bin/env python3
"""Draws the deck as SVG files: 52 faces, a joker (JK) and two backs. Standard library only.

The files use plain paths and groups, so that nanosvg (SDL_image, pygame.image.load_sized_svg) can rasterise them.

    python make_cards.py [--out DIR] [--four-colour] [--large-index] [--high-contrast]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from draw.deck import deck
from draw.style import Style

HERE = Path(__file__).resolve().parent


def options() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(description="Draw the deck as SVG files.")
    parser.add_argument("--out", type=Path, help="folder to write into (svg/ and the name of the variant, if not given)")
    parser.add_argument("--four-colour", action="store_true", help="blue diamonds and green clubs")
    parser.add_argument("--large-index", action="store_true", help="larger ranks and suits in the corners")
    parser.add_argument("--high-contrast", action="store_true", help="white cards, black outlines, no tints")
    return parser


def main(arguments: list[str] | None = None) -> None:
    """Draw the deck and write one file per card."""
    given = options().parse_args(arguments)
    style = Style(given.four_colour, given.large_index, given.high_contrast)
    variants = {
        "four-colour": style.four_colour,
        "large-index": style.large_index,
        "high-contrast": style.high_contrast,
    }
    name = "-".join(variant for variant, chosen in variants.items() if chosen) or "standard"
    folder: Path = given.out or HERE / "svg" / name
    folder.mkdir(parents=True, exist_ok=True)
    cards = deck(style)
    for code, drawing in cards.items():
        (folder / f"{code}.svg").write_bytes(drawing.encode("utf-8"))
    print(f"{len(cards)} cards in {folder}")


if __name__ == "__main__":
    main()
