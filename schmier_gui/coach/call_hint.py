"""A hint for a call, from the estimate of what every call is worth; it agrees with the grades of practice."""

from __future__ import annotations

from collections.abc import Generator

from schmier_gui.coach.estimate import Estimate, Worth, estimate
from schmier_gui.coach.grade import grade
from schmier_gui.coach.option import Option
from schmier_gui.coach.why import why
from schmier_gui.engine.actions import Action, Bid, Pass
from schmier_gui.engine.view import View


def estimated(view: View, seed: str | int, deals: int) -> Generator[None, None, Estimate]:
    """The last estimate, in slices."""
    last: Estimate | None = None
    for told in estimate(view, deals, seed):
        last = told
        yield
    assert last is not None
    return last


def action_of(worth: Worth) -> Action:
    """The call itself."""
    return Pass() if worth.bid is None else Bid(worth.bid)


def bid_of(action: Action) -> int | None:
    """The amount of a call; None for a pass."""
    return action.amount if isinstance(action, Bid) else None


def options_of(found: Estimate, actions: tuple[Action, ...]) -> tuple[Option, ...]:
    """Every legal call, each with its best suit, beside the best."""
    best, told = found.best(), []
    for action in actions:
        worth = found.of(bid_of(action))
        told.append(Option(action, worth.win, worth.win_se, *found.difference(best, worth)))
    return tuple(sorted(told, key=lambda option: -option.win))


def sentences(view: View, found: Estimate, action: Action) -> str:
    """Why this call is worth what it is."""
    return " ".join(why(view, found, grade(found, bid_of(action))))
