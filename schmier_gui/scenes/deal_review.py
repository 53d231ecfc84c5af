"""What the person's choices in the deal just played have cost: a list that grows, and each position a click away."""

from __future__ import annotations

from functools import partial
from gettext import gettext as _
from gettext import ngettext

from schmier_gui.coach.review import Remark, headline, price
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS_DARK, INK, INK_SOFT, IVORY, Size, mix
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.review import ReviewScene
from schmier_gui.scenes.review_steps import Steps, deals_over
from schmier_gui.scenes.reviewer import Reviewer

_TOP, _ROW = 132.0, 92.0
MOST = 5
_BUTTON, _SEE = 56.0, 112.0


def summary(reviewer: Reviewer) -> str:
    """How the person has done, as far as it is known."""
    count = len(reviewer.found)
    if count:
        return ngettext("{count} of your choices cost something.", "{count} of your choices cost something.", count).format(count=count)
    if not reviewer.done:
        return _("Looking at your calls and cards …")
    return _("None of your calls and cards gave anything away.")


class DealReviewScene(PanelScene):
    """The costliest choices, in the order in which they were made."""

    width = 800

    def __init__(self, context: Context, reviewer: Reviewer) -> None:
        super().__init__(context)
        self.reviewer = reviewer
        deal = next(deal for deal in deals_over(reviewer.session) if deal.start.number == reviewer.number)
        self.steps = Steps(reviewer.session, deal)
        self.height = _TOP + MOST * _ROW + 24 + _BUTTON + 48

    @property
    def shown(self) -> list[Remark]:
        """What there is room for."""
        dearest = sorted(self.reviewer.found, key=lambda found: -found.cost)[:MOST]
        return sorted(dearest, key=lambda found: found.choice.number)

    def build(self) -> None:
        for place, found in enumerate(self.shown):
            box = (self.right - _SEE, self.y + _TOP + place * _ROW + 16, _SEE, 48.0)
            button = widgets.button(self.context.manager, box, _("See it"), "paper_plain", command=partial(self._see, found))
            self.add(f"review-choice-{place + 1}", button)
        box = (self.right - 184, self.bottom - _BUTTON, 184.0, _BUTTON)
        self.add("back", widgets.button(self.context.manager, box, _("Back"), "paper_primary", command=self.back))

    def start(self) -> str:
        return "back"

    def update(self, now: float) -> None:
        super().update(now)
        if not self.reviewer.done and self.reviewer.think():
            self.rebuild()

    def next_deadline(self) -> float | None:
        return super().next_deadline() if self.reviewer.done else 0.0

    def write(self, painter: Painter) -> None:
        painter.text(_("Your choices in deal {number}").format(number=self.steps.number), self.left, self.y + 60, "L", INK, True)
        painter.text(summary(self.reviewer), self.left, self.y + 98, "M", INK_SOFT)
        for place, found in enumerate(self.shown):
            self._row(painter, self.y + _TOP + place * _ROW, found)
        room = self.right - self.left - 184 - 24
        lines = painter.fonts.wrap(_("Judged by what you could know then, not by how the cards lay."), "S", room)
        pitch, y = painter.fonts.em("S") * 1.3, self.bottom - _BUTTON / 2
        for n, line in enumerate(lines):
            painter.text(line, self.left, y + (n - (len(lines) - 1) / 2) * pitch, "S", INK_SOFT)

    def _row(self, painter: Painter, y: float, found: Remark) -> None:
        painter.line(self.left, y - 4, self.right, y - 4, mix(IVORY, BRASS_DARK, 0.6), 1.2)
        room, words, size = self._room, headline(found), self._size(painter)
        pitch = painter.fonts.em(size) * 1.35
        lines = painter.fonts.wrap(words, size, room, True)[:2]
        below = _("{where}. {price}").format(where=self._where(found), price=price(found))
        top = y + _ROW / 2 - 4 - pitch * len(lines) / 2
        for n, line in enumerate(lines):
            painter.text(line, self.left, top + n * pitch, size, INK, True)
        painter.text(painter.fonts.fit(below, "S", False, room), self.left, top + len(lines) * pitch, "S", INK_SOFT)

    @property
    def _room(self) -> float:
        return self.right - self.left - _SEE - 24

    def _size(self, painter: Painter) -> Size:
        """Of the headlines: one for all of them."""
        return "M" if all(painter.fonts.width(headline(found), "M", True) <= self._room for found in self.shown) else "S"

    def _where(self, found: Remark) -> str:
        asked = self.steps.asked(self.steps.step_of(found.choice))
        kind = asked.kind if asked is not None else "play"
        if kind == "play":
            state = self.steps.session.state_before(found.choice.number)
            return _("Trick {number}").format(number=len(state.tricks) + 1)
        return {"call": _("Auction"), "trump": _("Trump"), "lay_away": _("Exchange")}[kind]

    def _see(self, found: Remark) -> None:
        self.context.stack.push(ReviewScene(self.context, self.reviewer.session, self.reviewer.number, self.steps.step_of(found.choice),
                                            self.reviewer.found, open_hands=False))
