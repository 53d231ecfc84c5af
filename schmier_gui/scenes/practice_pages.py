"""The quiet pages under a verdict: the reasons, and everybody's cards."""

from __future__ import annotations

from gettext import ngettext

from schmier_gui.coach.grade import grade
from schmier_gui.coach.why import focus, why
from schmier_gui.engine.cards import JOKER, Card
from schmier_gui.engine.trump import sort_hand
from schmier_gui.gfx import rich
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK, INK_SOFT, Size
from schmier_gui.gfx.widgets import Box
from schmier_gui.scenes.practice_picture import Picture
from schmier_gui.scenes.practice_tab import MAIN, Desk, Part
from schmier_gui.scenes.practice_verdict import paint_odds, paint_why


class WhyPage(Part):
    """The odds of each point as bars, and one to three sentences."""

    def __init__(self, desk: Desk, box: Box) -> None:
        super().__init__(desk, box)
        self._picture: Picture | None = None

    def build(self) -> None:
        self._picture = Picture(self.desk.context, self.box, self._paint)

    def refresh(self) -> None:
        if self._picture is not None:
            self._picture.repaint()

    def _paint(self, painter: Painter, width: float, height: float) -> None:
        question, estimate = self.desk.question, self.desk.bench.answers.get(MAIN)
        if estimate is None or question.answer is None:
            return
        graded = grade(estimate, *question.answer)
        people, view, trump = question.people, question.view, focus(estimate, graded)
        side = people.side_other(view.rules.side(view.seat))
        top = paint_odds(painter, width, view.rules, trump, estimate.point_odds[trump], side)
        paint_why(painter, top, width, height, why(view, estimate, graded))


class HandsPage(Part):
    """Every seat's cards and the kitty, in text with suit signs."""

    def build(self) -> None:
        Picture(self.desk.context, self.box, self._paint)

    def _paint(self, painter: Painter, width: float, height: float) -> None:
        question, fonts = self.desk.question, painter.fonts
        situation, people = question.situation, question.people
        rules = situation.rules
        names = max(fonts.width(name, "S", True) for name in people.names) + 44
        kitty = self._kitty(painter, width - 8)
        step = min(34.0, (height - 8 - len(kitty) * 28) / rules.seats)
        y = step / 2
        for seat in range(rules.seats):
            own = rules.side(seat) == rules.side(situation.seat)
            painter.shape(rules.side(seat), 16, y, 14, outline=INK, outline_width=1.2)
            painter.text(people.names[seat], 32, y, "S", INK, own)
            self._cards(painter, sort_hand(situation.hands[seat], rules.game, question.trump), names, y, width)
            y += step
        painter.line(0, y - step / 2 + 14, width, y - step / 2 + 14, INK_SOFT, 1)
        y += 10
        for line in kitty:
            painter.rich(line, 8, y)
            y += 28

    def _cards(self, painter: Painter, cards: tuple[Card, ...], left: float, y: float, width: float) -> None:
        step = (width - left) / len(cards)
        for place, card in enumerate(cards):
            painter.rich(card_parts(card, "M"), left + step * (place + 0.5), y, "c")

    def _kitty(self, painter: Painter, width: float) -> list[list[rich.Part]]:
        cards = self.desk.question.situation.kitty
        words = ngettext("Kitty of {count} card:", "Kitty of {count} cards:", len(cards)).format(count=len(cards))
        lines: list[list[rich.Part]] = [[rich.Text(words, "S", INK_SOFT), rich.Gap(10)]]
        for card in sort_hand(cards, self.desk.question.situation.rules.game, None):
            parts = [*card_parts(card, "S"), rich.Gap(9)]
            if painter.rich_width([*lines[-1], *parts]) > width:
                lines.append([])
            lines[-1] += parts
        return lines


def card_parts(card: Card, size: Size = "M") -> list[rich.Part]:
    """A card as it is written: rank and suit sign, the joker as its star."""
    if card == JOKER:
        return [rich.Icon("star", 22 if size == "M" else 17, INK)]
    rank = "10" if card[0] == "T" else card[0]
    return [rich.Text(rank, size, INK, True), rich.Gap(2), rich.Suit(card[1], 17 if size == "M" else 14)]
