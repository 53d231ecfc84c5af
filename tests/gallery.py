"""Every screen and every moment at the table as pictures, to be looked at:  python -m tests.gallery OUT

Both games, five window sizes, with text as usual and as large as it gets; the table with each deck and each cloth, and cards on their
way with and without reduced motion. An index.html in OUT shows them side by side. `--only "table*"` and `--sizes 1280x800` make fewer.
`--golden` makes anew the few that tests compare with; look at them before you commit them.
"""

from __future__ import annotations

import argparse
import html
import os
import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path

SIZES = ((1024, 600), (1024, 768), (1280, 800), (2560, 1080), (3840, 2160))


def draw(out: Path, sizes: list[tuple[int, int]], only: str) -> list[tuple[str, str]]:
    """Write the pictures; the name and file of each."""
    import pygame
    from hands import Hands

    from tests.looks.subjects import subjects

    pygame.init()
    made = []
    with tempfile.TemporaryDirectory() as folder:
        for width, height in sizes:
            for n, (name, show) in enumerate(subjects()):
                if not fnmatch(name, only):
                    continue
                data = Path(folder) / f"{width}-{n}"
                data.mkdir()
                hands = Hands(width, height, data, Path(folder))
                show(hands)
                file = f"{name} {width}x{height}.png".replace(" ", "_").replace(",", "")
                pygame.image.save(hands.screen, out / file)
                made.append((f"{name}, {width} × {height}", file))
                print(file, flush=True)
    return made


def _page(made: list[tuple[str, str]]) -> str:
    figure = '<figure><a href="{0}"><img src="{0}" loading="lazy"></a><figcaption>{1}</figcaption></figure>'
    figures = "\n".join(figure.format(file, html.escape(name)) for name, file in made)
    style = "body{background:#222;color:#eee;font-family:sans-serif}figure{display:inline-block;margin:8px}img{width:480px;display:block}"
    return f'<!doctype html><meta charset="utf-8"><title>Schmier</title><style>{style}</style>\n{figures}\n'


def main() -> int:
    """The command."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    here = Path(__file__).parent
    sys.path[:0] = [str(here / "scenes"), str(here / "store")]
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description="Pictures of every screen.")
    parser.add_argument("out", type=Path, nargs="?", help="folder for the pictures")
    parser.add_argument("--only", default="*", help='pictures whose name fits, as "table*" or "screen - score*"')
    parser.add_argument("--sizes", default=",".join(f"{w}x{h}" for w, h in SIZES), help="as 1280x800,1024x600")
    parser.add_argument("--golden", action="store_true", help="make the pictures anew that tests compare with")
    args = parser.parse_args()
    if args.golden:
        from tests.looks.goldens import renew

        return renew()
    if args.out is None:
        parser.error("name a folder for the pictures")
    args.out.mkdir(parents=True, exist_ok=True)
    sizes = [(int(w), int(h)) for w, h in (size.split("x") for size in args.sizes.split(","))]
    made = draw(args.out, sizes, args.only)
    (args.out / "index.html").write_text(_page(made), encoding="utf-8")
    return 0 if made else 1


if __name__ == "__main__":
    sys.exit(main())
