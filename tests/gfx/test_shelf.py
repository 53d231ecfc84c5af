"""Kept pictures: never more bytes than there is room for, the one not looked at for longest goes first."""

import pygame
import pytest

from schmier_gui.gfx.shelf import Shelf


def picture(width: int = 10) -> pygame.Surface:
    """`width` × 10 pixels of four bytes."""
    return pygame.Surface((width, 10), pygame.SRCALPHA)


@pytest.fixture
def shelf() -> Shelf:
    return Shelf(1200)


def test_a_picture_that_was_put_is_found(shelf: Shelf) -> None:
    put = picture()
    assert shelf.put("a", put) is put is shelf.get("a")
    assert "a" in shelf and "b" not in shelf and shelf.get("b") is None
    assert shelf.used == 400


def test_where_room_is_short_the_one_not_looked_at_for_longest_goes(shelf: Shelf) -> None:
    for key in "abc":
        shelf.put(key, picture())
    shelf.get("a")
    shelf.put("d", picture())
    assert [key for key in "abcd" if key in shelf] == ["a", "c", "d"] and shelf.used == 1200


def test_a_large_picture_takes_the_place_of_several(shelf: Shelf) -> None:
    for key in "abc":
        shelf.put(key, picture())
    shelf.put("wide", picture(20))
    assert [key for key in ("a", "b", "c", "wide") if key in shelf] == ["c", "wide"] and shelf.used == 1200


def test_one_larger_than_all_the_room_is_kept_alone(shelf: Shelf) -> None:
    shelf.put("a", picture())
    shelf.put("huge", picture(500))
    assert "huge" in shelf and "a" not in shelf and shelf.used == 20_000
    shelf.put("b", picture())
    assert "huge" not in shelf and shelf.used == 400
