"""The log of the deals: what happened, in words; of deals that are over also everybody's cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from gettext import gettext as _

import pygame

from schmier_gui.engine.cards import JOKER, Card
from schmier_gui.engine.session import Session
from schmier_gui.engine.trump import sort_hand
from schmier_gui.gfx import widgets
from schmier_gui.gfx.rich import Gap, Icon, Part, Shape, Suit, Text
from schmier_gui.gfx.theme import INK, INK_SOFT
from schmier_gui.gfx.writer import Writer
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.deal_log import sentences
from schmier_gui.scenes.deals import Deal, deals
from schmier_gui.scenes.reading import BUTTON, ReadingScene
from schmier_gui.scenes.review import ReviewScene
from schmier_gui.scenes.scroll import LINE, Row, gap, text_rows
from schmier_gui.scenes.tricks import TricksScene
from schmier_gui.scenes.words import People

PERSON_SEAT = 0


class LogScene(ReadingScene):
    """Opens on deal `number`, by default the newest; left and right page through the deals.

    `shown`: how many events of the game the table shows; later ones are not told.
    """

    def __init__(self, context: Context, session: Session, number: int | None = None, shown: int | None = None) -> None:
        super().__init__(context)
        self.session, self.shown, self.people = session, shown, People(session.names, session.rules)
        known = deals(session.events(PERSON_SEAT)[:shown])
        whole = deals(list(session.log)[:shown])
        self.deals = [all_ if all_.over else own for own, all_ in zip(known, whole, strict=True)]
        numbers = [deal.start.number for deal in self.deals]
        self.page = numbers.index(number) if number in numbers else len(self.deals) - 1

    @property
    def deal(self) -> Deal:
        """The deal in sight."""
        return self.deals[self.page]

    def heading(self) -> str:
        if self.deal.thrown_in:
            return _("Deal {number}, thrown in").format(number=self.deal.start.number)
        return _("Deal {number}").format(number=self.deal.start.number)

    def line(self) -> str:
        if self.deal.over:
            return _("Everybody's cards, and what happened")
        return _("What has happened so far")

    def rows(self, width: float) -> Sequence[Row]:
        rows = list[Row]()
        if self.deal.over:
            rows += self._hands()
        fonts = self.context.fonts
        for sentence in sentences(self.deal.events, self.people.names, self.people.rules):
            rows += [*text_rows(fonts, sentence, width), gap(4)]
        return [*rows, gap(8)]

    def build(self) -> None:
        super().build()
        if not self.deal.over:
            self.view.scroll_to(self.view.content_height)

    def build_buttons(self) -> None:
        if len(self.deals) > 1:
            self._build_pager()
        if self.deal.tricks() and self.deal.over:
            self.place_button("see-tricks", _("See the tricks"), self._see_tricks, 1)
        if self.deal.over:
            self.place_button("see-steps", _("Review"), self._see_steps, 2, width=136)
        super().build_buttons()

    def _see_steps(self) -> None:
        self.context.stack.push(ReviewScene(self.context, self.session, self.deal.start.number, shown=self.shown))

    def _see_tricks(self) -> None:
        self.context.stack.push(TricksScene(self.context, self.deal, self.people))

    def _build_pager(self) -> None:
        for name, icon, x, by, last in (
            ("deal-before", "left", self.left, -1, 0),
            ("deal-after", "right", self.left + 80, 1, len(self.deals) - 1),
        ):
            box = (x, self.bottom - BUTTON[1], 72, BUTTON[1])
            button = self.add(name, widgets.button(self.context.manager, box, "", "paper_plain", icon=icon,
                                                   command=partial(self._turn, by)))
            if self.page == last:
                button.disable()  # type: ignore[no-untyped-call]

    def on_key(self, event: pygame.event.Event) -> bool:
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        if step:
            self._turn(step)
            return True
        return super().on_key(event)

    def _turn(self, by: int) -> None:
        page = max(0, min(len(self.deals) - 1, self.page + by))
        if page != self.page:
            self.page = page
            self.rebuild()

    def _hands(self) -> list[Row]:
        start = self.deal.start
        rows = [self._cards(seat, hand or ()) for seat, hand in enumerate(start.hands)]
        if start.kitty:
            rows += self._kitty(start.kitty)
        return [*rows, gap(16)]

    def _cards(self, seat: int, hand: Sequence[Card]) -> Row:
        ordered = sort_hand(hand, self.people.rules.game, self.deal.trump)

        def paint(writer: Writer, x: float, y: float) -> None:
            name = writer.fonts.fit(self.people.names[seat], "M", True, 148)
            writer.rich((Shape(self.people.rules.side(seat), 14, INK), Gap(8), Text(name, "M", INK, True)), x + 2, y)
            for place, card in enumerate(ordered):
                writer.rich(card_parts(card), x + 192 + 64 * place, y)

        return Row(self.context.fonts.em("M") * LINE, paint)

    def _kitty(self, kitty: Sequence[Card]) -> list[Row]:
        """Eight cards to a row."""
        ordered = sort_hand(kitty, self.people.rules.game, self.deal.trump)
        rows = []
        for start in range(0, len(ordered), 8):
            part, first = ordered[start : start + 8], start == 0
            rows.append(self._kitty_row(part, first))
        return rows

    def _kitty_row(self, cards: Sequence[Card], first: bool) -> Row:
        def paint(writer: Writer, x: float, y: float) -> None:
            if first:
                writer.text(_("Kitty"), x + 24, y, "M", INK_SOFT)
            for place, card in enumerate(cards):
                writer.rich(card_parts(card), x + 192 + 64 * place, y)

        return Row(self.context.fonts.em("M") * LINE, paint)


def card_parts(card: Card) -> tuple[Part, ...]:
    """A card in a line: rank and suit sign."""
    if card == JOKER:
        return (Icon("star", 18, INK),)
    rank = "10" if card[0] == "T" else card[0]
    return (Text(rank, "M", INK), Gap(2), Suit(card[1], 16))
