"""The panels at the end of a deal: how it came to its score, or that nobody bid."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _

import pygame

from schmier_gui.engine.events import DealScored, Event, GameEnded, ThrownIn
from schmier_gui.engine.seats import next_seat
from schmier_gui.engine.session import PERSON, Session
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS, BRASS_DARK, INK, INK_SOFT, IVORY, Size
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.deal_review import DealReviewScene, summary
from schmier_gui.scenes.deals import deal_of
from schmier_gui.scenes.history import HistoryScene
from schmier_gui.scenes.lanes import PITCH, paint_lanes
from schmier_gui.scenes.log_scene import LogScene
from schmier_gui.scenes.menu import MenuScene
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.reviewer import Reviewer
from schmier_gui.scenes.rules_scene import help_scene
from schmier_gui.scenes.score_words import PointLine, headline, next_dealer, point_lines, thrown_in, verdict_within
from schmier_gui.scenes.token import paint_token
from schmier_gui.scenes.tricks import TricksScene
from schmier_gui.scenes.words import People, point_name

_ROWS = 154.0
_ROW = 50.0
_BUTTON = 56.0
_REVIEW = 48.0
YOU = 0
SHORT_NAME = 5


class EndOfDeal(PanelScene):
    """What the two panels share: they close once, and tell `done` then."""

    def __init__(self, context: Context, session: Session, event: Event, done: Callable[[], None]) -> None:
        super().__init__(context)
        self.session, self.deal = session, deal_of(session.log, event)
        self.shown = next(place for place, told in enumerate(session.log, start=1) if told is event)
        self.people = People(session.names, session.rules)
        self._done: Callable[[], None] | None = done

    def start(self) -> str:
        return "next"

    def back(self) -> None:
        """Escape asks for the menu, as at the table."""
        self.context.stack.push(MenuScene(self.context, self.session, self.shown))

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_F1:
            self.context.stack.push(help_scene(self.context, self.session.rules))
            return True
        return super().on_key(event)

    def go_on(self) -> None:
        """Close, and tell so, once."""
        done, self._done = self._done, None
        if done is not None:
            self.context.stack.pop()
            done()

    def place(self, name: str, text: str, right: float, width: float, command: Callable[[], object], style: str = "paper_plain") -> None:
        """A button of the bottom row, its right edge at `right`."""
        box = (right - width, self.bottom - _BUTTON, width, _BUTTON)
        self.add(name, widgets.button(self.context.manager, box, text, style, command=command))


class DealScoreScene(EndOfDeal):
    """Each point with its reason, each side's change; `done` runs when the panel has closed."""

    def __init__(self, context: Context, session: Session, event: DealScored, done: Callable[[], None]) -> None:
        super().__init__(context, session, event, done)
        self.scored = event
        self.lines = point_lines(self.deal, self.people)
        self.shorter = point_lines(self.deal, self.people.shortened(SHORT_NAME))
        self.reviewer = self._reviewer()
        self.height = 296 + _ROW * len(self.lines) + PITCH * session.rules.sides + (_REVIEW if self.reviewer else 0)

    def _reviewer(self) -> Reviewer | None:
        """Who looks at the person's choices, where a person has made some and wants to know."""
        played = self.session.players[YOU] == PERSON and not getattr(self.context.options, "autoplay", False)
        if not (played and self.lines and self.context.settings.hints):
            return None
        return Reviewer(self.session, self.deal.start.number, YOU)

    def update(self, now: float) -> None:
        super().update(now)
        if self.reviewer is not None and not self.reviewer.done and self.reviewer.think():
            self.repaint()

    def next_deadline(self) -> float | None:
        thinks = self.reviewer is not None and not self.reviewer.done
        return 0.0 if thinks else super().next_deadline()

    def build(self) -> None:
        self.place("next", _("Go on") if self._ends_game else _("Next deal"), self.right, 176, self.go_on, "paper_primary")
        if self.lines:
            self.place("see-tricks", _("See the tricks"), self.right - 192, 176, self._see_tricks)
        self.place("history", _("Score sheet"), self.right - (384 if self.lines else 192), 160, self._see_history)
        if self.reviewer is not None:
            box = (self.right - 176, self.bottom - _BUTTON - 16 - 44, 176, 44)
            self.add("see-review", widgets.button(self.context.manager, box, _("Your choices"), "paper_plain", command=self._see_review))

    def write(self, painter: Painter) -> None:
        room = self.right - self.left - (72 if self.deal.trump else 0)
        painter.text(headline(self.deal, self.people), self.left, self.y + 60, "L", INK, True)
        words = verdict_within(self.deal, self.people, lambda text: painter.fonts.width(text, "S") <= room)
        _fitting(painter, words, self.left, self.y + 98, room, INK_SOFT)
        if self.deal.trump:
            painter.disc(self.right - 28, self.y + 76, 30, BRASS)
            painter.disc(self.right - 28, self.y + 76, 27.5, IVORY)
            painter.suit(self.deal.trump, self.right - 28, self.y + 76.5, 34)
        y = self.y + _ROWS
        size = self._size(painter)
        for line in self.lines:
            self._point(painter, line, y, size)
            y += _ROW
        if self.lines:
            painter.line(self.left, y - 16, self.right, y - 16, BRASS_DARK, 1.2)
        before = tuple(now - change for now, change in zip(self.scored.scores, self.scored.change, strict=True))
        paint_lanes(painter, self.left, self.right, y + 4, self.people, before, self.scored.scores)
        if self.reviewer is not None:
            _fitting(painter, summary(self.reviewer), self.left, self.bottom - _BUTTON - 38, self.right - self.left - 200, INK)
        if not self._ends_game:
            self._foot(painter)

    @property
    def _ends_game(self) -> bool:
        """Is the game over with this deal?"""
        return isinstance(self.session.log[-1], GameEnded)

    def _foot(self, painter: Painter) -> None:
        words = next_dealer(next_seat(self.session.rules, self.deal.start.dealer), self.people)
        lines = painter.fonts.wrap(words, "S", 152)
        pitch = painter.fonts.em("S") * 1.3
        y = self.bottom - _BUTTON / 2 - pitch * (len(lines) - 1) / 2
        for place, line in enumerate(lines):
            painter.text(painter.fonts.fit(line, "S", False, 152), self.left, y + place * pitch, "S", INK_SOFT)

    def _size(self, painter: Painter) -> Size:
        """The usual size, if every line fits in it."""
        fits = (painter.fonts.width(line.words, "M") <= self._room(painter, line) for line in self.lines)
        return "M" if all(fits) else "S"

    def _owner(self, painter: Painter, line: PointLine) -> str:
        return "" if line.side is None else painter.fonts.fit(self.people.short_side(line.side), "M", False, 176)

    def _room(self, painter: Painter, line: PointLine) -> float:
        return self.right - self.left - self._column(painter) - 16 - painter.fonts.width(self._owner(painter, line), "M")

    def _column(self, painter: Painter) -> float:
        """Where the words begin, from the left edge: after the longest name of a point."""
        return max(144, 80 + max(painter.fonts.width(point_name(line.point), "M", True) for line in self.lines))

    def _point(self, painter: Painter, line: PointLine, y: float, size: Size) -> None:
        paint_token(painter, self.left + 22, y, line.card, line.side)
        painter.text(point_name(line.point), self.left + 64, y, "M", INK, True)
        painter.text(self._owner(painter, line), self.right, y, "M", INK_SOFT, align="r")
        room, shorter = self._room(painter, line), self.shorter[self.lines.index(line)].words
        words = line.words if painter.fonts.width(line.words, size) <= room else painter.fonts.fit(shorter, size, False, room)
        painter.text(words, self.left + self._column(painter), y, size, INK if line.side is not None else INK_SOFT)

    def _see_tricks(self) -> None:
        self.context.stack.push(TricksScene(self.context, self.deal, self.people))

    def _see_review(self) -> None:
        if self.reviewer is not None:
            self.context.stack.push(DealReviewScene(self.context, self.reviewer))

    def _see_history(self) -> None:
        self.context.stack.push(HistoryScene(self.context, self.session, self.scored))


class ThrownInScene(EndOfDeal):
    """Nobody bid; `done` runs when the panel has closed."""

    width = 640
    height = 264

    def __init__(self, context: Context, session: Session, event: ThrownIn, done: Callable[[], None]) -> None:
        super().__init__(context, session, event, done)
        self.event = event

    def build(self) -> None:
        self.place("next", _("Next deal"), self.right, 184, self.go_on, "paper_primary")
        self.place("see-hands", _("See the hands"), self.right - 200, 184, self._see_hands)

    def write(self, painter: Painter) -> None:
        painter.text(_("Nobody bid"), self.left, self.y + 60, "L", INK, True)
        painter.text(thrown_in(self.event, self.people), self.left, self.y + 104, "M", INK_SOFT)

    def _see_hands(self) -> None:
        self.context.stack.push(LogScene(self.context, self.session, number=self.deal.start.number, shown=self.shown))


def _fitting(painter: Painter, words: str, x: float, y: float, room: float, colour: tuple[int, int, int]) -> None:
    """A line in the usual size, or in the small one where it would not fit."""
    if painter.fonts.width(words, "M") <= room:
        painter.text(words, x, y, "M", colour)
    else:
        painter.text(painter.fonts.fit(words, "S", False, room), x, y, "S", colour)
