"""The table follows the events: in order, at any speed, and rebuilt at once it shows the same."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from schmier_gui.ai import decide, make_bots
from schmier_gui.engine import PRESETS, Pass, Session
from schmier_gui.engine.events import DealScored, DealStarted, TrickWon
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.table.director import Director
from schmier_gui.table.flights import Flights
from schmier_gui.table.geometry import Geometry
from schmier_gui.table.seating import empty_table
from schmier_gui.table.tempo import Speed, Tempo


def director(session: Session, pace: Tempo, scores: tuple[int, ...] | None = None) -> Director:
    rules = session.rules
    model = empty_table(rules, session.names, 0, scores or (0,) * rules.sides)
    return Director(model, Flights(model, Geometry(Viewport(1280, 800), rules.seats), pace))


def settle(table: Director, dt: float = 0.05) -> float:
    """Let time pass until everything is shown; returns the seconds it took."""
    seconds = 0.0
    while not table.ready:
        table.update(dt)
        seconds += dt
        if table.pause:
            table.go_on()
        assert seconds < 60, "the table never comes to rest"
    return seconds


def deal_on_table(session: Session) -> tuple[list[Any], tuple[int, ...] | None]:
    """The person's events of the current deal, and the scores before it."""
    events = session.events(0)
    start = max(i for i, event in enumerate(events) if isinstance(event, DealStarted))
    scores = [event.scores for event in events[:start] if isinstance(event, DealScored)]
    return events[start:], scores[-1] if scores else None


def shown(table: Director) -> dict[str, Any]:
    """What the picture depends on, without the words of the moment."""
    fields = asdict(table.model)
    return {name: fields[name] for name in fields if name not in ("rail", "turn", "slot")}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_a_table_rebuilt_at_any_moment_shows_what_was_played(preset: str, speed: Speed) -> None:
    rules = PRESETS[preset]
    session = Session.new(rules, seed="the table")
    bots = make_bots(["club"] * rules.seats, "secret")
    table = director(session, Tempo(speed))
    table.feed(session.events(0))
    settle(table)
    while session.decision is not None and session.state.number < 4:
        since = len(session.log)
        session.submit(decide(bots[session.decision.seat], session.view(session.decision.seat)))
        table.feed(session.events(0, since))
        settle(table)
        if session.decision is None:
            break
        events, scores = deal_on_table(session)
        fresh = director(session, Tempo(speed), scores)
        fresh.rebuild(events)
        assert shown(table) == shown(fresh)
        assert not table.model.flyers
        assert table.shown == len(session.log)
        assert [card.card for card in table.model.hand] == [card.card for card in fresh.model.hand]
        assert sorted(card.card for card in table.model.hand) == sorted(session.view(0).hand)
        assert [seat.cards for seat in table.model.seats] == list(session.view(0).counts)


def play(session: Session, table: Director, choices: int) -> None:
    """Let computer players make this many choices, the table looking on without time passing."""
    bots = make_bots(["club"] * session.rules.seats, "secret")
    for _ in range(choices):
        assert session.decision is not None
        since = len(session.log)
        session.submit(decide(bots[session.decision.seat], session.view(session.decision.seat)))
        table.feed(session.events(0, since))


def test_nothing_rests_at_instant_speed() -> None:
    session = Session.new(PRESETS["smear"], seed="7")
    table = director(session, Tempo("instant"))
    table.feed(session.events(0))
    play(session, table, 12)
    table.update(0.0)
    assert table.ready or table.pause


def test_relaxed_takes_longer_than_normal_and_normal_longer_than_fast() -> None:
    seconds = {}
    for speed in ("fast", "normal", "relaxed"):
        session = Session.new(PRESETS["schmier"], seed="7")
        table = director(session, Tempo(speed))  # type: ignore[arg-type]
        table.feed(session.events(0))
        play(session, table, 20)
        seconds[speed] = settle(table, 0.01)
    assert seconds["fast"] < seconds["normal"] < seconds["relaxed"]


def test_a_finished_trick_that_waits_for_a_click_stays_until_one_comes() -> None:
    session = Session.new(PRESETS["smear"], seed="7")
    table = director(session, Tempo("normal", waits=True))
    table.feed(session.events(0))
    while not any(type(event).__name__ == "TrickWon" for event in session.log):
        play(session, table, 1)
    for _ in range(400):
        table.update(0.1)
    assert table.resting
    assert table.model.trick.done
    table.skip()
    settle(table)
    assert not table.model.trick.cards


def test_a_click_makes_what_moves_arrive_at_once() -> None:
    session = Session.new(PRESETS["schmier"], seed="7")
    table = director(session, Tempo("relaxed"))
    table.feed(session.events(0))
    table.update(0.0)
    table.update(0.1)
    assert table.model.flyers
    table.skip()
    assert not table.model.flyers
    assert all(not card.hidden for card in table.model.hand)
    assert table.ready


def test_reduced_motion_never_moves_a_card() -> None:
    session = Session.new(PRESETS["schmier"], seed="7")
    table = director(session, Tempo("normal", reduced_motion=True))
    table.feed(session.events(0))
    places: dict[int, set[tuple[float, float]]] = {}
    for _ in range(400):
        table.update(0.01)
        for flyer in table.model.flyers:
            places.setdefault(id(flyer), set()).add((flyer.x, flyer.y))
    assert places
    goals = {place for one in places.values() for place in one}
    assert len(goals) <= 6 + 5


def test_R24_a_thrown_in_deal_leaves_nobody_thinking() -> None:
    session = Session.new(PRESETS["schmier"], seed="7")
    table = director(session, Tempo("instant"))
    table.model.turn = 3
    table.feed(session.events(0))
    since = len(session.log)
    for _ in range(6):
        session.submit(Pass())
    table.feed(session.events(0, since))
    table.update(0.0)
    assert table.pause == "thrown_in"
    assert (table.model.turn, table.model.rail.advice) == (-1, "nobody bid")


@pytest.mark.parametrize("reduced", [False, True])
def test_tricks_pile_up_before_the_seats_that_won_them(reduced: bool) -> None:
    session = Session.new(PRESETS["schmier"], seed="won")
    bots = make_bots(["club"] * 6, "secret")
    while session.state.number < 2 and session.decision is not None:
        session.submit(decide(bots[session.decision.seat], session.view(session.decision.seat)))
    table = director(session, Tempo("fast", reduced_motion=reduced))
    events = session.events(0)
    last = max(i for i, event in enumerate(events) if isinstance(event, TrickWon))
    table.feed(events[: last + 1])
    while not table.resting or table.model.trick.winner != events[last].winner or sum(s.won for s in table.model.seats) < 5:
        table.update(0.05)
    assert [seat.won for seat in table.model.seats] == tricks_of(events[:last])  # the last still lies there
    table.skip()
    while not table.ready:
        table.update(0.05)
    assert [seat.won for seat in table.model.seats] == tricks_of(events)


def tricks_of(events: list[Any]) -> list[int]:
    """How many tricks each seat has won."""
    winners = [event.winner for event in events if isinstance(event, TrickWon)]
    return [winners.count(seat) for seat in range(6)]
