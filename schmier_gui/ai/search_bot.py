"""Players who try every choice in the same sampled worlds and take what wins the game most often. In a tie the expert does as the
rules of thumb say, and the master as the expert would.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable
from gettext import gettext as _
from math import inf, log2
from typing import TYPE_CHECKING
from zlib import crc32

import msgspec
from msgspec.structs import replace

from schmier_gui.ai.bot import Thought
from schmier_gui.ai.profile import Profile
from schmier_gui.ai.rule_bot import RuleBot
from schmier_gui.ai.tactics.style import TEXTBOOK
from schmier_gui.engine.actions import Action, Bid, Pass
from schmier_gui.engine.cards import SUITS
from schmier_gui.engine.view import View

if TYPE_CHECKING:
    from schmier_gui.ai.search.trial import Bench, Trial, Tried

_LOG = logging.getLogger("schmier.ai")


class Effort(msgspec.Struct, frozen=True):
    """How hard a player tries.

    `worlds` by kind of decision, the others are left to the adviser; `clear`: a choice so many standard errors behind the best is given up;
    `tie`: so many standard errors better a choice must do than the adviser's; `read`: out of how many worlds one is chosen by how the
    others have played, 1 for a player that doesn't read them; `adviser`: the profile that is asked first.
    """

    worlds: dict[str, int]
    clear: float = 2.5
    tie: float = 1.0
    read: int = 1
    adviser: str = "club"


HOPE = 0.03
"""How much more chance to win the boldest player sees in a bid than there is."""
NOD = 0.02
"""How much more chance to win a bid must bring where the club player would pass and no rival has the bid: a partner shall nod at it."""
EFFORTS = {
    "expert": Effort({"call": 900, "trump": 900, "lay_away": 300, "play": 800}),
    "master": Effort({"play": 1600}, clear=3.0, tie=1.5, read=4, adviser="expert"),
}


def load_search_for(players: Iterable[object]) -> None:
    """Import numpy and what is built on it, about 0.1 s once, where one of these players (as a record names them) searches.

    Whoever doesn't ask for it pays for it with the first thought.
    """
    if any((player.get("profile") if isinstance(player, dict) else player) in EFFORTS for player in players):
        from schmier_gui.ai.search import calls, cards, laying  # noqa: F401


def _adviser(profile: Profile, seed: str | int) -> RuleBot | SearchBot:
    return SearchBot(profile, seed) if profile.profile in EFFORTS else RuleBot(profile, seed, TEXTBOOK)


class SearchBot:
    """Its budget is counted in worlds, so that it plays the same on every machine."""

    def __init__(self, profile: Profile, seed: str | int, effort: Effort | None = None) -> None:
        self.profile, self._effort = profile, effort or EFFORTS[profile.profile]
        self._seed = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")
        self._adviser = _adviser(Profile(self._effort.adviser, profile.boldness, profile.memory), seed)
        self._bench: Bench | None = None
        self.reason = ""

    def think(self, view: View) -> Thought:
        """Yields after every slice of a few milliseconds; returns a legal action."""
        yield
        decision = view.decision
        assert decision is not None
        rather = yield from self._adviser.think(view)
        self.reason = self._adviser.reason
        if decision.kind not in self._effort.worlds or (decision.kind != "lay_away" and len(decision.actions) == 1):
            return rather
        if self._effort.read > 1 and (self.profile.memory < 1 or not (view.tricks or view.trick)):
            return rather  # there is nothing to be read
        tried = yield from self._trial(view, decision.kind)
        if decision.kind == "call":
            tried = self._as_hoped(tried, view, rather)
        action: Action = tried.best(rather, self._effort.tie)
        if action != rather:
            self.reason = _("Tried in {count} deals that are possible, this wins the game {share} times in 100").format(
                count=tried.chances.shape[1], share=round(100 * tried.chance(action))
            )
        _LOG.debug("seat %d: %s, not %s: %s", view.seat, action, rather, self.reason)
        return action

    def _trial(self, view: View, kind: str) -> Trial:
        from schmier_gui.ai.search.calls import try_calls, try_suits
        from schmier_gui.ai.search.cards import try_cards
        from schmier_gui.ai.search.laying import try_lay_aways
        from schmier_gui.ai.search.trial import Bench

        if self._bench is None:
            self._bench = Bench(self._seed)
        effort, sober = self._effort, self.profile.boldness == 1
        worlds = effort.worlds[kind]
        if kind == "play":
            return try_cards(view, self._bench, worlds, effort.clear, effort.read, self._forgotten(view))
        if kind == "call":
            return try_calls(view, self._bench, worlds, effort.clear if sober else inf)
        return (try_suits if kind == "trump" else try_lay_aways)(view, self._bench, worlds, effort.clear)

    def _as_hoped(self, tried: Tried, view: View, rather: Action) -> Tried:
        """A bold player sees its bids win more often than they do, a timid one less often; and a bid on little must be worth it."""
        rival = view.bid and view.rules.side(view.declarer) != view.rules.side(view.seat)
        hope = HOPE * log2(self.profile.boldness) - (NOD if isinstance(rather, Pass) and not rival else 0.0)
        if not hope:
            return tried
        gains = [hope if isinstance(action, Bid) else 0.0 for action in tried.actions]
        return replace(tried, chances=(tried.chances.T + gains).T)

    def _forgotten(self, view: View) -> frozenset[tuple[int, str]]:
        """Voids it has seen and no longer remembers, by the lot of its own seed. Whoever forgets doesn't read the others either."""
        if self.profile.memory == 1:
            return frozenset()
        lots = ((seat, suit, crc32(f"{self._seed}/{view.number}/{seat}{suit}".encode()) / 2**32) for seat in range(view.rules.seats)
                for suit in SUITS)
        return frozenset((seat, suit) for seat, suit, lot in lots if lot >= self.profile.memory)
