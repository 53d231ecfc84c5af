"""Pictures whose middle row and column repeat: corners are blitted, the rest is tiled, at any size."""

import pygame


class Nine:
    """A picture cut into a 3 × 3 grid by `inset` pixels from each edge; what lies between is uniform along it."""

    def __init__(self, picture: pygame.Surface, inset: int) -> None:
        self.picture = picture
        self.inset = inset
        self._tile = picture.width - 2 * inset  # pictures are square

    def draw(self, surface: pygame.Surface, box: pygame.Rect, hollow: bool = False) -> None:
        """Fill `box`, at least 2 × inset wide and high; `hollow` leaves the middle out."""
        columns = self._cuts(box.left, box.width)
        rows = self._cuts(box.top, box.height)
        pieces = []
        for y, source_y, h in rows:
            middle_row = source_y == self.inset
            for x, source_x, w in columns:
                if not (hollow and middle_row and source_x == self.inset):
                    pieces.append((self.picture, (x, y), (source_x, source_y, w, h)))
        surface.blits(pieces, False)

    def _cuts(self, start: int, length: int) -> list[tuple[int, int, int]]:
        """(where to, where from, how long) along one axis."""
        inset, tile = self.inset, self._tile
        cuts = [(start, 0, inset)]
        at, end = start + inset, start + length - inset
        while at < end:
            step = min(tile, end - at)
            cuts.append((at, inset, step))
            at += step
        cuts.append((end, inset + tile, inset))
        return cuts
