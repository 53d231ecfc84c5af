"""What a deal will need is drawn before it does."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
import pytest

from schmier_gui.engine.rules import Rules
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Canvas
from schmier_gui.table.ahead import draw_ahead
from schmier_gui.table.geometry import Geometry
from schmier_gui.table.model import Flyer, TableModel
from schmier_gui.table.renderer import pieces
from tests.table import tables

Painters = Callable[[int, int], Painter]


def watch(painter: Painter, monkeypatch: pytest.MonkeyPatch) -> list[Hashable]:
    """The pictures made from now on."""
    made: list[Hashable] = []
    get = painter.sprites.get

    def noted(key: Hashable, build: Callable[[], pygame.Surface]) -> pygame.Surface:
        return get(key, lambda: made.append(key) or build())  # type: ignore[func-returns-value]

    monkeypatch.setattr(painter.sprites, "get", noted)
    return made


@pytest.mark.parametrize("rules", [Rules(), Rules(sides=2), Rules(game="smear")], ids=["schmier", "two sides", "smear"])
def test_no_turn_and_no_trick_needs_a_picture_that_is_not_there(
    rules: Rules, painter_for: Painters, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter, model = painter_for(1280, 800), tables.new(rules)
    geometry = Geometry(painter.viewport, rules.seats)
    draw_ahead(model, geometry, painter)
    made = watch(painter, monkeypatch)
    for seat in range(1, rules.seats):
        model.stage, model.turn, model.slot = "play", seat, seat
        model.trick.cards, model.trick.leader, model.trick.winner = {0: "TS", seat: "JS"}, 0, seat
        for piece in pieces(model, geometry):
            if piece.name.startswith(("tag-", "slot")) or piece.name == f"seat-{seat}":
                piece.paint(painter)
    assert made == []


def test_it_shows_nothing_and_changes_nothing(painter_for: Painters) -> None:
    painter, model = painter_for(1280, 800), tables.other_turn()
    geometry = Geometry(painter.viewport, 6)
    Canvas(pygame.Surface((1280, 800))).paint(painter, pieces(model, geometry))
    before, picture = repr(model), painter.surface.get_buffer().raw
    draw_ahead(model, geometry, painter)
    assert (repr(model), painter.surface.get_buffer().raw) == (before, picture)


def test_a_card_that_fades_and_shrinks_needs_few_shadows(painter_for: Painters, monkeypatch: pytest.MonkeyPatch) -> None:
    painter, model = painter_for(3840, 2160), TableModel(Rules(), tables.new().seats)
    geometry = Geometry(painter.viewport, 6)
    made = watch(painter, monkeypatch)
    for step in range(100):
        model.flyers = [Flyer("KS", 640, 400, 100 - step * 0.5, 140 - step * 0.7, 0.0, 255 - 2 * step)]
        next(piece for piece in pieces(model, geometry) if piece.name == "flyer-0").paint(painter)
    assert len(made) < 25
