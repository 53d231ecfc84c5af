"""The score sheet: what every deal of the game brought."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _

from schmier_gui.engine.events import DealScored, Event
from schmier_gui.engine.session import Session
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.rich import Gap, Shape, Text
from schmier_gui.gfx.theme import INK, INK_SOFT, IVORY, RED, mix
from schmier_gui.gfx.writer import Writer
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.deals import Deal, deals
from schmier_gui.scenes.reading import TOP, ReadingScene
from schmier_gui.scenes.scroll import BAR, Row
from schmier_gui.scenes.words import People, number, signed

_ROW = 40.0
_HEAD = 44.0
_WORDS = 48.0


class HistoryScene(ReadingScene):
    """`last` is the newest event to tell of: later deals may not be on the table yet."""

    def __init__(self, context: Context, session: Session, last: Event | None = None) -> None:
        super().__init__(context)
        self.people = People(session.names, session.rules)
        log = list(session.log)
        if last is not None:
            log = log[: len(log) - log[::-1].index(last)]
        self.deals = [deal for deal in deals(log) if deal.over]

    def heading(self) -> str:
        return _("Score sheet")

    def line(self) -> str:
        return _("The game is to {target} points.").format(target=self.people.rules.target)

    def build(self) -> None:
        self.view = self.scroll_view(self.y + TOP + _HEAD, self.bottom - 80)
        self.view.scroll_to(self.view.content_height)
        self.build_buttons()

    def write(self, painter: Painter) -> None:
        super().write(painter)
        y = self.y + TOP + _HEAD / 2
        for side, x in enumerate(self._columns(self.right - self.left + 8 - BAR)):
            name = painter.fonts.fit(self.people.short_side(side), "S", True, self._column(0) - 24)
            painter.rich((Shape(side, 14, INK), Gap(6), Text(name, "S", INK, True)), self.left + x, y, "r")

    def rows(self, width: float) -> Sequence[Row]:
        return [self._row(deal, width, place) for place, deal in enumerate(self.deals)]

    def _column(self, side: int) -> float:
        return {2: 184.0, 3: 160.0}[self.people.rules.sides]

    def _columns(self, width: float) -> list[float]:
        """Right edges of the sides' columns."""
        sides = self.people.rules.sides
        return [width - self._column(side) * (sides - 1 - side) for side in range(sides)]

    def _row(self, deal: Deal, width: float, place: int) -> Row:
        def paint(writer: Writer, x: float, y: float) -> None:
            if place % 2 == 0:
                writer.rect(x, y - _ROW / 2, width, _ROW, 6, mix(IVORY, INK, 0.05))
            writer.text(str(deal.start.number), x + 28, y, "M", INK_SOFT, align="r")
            columns = self._columns(width)
            room = columns[0] - self._column(0) - _WORDS
            words = writer.fonts.fit(self._says(deal), "S", False, room)
            writer.text(words, x + _WORDS, y, "S", INK if deal.scored else INK_SOFT)
            if deal.scored:
                self._scores(writer, deal.scored, x, y, columns)

        return Row(_ROW, paint)

    def _scores(self, writer: Writer, scored: DealScored, x: float, y: float, columns: list[float]) -> None:
        for side, right in enumerate(columns):
            change = scored.change[side]
            writer.text(signed(change), x + right - 52, y, "S", RED if change < 0 else INK_SOFT, align="r")
            writer.text(number(scored.scores[side]), x + right - 4, y, "M", INK, True, "r")

    def _says(self, deal: Deal) -> str:
        if deal.scored is None:
            return _("thrown in")
        if deal.contract is None:
            return _("nobody bid")
        name, bid = self.people.names[deal.contract.declarer], deal.contract.bid
        if deal.scored.made:
            return _("{name} bid {bid}").format(name=name, bid=bid)
        return _("{name} bid {bid}, set").format(name=name, bid=bid)
