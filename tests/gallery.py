"""Every screen and every moment at the table as pictures, to be looked at:  python -m tests.gallery OUT

Both games, five window sizes; the table with each deck and each cloth, and cards on their way with and without reduced motion. An
index.html in OUT shows them side by side. `--only "table*"` and `--sizes 1280x800` make fewer.
"""

from __future__ import annotations

import argparse
import html
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING, get_args

if TYPE_CHECKING:
    from hands import Hands

SIZES = ((1024, 600), (1024, 768), (1280, 800), (2560, 1080), (3840, 2160))
Show = Callable[["Hands"], None]


def subjects() -> Iterator[tuple[str, Show]]:
    """The name of every picture, and what puts it on a window."""
    from practices import STATES, open_state
    from screens import screens

    from tests.table import tables

    for name, make in tables.ALL.items():
        yield f"table - {name.replace('_', ' ')}", lambda hands, make=make: _lay(hands, make())
    yield from _dressed()
    for reduced in (False, True):
        for moment in ("deal", "play", "sweep"):
            title = f"motion - {moment}{', reduced' if reduced else ''}"
            yield title, lambda hands, moment=moment, reduced=reduced: _moving(hands, moment, reduced)
    for name in screens():
        yield f"screen - {name}", lambda hands, name=name: _open(hands, name)
    for part in ("first call", "exchange", "first trick", "end"):
        yield f"review - {part}", lambda hands, part=part: _review(hands, part)
    for name in STATES:
        yield f"practice - {name}", lambda hands, name=name: open_state(hands, name)


def _dressed() -> Iterator[tuple[str, Show]]:
    """The table in other clothes."""
    from schmier_gui.store.settings import Back, Cloth, Deck
    from tests.table import tables

    for field, choices in (("deck", get_args(Deck)), ("back", get_args(Back)), ("cloth", get_args(Cloth))):
        for choice in choices[1:]:
            for make in (tables.trick_done, tables.exchange_dealer, tables.smear):
                name = f"table with {field} {choice} - {make.__name__.replace('_', ' ')}"
                yield name, lambda hands, field=field, choice=choice, make=make: _dress(hands, field, choice, make)


def _dress(hands: Hands, field: str, choice: str, make: Callable[[], object]) -> None:
    setattr(hands.context.settings, field, choice)
    hands.context.restyle()
    _lay(hands, make())


def _lay(hands: Hands, model: object) -> None:
    """A table that does not move."""
    from schmier_gui.gfx.pieces import Canvas
    from schmier_gui.gfx.room import room_and_table
    from schmier_gui.table.geometry import Geometry
    from schmier_gui.table.model import TableModel
    from schmier_gui.table.renderer import pieces

    assert isinstance(model, TableModel)
    context = hands.context
    ground = room_and_table(context.viewport, cloth=context.settings.cloth)
    Canvas(ground).paint(context.painter(hands.screen), pieces(model, Geometry(context.viewport, model.rules.seats)))


def _open(hands: Hands, name: str) -> None:
    """A screen over an empty cloth."""
    from hands import Ground
    from screens import screens

    hands.stack.push(Ground(hands.context))
    hands.open(screens()[name](hands.context))
    hands.rest()


def _review(hands: Hands, part: str) -> None:
    """A deal that is over, at one of its moments."""
    from screens import finished

    from schmier_gui.engine import SCHMIER
    from schmier_gui.engine.events import CallMade, CardPlayed, CardsExchanged
    from schmier_gui.scenes.review import ReviewScene
    from schmier_gui.scenes.review_steps import Steps, deals_over

    session = finished(SCHMIER)
    steps = Steps(session, deals_over(session)[0])
    kind = {"first call": CallMade, "exchange": CardsExchanged, "first trick": CardPlayed}.get(part)
    before = next((n for n, choice in enumerate(steps.choices) if kind and isinstance(session.log[choice.event], kind)), len(steps))
    hands.open(ReviewScene(hands.context, session, 1, before + (3 if part == "first trick" else 0)))


def _moving(hands: Hands, moment: str, reduced: bool) -> None:
    """A game stopped while cards are on their way."""
    from games import game
    from hands import SIX

    from schmier_gui.engine import SCHMIER
    from schmier_gui.table.director import Director
    from schmier_gui.table.flights import Flights
    from schmier_gui.table.geometry import Geometry
    from schmier_gui.table.seating import empty_table
    from schmier_gui.table.tempo import Tempo

    session = game(SCHMIER, 40, names=SIX)
    model = empty_table(session.rules, session.names, 0, (0, 0, 0))
    table = Director(model, Flights(model, Geometry(hands.context.viewport, 6), Tempo(reduced_motion=reduced)))
    table.feed(session.events(0))
    reached = {"deal": lambda: len(model.flyers) >= 2, "play": lambda: len(model.trick.cards) == 3 and model.flyers,
               "sweep": lambda: len(model.flyers) == 6 and model.flyers[0].alpha < 160}  # fmt: skip
    for _ in range(5000):
        table.update(0.01)
        if reached[moment]():
            break
    _lay(hands, model)


def draw(out: Path, sizes: list[tuple[int, int]], only: str) -> list[tuple[str, str]]:
    """Write the pictures; the name and file of each."""
    import pygame
    from hands import Hands

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
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("--only", default="*", help='pictures whose name fits, as "table*" or "screen - score*"')
    parser.add_argument("--sizes", default=",".join(f"{w}x{h}" for w, h in SIZES), help="as 1280x800,1024x600")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    sizes = [(int(w), int(h)) for w, h in (size.split("x") for size in args.sizes.split(","))]
    made = draw(args.out, sizes, args.only)
    (args.out / "index.html").write_text(_page(made), encoding="utf-8")
    return 0 if made else 1


if __name__ == "__main__":
    sys.exit(main())
