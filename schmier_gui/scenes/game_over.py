"""The end of a game: who won, and what next."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _
from gettext import ngettext

from schmier_gui.engine.events import GameEnded
from schmier_gui.engine.session import Session
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS_DARK, INK, INK_SOFT, IVORY, Size
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.history import HistoryScene
from schmier_gui.scenes.lanes import PITCH, paint_lanes
from schmier_gui.scenes.leaving import leave
from schmier_gui.scenes.new_game import NewGameScene
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.review import ReviewScene
from schmier_gui.scenes.seat_cells import paint_face
from schmier_gui.scenes.setup import fresh_seed
from schmier_gui.scenes.title import TitleScene
from schmier_gui.scenes.trust_seed import SeedScene
from schmier_gui.scenes.words import People, listing, number
from schmier_gui.table.seating import portraits


def result(session: Session, winners: tuple[int, ...], people: People) -> str:
    """ "You and Rosa win 22 to 17 and 9"."""
    scores = session.state.scores
    names = listing([people.side_subject(winners[0]), *(people.side_other(side) for side in winners[1:])])
    others = listing([number(score) for side, score in enumerate(scores) if side not in winners])
    if not others:
        return _("{sides} win with {score} points each").format(sides=names, score=number(scores[winners[0]]))
    return _("{sides} win {score} to {others}").format(sides=names, score=number(scores[winners[0]]), others=others)


class GameOverScene(PanelScene):
    """The last word of a game; it can't be closed, only left for something else."""

    width = 800

    def __init__(self, context: Context, session: Session, event: GameEnded) -> None:
        super().__init__(context)
        self.session, self.winners = session, event.winners
        self.people = People(session.names, session.rules)
        self.height = 496 + PITCH * session.rules.sides

    def build(self) -> None:
        width = (self.right - self.left - 48) / 4
        y = self.bottom - 56
        self._place("same-again", _("Same again"), (self.left, y - 72, self.right - self.left, 56), self._again, "paper_primary")
        self._place("game-over-new-game", _("New game"), (self.left, y, width, 56), self._new_game)
        self._place("history", _("Score sheet"), (self.left + width + 16, y, width, 56), self._history)
        self._place("see-steps", _("Review"), (self.left + 2 * (width + 16), y, width, 56), self._review)
        self._place("title", _("Title"), (self.right - width, y, width, 56), self._title)
        box = (self.right - 128, self.y + 36, 128, 44)
        self.add("see-seed", widgets.button(self.context.manager, box, _("Seed"), "paper_ghost", icon="shuffle",
                                            tip=_("Where the deals came from"), command=self._deals))

    def start(self) -> str:
        return "same-again"

    def back(self) -> None:
        self._title()

    def write(self, painter: Painter) -> None:
        middle = (self.left + self.right) / 2
        self._paint_winners(painter, middle)
        words = result(self.session, self.winners, self.people)
        room = self.right - self.left
        size: Size = "L" if painter.fonts.width(words, "L", True) <= room else "M"
        lines = painter.fonts.wrap(words, size, room, True)
        pitch = painter.fonts.em(size) * 1.3
        for place, line in enumerate(lines):
            painter.text(line, middle, self.y + 178 + pitch * (place - (len(lines) - 1) / 2), size, INK, True, "c")
        count = self.session.state.number
        after = ngettext("after {count} deal", "after {count} deals", count).format(count=count)
        painter.text(after, middle, self.y + 214, "S", INK_SOFT, align="c")
        painter.line(self.left, self.y + 240, self.right, self.y + 240, BRASS_DARK, 1.2)
        scores = self.session.state.scores
        paint_lanes(painter, self.left, self.right, self.y + 264, self.people, None, scores)

    def _paint_winners(self, painter: Painter, middle: float) -> None:
        """Their portraits under a crown."""
        faces = portraits(self.session.names)
        seats = [seat for side in self.winners for seat in self.people.side_seats(side)]
        painter.icon("crown", middle, self.y + 40, 44, BRASS_DARK)
        for place, seat in enumerate(seats):
            x, y = middle + (place - (len(seats) - 1) / 2) * 104, self.y + 102
            painter.soft_disc(x, y + 4, 42, blur=7)
            paint_face(painter, faces[seat], self.session.rules.side(seat), x, y, IVORY)

    def _place(self, name: str, text: str, box: widgets.Box, command: Callable[[], object], style: str = "paper_plain") -> None:
        self.add(name, widgets.button(self.context.manager, box, text, style, command=command))

    def _again(self) -> None:
        old = self.session
        again = Session.new(old.rules, seed=fresh_seed(self.context.settings.word), names=old.names, players=old.players)
        leave(self.context, lambda: self.context.open_table(again))

    def _new_game(self) -> None:
        leave(self.context, self._set_up)

    def _set_up(self) -> None:
        self.context.stack.clear(TitleScene(self.context))
        self.context.stack.push(NewGameScene(self.context))

    def _history(self) -> None:
        self.context.stack.push(HistoryScene(self.context, self.session))

    def _review(self) -> None:
        self.context.stack.push(ReviewScene(self.context, self.session))

    def _deals(self) -> None:
        self.context.stack.push(SeedScene(self.context, self.session, over=True))

    def _title(self) -> None:
        leave(self.context, lambda: self.context.stack.clear(TitleScene(self.context)))
