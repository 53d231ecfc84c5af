"""From a profile to a player, and every player's own seed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Protocol

from schmier_gui.ai.bot import Bot
from schmier_gui.ai.profile import Profile, as_profile
from schmier_gui.ai.random_bot import RandomBot
from schmier_gui.ai.rule_bot import RuleBot
from schmier_gui.ai.search_bot import SearchBot


class ReasoningBot(Bot, Protocol):
    """A player of this house: it knows its profile and can say why it did what it did last."""

    profile: Profile

    @property
    def reason(self) -> str: ...


_MAKERS: dict[str, Callable[[Profile, str], ReasoningBot]] = {
    "beginner": RuleBot,
    "casual": RuleBot,
    "club": RuleBot,
    "expert": SearchBot,
    "master": SearchBot,
    "random": RandomBot,
}


def make_bot(profile: str | Profile, seed: str | int) -> ReasoningBot:
    """A computer player. `seed` is its own and must not be the seed of the deals. Raises ProfileError for an unknown profile."""
    profile = as_profile(profile)
    return _MAKERS[profile.profile](profile, str(seed))


def seat_seed(secret: str | int, seat: int) -> str:
    """The seed of the player in one seat: SHA-256 of "SECRET/bot/SEAT", so that no player's chance tells about a deal or another player."""
    return hashlib.sha256(f"{secret}/bot/{seat}".encode()).hexdigest()


def make_bots(profiles: Sequence[str | Profile], secret: str | int) -> tuple[ReasoningBot, ...]:
    """A player for each seat, each with its own seed out of one secret. Raises ProfileError for an unknown profile."""
    return tuple(make_bot(profile, seat_seed(secret, seat)) for seat, profile in enumerate(profiles))
