"""What to practise: the game, its house rules, and one theme or several."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from gettext import gettext as _

from schmier_gui.coach.themes import FREE, Group, Theme, themes_for
from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import Rules
from schmier_gui.gfx import widgets
from schmier_gui.gfx.buttons import CheckBox
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.room import paint_plain_room
from schmier_gui.gfx.theme import BRASS_DARK, INK, INK_SOFT, IVORY, mix
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.rule_sets import find, rule_sets
from schmier_gui.scenes.setup import last_setup
from schmier_gui.scenes.words import game_name

Chosen = Callable[[Rules, tuple[str, ...]], None]
_COLUMN, _GUTTER = 344.0, 24.0
_GAMES, _THEMES, _ROW, _HEADING = 104.0, 196.0, 38.0, 40.0
_WIDE, _NARROW = 3 * _COLUMN + 2 * _GUTTER + 96, 624.0
_MORE = 96.0  # a narrow page has the house rules on a line of their own, and a second line of words
COLUMNS: tuple[tuple[Group, ...], ...] = (("seat",), ("hand", "after"), ("score", "edge"))


class DrillsScene(PanelScene):
    """`chosen` gets the rules and the themes to draw by."""

    width = _WIDE
    height: float = 752

    def __init__(self, context: Context, rules: Rules, themes: tuple[str, ...], chosen: Chosen) -> None:
        super().__init__(context)
        self.rules, self.themes, self._chosen = rules, set(themes) - {FREE}, chosen

    def fit(self, room: float) -> None:
        self.beside = room >= _WIDE
        self.width, self.height = (_WIDE, 752.0) if self.beside else (_NARROW, 752.0)
        if not self.beside:
            self.height = self._places()[-1][2] - self.y + _ROW + 56 + 24 + 48

    @property
    def _across(self) -> float:
        """How wide a column of themes is."""
        return _COLUMN if self.beside else self.right - self.left

    def build(self) -> None:
        self._build_games()
        self._build_rules()
        for theme, x, y in self._places():
            box = (x, y - 18, self._across, 36.0)
            self.add(f"theme-{theme.key}", widgets.checkbox(self.context.manager, box, theme.title, theme.key in self.themes, paper=True,
                                                            tip=theme.line, changed=partial(self._tick, theme.key)))
        gui, y = self.context.manager, self.bottom - 56
        first, middle, last = (248.0, 160.0, 240.0) if self.beside else (176.0, 128.0, 208.0)
        free = widgets.button(gui, (self.left, y, first, 56), _("Free mix"), "paper_plain", icon="shuffle", tip=_("Every kind of hand"),
                              command=self._free)
        self.add("theme-free", free)
        if not self.themes:
            free.select()  # type: ignore[no-untyped-call]
        self.add("back", widgets.button(gui, (self.right - last - 8 - middle, y, middle, 56), _("Back"), "paper_plain", command=self.back))
        self.add("start", widgets.button(gui, (self.right - last, y, last, 56), _("Deal a hand"), "paper_primary", command=self._start))

    def start(self) -> str:
        return "start"

    def paint_round(self, painter: Painter) -> None:
        """Nearly as wide as the screen under it, of which only strips would be seen."""
        paint_plain_room(painter.surface)
        super().paint_round(painter)

    def write(self, painter: Painter) -> None:
        painter.text(_("What to practise"), self.left, self.y + 48, "L", INK, True)
        for text, x, y in self._headings():
            painter.text(text, x, y, "M", INK, True)
            painter.line(x, y + 18, x + self._across, y + 18, mix(IVORY, BRASS_DARK, 0.5), 1)
        sets = rule_sets(self.context.settings, self.rules.game)
        place = find(sets, self.rules)
        title = _("Rules of your own") if place is None else sets[place].title
        x, width = self._rules_x + 56, self.right - self._rules_x - 112
        painter.text(painter.fonts.fit(title, "M", True, width), x + width / 2, self._rules_y + 28, "M", INK, True, "c")
        painter.para(self._says(), self.left, self.y + 82, self.right - self.left, "S", INK_SOFT, 1.3)

    def _says(self) -> str:
        if not self.themes:
            return _("Hands as they come: every seat, every score that leaves the game open.")
        if len(self.themes) == 1:
            return next(theme.line for theme in themes_for(self.rules.game) if theme.key in self.themes)
        return _("Themes under one heading take turns, those under different headings come together.")

    @property
    def _rules_x(self) -> float:
        return self.left + 2 * (_COLUMN - 40) + _GUTTER if self.beside else self.left

    @property
    def _rules_y(self) -> float:
        return self._games_y if self.beside else self._games_y + 64

    @property
    def _games_y(self) -> float:
        return self.y + _GAMES + (0 if self.beside else _MORE - 64)

    def _headings(self) -> list[tuple[str, float, float]]:
        titles: dict[Group, str] = {"seat": _("Seat"), "hand": _("Hand"), "score": _("Score"), "after": _("After the bid"),
                                    "edge": _("How hard")}
        first: dict[Group, tuple[float, float]] = {}
        for theme, x, y in self._places():
            first.setdefault(theme.group, (x, y - _HEADING))
        return [(titles[group], x, y) for group, (x, y) in first.items() if group in titles]

    def _x(self, column: int) -> float:
        return self.left + column * (_COLUMN + _GUTTER)

    def _places(self) -> list[tuple[Theme, float, float]]:
        """Every theme and where its box is."""
        found = []
        columns = COLUMNS if self.beside else (tuple(group for groups in COLUMNS for group in groups),)
        for column, groups in enumerate(columns):
            y = self.y + _THEMES + _HEADING + (0 if self.beside else _MORE)
            for group in groups:
                y += _HEADING + 8 if group != groups[0] and any(theme.group == group for theme in themes_for(self.rules.game)) else 0
                for theme in themes_for(self.rules.game):
                    if theme.group == group:
                        found.append((theme, self._x(column), y))
                        y += _ROW
        return found

    def _build_games(self) -> None:
        games: tuple[Game, ...] = ("schmier", "smear")
        for place, game in enumerate(games):
            box = (self.left + place * 176, self._games_y, 168, 56)
            button = widgets.button(self.context.manager, box, game_name(game), "paper_plain", command=partial(self._choose_game, game))
            if game == self.rules.game:
                button.select()  # type: ignore[no-untyped-call]
            self.add(f"game-{game}", button)

    def _build_rules(self) -> None:
        gui, y = self.context.manager, self._rules_y
        before = widgets.button(gui, (self._rules_x, y, 48, 56), "", "paper_plain", icon="left", tip=_("Other house rules"),
                                command=partial(self._turn, -1))
        self.add("rules-before", before)
        after = (self.right - 48, y, 48, 56)
        self.add("rules-after", widgets.button(gui, after, "", "paper_plain", icon="right", tip=_("Other house rules"),
                                               command=partial(self._turn, 1)))

    def _choose_game(self, game: Game) -> None:
        if game != self.rules.game:
            self.rules = last_setup(self.context.settings, game).rules
            self.themes &= {theme.key for theme in themes_for(game)}
            self.rebuild()

    def _turn(self, by: int) -> None:
        sets = rule_sets(self.context.settings, self.rules.game)
        place = find(sets, self.rules)
        self.rules = sets[(0 if by > 0 else -1) if place is None else (place + by) % len(sets)].rules
        self.repaint()

    def _tick(self, key: str, on: bool) -> None:
        self.themes = self.themes | {key} if on else self.themes - {key}
        free = self.element("theme-free")
        free.unselect() if self.themes else free.select()  # type: ignore[attr-defined]
        self.repaint()

    def _free(self) -> None:
        self.themes = set()
        for theme, _x, _y in self._places():
            box = self.element(f"theme-{theme.key}")
            assert isinstance(box, CheckBox)
            box.set_checked(False)
        self.element("theme-free").select()  # type: ignore[attr-defined]
        self.repaint()

    def _start(self) -> None:
        self.context.stack.pop()
        keys = tuple(theme.key for theme in themes_for(self.rules.game) if theme.key in self.themes)
        self._chosen(self.rules, keys or (FREE,))
