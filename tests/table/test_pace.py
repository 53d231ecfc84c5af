"""A computer player acts no sooner than its pace says."""

from __future__ import annotations

import pytest

from schmier_gui.ai import Profile, make_bot
from schmier_gui.engine import PRESETS, Session
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.table.controller import Controller
from schmier_gui.table.director import Director
from schmier_gui.table.flights import Flights
from schmier_gui.table.flow import Flow, pace_of
from schmier_gui.table.geometry import Geometry
from schmier_gui.table.seating import empty_table
from schmier_gui.table.tempo import Speed, Tempo

STEP = 0.01
PATIENT = 60.0


def seconds_to_act(pace: float, speed: Speed = "normal", tried: Flow | None = None) -> float:
    """How long the first player to call takes, everything before it having been shown."""
    flow = tried or flow_with(pace, speed)
    seconds, choices = 0.0, flow.session.choices
    flow.advance(PATIENT)
    while flow.session.choices == choices:
        assert seconds < 5
        flow.advance(PATIENT, STEP)
        seconds += STEP
    return seconds


def flow_with(pace: float, speed: Speed = "normal") -> Flow:
    """A table at which seat 1 is to call, and its player has this pace."""
    rules = PRESETS["schmier"]
    session = Session.new(rules, seed="pace", dealer=0, players=["person"] + ["club"] * 5)
    model = empty_table(rules, session.names, 0, (0, 0, 0))
    director = Director(model, Flights(model, Geometry(Viewport(1280, 800), 6), Tempo(speed)))
    director.shown = 0
    director.rebuild(session.events(0))
    bots = {seat: make_bot(Profile(pace=pace), seat) for seat in range(1, 6)}
    return Flow(session, bots, director, Controller(model, session.submit), lambda action: session.submit(action))


def test_the_slower_a_player_the_longer_it_seems_to_think() -> None:
    quick, usual, slow = (seconds_to_act(pace) for pace in (4, 1, 0.25))
    assert quick < usual < slow
    assert usual == pytest.approx(0.16, abs=0.02)
    assert slow == pytest.approx(4 * usual, abs=0.05)


def test_the_speed_of_the_table_counts_too() -> None:
    assert seconds_to_act(0.25, "fast") < seconds_to_act(0.25, "normal") < seconds_to_act(0.25, "relaxed")
    assert seconds_to_act(0.1, "instant") == 0.0


def test_while_a_player_rests_the_table_sleeps_until_it_acts() -> None:
    flow = flow_with(0.5)
    assert flow.rest is None and flow.player_is_next
    flow.advance(PATIENT)
    assert flow.rest == pytest.approx(0.32) and not flow.player_is_next
    flow.advance(PATIENT, 0.3)
    assert flow.rest == pytest.approx(0.02)
    flow.advance(PATIENT, 0.3)
    assert flow.session.choices == 1


def test_a_thought_that_is_dropped_is_not_played() -> None:
    flow = flow_with(0.5)
    flow.advance(PATIENT)
    flow.cancel()
    assert flow.rest is None and flow.session.choices == 0
    assert seconds_to_act(0.5, tried=flow) > 0.3


def test_a_player_from_elsewhere_has_the_usual_pace() -> None:
    class Foreign:
        think = make_bot("club", 1).think

    assert pace_of(Foreign()) == 1.0
    assert pace_of(make_bot(Profile(pace=3), 1)) == 3.0
