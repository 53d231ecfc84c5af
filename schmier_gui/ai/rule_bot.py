"""The club player: it plays by rules of thumb that a partner would nod at."""

from __future__ import annotations

import logging
from collections.abc import Callable

from schmier_gui.ai.bot import Thought
from schmier_gui.ai.profile import Profile
from schmier_gui.ai.tactics.bidding import CALLING, Auction, best_suit
from schmier_gui.ai.tactics.counting import chance_made
from schmier_gui.ai.tactics.exchanging import lay_away
from schmier_gui.ai.tactics.scale import weigh
from schmier_gui.ai.tactics.situation import Situation
from schmier_gui.ai.tactics.tactic import first
from schmier_gui.engine.actions import Action, Bid, NameTrump, PlayCard
from schmier_gui.engine.view import View
from schmier_gui.engine.words import suit_name

log = logging.getLogger("schmier.ai")


class RuleBot:
    """Counts points to bid, lays away short suits, and plays by ordered lists of tactics. The same view always gets the same choice."""

    def __init__(self, profile: Profile, seed: str | int) -> None:
        self.profile, self.seed = profile, str(seed)
        self._reason: Callable[[], str] = str

    @property
    def reason(self) -> str:
        """Why the last choice was made, as one sentence; "" before the first."""
        return self._reason()

    def think(self, view: View) -> Thought:
        """One yield, then a legal action: a choice takes well under a millisecond."""
        yield
        decision = view.decision
        assert decision is not None
        if decision.kind == "call":
            return self._call(view)
        if decision.kind == "trump":
            suit, _points = best_suit(view.rules, view.hand)
            return NameTrump(suit)
        if decision.kind == "lay_away":
            away, self._reason = lay_away(decision)
            return away
        if len(decision.actions) == 1:
            return decision.actions[0]
        situation = Situation(view)
        return PlayCard(max(situation.legal, key=lambda card: weigh(situation, card)))

    def _call(self, view: View) -> Action:
        auction = Auction(view, self.profile.boldness)
        call, tactic = first(CALLING, auction)
        amount = call.amount if isinstance(call, Bid) else auction.bids[0] if auction.bids else view.bid
        percent = round(100 * chance_made(view.rules, auction.points, amount))
        self._reason = lambda: tactic.reason(suit=suit_name(auction.suit), points=auction.points, percent=percent)
        return call
