"""`check FILE` (CONTRACTS.md, "Commands")."""

import re

import pytest

from tests.cli.commands import one_line, process, run

FOUR = "random,random,random,random"


@pytest.fixture(scope="module")
def text(tmp_path_factory):
    file = tmp_path_factory.mktemp("records") / "two.jsonl"
    assert process("simulate", "--game", "smear", "--games", "2", "--seed", "check", "--players", FOUR, "--record", file).status == 0
    return file.read_text()


def check(capsys, tmp_path, data):
    file = tmp_path / "game.jsonl"
    file.write_bytes(data if isinstance(data, bytes) else data.encode())
    return file, run(capsys, "check", file)


def test_it_prints_how_many_games_and_deals_hold(capsys, tmp_path, text):
    _, done = check(capsys, tmp_path, text)
    assert (done.status, done.err) == (0, "")
    assert done.out == f"2 games hold\n{text.count(chr(34) + 'deal' + chr(34))} deals hold\n"


def test_one_of_each(capsys, tmp_path, text):
    _, done = check(capsys, tmp_path, "\n".join(text.split("\n")[:2]) + "\n")
    assert done.out == "1 game holds\n1 deal holds\n"


@pytest.mark.parametrize(
    ("kind", "old", "new"),
    [
        ("trick", '"winner":', '"winner":1'),
        ("score", '"pips":[', '"pips":[9'),
        ("score", '"change":[', '"change":[1'),
        ("score", '"made":true', '"made":false'),
        ("end", '"winners":[', '"winners":[7,'),
        ("deal", '"number":', '"number":1'),
        ("pass", '"seat":', '"seat":9'),
        ("play", '"card":"', '"card":"Z'),
    ],
)
def test_the_first_wrong_line_is_named_with_file_and_reason(capsys, tmp_path, text, kind, old, new):
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if f'"type":"{kind}"' in line and old in line)
    lines[at] = lines[at].replace(old, new, 1)
    file, done = check(capsys, tmp_path, "\n".join(lines))
    assert (done.status, done.out) == (1, "")
    assert one_line(done.err)
    assert re.fullmatch(rf"{re.escape(str(file))}, line {at + 1}: .+\n", done.err)


def test_an_error_in_the_second_game_counts_lines_from_the_top_of_the_file(capsys, tmp_path, text):
    _, done = check(capsys, tmp_path, text + "x\n")
    assert f"line {text.count(chr(10)) + 1}: " in done.err


def test_a_torn_last_line_is_a_warning(capsys, tmp_path, text):
    file, done = check(capsys, tmp_path, text[:-9])
    assert done.status == 0
    assert done.err == f"{file}: the last line was cut short and has been dropped\n"
    assert done.out.startswith("2 games hold\n")
    assert file.read_text() == text[:-9]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\0" * 100,
        b"\xff\xfe\x00",
        "BOM".encode("utf-8-sig"),
        b"[" * 200_000 + b"\n",
        b'{"type":"game"}\n',
        bytes(range(256)) * 9,
    ],
    ids=["empty", "blank", "zeros", "binary", "bom", "deep", "bare", "garbage"],
)
def test_what_is_no_record_is_one_line_and_status_1(capsys, tmp_path, data):
    file, done = check(capsys, tmp_path, data)
    assert (done.status, done.out) == (1, "")
    assert one_line(done.err)
    assert done.err.startswith(f"{file}, line 1: ")


def test_a_reason_never_breaks_the_line(capsys, tmp_path, text):
    _, done = check(capsys, tmp_path, text.replace('"rules":{}', '"rules":{"a\\nb\\u001b[31m":1}', 1))
    assert one_line(done.err)
    assert "\x1b" not in done.err


@pytest.mark.parametrize("name", ["none.jsonl", ".", "a/b/c"])
def test_a_file_that_can_not_be_read_is_one_line_and_status_1(capsys, tmp_path, name):
    done = run(capsys, "check", tmp_path / name)
    assert (done.status, done.out) == (1, "")
    assert one_line(done.err)
    assert str(tmp_path / name) in done.err


def test_a_file_without_leave_to_read(capsys, tmp_path, monkeypatch):
    def refuse(self):
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr("pathlib.Path.read_bytes", refuse)
    done = run(capsys, "check", tmp_path / "game.jsonl")
    assert (done.status, done.err) == (1, f"{tmp_path / 'game.jsonl'}: Permission denied\n")


def test_a_process_of_its_own_says_the_same(tmp_path):
    done = process("check", tmp_path / "none")
    assert (done.status, done.out) == (1, "")
    assert one_line(done.err)
