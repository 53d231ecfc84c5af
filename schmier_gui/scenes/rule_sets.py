"""The rule sets to choose from: the presets, and those that the person has saved."""

from __future__ import annotations

from gettext import gettext as _
from typing import NamedTuple

from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import Rules, presets_for
from schmier_gui.scenes.rule_words import changed
from schmier_gui.store.settings import NAME_LENGTH, RuleSet, Settings


class NamedRules(NamedTuple):
    """A rule set and what it is called; `own` if the person has saved it."""

    title: str
    rules: Rules
    own: bool


def preset_title(name: str) -> str:
    """What a preset is called. Raises KeyError for an unknown one."""
    return {
        "schmier": _("The usual rules"),
        "smear": _("The usual rules"),
        "schmier-two-sides": _("Two sides of three"),
        "smear-pitch": _("Pitch-style Smear"),
        "family-night": _("Family night"),
    }[name]


def rule_sets(settings: Settings, game: Game) -> list[NamedRules]:
    """Every rule set for this game, the usual rules first."""
    presets = [NamedRules(preset_title(name), rules, False) for name, rules in presets_for(game).items()]
    own = [NamedRules(name, kept.to_rules(), True) for name, kept in sorted(settings.rule_sets.items()) if kept.game == game]
    return presets + own


def find(sets: list[NamedRules], rules: Rules) -> int | None:
    """The place of these rules among the sets, whatever the target; None where they are none of them."""
    exact = [place for place, named in enumerate(sets) if named.rules == rules]
    alike = [place for place, named in enumerate(sets) if changed(named.rules, "target", rules.target) == rules]
    return next(iter(exact + alike), None)


def clean_title(text: str) -> str:
    """A title as it is kept."""
    return " ".join(text.split())[:NAME_LENGTH].strip()


def save_set(settings: Settings, title: str, rules: Rules) -> None:
    """Keep rules under a title; the caller saves the settings."""
    settings.rule_sets[title] = RuleSet(rules.game, rules.on_disk())


def delete_set(settings: Settings, title: str) -> None:
    """Forget a set of the person's own; the caller saves the settings."""
    settings.rule_sets.pop(title, None)
