import pygame
import pytest

from schmier_gui.gfx.faces import Faces
from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.gui import make_manager
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.sprites import Sprites
from schmier_gui.gfx.viewport import Viewport


@pytest.fixture
def screen():
    """A window of 1280 × 800: one pixel per logical unit."""
    pygame.init()
    pygame.event.clear()
    return pygame.display.set_mode((1280, 800))


@pytest.fixture
def viewport():
    return Viewport(1280, 800)


@pytest.fixture
def painter(screen, viewport):
    screen.fill((0, 0, 0))
    return Painter(screen, viewport, Fonts(viewport), Sprites(viewport), Faces(viewport, None))


@pytest.fixture
def gui(screen, viewport):
    return make_manager(viewport)
