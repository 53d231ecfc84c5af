"""Where practice hands come from: the drills chosen, what comes back because it was hard, what was typed in."""

from __future__ import annotations

import secrets
from gettext import gettext as _

from schmier_gui.coach.drills import Numbered, draw, name_of
from schmier_gui.coach.hands import Situation, turned
from schmier_gui.coach.themes import FREE, THEMES
from schmier_gui.engine.rules import Rules
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.practice_question import Question
from schmier_gui.scenes.setup import last_setup
from schmier_gui.scenes.words import People, listing

NUMBERS = 100_000


class Supply:
    """`rules` and `themes` of the drills; a question after the other."""

    def __init__(self, context: Context) -> None:
        self.context = context
        game = context.settings.last_game
        self.rules: Rules = last_setup(context.settings, game).rules
        self.themes: tuple[str, ...] = (FREE,)

    def next(self) -> Question:
        """The next hand."""
        return self.numbered(Numbered(self.rules.game, secrets.randbelow(NUMBERS) + 1, self.themes), self.rules)

    def numbered(self, named: Numbered, rules: Rules) -> Question:
        """The hand of this number."""
        situation = turned(draw(named.themes, rules, named.number))
        titles = listing([THEMES[key].title for key in named.themes])
        words = _("Hand {name}, {themes}").format(name=name_of(Numbered(named.game, named.number, (FREE,))), themes=titles)
        return Question(situation, self.people(situation.rules), words, name_of(named))

    def other(self, question: Question, situation: Situation, title: str) -> Question:
        """A hand made from another one."""
        return Question(situation, question.people, title)

    def people(self, rules: Rules) -> People:
        """Who sits there: the names of the last game."""
        return People(last_setup(self.context.settings, rules.game).names, rules)
