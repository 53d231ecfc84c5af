"""The few pictures that are kept to compare with. `python -m tests.gallery --golden` makes them anew."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.looks.pictures import Mask, Pixels, halved, mask, write
from tests.looks.subjects import Show, subjects

if TYPE_CHECKING:
    from hands import Hands
    from pygame import Rect
    from pygame_gui.core import UIElement

SLACK, FRAME = 30, 5  # pixels on each side: so far a line and the sign before it may lie elsewhere; the border of a button is no word
FOLDER = Path(__file__).parent / "golden"
KEPT = (
    ("screen - title", (1280, 800)),
    ("table - auction", (1280, 800)),
    ("table - exchange dealer", (1280, 800)),
    ("table - trick done", (1280, 800)),
    ("table - smear", (1280, 800)),
    ("screen - score", (1280, 800)),
    ("screen - settings", (1280, 800)),
    ("screen - game over in smear", (1280, 800)),
    ("practice - which suit", (1280, 800)),
    ("review - first trick", (1280, 800)),
    ("table - play", (1024, 600)),
    ("screen - new game", (1024, 600)),
)
"""What shows no clock, no folder and nothing that a computer player thinks."""


def file_of(name: str, size: tuple[int, int]) -> Path:
    """Where a picture is kept."""
    return FOLDER / f"{name.replace(' - ', '-').replace(' ', '_')}-{size[0]}x{size[1]}.png"


def take(hands: Hands, show: Show) -> tuple[Pixels, Mask]:
    """The picture of a subject, and where words are on it: those written on the window, and what is inside of buttons and labels."""
    from schmier_gui.gfx.writer import Writer

    written = Writer.text
    boxes: list[Rect] = []

    def text(self: Writer, text: str, x: float, y: float, size: Any = "M", *rest: Any, **more: Any) -> float:
        width = written(self, text, x, y, size, *rest, **more)
        if self.surface is hands.screen and width > 2:
            align = more.get("align", rest[2] if len(rest) > 2 else "l")
            left, high = x - width * {"l": 0.0, "c": 0.5, "r": 1.0}[align], self.fonts.em(size) * 0.75
            boxes.append(self.viewport.rect(left, y - high, width, 2 * high).inflate(2 * SLACK, 0))
        return width

    Writer.text = text  # type: ignore[method-assign]
    try:
        show(hands)
    finally:
        Writer.text = written  # type: ignore[method-assign]
    boxes += [_inside(element) for element in hands.context.manager.get_sprite_group().sprites()[1:]]
    return halved(hands.screen), mask(hands.screen.get_size(), [box for box in boxes if box.w > 0 and box.h > 0])


def _inside(element: UIElement) -> Rect:
    """Where the words of a button or label may be."""
    from schmier_gui.gfx.buttons import CheckBox

    box: Rect = element.rect.inflate(-2 * FRAME, -2 * FRAME)
    if isinstance(element, CheckBox):
        box.left, box.w = box.left + box.h, box.w - box.h
    return box


def renew() -> int:
    """Make all of them anew."""
    import pygame
    from hands import Hands

    pygame.init()
    FOLDER.mkdir(exist_ok=True)
    shows = dict(subjects())
    with tempfile.TemporaryDirectory() as folder:
        for number, (name, size) in enumerate(KEPT):
            data = Path(folder) / str(number)
            data.mkdir()
            write(take(Hands(*size, data, Path(folder)), shows[name])[0], file_of(name, size))
            print(file_of(name, size))
    return 0
