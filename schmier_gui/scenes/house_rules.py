"""Every house rule in plain words, a chapter at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from gettext import gettext as _
from typing import Any

import pygame
import pygame_gui
from pygame_gui.elements import UITextEntryLine

from schmier_gui.engine.rules import Rules
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.room import paint_plain_room
from schmier_gui.gfx.theme import BRASS, IVORY, MUTED
from schmier_gui.scenes.confirm import ask
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.form import FormScene
from schmier_gui.scenes.page import USUAL_WIDTH
from schmier_gui.scenes.radio import Radio
from schmier_gui.scenes.rule_sets import clean_title, save_set
from schmier_gui.scenes.rule_words import CHAPTERS, Option, changed, chapter_title, idle, option, options_of, why_not
from schmier_gui.scenes.words import game_name
from schmier_gui.store.settings import NAME_LENGTH

WIDTH = 1088.0
_TABS = 240.0
_NARROW = 664.0
_ACROSS = 3  # tabs in a row on a narrow page, over the choices
_TOP = 136.0
_TITLE = 36.0
_CHOICE = 40.0
_GAP = 20.0


class HouseRulesScene(FormScene):
    """`done(rules)` gets the rules as they stand when the screen is left."""

    narrowest = _NARROW + 64
    sticks = 80.0

    def __init__(self, context: Context, rules: Rules, done: Callable[[Rules], None]) -> None:
        super().__init__(context)
        self.rules, self._done = rules, done
        self.chapter = next(iter(self._chapters()))
        self.title = ""

    @property
    def x(self) -> float:
        return (self.context.viewport.LW - self._width) / 2

    @property
    def y(self) -> float:
        return (self.context.viewport.LH - self._height) / 2

    def least_height(self, width: float) -> float:
        return 800 if width >= USUAL_WIDTH - 1 else self._narrow_height()

    @property
    def _height(self) -> float:
        return self._narrow_height() if self.narrow else 800

    def _narrow_height(self) -> float:
        """The same for every chapter."""
        return _TOP + self._tab_rows * 64 + 16 + max(self._long(chapter) for chapter in self._chapters()) + 176

    @property
    def _tab_rows(self) -> int:
        return -(-len(self._chapters()) // _ACROSS)

    @property
    def _width(self) -> float:
        return _NARROW if self.narrow else WIDTH

    @property
    def _pane(self) -> tuple[float, float, float]:
        """Left, top and width of the choices."""
        if self.narrow:
            return self.x, self.y + _TOP + self._tab_rows * 64 + 16, _NARROW
        return self.x + _TABS + 32, self.y + _TOP, WIDTH - _TABS - 32

    def _tab(self, place: int) -> widgets.Box:
        if not self.narrow:
            return self.x, self.y + _TOP + 64 * place, _TABS, 56
        row, column = divmod(place, _ACROSS)
        width = (_NARROW - 8 * (_ACROSS - 1)) / _ACROSS
        return self.x + column * (width + 8), self.y + _TOP + 64 * row, width, 56

    def build(self) -> None:
        gui = self.context.manager
        for place, chapter in enumerate(self._chapters()):
            box = self._tab(place)
            tab = widgets.button(gui, box, chapter_title(chapter), "plain", align="l", command=partial(self._open, chapter))
            if chapter == self.chapter:
                tab.select()  # type: ignore[no-untyped-call]
            self.add(f"chapter-{chapter}", tab)
        for y, name in self._places():
            self._option(option(name, self.rules), y)
        self._bottom_row()

    def start(self) -> str:
        return "done"

    def back(self) -> None:
        """Whatever was chosen holds."""
        self.context.stack.pop()
        self._done(self.rules)

    def on_event(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED:
            self.title = event.text
            self._allow_save()
        elif event.type == pygame_gui.UI_TEXT_ENTRY_FINISHED and clean_title(self.title):
            self._save()

    def paint(self, painter: Painter) -> None:
        paint_plain_room(painter.surface)
        heading = _("House rules of {game}").format(game=game_name(self.rules.game))
        painter.text(heading, self.x, self.y + 72, "L", IVORY, True)
        painter.line(self.x, self.y + 104, self.x + self._width, self.y + 104, BRASS, 2)
        for place, name in self._places():
            self._paint_title(painter, option(name, self.rules), place)
        painter.text(_("Save these rules as"), self.x, self._saving - 14, "S", MUTED)

    def _chapters(self) -> list[str]:
        return [chapter for chapter in CHAPTERS if options_of(chapter, self.rules.game)]

    def _places(self) -> list[tuple[float, str]]:
        """The options of the chapter and how far down each begins."""
        y, found = self._pane[1], []
        for name in options_of(self.chapter, self.rules.game):
            found.append((y, name))
            y += _TITLE + _CHOICE * len(option(name, self.rules).choices) + _GAP
        return found

    def _long(self, chapter: str) -> float:
        """How high the options of a chapter are."""
        counts = [len(option(name, self.rules).choices) for name in options_of(chapter, self.rules.game)]
        return sum(_TITLE + _CHOICE * count + _GAP for count in counts)

    def _option(self, shown: Option, y: float) -> None:
        (x, _top, room), unused = self._pane, idle(self.rules, shown.name)
        for place, choice in enumerate(shown.choices):
            box = self.context.viewport.rect(x, y + _TITLE + place * _CHOICE, room, _CHOICE - 4)
            on = getattr(self.rules, shown.name) == choice.value
            radio = Radio(self.context.manager, box, choice.text, on, partial(self._choose, shown.name, choice.value))
            if not on and (unused or why_not(self.rules, shown.name, choice.value)):
                radio.disable()  # type: ignore[no-untyped-call]
            self.add(f"rule-{shown.name.replace('_', '-')}-{str(choice.value).lower().replace('_', '-')}", radio)

    def _paint_title(self, painter: Painter, shown: Option, y: float) -> None:
        x, _top, pane = self._pane
        width = painter.text(shown.title, x, y + 14, "M", IVORY, True)
        reasons = (why_not(self.rules, shown.name, choice.value) for choice in shown.choices)
        reason = idle(self.rules, shown.name) or next((r for r in reasons if r), None)
        if reason:
            room = pane - width - 16
            size = painter.fonts.snug(reason, "S", False, room)
            painter.text(painter.fonts.fit(reason, size, False, room), x + width + 16, y + 14, size, MUTED)

    def _bottom_row(self) -> None:
        gui, y = self.context.manager, self._saving
        entry = widgets.entry(gui, (self.x, y, 224, 48), self.title, limit=NAME_LENGTH)
        self.add("rule-set-name", entry)
        self.add("rule-set-save", widgets.button(gui, (self.x + 232, y, 104, 48), _("Save"), "plain", command=self._save))
        right, y = self.x + self._width, self.y + self._height - 72
        usual = widgets.button(gui, (right - 424, y, 216, 48), _("The usual rules"), "plain", command=self._reset)
        if not self.rules.on_disk():
            usual.disable()  # type: ignore[no-untyped-call]
        self.add("rules-usual", usual)
        self.add("done", widgets.button(gui, (right - 192, y, 192, 48), _("Done"), "primary", command=self.back))
        self._allow_save()

    @property
    def _saving(self) -> float:
        """Where the name for these rules is typed; on a narrow page over the other buttons."""
        return self.y + self._height - (144 if self.narrow else 72)

    def _allow_save(self) -> None:
        button = self.element("rule-set-save")
        if clean_title(self.title):
            button.enable()  # type: ignore[no-untyped-call]
        else:
            button.disable()  # type: ignore[no-untyped-call]

    def _open(self, chapter: str) -> None:
        self.chapter = chapter
        self.rebuild()

    def _choose(self, name: str, value: Any) -> None:
        self.rules = changed(self.rules, name, value)
        self.rebuild()

    def _reset(self) -> None:
        self.rules = Rules(game=self.rules.game)
        self.rebuild()

    def _save(self) -> None:
        title = clean_title(self.title)
        if not title:
            return
        if title not in self.context.settings.rule_sets:
            self._save_as(title)
            return
        heading, words = _("Replace this rule set?"), _("There is a rule set called {name} already.").format(name=title)
        ask(self.context, heading, words, _("Replace it"), partial(self._save_as, title))

    def _save_as(self, title: str) -> None:
        save_set(self.context.settings, title, self.rules)
        self.context.save_settings()
        self.title = ""
        entry = self._named.get("rule-set-name")
        if isinstance(entry, UITextEntryLine):
            entry.set_text("")
            self._allow_save()
