"""The person's settings: one small JSON file, saved whole at every change."""

from __future__ import annotations

import codecs
import logging
import os
from gettext import gettext as _
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from schmier_gui.engine.cards import Game
from schmier_gui.engine.errors import RulesError
from schmier_gui.engine.rules import Rules
from schmier_gui.store.files import StoreError, kept_aside, write_whole

log = logging.getLogger("schmier.store")

Speed: TypeAlias = Literal["instant", "fast", "normal", "relaxed"]
TrickHold: TypeAlias = Literal["timed", "click"]
Deck: TypeAlias = Literal["standard", "four-colour", "large-index", "high-contrast"]
Back: TypeAlias = Literal["quilt", "fans"]
Cloth: TypeAlias = Literal["green", "blue", "wine"]
Loudness: TypeAlias = Literal["off", "low", "medium", "high"]
Strength: TypeAlias = Literal["beginner", "casual", "club", "expert", "master"]

NAME_LENGTH = 16
WORD_LENGTH = 40
TEXT_SIZES = (100, 175)

_Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
_Side: TypeAlias = Annotated[int, Meta(ge=1, le=100_000)]
_Edge: TypeAlias = Annotated[int, Meta(ge=-100_000, le=100_000)]


class RuleSet(msgspec.Struct, forbid_unknown_fields=True):
    """House rules under a name of the person's own; `rules` as in a record: only what differs from the game's defaults."""

    game: Game
    rules: dict[str, Any]

    def to_rules(self) -> Rules:
        """The rules. Raises RulesError where they are impossible."""
        return Rules.from_disk(self.game, self.rules)


class TableSetup(msgspec.Struct, forbid_unknown_fields=True):
    """How a game was last set up: names and players by seat (the person is seat 0), players and house rules as in a record."""

    names: tuple[_Name, ...]
    players: tuple[str | dict[str, Any], ...]
    rules: dict[str, Any]


class Settings(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What the person chose. `window` is width and height in pixels, `place` its corner on a desktop of these `screens`;
    `text_size` is in per cent; `ask_first`: before something is given up; `partner` and `opponents` how well they play at first; `word`
    becomes part of every seed; `tour`: is somebody new shown round; `tables` by game; `rule_sets` by name.
    """

    version: Literal[1] = 1
    speed: Speed = "normal"
    trick_hold: TrickHold = "timed"
    reduced_motion: bool = False
    text_size: Annotated[int, Meta(ge=TEXT_SIZES[0], le=TEXT_SIZES[1])] = 100
    hints: bool = True
    take_backs: bool = True
    claims: bool = True
    ask_first: bool = True
    tour: bool = True
    sound: Loudness = "medium"
    deck: Deck = "standard"
    back: Back = "quilt"
    cloth: Cloth = "green"
    fullscreen: bool = False
    window: tuple[_Side, _Side] | None = None
    place: tuple[_Edge, _Edge] | None = None
    screens: tuple[tuple[_Side, _Side], ...] = ()
    last_game: Game = "schmier"
    word: Annotated[str, Meta(max_length=WORD_LENGTH)] = ""
    partner: Strength = "expert"
    opponents: Strength = "club"
    tables: dict[Game, TableSetup] = {}
    rule_sets: dict[_Name, RuleSet] = {}


def settings_file(folder: Path) -> Path:
    """Where the settings live."""
    return folder / "settings.json"


def load_settings(folder: Path) -> tuple[Settings, str | None]:
    """The settings, and a sentence for the person where their file could not be used and has been kept under another name."""
    path = settings_file(folder)
    if not os.path.lexists(path):
        return Settings(), None
    data = b""
    try:
        data = path.read_bytes()
        return decode_settings(data), None
    except (OSError, ValueError, RecursionError) as error:
        log.warning("%s: %s", path.name, error)
    settings, words = _salvaged(data)
    told = kept_aside(path, words)
    if settings != Settings() and not os.path.lexists(path):
        try:
            save_settings(folder, settings)
        except StoreError as error:
            return settings, str(error)
    return settings, told


def _salvaged(data: bytes) -> tuple[Settings, str]:
    """What holds of a file that can't be read as a whole: each setting, table and rule set that is good by itself; and a sentence."""
    try:
        found: dict[str, Any] = msgspec.json.decode(data.removeprefix(codecs.BOM_UTF8).rstrip(b"\0"), type=dict[str, Any])
    except (ValueError, RecursionError):
        return Settings(), _("The settings could not be read and start afresh; the old ones have been kept as {file}.")
    for name in ("tables", "rule_sets"):
        if isinstance(several := found.get(name), dict):
            found[name] = {key: one for key, one in several.items() if _is_good(name, {key: one})}
    good = {name: value for name, value in found.items() if _is_good(name, value)}
    settings = decode_settings(msgspec.json.encode(good))
    newer = found.get("version")
    if isinstance(newer, int) and newer > settings.version:
        return settings, _("The settings are those of a newer version of this program; what this one understands of them holds, and all of "
                           "them have been kept as {file}.")
    return settings, _("Some settings could not be read and are as they were at first; the others hold, and the file as it was has been "
                       "kept as {file}.")


def _is_good(name: str, value: object) -> bool:
    try:
        decode_settings(msgspec.json.encode({name: value}))
    except (ValueError, RecursionError):
        return False
    return True


def save_settings(folder: Path, settings: Settings) -> None:
    """Write the settings whole. Raises StoreError."""
    write_whole(settings_file(folder), msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")


def decode_settings(data: bytes) -> Settings:
    """The settings of a file. Raises ValueError where anything in it is unknown or impossible."""
    settings = msgspec.json.decode(data, type=Settings)
    for game, table in settings.tables.items():
        rules = RuleSet(game, table.rules).to_rules()
        if not len(table.names) == len(table.players) == rules.seats:
            raise RulesError(f"{game} has {rules.seats} seats")
    for kept in settings.rule_sets.values():
        kept.to_rules()
    return settings
