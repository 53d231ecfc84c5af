"""How a practice hand is to be played out: from which call, and whose cards lie open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from gettext import gettext as _

from schmier_gui.coach.estimate import Worth
from schmier_gui.coach.grade import Graded, call_words
from schmier_gui.gfx import widgets
from schmier_gui.gfx.buttons import CheckBox
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK, INK_SOFT
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.practice_chart import Call
from schmier_gui.scenes.practice_question import Question

Begin = Callable[[Call, frozenset[int]], None]
_ROWS, _ROW = 196.0, 48.0


class PlaySetupScene(PanelScene):
    """`begin` gets the call to go on from, and the seats whose cards lie open."""

    width = 736

    def __init__(self, context: Context, question: Question, graded: Graded, begin: Begin) -> None:
        super().__init__(context)
        self.question, self.graded, self._begin = question, graded, begin
        seats = question.situation.rules.seats
        self.height = _ROWS + _ROW * (seats // 2) + 120 + (0 if graded.best == graded.chosen else 72)
        self._boxes: dict[int, CheckBox] = {}

    def build(self) -> None:
        gui, others = self.context.manager, range(1, self.question.situation.rules.seats)
        column = (self.right - self.left) / 2
        for seat in others:
            line, place = divmod(seat - 1, 2)
            box = (self.left + column * place, self.y + _ROWS + _ROW * line, column - 16, 40)
            self._boxes[seat] = self.add(f"open-{seat}", widgets.checkbox(gui, box, self._label(seat), False, paper=True))
        best, mine = self.graded.best, self.graded.chosen
        y = self.bottom - 56
        if best == mine:
            self._place("play-yours", _("Play {call}"), mine, y, "paper_primary")
        else:
            self._place("play-yours", _("Play your call: {call}"), mine, y - 72, "paper_primary")
            self._place("play-best", _("Play the best: {call}"), best, y, "paper_plain")

    def start(self) -> str:
        return "play-yours"

    def write(self, painter: Painter) -> None:
        painter.text(_("Play it out"), self.left, self.y + 60, "L", INK, True)
        words = _("Experts sit in the other seats. The verdict on your call stays as it is.")
        painter.para(words, self.left, self.y + 98, self.right - self.left, "S", INK_SOFT)
        painter.text(_("Whose cards lie open?"), self.left, self.y + _ROWS - 20, "M", INK, True)

    def _label(self, seat: int) -> str:
        people, rules = self.question.people, self.question.situation.rules
        if rules.side(seat) == rules.side(self.question.situation.seat):
            return _("{name}, your partner").format(name=people.names[seat])
        return people.names[seat]

    def _place(self, name: str, text: str, worth: Worth, y: float, style: str) -> None:
        box, call = (self.left, y, self.right - self.left, 56), Call(worth.bid, worth.trump)
        words = text.format(call=call_words(worth))
        self.add(name, widgets.button(self.context.manager, box, words, style, command=partial(self._go, call)))

    def _go(self, call: Call) -> None:
        self.context.stack.pop()
        self._begin(call, frozenset(seat for seat, box in self._boxes.items() if box.is_checked))
