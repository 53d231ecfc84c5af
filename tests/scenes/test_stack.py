"""Scenes one above the other."""

import pygame
from hands import Ground, Hands

from schmier_gui.gfx.theme import SCRIM, SCRIM_ALPHA, mix
from schmier_gui.scenes.confirm import ConfirmScene
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.settings_scene import SettingsScene


class Pusher(Ground):
    """Pushes another scene at the first key, and goes on to use itself."""

    def __init__(self, context: Context, next_scene: Ground) -> None:
        super().__init__(context)
        self.next_scene = next_scene

    def handle(self, event: pygame.event.Event) -> None:
        self.context.stack.push(self.next_scene)
        self.told.append("still here")


def test_only_the_top_scene_gets_events(hands: Hands) -> None:
    below, above = Ground(hands.context), Ground(hands.context)
    hands.stack.push(below)
    hands.stack.push(above)
    hands.key(pygame.K_a)
    assert below.told == ["enter", "leave"]
    assert above.told == ["enter", "KeyDown", "KeyUp"]


def test_a_scene_comes_back_when_the_one_above_has_gone(hands: Hands) -> None:
    below, above = Ground(hands.context, (1, 2, 3)), Ground(hands.context, (4, 5, 6))
    hands.open(below)
    hands.open(above)
    assert hands.screen.get_at((5, 5))[:3] == (4, 5, 6)
    hands.stack.pop()
    hands.look()
    assert hands.screen.get_at((5, 5))[:3] == (1, 2, 3)
    assert below.told == ["enter", "leave", "enter"]
    assert above.told == ["enter", "leave", "close"]


def test_changes_asked_for_in_an_event_wait_for_its_end(hands: Hands) -> None:
    above = Ground(hands.context)
    below = Pusher(hands.context, above)
    hands.stack.push(below)
    hands.send(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a")
    assert hands.top is above
    assert below.told == ["enter", "still here", "leave"]


def test_replace_and_clear(hands: Hands) -> None:
    one, two, three = (Ground(hands.context) for _ in range(3))
    hands.stack.push(one)
    hands.stack.push(two)
    hands.stack.replace(three)
    assert two.told == ["enter", "leave", "close"]
    assert one.told == ["enter", "leave"]
    last = Ground(hands.context)
    hands.stack.clear(last)
    assert hands.top is last and len(hands.stack) == 1
    assert one.told == ["enter", "leave", "close"], "it has been left before"
    hands.stack.clear()
    assert hands.top is None
    assert hands.stack.draw(hands.screen, full=True) == []


def test_an_overlay_lies_on_the_darkened_scene_below(hands: Hands) -> None:
    hands.open(Ground(hands.context, (200, 100, 50)))
    hands.open(SettingsScene(hands.context))
    shown = hands.screen.get_at((5, 5))[:3]
    dark = mix((200, 100, 50), SCRIM, SCRIM_ALPHA / 255)
    assert all(abs(a - b) <= 2 for a, b in zip(shown, dark, strict=True))


class Low(PanelScene):
    height = 300


def test_of_two_overlays_only_the_upper_one_shows(hands: Hands) -> None:
    hands.open(Ground(hands.context))
    hands.open(SettingsScene(hands.context))
    hands.open(Low(hands.context))
    once = hands.screen.get_at((640, 150))[:3]
    assert once == hands.screen.get_at((5, 5))[:3], "where only the lower panel would be, the ground shows"


def test_a_form_under_an_overlay_keeps_its_picture(hands: Hands) -> None:
    from schmier_gui.scenes.new_game import NewGameScene

    hands.open(NewGameScene(hands.context))
    start = hands.controls()["start"]
    lit = hands.screen.get_at((start.x + 30, start.centery))[:3]
    hands.open(ConfirmScene(hands.context, "Really?", "It can't be undone.", "Do it", lambda: None))
    below = hands.screen.get_at((start.x + 30, start.centery))[:3]
    assert all(abs(a - b) <= 2 for a, b in zip(below, mix(lit, SCRIM, SCRIM_ALPHA / 255), strict=True))


def test_a_resize_reaches_every_scene_once_the_window_rests(hands: Hands) -> None:
    below, above = Ground(hands.context), Ground(hands.context)
    hands.stack.push(below)
    hands.stack.push(above)
    hands.look()
    for width in (1300, 1350, 1400):
        hands.screen = pygame.display.set_mode((width, 900))
        hands.stack.resize(width, 900, hands.now)
        hands.look(1)
    assert "resize" not in above.told
    deadline = hands.stack.next_deadline()
    assert deadline is not None and 0 < deadline <= 0.15
    hands.send(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))
    assert above.told == ["enter"], "the pointer waits"
    hands.now += 0.2
    hands.look(1)
    assert above.told == ["enter", "resize"] and below.told[-1] == "resize"
    assert (hands.context.viewport.width, hands.context.viewport.height) == (1400, 900)
