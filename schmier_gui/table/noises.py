"""What can be heard when an event has come to the table. Cards that fly make their own sounds: "deal" and "sweep"."""

from __future__ import annotations

from schmier_gui.engine.events import CallMade, CardPlayed, DealScored, DealStarted, Event, GameEnded
from schmier_gui.table.model import TableModel

HIGHEST = 4


def sound_of(event: Event, model: TableModel) -> str:
    """The name of its sound, "" for none: a knock for a pass, a note for a bid, a fanfare for the person's own side."""
    rules = model.rules
    match event:
        case DealStarted():
            return "shuffle"
        case CallMade(amount=None):
            return "knock"
        case CallMade(amount=int(amount)):
            return f"bid-{min(HIGHEST, amount - rules.lowest_bid + 1)}"
        case CardPlayed():
            return "card"
        case DealScored():
            return "made" if event.made else "set"
        case GameEnded():
            return "win" if rules.side(model.person) in event.winners else ""
    return ""
