"""A few screens look as they did when somebody last looked at them; and what would tell if they did not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest
from hands import Hands

from schmier_gui.gfx.buttons import CheckBox
from schmier_gui.gfx.theme import IVORY
from schmier_gui.gfx.writer import Writer
from tests.looks.goldens import FOLDER, KEPT, file_of, take
from tests.looks.pictures import SQUARE, Mask, Pixels, differing, halved, read
from tests.looks.subjects import lay, subjects
from tests.table import tables

SHOWS = dict(subjects())
SIDE = 2 * SQUARE


@pytest.fixture(scope="session")
def faces(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Card faces drawn once for all these tests."""
    return tmp_path_factory.mktemp("faces")


@pytest.fixture
def window(tmp_path: Path, faces: Path) -> Callable[[int, int], Hands]:
    """A window of a size."""
    pygame.init()
    return lambda width, height: Hands(width, height, tmp_path, faces)


@pytest.mark.parametrize(("name", "size"), KEPT, ids=[f"{name} {size[0]}x{size[1]}" for name, size in KEPT])
def test_it_looks_as_it_did(name: str, size: tuple[int, int], window: Callable[..., Hands], tmp_path: Path) -> None:
    hands = window(*size)
    seen, words = take(hands, SHOWS[name])
    found = differing(read(file_of(name, size)), seen, words)
    pygame.image.save(hands.screen, tmp_path / "now.png")
    assert not found, f"differs at {found}; see {tmp_path / 'now.png'}, and python -m tests.gallery --golden if it is as it should be"


def test_the_kept_pictures_are_few_and_small() -> None:
    files = [file_of(name, size) for name, size in KEPT]
    assert sorted(files) == sorted(FOLDER.iterdir())
    assert sum(file.stat().st_size for file in files) < 900_000


# --- what is told


class Look(NamedTuple):
    """A window and what was on it."""

    hands: Hands
    before: Pixels
    words: Mask

    def told(self, change: Callable[[pygame.Surface], object]) -> list[tuple[int, int]]:
        """The squares that differ once something has been changed in the picture."""
        change(self.hands.screen)
        return differing(self.before, halved(self.hands.screen), self.words)


@pytest.fixture
def look(window: Callable[..., Hands]) -> Callable[[str], Look]:
    """Puts a subject on a window."""

    def looked(name: str) -> Look:
        hands = window(1280, 800)
        return Look(hands, *take(hands, SHOWS[name]))

    return looked


def near(found: list[tuple[int, int]], box: pygame.Rect) -> bool:
    """All of it in and round a box, and some of it."""
    around = box.inflate(3 * SIDE, 3 * SIDE)
    return bool(found) and all(around.colliderect((*place, SIDE, SIDE)) for place in found)


@pytest.mark.parametrize("control", ["back", "deck-standard", "speed-fast", "sound-off", "reduced-motion"])
@pytest.mark.parametrize("way", [(4, 0), (0, 4), (-4, 0), (0, -4)])
def test_a_control_that_has_moved_by_a_few_pixels_is_told(look: Callable[..., Look], control: str, way: tuple[int, int]) -> None:
    settings = look("screen - settings")
    box = settings.hands.controls()[control].inflate(4, 4)

    def move(screen: pygame.Surface) -> None:
        picture = screen.subsurface(box).copy()
        screen.fill(IVORY, box)
        screen.blit(picture, box.move(way))

    assert near(settings.told(move), box)


@pytest.mark.parametrize("change", [(24, 0, 0), (0, 24, 0), (0, 0, 24), (20, 20, 20)])
def test_another_colour_is_told(look: Callable[..., Look], change: tuple[int, int, int]) -> None:
    settings = look("screen - settings")
    box = settings.hands.controls()["back"]
    assert near(settings.told(lambda screen: screen.fill(change, box, pygame.BLEND_RGB_SUB)), box)


@pytest.mark.parametrize("missing", ["Settings", "Play", "Sound and window", "Deck", "How loud it is"])
def test_every_word_that_is_missing_is_told(window: Callable[..., Hands], look: Callable[..., Look], missing: str,
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    before = look("screen - settings").before
    write = Writer.text
    monkeypatch.setattr(Writer, "text", lambda self, text, *rest, **more: write(self, "" if text == missing else text, *rest, **more))
    hands = window(1280, 800)
    assert differing(before, *take(hands, SHOWS["screen - settings"]))


def test_a_button_without_its_word_is_told(look: Callable[..., Look]) -> None:
    settings = look("screen - settings")
    box = settings.hands.controls()["speed-relaxed"]
    assert near(settings.told(lambda screen: screen.fill(IVORY, box.inflate(-10, -10))), box)


def test_a_card_that_is_another_is_told(window: Callable[..., Hands], look: Callable[..., Look]) -> None:
    table, model = look("table - play"), tables.play()
    model.trick.cards[3] = "5S"
    assert 0 < len(table.told(lambda _screen: lay(table.hands, model))) < 12


# --- what is allowed for


@pytest.mark.parametrize("name", ["screen - settings", "table - trick done"])
def test_edges_smoothed_otherwise_are_allowed_for(name: str, look: Callable[..., Look]) -> None:
    def soften(screen: pygame.Surface) -> None:
        soft = pygame.transform.gaussian_blur(screen, 1)
        soft.set_alpha(120)
        screen.blit(soft, (0, 0))

    assert look(name).told(soften) == []


@pytest.mark.parametrize("aside", [1, 3])
def test_words_set_some_pixels_aside_are_allowed_for(look: Callable[..., Look], aside: int) -> None:
    settings = look("screen - settings")

    def nudge(screen: pygame.Surface) -> None:
        for name, box in settings.hands.controls().items():
            words = box.inflate(-16, -16)
            if "-" in name and not isinstance(settings.hands.top.element(name), CheckBox):
                screen.blit(screen.subsurface(words).copy(), words.move(aside, 0))

    assert settings.told(nudge) == []


def test_another_size_is_no_picture_to_compare_with(look: Callable[..., Look]) -> None:
    title = look("screen - title")
    with pytest.raises(ValueError, match="size"):
        differing(title.before, title.before[:-1], title.words)
