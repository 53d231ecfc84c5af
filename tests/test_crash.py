"""An error of the program's own: a report, a sentence, exit status 1, and the game kept."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pygame
import pytest

from schmier_gui import crash
from schmier_gui.__main__ import main
from schmier_gui.app import App
from schmier_gui.cli.options import WindowOptions
from schmier_gui.cli.output import FROM_A_MENU
from schmier_gui.engine import load
from schmier_gui.running import run
from schmier_gui.scenes.table_scene import TableScene
from schmier_gui.table.table import Table


def options(folder: Path, **more: Any) -> WindowOptions:
    return WindowOptions(**{"data_dir": folder / "data", "size": (1024, 600), "new_game": "schmier", "quit_after": 2.0, **more})


def fail(*_: Any) -> None:
    raise ZeroDivisionError("the ninth trick")


def only_report(folder: Path) -> str:
    (report,) = (folder / "data" / "logs").glob("schmier-crash-*.log")
    return report.read_text(encoding="utf-8")


PLACES = [(Table, "update"), (Table, "draw"), (TableScene, "next_deadline"), (App, "start"), (App, "_drive")]


@pytest.mark.parametrize(("owner", "name"), PLACES)
def test_the_report_names_the_error_and_the_game_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], owner: type, name: str
) -> None:
    monkeypatch.setattr(owner, name, fail)
    assert run(options(tmp_path)) == 1
    assert "ZeroDivisionError: the ninth trick" in only_report(tmp_path)
    said = capsys.readouterr().err
    assert "schmier-crash-" in said
    assert "Your game is kept" in said
    if owner is not App or name != "start":
        assert load(tmp_path / "data" / "unfinished-schmier.jsonl").decision is not None


def test_a_program_that_fails_while_it_fails_still_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "update", fail)
    monkeypatch.setattr(TableScene, "leave", fail)
    monkeypatch.setattr(crash, "_paint", fail)
    assert run(options(tmp_path)) == 1
    assert only_report(tmp_path)


def test_a_key_closes_the_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    painted = []
    paint = crash._paint

    def look(surface: pygame.Surface, sentences: list[str]) -> None:
        paint(surface, sentences)
        painted.append(sentences)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0))

    monkeypatch.setattr(Table, "update", fail)
    monkeypatch.setattr(crash, "_paint", look)
    begun = time.monotonic()
    assert run(options(tmp_path, quit_after=600.0)) == 1
    assert len(painted) == 1
    assert time.monotonic() - begun < 300


@pytest.mark.parametrize(("key", "goes_on"), [(pygame.K_RETURN, True), (pygame.K_KP_ENTER, True), (pygame.K_ESCAPE, False)])
def test_the_game_is_gone_on_with_where_the_person_wants_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], key: int, goes_on: bool
) -> None:
    """It fails once, after some choices; then the same game lies on the table again."""
    update, opened = Table.update, list[str]()

    def fail_once(self: Table, now: float) -> bool:
        if self.session.choices >= 3 and len(opened) == 1:
            fail()
        if self.session.choices >= 6 and len(opened) == 2:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        return update(self, now)

    def look(app: App, session: Any) -> None:
        open_table(app, session)
        opened.append(session.record())

    def press(*_: Any) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))

    open_table = App.open_table
    monkeypatch.setattr(App, "open_table", look)
    monkeypatch.setattr(Table, "update", fail_once)
    monkeypatch.setattr(crash, "_paint", press)
    monkeypatch.setattr(App, "may_stay", lambda _: True)
    status = run(options(tmp_path, new_game="smear", autoplay=True, speed="instant", quit_after=None))
    record = tmp_path / "data" / "unfinished-smear.jsonl"
    assert str(record) in capsys.readouterr().err
    assert status == (0 if goes_on else 1) and len(opened) == 1 + goes_on
    assert record.read_text().startswith(opened[-1]) and load(record).choices >= (6 if goes_on else 3)
    assert not list((tmp_path / "data").glob("games/*"))


def test_nobody_is_waited_for_where_nobody_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "update", fail)
    assert run(options(tmp_path, quit_after=None, autoplay=True)) == 1


def test_the_report_goes_elsewhere_where_there_is_no_folder_for_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "logs").write_text("a file where the folder should be")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    path = crash.report(ZeroDivisionError("oh"), tmp_path)
    assert path is not None
    assert path.parent == tmp_path
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    assert crash.report(ZeroDivisionError("oh"), tmp_path) is None
    assert len(crash.words(None)) == 3


def test_where_there_is_no_console_a_box_says_why_no_window_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("schmier_gui.cli.output.prepare", lambda: False)
    monkeypatch.setattr(crash, "box", said.append)
    (tmp_path / "data").write_text("")
    assert main(["--data-dir", str(tmp_path / "data")]) == 1
    assert len(said) == 1
    assert "cannot be used" in said[0]


@pytest.mark.parametrize(
    ("variable", "terminal", "boxes"), [("", False, 0), ("XDG_ACTIVATION_TOKEN", False, 1), ("DESKTOP_STARTUP_ID", True, 0)]
)
def test_what_was_started_from_a_menu_says_so_in_a_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str, terminal: bool, boxes: int
) -> None:
    said: list[str] = []
    monkeypatch.setattr(crash, "box", said.append)
    for name in FROM_A_MENU:
        monkeypatch.delenv(name, raising=False)
    if variable:
        monkeypatch.setenv(variable, "menu-1")
    monkeypatch.setattr("sys.stderr.isatty", lambda: terminal)
    (tmp_path / "data").write_text("")
    assert main(["--data-dir", str(tmp_path / "data")]) == 1
    assert len(said) == boxes
