"""The file of progress: versions, faults, and that nothing written is ever lost."""

import sqlite3
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from schmier_gui.coach.paste import parse_situation
from schmier_gui.coach.progress import ForeignProgress, NewerProgress, Progress, ProgressError, UnreadableProgress, open_progress, schema
from tests.coach.test_progress import BOLD, NOW, RIGHT, SITUATION

TODAY = NOW.date()


@pytest.fixture
def file(tmp_path):
    return tmp_path / "progress.sqlite"


def filled(file, calls=3):
    with Progress(file) as book:
        for _ in range(calls):
            book.note(SITUATION, BOLD, NOW)
    return file


def foreign(file):
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE songs (name TEXT)")
    connection.commit()
    connection.close()


def newer(file):
    filled(file)
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 99")
    connection.close()


def damaged(file):
    filled(file, 60)
    data = bytearray(file.read_bytes())
    data[4096:12288] = b"\xa5" * 8192
    file.write_bytes(data)


def garbage(file):
    file.write_bytes(b"Dear diary, today I bid four on nothing. " * 100)


FAULTS = [
    (garbage, UnreadableProgress, "progress.sqlite is damaged: "),
    (damaged, UnreadableProgress, "progress.sqlite is damaged: "),
    (foreign, ForeignProgress, "progress.sqlite belongs to another program."),
    (newer, NewerProgress, "progress.sqlite was written by a newer version of this program, which must be used to read it."),
]


@pytest.mark.parametrize(("break_it", "error", "sentence"), FAULTS)
def test_a_wrong_file_is_refused_in_one_sentence_and_left_as_it_was(file, break_it, error, sentence):
    break_it(file)
    before = file.read_bytes()
    with pytest.raises(error) as told:
        Progress(file)
    assert str(told.value).startswith(sentence) and str(told.value).endswith(".")
    assert file.read_bytes() == before


@pytest.mark.parametrize("break_it", [garbage, damaged, foreign])
def test_a_wrong_file_is_set_aside_and_a_new_one_begun(file, break_it):
    for number in (1, 2):
        break_it(file)
        before = file.read_bytes()
        book, sentence = open_progress(file)
        with book:
            book.note(SITUATION, RIGHT, NOW)
        assert sentence.endswith(f"It was set aside as progress-aside-{number}.sqlite, and a new one begun.")
        assert file.with_name(f"progress-aside-{number}.sqlite").read_bytes() == before
        with Progress(file) as again:
            assert again.counts(TODAY).calls == 1
        file.unlink()


def test_a_newer_file_stays_where_it_is_and_nothing_is_kept_this_time(file):
    newer(file)
    before = file.read_bytes()
    book, sentence = open_progress(file)
    with book:
        book.note(SITUATION, RIGHT, NOW)
        assert book.counts(TODAY).calls == 1 and book.file is None
    assert sentence.endswith("What you practise now is not kept.")
    assert file.read_bytes() == before and list(file.parent.iterdir()) == [file]


def test_a_folder_that_is_not_there_is_told(tmp_path):
    with pytest.raises(ProgressError, match=r"^progress.sqlite can’t be used just now: unable to open database file\.$"):
        Progress(tmp_path / "nowhere" / "progress.sqlite")
    book, sentence = open_progress(tmp_path / "nowhere" / "progress.sqlite")
    with book:
        assert "is not kept" in sentence


def test_a_good_file_gives_no_sentence(file):
    filled(file)
    book, sentence = open_progress(file)
    with book:
        assert sentence is None and book.counts(TODAY).calls == 3


def test_an_empty_file_is_a_new_one(file):
    file.touch()
    with Progress(file) as book:
        assert book.counts(TODAY).calls == 0


def test_a_locked_file_is_told_and_the_call_can_be_noted_later(file, monkeypatch):
    monkeypatch.setattr(schema, "WAIT", 0.01)
    with Progress(file) as book:
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(ProgressError, match="can’t be used just now"):
            book.note(SITUATION, BOLD, NOW)
        other.execute("ROLLBACK")
        other.close()
        book.note(SITUATION, BOLD, NOW)
        assert (book.counts(TODAY).calls, book.count_due(NOW + timedelta(days=1))) == (1, 1)


def test_a_full_disk_is_told_and_leaves_no_half_of_a_call(file):
    with Progress(file) as book:
        book.note(SITUATION, BOLD, NOW)
        pages = book._connection.execute("PRAGMA page_count").fetchone()[0]
        book._connection.execute(f"PRAGMA max_page_count = {pages}")
        kept = 1
        with pytest.raises(ProgressError, match="full"):
            for place in range(200):
                book.note(parse_situation(f"AS JS JK 5S AC 7D; scores {place % 20} {place // 20} 0"), BOLD, NOW)
                kept += 1
        assert book.counts(TODAY).calls == sum(share.calls for share in book.by_kind()) == kept
        book._connection.execute("PRAGMA max_page_count = 100000")
        book.note(SITUATION, RIGHT, NOW)


def test_an_older_file_is_brought_up_to_date_and_keeps_its_calls(file, monkeypatch):
    filled(file)
    step = ("ALTER TABLE calls ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'", "CREATE INDEX calls_mood ON calls (mood)")
    more = [*schema.MIGRATIONS, step]
    monkeypatch.setattr(schema, "MIGRATIONS", more)
    with Progress(file) as book:
        assert book.counts(TODAY).calls == 3
        assert book._connection.execute("SELECT DISTINCT mood FROM calls").fetchall() == [("calm",)]
        assert book._connection.execute("PRAGMA user_version").fetchone() == (len(more),)


def test_a_step_that_fails_changes_nothing(file, monkeypatch):
    filled(file)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, ("ALTER TABLE calls ADD COLUMN mood TEXT", "NONSENSE")])
        with pytest.raises(ProgressError):
            Progress(file)
    with Progress(file) as book:
        assert book.counts(TODAY).calls == 3
        assert "mood" not in [row[1] for row in book._connection.execute("PRAGMA table_info(calls)")]


def test_a_hand_that_cannot_be_read_any_more_is_left_out(file):
    filled(file, 1)
    with Progress(file) as book:
        book._connection.execute("UPDATE hands SET situation = '{}'")
        assert book.due(NOW + timedelta(days=1)) == []


KILLED = """
import sys
from pathlib import Path
sys.path.insert(0, {root!r})
from schmier_gui.coach.progress import Progress
from tests.coach.test_progress import BOLD, NOW, SITUATION
book = Progress(Path({file!r}))
while True:
    book.note(SITUATION, BOLD, NOW)
    print("kept", flush=True)
"""


def test_killed_in_between_nothing_that_was_noted_is_lost(file):
    root = Path(__file__).resolve().parents[2]
    command = [sys.executable, "-c", KILLED.format(root=str(root), file=str(file))]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    for _ in range(40):
        assert process.stdout.readline() == "kept\n"
    process.kill()
    kept = 40 + process.stdout.read().count("kept\n")
    process.wait()
    with Progress(file) as book:
        assert kept <= book.counts(TODAY).calls <= kept + 1
        assert sum(share.calls for share in book.by_kind()) == book.counts(TODAY).calls


def test_nothing_is_written_by_importing_or_looking(tmp_path):
    with Progress(None) as book:
        book.note(SITUATION, RIGHT, datetime(2030, 1, 1, tzinfo=UTC))
        assert book.counts(TODAY).calls == 1
    assert list(tmp_path.iterdir()) == []
