"""The button that offers a claim: there where something may be claimed, in nobody's way, and reached by keys."""

import pygame
import pytest

from schmier_gui.engine.actions import PlayCard
from schmier_gui.engine.claim import Claim
from schmier_gui.engine.decision import Decision
from schmier_gui.engine.rules import SCHMIER
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.table import keys
from schmier_gui.table.corner import set_buttons
from schmier_gui.table.geometry import BUTTONS, Geometry
from schmier_gui.table.renderer import pieces
from tests.table.tables import ALL

A_CARD = Decision(0, "play", (PlayCard("AS"), PlayCard("KS")), SCHMIER, ("AS", "KS"), False, 3, "S", "", False)
SIZES = [(800, 500), (1024, 600), (1024, 768), (1280, 800), (2560, 1080), (3840, 2160)]


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_is_in_nobodys_way(size: tuple[int, int], seats: int) -> None:
    geometry = Geometry(Viewport(*size), seats)
    box = geometry.button("claim")
    others = [geometry.button(name) for name in ("hint", *BUTTONS)]
    plates = [(x - 72, y - 48, 144, 128) for x, y in geometry.portraits[1:]]
    mine = pygame.Rect(box.x, box.y, box.w, box.h)
    assert mine.collidelist([pygame.Rect(*other) for other in others]) == -1
    assert mine.collidelist([pygame.Rect(*plate) for plate in plates]) == -1
    assert mine.right <= geometry.LW and mine.left >= geometry.cx + 270


@pytest.mark.parametrize("claim", [None, Claim("tricks", ("AS", "KS")), Claim("settled")])
def test_it_is_there_where_something_may_be_claimed(claim: Claim | None) -> None:
    model = ALL["play"]() if callable(ALL["play"]) else ALL["play"]
    set_buttons(model, A_CARD, hints=True, undo=True, claim=claim, tour=None)
    geometry = Geometry(Viewport(1280, 800), model.rules.seats)
    assert ("claim" in [piece.control for piece in pieces(model, geometry)]) is (claim is not None)
    assert ("claim" in model.controls) is (claim is not None)
    assert bool(model.offer) is (claim is not None)


def test_tab_comes_to_it_before_the_other_corner_buttons() -> None:
    model = ALL["play"]() if callable(ALL["play"]) else ALL["play"]
    set_buttons(model, A_CARD, hints=True, undo=True, claim=Claim("settled"), tour=None)
    ring, seen = "", list[str]()
    for _ in range(20):
        ring = keys.next_in_turn(model, back=False)
        model.focus = ring
        seen.append(ring)
    assert seen.index("claim") < seen.index("hint") < seen.index("menu")
