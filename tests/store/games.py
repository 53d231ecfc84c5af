"""Games for the tests of what is on disk: a computer player that always takes the first legal choice."""

from __future__ import annotations

from collections.abc import Sequence

from schmier_gui.engine import Action, LayAway, LayAwayBounds, Pass, Rules, Session
from schmier_gui.engine.trump import order


def first_choice(session: Session) -> Action:
    """Any legal action: the lowest bid for the dealer, else a pass; the first suit, cards and plays."""
    decision = session.decision
    assert decision is not None
    if isinstance(decision.legal, LayAwayBounds):
        return LayAway(_first_lay_away(session, decision.legal))
    if decision.kind == "call" and decision.is_dealer and decision.actions[0] == Pass() and len(decision.actions) > 1 and not decision.bid:
        return decision.actions[1]
    return decision.actions[0]


def _first_lay_away(session: Session, bounds: LayAwayBounds) -> tuple[str, ...]:
    rules, trump = session.rules, session.state.trump
    trumps = [c for c in bounds.allowed if order(rules.game, trump).suit_of[c] == trump]
    plain = [c for c in bounds.allowed if c not in trumps]
    return tuple(trumps[: bounds.trumps] + plain[: bounds.least - bounds.trumps])


def play(session: Session, choices: int = 10_000) -> Session:
    """Play on for so many choices, or to the end of the game."""
    while choices and session.decision is not None:
        session.submit(first_choice(session))
        choices -= 1
    return session


def game(rules: Rules, choices: int = 10_000, seed: str = "store", names: Sequence[str] | None = None) -> Session:
    """A game of these rules after so many choices."""
    return play(Session.new(rules, seed=seed, names=names), choices)
