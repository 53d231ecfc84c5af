"""How many full deals a second an estimate plays, everything counted. `pytest tests/bench --benchmark-only`; it judges nothing."""

import pytest

from schmier_gui.coach.estimate import estimate, estimated, prepare
from schmier_gui.engine.rules import SCHMIER, SMEAR
from tests.engine.script import call, table

DEALS = 16384
ASKED = {
    "schmier, first to speak": (SCHMIER, "AS JS JK 5S AC 7D", ""),
    "schmier, over a bid": (SCHMIER, "AS JS JK 5S AC 7D", "p 3 p"),
    "smear, first to speak": (SMEAR, "AS JS 9S TC AC 7D", ""),
}


def view_of(name):
    rules, hand, calls = ASKED[name]
    session = table(rules, {len(calls.split()): hand})
    call(session, calls)
    return session.view(session.state.turn)


@pytest.mark.parametrize("name", ASKED)
def test_a_whole_estimate(benchmark, name):
    prepare()
    told = benchmark(estimated, view_of(name), DEALS)
    assert told.deals == DEALS
    if benchmark.stats:
        benchmark.extra_info["deals a second"] = round(DEALS / benchmark.stats["median"])


@pytest.mark.parametrize("name", ASKED)
def test_a_first_answer(benchmark, name):
    prepare()
    assert benchmark(lambda: next(estimate(view_of(name), DEALS))).deals < 1000
