import pytest
from hypothesis import given
from hypothesis import strategies as st

from schmier_gui.anim.ease import linear
from schmier_gui.anim.timeline import Timeline


class Diary:
    """Writes down what a timeline does."""

    def __init__(self):
        self.lines = []
        self.share = {}

    def step(self, name):
        return {
            "on_start": lambda: self.lines.append(f"{name} starts"),
            "on_end": lambda: self.lines.append(f"{name} ends"),
            "on_progress": lambda share: self.share.__setitem__(name, share),
            "ease": linear,
        }


@pytest.fixture
def diary():
    return Diary()


def test_steps_run_one_after_the_other(diary):
    line = Timeline()
    line.add(1.0, **diary.step("a"))
    line.add(1.0, **diary.step("b"))
    line.tick(0.5)
    assert diary.lines == ["a starts"]
    assert diary.share == {"a": 0.5}
    line.tick(0.6)
    line.tick(1.0)
    assert diary.lines == ["a starts", "a ends", "b starts", "b ends"]
    assert line.idle


def test_time_over_the_end_of_a_step_is_carried_into_the_next(diary):
    line = Timeline()
    line.add(1.0, **diary.step("a"))
    line.add(1.0, **diary.step("b"))
    line.tick(1.25)
    assert diary.share == {"a": 1.0, "b": 0.25}


def test_one_late_tick_plays_everything_that_was_due_in_order(diary):
    line = Timeline()
    for name in "abc":
        line.add(0.2, **diary.step(name))
    line.tick(60.0)
    assert diary.lines == ["a starts", "a ends", "b starts", "b ends", "c starts", "c ends"]
    assert diary.share == {"a": 1.0, "b": 1.0, "c": 1.0}


def test_overshoot_is_carried_into_steps_added_by_a_callback(diary):
    line = Timeline()
    line.add(1.0, on_end=lambda: line.add(1.0, **diary.step("later")))
    line.tick(1.25)
    assert diary.share == {"later": 0.25}


def test_joined_steps_start_together_and_the_next_waits_for_the_longest(diary):
    line = Timeline()
    line.add(1.0, **diary.step("a"))
    line.join(2.0, **diary.step("b"))
    line.add(1.0, **diary.step("c"))
    line.tick(1.5)
    assert diary.lines == ["a starts", "b starts", "a ends"]
    line.tick(1.0)
    assert diary.share == {"a": 1.0, "b": 1.0, "c": 0.5}


def test_joined_steps_can_be_staggered(diary):
    line = Timeline()
    line.add(0.18, **diary.step("a"))
    line.join(0.18, delay=0.045, **diary.step("b"))
    line.join(0.18, delay=0.09, **diary.step("c"))
    line.tick(0.05)
    assert diary.lines == ["a starts", "b starts"]
    line.tick(0.05)
    assert diary.lines == ["a starts", "b starts", "c starts"]


def test_a_delay_counts_from_the_end_of_what_was_added_before(diary):
    line = Timeline()
    line.add(1.0)
    line.add(1.0, delay=0.5, **diary.step("b"))
    line.tick(1.4)
    assert diary.lines == []
    line.tick(0.2)
    assert diary.share["b"] == pytest.approx(0.1)


def test_an_instant_timeline_ends_in_one_tick_of_no_time(diary):
    line = Timeline()
    for name in "ab":
        line.add(0.0, **diary.step(name))
    assert line.tick(0.0)
    assert diary.lines == ["a starts", "a ends", "b starts", "b ends"]
    assert diary.share == {"a": 1.0, "b": 1.0}
    assert line.idle


def test_finish_runs_every_start_and_end_in_order(diary):
    line = Timeline()
    line.add(1.0, **diary.step("a"))
    line.join(3.0, **diary.step("b"))
    line.add(1.0, delay=5.0, **diary.step("c"))
    line.tick(0.5)
    line.finish()
    assert diary.lines == ["a starts", "b starts", "a ends", "b ends", "c starts", "c ends"]
    assert diary.share == {"a": 1.0, "b": 1.0, "c": 1.0}
    assert line.idle


def test_finish_also_ends_what_callbacks_add(diary):
    line = Timeline()
    line.add(1.0, on_end=lambda: line.add(1.0, **diary.step("later")))
    line.finish()
    assert diary.lines == ["later starts", "later ends"]


def test_finish_from_a_callback_takes_effect_when_it_returns(diary):
    line = Timeline()

    def skip():
        line.finish()
        diary.lines.append("skipped")

    line.add(1.0, on_start=skip)
    line.add(1.0, **diary.step("b"))
    line.tick(0.1)
    assert diary.lines == ["skipped", "b starts", "b ends"]


def test_a_new_step_after_a_pause_starts_now_and_not_in_the_past(diary):
    line = Timeline()
    line.add(1.0)
    line.tick(1.0)
    line.tick(10.0)
    line.add(1.0, **diary.step("b"))
    line.tick(0.25)
    assert diary.share == {"b": 0.25}


def test_clear_forgets_without_calling(diary):
    line = Timeline()
    line.add(1.0, **diary.step("a"))
    line.clear()
    assert not line.tick(5.0)
    assert diary.lines == []


def test_tick_says_whether_anything_happened(diary):
    line = Timeline()
    assert not line.tick(1.0)
    line.add(1.0, delay=1.0, **diary.step("a"))
    assert not line.tick(0.5)
    assert line.tick(1.0)


def test_next_change_is_zero_while_something_moves_and_counts_pauses(diary):
    line = Timeline()
    assert line.next_change() is None
    line.add(0.5)
    line.add(1.0, **diary.step("a"))
    line.tick(0.2)
    assert line.next_change() == pytest.approx(0.3)
    line.tick(0.4)
    assert line.next_change() == 0.0
    line.finish()
    assert line.next_change() is None


@pytest.mark.parametrize("times", [{"duration": -1.0}, {"duration": 1.0, "delay": -0.1}])
def test_negative_times_are_refused(times):
    with pytest.raises(ValueError, match="negative"):
        Timeline().add(**times)


@given(
    durations=st.lists(st.floats(0, 2), min_size=1, max_size=6),
    ticks=st.lists(st.floats(0.001, 1), min_size=1, max_size=30),
)
def test_however_time_is_cut_the_steps_stand_where_the_clock_says(durations, ticks):
    line, shares = Timeline(), {}
    for number, duration in enumerate(durations):
        line.add(duration, lambda share, n=number: shares.__setitem__(n, share), ease=linear)
    for tick in ticks:
        line.tick(tick)
    start, now = 0.0, sum(ticks)
    for number, duration in enumerate(durations):
        expected = min(1.0, max(0.0, (now - start) / duration)) if duration else 1.0
        if now > start + 1e-6:
            assert shares[number] == pytest.approx(expected, abs=1e-3 / max(duration, 1e-3))
        start += duration
