"""What the statistics say in words, and what their filters offer."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from gettext import gettext as _
from gettext import ngettext

import msgspec

from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import Rules
from schmier_gui.scenes.rule_sets import find, rule_sets
from schmier_gui.scenes.words import game_name
from schmier_gui.store.history import Figures, Offered
from schmier_gui.store.settings import Settings

Options = list[tuple[str, str]]
ALL = "all"
DAYS = {"week": 7, "month": 30, "year": 365}


def level_title(level: str) -> str:
    """Opponents of one level, or of several."""
    return {
        "beginner": _("Beginners"),
        "casual": _("Casual players"),
        "club": _("Club players"),
        "expert": _("Experts"),
        "master": _("Masters"),
        "random": _("Random players"),
        "person": _("People"),
        "mixed": _("Several levels"),
    }.get(level, level)


def rules_title(settings: Settings, game: Game, options: str) -> str:
    """What a rule set is called; `options` as the history keeps them."""
    if options == "{}":
        return _("Usual rules")
    rules = Rules.from_disk(game, msgspec.json.decode(options, type=dict))
    sets = rule_sets(settings, game)
    place = find(sets, rules)
    title = _("House rules") if place is None else sets[place].title
    usual = Rules(game=game).target if place is None else sets[place].rules.target
    return title if rules.target == usual else _("{rules}, to {target}").format(rules=title, target=rules.target)


def rules_options(settings: Settings, offered: Offered, game: Game | None) -> Options:
    """The rule sets that were played, by their place among those offered; the game stands before each where both are shown."""
    found: Options = [(_("All rules"), ALL)]
    seen: dict[str, int] = {}
    for place, (kind, options) in enumerate(offered.rules):
        if game not in (None, kind):
            continue
        title = rules_title(settings, kind, options)
        if game is None:
            title = _("{game}: {rules}").format(game=game_name(kind), rules=title)
        seen[title] = seen.get(title, 0) + 1
        if seen[title] > 1:
            title = _("{rules} ({number})").format(rules=title, number=seen[title])
        found.append((title, str(place)))
    return found


def game_options() -> Options:
    """Both games or one."""
    return [(_("Both games"), ALL), (game_name("schmier"), "schmier"), (game_name("smear"), "smear")]


def level_options(levels: Sequence[str]) -> Options:
    """The opponents that were met."""
    return [(_("All opponents"), ALL), *((level_title(level), level) for level in levels)]


def time_options() -> Options:
    """How far back."""
    return [(_("All time"), ALL), (_("The last year"), "year"), (_("The last 30 days"), "month"), (_("The last 7 days"), "week")]


def since(choice: str, today: date) -> date | None:
    """The first day that counts."""
    return today - timedelta(days=DAYS[choice] - 1) if choice in DAYS else None


def headline(figures: Figures) -> str:
    """The games in one sentence."""
    if not figures.finished:
        return _("No game to count yet. The page fills as you finish games.")
    chance = round(100 * sum(part.by_chance for part in figures.results) / figures.finished)
    words = ngettext(
        "{won} of {count} game won, {share} in 100; chance alone wins {chance}",
        "{won} of {count} games won, {share} in 100; chance alone wins {chance}",
        figures.finished,
    )
    share = (200 * figures.won + figures.finished) // (2 * figures.finished)  # a half is rounded up
    return words.format(won=figures.won, count=figures.finished, share=share, chance=chance)


def run_words(run: int) -> str:
    """A row of wins, or, below zero, of losses."""
    if run >= 0:
        return ngettext("{count} won", "{count} won", run).format(count=run)
    return ngettext("{count} lost", "{count} lost", -run).format(count=-run)
