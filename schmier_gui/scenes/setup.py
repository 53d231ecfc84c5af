"""How a game is set up: who sits where, by which rules; remembered in the settings."""

from __future__ import annotations

import secrets
from gettext import gettext as _

import msgspec

from schmier_gui.ai.profile import PROFILES
from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.session import PERSON, Session
from schmier_gui.store.settings import NAME_LENGTH, Settings, TableSetup


class Setup(msgspec.Struct, frozen=True):
    """One game to be: names and players by seat, the person in seat 0."""

    rules: Rules
    names: tuple[str, ...]
    players: tuple[str, ...]


def offered_profiles() -> tuple[str, ...]:
    """The computer players that the window offers."""
    return tuple(name for name, offered in PROFILES.items() if offered)


def default_names(game: Game) -> tuple[str, ...]:
    """Who sits where at first; partners sit opposite each other."""
    if game == "smear":
        return (_("You"), "Otto", "Rosa", "Gus")
    return (_("You"), "Otto", "Mabel", "Rosa", "Gus", "June")


def default_setup(game: Game) -> Setup:
    """The usual rules, names and players."""
    rules = Rules(game=game)
    return Setup(rules, default_names(game), (PERSON, *offered_profiles()[:1] * (rules.seats - 1)))


def last_setup(settings: Settings, game: Game) -> Setup:
    """How this game was set up last; a computer player that is no longer offered gives way to one that is."""
    kept, usual = settings.tables.get(game), default_setup(game)
    if kept is None:
        return usual
    players = tuple(p if p in offered_profiles() else usual.players[1] for p in kept.players[1:])
    return Setup(Rules.from_disk(game, kept.rules), tuple(kept.names), (PERSON, *players))


def remember(settings: Settings, setup: Setup) -> None:
    """Make this the last set-up of its game; the caller saves the settings."""
    settings.tables[setup.rules.game] = TableSetup(setup.names, setup.players, setup.rules.on_disk())
    settings.last_game = setup.rules.game


def clean_names(names: tuple[str, ...], game: Game) -> tuple[str, ...]:
    """Names without blanks around them; an empty one becomes the usual one."""
    usual = default_names(game)
    tidy = (" ".join(name.split())[:NAME_LENGTH].strip() for name in names)
    return tuple(name or default for name, default in zip(tidy, usual, strict=True))


def why_not_names(names: tuple[str, ...]) -> str | None:
    """What is wrong with these names, None if nothing is."""
    seen = set[str]()
    for name in names:
        if name.casefold() in seen:
            return _("Two players are called {name}: give one of them another name.").format(name=name)
        seen.add(name.casefold())
    return None


def fresh_seed() -> str:
    """A seed that nobody knows."""
    return secrets.token_hex(16)


def new_session(setup: Setup, seed: str | None = None) -> Session:
    """The game, its first cards dealt; the deals come from `seed`, or from a fresh secret one."""
    return Session.new(setup.rules, seed=seed or fresh_seed(), names=setup.names, players=setup.players)
