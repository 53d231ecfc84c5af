"""Nothing that was on the screen is lost, and nothing that can't be read is thrown away."""

import datetime
import errno
import shutil
from pathlib import Path
from typing import Any

import pytest
from games import first_choice, game, play
from hypothesis import given, settings
from hypothesis import strategies as st

from schmier_gui.engine import SCHMIER, SMEAR, Session, load
from schmier_gui.store import autosave as module
from schmier_gui.store.autosave import Autosave, load_unfinished, summary, unfinished_file
from schmier_gui.store.files import StoreError

DAY = datetime.date(2026, 1, 2)


@pytest.fixture
def saved(tmp_path: Path) -> Autosave:
    return Autosave(tmp_path, lambda: DAY)


def on_disk(folder: Path, name: str = "unfinished-schmier.jsonl") -> bytes:
    return (folder / name).read_bytes()


def test_the_file_is_the_record_after_every_choice(saved: Autosave, tmp_path: Path) -> None:
    session = Session.new(SCHMIER, seed="a")
    saved.begin(session)
    while session.decision is not None and session.choices < 120:
        session.submit(first_choice(session))
        saved.append(session)
        assert on_disk(tmp_path).decode() == session.record()


def test_a_game_goes_on_where_it_was_left(saved: Autosave, tmp_path: Path) -> None:
    session = game(SCHMIER, 77)
    saved.begin(session)
    saved.close()
    back, warning = load_unfinished(tmp_path, "schmier")
    assert back is not None and warning is None
    assert back.state == session.state
    assert summary(back) == summary(session)


def test_each_kind_of_game_has_its_own_file(tmp_path: Path) -> None:
    schmier, smear = game(SCHMIER, 9), game(SMEAR, 9)
    for session in (schmier, smear):
        saved = Autosave(tmp_path)
        saved.begin(session)
        saved.close()
    for kind, session in (("schmier", schmier), ("smear", smear)):
        back, _warning = load_unfinished(tmp_path, kind)
        assert back is not None and back.state == session.state


def test_a_take_back_rewrites_the_file(saved: Autosave, tmp_path: Path) -> None:
    session = game(SCHMIER, 40)
    saved.begin(session)
    session.undo(5)
    saved.rewrite(session)
    assert on_disk(tmp_path).decode() == session.record()
    play(session, 1)
    saved.append(session)
    assert on_disk(tmp_path).decode() == session.record()


def test_a_finished_game_moves_among_the_finished_ones(saved: Autosave, tmp_path: Path) -> None:
    for number in (1, 2):
        session = game(SMEAR, seed=str(number))
        saved.begin(session)
        assert saved.finish(session) == tmp_path / "games" / f"2026-01-02-smear-{number}.jsonl"
        assert load(tmp_path / "games" / f"2026-01-02-smear-{number}.jsonl").state == session.state
    assert load_unfinished(tmp_path, "smear") == (None, None)


def test_a_game_that_ended_just_before_a_crash_is_put_away(tmp_path: Path) -> None:
    unfinished_file(tmp_path, "smear").write_text(game(SMEAR).record())
    assert load_unfinished(tmp_path, "smear") == (None, None)
    assert len(list((tmp_path / "games").iterdir())) == 1


@pytest.mark.parametrize("cut", [b'{"type":"pa', b"\0" * 50, b'{"type":"play","seat":5,"card":"A'])
def test_a_torn_last_line_is_dropped_and_said(tmp_path: Path, cut: bytes) -> None:
    session = game(SCHMIER, 33)
    unfinished_file(tmp_path, "schmier").write_bytes(session.record().encode() + cut)
    back, warning = load_unfinished(tmp_path, "schmier")
    assert back is not None and back.state == session.state
    assert warning == "The last move of the saved game was cut short; the game goes on from the one before it."


def unreadable() -> list[bytes]:
    record = game(SCHMIER, 33).record().encode()
    return [
        b"",
        b"\0" * 4096,
        b"not a record\n",
        record.replace(b'"version":1', b'"version":2'),
        record.replace(b'"type":"pass"', b'"type":"fold"', 1),
        game(SMEAR, 5).record().encode(),
        record + record,
        b"[" * 100_000 + b"\n",
        b'{"type":"game"}\n',
    ]


@pytest.mark.parametrize("number", range(len(unreadable())))
def test_a_save_that_cannot_be_read_is_kept_and_said(tmp_path: Path, number: int) -> None:
    data = unreadable()[number]
    unfinished_file(tmp_path, "schmier").write_bytes(data)
    session, warning = load_unfinished(tmp_path, "schmier")
    assert session is None
    assert warning == "The saved game could not be read; it has been kept as unfinished-schmier.unreadable-1.jsonl."
    assert on_disk(tmp_path, "unfinished-schmier.unreadable-1.jsonl") == data
    assert load_unfinished(tmp_path, "schmier") == (None, None)


@given(st.binary(max_size=200))
@settings(deadline=None)
def test_any_bytes_are_a_game_or_kept(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    folder = tmp_path_factory.mktemp("saves")
    unfinished_file(folder, "smear").write_bytes(data)
    session, warning = load_unfinished(folder, "smear")
    assert session is not None or warning is not None
    assert any(file.read_bytes() == data for file in folder.iterdir())


@given(st.data())
@settings(deadline=None)
def test_a_record_cut_anywhere_goes_on_or_is_kept(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    record = game(SMEAR, 20).record().encode()
    cut = record[: data.draw(st.integers(0, len(record)))]
    folder = tmp_path_factory.mktemp("saves")
    unfinished_file(folder, "smear").write_bytes(cut)
    session, warning = load_unfinished(folder, "smear")
    if session is None:
        assert warning and any(file.read_bytes() == cut for file in folder.iterdir())
    else:
        assert record.startswith(session.record().encode()[:-1])


class _FullDisk:
    """A file that writes half of what it is given, once the disk is full."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def write(self, data: bytes) -> int:
        self._file.write(data[: len(data) // 2])
        self._file.flush()
        raise OSError(errno.ENOSPC, "No space left on device")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


def test_after_a_failed_write_the_next_one_catches_up(saved: Autosave, tmp_path: Path) -> None:
    session = game(SCHMIER, 10)
    saved.begin(session)
    saved._file = _FullDisk(saved._file)  # type: ignore[assignment]
    play(session, 1)
    with pytest.raises(StoreError, match="The disk is full"):
        saved.append(session)
    play(session, 1)
    saved.append(session)
    assert on_disk(tmp_path).decode() == session.record()


@pytest.mark.parametrize("gone", ["the file", "the folder", "another file in its place"])
def test_a_save_that_somebody_took_away_is_written_whole_with_the_next_choice(saved: Autosave, tmp_path: Path, gone: str) -> None:
    session = Session.new(SCHMIER, seed="gone")
    saved.begin(session)
    play(session, 5)
    saved.append(session)
    if gone == "the folder":
        shutil.rmtree(saved.folder)
    else:
        saved.path.unlink()
    if gone.startswith("another"):
        saved.path.write_bytes(b"something else")
    play(session, 1)
    saved.append(session)
    assert saved.path.read_bytes().decode() == session.record()


def test_a_finished_game_whose_file_was_taken_away_is_kept_all_the_same(saved: Autosave) -> None:
    session = game(SMEAR, seed="kept")
    saved.begin(session)
    saved.path.unlink()
    assert load(saved.finish(session)).record() == session.record()


def test_a_sync_that_fails_is_said_and_the_next_write_catches_up(
    saved: Autosave, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = game(SCHMIER, 10)
    saved.begin(session)

    def broken(handle: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(module.os, "fsync", broken)
        with pytest.raises(StoreError, match="could not be saved"):
            saved.sync()
    play(session, 1)
    saved.append(session)
    assert on_disk(tmp_path).decode() == session.record()


def test_closing_never_raises(saved: Autosave, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(handle: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    saved.begin(game(SCHMIER, 3))
    monkeypatch.setattr(module.os, "fsync", broken)
    saved.close()
