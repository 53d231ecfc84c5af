"""The games kept in the folder of past games, and what a glance into their records tells."""

from __future__ import annotations

import datetime
import logging
from pathlib import Path

import msgspec

from schmier_gui.engine.errors import SchmierError
from schmier_gui.engine.record import DealLine, EndLine, GameLine, ScoreLine, decode
from schmier_gui.engine.rules import Rules
from schmier_gui.store.autosave import FINISHED

log = logging.getLogger("schmier.store")
_TOLD = (b'{"type":"deal"', b'{"type":"score"', b'{"type":"end"')


class Glance(msgspec.Struct, frozen=True):
    """A past game: `day` when it was last written, `scores` by side, `winners` () while it is unfinished, `deal` the number of the last
    one; `marked`: choices of it have been taken back, or its cards were known (it has no seed).
    """

    rules: Rules
    names: tuple[str, ...]
    day: datetime.date
    deal: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    marked: bool


def past_games(folder: Path) -> list[Path]:
    """The records of past games, the newest first; none where the folder can't be read."""
    found = []
    try:
        for path in (folder / FINISHED).glob("*.jsonl"):
            found.append((path.stat().st_mtime, path.name, path))
    except OSError as error:
        log.warning("%s", error)
    return [path for _time, _name, path in sorted(found, reverse=True)]


def glance(path: Path) -> Glance | None:
    """What stands in a record, without replaying it; None where that can't be read."""
    try:
        first, *rest = path.read_bytes().splitlines()
        header = decode(first, 1, path.name)
        if not isinstance(header, GameLine):
            return None
        rules = Rules.from_disk(header.game, header.rules)
        deal, scores, winners = 0, (0,) * rules.sides, tuple[int, ...]()
        for number, line in enumerate((line for line in rest if line.startswith(_TOLD)), start=2):
            told = decode(line, number, path.name)
            if isinstance(told, DealLine):
                deal = told.number
            elif isinstance(told, ScoreLine):
                scores = told.scores
            elif isinstance(told, EndLine):
                winners = told.winners
        day = datetime.date.fromtimestamp(path.stat().st_mtime)
    except (OSError, ValueError, OverflowError, RecursionError, SchmierError) as error:
        log.warning("%s: %s", path.name, error)
        return None
    if len(header.names) != rules.seats or len(scores) != rules.sides or not all(0 <= side < rules.sides for side in winners):
        return None
    return Glance(rules, header.names, day, deal, scores, winners, header.taken_back > 0 or header.seed is None)
