"""Smear's other decisions: which suit to name with the kitty cards in hand, and which cards to bury."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from gettext import gettext as _
from gettext import ngettext
from typing import TYPE_CHECKING, Protocol

from schmier_gui.coach.grade import ExchangeVerdict, proof
from schmier_gui.coach.hint import WORLDS, compare, trial
from schmier_gui.coach.why_after import why_after
from schmier_gui.engine.actions import Action, LayAway, NameTrump
from schmier_gui.engine.cards import SUITS, Card
from schmier_gui.engine.view import View
from schmier_gui.engine.words import suit_name
from schmier_gui.gfx import rich, widgets
from schmier_gui.gfx.chart import grid, round_scale, whisker
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS, INK, INK_SOFT, IVORY, mix
from schmier_gui.scenes.practice_chart import SURE, percent
from schmier_gui.scenes.practice_layout import BUTTON, NARROW, rows
from schmier_gui.scenes.practice_pages import card_parts
from schmier_gui.scenes.practice_picture import Picture
from schmier_gui.scenes.practice_signs import SuitButton
from schmier_gui.scenes.practice_tab import Desk, Part
from schmier_gui.scenes.practice_verdict import Medal, paint_verdict, paint_why

if TYPE_CHECKING:
    from schmier_gui.ai.search.trial import Tried
    from schmier_gui.coach.hint import Option

_HEAD, _ROW, _TOP = 176.0, 34.0, 36.0
_SHOWN = 7
_NUMERALS = 300.0


class Deciding(Desk, Protocol):
    """The desk, as far as these decisions need it."""

    def decide(self, action: Action) -> None:
        """The answer."""

    def bury(self, card: Card) -> None:
        """Choose this card, or let it stay after all."""

    def tried(self) -> Tried | None:
        """What came of every choice, once it is known."""

    def exchange_graded(self) -> ExchangeVerdict | None:
        """The grade of the answer, once it is known."""

    def next(self) -> None:
        """Another hand."""

    def ask_again(self) -> None:
        """The same hand once more."""


def worked_out(view: View, action: Action) -> Iterator[Tried | None]:
    """None for every slice of work, at last all that was tried; the person's own lay-away is among it."""
    assert view.decision is not None
    also = action.cards if isinstance(action, LayAway) else None
    yield (yield from trial(view, 0, WORLDS[view.decision.kind], also))


class ExchangeAsk(Part):
    """Tiles for the suits in hand, or a count of the cards chosen in the hand."""

    desk: Deciding

    def build(self) -> None:
        self._rows = rows(self.desk.context.viewport)
        if self.desk.question.kind == "trump":
            self._build_suits()
        else:
            self._build_confirm()

    def paint(self, painter: Painter) -> None:
        question, (x, y, w, h) = self.desk.question, self.box
        naming = question.kind == "trump"
        painter.text(_("Name trump") if naming else _("What do you bury?"), x, y + 24, "L", INK, True)
        painter.para(self._words(), x, y + self._rows.words, w, "M", INK_SOFT, 1.35)
        keys = _("Keys: S, H, D and C name the suit.") if naming else _("Keys: 1 to 9 choose a card, Enter buries.")
        painter.text(keys, x, y + h - 12, "S", INK_SOFT)

    def picked(self, card: Card) -> bool:
        self.desk.bury(card)
        return True

    def _words(self) -> str:
        view = self.desk.question.view
        taken = len(view.drawn)
        words = ngettext(
            "You have bid {bid} and taken {count} card (+) of the kitty.",
            "You have bid {bid} and taken {count} cards (+) of the kitty.",
            taken,
        ).format(bid=view.bid, count=taken)
        if view.trump is None:
            return words
        return _("{words} {suit} are trump: click the cards that go.").format(words=words, suit=suit_name(view.trump).capitalize())

    def _build_suits(self) -> None:
        context, (x, y, w, _h) = self.desk.context, self.box
        decision, width = self.desk.question.view.decision, (w - 3 * 8) / 4
        assert decision is not None
        beside = context.viewport.LW < NARROW
        for place, suit in enumerate(reversed(SUITS)):
            box = (x + place * (width + 8), y + self._rows.tiles, width, self._rows.suit)
            command = partial(self.desk.decide, NameTrump(suit))
            tile = SuitButton(context, box, suit, suit_name(suit).capitalize(), command, beside=beside)
            if decision.why_not(NameTrump(suit)) is not None:
                tile.disable()  # type: ignore[no-untyped-call]
            self.desk.add(f"trump-{suit}", tile)

    def _build_confirm(self) -> None:
        question, (x, y, w, _h) = self.desk.question, self.box
        decision = question.view.decision
        assert decision is not None
        action, needed = LayAway(question.away), decision.bounds.least
        words = _("{chosen} of {count} chosen: bury").format(chosen=len(question.away), count=needed)
        button = widgets.button(self.desk.context.manager, (x, y + self._rows.tiles + 16, min(w, 360.0), BUTTON), words, "paper_primary",
                                command=partial(self.desk.decide, action))
        if decision.why_not(action) is not None:
            button.disable()  # type: ignore[no-untyped-call]
        self.desk.add("confirm", button)


class ExchangeAnswer(Part):
    """The verdict, the best choices beside the person's own, and why."""

    desk: Deciding

    def build(self) -> None:
        x, y, w, h = self.box
        context, foot = self.desk.context, y + h - BUTTON
        chart = _TOP + _SHOWN * _ROW + 26
        self._pictures = [
            Picture(context, (x, y, w, _HEAD), self._paint_verdict),
            Picture(context, (x - 8, y + _HEAD, w + 16, chart), self._paint_options),
            Picture(context, (x, y + _HEAD + chart, w, foot - 12 - y - _HEAD - chart), self._paint_why),
        ]
        commands: tuple[tuple[str, str, str, float, Callable[[], None]], ...] = (
            ("again", _("Choose again"), "paper_plain", 208.0, self.desk.ask_again),
            ("next", _("Next hand"), "paper_primary", 192.0, self.desk.next),
        )
        for name, text, style, width, command in commands:
            left = x if name == "again" else x + w - width
            self.desk.add(name, widgets.button(context.manager, (left, foot, width, BUTTON), text, style, command=command))

    def refresh(self) -> None:
        for picture in self._pictures:
            picture.repaint()

    def _paint_verdict(self, painter: Painter, width: float, height: float) -> None:
        graded = self.desk.exchange_graded()
        if graded is None:
            paint_verdict(painter, width, height, Medal(0, "hint"), _("One moment …"), _("Your choice is being tried in many deals."))
            return
        paint_verdict(painter, width, height, Medal(graded.step.lit, graded.step.icon), graded.step.word, proof(graded))

    def _options(self, tried: Tried, graded: ExchangeVerdict) -> list[Option]:
        """The best few, and the person's own."""
        options = compare(tried, graded.best)
        mine = next(option for option in options if same_choice(option.action, graded.chosen))
        first = list(options[:_SHOWN])
        return first if mine in first else [*first[:-1], mine]

    def _paint_options(self, painter: Painter, width: float, height: float) -> None:
        tried, graded = self.desk.tried(), self.desk.exchange_graded()
        painter.text(_("What each choice is worth"), 8, 14, "M", INK, True)
        painter.text(_("wins game"), width - 8, 14, "S", INK_SOFT, align="r")
        if tried is None or graded is None:
            return
        options = self._options(tried, graded)
        low = min(100 * (option.win - SURE * option.win_se) for option in options)
        high = max(100 * (option.win + SURE * option.win_se) for option in options)
        scale = round_scale(low, high, _NUMERALS, width - 100, 5, 10.0)
        for place, option in enumerate(options):
            if same_choice(option.action, graded.best):
                painter.rect(0, _TOP + place * _ROW, width, _ROW, 8, mix(IVORY, BRASS, 0.34))
        grid(painter, scale, _TOP, _TOP + _ROW * len(options), 5)
        for place, option in enumerate(options):
            y = _TOP + (place + 0.5) * _ROW
            x = 8 + painter.rich(option_parts(option.action), 8, y) + 14
            if same_choice(option.action, graded.chosen):
                room = painter.fonts.width(_("you"), "S", True) + 18
                painter.rect(x, y - 13, room, 26, 13, INK)
                painter.text(_("you"), x + room / 2, y, "S", IVORY, True, "c")
            whisker(painter, scale, y, 100 * option.win, 100 * SURE * option.win_se, best=same_choice(option.action, graded.best), r=5.5)
            painter.text(percent(option.win), width - 8, y, "M", INK, True, "r")

    def _paint_why(self, painter: Painter, width: float, height: float) -> None:
        graded = self.desk.exchange_graded()
        if graded is not None:
            view = self.desk.question.view
            paint_why(painter, 0, width, height, why_after(view, graded))


def option_parts(action: Action) -> list[rich.Part]:
    """The suit named, or the cards buried."""
    match action:
        case NameTrump(suit):
            return [rich.Suit(suit, 22), rich.Gap(8), rich.Text(suit_name(suit).capitalize(), "S", INK, True)]
        case LayAway(cards):
            return [part for card in cards for part in (*card_parts(card), rich.Gap(12))]
    return []


def same_choice(one: Action, other: Action) -> bool:
    """Lay-aways of the same cards are the same."""
    if isinstance(one, LayAway) and isinstance(other, LayAway):
        return set(one.cards) == set(other.cards)
    return one == other
