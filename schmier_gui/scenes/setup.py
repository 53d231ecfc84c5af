"""How a game is set up: who sits where, by which rules; remembered in the settings."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from gettext import gettext as _
from typing import Literal, TypeAlias, cast

import msgspec
from msgspec.structs import replace

from schmier_gui.ai.characters import CHARACTERS, Character, character
from schmier_gui.ai.profile import PROFILES, Profile, ProfileError
from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.session import PERSON, Player, Session
from schmier_gui.store.settings import NAME_LENGTH, WORD_LENGTH, Settings, Strength, TableSetup

Role: TypeAlias = Literal["partner", "opponents"]
ROLES: tuple[Role, ...] = ("partner", "opponents")
REGULARS = {"schmier": ("Otto", "Mabel", "Rosa", "Gus", "June"), "smear": ("Otto", "Rosa", "Gus")}
"""Who sits at the table at first, from the person's left on; partners sit opposite each other."""


class Setup(msgspec.Struct, frozen=True):
    """One game to be: names and players by seat, as a record has them; the person in seat 0."""

    rules: Rules
    names: tuple[str, ...]
    players: tuple[Player, ...]

    def profile(self, seat: int) -> Profile:
        """The computer player of a seat."""
        return Profile.from_disk(self.players[seat])

    def seats_of(self, role: Role) -> tuple[int, ...]:
        """The seats of the person's partners, or of the opponents."""
        return seats_of(self.rules, role)

    def strength(self, role: Role) -> Strength | None:
        """How well all of these play, None where one plays otherwise than the next."""
        found = {self.profile(seat).profile for seat in self.seats_of(role)}
        return cast(Strength, found.pop()) if len(found) == 1 else None

    def with_strength(self, role: Role, strength: Strength) -> Setup:
        """All of these play so well; each keeps its ways."""
        return replace(self, players=_strong(self.players, self.seats_of(role), strength))

    def with_rules(self, rules: Rules) -> Setup:
        """Other rules; where that makes partners of opponents, they play as well as partners did."""
        before, changed = {role: self.strength(role) for role in ROLES}, replace(self, rules=rules)
        for role, strength in before.items():
            if strength and rules.sides != self.rules.sides:
                changed = changed.with_strength(role, strength)
        return changed

    def with_player(self, seat: int, name: str, player: Profile) -> Setup:
        """Somebody else in this seat; who sat there takes the chair of somebody of that name."""
        names, players = list(self.names), list(self.players)
        for other in range(1, len(names)):
            if other != seat and names[other].casefold() == name.casefold():
                names[other], players[other] = names[seat], players[seat]
        names[seat], players[seat] = name, player.on_disk()
        return replace(self, names=tuple(names), players=tuple(players))

    def temper(self, seat: int) -> str:
        """The line about the character who sits here, as long as it plays in its own way."""
        who, player = character(self.names[seat]), self.profile(seat)
        if who is None:
            return ""
        own = (player.boldness, player.memory, player.pace) == (who.player.boldness, who.player.memory, who.player.pace)
        return who.temper if own else ""


def seats_of(rules: Rules, role: Role) -> tuple[int, ...]:
    """The seats of the person's partners, or of the opponents."""
    return tuple(seat for seat in range(1, rules.seats) if (rules.side(seat) == rules.side(0)) == (role == "partner"))


def _strong(players: tuple[Player, ...], seats: Iterable[int], strength: Strength) -> tuple[Player, ...]:
    changed = list(players)
    for seat in seats:
        changed[seat] = replace(Profile.from_disk(players[seat]), profile=strength).on_disk()
    return tuple(changed)


def offered_profiles() -> tuple[Strength, ...]:
    """The computer players that the window offers, from the weakest to the strongest."""
    return tuple(cast(Strength, name) for name, offered in PROFILES.items() if offered)


def regulars(game: Game) -> tuple[Character, ...]:
    """The characters who sit at the table at first, from seat 1 on."""
    return tuple(one for name in REGULARS[game] for one in CHARACTERS if one.name == name)


def default_names(game: Game) -> tuple[str, ...]:
    """Who sits where at first."""
    return (_("You"), *(one.name for one in regulars(game)))


def default_setup(game: Game, settings: Settings | None = None) -> Setup:
    """The usual rules and people, who play as well as the settings say."""
    settings = settings or Settings()
    setup = Setup(Rules(game=game), default_names(game), (PERSON, *(one.player.on_disk() for one in regulars(game))))
    return setup.with_strength("partner", settings.partner).with_strength("opponents", settings.opponents)


def last_setup(settings: Settings, game: Game) -> Setup:
    """How this game was set up last; a computer player that there is not, or no longer, gives way to the usual one of its seat."""
    kept, usual = settings.tables.get(game), default_setup(game, settings)
    if kept is None:
        return usual
    players = (_playable(player) or usual.players[seat] for seat, player in enumerate(kept.players) if seat)
    return Setup(Rules.from_disk(game, kept.rules), tuple(kept.names), (PERSON, *players))


def _playable(player: Player) -> Player | None:
    """This player, None where the window doesn't offer it."""
    try:
        profile = Profile.from_disk(player)
    except ProfileError:
        return None
    return profile.on_disk() if PROFILES[profile.profile] else None


def remember(settings: Settings, setup: Setup) -> None:
    """Make this the last set-up of its game, and who plays alike in it the usual; the caller saves the settings."""
    settings.tables[setup.rules.game] = TableSetup(setup.names, setup.players, setup.rules.on_disk())
    settings.last_game = setup.rules.game
    for role in ROLES:
        setattr(settings, role, setup.strength(role) or getattr(settings, role))


def set_strength(settings: Settings, role: Role, strength: Strength) -> None:
    """Everybody in this role plays so well from the next game on, at every table; the caller saves the settings."""
    setattr(settings, role, strength)
    for game in settings.tables:
        setup = last_setup(settings, game).with_strength(role, strength)
        settings.tables[game] = TableSetup(setup.names, setup.players, setup.rules.on_disk())


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


def fresh_seed(word: str = "") -> str:
    """A seed that nobody knows: 128 bits of the system's chance, and a word of the person's own."""
    return f"{secrets.token_hex(16)} {word}".rstrip()


def clean_word(text: str) -> str:
    """The person's word as it goes into a seed: one line, no half characters."""
    return " ".join(text.encode("utf-8", "ignore").decode().split())[:WORD_LENGTH].strip()


def new_session(setup: Setup, seed: str | None = None, word: str = "") -> Session:
    """The game, its first cards dealt; the deals come from `seed`, or from a fresh secret one with the person's word."""
    return Session.new(setup.rules, seed=seed or fresh_seed(word), names=setup.names, players=setup.players)
