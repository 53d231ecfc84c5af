"""Open hands at the real table: what a seat holds now, as small cards beside its plate."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from schmier_gui.engine.cards import JOKER, Card
from schmier_gui.engine.events import CardPlayed, CardsExchanged, DealStarted, Event, KittyTaken
from schmier_gui.engine.trump import sort_hand
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.theme import INK, IVORY
from schmier_gui.table.draw.parts import around
from schmier_gui.table.geometry import Box, Geometry
from schmier_gui.table.renderer import pieces
from schmier_gui.table.table import Table
from schmier_gui.table.tempo import Tempo

_WIDTH, _HEIGHT, _STEP = 25.0, 42.0, 26.0
_ROW = 6 * _STEP


def held(events: Sequence[Event], seat: int) -> tuple[Card, ...]:
    """What a seat holds after these unredacted events of one deal."""
    cards = list[Card]()
    for event in events:
        match event:
            case DealStarted(hands=hands):
                cards = list(hands[seat] or ())
            case KittyTaken(seat=who, cards=taken) if who == seat:
                cards += taken or ()
            case CardsExchanged(seat=who, away=away, drawn=drawn) if who == seat:
                cards = [card for card in cards if card not in (away or ())]
                cards += [card for card in drawn or () if card not in cards and card not in (away or ())]
            case CardPlayed(seat=who, card=card) if who == seat:
                cards.remove(card)
    return tuple(cards)


class OpenTable(Table):
    """A table where the cards of some seats lie open: `open_seats`. The first `kept` choices can't be taken back."""

    open_seats: frozenset[int] = frozenset()
    kept = 0

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Repaint what changed; returns the pixel rectangles."""
        if not self._stale:
            return []
        self._stale = False
        self._set_buttons()
        self._pieces = [*pieces(self.model, self.geometry), *self._open_hands()]
        self.painter.surface = surface
        return self.canvas.paint(self.painter, self._pieces)

    def _set(self, pace: Tempo) -> None:
        super()._set(pace)
        self.model.scores = list(self.session.state_before(0).scores)  # practice begins at a score

    def _last_own_choice(self) -> int | None:
        choice = super()._last_own_choice()
        return None if choice is None or choice < self.kept else choice

    def _open_hands(self) -> Iterator[Piece]:
        told = list(self.session.log[: self.shown])
        for seat in sorted(self.open_seats):
            cards = sort_hand(held(told, seat), self.session.rules.game, self.model.contract.trump or None)
            if cards and seat != self.person:
                box = _place(self.geometry, self.geometry.position(seat, self.person))
                yield Piece(f"open-{seat}", around(self.geometry.viewport, box, 4), cards, partial(_paint, cards, box))


def _place(geometry: Geometry, position: int) -> Box:
    """Under the plate; beside the portrait at the top, where the trick lies below and won tricks beside the plate."""
    x, y = geometry.portraits[position]
    if geometry.inward(position):
        return Box(x - _ROW / 2, y + 84, _ROW, _HEIGHT)
    return Box(x + 84, y + 28 - _HEIGHT, _ROW, _HEIGHT)


def _paint(cards: tuple[Card, ...], box: Box, painter: Painter) -> None:
    step = min(_STEP, (_ROW - _WIDTH) / max(1, len(cards) - 1))
    left = box.x + (_ROW - step * (len(cards) - 1) - _WIDTH) / 2
    for place, card in enumerate(cards):
        x = left + step * place
        painter.rect(x - 1, box.y - 1, _WIDTH + 2, _HEIGHT + 2, 5, INK)
        painter.rect(x, box.y, _WIDTH, _HEIGHT, 4, IVORY)
        if card == JOKER:
            painter.icon("star", x + _WIDTH / 2, box.y + _HEIGHT / 2, 19, INK)
            continue
        rank = "10" if card[0] == "T" else card[0]
        painter.text(rank, x + _WIDTH / 2, box.y + 12, "S", painter.suit_ink(card[1]), True, "c")
        painter.suit(card[1], x + _WIDTH / 2, box.y + 30, 15)
