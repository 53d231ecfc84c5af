"""What the person likes: cards and cloth, how fast, how loud, how large. Every change is saved and seen at once."""

from __future__ import annotations

from functools import partial
from gettext import gettext as _
from typing import Any, NamedTuple

from schmier_gui.gfx import widgets
from schmier_gui.gfx.buttons import Button
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import BRASS_DARK, CLOTHS, INK, INK_SOFT, IVORY, WOOD_DARK, mix
from schmier_gui.scenes.confirm import ask
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.people_scene import PeopleScene
from schmier_gui.store.settings import Settings

COLUMN, GUTTER, GAP = 500.0, 40.0, 8.0
TOP, HEADING, LABEL, BUTTON, AFTER, SWITCH = 96.0, 40.0, 26.0, 44.0, 12.0, 41.0
PREVIEW, CARD = 118.0, (68.0, 95.0)
WIDE, HEIGHT, LAST = 2 * COLUMN + GUTTER + 96, 776.0, 56.0
SHOWN = ("AS", "JD", "QH", "back")
STYLED = ("deck", "back", "cloth")


class Row(NamedTuple):
    """A setting: `values` to choose from in rows of `across`; a switch where there are none, between `states`."""

    field: str
    label: str
    values: tuple[tuple[str, str], ...] = ()
    across: int = 4
    states: tuple[Any, Any] = (False, True)

    @property
    def height(self) -> float:
        """How much room it takes, with the space after it."""
        lines = -(-len(self.values) // self.across)
        return LABEL + lines * (BUTTON + GAP) - GAP + AFTER if lines else SWITCH


def card_rows() -> list[Row]:
    """What cards and table look like."""
    decks = (("standard", _("Standard")), ("four-colour", _("Four colours")), ("large-index", _("Large index")),
             ("high-contrast", _("High contrast")))
    return [
        Row("deck", _("Deck"), decks, 2),
        Row("back", _("Back"), (("quilt", _("Star quilt")), ("fans", _("Green fans"))), 2),
        Row("cloth", _("Cloth"), (("green", _("Green")), ("blue", _("Blue")), ("wine", _("Wine"))), 3),
        Row("text_size", _("Text size in per cent"), tuple((str(size), str(size)) for size in (100, 115, 130, 150, 175)), 5),
    ]


def motion_rows() -> list[Row]:
    """How things move."""
    speeds = (("relaxed", _("Relaxed")), ("normal", _("Normal")), ("fast", _("Fast")), ("instant", _("Instant")))
    return [
        Row("speed", _("How fast the cards move"), speeds),
        Row("trick_hold", _("A finished trick waits until I click"), states=("timed", "click")),
        Row("reduced_motion", _("Reduced motion: cards fade in place")),
        Row("hints", _("Hints, and a review after each deal")),
        Row("take_backs", _("Choices may be taken back in their deal")),
        Row("claims", _("Offer to end a deal once the rest is sure")),
        Row("ask_first", _("Ask before something is given up or replaced")),
    ]


def room_rows() -> list[Row]:
    """Sounds and window."""
    return [
        Row("sound", _("How loud it is"), (("off", _("Off")), ("low", _("Low")), ("medium", _("Medium")), ("high", _("High")))),
        Row("fullscreen", _("Fullscreen (F11)")),
    ]


def all_rows() -> list[Row]:
    """Everything that can be set here."""
    return [*card_rows(), *motion_rows(), *room_rows()]


def name_of(field: str, value: str = "") -> str:
    """The control of a switch, or of a value to choose."""
    return "-".join(filter(None, (field.replace("_", "-"), value)))


class SettingsScene(PanelScene):
    """Cards and table on the left, everything else on the right; on a narrow page one below the other."""

    width = WIDE
    height = HEIGHT

    def fit(self, room: float) -> None:
        self.wide = room >= WIDE
        self.width, self.height = WIDE if self.wide else COLUMN + 96, HEIGHT
        if not self.wide:
            row, _x, y = self._places()[-1]
            self.height = y + row.height + AFTER + LAST + 24 + LAST + 48 - self.y

    def build(self) -> None:
        for row, x, y in self._places():
            if row.values:
                self._choices(row, x, y)
            else:
                self._switch(row, x, y)
        gui, y = self.context.manager, self.bottom - LAST
        people = (self._second, y, 292, LAST) if self.wide else (self.left, y - 24 - LAST, COLUMN, LAST)
        reset = widgets.button(gui, (self.left - 8, y, 260, LAST), _("Reset to defaults"), "paper_ghost", align="l", inset=8, bold=False,
                               command=self._ask_to_reset)
        others = widgets.button(gui, people, _("The other players"), "paper_plain", command=self._open_people)
        for name, button in (("settings-reset", reset), ("settings-people", others))[:: 1 if self.wide else -1]:
            self.add(name, button)
        self.add("back", widgets.button(gui, (self.right - 184, y, 184, LAST), _("Back"), "paper_primary", command=self.back))

    def start(self) -> str:
        return "back"

    def write(self, painter: Painter) -> None:
        painter.text(_("Settings"), self.left, self.y + 60, "L", INK, True)
        for text, x, y in self._headings():
            painter.text(text, x, y + 14, "M", INK, True)
            painter.line(x, y + 31, x + COLUMN, y + 31, mix(IVORY, BRASS_DARK, 0.5), 1)
        for row, x, y in self._places():
            if row.values:
                painter.text(row.label, x, y + 11, "S", INK_SOFT)
        self._paint_preview(painter, self.left, self.y + TOP + HEADING + GAP)

    # where everything is

    @property
    def _second(self) -> float:
        return self.left + COLUMN + GUTTER if self.wide else self.left

    def _headings(self) -> list[tuple[str, float, float]]:
        top = play = self.y + TOP
        if not self.wide:
            play += HEADING + GAP + PREVIEW + AFTER + sum(row.height for row in card_rows()) + AFTER
        sound = play + HEADING + GAP + sum(row.height for row in motion_rows()) + AFTER
        return [(_("Cards and table"), self.left, top), (_("Play"), self._second, play), (_("Sound and window"), self._second, sound)]

    def _places(self) -> list[tuple[Row, float, float]]:
        """Every row and where it begins."""
        starts = [y + HEADING + GAP for _text, _x, y in self._headings()]
        starts[0] += PREVIEW + AFTER
        found = []
        for rows, x, start in zip((card_rows(), motion_rows(), room_rows()), (self.left, self._second, self._second), starts, strict=True):
            y = start
            for row in rows:
                found.append((row, x, y))
                y += row.height
        return found

    def _paint_preview(self, painter: Painter, x: float, y: float) -> None:
        """A few cards on the cloth, as they will lie on the table."""
        plain, light, _dark = CLOTHS[self.context.settings.cloth]
        painter.rect(x, y, COLUMN, PREVIEW, 12, WOOD_DARK)
        painter.rect(x + 5, y + 5, COLUMN - 10, PREVIEW - 10, 8, BRASS_DARK)
        painter.rect(x + 6, y + 6, COLUMN - 12, PREVIEW - 12, 7, mix(plain, light, 0.5))
        pitch = CARD[0] + 24
        first = x + COLUMN / 2 - pitch * (len(SHOWN) - 1) / 2
        for place, card in enumerate(SHOWN):
            painter.card(card, first + place * pitch, y + PREVIEW / 2, CARD)

    # its elements

    def _choices(self, row: Row, x: float, y: float) -> None:
        width = (COLUMN - (row.across - 1) * GAP) / row.across
        for place, (value, text) in enumerate(row.values):
            line, column = divmod(place, row.across)
            box = (x + column * (width + GAP), y + LABEL + line * (BUTTON + GAP), width, BUTTON)
            chosen: str | int = int(value) if row.field == "text_size" else value
            button = widgets.button(self.context.manager, box, text, "paper_plain", command=partial(self._set, row.field, chosen))
            self.add(name_of(row.field, value), button)
        self._mark(row.field)

    def _switch(self, row: Row, x: float, y: float) -> None:
        on = getattr(self.context.settings, row.field) == row.states[True]
        box = (x, y, COLUMN, 40)
        switch = widgets.checkbox(self.context.manager, box, row.label, on, paper=True, changed=partial(self._turn, row))
        self.add(name_of(row.field), switch)

    # what they do

    def _turn(self, row: Row, on: bool) -> None:
        self._set(row.field, row.states[on])

    def _set(self, field: str, value: Any) -> None:
        if self._now(field) == value:
            return
        if field == "speed":
            self.context.speed_override = None
        setattr(self.context.settings, field, value)
        self.context.save_settings()
        if field == "text_size":
            self.context.set_text_size(value)
            return
        if field in STYLED:
            self.context.restyle()
        elif field == "sound":
            self.context.sounds.sample("card")
        self._mark(field)
        self.repaint()

    def _now(self, field: str) -> Any:
        """What is in force."""
        return self.context.speed if field == "speed" else getattr(self.context.settings, field)

    def _mark(self, field: str) -> None:
        """Show which value is chosen. (Making every element anew would take longer and leave its pictures behind for a while.)"""
        for row in all_rows():
            for value, _text in row.values if row.field == field else ():
                button = self.element(name_of(field, value))
                if not isinstance(button, Button):
                    continue
                if value == str(self._now(field)):
                    button.select()  # type: ignore[no-untyped-call]
                else:
                    button.unselect()  # type: ignore[no-untyped-call]

    def _open_people(self) -> None:
        self.context.stack.push(PeopleScene(self.context))

    def _ask_to_reset(self) -> None:
        words = _("Everything on this screen is set as it was at first. Games, house rules and names stay.")
        ask(self.context, _("Reset the settings?"), words, _("Reset"), self._reset)

    def _reset(self) -> None:
        usual, self.context.speed_override = Settings(), None
        for row in all_rows():
            setattr(self.context.settings, row.field, getattr(usual, row.field))
        self.context.save_settings()
        self.context.restyle()
        self.context.set_text_size(self.context.settings.text_size)
