"""A game's events cut into deals, and each deal into tricks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from schmier_gui.engine.cards import Card, Suit, pip_count
from schmier_gui.engine.events import (
    AuctionEnded,
    CardPlayed,
    CardsExchanged,
    DealScored,
    DealStarted,
    Event,
    PointTaken,
    ThrownIn,
    TrickWon,
    TrumpNamed,
    TrumpShown,
)
from schmier_gui.engine.rules import Rules


class PlayedTrick(msgspec.Struct, frozen=True):
    """A finished trick: cards by the seats that played them, in the order of play; the points it brought home."""

    number: int
    plays: tuple[tuple[int, Card], ...]
    winner: int
    taken: tuple[PointTaken, ...]

    @property
    def leader(self) -> int:
        """Who led."""
        return self.plays[0][0]

    def player_of(self, card: Card) -> int:
        """Who played this card. Raises StopIteration for a card that is not in the trick."""
        return next(seat for seat, played in self.plays if played == card)


class Deal(msgspec.Struct, frozen=True):
    """The events of one deal, from DealStarted to the score, the throwing-in, or as far as it has come."""

    events: tuple[Event, ...]

    @property
    def start(self) -> DealStarted:
        """Its first event."""
        start = self.events[0]
        assert isinstance(start, DealStarted)
        return start

    @property
    def scored(self) -> DealScored | None:
        """Its score, once there is one."""
        return next((e for e in self.events if isinstance(e, DealScored)), None)

    @property
    def thrown_in(self) -> ThrownIn | None:
        """How it was thrown in, if it was."""
        return next((e for e in self.events if isinstance(e, ThrownIn)), None)

    @property
    def over(self) -> bool:
        """May everybody's cards be seen?"""
        return self.scored is not None or self.thrown_in is not None

    @property
    def contract(self) -> AuctionEnded | None:
        """Declarer and bid, once the auction is over; None too where nobody bid."""
        return next((e for e in self.events if isinstance(e, AuctionEnded)), None)

    @property
    def trump(self) -> Suit | None:
        """The trump suit as far as these events tell it."""
        named = next((e.suit for e in self.events if isinstance(e, TrumpNamed)), None)
        return named or next((e.suit for e in self.events if isinstance(e, TrumpShown)), None)

    def tricks(self) -> list[PlayedTrick]:
        """The finished tricks."""
        found, plays, seen = list[PlayedTrick](), list[tuple[int, Card]](), list[PointTaken]()
        for event in self.events:
            if isinstance(event, CardPlayed):
                plays.append((event.seat, event.card))
            elif isinstance(event, TrickWon):
                found.append(PlayedTrick(event.number, tuple(plays), event.winner, tuple(seen)))
                plays, seen = [], []
            elif isinstance(event, PointTaken) and not plays and found:
                last = found[-1]  # the winner's points follow the trick
                found[-1] = PlayedTrick(last.number, last.plays, last.winner, (*last.taken, event))
            elif isinstance(event, PointTaken):
                seen.append(event)
        return found

    def taken(self, point: str) -> PointTaken | None:
        """Who took a point other than Game, and with which card."""
        return next((e for e in self.events if isinstance(e, PointTaken) and e.point == point), None)

    def laid_away(self, rules: Rules) -> tuple[int, ...]:
        """By side: pips of laid-away cards that count toward Game (R35, R36)."""
        scored = self.scored
        if scored is None:
            return (0,) * rules.sides
        won = [0] * rules.sides
        for trick in self.tricks():
            won[rules.side(trick.winner)] += pip_count(card for _seat, card in trick.plays)
        return tuple(pips - count for pips, count in zip(scored.pips, won, strict=True))

    def exchanges(self) -> dict[int, CardsExchanged]:
        """What each seat exchanged."""
        return {e.seat: e for e in self.events if isinstance(e, CardsExchanged)}


def deals(events: Sequence[Event]) -> list[Deal]:
    """The deals of a game, in order."""
    found = list[list[Event]]()
    for event in events:
        if isinstance(event, DealStarted):
            found.append([])
        found[-1].append(event)
    return [Deal(tuple(deal)) for deal in found]


def deal_of(events: Sequence[Event], last: Event) -> Deal:
    """The deal that ends with this event (the latest such event, should two be equal). Raises ValueError where there is none."""
    place = next((i for i in range(len(events) - 1, -1, -1) if events[i] == last), None)
    if place is None:
        raise ValueError("this game has no such event")
    start = next(i for i in range(place, -1, -1) if isinstance(events[i], DealStarted))
    return Deal(tuple(events[start : place + 1]))
