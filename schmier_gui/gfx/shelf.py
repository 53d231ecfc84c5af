"""Pictures by key, bounded by bytes: the one not looked at for longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

import pygame


class Shelf:
    """The same key returns the same picture while it is kept. `budget` and `used` in bytes; the picture put last stays in any case."""

    def __init__(self, budget: float) -> None:
        self.budget, self.used = round(budget), 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable) -> pygame.Surface | None:
        """The picture of this key, which thereby counts as looked at; None if it is not kept."""
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
        return picture

    def put(self, key: Hashable, picture: pygame.Surface) -> pygame.Surface:
        """Keep the picture under a key that is not there, and return it."""
        self._kept[key] = picture
        self.used += _bytes(picture)
        while self.used > self.budget and len(self._kept) > 1:
            self.used -= _bytes(self._kept.popitem(last=False)[1])
        return picture


def _bytes(picture: pygame.Surface) -> int:
    return picture.height * picture.get_pitch()
