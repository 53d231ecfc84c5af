"""What a card must look like, whoever sees it from which side."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

SIZE = (250, 350)
TWO_HEADED = [rank + suit for rank in "JQK" for suit in "SHDC"] + ["back1", "back2"]
INDEX = pygame.Rect(6, 6, 40, 92)


@pytest.fixture(scope="module")
def card(assets: Path):
    """Rasterises a card of the standard deck, finely enough that no half pixel tells up from down."""

    def raster(code: str) -> pygame.Surface:
        fine = pygame.image.load_sized_svg(assets / f"cards/svg/standard/{code}.svg", (2 * SIZE[0], 2 * SIZE[1]))
        return pygame.transform.smoothscale(fine, SIZE)

    return raster


@pytest.mark.parametrize("code", TWO_HEADED)
def test_courts_and_backs_are_the_same_upside_down(card, unlike, code: str) -> None:
    picture = card(code)
    assert unlike(picture, pygame.transform.flip(picture, True, True)) < 0.005


def test_the_joker_is_not_the_same_upside_down(card, unlike) -> None:
    assert unlike(card("JK"), pygame.transform.flip(card("JK"), True, True)) > 0.1


@pytest.mark.parametrize("code", ["AS", "7H", "TD", "QC", "JK"])
def test_the_index_stands_in_two_opposite_corners(card, unlike, code: str) -> None:
    picture = card(code)
    corner = picture.subsurface(INDEX)
    opposite = pygame.transform.flip(picture, True, True).subsurface(INDEX)
    assert unlike(corner, opposite) < 0.005
    blank = pygame.Surface(INDEX.size, depth=32)
    blank.fill("#f8f1e1")
    assert unlike(corner, blank) > 0.05


@pytest.mark.parametrize("code", ["AS", "KH", "JK", "back2"])
def test_corners_are_round_and_the_card_is_opaque(card, code: str) -> None:
    picture = card(code)
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((125, 346)).a == 255
    assert picture.get_at((125, 175)).a == 255


def test_no_two_cards_look_alike(assets: Path, card, unlike) -> None:
    codes = sorted(path.stem for path in (assets / "cards/svg/standard").glob("*.svg"))
    small = {code: pygame.transform.smoothscale(card(code), (50, 70)) for code in codes}
    for at, code in enumerate(codes):
        for other in codes[at + 1 :]:
            assert unlike(small[code], small[other]) > 0.01, (code, other)


def test_no_outline_ends_on_its_own_start(assets: Path) -> None:
    """nanosvg cuts such an outline's closing line of no length into a thousand pieces: faces took twice as long."""
    slow = []
    for path in (assets / "cards/svg/standard").glob("*.svg"):
        for run in re.findall(r"M([^MZ]*)Z", path.read_text(encoding="utf-8")):
            points = re.findall(r"-?[\d.]+,-?[\d.]+", run)
            slow += [path.name] if points[0] == points[-1] else []
    assert slow == []
