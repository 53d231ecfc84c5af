"""House rules as data: one frozen `Rules` for a whole game (RULEBOOK.md; names on disk as in CONTRACTS.md)."""

from __future__ import annotations

from collections.abc import Mapping
from gettext import gettext as _
from typing import Any, Literal

import msgspec

from schmier_gui.engine.cards import Game
from schmier_gui.engine.errors import RulesError

NoBid = Literal["redeal", "dealer_forced", "deal_passes", "dealer_set"]
Point = Literal["high", "low", "right", "left", "joker", "jack", "game"]

POINTS: dict[Game, tuple[Point, ...]] = {
    "schmier": ("high", "low", "right", "left", "joker", "game"),
    "smear": ("high", "low", "jack", "game"),
}

CHOICES: dict[str, tuple[Any, ...]] = {
    "game": ("schmier", "smear"),
    "no_bid": ("redeal", "dealer_forced", "deal_passes", "dealer_set"),
    "low": ("player", "taker"),
    "game_tie": ("nobody", "defenders", "declarer", "eldest"),
    "high_low": ("fixed", "in_play"),
    "end_tie": ("deal", "shared"),
}
SWITCHES = (
    "dealer_asked",
    "dealer_steals",
    "trump_any_time",
    "trump_opens",
    "dealer_layaway_counts",
    "must_bid_out",
    "cap_defenders",
    "declarer_first",
)
BY_GAME: dict[Game, dict[str, Any]] = {
    "schmier": {"target": 21, "sides": 3, "kitty_seen": 0, "trump_any_time": False, "trump_opens": False},
    "smear": {"target": 15, "sides": 2, "kitty_seen": 2, "trump_any_time": True, "trump_opens": True},
}
"""The defaults that differ from game to game."""

ONLY_IN: dict[str, Game] = {
    "kitty_seen": "smear",
    "trump_opens": "schmier",
    "dealer_layaway_counts": "schmier",
    "high_low": "smear",
}
"""Options that mean something in one game only (R33, R40, R36, R54)."""

TARGETS = range(1, 1000)
_UNSET: Any = None


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """One rule set. A field left out gets the default of its game. Raises RulesError where a value is impossible.

    Every option is CONTRACTS.md's "Options on disk"; `kitty_seen` is 0 in Schmier, where nobody takes kitty cards
    before naming trump.
    """

    game: Game = "schmier"
    target: int = _UNSET
    sides: int = _UNSET
    kitty_seen: int = _UNSET
    no_bid: NoBid = "redeal"
    dealer_asked: bool = True
    dealer_steals: bool = False
    trump_any_time: bool = _UNSET
    trump_opens: bool = _UNSET
    dealer_layaway_counts: bool = False
    low: Literal["player", "taker"] = "player"
    game_tie: Literal["nobody", "defenders", "declarer", "eldest"] = "nobody"
    high_low: Literal["fixed", "in_play"] = "fixed"
    end_tie: Literal["deal", "shared"] = "deal"
    must_bid_out: bool = False
    cap_defenders: bool = False
    declarer_first: bool = False

    def __post_init__(self) -> None:
        if self.game not in CHOICES["game"]:
            raise RulesError(_('game: "{game}" is unknown; it is schmier or smear').format(game=self.game))
        for name, value in BY_GAME[self.game].items():
            if getattr(self, name) is None:
                msgspec.structs.force_setattr(self, name, value)
        _check(self)

    @property
    def seats(self) -> int:
        """R1, R2: 6 or 4."""
        return 6 if self.game == "schmier" else 4

    @property
    def lowest_bid(self) -> int:
        """R21: 3 or 2."""
        return 3 if self.game == "schmier" else 2

    @property
    def highest_bid(self) -> int:
        """R21: 6 or 4."""
        return 6 if self.game == "schmier" else 4

    @property
    def points(self) -> tuple[Point, ...]:
        """R55: the points of a deal, in the order in which they are shown."""
        return POINTS[self.game]

    def side(self, seat: int) -> int:
        """The side of a seat (R1, R2)."""
        return seat % self.sides

    def on_disk(self) -> dict[str, Any]:
        """Only what differs from the defaults of the game, as it stands in a record."""
        plain = Rules(game=self.game)
        return {
            name: getattr(self, name)
            for name in self.__struct_fields__
            if name != "game" and getattr(self, name) != getattr(plain, name)
        }

    @classmethod
    def from_disk(cls, game: str, options: Mapping[str, Any]) -> Rules:
        """The inverse of `on_disk`. Raises RulesError that names an unknown or impossible option."""
        for name in options:
            if name not in cls.__struct_fields__ or name == "game":
                raise RulesError(_('"{name}" is no house rule').format(name=name))
            if options[name] is None:
                raise RulesError(_("{name}: null is impossible").format(name=name))
        if game not in CHOICES["game"]:
            raise RulesError(_('game: "{game}" is unknown; it is schmier or smear').format(game=game))
        return cls(game=game, **options)  # type: ignore[arg-type]


def _check(rules: Rules) -> None:
    for name, allowed in CHOICES.items():
        value = getattr(rules, name)
        if not isinstance(value, str) or value not in allowed:
            words = _("{name}: {value!r} is impossible; it is one of {choices}")
            raise RulesError(words.format(name=name, value=value, choices=", ".join(allowed)))
    for name in SWITCHES:
        if not isinstance(getattr(rules, name), bool):
            raise RulesError(_("{name}: {value!r} is impossible; it is true or false").format(name=name, value=getattr(rules, name)))
    for name, span in (("target", TARGETS), ("sides", range(2, 4)), ("kitty_seen", range(4))):
        value = getattr(rules, name)
        if isinstance(value, bool) or not isinstance(value, int) or value not in span:
            words = _("{name}: {value!r} is impossible; it is a number from {low} to {high}")
            raise RulesError(words.format(name=name, value=value, low=span[0], high=span[-1]))
    _check_together(rules)


def _check_together(rules: Rules) -> None:
    if rules.game == "smear" and rules.sides != 2:
        raise RulesError(_("sides: Smear is played by two sides"))
    for name, game in ONLY_IN.items():
        default = BY_GAME[rules.game].get(name, Rules.__struct_defaults__[Rules.__struct_fields__.index(name)])
        if rules.game != game and getattr(rules, name) != default:
            raise RulesError(_("{name}: there is no such choice in {game}").format(name=name, game=rules.game.capitalize()))
    if rules.no_bid == "dealer_forced" and not rules.dealer_asked:
        raise RulesError(_("no_bid: a dealer who is not asked can't be forced; set dealer_asked or choose another no_bid"))


SCHMIER = Rules()
SMEAR = Rules(game="smear")
FAMILY_NIGHT: dict[str, Any] = {"no_bid": "dealer_forced", "must_bid_out": True}

PRESETS: dict[str, Rules] = {
    "schmier": SCHMIER,
    "schmier-two-sides": Rules(sides=2),
    "smear": SMEAR,
    "smear-pitch": Rules(game="smear", high_low="in_play"),
    "family-night": Rules(**FAMILY_NIGHT),
}
"""RULEBOOK.md, "Named presets"; `preset` gives those that go with either game for the game at hand."""


def preset(name: str, game: Game) -> Rules:
    """The named rule set for this game. Raises RulesError where there is none."""
    if name == "family-night":
        return Rules(game=game, **FAMILY_NIGHT)
    if name not in PRESETS:
        raise RulesError(_('preset: "{name}" is unknown; it is one of {choices}').format(name=name, choices=", ".join(PRESETS)))
    if PRESETS[name].game != game:
        words = _('preset: "{name}" is for {its_game}, not for {game}')
        raise RulesError(words.format(name=name, its_game=PRESETS[name].game.capitalize(), game=game.capitalize()))
    return PRESETS[name]


def presets_for(game: Game) -> dict[str, Rules]:
    """The named presets that can be played in this game."""
    return {name: preset(name, game) for name, rules in PRESETS.items() if rules.game == game or name == "family-night"}
