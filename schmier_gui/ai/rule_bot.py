"""The club player: it plays by rules of thumb that a partner would nod at."""

from __future__ import annotations

from schmier_gui.ai.bot import Thought
from schmier_gui.ai.profile import Profile
from schmier_gui.engine.actions import Action, Bid, LayAway, PlayCard
from schmier_gui.engine.auction import PASS
from schmier_gui.engine.cards import JOKER, PIP_COUNT, SUITS
from schmier_gui.engine.trick import winning_place
from schmier_gui.engine.trump import order
from schmier_gui.engine.view import View


class RuleBot:
    """A first one."""

    def __init__(self, profile: Profile, seed: str | int) -> None:
        self.profile, self.seed = profile, str(seed)

    @property
    def reason(self) -> str:
        return ""

    def think(self, view: View) -> Thought:
        """One yield, then a legal action."""
        yield
        d = view.decision
        assert d is not None
        worth = {s: _worth(view, s) for s in SUITS}
        if d.kind == "call":
            best = int(max(worth.values()) * self.profile.boldness)
            bids = [a for a in d.actions if isinstance(a, Bid) and a.amount <= best]
            return bids[0] if bids else PASS if PASS in d.actions else d.actions[0]
        if d.kind == "trump":
            return max(d.actions, key=lambda a: worth[a.suit])  # type: ignore[union-attr]
        table = order(view.rules.game, d.trump)
        if d.kind == "lay_away":
            plain = sorted((c for c in d.bounds.allowed if table.suit_of[c] != d.trump), key=lambda c: table.power[c])
            trumps = sorted((c for c in d.bounds.allowed if table.suit_of[c] == d.trump), key=lambda c: table.power[c])
            return LayAway((*trumps[: d.bounds.trumps], *plain[: d.bounds.most - d.bounds.trumps]))
        return _play(view)


def _play(view: View) -> Action:
    d = view.decision
    assert d is not None
    rules, trump = view.rules, d.trump
    table = order(rules.game, trump)
    cards = sorted(d.cards, key=lambda c: table.power[c])
    if not view.trick:
        return PlayCard(cards[-1])
    place = winning_place(rules, trump, view.trick)
    seat = (view.leader + place) % rules.seats
    if rules.side(seat) == rules.side(view.seat):
        return PlayCard(max(cards, key=lambda c: (PIP_COUNT[c], -table.power[c])))
    winning = [c for c in cards if winning_place(rules, trump, (*view.trick, c)) == len(view.trick)]
    if winning:
        return PlayCard(winning[-1] if len(view.trick) < rules.seats - 1 else winning[0])
    return PlayCard(min(cards, key=lambda c: (PIP_COUNT[c], c == JOKER, table.power[c])))


def _worth(view: View, suit: str) -> float:
    table = order(view.rules.game, suit)
    held = [c for c in view.hand if table.suit_of[c] == suit]
    points = {table.high: 1.4, table.low: 1.0, table.right: 0.7, table.left: 0.6, JOKER: 0.5}
    return sum(points.get(c, 0.3) for c in held)
