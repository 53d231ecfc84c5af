"""Are the deals fair? What every seat was dealt beside what chance allows, how deals are made, and the person's own word in them."""

from __future__ import annotations

from functools import partial
from gettext import gettext as _
from gettext import ngettext

import pygame
import pygame_gui

from schmier_gui.engine.cards import Game
from schmier_gui.gfx import widgets
from schmier_gui.gfx.chart import GRID, Scale
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS, BRASS_LIGHT, INK, INK_SOFT, IVORY, MUTED, RED, mix
from schmier_gui.scenes.chart_page import heading, nothing
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.counting_page import CountingPage
from schmier_gui.scenes.setup import clean_word
from schmier_gui.scenes.words import game_name
from schmier_gui.store.history import DatabaseError, Fairness, Held
from schmier_gui.store.settings import WORD_LENGTH

_STRIP, _ENTRY = 108.0, 300.0
_UNDER = 88.0  # on a narrow page the entry stands under the words
_BUTTONS = 84.0  # and the buttons under the heading
_BAND = mix(IVORY, BRASS, 0.42)


class TrustScene(CountingPage):
    """`found` is what the deals of `game` come to, None where the history can't be used."""

    top = 124.0
    narrow_top = 208.0
    foot = 24.0 + _STRIP
    narrow_foot = 24.0 + _STRIP + _UNDER

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.game: Game = context.settings.last_game
        self.found: Fairness | None = None
        self.problem = ""
        self._word = context.settings.word

    def count(self) -> None:
        try:
            self.found, self.problem = self.context.chronicle.history.fairness(self.game), self.context.chronicle.problem
        except DatabaseError as error:
            self.found, self.problem = None, str(error)

    def leave(self) -> None:
        if self._word != self.context.settings.word:
            self.context.settings.word = self._word
            self.context.save_settings()
        super().leave()

    # -- the screen

    def build(self) -> None:
        gui, y = self.context.manager, self.y + 40 + (_BUTTONS if self.narrow else 0)
        x = self.right - 152
        self.add("back", widgets.button(gui, (x, y, 152, 56), _("Back"), "primary", command=self.back))
        games: tuple[Game, ...] = ("smear", "schmier")
        for game in games:
            x -= 144
            button = widgets.button(gui, (x, y, 136, 56), game_name(game), "plain", command=partial(self._choose, game))
            if game == self.game:
                button.select()  # type: ignore[no-untyped-call]
            self.add(f"game-{game}", button)
        for place in range(4):
            self.chart(place, partial(self._paint_chart, place))
        box = (self._entry, self.y + self.high - _STRIP + 24, _ENTRY, 44.0)
        self.add("word", widgets.entry(gui, box, self._word, limit=WORD_LENGTH))

    def start(self) -> str:
        return "back"

    def paint(self, painter: Painter) -> None:
        self.paint_sheets(painter)
        painter.text(_("Are the deals fair?"), self.left, self.y + 56, "L", IVORY, True)
        room = self.page_width - (0 if self.narrow else 152 + 2 * 144 + 24)
        pitch = painter.fonts.em("S") * 1.3
        lines = painter.fonts.wrap(self._says(), "S", room)[:2]
        for place, line in enumerate(lines):
            painter.text(line, self.left, self.y + 92 + place * pitch, "S", MUTED)
        self._paint_strip(painter)

    def _paint_strip(self, painter: Painter) -> None:
        y = self.y + self.high - _STRIP
        painter.text(_("Your word in new seeds"), self._entry, y + 8, "S", MUTED)
        words = _(
            "The deals of a game follow from one seed: 128 random bits of your system, and your word. Its SHA-256 stands in the menu all "
            "through the game, the seed itself at its end. Trump here is each suit in turn: whoever names it names what they hold."
        )
        room = self.page_width - (0 if self.narrow else _ENTRY + 40)
        painter.para(words, self.left, y + 8 - (_UNDER + 4 if self.narrow else 0), room, "S", MUTED, 1.3)

    @property
    def _entry(self) -> float:
        """The left edge of the entry."""
        return self.left if self.narrow else self.right - _ENTRY

    def _says(self) -> str:
        if self.reading:
            return self.reading
        if self.found is None or self.problem:
            return self.problem
        if not self.found.deals:
            return _("No deal has been played yet.")
        return verdict(self.found)

    def _paint_chart(self, place: int, painter: Painter, width: float, height: float) -> None:
        if self.found is None:
            nothing(painter, width, height, self.problem)
            return
        paint_held(painter, width, height, self.found, self.found.held[place])

    def _choose(self, game: Game) -> None:
        self.game = game
        self.count()
        self.rebuild()

    def on_event(self, event: pygame.event.Event) -> None:
        if event.type in (pygame_gui.UI_TEXT_ENTRY_CHANGED, pygame_gui.UI_TEXT_ENTRY_FINISHED):
            self._word = clean_word(event.text)


def verdict(found: Fairness) -> str:
    """How many counts lie where chance alone would hardly take them."""
    deals = ngettext("{count} deal", "{count} deals", found.deals).format(count=found.deals)
    if not found.outside:
        words = _("{deals}: all {numbers} counts lie within what chance allows in 99 cases of 100")
        return words.format(deals=deals, numbers=found.numbers)
    words = ngettext(
        "{deals}: {outside} of {numbers} counts lies beyond what chance allows in 99 cases of 100; chance alone puts one of 100 there",
        "{deals}: {outside} of {numbers} counts lie beyond what chance allows in 99 cases of 100; chance alone puts one of 100 there",
        found.outside,
    )
    return words.format(deals=deals, outside=found.outside, numbers=found.numbers)


def kind_title(game: Game, kind: str) -> str:
    """What is counted."""
    return {
        "trumps": _("Trumps"),
        "aces": _("Aces"),
        "bowers": _("Bowers") if game == "schmier" else _("Jack of trump"),
        "joker": _("Joker"),
        "tens": _("Tens"),
    }[kind]


def seat_titles(seats: int) -> tuple[str, ...]:
    """The seats as the person sees them, clockwise."""
    if seats == 4:
        return _("You"), _("Left of you"), _("Opposite"), _("Right of you")
    return _("You"), _("Left of you"), _("Second left"), _("Opposite"), _("Second right"), _("Right of you")


def paint_held(painter: Painter, width: float, height: float, found: Fairness, held: Held) -> None:
    """A line for each seat: the reach of chance as a band, what was dealt as a disc."""
    top = heading(painter, kind_title(found.game, held.kind), _("dealt to each seat; the band: what chance allows"))
    if not found.deals:
        nothing(painter, width, height, _("The counts appear with your first deal."))
        return
    titles = seat_titles(len(held.counts))
    label = max(painter.fonts.width(title, "S") for title in titles) + 16
    numbers = painter.fonts.width("88888", "S", True) + 12
    far = max(2 * held.reach, *(abs(count - held.mean) * 1.1 for count in held.counts))
    scale = Scale(held.mean - far, held.mean + far, label, width - numbers)
    step = (height - top) / len(titles)
    left, right, middle = (scale.at(held.mean + by) for by in (-held.reach, held.reach, 0))
    painter.rect(left, top, right - left, height - top, 4, _BAND)
    for seat in range(len(titles)):
        painter.line(scale.start, top + (seat + 0.5) * step, scale.end, top + (seat + 0.5) * step, GRID, 1)
    painter.line(middle, top, middle, height, INK_SOFT, 1.5)
    for seat, (title, count) in enumerate(zip(titles, held.counts, strict=True)):
        y, beyond = top + (seat + 0.5) * step, abs(count - held.mean) > held.reach
        painter.text(title, 0, y, "S", INK, seat == 0)
        painter.disc(scale.at(count), y, 7.5, INK)
        painter.disc(scale.at(count), y, 5.5, RED if beyond else BRASS_LIGHT)
        painter.text(str(count), width, y, "S", RED if beyond else INK, True, "r")
