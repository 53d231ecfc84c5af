"""The table as a whole on a drawing surface: what a person clicks is what the engine plays, and the picture follows."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from schmier_gui.ai import Bot, decide, make_bots
from schmier_gui.engine import PRESETS, Session
from schmier_gui.engine.events import DealScored, Event, TrickWon
from schmier_gui.gfx.faces import Faces
from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.sprites import Sprites
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.table.director import Pause
from schmier_gui.table.table import Table
from schmier_gui.table.tempo import Speed, Tempo

FRAME = 1 / 60


class Window:
    """A table without a window: a clock that is moved by hand, and a host that remembers."""

    def __init__(self, preset: str = "schmier", speed: Speed = "normal", waits: bool = False, autoplay: bool = False) -> None:
        self.rules = PRESETS[preset]
        names = ["You", "Otto", "Mabel", "Rosa", "Gus", "June"] if self.rules.seats == 6 else ["You", "Otto", "Rosa", "Gus"]
        players = ["person"] + ["club"] * (self.rules.seats - 1)
        self.session = Session.new(self.rules, seed="window", names=names, players=players)
        self.surface = pygame.Surface((1280, 800))
        self.pauses: list[Pause] = []
        self.asked_for: list[str] = []
        self.lines_when_played: list[int] = []
        self.take_backs = 0
        self.sounds: list[str] = []
        self.now = 0.0
        bots = dict(enumerate(make_bots(["club"] * self.rules.seats, "secret")))
        self.partner: Bot = bots[0]
        if not autoplay:
            del bots[0]
        ground = pygame.Surface((1280, 800))
        self.table = Table(self.session, bots, self, self.painter(1280, 800), ground, Tempo(speed, waits))

    def painter(self, width: int, height: int) -> Painter:
        viewport = Viewport(width, height)
        return Painter(self.surface, viewport, Fonts(viewport), Sprites(viewport), Faces(viewport, None))

    def played(self) -> None:
        self.lines_when_played.append(self.table.shown)

    def taken_back(self) -> None:
        self.take_backs += 1

    def paused(self, pause: Pause, event: Event) -> None:
        self.pauses.append(pause)

    def asked(self, control: str) -> None:
        self.asked_for.append(control)

    def heard(self, sound: str) -> None:
        self.sounds.append(sound)

    def frame(self, seconds: float = FRAME) -> list[pygame.Rect]:
        self.now += seconds
        self.table.update(self.now)
        return self.table.draw(self.surface)

    def until_asked(self) -> None:
        """Let the others play until the person is to act and everything rests."""
        for _ in range(4000):
            self.frame(0.1)
            if self.table.director.pause:
                self.table.go_on()
            if self.table.controller.decision is not None and self.table.director.ready:
                self.frame()
                return
        raise AssertionError("the person is never asked")

    def click(self, control: str) -> None:
        where = self.table.controls()[control].center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.table.handle(pygame.event.Event(kind, pos=where, button=1))

    def key(self, key: int, mod: int = 0) -> None:
        self.table.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod))
        self.table.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    def act(self) -> None:
        """Do by clicks what a sound player would do."""
        self.until_asked()
        action: Any = decide(self.partner, self.session.view(0))
        match type(action).__name__:
            case "Pass":
                self.click("pass")
            case "Bid":
                self.click(f"bid-{action.amount}")
            case "NameTrump":
                self.click(f"trump-{action.suit}")
            case "PlayCard":
                self.click(f"card-{action.card}")
            case "LayAway":
                for card in action.cards:
                    self.click(f"card-{card}")
                    self.frame()
                self.click("confirm")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_deal_is_played_by_clicks(preset: str) -> None:
    window = Window(preset, "fast")
    while not any(isinstance(event, DealScored) for event in window.session.log):
        window.act()
        window.frame()
    for _ in range(200):
        window.frame(0.1)
    assert window.pauses[-1] == "score"


def test_a_double_click_plays_one_card() -> None:
    window = Window()
    while window.session.state.phase != "play" or window.table.controller.decision is None:
        window.act()
        window.until_asked()
    before = window.session.choices
    card = next(name for name in window.table.controls() if name.startswith("card-"))
    where = window.table.controls()[card].center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * 4:
        window.table.handle(pygame.event.Event(kind, pos=where, button=1))
    assert window.session.choices == before + 1


def test_clicking_a_card_on_ones_own_lead_clears_the_trick_and_plays() -> None:
    window = Window("smear", waits=True)
    for _ in range(1000):
        window.frame(0.05)
        table = window.table
        if table.director.pause:
            table.go_on()
        if table.director.resting and table.controller.decision is not None and table.model.trick.done:
            break
        if not table.director.ready:
            table.director.skip()
        elif table.controller.decision is not None and table.director.ready:
            window.act()
    else:
        raise AssertionError("the person never wins a trick")
    window.frame()
    before = window.session.choices
    window.click(next(name for name in window.table.controls() if name.startswith("card-")))
    assert window.session.choices == before + 1
    for _ in range(60):
        window.frame()
    assert not window.table.model.trick.done


def test_nothing_is_painted_while_the_person_thinks() -> None:
    window = Window()
    window.until_asked()
    window.frame()
    assert all(window.frame() == [] for _ in range(120))
    assert window.table.next_deadline() is None


def test_a_card_in_flight_repaints_only_its_way() -> None:
    window = Window()
    window.act()
    sizes = []
    for _ in range(600):
        dirty = window.frame()
        if window.table.model.flyers and dirty:
            sizes.append(sum(rect.w * rect.h for rect in dirty))
    assert sizes
    assert sorted(sizes)[len(sizes) // 2] < 1280 * 800 / 4


def test_the_record_grows_before_the_picture_does() -> None:
    window = Window()
    window.act()
    window.until_asked()
    assert window.lines_when_played
    assert window.lines_when_played == sorted(window.lines_when_played)
    assert window.table.shown == len(window.session.log)


def test_undo_takes_back_the_persons_last_choice_and_what_followed() -> None:
    window = Window()
    window.until_asked()
    state = window.session.state
    assert "undo" not in window.table.controls()
    window.act()
    window.until_asked()
    window.click("undo")
    assert window.session.state == state
    assert (window.take_backs, window.session.taken_back) == (1, 1)
    window.frame()
    assert "undo" not in window.table.controls()
    assert window.table.controller.decision is not None


def test_the_last_trick_shows_while_held() -> None:
    window = Window()
    while not any(isinstance(event, TrickWon) for event in window.session.log):
        window.act()
    window.until_asked()
    won = window.table.model.previous
    window.table.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_l, mod=0))
    assert window.table.model.last_trick is won
    assert won is not None
    window.table.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_l, mod=0))
    assert window.table.model.last_trick is None


def test_a_deal_by_keyboard_alone() -> None:
    window = Window("smear", "fast")
    while not any(isinstance(event, DealScored) for event in window.session.log):
        window.until_asked()
        decision = window.table.controller.decision
        assert decision is not None
        if decision.kind == "call":
            window.key(pygame.K_2 if decision.bid == 0 else pygame.K_p)
        elif decision.kind == "trump":
            suit = decision.actions[0].suit  # type: ignore[union-attr]
            window.key(getattr(pygame, f"K_{suit.lower()}"))
        elif decision.kind == "lay_away":
            allowed = [i for i, card in enumerate(window.table.model.hand) if card.legal][: decision.bounds.most]
            for place in allowed:
                window.key(getattr(pygame, f"K_{place + 1}"))
            window.key(pygame.K_RETURN)
        else:
            window.key(pygame.K_RIGHT)
            window.key(pygame.K_RETURN)
        window.frame()


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_enter_where_nothing_has_the_focus_says_by_which_keys_something_gets_it(key: int) -> None:
    window = Window()
    window.until_asked()
    choices = window.session.choices
    for _ in range(3):
        window.key(key)
        window.frame()
    assert window.session.choices == choices and "arrow keys" in str(window.table.model.rail)


def test_escape_asks_for_the_menu() -> None:
    window = Window()
    window.until_asked()
    window.key(pygame.K_ESCAPE)
    window.click("log")
    assert window.asked_for == ["menu", "log"]


def test_another_window_size_loses_nothing() -> None:
    window = Window()
    window.act()
    window.frame()
    window.surface = pygame.Surface((1024, 600))
    window.table.resize(window.painter(1024, 600), pygame.Surface((1024, 600)))
    window.until_asked()
    for name, rect in window.table.controls().items():
        assert pygame.Rect(0, 0, 1024, 600).contains(rect), name


def test_autoplay_needs_nobody() -> None:
    window = Window("smear", "instant", autoplay=True)
    for _ in range(400):
        window.frame()
        if window.table.director.pause == "over":
            break
        if window.table.director.pause:
            window.table.go_on()
    assert window.session.state.phase == "over"
    assert window.pauses[-1] == "over"


@pytest.mark.parametrize("preset", ["schmier", "smear"])
def test_a_deal_can_be_heard(preset: str) -> None:
    window = Window(preset, "fast")
    while not {"made", "set"} & set(window.sounds):
        window.act()
        window.frame()
    log = window.session.log
    scored = next(event for event in log if isinstance(event, DealScored))
    kinds = [type(event).__name__ for event in log[: log.index(scored)]]
    end = window.sounds.index("made" if scored.made else "set")
    heard = window.sounds[:end]
    assert heard.count("card") == kinds.count("CardPlayed")
    assert heard.count("sweep") == kinds.count("TrickWon") * window.rules.seats
    assert heard.count("shuffle") == kinds.count("DealStarted")
    assert sum(sound == "knock" or sound.startswith("bid-") for sound in heard) == kinds.count("CallMade")


def test_nothing_is_heard_at_instant_speed() -> None:
    window = Window(speed="instant")
    for _ in range(4):
        window.act()
        window.frame()
    assert window.sounds == []


def test_a_finished_trick_rests_as_long_as_it_should_when_nobody_looks_meanwhile() -> None:
    window = Window("schmier", "normal", autoplay=True)
    rested: list[float] = []
    since: float | None = None
    while not window.table.director.pause:
        window.frame(0.0)
        resting = window.table.director.resting or bool(window.table.model.trick.done)
        if resting and since is None:
            since = window.now
        elif not resting and since is not None:
            rested.append(window.now - since)
            since = None
        window.now += max(FRAME, window.table.next_deadline() or 0.0)
    assert len(rested) >= 5
    assert min(rested) == pytest.approx(1.4, abs=0.1), rested
    assert max(rested) < 3, "points that fly to their tokens come on top"


def test_a_stall_is_one_long_frame() -> None:
    window = Window("schmier", "normal")
    window.frame()
    assert window.table.model.flyers
    window.frame(60.0)
    assert window.table.model.flyers, "the cards are still being dealt"


def test_the_words_of_a_turn_end_with_it() -> None:
    window = Window()
    window.until_asked()
    assert (window.table.model.rail.tone, window.table.model.turn) == ("act", 0)
    window.act()
    assert (window.table.model.rail.tone, window.table.model.rail.strong, window.table.model.turn) == ("quiet", "", -1)
