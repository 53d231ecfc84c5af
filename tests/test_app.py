"""The program as a whole, without a screen: what it shows first, and what it leaves behind."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from schmier_gui.ai import make_bots, play_game
from schmier_gui.app import App
from schmier_gui.cli.options import WindowOptions
from schmier_gui.engine import SCHMIER, Pass, RecordError, Session, load, load_all
from schmier_gui.running import run
from schmier_gui.scenes.again import played_on
from schmier_gui.scenes.deal_score import DealScoreScene
from schmier_gui.scenes.game_over import GameOverScene
from schmier_gui.scenes.notice import NoticeScene
from schmier_gui.scenes.review import ReviewScene
from schmier_gui.scenes.settings_scene import SettingsScene
from schmier_gui.scenes.table_scene import TableScene
from schmier_gui.scenes.title import TitleScene
from schmier_gui.store.history import Filter


def options(folder: Path, **more: Any) -> WindowOptions:
    return WindowOptions(data_dir=folder / "data", size=(1024, 600), ui_map=folder / "map.json", **more)


class Program(App):
    """The program, its loop turned by hand."""

    def turn(self, times: int = 1) -> None:
        for _ in range(times):
            self._take_events()
            self._frame(self.context.clock(), 0.0, True)
            self._drive(self.context.clock())

    def click(self, name: str) -> None:
        """Point at a control and click it."""
        spot = self.context.stack.controls()[name].center
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            fields = {"pos": spot, "rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"pos": spot, "button": 1}
            self.context.stack.handle(pygame.event.Event(kind, **fields))
            self.turn(2)

    def until(self, scene: type) -> None:
        for _ in range(3000):
            self.turn()
            if isinstance(self.context.stack.top, scene):
                return
        raise AssertionError(f"{scene.__name__} never comes")


@pytest.fixture
def opened(tmp_path: Path) -> Any:
    """Opens programs, and closes them whatever happens."""
    programs: list[Program] = []

    def make(session: Session | None = None, **more: Any) -> Program:
        program = Program(options(tmp_path, **more))
        programs.append(program)
        program.start(session)
        program.turn()
        return program

    yield make
    for program in programs:
        program.close()


def test_the_title_comes_first(opened: Any, tmp_path: Path) -> None:
    program = opened()
    assert isinstance(program.context.stack.top, TitleScene)
    assert "title-new-game" in json.loads((tmp_path / "map.json").read_text())


@pytest.mark.parametrize("game", ["schmier", "smear"])
def test_new_skips_the_title(opened: Any, game: str) -> None:
    program = opened(new_game=game, seed="7")
    top = program.context.stack.top
    assert isinstance(top, TableScene)
    assert (top.session.rules.game, top.session.seed) == (game, "7")
    assert (program.context.data_dir / f"unfinished-{game}.jsonl").exists()


def test_what_plays_itself_is_no_game_of_the_person_s(opened: Any, tmp_path: Path) -> None:
    program = opened(new_game="smear", autoplay=True, speed="instant")
    program.until(GameOverScene)
    program.until(TableScene)
    history = program.context.chronicle.history
    for _left in history.catch_up(tmp_path / "data"):
        pass
    figures = history.figures(Filter())
    assert (figures.finished, figures.unfinished, figures.deals) == (0, 0, 0)
    assert figures.apart >= 1
    assert all(load(file).players[0] == "club" for file in (tmp_path / "data").rglob("*.jsonl"))


def test_a_person_takes_over_what_played_itself_and_starts_games_of_their_own(opened: Any, tmp_path: Path) -> None:
    unfinished = tmp_path / "data" / "unfinished-smear.jsonl"
    first = opened(new_game="smear", autoplay=True, speed="instant")
    while first._table.session.choices < 6:
        first.turn()
    first.close()
    second = opened(load(unfinished), speed="instant")
    assert 0 not in second._table._bots
    assert load(unfinished).players[0] == "club", "it stays what it was"
    third = opened(new_game="smear", speed="instant")
    assert third._table.session.players[0] == "person" and load(unfinished).players[0] == "person"


def test_autoplay_plays_a_game_to_its_end_and_another(opened: Any) -> None:
    program = opened(new_game="smear", autoplay=True, speed="instant")
    program.until(GameOverScene)
    first = list((program.context.data_dir / "games").iterdir())
    assert len(first) == 1
    assert load(first[0]).state.phase == "over"
    program.turn(3)
    program.until(GameOverScene)
    assert len(list((program.context.data_dir / "games").iterdir())) == 2


def test_trace_never_shows_more_than_the_record_holds(tmp_path: Path) -> None:
    """A slow machine gets more time."""
    trace, shown = tmp_path / "trace", list[int]()
    for seconds in (1.5, 6, 24):
        run(options(tmp_path, new_game="schmier", autoplay=True, speed="instant", quit_after=seconds, trace=trace))
        shown = [int(line.split()[0]) for line in trace.read_text().splitlines()] if trace.exists() else []
        if len(shown) > 3:
            break
    assert len(shown) > 3
    folder = tmp_path / "data"
    records = [*folder.glob("unfinished-*.jsonl"), *(folder / "games").glob("*.jsonl")]
    assert max(shown) <= max(len(path.read_text().splitlines()) for path in records)
    for path in records:
        assert len(list(load_all(path))) == 1


def test_an_unfinished_record_goes_on_as_a_copy(opened: Any, tmp_path: Path) -> None:
    session = Session.new(SCHMIER, seed="5", players=["person", *["club"] * 5])
    path = tmp_path / "elsewhere.jsonl"
    path.write_text(session.record())
    program = opened(load(path), play_file=path)
    assert program.context.stack.top is not None
    assert (program.context.data_dir / "unfinished-schmier.jsonl").read_text() == path.read_text()


def test_opening_a_record_keeps_the_unfinished_game(opened: Any, tmp_path: Path) -> None:
    mine = Session.new(SCHMIER, seed="mine", players=["person", *["club"] * 5])
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "unfinished-schmier.jsonl").write_text(mine.record())
    other = Session.new(SCHMIER, seed="other", players=["person", *["club"] * 5])
    path = tmp_path / "elsewhere.jsonl"
    path.write_text(other.record())
    opened(load(path), play_file=path)
    kept = list((folder / "games").glob("*.jsonl"))
    assert [file.read_text() for file in kept] == [mine.record()]


def test_a_finished_record_is_looked_at_and_not_played_again(opened: Any, tmp_path: Path) -> None:
    session = play_game(make_bots(["club"] * 6, "secret"), SCHMIER, "9")
    path = tmp_path / "finished.jsonl"
    path.write_text(session.record())
    program = opened(load(path), play_file=path)
    assert isinstance(program.context.stack.top, ReviewScene)
    assert not (program.context.data_dir / "unfinished-schmier.jsonl").exists()
    program.context.stack.pop()
    assert isinstance(program.context.stack.top, TitleScene)


def test_playing_on_from_a_review_keeps_the_unfinished_game(opened: Any, tmp_path: Path) -> None:
    mine = Session.new(SCHMIER, seed="mine", players=["person", *["club"] * 5])
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "unfinished-schmier.jsonl").write_text(mine.record())
    session = play_game(make_bots(["club"] * 6, "secret"), SCHMIER, "9")
    path = tmp_path / "finished.jsonl"
    path.write_text(session.record())
    program = opened(load(path), play_file=path)
    for name in ("review-step", "review-step", "review-more", "review-play-on"):
        program.click(name)
    assert isinstance(program.context.stack.top, TableScene | NoticeScene)
    kept = list((folder / "games").glob("*.jsonl"))
    assert [file.read_text() for file in kept] == [mine.record()]
    running = load(folder / "unfinished-schmier.jsonl")
    assert (running.seed, running.taken_back, running.players[0]) == ("9", 1, "person")
    assert list(running.log)[:3] == list(session.log)[:3]
    assert path.read_text() == session.record()


def test_playing_on_from_a_review_of_the_game_at_the_table_keeps_that_game(opened: Any, tmp_path: Path) -> None:
    session = play_game(make_bots(["club"] * 6, "secret"), SCHMIER, "9")
    running = load(io.StringIO(session.record()))
    running.undo(20)
    running.players = ("person", *["club"] * 5)
    program = opened()
    program.context.open_table(running)
    program.context.play_beside(played_on(running, 3))
    program.turn(3)
    kept = list((tmp_path / "data" / "games").glob("*.jsonl"))
    assert [file.read_text() for file in kept] == [running.record()]
    assert load(tmp_path / "data" / "unfinished-schmier.jsonl").taken_back == 2


def test_a_past_game_that_goes_on_is_no_longer_a_past_game(opened: Any, tmp_path: Path) -> None:
    session = Session.new(SCHMIER, seed="left", players=["person", *["club"] * 5])
    session.submit(Pass())
    (tmp_path / "data" / "games").mkdir(parents=True)
    path = tmp_path / "data" / "games" / "2026-01-01-schmier.jsonl"
    path.write_text(session.record())
    program = opened()
    program.click("title-past")
    program.click("past-game-1")
    assert isinstance(program.context.stack.top, TableScene)
    assert load(tmp_path / "data" / "unfinished-schmier.jsonl").seed == "left"
    assert not path.exists()


def test_a_record_that_cannot_be_read_opens_no_window(tmp_path: Path) -> None:
    path = tmp_path / "torn.jsonl"
    path.write_text("nonsense\nmore\n")
    with pytest.raises(RecordError, match="line 1"):
        run(options(tmp_path, play_file=path))


def test_settings_that_cannot_be_read_are_kept_and_the_program_starts(opened: Any, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "settings.json").write_bytes(b"\0" * 40)
    program = opened()
    assert isinstance(program.context.stack.top, TitleScene)
    assert any(path.read_bytes() == b"\0" * 40 for path in folder.iterdir() if path.is_file())


def test_fullscreen_by_key_over_a_panel_is_followed_at_once(opened: Any) -> None:
    program = opened(new_game="schmier", seed="7")
    program.context.stack.push(SettingsScene(program.context))
    program.turn(2)
    for _ in range(2):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
        program.turn(3)
    assert isinstance(program.context.stack.top, SettingsScene)


def test_where_nobody_wants_to_be_asked_a_new_game_keeps_the_unfinished_one(opened: Any, tmp_path: Path) -> None:
    old = Session.new(SCHMIER, seed="old", players=["person", *["club"] * 5])
    (tmp_path / "data").mkdir(exist_ok=True)
    (tmp_path / "data" / "unfinished-schmier.jsonl").write_text(old.record())
    program = opened()
    program.context.settings.ask_first = False
    for name in ("title-new-game", "start"):
        program.click(name)
        program.turn(4)
    (kept,) = (tmp_path / "data" / "games").glob("*.jsonl")
    assert kept.read_text() == old.record()
    assert load(tmp_path / "data" / "unfinished-schmier.jsonl").seed != "old"
    assert kept.name in program.context.stack.top.sentences[0]


def test_a_score_that_was_not_seen_is_shown_when_the_game_goes_on(opened: Any) -> None:
    whole = play_game(make_bots(["club"] * 6, "secret"), SCHMIER, "9")
    scored = next(number for number in range(whole.choices) if whole.state_before(number).number == 2)
    session = load(io.StringIO(whole.record()))
    session.undo(whole.choices - scored)
    session.taken_back, session.players = 0, ("person", *["club"] * 5)
    program = opened(speed="instant")
    program.context.open_table(session)
    program.until(DealScoreScene)
    assert program.context.stack.top.deal.start.number == 1
    program.click("next")
    program.until(TableScene)
    program.turn(3)
    model = program.context.stack.top.table.model
    assert model.number == 2 and tuple(model.scores) == session.state.scores


def test_whoever_has_taken_back_begins_the_deal_at_once(opened: Any) -> None:
    whole = play_game(make_bots(["club"] * 6, "secret"), SCHMIER, "9")
    first = next(number for number in range(whole.choices) if whole.state_before(number).number == 2)
    program = opened(speed="instant")
    program.context.open_table(played_on(whole, first))
    program.turn(3)
    assert isinstance(program.context.stack.top, TableScene) and program.context.stack.top.table.model.number == 2
