import pygame
import pytest

from schmier_gui.gfx.sprites import SUITS, Sprites
from schmier_gui.gfx.theme import BLACK, BRASS, IVORY, RED
from schmier_gui.gfx.viewport import Viewport


@pytest.fixture
def sprites(screen, viewport):
    return Sprites(viewport)


REQUESTS = {
    "disc": lambda s: s.disc(40, 40, 12, BRASS)[0],
    "ring": lambda s: s.disc(40, 40, 12, BRASS, inner=9)[0],
    "polygon": lambda s: s.polygon([(0, 0), (10, 0), (5, 9)], BRASS)[0],
    "ellipse": lambda s: s.ellipse((40, 20), BRASS),
    "box": lambda s: s.box(10, BRASS).picture,
    "frame": lambda s: s.box(10, BRASS, border=2).picture,
    "dashed": lambda s: s.dashed((80, 60), 8, BRASS, 220, 2, 9),
    "shadow": lambda s: s.soft_box(10, BLACK, 120, 7).picture,
    "glow": lambda s: s.soft_small((40, 40), -1, BRASS, 190, 12),
    "icon": lambda s: s.icon("undo", 22, IVORY),
    "suit": lambda s: s.suit("H", 32, RED),
    "portrait": lambda s: s.portrait("otto", 40, 40, 36)[0],
}


@pytest.mark.parametrize("kind", REQUESTS)
def test_the_same_request_gives_the_same_picture(sprites, kind):
    assert REQUESTS[kind](sprites) is REQUESTS[kind](sprites)


@pytest.mark.parametrize("kind", REQUESTS)
def test_every_picture_shows_something_and_has_clear_corners(sprites, kind):
    picture = REQUESTS[kind](sprites)
    assert picture.get_bounding_rect().size != (0, 0)
    if kind not in ("polygon",):
        assert picture.get_at((0, 0)).a < 40


def test_other_sizes_and_colours_are_other_pictures(sprites):
    assert sprites.icon("undo", 22, IVORY) is not sprites.icon("undo", 23, IVORY)
    assert sprites.icon("undo", 22, IVORY) is not sprites.icon("undo", 22, BRASS)


def test_a_disc_moved_by_whole_pixels_is_the_same_picture_elsewhere(sprites):
    first, at = sprites.disc(40.25, 40.5, 12, BRASS)
    second, there = sprites.disc(90.25, 41.5, 12, BRASS)
    assert second is first
    assert there == (at[0] + 50, at[1] + 1)


@pytest.mark.parametrize("shift", [0.0, 0.25, 0.5, 0.75])
def test_a_disc_stands_where_it_was_asked_for_to_a_quarter_of_a_pixel(sprites, shift):
    picture, (left, _) = sprites.disc(50 + shift, 50, 10, IVORY)
    weight = [(x, picture.get_at((x, picture.height // 2)).a) for x in range(picture.width)]
    middle = sum((x + 0.5) * a for x, a in weight) / sum(a for _, a in weight)
    assert left + middle == pytest.approx(50 + shift, abs=0.13)


def test_edges_are_smooth_and_keep_their_colour(sprites):
    picture, _ = sprites.disc(20, 20, 10, BRASS)
    seen = {tuple(picture.get_at((x, y))) for x in range(picture.width) for y in range(picture.height)}
    partly = [pixel for pixel in seen if 0 < pixel[3] < 255]
    assert len(partly) > 5
    assert all(max(abs(a - b) for a, b in zip(pixel[:3], BRASS, strict=True)) <= 1 for pixel in seen if pixel[3])


@pytest.mark.parametrize("suit", SUITS)
def test_every_suit_has_its_sign_in_the_colour_asked_for(sprites, suit):
    picture = sprites.suit(suit, 64, RED)
    assert tuple(picture.get_at((32, 32)))[:3] == RED


def test_a_portrait_fills_its_circle_and_nothing_else(sprites):
    picture, (left, top) = sprites.portrait("rosa", 100, 100, 36)
    assert picture.get_at((100 - left, 100 - top)).a == 255
    assert picture.get_at((100 + 34 - left, 100 - top)).a == 255
    assert picture.get_at((100 + 30 - left, 100 + 30 - top)).a == 0


def test_a_shadow_fades_outwards(sprites):
    picture = sprites.soft_small((60, 60), 8, BLACK, 120, 7)
    line = [picture.get_at((x, picture.height // 2)).a for x in range(picture.width // 2)]
    assert line == sorted(line)
    assert line[0] < 6
    assert line[-1] > 100


def test_a_growing_shadow_needs_few_pictures(sprites):
    pictures = {id(sprites.soft_small((width, width), 5, BLACK, 120, 11)) for width in range(40, 60)}
    assert len(pictures) <= 6


def test_pictures_not_used_for_long_are_drawn_anew(sprites):
    sprites.shelf.budget = 100_000
    first = sprites.ellipse((100, 50), BRASS)
    for width in range(100, 130):
        sprites.ellipse((width, 100), BRASS)
    assert sprites.ellipse((100, 50), BRASS) is not first


def test_the_budget_grows_with_the_window():
    assert Sprites(Viewport(3840, 2160)).shelf.budget > Sprites(Viewport(1280, 800)).shelf.budget


def test_sprites_work_before_there_is_a_window(viewport):
    pygame.display.quit()
    assert Sprites(viewport).icon("menu", 22, IVORY).get_size() == (22, 22)
