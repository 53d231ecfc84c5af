"""A card can be carried to the table with the mouse, and a click still plays it."""

from __future__ import annotations

import pygame
import pytest

from schmier_gui.table.geometry import HAND
from tests.table.test_table import Window


@pytest.fixture
def window() -> Window:
    """The person is to play a card."""
    window = Window("schmier", "fast")
    while window.session.state.phase != "play" or window.table.controller.decision is None:
        window.act()
        window.until_asked()
    return window


def legal(window: Window) -> str:
    return next(name for name in window.table.controls() if name.startswith("card-"))


def down(window: Window, spot: tuple[int, int]) -> None:
    window.table.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1))


def move(window: Window, spot: tuple[int, int], held: bool = True) -> None:
    window.table.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(int(held), 0, 0)))


def up(window: Window, spot: tuple[int, int]) -> None:
    window.table.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spot, button=1))


def carry(window: Window) -> tuple[str, tuple[int, int]]:
    """Take a legal card a little way up."""
    control = legal(window)
    start = window.table.controls()[control].center
    down(window, start)
    move(window, (start[0] + 5, start[1] - 40))
    window.frame()
    return control, start


def in_hand(window: Window, control: str) -> bool:
    return any(f"card-{kept.card}" == control and not kept.hidden for kept in window.table.model.hand)


def test_a_card_is_played_when_the_button_comes_up(window: Window) -> None:
    before, control = window.session.choices, legal(window)
    spot = window.table.controls()[control].center
    down(window, spot)
    assert window.session.choices == before
    move(window, (spot[0] + 4, spot[1] - 4))
    up(window, (spot[0] + 4, spot[1] - 4))
    assert window.session.choices == before + 1
    window.frame()
    assert [flyer.card for flyer in window.table.model.flyers] == [control.removeprefix("card-")], "it moves in the next frame"


def test_a_carried_card_follows_the_pointer(window: Window) -> None:
    control, start = carry(window)
    (flyer,) = window.table.model.flyers
    grip = flyer.x - start[0] - 5, flyer.y - start[1] + 40
    assert abs(grip[0]) < HAND[0] / 2 and abs(grip[1]) < 16, "where it was taken hold of"
    assert (flyer.width, flyer.height) == HAND
    assert not in_hand(window, control)
    assert window.frame() == [], "nothing is painted while it rests"
    move(window, (640, 300))
    assert window.frame() != []
    assert (flyer.x - grip[0], flyer.y - grip[1]) == pytest.approx((640, 300))


def test_let_go_over_the_table_it_is_played_from_there(window: Window) -> None:
    before = window.session.choices
    control, _start = carry(window)
    move(window, (600, 320))
    up(window, (600, 320))
    assert window.session.choices == before + 1
    window.frame(0.001)
    (flyer,) = window.table.model.flyers
    assert flyer.card == control.removeprefix("card-")
    assert abs(flyer.x - 600) < HAND[0] and abs(flyer.y - 320) < 60
    for _ in range(40):
        window.frame()
    assert window.table.model.trick.cards[0] == flyer.card or window.table.model.previous is not None
    assert flyer not in window.table.model.flyers


@pytest.mark.parametrize("spot", [(640, 760), (20, 300), (1270, 790)])
def test_let_go_elsewhere_it_returns(window: Window, spot: tuple[int, int]) -> None:
    before = window.session.choices
    control, _start = carry(window)
    move(window, spot)
    up(window, spot)
    for _ in range(30):
        window.frame()
    assert window.session.choices == before
    assert window.table.model.flyers == [] and in_hand(window, control)
    window.click(control)
    assert window.session.choices == before + 1


def test_a_card_that_may_not_be_played_cannot_be_carried(window: Window) -> None:
    dim = next((name for name in window.table.controls() if name.startswith("dim-")), None)
    while dim is None:
        window.act()
        window.until_asked()
        dim = next((name for name in window.table.controls() if name.startswith("dim-")), None)
    start = window.table.controls()[dim].center
    down(window, start)
    move(window, (640, 300))
    assert window.table.model.flyers == []
    assert window.table.model.rail.tone == "reason"


@pytest.mark.parametrize("happens", ["focus lost", "resize", "menu", "button up outside", "undo"])
def test_a_carried_card_is_never_lost(window: Window, happens: str) -> None:
    before = window.session.choices
    carry(window)
    match happens:
        case "focus lost":
            window.table.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        case "resize":
            window.table.resize(window.painter(1280, 800), pygame.Surface((1280, 800)))
        case "menu":
            window.key(pygame.K_ESCAPE)
        case "button up outside":
            move(window, (640, 300), held=False)
        case "undo":
            window.key(pygame.K_z, pygame.KMOD_CTRL)
    up(window, (640, 300))
    for _ in range(30):
        window.frame()
    window.until_asked()
    assert window.session.choices <= before
    assert window.table.model.flyers == []
    assert all(not kept.hidden for kept in window.table.model.hand)
