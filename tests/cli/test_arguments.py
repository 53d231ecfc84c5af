"""CONTRACTS.md, "Commands": the options, and that a wrong argument is one clear line and status 2."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import schmier_gui
from schmier_gui.engine import SMEAR, Session
from tests.cli.commands import one_line, process, run, window_stub


@pytest.mark.parametrize("arguments", [["--version"], ["simulate", "--version"], ["check", "--version"], ["play", "--version"]])
def test_version(capsys, arguments):
    done = run(capsys, *arguments)
    assert (done.status, done.out) == (0, f"schmier-gui {schmier_gui.__version__}\n")


def test_help_names_the_commands_there_are(capsys):
    done = run(capsys, "--help")
    assert done.status == 0
    commands = ("play", "simulate", "check", "arena", "coach", "calibrate")
    for word in (*commands, "--data-dir", "--language", "--log-level", "--size", "--new", "--quit-after", "--trace"):
        assert word in done.out


@pytest.mark.parametrize("command", ["play", "simulate", "check", "arena"])
def test_every_command_has_help(capsys, command):
    done = run(capsys, command, "--help")
    assert (done.status, done.err) == (0, "")
    assert "--data-dir" in done.out


WRONG = [
    (["shout"], "shout"),
    (["--bogus"], "--bogus"),
    (["--full"], "--full"),
    (["play"], "FILE"),
    (["check"], "FILE"),
    (["check", "a", "b"], "b"),
    (["--size", "1280"], '"1280" is no size'),
    (["--size", "0x0"], '"0x0" is impossible'),
    (["--size", "99999x800"], "impossible"),
    (["--size=-5x800"], "-5x800"),
    (["--speed", "slow"], "slow"),
    (["--scale", "big"], '"big" is no scale factor'),
    (["--scale", "0.4"], '"0.4" is no scale factor'),
    (["--scale", "nan"], '"nan" is no scale factor'),
    (["--scale", "6"], '"6" is no scale factor'),
    (["--scale", "1.5", "check", "x"], "--scale is for the window, not for check"),
    (["--new", "euchre"], "euchre"),
    (["--quit-after", "soon"], '"soon" is no time'),
    (["--quit-after", "-1"], "-1"),
    (["--quit-after", "nan"], '"nan" is no time'),
    (["--quit-after", "inf"], '"inf" is no time'),
    (["--language", "de"], 'there is no "de" here yet, only English (en)'),
    (["--language", ""], 'there is no "" here yet'),
    (["--language", "entish"], "entish"),
    (["--log-level", "loud"], "loud"),
    (["--seed", "\udcff"], "no proper text"),
    (["--size", "1280x800", "check", "x"], "--size is for the window, not for check"),
    (["--fullscreen", "simulate", "--game", "smear", "--games", "1"], "--fullscreen is for the window"),
    (["--new", "smear", "check", "x"], "--new is for the window"),
    (["check", "--size", "1280x800", "x"], "--size"),
]


@pytest.mark.parametrize(("arguments", "word"), WRONG, ids=[" ".join(row[0]).encode("unicode_escape").decode() for row in WRONG])
def test_wrong_arguments_are_one_line_and_status_2(capsys, monkeypatch, arguments, word):
    opened = window_stub(monkeypatch)
    done = run(capsys, *arguments)
    assert (done.status, done.out, opened) == (2, "", [])
    assert one_line(done.err)
    assert word in done.err


def test_without_a_command_the_window_opens(capsys, monkeypatch):
    opened = window_stub(monkeypatch)
    assert run(capsys).status == 0
    (options,) = opened
    assert (options.size, options.fullscreen, options.seed, options.new_game, options.speed) == (None, False, None, None, None)
    assert (options.autoplay, options.quit_after, options.play_file, options.data_dir) == (False, None, None, None)


def test_the_options_of_the_window(capsys, monkeypatch, tmp_path):
    opened = window_stub(monkeypatch)
    words = f"--size 1920x1080 --fullscreen --seed 7 --new smear --speed instant --autoplay --quit-after 2.5 --data-dir {tmp_path}"
    assert run(capsys, *words.split(), "--scale", "1.25", "--ui-map", tmp_path / "ui.json", "--trace", tmp_path / "trace").status == 0
    (options,) = opened
    assert (options.size, options.fullscreen, options.seed, options.new_game) == ((1920, 1080), True, "7", "smear")
    assert options.scale == 1.25
    assert (options.speed, options.autoplay, options.quit_after, options.data_dir) == ("instant", True, 2.5, tmp_path)
    assert (options.ui_map, options.trace) == (tmp_path / "ui.json", tmp_path / "trace")


def test_the_exit_status_of_the_window_is_the_programs(capsys, monkeypatch):
    window_stub(monkeypatch, status=1)
    assert run(capsys).status == 1


@pytest.fixture
def record(capsys, tmp_path):
    file = tmp_path / "game.jsonl"
    words = "simulate --game smear --games 1 --seed 1 --players random,random,random,random --record"
    assert run(capsys, *words.split(), file).status == 0
    return file


@pytest.mark.parametrize("before", [True, False])
def test_options_stand_before_or_after_the_command(capsys, monkeypatch, record, before):
    opened = window_stub(monkeypatch)
    options = ["--data-dir", "x", "--size", "1024x600", "--language", "en_GB", "--log-level", "error"]
    arguments = [*options, "play", record] if before else ["play", record, *options]
    assert run(capsys, *arguments).status == 0
    assert (opened[0].play_file, opened[0].data_dir, opened[0].size) == (record, Path("x"), (1024, 600))


@pytest.mark.parametrize("language", ["en", "en_GB", "en-US", "en_US.UTF-8", "EN"])
def test_english_by_any_name(capsys, record, language):
    assert run(capsys, "check", "--language", language, record).status == 0
    assert run(capsys, "--language", language, "check", record).status == 0


def test_the_last_of_two_places_holds(capsys, monkeypatch, record):
    opened = window_stub(monkeypatch)
    run(capsys, "--size", "1024x600", "play", "--size", "1280x800", record)
    assert opened[0].size == (1280, 800)


def test_play_a_file_that_is_not_there(capsys, monkeypatch, tmp_path):
    opened = window_stub(monkeypatch)
    done = run(capsys, "play", tmp_path / "none.jsonl")
    assert (done.status, opened) == (1, [])
    assert one_line(done.err)
    assert str(tmp_path / "none.jsonl") in done.err


def test_play_a_file_that_is_no_record(capsys, monkeypatch, tmp_path):
    opened = window_stub(monkeypatch)
    file = tmp_path / "wrong.jsonl"
    file.write_text("hello\n")
    done = run(capsys, "play", file)
    assert (done.status, opened) == (1, [])
    assert done.err.startswith(f"{file}, line 1: ")
    assert one_line(done.err)


@pytest.mark.parametrize("option", ["--ui-map", "--trace"])
def test_the_record_to_be_played_is_no_place_to_write_to(capsys, monkeypatch, tmp_path, option):
    opened, file = window_stub(monkeypatch), tmp_path / "game.jsonl"
    file.write_text(Session.new(SMEAR, seed="kept").record())
    before = file.read_bytes()
    done = run(capsys, "play", file, option, tmp_path / "." / "game.jsonl")
    assert (done.status, opened) == (2, []) and file.read_bytes() == before
    assert done.err == f"{file}: this is the record to be played; name another file\n"


def test_the_ui_map_takes_the_place_of_no_device(capsys, monkeypatch, tmp_path):
    opened, pipe = window_stub(monkeypatch), tmp_path / "pipe"
    os.mkfifo(pipe)
    done = run(capsys, "--ui-map", pipe)
    assert (done.status, opened) == (1, []) and pipe.is_fifo()


@pytest.mark.parametrize("option", ["--ui-map", "--trace"])
@pytest.mark.parametrize("place", ["", "none/file"])
def test_a_file_that_can_not_be_written_is_told_before_the_window_opens(capsys, monkeypatch, tmp_path, option, place):
    opened = window_stub(monkeypatch)
    done = run(capsys, option, tmp_path / place)
    assert (done.status, opened) == (1, [])
    assert done.err == f"{tmp_path / place}: no file can be written here\n"


def test_without_a_console_nothing_is_printed_and_nothing_breaks(tmp_path):
    """A windowed executable on Windows has neither standard output nor standard error."""
    code = """
import sys
sys.stdout = sys.stderr = None
from schmier_gui.__main__ import main
assert main(["--version"]) == 0
assert main(["--bogus"]) == 2
assert main(["--data-dir", sys.argv[1], "check", "nothing-there"]) == 1
assert main(["simulate", "--game", "smear", "--games", "1", "--players", "random,random,random,random", "--data-dir", sys.argv[1]]) == 0
sys.exit(7)
"""
    done = subprocess.run([sys.executable, "-c", code, tmp_path], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (7, "", "")


def test_as_a_module_and_as_a_script():
    done = process("--version")
    assert (done.status, done.out, done.err) == (0, f"schmier-gui {schmier_gui.__version__}\n", "")
    assert process("--bogus").status == 2


def test_the_commands_need_neither_pygame_nor_the_window():
    code = """
import sys
from schmier_gui.__main__ import main
status = main(["simulate", "--game", "smear", "--games", "1", "--players", "random,random,random,random"])
loaded = [name for name in ("pygame", "numpy", "rich", "schmier_gui.app") if name in sys.modules]
sys.exit(status or ", ".join(loaded) or 0)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_version_is_a_version():
    assert re.fullmatch(r"\d+\.\d+\.\d+", schmier_gui.__version__)
