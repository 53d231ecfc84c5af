"""A game that is put on the table: what of it lies there at once, and what is shown one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from schmier_gui.engine.events import DealScored, DealStarted, Event, GameEnded
from schmier_gui.engine.session import Session
from schmier_gui.table.model import TableModel
from schmier_gui.table.seating import empty_table


def opened(session: Session, person: int) -> tuple[TableModel, list[Event], int, int]:
    """The table before the deal to be shown, the person's events, where that deal begins, and up to where all is there at once."""
    events = session.events(person)
    start, last = seated(session, events)
    before = [event.scores for event in events[:start] if isinstance(event, DealScored)]
    rules = session.rules
    return empty_table(rules, session.names, person, before[-1] if before else (0,) * rules.sides), events, start, last


def seated(session: Session, events: Sequence[Event]) -> tuple[int, int]:
    """Where the deal to be shown begins, and up to where all is there at once.

    What follows is shown one after the other: cards just dealt, and the end of a game; and the score of the last deal while nothing has
    happened in this one, for it may not have been seen (unless the person took something back, which begins a deal anew).
    """
    start, count = current_deal(events), len(events)
    if isinstance(events[-1], GameEnded):
        return start, count - 1
    if count > start + 1:
        return start, count
    if start == 0 or session.taken_back:
        return start, start
    return current_deal(events[:start]), start - 1


def current_deal(events: Sequence[Event]) -> int:
    """Where the events of the deal on the table begin: the last one dealt."""
    return max((i for i, event in enumerate(events) if isinstance(event, DealStarted)), default=0)
