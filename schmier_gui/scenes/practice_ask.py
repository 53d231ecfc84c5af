"""The panel before the answer: your call, then the suit for it, and if you like your own guess."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from gettext import gettext as _
from typing import Protocol

from schmier_gui.engine.cards import SUITS
from schmier_gui.engine.words import suit_name
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.slider import Slider
from schmier_gui.gfx.theme import BRASS_DARK, INK, INK_SOFT, IVORY, mix
from schmier_gui.scenes.practice_layout import NARROW, rows
from schmier_gui.scenes.practice_question import so_far
from schmier_gui.scenes.practice_signs import SuitButton
from schmier_gui.scenes.practice_tab import Desk, Part

GUESS_STEP = 5


class Answering(Desk, Protocol):
    """The desk, as far as it takes an answer."""

    def call(self, bid: int) -> None:
        """A bid, or 0 for a pass."""

    def name(self, trump: str) -> None:
        """The suit for it."""

    def tally(self) -> list[tuple[str, str]]:
        """How it has gone so far: icons and sentences."""


class AskPart(Part):
    """Tiles for every call; once a bid is chosen tiles for the suits and the slider."""

    desk: Answering

    def build(self) -> None:
        self._rows = rows(self.desk.context.viewport)
        self._build_calls()
        if self.desk.question.phase == "trump":
            self._build_suits()
            self._build_guess()

    def paint(self, painter: Painter) -> None:
        """What stands on the panel round the tiles."""
        question, (x, y, w, _h) = self.desk.question, self.box
        painter.text(_("Your call"), x, y + 24, "L", INK, True)
        painter.para(so_far(question), x, y + self._rows.words, w, "M", INK_SOFT, 1.35)
        keys = _("Keys: P passes, a number bids it.")
        if question.phase == "call":
            self._paint_tally(painter)
        if question.phase == "trump":
            painter.text(_("{bid} in which suit?").format(bid=question.bid), x, y + self._rows.suits - 28, "M", INK, True)
            keys = _("Keys: S, H, D and C name the suit.")
            self._paint_guess(painter)
        painter.text(keys, x, self._bottom, "S", INK_SOFT)

    def _paint_tally(self, painter: Painter) -> None:
        """How it has gone so far; before the first hand how it goes."""
        x, y, w, _h = self.box
        sentences = self.desk.tally()
        y += self._rows.suits + 12
        painter.line(x, y - 34, x + w, y - 34, mix(IVORY, BRASS_DARK, 0.5), 1)
        painter.text(_("Your practice") if sentences else _("How it goes"), x, y, "M", INK, True)
        y += max(40.0, painter.fonts.em("M") * 1.5)
        for icon, sentence in sentences or how_it_goes():
            painter.icon(icon, x + 14, y, 24, BRASS_DARK)
            y = painter.para(sentence, x + 42, y, w - 42, "M", INK, 1.35) + 12

    @property
    def _bottom(self) -> float:
        return self.box[1] + self.box[3] - 12

    def _build_calls(self) -> None:
        question, gui, (x, y, w, _h) = self.desk.question, self.desk.context.manager, self.box
        rules = question.situation.rules
        bids = list(range(rules.lowest_bid, rules.highest_bid + 1))
        width = (w - 8 * len(bids)) / (len(bids) + 1.35)
        tiles: list[tuple[str, str, float, int, bool]] = [("pass", _("Pass"), width * 1.35, 0, question.may_pass)]
        tiles += [(f"bid-{bid}", str(bid), width, bid, bid in question.bids) for bid in bids]
        for name, text, wide, bid, legal in tiles:
            box, command = (x, y + self._rows.tiles, wide, self._rows.tile), partial(self.desk.call, bid)
            tile = widgets.button(gui, box, text, "paper_plain", size="L", command=command)
            if bid and bid == question.bid:
                tile.select()  # type: ignore[no-untyped-call]
            if not legal:
                tile.disable()  # type: ignore[no-untyped-call]
            self.desk.add(name, tile)
            x += wide + 8

    def _build_suits(self) -> None:
        context, (x, y, w, _h) = self.desk.context, self.box
        width, beside = (w - 3 * 8) / 4, context.viewport.LW < NARROW
        for place, suit in enumerate(reversed(SUITS)):
            box = (x + place * (width + 8), y + self._rows.suits, width, self._rows.suit)
            command: Callable[[], None] = partial(self.desk.name, suit)
            self.desk.add(f"trump-{suit}", SuitButton(context, box, suit, suit_name(suit).capitalize(), command, beside=beside))

    def _build_guess(self) -> None:
        gui, (x, y, w, _h) = self.desk.context.manager, self.box
        y, guess = y + self._rows.guess + 76, self.desk.question.guess
        box = (x - 8, y, w - 132, 44.0)
        slider: Slider = widgets.slider(gui, box, guess, 0, 100, GUESS_STEP, paper=True, changed=self._guessed)
        self.desk.add("guess", slider)
        self._words = widgets.label(gui, (x + w - 120, y, 120, 44), _guess_words(guess), "M", INK, bold=True, align="r")

    def _paint_guess(self, painter: Painter) -> None:
        x, y, w, _h = self.box
        y += self._rows.guess
        painter.text(_("How often will you make it?"), x, y, "M", INK, True)
        painter.para(_("Only if you like to guess: your progress shows how well you know."), x, y + 34, w, "S", INK_SOFT, 1.3)

    def _guessed(self, value: float) -> None:
        self.desk.question.guess = round(value)
        self._words.set_text(_guess_words(round(value)))


def how_it_goes() -> list[tuple[str, str]]:
    """Icons and sentences for somebody who has not practised yet."""
    return [
        ("cards", _("Call as you would at the table, with these scores and what the others have said.")),
        ("check", _("You are told what every call is worth, and why: each was played out with thousands of deals.")),
        ("again", _("Hands that went wrong come back on another day.")),
    ]


def _guess_words(guess: int | None) -> str:
    return _("no guess") if guess is None else _("{number} %").format(number=guess)
