"""Where practice hands come from: the drills chosen, what was hard and comes back, what was typed in; and where the answers go."""

from __future__ import annotations

import secrets
from datetime import datetime
from gettext import gettext as _
from gettext import ngettext

from schmier_gui.coach.drills import Numbered, draw, name_of, parse_name
from schmier_gui.coach.hands import HandError, Situation, turned
from schmier_gui.coach.paste import parse_situation
from schmier_gui.coach.progress import ProgressError, open_progress
from schmier_gui.coach.progress.book import FILE
from schmier_gui.coach.progress.notes import Verdict
from schmier_gui.coach.themes import FREE, THEMES
from schmier_gui.engine.rules import Rules
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.practice_choice import load_choice, save_choice
from schmier_gui.scenes.practice_layout import COLUMN
from schmier_gui.scenes.practice_question import Question
from schmier_gui.scenes.setup import last_setup
from schmier_gui.scenes.words import People, listing

NUMBERS = 1_000_000


class Supply:
    """`rules` and `themes` of the drills, remembered from one time to the next."""

    def __init__(self, context: Context) -> None:
        self.context = context
        usual = (last_setup(context.settings, context.settings.last_game).rules, (FREE,))
        kept, lost = load_choice(context.data_dir)
        self.rules, self.themes = kept or usual
        self.progress, sentence = open_progress(context.data_dir / FILE)
        self.only_due = False
        self._repeated = False
        for told in filter(None, (lost, sentence)):
            context.notice(told)

    def close(self) -> None:
        """Let go of the book of progress."""
        self.progress.close()

    def now(self) -> datetime:
        """The time where the person is."""
        return datetime.now().astimezone()

    def choose(self, rules: Rules, themes: tuple[str, ...]) -> None:
        """Draw by these from now on."""
        self.rules, self.themes = rules, themes
        save_choice(self.context.data_dir, rules, themes)

    def next(self) -> Question:
        """The next hand: one that comes back, at most every other time unless those alone are wanted, or a fresh one."""
        if (self.only_due or not self._repeated) and (question := self._returning()) is not None:
            self._repeated = True
            return question
        self._repeated = self.only_due = False
        return self.numbered(Numbered(self.rules.game, secrets.randbelow(NUMBERS) + 1, self.themes))

    def _returning(self) -> Question | None:
        """The hand that is due longest."""
        try:
            due = self.progress.due(self.now(), self.rules.game, limit=1)
            more = self.progress.count_due(self.now(), self.rules.game) - 1 if due else 0
        except ProgressError as error:
            self.context.notice(str(error))
            return None
        if not due:
            return None
        words = ngettext("This hand comes back; {count} more waits", "This hand comes back; {count} more wait", more).format(count=more)
        situation = turned(due[0].situation)
        question = Question(situation, self.people(situation.rules), words if more else _("This hand comes back"))
        question.repeat = due[0].id
        return question

    def note(self, question: Question, verdict: Verdict) -> None:
        """Keep the first answer to a hand."""
        if question.noted is not None:
            return
        guess = None if question.guess is None or not question.bid else question.guess / 100
        try:
            question.noted = self.progress.note(question.situation, verdict, self.now(), guess, question.key, question.repeat)
        except ProgressError as error:
            question.noted = -1
            self.context.notice(str(error))

    def happened(self, question: Question, made: bool) -> None:
        """What came of the person's own bid."""
        try:
            if question.noted is not None and question.noted >= 0:
                self.progress.happened(question.noted, float(made))
        except ProgressError as error:
            self.context.notice(str(error))

    def tally(self) -> list[tuple[str, str]]:
        """How it has gone so far: icons and sentences, none before the first call."""
        try:
            counts, due = self.progress.counts(self.now().date(), self.rules.game), self.progress.count_due(self.now(), self.rules.game)
        except ProgressError as error:
            return [("warning", str(error))]
        if not counts.calls:
            return []
        hands = ngettext("{count} hand today, {all} in all", "{count} hands today, {all} in all", counts.today)
        told = [("cards", hands.format(count=counts.today, all=counts.calls))]
        if counts.best_in_a_row:
            now, best = counts.sound_in_a_row, counts.best_in_a_row
            run = ngettext("{count} sound call in a row, at best {best}", "{count} sound calls in a row, at best {best}", now)
            told.append(("star", run.format(count=now, best=best)))
        if due:
            told.append(("again", ngettext("{count} hand waits to come back", "{count} hands wait to come back", due).format(count=due)))
        return told

    def numbered(self, named: Numbered) -> Question:
        """The hand of this number, by the rules in force where they are of its game."""
        rules = self.rules if self.rules.game == named.game else Rules(game=named.game)
        situation = turned(draw(named.themes, rules, named.number))
        return Question(situation, self.people(situation.rules), self._title(named), name_of(named))

    def _title(self, named: Numbered) -> str:
        """The number and the themes; where their names have no room, how many there are."""
        name, count = name_of(Numbered(named.game, named.number, (FREE,))), len(named.themes)
        words = _("Hand {name}: {themes}")
        told = words.format(name=name, themes=listing([THEMES[key].title for key in named.themes]))
        if count == 1 or self.context.fonts.width(told, "S") <= COLUMN:
            return told
        return words.format(name=name, themes=ngettext("{count} theme", "{count} themes", count).format(count=count))

    def read(self, text: str) -> Question:
        """The hand of a text: a number, or cards and what else is known. Raises HandError."""
        try:
            named = parse_name(text)
        except HandError:
            situation = turned(parse_situation(text, self.rules))
        else:
            return self.numbered(named)
        return Question(situation, self.people(situation.rules), _("A hand of your own"))

    def other(self, situation: Situation, title: str) -> Question:
        """A hand made from another one."""
        return Question(situation, self.people(situation.rules), title)

    def people(self, rules: Rules) -> People:
        """Who sits there: the names of the last game."""
        return People(last_setup(self.context.settings, rules.game).names, rules)
