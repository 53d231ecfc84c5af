#!/usr/bin/env python3
"""Draws the people who play cards here as square SVG busts.

Standard library only.

    python make_portraits.py [--out DIR]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from guests import GUESTS
from regulars import REGULARS

PEOPLE = {**REGULARS, **GUESTS}


def main(arguments: list[str] | None = None) -> None:
    """Write one SVG file per person."""
    parser = argparse.ArgumentParser(description="Draw the portraits as SVG files.")
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parent, help="folder to write into")
    folder: Path = parser.parse_args(arguments).out
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in PEOPLE.items():
        (folder / f"{name}.svg").write_bytes(draw().encode("utf-8"))
    print(f"{len(PEOPLE)} portraits in {folder}")


if __name__ == "__main__":
    main()
