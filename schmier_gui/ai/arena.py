"""Whole games between computer players, without a window."""

from __future__ import annotations

from collections.abc import Sequence

from schmier_gui.ai.bot import Bot, decide
from schmier_gui.engine.errors import SchmierError
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.session import Player, Session


def play_game(
    bots: Sequence[Bot], rules: Rules, seed: str | int, dealer: int | None = None, names: Sequence[str] | None = None
) -> Session:
    """A game from the first deal to the end; `bots` by seat, `seed` of the deals.

    Raises SchmierError unless there is a bot for each seat, IllegalAction where a bot breaks the rules, GameStuck as R24 says.
    """
    if len(bots) != rules.seats:
        raise SchmierError(f"There are {rules.seats} seats, but {len(bots)} players")
    session = Session.new(rules, seed=seed, dealer=dealer, names=names, players=[player_of(bot) for bot in bots])
    while (seat := session.state.turn) >= 0:
        session.submit(decide(bots[seat], session.view(seat)))
    return session


def player_of(bot: Bot) -> Player:
    """How a record names this player: its profile on disk, or what it is called in its own program."""
    profile = getattr(bot, "profile", None)
    return type(bot).__name__ if profile is None else profile.on_disk()
