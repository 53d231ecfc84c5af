"""The themes that hands can be drawn by. Themes of one group are alternatives, those of different groups hold together."""

from __future__ import annotations

from collections.abc import Iterable
from gettext import gettext as _
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from schmier_gui.ai.tactics.tactic import N_
from schmier_gui.coach.hands import HandError
from schmier_gui.coach.kinds import HAND_KINDS, SCORE_KINDS, SEAT_KINDS
from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import Rules

Group: TypeAlias = Literal["free", "seat", "hand", "score", "edge", "after"]
BOTH: tuple[Game, ...] = ("schmier", "smear")


class Theme(msgspec.Struct, frozen=True):
    """A theme of practice; `title` and `line` in the language of the person."""

    key: str
    group: Group
    games: tuple[Game, ...]
    title_text: str
    line_text: str

    @property
    def title(self) -> str:
        """Two or three words."""
        return _(self.title_text)

    @property
    def line(self) -> str:
        """One sentence."""
        return _(self.line_text)


_LINES: dict[str, str] = {
    "first": N_("You speak first, and nobody has told anything."),
    "partner": N_("Your partner holds the highest bid: help, raise, or leave it?"),
    "rival": N_("Another side holds the highest bid: over it, or leave it?"),
    "dealer": N_("You deal and speak last."),
    "forced": N_("All have passed and you deal: a bid you must make, but which?"),
    "two-bowers": N_("Both jacks of one colour are yours."),
    "joker": N_("You hold the joker."),
    "no-ace": N_("You hold no ace at all."),
    "ace-and-low": N_("Ace and lowest card of one suit: two points in hand."),
    "long-weak": N_("Four cards or more of a suit, but neither its ace nor its king."),
    "short-strong": N_("Ace and king of a suit, and nothing else of it."),
    "bare-jack": N_("A jack with at most one other card of its suit."),
    "ahead": N_("Your side needs three points at most."),
    "behind": N_("Another side needs three points at most, yours needs more."),
    "both": N_("Your side and another need three points at most."),
    "minus": N_("Your side stands below zero."),
    "level": N_("Nobody is near the target."),
}


def _kinds() -> dict[str, Theme]:
    themes = {}
    for key in ("first", "partner", "rival", "dealer", "forced"):
        themes[key] = Theme(key, "seat", BOTH, SEAT_KINDS[key], _LINES[key])
    for key, (title, games, _test) in HAND_KINDS.items():
        themes[key] = Theme(key, "hand", games, title, _LINES[key])
    for key, title in SCORE_KINDS.items():
        themes[key] = Theme(key, "score", BOTH, title, _LINES[key])
    return themes


FREE = "free"
EDGE = "edge"
THEMES: dict[str, Theme] = {
    FREE: Theme(FREE, "free", BOTH, N_("Free mix"), N_("Hands as they come, in any seat and at any score that leaves the game open.")),
    **_kinds(),
    EDGE: Theme(EDGE, "edge", BOTH, N_("Close decisions"), N_("Only hands that are nearly worth a bid, or only just.")),
    "name": Theme("name", "after", ("smear",), N_("Naming trump"), N_("The bid is yours, the kitty cards are in your hand: which suit?")),
    "bury-1": Theme("bury-1", "after", ("smear",), N_("Bury one card"), N_("You have seen one card of the kitty: which card goes?")),
    "bury-2": Theme("bury-2", "after", ("smear",), N_("Bury two cards"), N_("You have seen two cards of the kitty: which two go?")),
    "bury-3": Theme("bury-3", "after", ("smear",), N_("Bury three cards"), N_("You have seen three cards of the kitty: which three go?")),
}
"""By key, in the order in which they are offered."""


def themes_for(game: Game) -> list[Theme]:
    """The themes of one game."""
    return [theme for theme in THEMES.values() if game in theme.games]


def chosen(themes: Iterable[str], game: Game) -> dict[Group, list[str]]:
    """The keys by group, each in the order of THEMES. Raises HandError for a theme that isn't there in this game."""
    keys = set(themes)
    for key in keys:
        if key not in THEMES:
            raise HandError(_('"{key}" is no theme of practice').format(key=key))
        if game not in THEMES[key].games:
            raise HandError(_('The theme "{title}" belongs to the other game').format(title=THEMES[key].title))
    groups: dict[Group, list[str]] = {}
    for key, theme in THEMES.items():
        if key in keys and key != FREE:
            groups.setdefault(theme.group, []).append(key)
    return groups


def rules_of(key: str | None, rules: Rules) -> Rules:
    """The rules that a theme needs: a forced dealer, or so many kitty cards seen."""
    if key == "forced":
        return replace(rules, no_bid="dealer_forced", dealer_asked=True)
    if key is not None and key.startswith("bury-"):
        return replace(rules, kitty_seen=int(key.removeprefix("bury-")))
    return rules
