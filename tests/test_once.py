"""One press, one act."""

import pygame
import pytest

from schmier_gui.once import DOUBLE, Once


def click(x: int = 50, y: int = 50) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)


def key(kind: int = pygame.KEYDOWN, key: int = pygame.K_RETURN) -> pygame.event.Event:
    return pygame.event.Event(kind, key=key, mod=0)


def test_the_rest_of_a_double_click_is_dropped_once_the_first_has_done_something() -> None:
    once = Once()
    assert once.passes(click(), "the score", 10.0)
    assert not once.passes(click(), "the next deal", 10.1)
    assert not once.passes(click(52), "the next deal", 10.2)
    assert once.passes(click(), "the next deal", 10.01 + DOUBLE)


@pytest.mark.parametrize(("x", "now", "situation"), [(50, 10.1, "the score"), (90, 10.1, "else"), (50, 10.1 + DOUBLE, "else")])
def test_a_click_of_its_own_passes(x: int, now: float, situation: str) -> None:
    once = Once()
    assert once.passes(click(), "the score", 10.0)
    assert once.passes(click(x), situation, now)


def test_a_held_key_repeats_only_while_nothing_has_changed() -> None:
    once = Once()
    assert all(once.passes(key(), "a field", 10.0 + n) for n in range(5))
    assert not once.passes(key(), "the table", 20.0)
    assert once.passes(key(key=pygame.K_SPACE), "the table", 20.0)
    assert once.passes(key(pygame.KEYUP), "the table", 21.0)
    assert once.passes(key(), "the table", 22.0)


def test_a_window_that_loses_the_focus_has_no_key_held() -> None:
    once = Once()
    once.passes(key(), "one", 10.0)
    once.passes(pygame.event.Event(pygame.WINDOWFOCUSLOST), "two", 11.0)
    assert once.passes(key(), "two", 12.0)
