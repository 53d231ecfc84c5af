"""Every drawing can be rasterised by nanosvg, and shows something."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import get_args

import pygame
import pytest

from schmier_gui.ai.characters import CHARACTERS
from schmier_gui.store.settings import Deck

ASSETS = Path(__file__).resolve().parents[2] / "assets"
DRAWINGS = sorted(path.relative_to(ASSETS).as_posix() for path in ASSETS.rglob("*.svg"))
PORTRAITS = {"you", *(character.picture for character in CHARACTERS)}
SIGNS = {
    *("spades", "hearts", "diamonds", "clubs", "cards", "crown", "last", "lock", "star", "swap"),
    *("up", "down", "left", "right", "undo", "again", "shuffle"),
    *("check", "cross", "plus", "minus", "info", "warning", "hint"),
    *("menu", "play", "gear", "book", "log", "door", "eye", "save"),
}
READABLE = {"svg", "g", "path", "rect", "circle", "ellipse"}


def names(folder: str) -> set[str]:
    """The drawings of a folder, without ending."""
    return {path.stem for path in (ASSETS / folder).glob("*.svg")}


@pytest.mark.parametrize("deck", get_args(Deck))
def test_all_fifty_five_cards_of_every_deck_are_there(deck: str) -> None:
    faces = {rank + suit for rank in "A23456789TJQK" for suit in "SHDC"}
    assert names(f"cards/svg/{deck}") == faces | {"JK", "back1", "back2"}


def test_all_portraits_and_signs_are_there() -> None:
    assert names("portraits") == PORTRAITS
    assert names("icons") == SIGNS


@pytest.mark.parametrize("name", DRAWINGS)
def test_drawing_uses_only_what_nanosvg_reads(name: str) -> None:
    root = ElementTree.parse(ASSETS / name).getroot()
    assert {element.tag.rsplit("}", 1)[-1] for element in root.iter()} <= READABLE
    attributes = {attribute for element in root.iter() for attribute in element.attrib}
    assert not attributes & {"style", "class", "filter", "mask", "clip-path", "href"}


@pytest.mark.parametrize("name", DRAWINGS)
def test_drawing_rasterises_to_its_size_and_is_visible(name: str) -> None:
    size = (60, 84) if name.startswith("cards") else (64, 64)
    picture = pygame.image.load_sized_svg(ASSETS / name, size)
    assert picture.get_size() == size
    assert pygame.mask.from_surface(picture).count() > 50


@pytest.mark.parametrize("sign", sorted(SIGNS))
def test_signs_are_white_so_that_they_can_be_tinted(sign: str) -> None:
    text = (ASSETS / "icons" / f"{sign}.svg").read_text(encoding="utf-8")
    assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) <= {"none", "#ffffff"}


@pytest.mark.parametrize("person", sorted(PORTRAITS))
def test_portraits_fill_their_square(person: str) -> None:
    picture = pygame.image.load_sized_svg(ASSETS / "portraits" / f"{person}.svg", (40, 40))
    assert pygame.mask.from_surface(picture).count() == 40 * 40
