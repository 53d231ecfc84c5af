"""Card faces at exact pixel sizes: those in sight at once, the others one per idle frame."""

import math
import re
from collections import deque
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

import pygame

from schmier_gui.gfx import raster
from schmier_gui.gfx.facestore import FaceStore
from schmier_gui.gfx.shelf import Shelf
from schmier_gui.gfx.theme import DIM, DIM_ALPHA
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.store import paths

BACKS = ("back1", "back2")
CODES = (*(rank + suit for suit in "CDHS" for rank in "23456789TJQKA"), "JK", *BACKS)
_BUDGET = 16 * 2**20  # bytes at one pixel per logical unit
_MOST = 72 * 2**20

_Key: TypeAlias = tuple[str, int, int, str]


class Faces:
    """The faces of one deck in one window. Surfaces are shared: do not draw on them.

    `cache_dir` None keeps nothing on disk. "??" and "back" stand for the chosen back.
    """

    def __init__(self, viewport: Viewport, cache_dir: Path | None, deck: str = "standard", back: str = "back2") -> None:
        self.deck = deck
        self.back = back
        self._viewport = viewport
        self._store = FaceStore(cache_dir)
        self._kept = Shelf(min(_MOST, _BUDGET * max(1.0, viewport.u**2)))
        self._queue: deque[tuple[str, int, int]] = deque()
        self._unsaved: deque[tuple[str, bytes, pygame.Surface]] = deque()
        self._sources: dict[str, bytes] = {}

    def see(self, viewport: Viewport) -> None:
        """From now on logical units are those of this viewport; the faces stay."""
        self._viewport = viewport

    def face(self, code: str, w: float, h: float) -> pygame.Surface:
        """A face of `w` × `h` logical units, drawn now if it is not there. Raises KeyError for an unknown card."""
        return self._face(self._name(code), self._viewport.px(w), self._viewport.px(h))

    def face_px(self, code: str, w: int, h: int) -> pygame.Surface:
        """The same with the size in pixels."""
        return self._face(self._name(code), w, h)

    def ready(self, code: str, w: float, h: float) -> bool:
        """True if `face` would only have to look it up."""
        return (self._name(code), self._viewport.px(w), self._viewport.px(h), "") in self._kept

    def want(self, codes: Iterable[str], w: float, h: float) -> None:
        """Queue faces for `tick`; those already there or queued are left out."""
        size = self._viewport.px(w), self._viewport.px(h)
        for code in codes:
            item = (self._name(code), *size)
            if (*item, "") not in self._kept and item not in self._queue:
                self._queue.append(item)

    def tick(self) -> bool:
        """Load, draw or write one face that waits for it; False when none is left."""
        while self._queue:
            item = self._queue.popleft()
            if (*item, "") not in self._kept:
                self._face(*item)
                return True
        if self._unsaved:
            self._store.save(*self._unsaved.popleft())
            return True
        return False

    def dimmed(self, code: str, w: float, h: float) -> pygame.Surface:
        """The face under a dark veil: a card that may not be played."""
        return self.dimmed_px(code, self._viewport.px(w), self._viewport.px(h))

    def dimmed_px(self, code: str, w: int, h: int) -> pygame.Surface:
        """The same with the size in pixels."""
        key = (self._name(code), w, h, "dim")
        return self._kept.get(key) or self._kept.put(key, _veiled(self._face(key[0], w, h)))

    def rotated(self, code: str, w: float, h: float, angle: float) -> pygame.Surface:
        """The face turned counter-clockwise by `angle` degrees (rounded to half degrees), around its middle."""
        return self.rotated_px(code, self._viewport.px(w), self._viewport.px(h), angle)

    def rotated_px(self, code: str, w: int, h: int, angle: float) -> pygame.Surface:
        """The same with the size in pixels."""
        angle = round(angle * 2) / 2 % 360
        if not angle:
            return self.face_px(code, w, h)
        key = (self._name(code), w, h, str(angle))
        return self._kept.get(key) or self._kept.put(key, _turned(self._source(key[0]), (w, h), angle))

    def _name(self, code: str) -> str:
        name = self.back if code in ("??", "back") else code
        if name not in CODES:
            raise KeyError(code)
        return name

    def _face(self, name: str, w: int, h: int) -> pygame.Surface:
        key = (name, w, h, "")
        kept = self._kept.get(key)
        if kept:
            return kept
        source, label = self._source(name), f"{self.deck}/{name}"
        surface = self._store.load(label, source, (w, h))
        if surface is None:
            surface = raster.svg(BytesIO(source), (w, h))
            if self._store.usable:
                self._unsaved.append((label, source, surface))  # writing can wait for an idle frame
        return self._kept.put(key, surface)

    def _source(self, name: str) -> bytes:
        """The SVG of a card; a deck that lacks it (an old setting) borrows the standard one."""
        if name not in self._sources:
            decks = paths.assets() / "cards" / "svg"
            path = decks / self.deck / f"{name}.svg"
            self._sources[name] = (path if path.is_file() else decks / "standard" / path.name).read_bytes()
        return self._sources[name]


def _veiled(face: pygame.Surface) -> pygame.Surface:
    veil = pygame.Surface(face.get_size(), pygame.SRCALPHA)
    veil.fill((*DIM, DIM_ALPHA))
    outline = face.copy()
    outline.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    veil.blit(outline, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    dimmed = face.copy()
    dimmed.blit(veil, (0, 0))
    return dimmed


def _turned(source: bytes, size: tuple[int, int], angle: float) -> pygame.Surface:
    """The SVG itself turned before it is drawn, so that a tilted card is as crisp as an upright one."""
    text = source.decode()
    head = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', text)
    if head is None:
        raise ValueError("a card face needs a viewBox that starts at 0 0")
    w, h = float(head[1]), float(head[2])
    turn = math.radians(angle)
    span = abs(w * math.cos(turn)) + abs(h * math.sin(turn)), abs(w * math.sin(turn)) + abs(h * math.cos(turn))
    scale = size[0] / w
    pixels = math.ceil(span[0] * scale), math.ceil(span[1] * scale)
    left, top = (w - pixels[0] / scale) / 2, (h - pixels[1] / scale) / 2
    body = text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]
    box = f"{left:.3f} {top:.3f} {pixels[0] / scale:.3f} {pixels[1] / scale:.3f}"
    turned = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{pixels[0]}" height="{pixels[1]}">'
        f'<g transform="rotate({-angle} {w / 2} {h / 2})">{body}</g></svg>'
    )
    return raster.svg(BytesIO(turned.encode()), pixels)
