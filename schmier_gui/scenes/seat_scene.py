"""The panel of one seat: who sits there, how well they play, and in what way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from gettext import gettext as _

import pygame
import pygame_gui
from msgspec.structs import replace

from schmier_gui.ai.characters import CHARACTERS, character
from schmier_gui.ai.profile import Profile
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK, INK_SOFT, IVORY, SIDE, SIDE_DARK
from schmier_gui.scenes.character_tile import CharacterTile
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.seat_cells import profile_title
from schmier_gui.scenes.setup import Setup, clean_names, offered_profiles
from schmier_gui.scenes.ways import Way, ways
from schmier_gui.store.settings import NAME_LENGTH
from schmier_gui.table.seating import portraits

TILE, HIGH, GAP, ACROSS = 120.0, 142.0, 8.0, 4
TOP, GUTTER = 108.0, 48.0
STRENGTHS, WAYS, WAY = 120.0, 268.0, 74.0
BUTTON = 44.0
WIDE, NARROW, HEIGHT = 1088.0, 600.0, 736.0


class SeatScene(PanelScene):
    """`done(setup)` gets the set-up as it stands when the panel is left."""

    width = WIDE
    height = HEIGHT

    def __init__(self, context: Context, setup: Setup, seat: int, done: Callable[[Setup], None]) -> None:
        super().__init__(context)
        self.setup, self.seat, self._before, self._done = setup, seat, setup.names[seat], done

    @property
    def player(self) -> Profile:
        """The computer player as it stands."""
        return self.setup.profile(self.seat)

    def fit(self, room: float) -> None:
        self.beside = room >= WIDE
        self.width = WIDE if self.beside else NARROW
        self.height = HEIGHT if self.beside else TOP + self._tiles + GUTTER + WAYS + len(ways()) * WAY + 24 + 56 + 48

    @property
    def _tiles(self) -> float:
        """How high all the characters are."""
        return -(-len(CHARACTERS) // ACROSS) * (HIGH + GAP)

    @property
    def _second(self) -> float:
        return self.left + ACROSS * (TILE + GAP) - GAP + GUTTER if self.beside else self.left

    @property
    def _top(self) -> float:
        """Where the player begins, beside the characters or below them."""
        return self.y + TOP + (0 if self.beside else self._tiles + GUTTER)

    def build(self) -> None:
        gui, top = self.context.manager, self.y + TOP
        for place, who in enumerate(CHARACTERS):
            row, column = divmod(place, ACROSS)
            box = (self.left + column * (TILE + GAP), top + row * (HIGH + GAP), TILE, HIGH)
            tile = CharacterTile(gui, box, who, self._side_of(who.name), partial(self._sit_down, who.name, who.player))
            if who is character(self.setup.names[self.seat]):
                tile.select()  # type: ignore[no-untyped-call]
            self.add(f"character-{who.picture}", tile)
        top = self._top
        box = (self._second + 108, top, self.right - self._second - 108, BUTTON)
        self.add(f"name-{self.seat}", widgets.entry(gui, box, self.setup.names[self.seat], paper=True, limit=NAME_LENGTH))
        self._build_strengths(top + STRENGTHS + 26)
        for place, way in enumerate(ways()):
            self._build_way(way, top + WAYS + place * WAY + 30)
        box = (self.right - 184, self.bottom - 56, 184, 56)
        self.add("done", widgets.button(gui, box, _("Done"), "paper_primary", command=self.back))

    def start(self) -> str:
        return "done"

    def back(self) -> None:
        """Whatever was chosen holds; a seat without a name keeps the one it had."""
        names = list(self.setup.names)
        if not names[self.seat].strip():
            names[self.seat] = self._before
        names[self.seat] = clean_names(tuple(names), self.setup.rules.game)[self.seat]
        self.context.stack.pop()
        self._done(replace(self.setup, names=tuple(names)))

    def on_event(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED:
            names = (*self.setup.names[: self.seat], event.text, *self.setup.names[self.seat + 1 :])
            self.setup = replace(self.setup, names=names)
            self._mark()
            self.repaint()

    def write(self, painter: Painter) -> None:
        top, x, rules = self._top, self._second, self.setup.rules
        painter.text(_("Who sits here?"), self.left, self.y + 64, "L", INK, True)
        partner = self.seat in self.setup.seats_of("partner")
        painter.text(_("Your partner") if partner else _("An opponent"), self.right, self.y + 64, "M", INK_SOFT, align="r")
        hint = _("Choose someone with a sign to swap chairs.")
        room = ACROSS * (TILE + GAP) if self.beside else self.right - 184 - 16 - self.left
        painter.para(hint, self.left, self.bottom - (28 if self.beside else 40), room, "S", INK_SOFT)
        side = rules.side(self.seat)
        painter.disc(x + 44, top + 44, 46, SIDE_DARK[side])
        painter.portrait(portraits(self.setup.names)[self.seat], x + 44, top + 44, 43)
        painter.shape(side, x + 78, top + 78, 24, SIDE[side], outline=IVORY, outline_width=3)
        temper = self.setup.temper(self.seat) or _("Plays as you say below")
        painter.text(painter.fonts.fit(temper, "M", False, self.right - x - 108), x + 108, top + 70, "M", INK, italic=True)
        painter.text(_("How well they play"), x, top + STRENGTHS + 10, "S", INK_SOFT)
        for place, way in enumerate(ways()):
            value, y = getattr(self.player, way.field), top + WAYS + place * WAY + 10
            painter.text(way.title, x, y, "S", INK_SOFT)
            painter.text(way.words(value), self.right, y, "S", INK, align="r")

    def _side_of(self, name: str) -> int | None:
        """The side of the seat where the one of this name sits."""
        seats = (seat for seat, other in enumerate(self.setup.names) if seat and other.casefold() == name.casefold())
        return next((self.setup.rules.side(seat) for seat in seats), None)

    def _build_strengths(self, y: float) -> None:
        across, room = 3, self.right - self._second
        width = (room - (across - 1) * GAP) / across
        for place, strength in enumerate(offered_profiles()):
            row, column = divmod(place, across)
            box = (self._second + column * (width + GAP), y + row * (BUTTON + GAP), width, BUTTON)
            command = partial(self._change, "profile", strength)
            title = profile_title(strength)
            self.add(f"strength-{strength}", widgets.button(self.context.manager, box, title, "paper_plain", command=command))
        self._mark()

    def _build_way(self, way: Way, y: float) -> None:
        def move(value: float) -> None:
            self._change(way.field, way.values[round(value)])

        now, last = way.step(getattr(self.player, way.field)), len(way.values) - 1
        box = (self._second, y, self.right - self._second, 28.0)
        self.add(way.field, widgets.slider(self.context.manager, box, now, 0, last, paper=True, changed=move))

    def _change(self, field: str, value: str | float) -> None:
        player = replace(self.player, **{field: value})
        self.setup = self.setup.with_player(self.seat, self.setup.names[self.seat], player)
        self._mark()
        self.repaint()

    def _sit_down(self, name: str, player: Profile) -> None:
        self.setup = self.setup.with_player(self.seat, name, player)
        self.rebuild()

    def _mark(self) -> None:
        """Show which strength, and which character, it is, and who else sits at the table."""
        who = character(self.setup.names[self.seat])
        on = {f"strength-{self.player.profile}", f"character-{who.picture}" if who else ""}
        for name, element in self._named.items():
            if name.startswith(("strength-", "character-")):
                element.select() if name in on else element.unselect()  # type: ignore[attr-defined]
            if isinstance(element, CharacterTile):
                element.sit(self._side_of(element.who.name))
