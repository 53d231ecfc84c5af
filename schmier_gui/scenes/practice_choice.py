"""What the person practises, remembered from one time to the next: a small file beside the settings."""

from __future__ import annotations

import logging
from gettext import gettext as _
from pathlib import Path
from typing import Any

import msgspec

from schmier_gui.coach.themes import FREE, chosen
from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import Rules
from schmier_gui.store.files import StoreError, kept_aside, write_whole

log = logging.getLogger("schmier.scenes")


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`rules` as in a record: only what differs from the game's defaults."""

    game: Game
    rules: dict[str, Any]
    themes: tuple[str, ...]


def choice_file(folder: Path) -> Path:
    """Where it lives."""
    return folder / "practice.json"


def load_choice(folder: Path) -> tuple[tuple[Rules, tuple[str, ...]] | None, str | None]:
    """Rules and themes, None where there are none yet; and a sentence for the person where their file can't be read and has been kept."""
    path = choice_file(folder)
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=Choice)
        rules = Rules.from_disk(kept.game, kept.rules)
        chosen(kept.themes, kept.game)
    except FileNotFoundError:
        return None, None
    except (OSError, ValueError, RecursionError) as error:
        log.warning("%s: %s", path.name, error)
        lost = _("What you chose to practise could not be read and starts afresh; the file has been kept as {file}.")
        return None, kept_aside(path, lost)
    return (rules, kept.themes or (FREE,)), None


def save_choice(folder: Path, rules: Rules, themes: tuple[str, ...]) -> None:
    """Keep it; a disk that refuses costs nothing but the memory of it."""
    try:
        write_whole(choice_file(folder), msgspec.json.encode(Choice(rules.game, rules.on_disk(), themes)) + b"\n")
    except StoreError as error:
        log.warning("%s", error)
