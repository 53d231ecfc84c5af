"""Cards rise under the pointer within a moment, and rest then."""

from __future__ import annotations

import pygame
import pytest

from schmier_gui.table.draw.hand import CHOSEN_UP, LEGAL_UP
from schmier_gui.table.model import HandCard
from schmier_gui.table.tempo import Tempo
from tests.table.test_table import FRAME, Window


@pytest.fixture
def window() -> Window:
    """The person is to play a card, and every card rests."""
    window = Window("schmier", "fast")
    while window.session.state.phase != "play" or window.table.controller.decision is None:
        window.act()
        window.until_asked()
    for _ in range(10):
        window.frame()
    assert window.table.next_deadline() is None
    return window


def hover(window: Window) -> HandCard:
    """Point at a card that may be played."""
    control = next(name for name in window.table.controls() if name.startswith("card-"))
    spot = window.table.controls()[control].center
    window.table.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 0), buttons=(0, 0, 0)))
    return next(held for held in window.table.model.hand if f"card-{held.card}" == control)


def test_a_card_rises_within_a_tenth_of_a_second(window: Window) -> None:
    window.now += 5.0  # the person has thought for a while
    held = hover(window)
    heights = []
    for _ in range(7):
        assert window.frame() != [] or held.up is None
        heights.append(CHOSEN_UP if held.up is None else held.up)
    assert heights == sorted(heights) and LEGAL_UP < heights[0] < CHOSEN_UP
    assert held.up is None


def test_then_nothing_is_painted_and_nothing_is_due_but_the_tip(window: Window) -> None:
    hover(window)
    for _ in range(60):
        window.frame()
    assert window.frame() == []
    assert window.table.next_deadline() is None


def test_it_sinks_when_the_pointer_leaves(window: Window) -> None:
    held = hover(window)
    for _ in range(10):
        window.frame()
    window.table.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(640, 420), rel=(1, 0), buttons=(0, 0, 0)))
    window.frame()
    assert held.up is not None and LEGAL_UP < held.up < CHOSEN_UP
    for _ in range(10):
        window.frame()
    assert held.up is None


def test_with_reduced_motion_it_is_there_at_once(window: Window) -> None:
    window.table.tempo = Tempo("normal", reduced_motion=True)
    held = hover(window)
    window.frame(FRAME)
    assert held.up is None
    assert window.frame() == []
