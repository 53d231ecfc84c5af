"""One window for all pictures of a module; faces are drawn once for each size."""

from collections.abc import Callable

import pygame
import pytest

from schmier_gui.gfx.faces import Faces
from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.sprites import Sprites
from schmier_gui.gfx.viewport import Viewport


@pytest.fixture(scope="session")
def painter_for(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Painter]:
    """A painter on its own surface of so many pixels, the same one each time."""
    kept: dict[tuple[int, int, float], Painter] = {}
    faces = tmp_path_factory.mktemp("faces")

    def make(width: int, height: int, text: float = 1.0) -> Painter:
        if (width, height, text) not in kept:
            pygame.font.init()
            viewport = Viewport(width, height, text=text)
            surface = pygame.Surface((width, height), pygame.SRCALPHA)
            kept[width, height, text] = Painter(surface, viewport, Fonts(viewport), Sprites(viewport), Faces(viewport, faces))
        painter = kept[width, height, text]
        painter.surface.fill((0, 0, 0, 0))
        return painter

    return make
