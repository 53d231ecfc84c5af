"""The comparison with the committed numbers: it knows every job, forgives a moment's slowness, and finds what is really slower."""

import json

import pytest

from tests.bench import speed
from tests.bench.jobs import Job, Windows, jobs


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the one job takes, turn by turn; the calibration always takes a second."""
    times: list[float] = []
    job = Job("thinking", lambda: times.pop(0) if len(times) > 1 else times[0])
    monkeypatch.setattr(speed, "jobs", lambda _windows: [job])
    monkeypatch.setattr(speed.calibration, "seconds", lambda: 1.0)
    return times


def test_every_job_has_its_committed_number() -> None:
    assert set(json.loads(speed.FILE.read_text())) == {job.name for job in jobs(Windows())}


@pytest.mark.parametrize(("taken", "slow"), [([1.0], False), ([1.45], False), ([1.6], True), ([9.0, 9.0, 9.0, 1.0], False)])
def test_only_what_is_slower_every_time_is_too_slow(times: list[float], taken: list[float], slow: bool) -> None:
    times[:] = taken
    (figure,) = speed.measured("", {"thinking": 1.0})
    assert (figure.ratio > speed.LIMIT) == slow


def test_a_job_without_a_number_is_never_too_slow(times: list[float]) -> None:
    times[:] = [99.0]
    (figure,) = speed.measured("", {})
    assert "new" in str(list(speed.show([figure], {}).columns[-1].cells))
