"""`check FILE`: replays records and verifies every line."""

from __future__ import annotations

from gettext import gettext as _
from gettext import ngettext
from pathlib import Path

from schmier_gui.cli.output import say, warn
from schmier_gui.engine.errors import RecordError
from schmier_gui.engine.record import DealLine, split_games, whole_lines
from schmier_gui.engine.replay import replay


def check(file: Path) -> int:
    """Print how many games and deals hold; returns the exit status. Raises RecordError for a wrong line, OSError for the file."""
    source = str(file)
    lines, warning = whole_lines(file.read_bytes())
    games = deals = 0
    for game in split_games(lines, source):
        replay(game, source)
        games += 1
        deals += sum(isinstance(line, DealLine) for _number, line in game)
    if not games:
        raise RecordError(_("the file holds no game"), 1, source)
    if warning:
        warn(f"{source}: {warning}")
    say(ngettext("{count} game holds", "{count} games hold", games).format(count=games))
    say(ngettext("{count} deal holds", "{count} deals hold", deals).format(count=deals))
    return 0
