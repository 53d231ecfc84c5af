"""The rules of a game as it is set up, to read."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _

from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import Rules
from schmier_gui.gfx import widgets
from schmier_gui.gfx.theme import INK
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.help_scene import HelpScene
from schmier_gui.scenes.reading import ReadingScene
from schmier_gui.scenes.rules_text import chapters
from schmier_gui.scenes.scroll import Row, gap, text_rows
from schmier_gui.scenes.setup import last_setup
from schmier_gui.scenes.words import game_name


def help_scene(context: Context, rules: Rules | None = None) -> HelpScene:
    """The help that F1 opens; `rules` of the game that runs."""
    return HelpScene(context, rules, lambda: RulesScene(context, rules))


class RulesScene(ReadingScene):
    """`rules` of the game that runs; without them those of the last set-up, with a switch between the games."""

    def __init__(self, context: Context, rules: Rules | None = None) -> None:
        super().__init__(context)
        self.switch = rules is None
        self.rules = rules or last_setup(context.settings, context.settings.last_game).rules

    def heading(self) -> str:
        return _("The rules of {game}").format(game=game_name(self.rules.game))

    def line(self) -> str:
        if self.switch and self.rules.game not in self.context.settings.tables:
            return _("The usual rules")
        if self.switch:
            return _("As it was set up last")
        return _("As this game is played")

    def rows(self, width: float) -> Sequence[Row]:
        fonts, rows = self.context.fonts, list[Row]()
        for heading, paragraphs in chapters(self.rules):
            rows += [gap(16), *text_rows(fonts, heading, width, "M", INK, bold=True), gap(4)]
            for paragraph in paragraphs:
                rows += [*text_rows(fonts, paragraph, width), gap(8)]
        return [*rows[1:], gap(8)]

    def build_buttons(self) -> None:
        super().build_buttons()
        self._help_button()
        if self.switch:
            other = self._other()
            text = _("Rules of {game}").format(game=game_name(other))
            self.place_button("rules-switch", text, lambda: self._show(other), 1)

    def _help_button(self) -> None:
        box = (self.left, self.bottom - 56, 144, 56)
        keys = HelpScene(self.context, None if self.switch else self.rules, None)
        button = widgets.button(self.context.manager, box, _("Keys"), "paper_plain", command=lambda: self.context.stack.push(keys))
        self.add("see-help", button)

    def _other(self) -> Game:
        return "smear" if self.rules.game == "schmier" else "schmier"

    def _show(self, game: Game) -> None:
        self.rules = last_setup(self.context.settings, game).rules
        self.rebuild()
