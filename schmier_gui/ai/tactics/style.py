"""How a kind of player that plays by tactics differs from the next: habits as data."""

from __future__ import annotations

import msgspec

from schmier_gui.ai.tactics import habits
from schmier_gui.ai.tactics.following import FOLLOWING
from schmier_gui.ai.tactics.leading import LEADING
from schmier_gui.ai.tactics.scale import Play
from schmier_gui.ai.tactics.tactic import Tactic
from schmier_gui.engine.cards import Card


class Style(msgspec.Struct, frozen=True):
    """`following`, `leading`: the tactics for a card. `memory`: how many of the cards played it remembers at its best; `honours`: high
    cards and point cards twice as well; `voids`: and who has shown to be void of a suit. `minds_score`: in the auction.
    `error`: how far it misjudges a hand at most, in points. `longest`: it names its longest suit. `keeps`: plain ranks that it
    never lays away while it may choose.
    """

    following: tuple[Tactic[Play, Card], ...] = FOLLOWING
    leading: tuple[Tactic[Play, Card], ...] = LEADING
    memory: float = 1.0
    honours: bool = True
    voids: bool = True
    minds_score: bool = True
    error: float = 0.0
    longest: bool = False
    keeps: str = ""


TEXTBOOK = Style()
"""The tactics and nothing else: what searching players ask first, and what the coach explains."""
STYLES: dict[str, Style] = {
    "beginner": Style(
        following=(habits.FEEDS_LAST_OF_ALL, habits.MAKES_SURE, *FOLLOWING),
        leading=(habits.DRAWS_ONCE, *LEADING),
        memory=0.1,
        honours=False,
        voids=False,
        minds_score=False,
        error=0.8,
        longest=True,
        keeps="AKQJ",
    ),
    "casual": Style(
        following=(habits.FEEDS_LATE, *FOLLOWING),
        memory=0.3,
        honours=False,
        voids=False,
        minds_score=False,
        error=0.65,
        keeps="AKQ",
    ),
    "club": Style(memory=0.5, error=0.4, keeps="AK"),
}
