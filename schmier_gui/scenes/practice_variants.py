"""The same hand in another seat, at another score, with other cards around it: each a line with its best call, each to be tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from gettext import gettext as _
from typing import TYPE_CHECKING, NamedTuple

from schmier_gui.coach.around import moved, surrounded, with_book_calls
from schmier_gui.coach.hands import Situation, view_of
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.view import View
from schmier_gui.gfx import rich, widgets
from schmier_gui.gfx.chart import Scale, grid, round_scale, whisker
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK, INK_SOFT
from schmier_gui.gfx.widgets import Box
from schmier_gui.scenes.practice_chart import SURE, percent
from schmier_gui.scenes.practice_picture import Picture
from schmier_gui.scenes.practice_tab import Desk, Part
from schmier_gui.scenes.words import People, listing, number

if TYPE_CHECKING:
    from schmier_gui.coach.estimate import Estimate, Worth

_BUTTON = 76.0
_HEAD, _AXIS = 34.0, 26.0
_OTHERS = 5
_CALL = 76.0
_LETTERS = 12


class Variant(NamedTuple):
    """One line: what it is called, and what makes it."""

    label: str
    make: Callable[[], Situation]


def seat_variants(situation: Situation) -> list[Variant]:
    """The hand in every place of the auction."""
    seats = situation.rules.seats
    found = []
    for place in range(seats):
        words = {0: _("First to speak"), seats - 1: _("Dealer, the last")}.get(place, _("Number {place}").format(place=place + 1))
        found.append(Variant(words, partial(moved, situation, place)))
    return found


def score_variants(situation: Situation) -> list[Variant]:
    """The hand at scores that change what a bid is worth."""
    rules = situation.rules
    return [Variant(_scores_words(scores), partial(moved, situation, None, scores)) for scores in other_scores(rules)]


def other_scores(rules: Rules) -> list[tuple[int, ...]]:
    """Even at first, ahead, behind, close to the end on one side or on all."""
    near, half, others = rules.target - 3, rules.target // 2, rules.sides - 1
    return [
        (0,) * rules.sides,
        (near, *(half,) * others),
        (half, *(near,) * others),
        (near,) * rules.sides,
        (-4, *(half,) * others),
        (half, rules.target - 1, *(half,) * (others - 1)),
    ]


def _scores_words(scores: Sequence[int]) -> str:
    return _("You {own}, they {others}").format(own=number(scores[0]), others=listing([number(score) for score in scores[1:]]))


def card_variants(situation: Situation) -> list[Variant]:
    """The hand at tables where the others hold other cards, and so call otherwise."""
    return [Variant(_("Other cards {number}").format(number=place + 1), partial(redealt, situation, place)) for place in range(_OTHERS)]


def redealt(situation: Situation, seed: int) -> Situation:
    """Other cards around the hand, and the calls that go with them; the calls as they were where the auction would end before its turn."""
    from msgspec.structs import replace

    called = with_book_calls(surrounded(replace(situation, calls=()), f"redealt/{seed}"))
    return called or surrounded(situation, f"redealt/{seed}")


KINDS: dict[str, Callable[[Situation], list[Variant]]] = {"seats": seat_variants, "scores": score_variants, "cards": card_variants}


class VariantsPage(Part):
    """The lines of one kind, worked out one after the other."""

    def __init__(self, desk: Desk, box: Box, kind: str) -> None:
        super().__init__(desk, box)
        self.kind = kind
        self.variants = KINDS[kind](desk.question.situation)
        self._picture: Picture | None = None
        self._made: dict[int, Situation] = {}

    def build(self) -> None:
        x, y, w, h = self.box
        self._picture = Picture(self.desk.context, (x, y, w - _BUTTON - 8, h), self._paint)
        step = self._step(h)
        for place, _variant in enumerate(self.variants):
            box = (x + w - _BUTTON, y + _HEAD + place * step + 2, _BUTTON, step - 4)
            tip = _("Practise this one")
            self.desk.add(f"try-{place + 1}", widgets.button(self.desk.context.manager, box, _("Try"), "paper_plain", size="S", tip=tip,
                                                            command=partial(self._take, place)))

    def refresh(self) -> None:
        if self._picture is not None:
            self._picture.repaint()

    def _step(self, height: float) -> float:
        return min(38.0, (height - _HEAD - _AXIS) / len(self.variants))

    def _situation(self, place: int) -> Situation:
        if place not in self._made:
            self._made[place] = self.variants[place].make()
        return self._made[place]

    def _take(self, place: int) -> None:
        self.desk.take(partial(self._situation, place), self.variants[place].label)

    def _answers(self) -> list[Estimate | None]:
        return [self.desk.estimate((self.kind, place), partial(self._view, place)) for place in range(len(self.variants))]

    def _view(self, place: int) -> View:
        return view_of(self._situation(place))

    def _paint(self, painter: Painter, width: float, height: float) -> None:
        answers = self._answers()
        best = [answer.best() if answer is not None else None for answer in answers]
        step, labels = self._step(height), [self._label(place) for place in range(len(self.variants))]
        wins, left = width, 20 + max(painter.fonts.width(text, "S", True) for text in labels)
        painter.text(_("best call"), left, 14, "S", INK_SOFT)
        painter.text(_("wins game"), wins, 14, "S", INK_SOFT, align="r")
        scale = self._scale([worth for worth in best if worth is not None], left + _CALL + 16, wins - 64)
        grid(painter, scale, _HEAD, _HEAD + step * len(self.variants), 4)
        for place, text in enumerate(labels):
            y = _HEAD + (place + 0.5) * step
            painter.text(text, 0, y, "S", INK, self._is_here(place))
            if (worth := best[place]) is not None:
                painter.rich(call_parts(worth), left, y)
                whisker(painter, scale, y, 100 * worth.win, 100 * SURE * worth.win_se, r=5.5)
                painter.text(percent(worth.win), wins, y, "M", INK, True, "r")

    def _label(self, place: int) -> str:
        words = self.variants[place].label
        if self.kind != "cards" or place not in self._made:
            return words
        return calls_words(self._made[place], self.desk.question.people) or words

    def _is_here(self, place: int) -> bool:
        """Is this line the hand as it was asked?"""
        now = self.desk.question.situation
        if self.kind == "seats":
            return place == now.speaks
        return self.kind == "scores" and other_scores(now.rules)[place] == now.scores

    def _scale(self, worths: list[Worth], start: float, end: float) -> Scale:
        if not worths:
            return Scale(0, 100, start, end)
        low = min(100 * (worth.win - SURE * worth.win_se) for worth in worths)
        high = max(100 * (worth.win + SURE * worth.win_se) for worth in worths)
        return round_scale(low, high, start, end, 4, 10.0)


def calls_words(situation: Situation, people: People) -> str:
    """What was called before the hand's turn, as far as it matters: the highest bid; "" where nobody has spoken."""
    if not situation.calls:
        return ""
    bid = max(call or 0 for call in situation.calls)
    if not bid:
        return _("Nobody bids")
    seat = (situation.dealer + 1 + situation.calls.index(bid)) % situation.rules.seats
    return _("{name} bids {bid}").format(name=people.shortened(_LETTERS).names[seat], bid=bid)


def call_parts(worth: Worth) -> list[rich.Part]:
    """ "4 ♠" or "Pass"."""
    if worth.bid is None:
        return [rich.Text(_("Pass"), "M", INK, True)]
    return [rich.Text(str(worth.bid), "M", INK, True), rich.Gap(5), rich.Suit(worth.trump or "", 18)]
