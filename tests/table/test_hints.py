"""Hints at the table: asked for by button or key, shown by words and marks, gone with the next action."""

from __future__ import annotations

from collections.abc import Generator

import pygame
import pytest

from schmier_gui.ai import decide, make_bot
from schmier_gui.engine import Bid, LayAway, NameTrump, Pass, PlayCard
from schmier_gui.engine.view import View
from schmier_gui.gfx.pieces import Piece
from schmier_gui.table.hints import Advice, marks
from schmier_gui.table.model import HintModel
from schmier_gui.table.renderer import pieces
from tests.table.test_table import Window

SLICES = 3


def adviser(view: View) -> Generator[None, None, Advice]:
    """Three slices, then what a club player would do."""
    for _ in range(SLICES):
        yield
    return Advice(decide(make_bot("club", 1), view), "Do this", "It is good.")


def asked(preset: str = "schmier", kind: str = "") -> Window:
    """A table that waits for the person, at a decision of this kind."""
    window = Window(preset)
    window.table.adviser = adviser
    window.until_asked()
    while kind and window.session.decision is not None and window.session.decision.kind != kind:
        window.act()
        window.until_asked()
    window.frame()
    return window


def piece(window: Window, name: str) -> Piece | None:
    return next((p for p in pieces(window.table.model, window.table.geometry) if p.name == name), None)


@pytest.mark.parametrize("way", ["click", "F2", "question mark"])
def test_a_hint_comes_when_it_is_asked_for(way: str) -> None:
    window = asked()
    if way == "click":
        window.click("hint")
    elif way == "F2":
        window.key(pygame.K_F2)
    else:
        window.table.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_SHIFT, unicode="?"))
    assert window.table.model.hint == HintModel()
    assert window.table.next_deadline() == 0.0
    for _ in range(SLICES + 1):
        window.frame()
    hint = window.table.model.hint
    assert hint is not None and (hint.headline, hint.words) == ("Do this", "It is good.")
    assert hint.marks <= set(window.table.controls())
    assert window.table.next_deadline() is None


def test_the_words_and_the_marks_are_drawn() -> None:
    window = asked(kind="play")
    card = next(name for name in window.table.controls() if name.startswith("card-")).partition("-")[2]
    plain = piece(window, f"hand-{card}")
    assert piece(window, "hint-words") is None
    window.table.model.hint = HintModel("Do this", "It is good.", frozenset({f"card-{card}"}))
    marked = piece(window, f"hand-{card}")
    assert piece(window, "hint-words") is not None and plain is not None and marked is not None
    assert marked.key != plain.key


@pytest.mark.parametrize("preset", ["schmier", "smear"])
def test_following_hints_plays_a_deal_and_each_goes_away_with_the_action(preset: str) -> None:
    window = asked(preset)
    kinds = set()
    while window.session.state.number == 1:
        window.click("hint")
        for _ in range(SLICES + 2):
            window.frame()
        hint, decision = window.table.model.hint, window.table.controller.decision
        assert hint is not None and decision is not None
        kinds.add(decision.kind)
        for control in ["confirm"] if decision.kind == "lay_away" else sorted(hint.marks):
            window.click(control)
            window.frame()
        assert window.table.model.hint is None
        window.until_asked()
    assert "play" in kinds


def test_a_lay_away_hint_chooses_the_cards_so_that_enter_does_what_it_says() -> None:
    window = asked()
    while (decision := window.session.decision) is None or decision.kind != "lay_away" or len(decision.bounds.must_stay) == 6:
        window.act()
        window.until_asked()
    limits = decision.bounds
    away = tuple(card for card in decision.hand if card not in limits.must_stay)[: max(1, limits.least)]

    def advise(view: View) -> Generator[None, None, Advice]:
        yield
        return Advice(LayAway(away), "Lay away what is marked", "It wins nothing.")

    window.table.adviser = advise
    window.key(pygame.K_F2)
    for _ in range(3):
        window.frame()
    exchange = window.table.model.exchange
    assert exchange is not None and exchange.button == f"Lay away {len(away)}"
    before = len(window.session.log)
    window.key(pygame.K_RETURN)
    assert len(window.session.log) > before and not set(away) & set(window.session.view(0).hand)


def test_a_second_press_puts_the_hint_away() -> None:
    window = asked()
    window.click("hint")
    window.frame()
    window.click("hint")
    assert window.table.model.hint is None
    for _ in range(SLICES + 1):
        window.frame()
    assert window.table.model.hint is None, "the thought was dropped"


def test_an_action_drops_a_thought_that_has_not_ended() -> None:
    window = asked()
    window.click("hint")
    window.frame()
    window.click("pass")
    for _ in range(SLICES + 1):
        window.frame()
    assert window.table.model.hint is None


def test_taking_back_puts_the_hint_away() -> None:
    window = asked()
    window.act()
    window.until_asked()
    window.click("hint")
    window.frame()
    window.click("undo")
    window.frame()
    assert window.table.model.hint is None and not window.table.hints.thinking


def test_there_is_no_hint_where_nobody_advises() -> None:
    window = Window()
    window.until_asked()
    window.key(pygame.K_F2)
    window.frame()
    assert "hint" not in window.table.controls() and piece(window, "hint") is None
    assert window.table.model.hint is None


def test_there_is_no_hint_while_others_act() -> None:
    window = Window()
    window.table.adviser = adviser
    window.frame()
    assert window.table.controller.decision is None
    assert "hint" not in window.table.controls() and piece(window, "hint") is not None
    window.key(pygame.K_F2)
    assert window.table.model.hint is None


def test_h_names_hearts_and_asks_for_no_hint() -> None:
    window = asked("smear")
    for _ in range(300):
        decision = window.table.controller.decision
        assert decision is not None
        if decision.kind == "trump":
            break
        window.key(pygame.K_4 if decision.kind == "call" and decision.bid < 4 else pygame.K_p)
        if decision.kind != "call":
            window.act()
        window.until_asked()
    else:
        raise AssertionError("the person never names trump")
    hearts = NameTrump("H") in decision.actions
    window.key(pygame.K_h)
    assert window.table.model.hint is None
    assert (window.session.state.trump == "H") == hearts


def test_tab_comes_to_the_hint() -> None:
    window = asked()
    reached = set()
    for _ in range(16):
        window.key(pygame.K_TAB)
        reached.add(window.table.model.focus)
    assert "hint" in reached
    window.table.model.focus = "hint"
    window.key(pygame.K_RETURN)
    assert window.table.model.hint is not None


@pytest.mark.parametrize(
    ("action", "controls"),
    [
        (Pass(), {"pass"}),
        (Bid(5), {"bid-5"}),
        (NameTrump("D"), {"trump-D"}),
        (PlayCard("JK"), {"card-JK"}),
        (LayAway(("2C", "TD")), {"card-2C", "card-TD"}),
        (LayAway(()), {"confirm"}),
    ],
)
def test_what_stands_for_an_action(action: Pass | Bid | NameTrump | PlayCard | LayAway, controls: set[str]) -> None:
    assert marks(action) == controls
