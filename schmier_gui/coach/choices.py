"""The choices of a game, in order: who chose what, in which deal, and which event tells of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from schmier_gui.engine.actions import Action, Bid, LayAway, NameTrump, Pass, PlayCard
from schmier_gui.engine.events import CallMade, CardPlayed, CardsExchanged, DealStarted, Event, TrumpNamed


class Choice(msgspec.Struct, frozen=True):
    """`number` counts the choices of a game from 0 (`Session.state_before`); `event` is the place in the log of the event that tells of it,
    `deal` the number of the deal.
    """

    number: int
    event: int
    deal: int
    seat: int
    action: Action


def choices(log: Sequence[Event]) -> list[Choice]:
    """Every choice of these unredacted events."""
    found, deal = list[Choice](), 0
    for place, event in enumerate(log):
        if isinstance(event, DealStarted):
            deal = event.number
        elif (made := _made(event)) is not None:
            found.append(Choice(len(found), place, deal, *made))
    return found


def _made(event: Event) -> tuple[int, Action] | None:
    """The seat that chose, and what; None for what only follows from choices."""
    match event:
        case CallMade(seat, amount):
            return seat, Pass() if amount is None else Bid(amount)
        case TrumpNamed(seat, suit):
            return seat, NameTrump(suit or "")
        case CardsExchanged():
            return event.seat, LayAway(event.away or ())
        case CardPlayed(seat, card):
            return seat, PlayCard(card)
    return None
