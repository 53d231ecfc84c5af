"""Storms of input on the whole program: one intent is one action, whatever moves at the time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from schmier_gui.engine.decision import Decision
from schmier_gui.engine.events import CardPlayed, TrickWon
from schmier_gui.engine.trump import order
from schmier_gui.scenes.deal_score import DealScoreScene
from schmier_gui.scenes.table_scene import TableScene
from schmier_gui.table.table import Table
from tests.soak.program import FRAME, Program
from tests.soak.truth import check

SPEEDS = ("instant", "fast", "normal")


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Starts a game of Smear in a window, at a speed."""
    opened: list[Program] = []

    def make(speed: str = "instant", **more: Any) -> Program:
        opened.append(Program(tmp_path, **{"new_game": "smear", "seed": "storm", "speed": speed, **more}))
        return opened[-1]

    yield make
    for program in opened:
        program.close()


def table_of(program: Program) -> Table:
    assert program.table is not None
    return program.table.table


def own_acts(program: Program) -> int:
    """How many choices of the person's own the game holds."""
    session = table_of(program).session
    return sum(session.state_before(choice).turn == 0 for choice in range(session.choices))


def until(program: Program, true: Callable[[], object]) -> None:
    for _ in range(3000):
        if true():
            return
        program.turn()
    raise AssertionError("it never comes")


def asked(program: Program) -> bool:
    """The person may act, and the picture offers it."""
    return isinstance(program.top, TableScene) and table_of(program).controller.decision is not None and table_of(program).director.ready


def laid_away(decision: Decision) -> list[str]:
    """As few cards as may be, trumps only where they must be."""
    bounds = decision.bounds
    suit_of = order(decision.rules.game, decision.trump).suit_of
    trumps = [card for card in bounds.allowed if suit_of[card] == decision.trump]
    plain = [card for card in bounds.allowed if suit_of[card] != decision.trump]
    return [*trumps[: bounds.trumps], *plain[: max(0, bounds.least - bounds.trumps)]]


def act(program: Program) -> None:
    """The first thing that moves the game on."""
    until(program, lambda: asked(program) or not isinstance(program.top, TableScene))
    program.turn()
    controls = program.context.stack.controls()
    bids = sorted(name for name in controls if name.startswith("bid-"))
    wanted = ["next", *bids, "pass", *(name for name in controls if name.startswith(("trump-", "card-"))), "confirm"]
    decision = table_of(program).controller.decision
    if isinstance(program.top, TableScene) and decision is not None and decision.kind == "lay_away":
        for card in laid_away(decision):
            program.click(f"card-{card}")
        wanted = ["confirm"]
    program.turn()
    program.click(next(name for name in wanted if name in program.context.stack.controls()))


def to_card(program: Program) -> None:
    """Play on until the person is to play a card."""
    until_card = 0
    while not (asked(program) and table_of(program).session.state.phase == "play"):
        if asked(program) or not isinstance(program.top, TableScene):
            act(program)
        program.turn()
        until_card += 1
        assert until_card < 3000


def to_score(program: Program) -> None:
    """Play on until the score is up."""
    for _ in range(3000):
        if isinstance(program.top, DealScoreScene):
            program.turn(3)
            return
        if asked(program):
            act(program)
        program.turn()
    raise AssertionError("no score")


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_held_key_plays_one_card(start: Callable[..., Program], speed: str, key: int) -> None:
    program = start(speed)
    to_card(program)
    program.key(pygame.K_RIGHT)
    before = own_acts(program)
    for _ in range(400):
        program.key_down(key)
        program.turn()
    assert own_acts(program) == before + 1
    program.key_up(key)
    check(program, replay=True)


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_held_enter_on_next_deal_does_nothing_in_the_next_deal(start: Callable[..., Program], speed: str) -> None:
    program = start(speed)
    to_score(program)
    before = own_acts(program)
    for _ in range(600):
        program.key_down(pygame.K_RETURN)
        program.turn()
    assert isinstance(program.top, TableScene)
    assert own_acts(program) == before


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("frames", [0, 1, 5])
def test_a_double_click_on_next_deal_is_one_click(start: Callable[..., Program], speed: str, frames: int) -> None:
    program = start(speed)
    to_score(program)
    before = own_acts(program)
    place = program.context.stack.controls()["next"].center
    for _ in range(2):
        program.press(place)
        program.turn(min(frames, 1))
        program.release(place)
        program.turn(frames)
    program.turn()
    assert isinstance(program.top, TableScene)
    assert table_of(program).director.pause == ""
    flying = bool(table_of(program).model.flyers)
    assert flying or speed == "instant", "the second click has skipped the deal"
    program.turn(300)
    assert own_acts(program) == before


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_double_click_plays_one_card_and_makes_one_call(start: Callable[..., Program], speed: str) -> None:
    program = start(speed)
    for kind in ("call", "play"):
        if kind == "play":
            to_card(program)
        else:
            until(program, lambda: asked(program))
        program.turn(2)
        before = own_acts(program)
        name = next(n for n in program.context.stack.controls() if n.startswith(("bid-", "card-")))
        place = program.context.stack.controls()[name].center
        for _ in range(3):
            program.press(place)
            program.release(place)
            program.turn(3)
        assert own_acts(program) == before + 1


@pytest.mark.parametrize("speed", SPEEDS)
def test_mouse_and_keyboard_at_once_play_one_card(start: Callable[..., Program], speed: str) -> None:
    program = start(speed)
    to_card(program)
    program.key(pygame.K_RIGHT)
    before = own_acts(program)
    name = [n for n in program.context.stack.controls() if n.startswith("card-")][-1]
    program.key_down(pygame.K_RETURN)
    program.press(program.context.stack.controls()[name].center)
    program.turn()
    assert own_acts(program) == before + 1
    check(program, replay=True)


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("loses", [False, True])
def test_a_key_plays_while_another_card_is_carried(start: Callable[..., Program], speed: str, loses: bool) -> None:
    program = start(speed)
    to_card(program)
    program.turn(2)
    cards = [n for n in program.context.stack.controls() if n.startswith("card-")]
    program.press(program.context.stack.controls()[cards[-1]].center)
    program.turn()
    middle = program.window.surface.get_rect().center
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=middle, rel=(9, 9), buttons=(1, 0, 0), touch=False))
    program.turn()
    before = own_acts(program)
    program.key(pygame.K_1)
    program.key(pygame.K_RETURN)
    if loses:
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    else:
        program.release(middle)
    program.turn()
    assert own_acts(program) == before + 1
    until(program, lambda: asked(program) or not isinstance(program.top, TableScene))
    program.turn(60)
    check(program, replay=True)
    if asked(program):
        act(program)
        program.turn(60)
        check(program, replay=True)


@pytest.mark.parametrize("waits", [False, True])
def test_a_click_in_every_frame_of_a_deal_skips_and_never_breaks(start: Callable[..., Program], waits: bool) -> None:
    """Somebody who clicks the cloth all the time gets a fast game, with the same cards in it."""
    program = start("relaxed")
    if waits:
        program.context.settings.trick_hold = "click"
        assert program.table is not None
        program.table.enter()
    place = (40, program.window.surface.get_height() // 2)
    for _ in range(2500):
        if isinstance(program.top, DealScoreScene):
            break
        if asked(program):
            act(program)
        program.press(place)
        program.release(place)
        program.turn()
        check(program)
    assert isinstance(program.top, DealScoreScene)


def test_undo_again_and_again_goes_back_to_the_first_choice_of_the_deal(start: Callable[..., Program]) -> None:
    program = start("fast")
    until(program, lambda: asked(program))
    first = table_of(program).session.state
    for _ in range(6):
        act(program)
    for _ in range(60):
        program.key(pygame.K_z, pygame.KMOD_CTRL)
        check(program, replay=True)
    until(program, lambda: asked(program))
    assert table_of(program).session.state == first
    assert "undo" not in program.context.stack.controls()


def test_undo_in_every_frame_of_what_follows_a_choice(start: Callable[..., Program]) -> None:
    """Whenever it is pressed, it takes back that one choice."""
    program = start("fast")
    to_card(program)
    before = table_of(program).session.state
    for frames in range(0, 90, 3):
        until(program, lambda: asked(program))
        program.turn(2)
        program.click(next(n for n in program.context.stack.controls() if n.startswith("card-")))
        program.turn(frames)
        acts = own_acts(program)
        program.key(pygame.K_z, pygame.KMOD_CTRL)
        assert own_acts(program) == acts - 1
        check(program, replay=True)
        assert table_of(program).session.state == before


def test_a_held_undo_takes_back_one_choice(start: Callable[..., Program]) -> None:
    program = start()
    to_card(program)
    act(program)
    until(program, lambda: asked(program))
    before = own_acts(program)
    for _ in range(30):
        program.key_down(pygame.K_z, pygame.KMOD_CTRL)
        program.turn()
    assert own_acts(program) == before - 1


def test_a_held_l_while_a_trick_ends_and_the_deal_too(start: Callable[..., Program]) -> None:
    program = start("fast")
    to_card(program)
    session = table_of(program).session
    while not any(isinstance(event, TrickWon) for event in session.log):
        act(program)
    tricks = sum(isinstance(event, TrickWon) for event in session.log)
    until(program, lambda: asked(program))
    program.key_down(pygame.K_l)
    program.turn()
    assert table_of(program).model.last_trick is not None
    for _ in range(2000):
        if isinstance(program.top, DealScoreScene):
            break
        if asked(program):
            act(program)
        program.key_down(pygame.K_l)
        program.turn()
        check(program)
    assert sum(isinstance(event, TrickWon) for event in session.log) > tricks
    program.key_up(pygame.K_l)
    program.turn()
    assert table_of(program).model.last_trick is None


def test_a_stall_of_a_day_shows_every_card_once(start: Callable[..., Program]) -> None:
    program = start("normal")
    to_card(program)
    act(program)
    for _ in range(40):
        program.turn(1, 86_400.0)
        program.turn(1, FRAME)
        check(program)
    played = [event.card for event in table_of(program).session.log if isinstance(event, CardPlayed)]
    assert len(played) == len(set(played))
