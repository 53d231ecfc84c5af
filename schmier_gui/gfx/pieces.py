"""A picture made of pieces: what changed since the last frame is repainted, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import msgspec
import pygame

from schmier_gui.gfx.paint import Painter


class Piece(msgspec.Struct, frozen=True):
    """One thing on the screen. Later pieces lie on top of earlier ones.

    `box`: the window pixels it may touch, shadow and glow included. `key`: everything its look depends on; equal name, box and key
    mean equal pixels. `control`: its name in the ui-map, "" where it can't be clicked; `target`: the pixels that can be clicked.
    """

    name: str
    box: pygame.Rect
    key: Hashable
    paint: Callable[[Painter], None]
    control: str = ""
    target: pygame.Rect | None = None


class Canvas:
    """Remembers the pieces last painted on a surface over a fixed background of the window's size."""

    def __init__(self, background: pygame.Surface) -> None:
        self._background = background
        self._shown: dict[str, Piece] = {}
        self._all = True

    def forget(self) -> None:
        """The next `paint` repaints everything."""
        self._all = True

    def close(self) -> None:
        """Let go of the pictures; nothing is painted any more."""
        self._background, self._shown = pygame.Surface((0, 0)), {}

    def paint(self, painter: Painter, pieces: Sequence[Piece]) -> list[pygame.Rect]:
        """Bring the painter's surface up to date; returns the pixel rectangles that changed. Names must not repeat."""
        dirty = [self._background.get_rect()] if self._all else self._changes(pieces)
        self._all = False
        self._shown = {piece.name: piece for piece in pieces}
        window = painter.surface.get_rect()
        dirty = [rect for rect in (rect.clip(window) for rect in _merged(dirty)) if rect.w and rect.h]
        for rect in dirty:
            with painter.clip(rect):
                painter.surface.blit(self._background, rect, rect)
                for piece in pieces:
                    if piece.box.colliderect(rect):
                        piece.paint(painter)
        return dirty

    def _changes(self, pieces: Sequence[Piece]) -> list[pygame.Rect]:
        dirty, gone = [], dict(self._shown)
        for piece in pieces:
            old = gone.pop(piece.name, None)
            if old is None:
                dirty.append(piece.box)
            elif old.key != piece.key or old.box != piece.box:
                dirty += [old.box] if old.box == piece.box else [old.box, piece.box]
        dirty += [piece.box for piece in gone.values()]
        return dirty


def _merged(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Overlapping rectangles joined, so that no pixel is painted twice."""
    todo, done = [rect.copy() for rect in rects], list[pygame.Rect]()
    while todo:
        rect = todo.pop()
        hit = rect.collidelist(done)
        if hit < 0:
            done.append(rect)
        else:
            todo.append(rect.union(done.pop(hit)))
    return done


def controls(pieces: Sequence[Piece]) -> dict[str, pygame.Rect]:
    """The ui-map of these pieces: control name to the pixels to click."""
    return {piece.control: piece.target or piece.box for piece in pieces if piece.control}


def control_at(pieces: Sequence[Piece], point: tuple[int, int]) -> str:
    """The name of the topmost control at a pixel, "" where there is none."""
    for piece in reversed(pieces):
        if piece.control and (piece.target or piece.box).collidepoint(point):
            return piece.control
    return ""
