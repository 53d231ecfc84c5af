"""The tricks of a deal, one after the other."""

from __future__ import annotations

from gettext import gettext as _
from gettext import ngettext

import pygame

from schmier_gui.engine.cards import Card, pip_count
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS, INK, INK_SOFT, IVORY, SIDE, SIDE_DARK
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.deals import Deal, PlayedTrick
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.words import People, listing, point_name

_CARD = (100.0, 140.0)
_CARDS_Y = 232.0
_BUTTON = 56.0


class TricksScene(PanelScene):
    """Left and right, or the buttons, page through the tricks."""

    width = 800
    height = 488

    def __init__(self, context: Context, deal: Deal, people: People) -> None:
        super().__init__(context)
        self.deal, self.people, self.tricks = deal, people, deal.tricks()
        self.shown = 0

    def build(self) -> None:
        last = len(self.tricks) - 1
        box = (self.right - 184, self.bottom - _BUTTON, 184, _BUTTON)
        before = (self.left, self.bottom - _BUTTON, 72, _BUTTON)
        after = (self.left + 80, self.bottom - _BUTTON, 72, _BUTTON)
        gui = self.context.manager
        left = widgets.button(gui, before, "", "paper_plain", icon="left", command=lambda: self._turn(-1))
        right = widgets.button(gui, after, "", "paper_plain", icon="right", command=lambda: self._turn(1))
        self.add("trick-before", left)
        self.add("trick-after", right)
        self.add("back", widgets.button(gui, box, _("Back"), "paper_primary", command=self.back))
        if self.shown == 0:
            left.disable()  # type: ignore[no-untyped-call]
        if self.shown == last:
            right.disable()  # type: ignore[no-untyped-call]

    def start(self) -> str:
        return "back"

    def on_key(self, event: pygame.event.Event) -> bool:
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        if step:
            self._turn(step)
        return bool(step)

    def write(self, painter: Painter) -> None:
        trick = self.tricks[self.shown]
        title = _("Trick {number} of {count}").format(number=trick.number, count=len(self.tricks))
        painter.text(title, self.left, self.y + 60, "L", INK, True)
        painter.text(self._says(trick), self.left, self.y + 98, "M", INK_SOFT)
        if self.deal.trump:
            painter.disc(self.right - 28, self.y + 76, 30, BRASS)
            painter.disc(self.right - 28, self.y + 76, 27.5, IVORY)
            painter.suit(self.deal.trump, self.right - 28, self.y + 76.5, 34)
        step = (self.right - self.left) / len(trick.plays)
        for place, (seat, card) in enumerate(trick.plays):
            self._play(painter, self.left + step * (place + 0.5), seat, card, trick)

    def _says(self, trick: PlayedTrick) -> str:
        pips = pip_count(card for _seat, card in trick.plays)
        name = self.people.subject(trick.winner)
        won = [taken.point for taken in trick.taken if self.people.rules.side(taken.seat) == self.people.rules.side(trick.winner)]
        if won:
            points = listing([point_name(point) for point in won])
            return ngettext("{name} won {count} pip and {points}.", "{name} won {count} pips and {points}.", pips).format(
                name=name, count=pips, points=points)
        return ngettext("{name} won {count} pip.", "{name} won {count} pips.", pips).format(name=name, count=pips)

    def _play(self, painter: Painter, cx: float, seat: int, card: Card, trick: PlayedTrick) -> None:
        side, y = self.people.rules.side(seat), self.y + _CARDS_Y
        wins = seat == trick.winner
        name = painter.fonts.fit(self.people.names[seat], "S", wins, 80)
        width = painter.fonts.width(name, "S", wins) + 20
        painter.shape(side, cx - width / 2 + 7, y - 92, 14, outline=INK, outline_width=1.2)
        painter.text(name, cx - width / 2 + 20, y - 92, "S", INK, wins)
        painter.card(card, cx, y, _CARD, outline=SIDE[side] if wins else None, outline_width=4)
        tags = [_("led")] if seat == trick.leader else []
        if wins:
            tags.append(_("won"))
        if tags:
            painter.text(listing(tags), cx, y + 94, "S", SIDE_DARK[side] if wins else INK_SOFT, wins, "c")

    def _turn(self, by: int) -> None:
        page = max(0, min(len(self.tricks) - 1, self.shown + by))
        if page != self.shown:
            self.shown = page
            self.rebuild()
