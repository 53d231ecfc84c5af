"""`arena` (CONTRACTS.md, "Commands")."""

import json

import pytest

from tests.cli.commands import one_line, run

KEYS = [
    *("game", "a", "b", "deals", "games", "seed"),
    *("win_share", "win_share_ci", "points_per_deal", "points_ci", "made_rate", "ms_per_decision"),
]


def test_json_is_the_object_of_the_contract(capsys):
    done = run(capsys, "arena", "club", "random", "--game", "smear", "--deals", 8, "--games", 4, "--seed", "s", "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert list(found) == KEYS
    assert (found["game"], found["a"], found["b"], found["deals"], found["games"], found["seed"]) == ("smear", "club", "random", 8, 4, "s")
    assert found["win_share_ci"][0] <= found["win_share"] <= found["win_share_ci"][1]
    assert found["points_ci"][0] <= found["points_per_deal"] <= found["points_ci"][1]
    assert set(found["made_rate"]) == {"a", "b"}
    assert set(found["ms_per_decision"]["a"]) == {"median", "p99"}


def test_several_processes_find_the_same(capsys):
    match = ("arena", "club", "random", "--game", "smear", "--deals", 6, "--games", 3, "--seed", "s", "--json")
    one, two = (json.loads(run(capsys, *match, "--jobs", jobs).out) for jobs in (1, 2))
    for found in (one, two):
        del found["ms_per_decision"]
    assert one == two


def test_a_match_without_games_has_no_share(capsys):
    found = json.loads(run(capsys, "arena", "random", "random", "--deals", 1, "--games", 0, "--json").out)
    assert found["game"] == "schmier" and found["win_share"] is None and found["win_share_ci"] == [None, None]


def test_for_people_it_prints_sentences(capsys):
    done = run(capsys, "arena", "club", "random", "--game", "smear", "--deals", 4, "--games", 2, "--seed", "s")
    assert done.out.startswith("Seed: s\nShare of 2 games won by club against random: ")
    assert "Points by which club beats random in each of 4 deals: " in done.out


def test_nothing_is_said_of_what_was_not_played(capsys):
    done = run(capsys, "arena", "club", "random", "--deals", 0, "--games", 0, "--seed", "s")
    assert done.out == "Seed: s\n"


def test_one_deal_has_no_interval(capsys):
    done = run(capsys, "arena", "club", "random", "--deals", 1, "--games", 0, "--seed", "s")
    assert "club beats random in one deal: " in done.out and "interval" not in done.out and "None" not in done.out
    assert "games" not in done.out and " ms a decision" in done.out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["nobody", "club"], "nobody"),
        (["club", "club", "--preset", "smear"], "Smear"),
        (["club"], "B"),
        (["club", "club", "--deals", "-1"], "-1"),
    ],
)
def test_wrong_arguments_are_said_in_one_line(capsys, arguments, reason):
    done = run(capsys, "arena", *arguments)
    assert done.status == 2 and reason in done.err and one_line(done.err)
