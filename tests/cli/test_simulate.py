"""`simulate` (CONTRACTS.md, "Commands")."""

import io
import json
import re
import subprocess
import sys

import pytest

from schmier_gui.__main__ import main
from schmier_gui.cli.simulate import game_seed, players_secret
from schmier_gui.engine import load_all
from tests.cli.commands import one_line, process, run

RANDOM_6, RANDOM_4 = ",".join(["random"] * 6), ",".join(["random"] * 4)
SMEAR = ["simulate", "--game", "smear", "--players", RANDOM_4]


def games_of(text):
    return list(load_all(io.BytesIO(text.encode())))


def test_it_prints_games_deals_speed_and_games_won(capsys, tmp_path):
    done = run(capsys, *SMEAR, "--games", 3, "--seed", "s", "--record", tmp_path / "r")
    assert (done.status, done.err) == (0, "")
    games = games_of((tmp_path / "r").read_text())
    lines = done.lines
    assert (lines["Seed"], lines["Games"], lines["Deals"]) == ("s", "3", str(sum(game.state.number for game in games)))
    assert int(lines["Deals per second"]) > 0
    won = [lines[f"Games won by side {side} (seats {side}, {side + 2})"] for side in (0, 1)]
    assert [int(count) for count in won] == [sum(side in game.state.winners for game in games) for side in (0, 1)]


def test_schmier_has_three_sides(capsys):
    done = run(capsys, "simulate", "--game", "schmier", "--games", 1, "--players", RANDOM_6, "--rules", '{"target": 5}')
    assert done.status == 0
    assert "Games won by side 2 (seats 2, 5): " in done.out


def test_the_club_sits_everywhere_by_default(capsys, tmp_path):
    assert run(capsys, "simulate", "--game", "smear", "--games", 1, "--record", tmp_path / "r").status == 0
    (game,) = games_of((tmp_path / "r").read_text())
    assert game.players == ("club",) * 4
    assert game.state.phase == "over"


def test_the_same_seed_gives_the_same_bytes(capsys, tmp_path):
    for name in ("a", "b"):
        run(capsys, *SMEAR, "--games", 3, "--seed", "same", "--record", tmp_path / name)
    run(capsys, *SMEAR, "--games", 3, "--seed", "other", "--record", tmp_path / "c")
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes() != (tmp_path / "c").read_bytes()


def test_the_same_bytes_in_another_process(capsys, tmp_path):
    run(capsys, *SMEAR, "--games", 2, "--seed", "x", "--record", tmp_path / "a")
    done = process(*SMEAR, "--games", "2", "--seed", "x", "--record", tmp_path / "b", env={"PYTHONHASHSEED": "11"})
    assert done.status == 0
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_more_games_begin_with_the_same_ones(capsys, tmp_path):
    run(capsys, *SMEAR, "--games", 1, "--seed", "x", "--record", tmp_path / "one")
    run(capsys, *SMEAR, "--games", 2, "--seed", "x", "--record", tmp_path / "two")
    assert (tmp_path / "two").read_text().startswith((tmp_path / "one").read_text())


def test_every_game_has_deals_of_its_own(capsys, tmp_path):
    run(capsys, *SMEAR, "--games", 3, "--seed", "x", "--record", tmp_path / "r")
    games = games_of((tmp_path / "r").read_text())
    assert [game.seed for game in games] == ["x-1", "x-2", "x-3"]
    assert len({game.log[0].hands for game in games}) == 3


def test_what_the_players_know_tells_nothing_of_the_deals():
    assert re.fullmatch("[0-9a-f]{64}", players_secret("x", 1))
    assert game_seed("x", 1) not in players_secret("x", 1)
    assert len({players_secret("x", number) for number in range(100)}) == 100


def test_without_a_seed_one_is_drawn_and_printed_and_gives_the_games_again(capsys, tmp_path):
    first = run(capsys, *SMEAR, "--games", 1, "--record", tmp_path / "a")
    second = run(capsys, *SMEAR, "--games", 1)
    seed = first.lines["Seed"]
    assert seed != second.lines["Seed"]
    run(capsys, *SMEAR, "--games", 1, "--seed", seed, "--record", tmp_path / "b")
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_the_seed_may_stand_before_the_command(capsys):
    assert run(capsys, "--seed", "early", *SMEAR, "--games", 1).lines["Seed"] == "early"


def test_a_preset_and_rules_on_top_of_it(capsys, tmp_path):
    rules = '{"target": 5, "no_bid": "redeal"}'
    done = run(capsys, *SMEAR, "--games", 1, "--preset", "family-night", "--rules", rules, "--record", tmp_path / "r")
    assert done.status == 0
    assert json.loads((tmp_path / "r").read_text().split("\n")[0])["rules"] == {"target": 5, "must_bid_out": True}


@pytest.mark.parametrize(
    ("game", "preset"),
    [
        ("schmier", "schmier"),
        ("schmier", "schmier-two-sides"),
        ("schmier", "family-night"),
        ("smear", "smear"),
        ("smear", "smear-pitch"),
        ("smear", "family-night"),
    ],
)
def test_every_preset_plays_to_the_end_and_its_record_holds(capsys, tmp_path, game, preset):
    players = RANDOM_6 if game == "schmier" else RANDOM_4
    done = run(capsys, *f"simulate --game {game} --preset {preset} --games 2 --players {players} --record".split(), tmp_path / "r")
    assert (done.status, done.err) == (0, "")
    checked = run(capsys, "check", tmp_path / "r")
    assert (checked.status, checked.out.split("\n")[:2]) == (0, ["2 games hold", f"{done.lines['Deals']} deals hold"])


WRONG = [
    (["--games", "1"], "--game"),
    (["--game", "smear"], "--games"),
    (["--game", "whist", "--games", "1"], "whist"),
    (["--game", "smear", "--games", "0"], '"0" is impossible'),
    (["--game", "smear", "--games", "many"], '"many" is impossible'),
    (["--game", "smear", "--games", "1", "--players", "club"], "there are 4 seats, but 1 players"),
    (["--game", "schmier", "--games", "1", "--players", RANDOM_4], "there are 6 seats, but 4 players"),
    (["--game", "smear", "--games", "1", "--players", "club,club,club,wizard"], '"wizard" is no computer player'),
    (["--game", "smear", "--games", "1", "--players", "person,club,club,club"], '"person" is no computer player'),
    (["--game", "smear", "--games", "1", "--players", "club,,club,club"], '"" is no computer player'),
    (["--game", "smear", "--games", "1", "--preset", "euchre"], '"euchre" is unknown'),
    (["--game", "smear", "--games", "1", "--preset", "schmier"], '"schmier" is for Schmier'),
    (["--game", "smear", "--games", "1", "--rules", "{"], "write house rules as a JSON object"),
    (["--game", "smear", "--games", "1", "--rules", "[]"], "write house rules as a JSON object"),
    (["--game", "smear", "--games", "1", "--rules", "null"], "write house rules as a JSON object"),
    (["--game", "smear", "--games", "1", "--rules", "[" * 100_000], "write house rules as a JSON object"),
    (["--game", "smear", "--games", "1", "--rules", '{"colour": 1}'], '"colour" is no house rule'),
    (["--game", "smear", "--games", "1", "--rules", '{"a\\nb": 1}'], "is no house rule"),
    (["--game", "smear", "--games", "1", "--rules", '{"target": "x"}'], "target: 'x' is impossible"),
    (["--game", "smear", "--games", "1", "--rules", '{"sides": 3}'], "sides: Smear is played by two sides"),
    (["--game", "smear", "--games", "1", "--preset", "family-night", "--rules", '{"dealer_asked": false}'], "no_bid"),
]


@pytest.mark.parametrize(("arguments", "word"), WRONG, ids=[str(number) for number in range(len(WRONG))])
def test_wrong_arguments_are_one_line_and_status_2(capsys, tmp_path, arguments, word):
    done = run(capsys, "simulate", *arguments, "--record", tmp_path / "r")
    assert (done.status, done.out) == (2, "")
    assert one_line(done.err)
    assert word in done.err
    assert not (tmp_path / "r").exists()


@pytest.mark.parametrize("place", ["", "none/r"])
def test_a_file_that_can_not_be_written_is_one_line_and_status_1(capsys, tmp_path, place):
    done = run(capsys, *SMEAR, "--games", 1, "--record", tmp_path / place)
    assert (done.status, done.out) == (1, "")
    assert one_line(done.err)
    assert str(tmp_path / place) in done.err


def test_players_who_never_bid_are_one_line_and_status_1(capsys, monkeypatch):
    monkeypatch.setattr("schmier_gui.ai.random_bot.PASSES", 2)
    done = run(capsys, *SMEAR, "--games", 1, "--seed", "x")
    assert (done.status, done.out) == (1, "")
    assert done.err == "game 1 (seed x-1): 200 deals in a row were thrown in: these players never bid\n"


def test_no_progress_bar_away_from_a_terminal():
    assert process(*SMEAR, "--games", "1").err == ""


class Terminal(io.StringIO):
    """Standard error on a terminal."""

    def isatty(self):
        return True


def test_a_progress_bar_on_a_terminal(capsys, monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    assert main([*SMEAR, "--games", "2", "--seed", "1"]) == 0
    assert "Playing" in terminal.getvalue()
    assert capsys.readouterr().out.startswith("Seed: 1\nGames: 2\n")


def test_a_reader_that_goes_away_is_no_traceback():
    command = [sys.executable, "-m", "schmier_gui", *SMEAR, "--games", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        child.stdout.close()
        err = child.stderr.read()
    assert err == b""
