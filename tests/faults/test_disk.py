"""A disk that is full, a folder that can't be written to, both for real: it is said once, the game goes on, nothing is lost."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from schmier_gui.engine import load
from schmier_gui.scenes.notice import NoticeScene
from schmier_gui.scenes.title import TitleScene
from tests.faults.places import Disk, read_only, small_disk, with_rights
from tests.soak.program import Program

Start = Callable[..., Program]


@pytest.fixture
def disk() -> Iterator[Disk]:
    with small_disk(400) as disk:
        yield disk


def unfinished(folder: Path, game: str = "smear") -> Path:
    return folder / "data" / f"unfinished-{game}.jsonl"


def play_on(program: Program, choices: int) -> None:
    """Until the game has grown so much; what has to be said is read and clicked away."""
    assert program.table is not None
    before = program.table.session.choices
    for _ in range(6000):
        if program.table.session.choices >= before + choices:
            return
        program.turn(1, 0.05)
    raise AssertionError("the game stands still")


def told(program: Program) -> str:
    """What the screen tells the person now about their files."""
    top = program.top
    return " ".join(top.sentences if isinstance(top, NoticeScene) else top.notices if isinstance(top, TitleScene) else ())


def heard(program: Program) -> list[str]:
    """What the program says to the person from now on."""
    said: list[str] = []
    notice = program.context.notice

    def hear(sentence: str) -> None:
        said.append(sentence)
        notice(sentence)

    program.context.notice = hear  # type: ignore[method-assign]
    return said


def test_a_disk_that_fills_up_is_said_once_and_caught_up_with(disk: Disk, start: Start) -> None:
    program = start(disk.folder, new_game="smear", autoplay=True)
    said = heard(program)
    play_on(program, 8)
    disk.fill()
    for _ in range(12):
        play_on(program, 12)
    assert len(said) == 1
    assert disk.word in said[0] and "goes on" in said[0]
    disk.empty()
    play_on(program, 12)
    assert program.table is not None
    assert unfinished(disk.folder).read_text() == program.table.session.record()


def test_what_was_on_the_disk_before_it_filled_up_stands(disk: Disk, start: Start) -> None:
    program = start(disk.folder, new_game="smear", autoplay=True)
    play_on(program, 5)
    before = unfinished(disk.folder).read_text()
    disk.fill()
    play_on(program, 5)
    program.close()
    disk.empty()
    assert unfinished(disk.folder).read_text().startswith(before)
    assert load(unfinished(disk.folder)).choices >= 5


def test_a_game_that_begins_on_a_full_disk_is_played_and_kept_when_there_is_room(disk: Disk, start: Start) -> None:
    (disk.folder / "data").mkdir()
    disk.fill()
    program = start(disk.folder, new_game="smear", seed="3")
    assert disk.word in told(program)
    program.click("next")
    program.settle()
    disk.empty()
    program.play_alone()
    play_on(program, 8)
    assert program.table is not None
    assert unfinished(disk.folder).read_text() == program.table.session.record()


def refused(disk: Disk, start: Start) -> Program:
    """A game of which the disk has not taken the last choices."""
    program = start(disk.folder, new_game="smear")
    program.play_alone()
    play_on(program, 4)
    disk.fill()
    said = heard(program)
    while not said:  # the last block of the file still takes some
        play_on(program, 6)
    program._autopilot = None  # from now on a person's clicks alone
    return program


def open_menu(program: Program) -> None:
    if isinstance(program.top, NoticeScene):
        program.click("next")
    program.table.asked("menu")  # type: ignore[union-attr]
    program.settle()


@pytest.mark.parametrize("way", ["menu-title", "menu-quit"])
def test_a_game_that_finds_no_room_stays_open_until_it_does(disk: Disk, start: Start, way: str) -> None:
    program = refused(disk, start)
    open_menu(program)
    program.click(way)
    program.settle()
    assert disk.word in told(program) and "stays open" in told(program)
    assert program.table is not None and program.running
    program.click("next")
    program.settle()
    disk.empty()
    record = program.table.session.record()
    program.click(way)
    program.turn(2)
    assert not program.running or isinstance(program.top, TitleScene)
    assert unfinished(disk.folder).read_text() == record


def test_settings_that_find_no_room_are_said_and_the_old_ones_stand(disk: Disk, start: Start) -> None:
    program = start(disk.folder)
    program.click("title-settings")
    program.settle()
    program.click("cloth-wine")
    program.settle()
    settings = disk.folder / "data" / "settings.json"
    before = settings.read_bytes()
    disk.fill()
    program.click("cloth-blue")
    program.settle()
    program.click("back")
    program.settle()
    assert disk.word in told(program) and "settings.json" in told(program)
    assert settings.read_bytes() == before
    assert program.context.settings.cloth == "blue"


def test_statistics_and_practice_work_on_a_full_disk(disk: Disk, start: Start) -> None:
    (disk.folder / "data").mkdir()
    disk.fill()
    program = start(disk.folder)
    for name in ("title-statistics", "title-practice"):
        program.click(name)
        for _ in range(20):
            program.settle()
            if isinstance(program.top, NoticeScene):
                program.click("next")
        assert "back" in program.context.stack.controls()
        program.click("back")
        program.settle()
        assert "title-practice" in program.context.stack.controls()


@pytest.fixture(params=["mounted read-only", "no right to write"])
def closed(request: pytest.FixtureRequest, start: Start, tmp_path: Path) -> Iterator[Path]:
    """A folder with an unfinished game in it that can't be written to any more."""
    folder = tmp_path
    program = start(folder, new_game="smear", autoplay=True)
    play_on(program, 5)
    program.close()
    with read_only(folder) if request.param == "mounted read-only" else with_rights(folder, 0o555):
        yield folder


def test_in_a_folder_that_can_t_be_written_the_game_goes_on_and_the_old_one_stands(closed: Path, start: Start) -> None:
    before = unfinished(closed).read_bytes()
    program = start(closed)
    program.click("title-continue")
    program.settle()
    assert "may not be written to" in told(program)
    program.click("next")
    program.settle()
    program.play_alone()
    play_on(program, 12)
    program.close()
    assert unfinished(closed).read_bytes() == before
    assert not list(closed.glob("data/games/*"))


def test_a_folder_that_may_not_even_be_looked_into_is_said_and_nothing_in_it_is_touched(tmp_path: Path, start: Start) -> None:
    folder = tmp_path
    start(folder, new_game="smear", seed="3").close()
    before = unfinished(folder).read_bytes()
    with with_rights(folder / "data", 0):
        program = start(folder)
        program.settle()
        assert told(program).endswith(".")
        assert "title-new-game" in program.context.stack.controls()
        program.close()
    assert unfinished(folder).read_bytes() == before
