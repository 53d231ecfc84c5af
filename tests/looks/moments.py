"""Moments at the table that only somebody at the table brings about: a hint, a claim, the tour, a tip; and a table that stands still."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from schmier_gui.engine.claim import Claim
from schmier_gui.scenes.scene import Scene
from schmier_gui.table.model import HintModel, TableModel
from schmier_gui.table.prompt import offers
from schmier_gui.table.tour import bubbles
from tests.table import tables

if TYPE_CHECKING:
    import pygame
    from hands import Hands


def hint_in_the_auction() -> TableModel:
    """What to bid, and why."""
    model = tables.auction()
    why = "You hold the king and the 8 of spades only. A bid of five would be set more often than made."
    model.hints, model.hint = True, HintModel("Pass", why, frozenset({"pass"}))
    model.controls |= {"hint"}
    return model


def hint_in_play() -> TableModel:
    """What to play, and why."""
    model = tables.play()
    why = "The trick is June's already, and nothing of yours beats the 9 of hearts. The 7 gives nothing away."
    model.hints, model.hint = True, HintModel("Play the 7 of spades", why, frozenset({"card-7S"}))
    model.controls |= {"hint"}
    return model


def claim_offered() -> TableModel:
    """The rest is the person's."""
    model = tables.one_card_left()
    model.hints, model.offer = True, offers(Claim("tricks", ("TC",)))
    model.controls |= {"claim", "hint"}
    return model


def _bubble(number: int) -> TableModel:
    model = tables.shown_round()
    model.tour = bubbles(model.rules, True)[number]
    return model


MORE: dict[str, Callable[[], TableModel]] = {make.__name__: make for make in (hint_in_the_auction, hint_in_play, claim_offered)}
ROUND: dict[str, Callable[[], TableModel]] = {
    "shown_round_first": partial(_bubble, 0),
    "shown_round_last": partial(_bubble, 2),
}


class Still(Scene):
    """A table on which nothing moves, to open panels over."""

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands.context)
        self._hands = hands

    def draw(self, surface: pygame.Surface, full: bool = False) -> list[pygame.Rect]:
        from tests.looks.subjects import lay

        if not full:
            return []
        lay(self._hands, tables.trick_done(), surface)
        return [surface.get_rect()]
