"""Players by rules of thumb that a partner would nod at, and the habits that spoil them: from the beginner to the club player."""

from __future__ import annotations

import logging
from collections.abc import Callable
from gettext import gettext as _
from zlib import crc32

from schmier_gui.ai.bot import Thought
from schmier_gui.ai.profile import Profile
from schmier_gui.ai.tactics.bidding import CALLING, Auction, best_suit, longest_suit
from schmier_gui.ai.tactics.exchanging import lay_away
from schmier_gui.ai.tactics.scale import Play
from schmier_gui.ai.tactics.situation import Situation
from schmier_gui.ai.tactics.style import STYLES, Style
from schmier_gui.ai.tactics.tables import table_for
from schmier_gui.ai.tactics.tactic import first
from schmier_gui.engine.actions import Action, Bid, NameTrump
from schmier_gui.engine.cards import JOKER
from schmier_gui.engine.decision import PLAYS
from schmier_gui.engine.trump import order
from schmier_gui.engine.view import View
from schmier_gui.engine.words import card_name, suit_name

log = logging.getLogger("schmier.ai")
HONOURS = "AKQJT"
NOTICES = 0.3
"""Who remembers less doesn't notice either who is void of what."""


class RuleBot:
    """Counts points to bid, lays away short suits, and plays by ordered lists of tactics: with the habits of its kind, or in a `style`.

    The same view always gets the same choice.
    """

    def __init__(self, profile: Profile, seed: str | int, style: Style | None = None) -> None:
        self.profile, self.seed, self._style = profile, str(seed), style or STYLES[profile.profile]
        self._reason: Callable[[], str] = str
        self._deciders = {"call": self._call, "trump": self._name_trump, "lay_away": self._lay_away, "play": self._play}

    @property
    def reason(self) -> str:
        """Why the last choice was made, as one sentence; "" before the first."""
        return self._reason()

    def think(self, view: View) -> Thought:
        """One yield, then a legal action: a choice takes well under a millisecond."""
        yield
        assert view.decision is not None
        action = self._deciders[view.decision.kind](view)
        if log.isEnabledFor(logging.DEBUG):
            log.debug("seat %d: %s: %s", view.seat, action, self.reason)
        return action

    def _call(self, view: View) -> Action:
        style = self._style
        choose = longest_suit if style.longest else best_suit
        auction = Auction(view, self.profile.boldness, self._error(view), style.minds_score, choose)
        call, tactic = first(CALLING, auction)
        bid = call.amount if isinstance(call, Bid) else None
        self._reason = lambda: tactic.reason(
            suit=suit_name(auction.suit), points=auction.points, percent=round(100 * auction.chance(bid)) if bid else 0
        )
        return call

    def _name_trump(self, view: View) -> Action:
        if self._style.longest:
            return self._name_longest(view)
        suit, points = best_suit(view.rules, view.hand)
        self._reason = lambda: _("Of all suits {suit} counts most: about {points:.1f} points").format(suit=suit_name(suit), points=points)
        return NameTrump(suit)

    def _name_longest(self, view: View) -> Action:
        suit, _points = longest_suit(view.rules, view.hand)
        self._reason = lambda: _("Of all suits {suit} is the longest here").format(suit=suit_name(suit))
        return NameTrump(suit)

    def _lay_away(self, view: View) -> Action:
        assert view.decision is not None
        action, self._reason = lay_away(view.decision, self._style.keeps)
        return action

    def _play(self, view: View) -> Action:
        assert view.decision is not None
        legal = view.decision.actions
        if len(legal) == 1:
            self._reason = lambda: _("No other card may be played")
            return legal[0]
        style = self._style
        voids = style.voids and self._memory >= NOTICES
        play = Play(Situation(view, self._forgotten(view) if self._memory < 1 else 0, voids))
        card, tactic = first(style.following if view.trick else style.leading, play)
        self._reason = lambda: tactic.reason(card=card_name(card), suit="" if card == JOKER else suit_name(card[1]))
        return PLAYS[card]

    @property
    def _memory(self) -> float:
        return self._style.memory * self.profile.memory

    def _error(self, view: View) -> float:
        """By how many points it misjudges its hand of this deal: the same all through the auction, up or down."""
        if not self._style.error:
            return 0.0
        return self._style.error * (2 * _lot(f"{self.seed}/{view.number}/{','.join(sorted(view.hand))}") - 1)

    def _forgotten(self, view: View) -> int:
        """Bits of cards of earlier tricks that this player no longer remembers; the last trick it does, and honours twice as well."""
        assert view.decision is not None
        facts = table_for(view.rules, view.decision.trump)
        points = order(view.rules.game, view.decision.trump).trumps[:5]
        forgotten = 0
        for trick in view.tricks[:-1]:
            for card in trick.cards:
                honour = self._style.honours and (card in points or card[0] in HONOURS)
                if _lot(f"{self.seed}/{view.number}/{card}") >= self._memory * (2 if honour else 1):
                    forgotten |= facts.bit[card]
        return forgotten


def _lot(text: str) -> float:
    """A number from 0 to 1 that belongs to this text."""
    return crc32(text.encode()) / 2**32
