"""Where practice hands come from: the drills chosen, what was typed in, what was made from another hand."""

from __future__ import annotations

import secrets
from gettext import gettext as _

from schmier_gui.coach.drills import Numbered, draw, name_of, parse_name
from schmier_gui.coach.hands import HandError, Situation, kind_of, turned
from schmier_gui.coach.paste import parse_situation
from schmier_gui.coach.themes import FREE, THEMES
from schmier_gui.engine.rules import Rules
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.practice_choice import load_choice, save_choice
from schmier_gui.scenes.practice_question import Question
from schmier_gui.scenes.setup import last_setup
from schmier_gui.scenes.words import People, listing

NUMBERS = 1_000_000


class Supply:
    """`rules` and `themes` of the drills, remembered from one time to the next."""

    def __init__(self, context: Context) -> None:
        self.context = context
        usual = (last_setup(context.settings, context.settings.last_game).rules, (FREE,))
        self.rules, self.themes = load_choice(context.data_dir) or usual

    def choose(self, rules: Rules, themes: tuple[str, ...]) -> None:
        """Draw by these from now on."""
        self.rules, self.themes = rules, themes
        save_choice(self.context.data_dir, rules, themes)

    def next(self) -> Question:
        """The next hand."""
        return self.numbered(Numbered(self.rules.game, secrets.randbelow(NUMBERS) + 1, self.themes))

    def numbered(self, named: Numbered) -> Question:
        """The hand of this number, by the rules in force where they are of its game."""
        rules = self.rules if self.rules.game == named.game else Rules(game=named.game)
        situation = turned(draw(named.themes, rules, named.number))
        words = _("Hand {name}: {themes}").format(
            name=name_of(Numbered(named.game, named.number, (FREE,))), themes=listing([THEMES[key].title for key in named.themes]))
        return Question(situation, self.people(situation.rules), words, name_of(named))

    def read(self, text: str) -> Question:
        """The hand of a text: a number, or cards and what else is known. Raises HandError."""
        try:
            named = parse_name(text)
        except HandError:
            situation = turned(parse_situation(text, self.rules))
        else:
            return self.numbered(named)
        if kind_of(situation) != "call":
            raise HandError(_("After these calls there is no call left to make"))
        return Question(situation, self.people(situation.rules), _("A hand of your own"))

    def other(self, situation: Situation, title: str) -> Question:
        """A hand made from another one."""
        return Question(situation, self.people(situation.rules), title)

    def people(self, rules: Rules) -> People:
        """Who sits there: the names of the last game."""
        return People(last_setup(self.context.settings, rules.game).names, rules)
