"""What the practice screen is apart from what the person does on it: its picture, and the coach at work in the background."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _
from typing import TYPE_CHECKING, Any

import pygame

from schmier_gui.coach.calibration.table import whose
from schmier_gui.coach.estimate import Estimate, estimate, prepare
from schmier_gui.coach.grade import ExchangeVerdict, Graded, grade, grade_action
from schmier_gui.coach.whatif import Change, which_card
from schmier_gui.engine.view import View
from schmier_gui.gfx.faces import CODES
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.room import paint_plain_room
from schmier_gui.gfx.theme import IVORY, MUTED
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.form import FormScene
from schmier_gui.scenes.notice import NoticeScene
from schmier_gui.scenes.practice_bench import Bench
from schmier_gui.scenes.practice_layout import BAR, HIGH, LEAST, NARROW, Layout
from schmier_gui.scenes.practice_question import Phase, Question
from schmier_gui.scenes.practice_supply import Supply
from schmier_gui.scenes.practice_tab import MAIN, Part
from schmier_gui.scenes.practice_table import TableLook, paint_hand, paint_panel, paint_table

if TYPE_CHECKING:
    from schmier_gui.ai.search.trial import Tried


class PracticeScreen(FormScene):
    """`bench` works on estimates, `work` on all else, a few milliseconds of every frame; `_part` is what stands on the panel."""

    narrowest = LEAST + BAR + 12

    def least_height(self, width: float) -> float:
        return 800.0 if width >= NARROW else HIGH

    def __init__(self, context: Context, supply: Supply | None = None) -> None:
        super().__init__(context)
        self.supply = supply or Supply(context)
        self.question: Question = self.supply.next()
        self.bench: Bench[Estimate] = Bench()
        self.work: Bench[Any] = Bench()
        self.layout = Layout(context.viewport)
        self._part: Part | None = None
        self._read: tuple[Question, Phase] | None = None
        self._seen = self._ready = False  # numpy is loaded once the first picture is there

    def close(self) -> None:
        super().close()
        self._note()
        self.supply.close()

    # the picture

    def enter(self) -> None:
        super().enter()
        self._turn_page()
        self._warm_faces()

    def resize(self) -> None:
        super().resize()
        if not self.context.focus.visible:
            self._read = None
            self._turn_page()
        self._warm_faces()

    def _warm_faces(self) -> None:
        """The cards that the next hands may hold, rasterised one an idle frame."""
        self.context.faces.want(CODES, *self.layout.card)

    def paint(self, painter: Painter) -> None:
        layout, question = self.layout, self.question
        paint_plain_room(painter.surface)
        paint_panel(painter, layout)
        heading, title = layout.heads
        painter.text(_("Practise bidding"), layout.left, heading, "L", IVORY, True)
        painter.text(question.title, layout.left, title, "S", MUTED)
        look = TableLook(question.view, question.people, self.context.settings.cloth, question.bid)
        paint_table(painter, layout, look)
        swap = question.swap if question.page == "what-if" else None
        paint_hand(painter, layout, [swap[1] if swap and card == swap[0] else card for card in question.hand],
                   question.staying, question.view.drawn)
        if question.phase == "verdict":
            x, y, width = layout.note
            painter.para(whose(), x, y + painter.fonts.em("S") * 0.7, width, "S", MUTED, 1.25)
        if self._part is not None:
            self._part.paint(painter)

    def draw(self, surface: pygame.Surface, full: bool = False) -> list[pygame.Rect]:
        self._seen = True
        return super().draw(surface, full)

    def rebuild(self) -> None:
        super().rebuild()
        self._turn_page()

    def _turn_page(self) -> None:
        """On a page that scrolls another question is read from the top, its suits with the hand, and its verdict where that begins."""
        now, sheet, px = (self.question, self.question.phase), self._sheet, self.context.viewport.px
        if sheet is not None and (self._read is None or self._read[0] is not now[0] or self._read[1] != now[1]):
            if now[1] == "trump":
                hand = self.context.viewport.rect(*self.layout.strip(len(self.question.hand), 0))
                sheet.show(hand.unionall([box for name, box in self.usable().items() if name.startswith("trump-")]))
            else:
                sheet.scroll_to(px(self.layout.panel[1] - 12) if now[1] == "verdict" else 0)
        self._read = now

    def remake(self) -> None:
        """Make the controls anew on the ground that is there."""
        ground = self._ground
        self.rebuild()
        self._ground = ground

    def _put(self, question: Question) -> None:
        """Make this the question, while another screen is in front."""
        self._note()
        self.question, self.bench, self.work = question, Bench(), Bench()
        self.repaint()

    # what the coach does

    def estimate(self, key: object, make: Callable[[], View]) -> Estimate | None:
        """What is known by now of the view that `make` gives; it is worked on from now on."""
        self.bench.want(key, lambda: estimate(make()))
        return self.bench.answers.get(key)

    def update(self, now: float) -> None:
        if self.context.notices:
            self.context.stack.push(NoticeScene(self.context, self.context.take_notices()))
            return
        super().update(now)
        if not self._ready and self._seen:
            prepare()
            self._ready = True
        if self._ready and self.active:
            changed = self._busy and self.bench.work() | self.work.work()
            if self._final:
                self._note()  # before it is shown
            if changed:
                self.refresh()

    def _note(self) -> None:
        """Keep the answer, once its grade is known."""
        if self.question.noted is not None or self.question.phase != "verdict":
            return
        verdict = self.graded() if self.question.kind == "call" else self.exchange_graded()
        if verdict is not None:
            self.supply.note(self.question, verdict)

    def exchange_graded(self) -> ExchangeVerdict | None:
        """The grade of what was named or buried, once it is known."""
        tried, action = self.tried(), self.question.action
        return None if tried is None or action is None else grade_action(tried, action)

    @property
    def _final(self) -> bool:
        """Is the grade of the answer as good as it gets, whatever else is still worked on?"""
        return self.bench.done(MAIN) if self.question.kind == "call" else self.work.done(self.question.action)

    @property
    def _busy(self) -> bool:
        return self.bench.busy or self.work.busy

    def refresh(self) -> None:
        """Paint anew what shows an answer."""
        if self._part is not None:
            self._part.refresh()

    def next_deadline(self) -> float | None:
        return 0.0 if self.active and self._busy else super().next_deadline()

    def graded(self) -> Graded | None:
        """The grade of the person's call, as far as it is known."""
        known, answer = self.bench.answers.get(MAIN), self.question.answer
        return None if known is None or answer is None else grade(known, *answer)

    def tried(self) -> Tried | None:
        """What came of every choice, once it is known."""
        found: Tried | None = self.work.answers.get(self.question.action)
        return found

    def changes(self, bid: int) -> tuple[Change, ...]:
        """The changes of one card that do most for a bid, as far as they are known; they are worked on from now on."""
        self.work.want(("card", bid), lambda: which_card(self.question.view, bid))
        found: tuple[Change, ...] = self.work.answers.get(("card", bid), ())
        return found
