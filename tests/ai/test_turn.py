"""A slice of thinking per frame, on a clock that the test moves."""

import pytest

from schmier_gui.ai import Turn, decide, make_bots
from schmier_gui.engine import SMEAR, Pass, Session


class Clock:
    """Seconds that pass only when something takes time."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


class Thinker:
    """Needs `steps` steps of 4 ms, then passes."""

    def __init__(self, clock, steps):
        self.clock, self.steps, self.closed, self.thought = clock, steps, False, 0

    def think(self, view):
        try:
            for _ in range(self.steps):
                self.clock.now += 0.004
                self.thought += 1
                yield
            return Pass()
        finally:
            self.closed = True


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def view():
    return Session.new(SMEAR, seed=1, dealer=3).view(0)


def test_a_step_thinks_as_long_as_another_slice_fits_its_budget(clock, view):
    thinker = Thinker(clock, 10)
    turn = Turn({0: thinker})
    turn.start(view)
    assert turn.step(0.010, clock) is None
    assert thinker.thought == 2
    assert turn.step(0.010, clock) is None
    assert thinker.thought == 4
    assert turn.thinking


def test_the_action_comes_when_the_thought_ends(clock, view):
    turn = Turn({0: Thinker(clock, 5)})
    turn.start(view)
    answers = [turn.step(0.010, clock) for _ in range(3)]
    assert answers == [None, None, Pass()]
    assert not turn.thinking


def test_every_step_gets_on_even_without_any_time(clock, view):
    turn = Turn({0: Thinker(clock, 2)})
    turn.start(view)
    assert [turn.step(0.0, clock) for _ in range(3)] == [None, None, Pass()]


def test_without_a_thought_there_is_nothing_to_step(clock):
    assert Turn({}).step(1.0, clock) is None


def test_a_cancelled_thought_is_closed_and_gives_no_action(clock, view):
    thinker = Thinker(clock, 5)
    turn = Turn({0: thinker})
    turn.start(view)
    turn.step(0.0, clock)
    turn.cancel()
    assert thinker.closed
    assert not turn.thinking
    assert turn.step(1.0, clock) is None
    turn.cancel()


def test_a_new_thought_drops_the_old_one(clock, view):
    thinker = Thinker(clock, 1)
    turn = Turn({0: thinker})
    turn.start(view)
    turn.step(0.0, clock)
    turn.start(view)
    assert thinker.closed
    assert [turn.step(0.0, clock), turn.step(0.0, clock)] == [None, Pass()]


def test_a_person_has_no_thought_to_start(view):
    with pytest.raises(KeyError):
        Turn({1: Thinker(Clock(), 1)}).start(view)


def test_a_thought_that_fails_is_over(clock, view):
    class Broken:
        def think(self, view):
            yield
            raise ZeroDivisionError

    turn = Turn({0: Broken()})
    turn.start(view)
    with pytest.raises(ZeroDivisionError):
        turn.step(1.0, clock)
    assert not turn.thinking


def test_slices_make_no_difference_to_the_choice(clock):
    session = Session.new(SMEAR, seed=5, players=["club"] * 4)
    bots, others = make_bots(["club"] * 4, "x"), make_bots(["club"] * 4, "x")
    turn = Turn(dict(enumerate(bots)))
    while (seat := session.state.turn) >= 0:
        turn.start(session.view(seat))
        while (action := turn.step(0.0, clock)) is None:
            pass
        assert action == decide(others[seat], session.view(seat))
        session.submit(action)
