"""A disk that is full, a folder that may not be written, files that make no sense, a second copy: a sentence each, and the game goes on."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from schmier_gui.app import App
from schmier_gui.cli.options import WindowOptions
from schmier_gui.engine import SCHMIER, SchmierError, Session, load
from schmier_gui.running import run
from schmier_gui.scenes.notice import NoticeScene
from schmier_gui.scenes.table_scene import TableScene
from schmier_gui.scenes.title import TitleScene
from schmier_gui.store import files
from schmier_gui.store.lock import FolderLock
from schmier_gui.store.paths import FolderError


class Program(App):
    """The program with a clock moved by hand."""

    def __init__(self, folder: Path, **more: Any) -> None:
        self.now = 100.0
        super().__init__(WindowOptions(**{"data_dir": folder / "data", "size": (1024, 600), "speed": "instant", **more}))
        self.context.clock = lambda: self.now
        self.start(None)

    def turn(self, times: int = 1) -> None:
        for _ in range(times):
            self.now += 0.05
            self._take_events()
            self._frame(self.now, 0.0, True)
            self._drive(self.now)

    @property
    def scene(self) -> TableScene:
        assert self._table is not None
        return self._table

    def until_grown(self) -> None:
        """Play on until the game has grown by a dozen choices."""
        before = self.scene.session.choices
        for _ in range(4000):
            if self.scene.session.choices >= before + 12:
                return
            self.turn()
        raise AssertionError("the game stands still")


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    """Programs to be closed at the end."""
    opened: list[Program] = []
    yield opened
    for program in opened:
        program.close()


def saved(folder: Path) -> Path:
    return folder / "data" / "unfinished-schmier.jsonl"


class Disk:
    """A disk that can be full: every write of a whole file and every flush is refused while it is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.error = 0
        fsync = os.fsync

        def refuse(handle: int) -> None:
            if self.error:
                raise OSError(self.error, os.strerror(self.error))
            fsync(handle)

        monkeypatch.setattr(os, "fsync", refuse)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EDQUOT])
def test_a_disk_that_refuses_is_said_once_and_caught_up_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, programs: list[Program], number: int
) -> None:
    disk = Disk(monkeypatch)
    program = Program(tmp_path, new_game="schmier", autoplay=True)
    programs.append(program)
    program.until_grown()
    said: list[str] = []
    monkeypatch.setattr(program.context, "notice", said.append)
    disk.error = number
    program.scene._sync()
    for _ in range(3):
        program.until_grown()
    assert len(said) == 1
    assert said[0].count(".") >= 1
    disk.error = 0
    program.until_grown()
    session = program.scene.session
    assert saved(tmp_path).read_text() == session.record()
    disk.error = number
    program.scene._sync()
    assert len(said) == 2  # a new refusal after a success is said again


def test_the_sentence_about_a_full_disk_is_shown_over_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, programs: list[Program]
) -> None:
    disk = Disk(monkeypatch)
    program = Program(tmp_path, new_game="schmier", seed="3")
    programs.append(program)
    program.turn(3)
    disk.error = errno.ENOSPC
    program.scene._sync()
    program.turn(2)
    top = program.context.stack.top
    assert isinstance(top, NoticeScene)
    assert "disk is full" in top.sentences[0]


def test_a_game_that_ends_on_a_full_disk_is_kept_when_the_window_closes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = Program(tmp_path, new_game="smear", autoplay=True)
    monkeypatch.setattr("schmier_gui.scenes.table_scene.GameOverScene", lambda context, *_: NoticeScene(context, ["over"]))
    disk = Disk(monkeypatch)
    disk.error = errno.ENOSPC
    program.scene._sync()
    scene = program.scene
    for _ in range(6000):
        if scene._over:
            break
        program.turn()
    assert scene._over
    disk.error = 0
    program.close()
    (kept,) = (tmp_path / "data" / "games").iterdir()
    assert load(kept).state == scene.session.state


def test_a_map_and_a_trace_on_a_full_disk_stop_nothing(tmp_path: Path, programs: list[Program]) -> None:
    full = Path("/dev/full")
    if not full.exists():
        full = tmp_path / "trace"
    program = Program(tmp_path, new_game="smear", autoplay=True, trace=full, ui_map=tmp_path / "gone" / "map.json")
    programs.append(program)
    program.until_grown()


def test_folders_that_cannot_be_made_are_done_without(tmp_path: Path, programs: list[Program]) -> None:
    data = tmp_path / "data"
    data.mkdir()
    for name in ("cache", "logs", "games"):
        (data / name).write_text("a file where a folder should be")
    program = Program(tmp_path, new_game="smear", autoplay=True)
    programs.append(program)
    first = program.scene
    for _ in range(6000):
        program.turn()
        if first._over:
            break
    assert first.session.state.phase == "over"
    program.turn(10)
    assert first.session.record() in [path.read_text() for path in data.glob("*-smear-*.jsonl")]


def test_a_data_folder_that_is_a_file_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(FolderError, match="cannot be used"):
        run(WindowOptions(data_dir=tmp_path / "data"))


def test_a_second_copy_says_so_and_touches_nothing(tmp_path: Path, programs: list[Program]) -> None:
    lock = FolderLock(tmp_path / "data")
    (tmp_path / "data").mkdir()
    lock.take()
    program = Program(tmp_path, new_game="schmier", seed="first")
    programs.append(program)
    before = saved(tmp_path).read_bytes()
    command = [sys.executable, "-m", "schmier_gui", "--data-dir", str(tmp_path / "data"), "--new", "schmier", "--seed", "second"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lock.release()
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "open already" in done.stderr
    assert saved(tmp_path).read_bytes() == before


def test_no_screen_is_one_sentence(tmp_path: Path) -> None:
    env = {**os.environ, "SDL_VIDEODRIVER": "nonsense"}
    command = [sys.executable, "-m", "schmier_gui", "--data-dir", str(tmp_path)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "no screen" in done.stderr


def test_a_new_game_by_command_keeps_the_unfinished_one(tmp_path: Path, programs: list[Program]) -> None:
    mine = Session.new(SCHMIER, seed="mine", players=["person", *["club"] * 5])
    saved(tmp_path).parent.mkdir()
    for text in (mine.record(), "no game at all\n\n"):
        saved(tmp_path).write_text(text)
        programs.append(Program(tmp_path, new_game="schmier", seed="new"))
    texts = [path.read_text() for path in (tmp_path / "data" / "games").iterdir()]
    assert mine.record() in texts
    assert "no game at all\n\n" in texts


@pytest.mark.parametrize("data", [b"", b"\0" * 200, b"{", b'{"version": 99}', b"\xff\xfe{}", b"[" * 100_000, b'{"speed":"warp"}', b'"x"'])
def test_settings_of_any_kind_are_kept_and_the_title_comes(tmp_path: Path, programs: list[Program], data: bytes) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "settings.json").write_bytes(data)
    program = Program(tmp_path)
    programs.append(program)
    program.turn(3)
    assert isinstance(program.context.stack.top, TitleScene)
    assert any(path.read_bytes() == data for path in folder.glob("settings*"))


GOOD = Session.new(SCHMIER, seed="good", players=["person", *["club"] * 5]).record()
SAVES = {
    "empty": b"",
    "zeros": b"\0" * 5000,
    "torn": GOOD.encode()[:-40],
    "foreign": b"%PDF-1.4\nhello\n",
    "future": GOOD.replace('"version":1', '"version":2').encode(),
    "bad text": GOOD.encode().replace(b"good", b"g\xff\xfed"),
    "deep": b'{"type":' + b"[" * 100_000 + b"\n",
    "huge line": b'{"type":"game","seed":"' + b"x" * 20_000_000 + b'"}\n',
    "half a character": GOOD.replace('"good"', '"\\ud800"').encode(),
    "unknown player": GOOD.replace('"club"', '"genius"').encode(),
    "unknown rule": GOOD.replace('"rules":{}', '"rules":{"moon":1}').encode(),
}


@pytest.mark.parametrize("name", SAVES)
def test_a_save_of_any_kind_is_played_or_kept(tmp_path: Path, programs: list[Program], name: str) -> None:
    saved(tmp_path).parent.mkdir()
    saved(tmp_path).write_bytes(SAVES[name])
    program = Program(tmp_path)
    programs.append(program)
    program.turn(3)
    assert isinstance(program.context.stack.top, TitleScene)
    if "title-continue" in program.context.stack.controls():
        program.context.stack.top.element("title-continue").press()  # type: ignore[attr-defined]
        program.turn(5)
    whole = SAVES[name]
    texts = [path.read_bytes() for path in saved(tmp_path).parent.glob("*.jsonl")]
    assert any(text == whole or (name == "torn" and text.startswith(whole[: whole.rfind(b"\n")])) for text in texts)


def test_a_record_with_an_unknown_player_opens_no_window(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_bytes(SAVES["unknown player"])
    with pytest.raises(SchmierError, match=r'game.jsonl: "genius" is no computer player'):
        run(WindowOptions(data_dir=tmp_path / "data", play_file=tmp_path / "game.jsonl"))


def test_files_that_may_not_grow_stop_nothing(tmp_path: Path) -> None:
    """The system itself refuses every write beyond 3,000 bytes."""
    command = [sys.executable, "-c", LIMITED, "--data-dir", str(tmp_path), "--new", "smear", "--autoplay", "--speed", "instant"]
    done = subprocess.run([*command, "--quit-after", "6"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert load(tmp_path / "unfinished-smear.jsonl").state.phase != "over"


LIMITED = """
import sys
if sys.platform != "win32":
    import resource
    resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))
from schmier_gui.__main__ import main
sys.exit(main())
"""


def test_a_rename_that_fails_leaves_no_empty_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.jsonl").write_text("kept")

    def refuse(*_: object) -> None:
        raise OSError(errno.EACCES, "no")

    monkeypatch.setattr(os, "rename", refuse)
    with pytest.raises(files.StoreError):
        files.move_in(tmp_path / "a.jsonl", tmp_path / "games", "today")
    assert not list((tmp_path / "games").iterdir())
    assert (tmp_path / "a.jsonl").read_text() == "kept"


def test_the_window_may_be_closed_at_any_moment(tmp_path: Path) -> None:
    """After every kind of frame: the record holds all that was played."""
    for frames in (0, 1, 2, 5, 9, 17, 40, 90):
        program = Program(tmp_path, autoplay=True, new_game="schmier", speed="fast", seed=str(frames))
        program.turn(frames)
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        program.turn()
        assert not program.running
        record = program.scene.session.record()
        program.close()
        assert saved(tmp_path).read_text() == record
