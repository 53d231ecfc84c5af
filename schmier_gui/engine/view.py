"""What one seat may know, and nothing more: players and hints see a `View`, and events only after `redact`."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from schmier_gui.engine.cards import Card, Suit
from schmier_gui.engine.decision import Decision, decision
from schmier_gui.engine.events import CardsExchanged, DealStarted, Event, KittyTaken, TrumpNamed
from schmier_gui.engine.rules import Point, Rules
from schmier_gui.engine.state import Call, Phase, State, Trick


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game as `seat` knows it. There is no place in it for a hidden card.

    `hand` in the order held; `counts` cards in hand by seat; `trump` is None while this seat may not know it (R33); `exchanged`
    by seat how many cards were drawn, None before; `away`, `drawn`: this seat's own; `leader` and `trick` the current trick in order
    of play; `points` decided so far; `pips` by side, of won tricks; `decision` only where it is this seat's turn.
    """

    rules: Rules
    seat: int
    phase: Phase
    turn: int
    number: int
    dealer: int
    scores: tuple[int, ...]
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    kitty_count: int
    calls: tuple[Call, ...]
    declarer: int
    bid: int
    trump: Suit | None
    exchanged: tuple[int | None, ...]
    away: tuple[Card, ...]
    drawn: tuple[Card, ...]
    leader: int
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    points: tuple[tuple[Point, int], ...]
    pips: tuple[int, ...]
    winners: tuple[int, ...]
    decision: Decision | None


def view(state: State, seat: int) -> View:
    """What `seat` may know of this state."""
    away, drawn, exchanged = _exchange(state, seat)
    return View(
        rules=state.rules,
        seat=seat,
        phase=state.phase,
        turn=state.turn,
        number=state.number,
        dealer=state.dealer,
        scores=state.scores,
        hand=state.hands[seat] if state.hands else (),
        counts=tuple([len(hand) for hand in state.hands]),
        kitty_count=len(state.kitty),
        calls=state.calls,
        declarer=state.declarer,
        bid=state.bid,
        trump=state.trump if state.trump_shown or seat == state.declarer else None,
        exchanged=exchanged,
        away=away,
        drawn=drawn,
        leader=state.leader,
        trick=state.trick,
        tricks=state.tricks,
        points=state.points,
        pips=state.pips,
        winners=state.winners,
        decision=decision(state) if seat == state.turn else None,
    )


def _exchange(state: State, seat: int) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[int | None, ...]]:
    """Own cards laid away and drawn, and how many each seat drew; the cards of a kitty just taken are known to their seat."""
    away: tuple[Card, ...] = ()
    drawn = state.drawn if seat == state.turn else ()
    counts: list[int | None] = [None] * state.rules.seats
    for exchange in state.exchanges:
        counts[exchange.seat] = len(exchange.drawn)
        if exchange.seat == seat:
            away, drawn = exchange.away, exchange.drawn
    return away, drawn, tuple(counts)


def redact(event: Event, seat: int) -> Event:
    """The event as `seat` may know it (R5, R31 to R33)."""
    if isinstance(event, DealStarted):
        return replace(event, hands=tuple(h if s == seat else None for s, h in enumerate(event.hands)), kitty=None)
    if isinstance(event, KittyTaken) and event.seat != seat:
        return replace(event, cards=None)
    if isinstance(event, TrumpNamed) and event.secret and event.seat != seat:
        return replace(event, suit=None)
    if isinstance(event, CardsExchanged) and event.seat != seat:
        return replace(event, away=None, drawn=None)
    return event
