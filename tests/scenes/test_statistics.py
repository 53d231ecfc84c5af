"""The statistics show what the history says, filter it, and lead to the games; the page about the deals says what chance allows."""

import hashlib
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pygame
import pytest
from games import game
from hands import Hands
from msgspec.structs import replace
from screens import past

from schmier_gui.engine import SCHMIER, SMEAR, Session
from schmier_gui.engine.cards import PACKS
from schmier_gui.engine.deal import fingerprint
from schmier_gui.scenes.game_over import GameOverScene
from schmier_gui.scenes.menu import MenuScene
from schmier_gui.scenes.past_games import PastGamesScene
from schmier_gui.scenes.setup import default_setup, fresh_seed, new_session
from schmier_gui.scenes.statistics import StatisticsScene
from schmier_gui.scenes.statistics_charts import number_of
from schmier_gui.scenes.statistics_words import headline
from schmier_gui.scenes.title import TitleScene
from schmier_gui.scenes.trust import TrustScene, verdict
from schmier_gui.scenes.trust_seed import SeedScene, grouped
from schmier_gui.store.history import Fairness, Held
from schmier_gui.store.settings import WORD_LENGTH, load_settings

TODAY = date(2026, 1, 5)


@pytest.fixture
def statistics(hands: Hands) -> StatisticsScene:
    past(hands.context)
    return hands.open(StatisticsScene(hands.context, lambda: TODAY))


def choose(hands: Hands, name: str, steps: int) -> None:
    """Turn a drop-down by the keyboard."""
    hands.tab_to(name)
    for _ in range(abs(steps)):
        hands.key(pygame.K_RIGHT if steps > 0 else pygame.K_LEFT)
        hands.look()
        hands.tab_to(name)


def test_every_filter_counts_its_games(hands: Hands, statistics: StatisticsScene) -> None:
    def finished() -> int:
        assert statistics.figures is not None
        return statistics.figures.finished

    assert finished() == 6
    choose(hands, "filter-game", 1)
    assert statistics.wanted.game == "schmier" and finished() == 4
    choose(hands, "filter-rules", 1)
    assert finished() == 2 and statistics.wanted.rules == "{}"
    choose(hands, "filter-opponents", 1)
    assert statistics.wanted.level == "club" and finished() == 1
    choose(hands, "filter-game", 1)
    assert (statistics.wanted.game, statistics.wanted.rules) == ("smear", None), "rules of another game are dropped"
    choose(hands, "filter-game", -2)
    choose(hands, "filter-opponents", -1)
    choose(hands, "filter-time", 3)
    assert statistics.wanted.since == date(2025, 12, 30) and finished() == 6


def test_rules_of_one_game_choose_the_game_too(hands: Hands, statistics: StatisticsScene) -> None:
    choose(hands, "filter-rules", 3)
    assert (statistics.wanted.game, statistics.wanted.rules) == ("smear", "{}")


def test_games_counted_apart_have_a_view_of_their_own(hands: Hands, statistics: StatisticsScene, tmp_path: Path) -> None:
    hands.click("filter-apart")
    assert statistics.wanted.apart and statistics.figures is not None and statistics.figures.finished == 0
    hands.click("filter-apart")
    assert not statistics.wanted.apart and statistics.figures.finished == 6


def test_a_new_game_is_there_when_the_page_is_opened_again(hands: Hands, statistics: StatisticsScene, tmp_path: Path) -> None:
    hands.click("statistics-games")
    assert isinstance(hands.top, PastGamesScene)
    session = game(SMEAR, seed="one more")
    session.players = ("person", "club", "club", "club")
    (tmp_path / "games" / "2026-01-07-smear-1.jsonl").write_text(session.record())
    hands.key(pygame.K_ESCAPE)
    hands.look()
    assert statistics.figures is not None and statistics.figures.finished == 7


def test_many_past_games_are_read_while_the_page_is_open(hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chronicle = hands.context.chronicle
    tick = chronicle.tick
    monkeypatch.setattr(chronicle, "tick", lambda budget=0.0: tick(0.0))
    folder = tmp_path / "games"
    folder.mkdir()
    session = game(SMEAR, seed="slow")
    session.players = ("person", "club", "club", "club")
    (folder / "2026-01-01-smear-1.jsonl").write_text(session.record())
    scene = hands.open(StatisticsScene(hands.context))
    assert scene.reading and scene.next_deadline() == 0.0
    hands.look(2000)
    assert not scene.reading and scene.figures.finished == 1 and scene.next_deadline() is None


def test_a_history_that_cannot_be_used_is_told_on_the_page(hands: Hands, tmp_path: Path) -> None:
    (tmp_path / "history.sqlite").mkdir()
    hands.open(StatisticsScene(hands.context))
    assert hands.context.take_notices() == ["history.sqlite can’t be used just now: unable to open database file. The statistics are made "
                                            "anew from your records each time."]


def test_the_title_leads_to_the_statistics_and_they_to_the_deals(hands: Hands) -> None:
    hands.open(TitleScene(hands.context))
    hands.click("title-statistics")
    assert isinstance(hands.top, StatisticsScene)
    hands.press("statistics-deals")
    assert isinstance(hands.top, TrustScene)
    assert hands.top.found == hands.context.chronicle.history.fairness("schmier")


@pytest.mark.parametrize(("value", "text"), [(1.25, "1.2"), (-1.0, "–1.0"), (-0.04, "0.0"), (0.0, "0.0")])
def test_points_a_deal(value: float, text: str) -> None:
    assert number_of(value) == text


# trust

def found(outside: int) -> Fairness:
    counts = (*(200,) * outside, *(100,) * (6 - outside))
    return Fairness("schmier", 1000, (Held("aces", counts, 100.0, 50.0),))


def test_half_a_game_in_100_is_rounded_up(hands: Hands, statistics: StatisticsScene) -> None:
    assert statistics.figures is not None
    eight = replace(statistics.figures, finished=8, won=5)
    assert headline(eight).startswith("5 of 8 games won, 63 in 100; ")
    assert headline(replace(eight, won=1)).startswith("1 of 8 games won, 13 in 100; ")


def test_the_verdict_names_what_lies_beyond_chance() -> None:
    assert verdict(found(0)) == "1000 deals: all 6 counts lie within what chance allows in 99 cases of 100"
    assert verdict(found(2)).startswith("1000 deals: 2 of 6 counts lie beyond what chance allows")


def test_the_page_shows_one_game_or_the_other(hands: Hands) -> None:
    past(hands.context)
    scene = hands.open(TrustScene(hands.context))
    assert scene.found.game == "schmier" and [held.kind for held in scene.found.held] == ["trumps", "aces", "bowers", "joker"]
    hands.press("game-smear")
    assert scene.found.game == "smear" and [held.kind for held in scene.found.held] == ["trumps", "aces", "bowers", "tens"]


def test_a_word_of_ones_own_is_kept_and_goes_into_new_seeds(hands: Hands, tmp_path: Path) -> None:
    hands.open(TrustScene(hands.context))
    hands.click("word")
    hands.type(" herring  salad ")
    hands.key(pygame.K_ESCAPE)
    assert load_settings(tmp_path)[0].word == "herring salad"
    session = new_session(default_setup("schmier"), word=hands.context.settings.word)
    assert session.seed is not None and session.seed[32:] == " herring salad"


def test_seeds_are_128_bits_of_their_own_each_time() -> None:
    seeds = {fresh_seed("x" * WORD_LENGTH) for _ in range(50)}
    assert len(seeds) == 50 and all(len(bytes.fromhex(seed[:32])) == 16 for seed in seeds)
    assert len(fresh_seed()) == 32


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    texts: list[str] = []
    monkeypatch.setattr("schmier_gui.scenes.clipboard.copy", lambda text: texts.append(text) or True)
    yield texts


def test_the_menu_tells_the_fingerprint_and_not_the_seed(hands: Hands, copied: list[str]) -> None:
    session = Session.new(SCHMIER, seed="the secret of this game")
    hands.open(MenuScene(hands.context, session))
    hands.press("menu-deals")
    assert isinstance(hands.top, SeedScene) and not hands.top.over
    hands.click("copy")
    assert copied == [hashlib.sha256(b"the secret of this game").hexdigest()]


def test_after_the_game_the_seed_is_told_and_gives_the_fingerprint(hands: Hands, copied: list[str]) -> None:
    session = game(SMEAR, seed="over now")
    hands.open(GameOverScene(hands.context, session, session.log[-1]))  # type: ignore[arg-type]
    hands.click("see-seed")
    hands.click("copy")
    assert copied == ["over now"]
    assert "".join(grouped(fingerprint("over now"))).replace(" ", "") == hashlib.sha256(b"over now").hexdigest()


def test_what_is_written_while_the_game_goes_on_gives_nothing_away(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr("schmier_gui.scenes.trust_seed.text_rows", lambda fonts, text, *rest: written.append(text) or [])
    session = Session.new(SCHMIER, seed="hush")
    hands.open(SeedScene(hands.context, session, over=False))
    assert written and not [text for text in written if "hush" in text]
    hands.open(SeedScene(hands.context, session, over=True))
    assert "hush" in written


def test_a_game_of_known_cards_says_that_it_has_no_seed(hands: Hands) -> None:
    hands.open(SeedScene(hands.context, Session.new(SMEAR, deals=[PACKS["smear"]]), over=False))
    assert list(hands.controls()) == ["back"]
