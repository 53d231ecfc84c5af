"""`calibrate` (CONTRACTS.md, "Commands")."""

import json

import pytest

from schmier_gui.cli.calibrate import plan, result, wilson
from schmier_gui.coach.calibration.samples import Sample
from tests.cli.commands import one_line, run

KEYS = ["game", "profile", "hands", "seed", "bids", "fifths", "all"]
GROUP = ["hands", "predicted", "realised", "realised_ci", "difference", "difference_se"]


@pytest.mark.parametrize(("game", "bids"), [("schmier", [3, 4, 5, 6]), ("smear", [2, 3, 4])])
def test_json_tells_every_bid_and_every_fifth(capsys, game, bids):
    done = run(capsys, "calibrate", "--game", game, "--hands", 8, "--seed", "s", "--profile", "club", "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert list(found) == KEYS and (found["game"], found["profile"], found["hands"], found["seed"]) == (game, "club", 8, "s")
    assert [group.pop("bid") for group in found["bids"]] == bids
    assert [(group.pop("from"), group.pop("to")) for group in found["fifths"]] == [(0, 0.2), (0.2, 0.4), (0.4, 0.6), (0.6, 0.8), (0.8, 1)]
    for groups in (found["bids"], found["fifths"]):
        assert all(list(group) == GROUP for group in groups) and sum(group["hands"] for group in groups) == 8
    assert found["all"]["hands"] == 8 and 0 <= found["all"]["predicted"] <= 1


def test_the_same_seed_gives_the_same_hands(capsys):
    one, two = (run(capsys, "calibrate", "--hands", 3, "--seed", "s", "--profile", "club", "--json").out for _ in range(2))
    assert one == two


def test_several_processes_find_the_same(capsys):
    asked = ("calibrate", "--game", "smear", "--hands", 6, "--seed", "s", "--profile", "club", "--json")
    one, two = (run(capsys, *asked, "--jobs", jobs).out for jobs in (1, 2))
    assert one == two


def test_for_people_there_is_a_table(capsys):
    done = run(capsys, "calibrate", "--game", "smear", "--hands", 4, "--seed", "s", "--profile", "club")
    assert (done.status, done.err) == (0, "")
    for words in ("Seed: s", "how often club made it", "bid of 4", "told 80 to 100 %", "95 % interval"):
        assert words in done.out


def test_groups_are_counted_as_they_should_be():
    check = plan("smear", None, "club", 4, "s", True)
    samples = [Sample(2, 1.0, True, {}, {}), Sample(2, 0.5, False, {}, {}), Sample(3, 0.2, True, {}, {}), Sample(4, 0.19, False, {}, {})]
    found = result(check, samples)
    two = found["bids"][0]
    assert (two["hands"], two["predicted"], two["realised"], two["difference"], two["difference_se"]) == (2, 0.75, 0.5, -0.25, 0.25)
    assert [group["hands"] for group in found["fifths"]] == [1, 1, 1, 0, 1]
    assert found["fifths"][3]["realised"] is None and found["fifths"][3]["realised_ci"] == [None, None]


def test_an_interval_holds_its_share_and_stays_within_0_and_1():
    assert wilson(0.0, 10)[0] == 0 and wilson(1.0, 10)[1] == 1
    low, high = wilson(0.5, 100)
    assert low == pytest.approx(0.404, abs=0.002) and high == pytest.approx(0.596, abs=0.002)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--profile", "nobody"], "nobody"),
        (["--hands", "0"], "0"),
        (["--hands", "x"], "x"),
        (["--game", "skat"], "skat"),
        (["--preset", "smear"], "Smear"),
        (["more"], "more"),
    ],
)
def test_wrong_arguments_are_said_in_one_line(capsys, arguments, reason):
    done = run(capsys, "calibrate", *arguments)
    assert (done.status, done.out) == (2, "") and reason in done.err and one_line(done.err)
