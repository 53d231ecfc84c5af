"""Sound never disturbs: no device is opened before it is wanted, and none is missed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from schmier_gui.gfx.sounds import NAMES, Sounds


class Clock:
    now = 10.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sounds(clock: Clock) -> Iterator[Sounds]:
    pygame.mixer.quit()
    made = Sounds(0.5, clock=clock)
    yield made
    made.close()


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[pygame.mixer.Sound]:
    """The sounds that were really begun."""
    played: list[pygame.mixer.Sound] = []

    class Recorder(pygame.mixer.Sound):
        def play(self, *_args: object, **_more: object) -> None:  # type: ignore[override]
            played.append(self)

    monkeypatch.setattr(pygame.mixer, "Sound", Recorder)
    return played


def ready(sounds: Sounds) -> None:
    sounds.want()
    while sounds.tick():
        pass


def test_no_device_is_opened_before_a_sound_is_wanted(sounds: Sounds) -> None:
    assert sounds.tick() is False
    assert pygame.mixer.get_init() is None


def test_playing_never_opens_the_device_itself(sounds: Sounds) -> None:
    sounds.play("card")
    assert pygame.mixer.get_init() is None
    assert sounds.tick() is True
    assert pygame.mixer.get_init() is not None


def test_no_device_is_opened_at_volume_nought(sounds: Sounds) -> None:
    sounds.volume = 0
    ready(sounds)
    sounds.play("card")
    sounds.sample("card")
    assert pygame.mixer.get_init() is None


def test_turning_the_sound_off_lets_go_of_the_device(sounds: Sounds) -> None:
    ready(sounds)
    sounds.volume = 0
    assert pygame.mixer.get_init() is None
    sounds.volume = 0.5
    ready(sounds)
    assert pygame.mixer.get_init() is not None


def test_every_sound_can_be_played(sounds: Sounds, begun: list[pygame.mixer.Sound]) -> None:
    ready(sounds)
    for name in NAMES:
        sounds.play(name)
    assert len(set(begun)) == len(NAMES)
    assert all(sound.get_volume() == pytest.approx(0.5, abs=0.01) for sound in begun)


def test_an_unknown_sound_is_a_mistake(sounds: Sounds) -> None:
    with pytest.raises(KeyError):
        sounds.play("moo")


def test_cards_that_arrive_together_are_one_sound(sounds: Sounds, begun: list[pygame.mixer.Sound], clock: Clock) -> None:
    ready(sounds)
    for _ in range(36):
        sounds.play("deal")
    sounds.play("card")
    assert len(begun) == 2
    clock.now += 0.045
    sounds.play("deal")
    assert len(begun) == 3


def test_a_sample_is_heard_at_once(sounds: Sounds, begun: list[pygame.mixer.Sound]) -> None:
    sounds.sample("card")
    assert len(begun) == 1


def test_a_missing_device_means_silence_without_a_word(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/nowhere")
    ready(sounds)
    sounds.play("card")
    sounds.sample("win")
    assert not sounds.open and sounds.tick() is False
    assert capfd.readouterr() == ("", "")


def test_a_device_that_goes_away_means_silence(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    class Gone(pygame.mixer.Sound):
        def play(self, *_args: object, **_more: object) -> None:  # type: ignore[override]
            raise pygame.error("the device is gone")

    monkeypatch.setattr(pygame.mixer, "Sound", Gone)
    ready(sounds)
    sounds.play("card")
    assert not sounds.open and sounds.tick() is False
    sounds.play("card")


def test_setting_the_volume_looks_for_a_device_again(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "nowhere")
        ready(sounds)
    assert not sounds.open
    sounds.volume = 1.0
    ready(sounds)
    assert sounds.open


def test_files_that_are_missing_mean_silence(tmp_path: Path) -> None:
    sounds = Sounds(1.0, tmp_path)
    ready(sounds)
    sounds.play("card")
    assert not sounds.open
