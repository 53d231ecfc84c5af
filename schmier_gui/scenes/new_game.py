"""Where a game is set up. Whoever just wants to play presses Start."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from gettext import gettext as _
from gettext import ngettext

import pygame
import pygame_gui
from msgspec.structs import replace

from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.session import Session
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.room import paint_plain_room
from schmier_gui.gfx.theme import BRASS, BRASS_LIGHT, IVORY, MUTED, Size
from schmier_gui.scenes.confirm import ask
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.house_rules import HouseRulesScene
from schmier_gui.scenes.new_game_page import COLUMN, NewGamePage
from schmier_gui.scenes.rule_sets import NamedRules, delete_set, find, rule_sets
from schmier_gui.scenes.rule_words import changed, differences
from schmier_gui.scenes.rules_scene import RulesScene
from schmier_gui.scenes.seat_cells import Cell, SeatButton, Sitter, cells, paint_face, paint_sides, profile_title
from schmier_gui.scenes.seat_scene import SeatScene
from schmier_gui.scenes.setup import (
    ROLES,
    Role,
    Setup,
    clean_names,
    last_setup,
    new_session,
    offered_profiles,
    remember,
    why_not_names,
)
from schmier_gui.scenes.words import game_name, score_list
from schmier_gui.store.autosave import load_unfinished
from schmier_gui.store.settings import NAME_LENGTH, Strength
from schmier_gui.table.seating import portraits

OFFERED_TARGETS = range(5, 101)
_GAMES, _RULES, _TARGET, _PLAYERS = 128.0, 256.0, 432.0, 128.0
_STRENGTH, _WIDE = 588.0, 248.0
_FOOT = 704.0
_STEP = 48.0


class NewGameScene(NewGamePage):
    """Begins with the last set-up; `done` of the house rules and every control change `setup`."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.setup = last_setup(context.settings, context.settings.last_game)
        self.problem = ""

    @property
    def rules(self) -> Rules:
        """The rules chosen."""
        return self.setup.rules

    def build(self) -> None:
        self._build_games()
        self._build_rules()
        self._build_target()
        for cell in self._cells():
            self._build_cell(cell)
        for role, x in self._roles():
            self._build_role(role, x)
        gui, y = self.context.manager, self.y + self.down + _FOOT
        back, start = self.foot
        self.add("back", widgets.button(gui, (self.x, y, back, 64), _("Back"), "plain", command=self.back))
        box = (self.x + self.width - start, y, start, 64)
        self.add("start", widgets.button(gui, box, _("Start"), "primary", icon="play", command=self._start))

    def start(self) -> str:
        return "start"

    def on_event(self, event: pygame.event.Event) -> None:
        if event.type in (pygame_gui.UI_TEXT_ENTRY_CHANGED, pygame_gui.UI_TEXT_ENTRY_FINISHED):
            if event.ui_element is self.element("name-0"):
                self.setup = replace(self.setup, names=(event.text, *self.setup.names[1:]))
            if self.problem:
                self._say("")

    def paint(self, painter: Painter) -> None:
        paint_plain_room(painter.surface)
        painter.text(_("New game"), self.x, self.y + 72, "L", IVORY, True)
        painter.line(self.x, self.y + 104, self.x + self.width, self.y + 104, BRASS, 2)
        seats = self.seats
        for text, x, y in (
            (_("House rules"), self.x, self.y + _RULES),
            (_("Points to win"), self.x, self.y + _TARGET),
            (_("Partners share a colour and a sign"), seats[0], seats[1] + _PLAYERS + 8),
        ):
            painter.text(text, x, y, "S", MUTED)
        self._paint_rules(painter)
        middle = self.x + _STEP + 48
        painter.text(str(self.rules.target), middle, self.y + _TARGET + 40, "L", IVORY, True, "c")
        paint_sides(painter, self.rules, seats[0], seats[1] + _PLAYERS + 32)
        person = self._cells()[0]
        paint_face(painter, portraits(self.setup.names)[0], person.side, person.cx, person.cy)
        for role, x in self._roles():
            self._paint_role(painter, role, x)
        if self.problem:
            self._paint_problem(painter)

    def _cells(self) -> list[Cell]:
        return cells(self.rules, self.seats[0], self.seats[1] + _PLAYERS + 32)

    def _roles(self) -> list[tuple[Role, float]]:
        """Partner and opponents, and where the choice of how well they play stands."""
        return [(role, self.seats[0] + place * (_WIDE + 16)) for place, role in enumerate(ROLES)]

    def _build_games(self) -> None:
        games: tuple[tuple[Game, str], ...] = (
            ("schmier", _("Six players, a joker")),
            ("smear", _("Four players, 32 cards")),
        )
        width = (COLUMN - 16) / 2
        for place, (game, sub) in enumerate(games):
            box = (self.x + place * (width + 16), self.y + _GAMES, width, 80)
            button = widgets.button(self.context.manager, box, game_name(game), "plain", sub=sub, align="l",
                                    command=partial(self._choose_game, game))
            if self.rules.game == game:
                button.select()  # type: ignore[no-untyped-call]
            self.add(f"game-{game}", button)

    def _build_rules(self) -> None:
        gui, y = self.context.manager, self.y + _RULES + 16
        sets = rule_sets(self.context.settings, self.rules.game)
        place = find(sets, self.rules)
        self.add("rules-before", widgets.button(gui, (self.x, y, 48, 56), "", "plain", icon="left", command=partial(self._turn, -1)))
        after = (self.x + COLUMN - 48, y, 48, 56)
        self.add("rules-after", widgets.button(gui, after, "", "plain", icon="right", command=partial(self._turn, 1)))
        y = self.y + _RULES + 88
        self.add("rules-change", widgets.button(gui, (self.x, y, 200, 48), _("Change the rules"), "plain", command=self._change))
        self.add("rules-read", widgets.button(gui, (self.x + 208, y, 160, 48), _("Read them"), "plain", command=self._read))
        if place is not None and sets[place].own:
            box = (self.x + COLUMN - 136, y, 136, 48)
            self.add("rules-delete", widgets.button(gui, box, _("Delete"), "ghost", command=partial(self._delete, sets[place])))

    def _build_target(self) -> None:
        gui, y = self.context.manager, self.y + _TARGET + 16
        least, most = OFFERED_TARGETS[0], OFFERED_TARGETS[-1]
        for name, icon, x, by, possible in (
            ("target-less", "minus", self.x, -1, self.rules.target > least),
            ("target-more", "plus", self.x + _STEP + 96, 1, self.rules.target < most),
        ):
            button = widgets.button(gui, (x, y, _STEP, _STEP), "", "plain", icon=icon, command=partial(self._aim, by))
            if not possible:
                button.disable()  # type: ignore[no-untyped-call]
            self.add(name, button)

    def _build_cell(self, cell: Cell) -> None:
        gui, seat = self.context.manager, cell.seat
        if not seat:
            self.add("name-0", widgets.entry(gui, cell.entry, self.setup.names[0], limit=NAME_LENGTH))
            return
        title = profile_title(self.setup.profile(seat).profile)
        sitter = Sitter(portraits(self.setup.names)[seat], self.setup.names[seat], title, self.setup.temper(seat))
        self.add(f"seat-{seat}", SeatButton(gui, cell, sitter, partial(self._open_seat, seat)))

    def _build_role(self, role: Role, x: float) -> None:
        gui, y = self.context.manager, self.seats[1] + _STRENGTH + 16
        for name, icon, left, by in ((f"{role}-weaker", "left", x, -1), (f"{role}-stronger", "right", x + _WIDE - 48, 1)):
            button = widgets.button(gui, (left, y, 48, 48), "", "plain", icon=icon, command=partial(self._strengthen, role, by))
            if not self._stronger(role, by):
                button.disable()  # type: ignore[no-untyped-call]
            self.add(name, button)

    def _paint_role(self, painter: Painter, role: Role, x: float) -> None:
        count = len(self.setup.seats_of(role))
        words = {
            "partner": ngettext("Your partner", "Your partners", count),
            "opponents": ngettext("Your opponent", "Your opponents", count),
        }
        strength = self.setup.strength(role)
        painter.text(words[role], x, self.seats[1] + _STRENGTH, "S", MUTED)
        title = profile_title(strength) if strength else _("Mixed")
        painter.text(title, x + _WIDE / 2, self.seats[1] + _STRENGTH + 40, "M", IVORY, True, "c")

    def _stronger(self, role: Role, by: int) -> Strength | None:
        """The next strength up or down, None past the end; from a mixed company the one that the settings name."""
        now, offered = self.setup.strength(role), offered_profiles()
        if now is None:
            usual: Strength = getattr(self.context.settings, role)
            return usual
        place = offered.index(now) + by
        return offered[place] if 0 <= place < len(offered) else None

    def _paint_rules(self, painter: Painter) -> None:
        sets = rule_sets(self.context.settings, self.rules.game)
        place = find(sets, self.rules)
        title = _("Rules of your own") if place is None else sets[place].title
        painter.text(title, self.x + COLUMN / 2, self.y + _RULES + 44, "M", IVORY, True, "c")
        y, last = self.y + _TARGET + 104, self.y + _FOOT - 40
        pitch = painter.fonts.em("S") * 1.4
        words = differences(changed(self.rules, "target", Rules(game=self.rules.game).target)) or [self._no_difference()]
        lines = [line for text in words for line in painter.fonts.wrap(text, "S", COLUMN)]
        room = max(1, int((last - y) / pitch) + 1)
        if len(lines) > room:
            lines = [*lines[: room - 1], _("… and more: see the rules.")]
        for line in lines:
            painter.text(line, self.x, y, "S", MUTED)
            y += pitch

    def _no_difference(self) -> str:
        """What to say of rules that differ from the usual ones in their target at most."""
        rules = self.rules
        if rules == Rules(game=rules.game):
            return _("A deal has up to {points} points; a bid is {low} to {high} of them.").format(
                points=len(rules.points), low=rules.lowest_bid, high=rules.highest_bid)
        return _("The usual rules, to {target} points.").format(target=self.rules.target)

    def _paint_problem(self, painter: Painter) -> None:
        """Between the buttons: on one line if it fits, else small on two."""
        left, fonts = self.x + self.foot[0] + (20 if self.narrow else 36), painter.fonts
        x, y, room = left + 24, self.y + self.down + _FOOT + 32, self.width - sum(self.foot) - (64 if self.narrow else 88)
        painter.icon("warning", left, y, 24, BRASS_LIGHT)
        size: Size = "M" if fonts.width(self.problem, "M") <= room else "S"
        lines, pitch = fonts.wrap(self.problem, size, room), fonts.em(size) * 1.3
        for place, line in enumerate(lines):
            painter.text(line, x, y + (place - (len(lines) - 1) / 2) * pitch, size, BRASS_LIGHT)

    def _say(self, problem: str) -> None:
        self.problem = problem
        self.repaint()

    def _choose_game(self, game: Game) -> None:
        if game != self.rules.game:
            self.setup, self.problem = last_setup(self.context.settings, game), ""
            self.rebuild()

    def _set_rules(self, rules: Rules) -> None:
        self.setup = self.setup.with_rules(rules)

    def _turn(self, by: int) -> None:
        """To the next rule set; from rules of one's own to the first or last."""
        sets = rule_sets(self.context.settings, self.rules.game)
        place = find(sets, self.rules)
        target = (0 if by > 0 else -1) if place is None else (place + by) % len(sets)
        self._set_rules(sets[target].rules)
        self.rebuild()

    def _aim(self, by: int) -> None:
        self._set_rules(changed(self.rules, "target", self.rules.target + by))
        self.rebuild()

    def _change(self) -> None:
        self.context.stack.push(HouseRulesScene(self.context, self.rules, self._rules_changed))

    def _rules_changed(self, rules: Rules) -> None:
        self._set_rules(rules)
        self.repaint()

    def _read(self) -> None:
        self.context.stack.push(RulesScene(self.context, self.rules))

    def _delete(self, named: NamedRules) -> None:
        words = _("The rule set {name} is forgotten. The rules stay as they are until you change them.").format(name=named.title)
        ask(self.context, _("Delete this rule set?"), words, _("Delete it"), partial(self._forget, named.title))

    def _forget(self, title: str) -> None:
        delete_set(self.context.settings, title)
        self.context.save_settings()
        self.rebuild()

    def _strengthen(self, role: Role, by: int) -> None:
        strength = self._stronger(role, by)
        if strength:
            self.setup = self.setup.with_strength(role, strength)
            self.rebuild()

    def _open_seat(self, seat: int) -> None:
        self.context.stack.push(SeatScene(self.context, self.setup, seat, self._seated))

    def _seated(self, setup: Setup) -> None:
        self.setup, self.problem = setup, ""
        self.repaint()

    def _start(self) -> None:
        names = clean_names(self.setup.names, self.rules.game)
        problem = why_not_names(names)
        if problem:
            self._say(problem)
            return
        setup = replace(self.setup, names=names)
        session, warning = load_unfinished(self.context.data_dir, self.rules.game)
        if warning:
            self.context.notice(warning)
        if session is None:
            self._begin(setup)
            return
        if not self.context.settings.ask_first:
            self._begin(setup, self.context.play_beside)
            return
        words = _("There is an unfinished game of {game}, in deal {number} at {scores}. The new game takes its place.").format(
            game=game_name(self.rules.game), number=session.state.number, scores=score_list(session))
        ask(self.context, _("Give up the old game?"), words, _("Start the new game"), partial(self._begin, setup))

    def _begin(self, setup: Setup, play: Callable[[Session], None] | None = None) -> None:
        remember(self.context.settings, setup)
        self.context.save_settings()
        (play or self.context.open_table)(new_session(setup, getattr(self.context.options, "seed", None), self.context.settings.word))
