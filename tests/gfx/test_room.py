import itertools

import pygame
import pytest

from schmier_gui.gfx import room
from schmier_gui.gfx.theme import CLOTH_DARK, CLOTH_LIGHT, CLOTHS, ROOM, WOOD
from schmier_gui.gfx.viewport import Viewport


def near(surface, point, colour, within=3):
    return all(abs(a - b) <= within for a, b in zip(surface.get_at(point)[:3], colour, strict=True))


def test_the_table_stands_where_the_layout_says(viewport):
    assert room.table_ellipse(viewport) == (640, 346, 500, 288)
    assert room.table_ellipse(Viewport(1920, 1080)) == pytest.approx((711.1, 346, 559.7, 288), abs=0.1)


@pytest.mark.parametrize("window", [(1024, 600), (1280, 800)])
def test_room_wood_and_cloth_are_in_their_places(screen, window):
    viewport = Viewport(*window)
    picture = room.room_and_table(viewport)
    cx, cy, rx, ry = room.table_ellipse(viewport)
    assert picture.get_size() == window
    assert near(picture, viewport.point(cx, cy), CLOTH_LIGHT)
    assert near(picture, viewport.point(cx - rx + 26, cy), CLOTH_DARK, 8)
    assert near(picture, viewport.point(cx - rx, cy), WOOD)
    assert near(picture, viewport.point(cx, cy + ry + 2), WOOD)
    assert near(picture, viewport.point(2, viewport.LH - 3), ROOM, 6)


def test_the_same_window_gets_the_same_picture(screen, viewport):
    first, second = room.room_and_table(viewport), room.room_and_table(viewport)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


def test_the_light_has_no_bands(screen, viewport):
    """Across the halo the level changes back and forth: no run of equal pixels is long enough to be seen as a band."""
    picture = room.room_and_table(viewport)
    line = [picture.get_at((x, 90))[0] for x in range(200)]
    runs, length = [], 1
    for before, after in itertools.pairwise(line):
        length = length + 1 if before == after else 1
        runs.append(length)
    assert line[0] < line[-1]
    assert max(runs[60:]) < 20


def test_the_titles_table_is_cut_by_the_window(screen, viewport):
    picture = room.title_table(viewport)
    assert near(picture, (1032, 452), CLOTH_LIGHT)
    assert near(picture, (1279, 452), CLOTH_LIGHT, 12)
    assert near(picture, (40, 452), ROOM, 4)


def test_a_room_without_a_table_is_flat(viewport):
    picture = pygame.Surface((1280, 800))
    room.paint_plain_room(picture)
    assert tuple(picture.get_at((640, 400)))[:3] == ROOM


@pytest.mark.parametrize("cloth", CLOTHS)
def test_the_cloth_has_the_colour_that_was_chosen(screen, cloth):
    viewport = Viewport(1024, 600)
    cx, cy, _rx, _ry = room.table_ellipse(viewport)
    assert near(room.room_and_table(viewport, cloth=cloth), viewport.point(cx, cy), CLOTHS[cloth][1])
