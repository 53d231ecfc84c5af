"""A crash leaves the old file or the new one; what can't be read is kept."""

import errno
import os
from pathlib import Path

import pytest

from schmier_gui.store import files
from schmier_gui.store.files import StoreError, move_in, set_aside, write_whole


def test_a_whole_file_replaces_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file.txt"
    write_whole(path, b"old")
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert [p.name for p in path.parent.iterdir()] == ["file.txt"]


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file.txt"
    write_whole(path, b"old")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(StoreError, match=r"^The disk is full, so file\.txt could not be saved\.$"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["file.txt"]


@pytest.mark.parametrize(("number", "words"), [
    (errno.EACCES, "may not be written to"),
    (errno.EROFS, "may not be written to"),
    (errno.EIO, "could not be saved: Input/output error"),
])
def test_every_refusal_is_one_sentence(tmp_path: Path, number: int, words: str) -> None:
    sentence = str(files.cannot_write(tmp_path / "x.json", OSError(number, os.strerror(number))))
    assert words in sentence and sentence.endswith(".") and "\n" not in sentence


def test_files_set_aside_never_overwrite_each_other(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for text in ("one", "two"):
        path.write_text(text)
        set_aside(path)
    assert (tmp_path / "settings.unreadable-1.json").read_text() == "one"
    assert (tmp_path / "settings.unreadable-2.json").read_text() == "two"
    assert not path.exists()


def test_moving_in_takes_the_next_free_number(tmp_path: Path) -> None:
    path, folder = tmp_path / "unfinished.jsonl", tmp_path / "games"
    for text in ("one", "two"):
        path.write_text(text)
        move_in(path, folder, "2026-01-02-schmier")
    assert (folder / "2026-01-02-schmier-1.jsonl").read_text() == "one"
    assert (folder / "2026-01-02-schmier-2.jsonl").read_text() == "two"
