"""What players do over many recorded games: `python -m tests.bench.selfplay RECORD...` reads what `simulate --record` wrote.

It prints, for each height of bid, how many were made, the same at even scores; bids of six without the ace of trump, with the scores; where
Low goes to the taker, who won the 2 and how often its holder could have spared it; and what was given to tricks that the partner was sure
to win.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from math import sqrt

from schmier_gui.ai.tactics.situation import Situation
from schmier_gui.engine import Session
from schmier_gui.engine.actions import Action, PlayCard
from schmier_gui.engine.cards import PIP_COUNT, Card
from schmier_gui.engine.events import DealScored
from schmier_gui.engine.record import BidLine, ExchangeLine, PassLine, PlayLine, TrumpLine, action_of, decode
from schmier_gui.engine.replay import load_all
from schmier_gui.engine.state import State
from schmier_gui.engine.trump import order
from schmier_gui.engine.view import View, view

EVEN = 6
"""At even scores no side is within so many points of the target."""
CHOICES = (BidLine, ExchangeLine, PassLine, PlayLine, TrumpLine)


class Findings:
    """Counts over all games read."""

    def __init__(self) -> None:
        self.deals = 0
        self.made: dict[str, Counter[int]] = {"all": Counter(), "even": Counter()}
        self.bids: dict[str, Counter[int]] = {"all": Counter(), "even": Counter()}
        self.bold_sixes: list[tuple[tuple[int, ...], int, bool]] = []
        self.lows = Counter[str]()
        self.feeds = Counter[str]()

    def read(self, session: Session) -> None:
        """Count one game."""
        self._contracts(session)
        for state, action in choices(session):
            if isinstance(action, PlayCard) and len(state.hands[state.turn]) > 1:
                seen = view(state, state.turn)
                self._feed(seen, action.card)
                if session.rules.low == "taker":
                    self._low(seen, action.card)

    def _contracts(self, session: Session) -> None:
        scores = (0,) * session.rules.sides
        for event in session.log:
            if isinstance(event, DealScored):
                self._contract(session, event, scores)
                scores = event.scores
        self.deals += session.state.number

    def _contract(self, session: Session, scored: DealScored, scores: tuple[int, ...]) -> None:
        groups = ["all"] + ["even"] * (max(scores) < session.rules.target - EVEN)
        for group in groups:
            self.bids[group][scored.bid] += 1
            self.made[group][scored.bid] += scored.made
        high = dict(scored.points).get("high")
        if scored.bid == 6 and high != session.rules.side(scored.declarer):
            self.bold_sixes.append((scores, session.rules.side(scored.declarer), scored.made))

    def _feed(self, seen: View, card: Card) -> None:
        """The partner's card can't be beaten by any rival still to play: is a ten given, where there is one to spare?"""
        facts = Situation(seen)
        if not seen.trick or not facts.partner_best or any(facts.beaten_by(seat, facts.best, facts.led) for seat in facts.rivals_after):
            return
        counters = [c for c in facts.legal if PIP_COUNT[c] == 10 and not facts.is_trump(c)]
        if counters and len(facts.legal) > 1:
            value = "a ten" if PIP_COUNT[card] == 10 else "a point" if card in facts.table.stakes else "less"
            self.feeds[value] += 1

    def _low(self, seen: View, card: Card) -> None:
        table = order(seen.rules.game, seen.trump)
        if table.low not in seen.hand or table.low not in seen.decision.cards or len(seen.decision.cards) == 1:
            return
        if card != table.low:
            self.lows["kept"] += 1
            return
        facts = Situation(seen)
        self.lows["to a sure trick of the own side" if facts.chance(card) > 0.99 else "to a likely one" if facts.chance(card) > 0.5
                  else "led" if not seen.trick else "at risk"] += 1


def choices(session: Session) -> Iterator[tuple[State, Action]]:
    """Every choice of a game and the state before it."""
    lines = [decode(text.encode(), number) for number, text in enumerate(session.lines(), 1)]
    for number, line in enumerate(line for line in lines if isinstance(line, CHOICES)):
        yield session.state_before(number), action_of(line)


def shares(found: Findings, group: str) -> Iterator[str]:
    """A line for each height of bid."""
    for bid, every in sorted(found.bids[group].items()):
        share = found.made[group][bid] / every
        yield f"  bid {bid}: {every:5d} declared, {100 * share:5.1f} % ± {196 * sqrt(share * (1 - share) / every):.1f} made"


def main(files: list[str]) -> None:
    """Read the files and print."""
    found = Findings()
    for file in files:
        for session in load_all(file):
            found.read(session)
    print(f"{found.deals} deals")
    for group, title in (("all", "All scored deals"), ("even", f"No side within {EVEN} points of the target")):
        print(title, *shares(found, group), sep="\n")
    print(f"Six bid without the ace of trump: {len(found.bold_sixes)}")
    for scores, side, made in found.bold_sixes:
        print(f"  side {side} at {'-'.join(map(str, scores))}: {'made' if made else 'set'}")
    print("The partner was sure to win, and a ten could be given:", dict(found.feeds))
    if found.lows:
        print("The 2 where Low goes to the taker, with a choice:", dict(found.lows))


if __name__ == "__main__":
    main(sys.argv[1:])
