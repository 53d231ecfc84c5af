"""The panel after the answer: the verdict, the chart of every call, and a row of pages that look further."""

from __future__ import annotations

from functools import partial
from gettext import gettext as _
from typing import Protocol

from schmier_gui.coach.grade import grade, proof
from schmier_gui.engine.cards import Card
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.widgets import Box
from schmier_gui.scenes.practice_chart import AXIS, HEAD, chart_rows, paint_chart
from schmier_gui.scenes.practice_layout import BUTTON, GAP, TAB
from schmier_gui.scenes.practice_pages import HandsPage, WhyPage
from schmier_gui.scenes.practice_picture import Picture
from schmier_gui.scenes.practice_tab import MAIN, Part
from schmier_gui.scenes.practice_variants import VariantsPage
from schmier_gui.scenes.practice_verdict import Medal, paint_verdict
from schmier_gui.scenes.practice_whatif import WhatIfPage, Wondering

_ROW, _SMALL_ROW = 35.0, 30.0
_FIVE, _SIX = 160.0, 168.0  # the height of so many rows at most
_LARGE_WORDS = 24.0


class Answered(Wondering, Protocol):
    """The desk, as far as it goes on from an answer."""

    def next(self) -> None:
        """Another hand."""

    def ask_again(self) -> None:
        """The same hand once more."""

    def play_out(self) -> None:
        """See what the cards do."""

    def turn_to(self, page: str) -> None:
        """Another page."""


def pages() -> dict[str, str]:
    """The pages by key, as they are called."""
    return {"why": _("Why"), "what-if": _("What if"), "seats": _("Seats"), "scores": _("Scores"), "cards": _("Other cards"),
            "hands": _("All hands")}


TIPS = {
    "why": lambda: _("The odds of every point, and the reasons (1)"),
    "what-if": lambda: _("Swap a card of the hand for another (2)"),
    "seats": lambda: _("The same hand in another seat (3)"),
    "scores": lambda: _("The same hand at another score (4)"),
    "cards": lambda: _("The same hand with other cards around it (5)"),
    "hands": lambda: _("What everybody holds (6)"),
}


class AnswerPart(Part):
    """Grade first, then the chart, then why."""

    desk: Answered

    def build(self) -> None:
        x, y, w, h = self.box
        context = self.desk.context
        small = context.fonts.em("M") > _LARGE_WORDS
        head = 116.0 if small else 104.0
        self._verdict = Picture(context, (x, y, w, head), self._paint_verdict)
        rows = self._row_count()
        row = min(_SMALL_ROW if small else _ROW, _FIVE / rows if rows < 6 else _SIX / rows)
        foot = y + h - BUTTON
        chart = HEAD + rows * row + AXIS
        self._chart = Picture(context, (x - 8, y + head, w + 16, chart), self._paint_chart)
        tabs = y + head + chart + 8
        self._build_tabs(tabs)
        page: Box = (x, tabs + TAB + 8, w, foot - 12 - tabs - TAB - 8)
        self._page = self._make_page(page)
        self._page.build()
        self._build_foot(foot)

    def refresh(self) -> None:
        self._verdict.repaint()
        self._chart.repaint()
        self._page.refresh()

    def picked(self, card: Card) -> bool:
        return self._page.picked(card)

    def _row_count(self) -> int:
        question, estimate = self.desk.question, self.desk.bench.answers.get(MAIN)
        if estimate is not None:
            return len(chart_rows(estimate, question.answer))
        return len(question.bids) + question.may_pass

    def _make_page(self, box: Box) -> Part:
        page = self.desk.question.page
        if page == "what-if":
            return WhatIfPage(self.desk, box)
        if page == "hands":
            return HandsPage(self.desk, box)
        return WhyPage(self.desk, box) if page == "why" else VariantsPage(self.desk, box, page)

    def _build_tabs(self, y: float) -> None:
        context, (x, _y, w, _h) = self.desk.context, self.box
        words = pages()
        spare = w - sum(context.fonts.width(text, "S", True) for text in words.values()) - 6 * (len(words) - 1)
        for key, text in words.items():
            width = context.fonts.width(text, "S", True) + spare / len(words)
            tab = widgets.button(context.manager, (x, y, width, TAB), text, "paper_plain", size="S", tip=TIPS[key](),
                                 command=partial(self.desk.turn_to, key))
            if key == self.desk.question.page:
                tab.select()  # type: ignore[no-untyped-call]
            self.desk.add(f"page-{key}", tab)
            x += width + 6

    def _build_foot(self, y: float) -> None:
        gui, (x, _y, w, _h) = self.desk.context.manager, self.box
        for name, text, width, tip, command in (
            ("again", _("Call again"), 176.0, _("The same hand once more (A)"), self.desk.ask_again),
            ("play-out", _("Play it out"), 184.0, _("See what these cards do (O)"), self.desk.play_out),
        ):
            self.desk.add(name, widgets.button(gui, (x, y, width, BUTTON), text, "paper_plain", tip=tip, command=command))
            x += width + GAP
        box = (self.box[0] + w - 192, y, 192, BUTTON)
        tip = _("Another hand (Enter)")
        self.desk.add("next", widgets.button(gui, box, _("Next hand"), "paper_primary", tip=tip, command=self.desk.next))

    # pictures

    def _paint_chart(self, painter: Painter, width: float, height: float) -> None:
        question, answers = self.desk.question, self.desk.bench.answers
        main = answers.get(MAIN)
        now, before = main, None
        if question.swap is not None and question.page == "what-if" and (swapped := answers.get(("swap", *question.swap))):
            now, before = swapped, main
        yours = question.answer
        paint_chart(painter, width, height, chart_rows(now, yours, before) if now else [])

    def _paint_verdict(self, painter: Painter, width: float, height: float) -> None:
        question, estimate = self.desk.question, self.desk.bench.answers.get(MAIN)
        if estimate is None or question.answer is None:
            paint_verdict(painter, width, height, Medal(0, "hint"), _("One moment …"), _("Your call is being tried in thousands of deals."))
            return
        graded = grade(estimate, *question.answer)
        medal = Medal(graded.step.lit, graded.step.icon)
        paint_verdict(painter, width, height, medal, graded.step.word, question.played or proof(graded))
