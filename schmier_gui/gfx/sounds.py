"""The sounds of the table. The device is opened when it is first wanted; without one the game is silent, and nobody minds."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from schmier_gui.store import paths

log = logging.getLogger(__name__)

NAMES = ("shuffle", "deal", "card", "sweep", "knock", "bid-1", "bid-2", "bid-3", "bid-4", "made", "set", "win")
RATE, BUFFER, CHANNELS = 22_050, 512, 12
AGAIN = 0.03  # seconds within which the same sound is not begun twice: cards that arrive together are one sound


class Sounds:
    """Plays short sounds by name at `volume` (0 to 1). At volume 0 no device is opened, and an open one is closed.

    Opening a device can take longer than a frame, so `play` never does it: `want` says that there will be something to hear, and
    `tick`, called when nothing else is to be done, opens the device and loads the files.
    """

    def __init__(self, volume: float = 1.0, folder: Path | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._volume = volume
        self._folder = folder or paths.assets() / "sounds"
        self._clock = clock
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._begun: dict[str, float] = {}
        self._wanted = self._open = self._failed = False

    @property
    def volume(self) -> float:
        """How loud, 0 to 1."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume, self._failed = volume, False
        if not volume:
            self.close()
        for sound in self._loaded.values():
            sound.set_volume(volume)

    @property
    def open(self) -> bool:
        """A device is open."""
        return self._open

    def want(self) -> None:
        """There will be something to hear: the next `tick` gets ready for it."""
        self._wanted = True

    def tick(self) -> bool:
        """Open the device or load one file; False when there is nothing left to do."""
        if not self._wanted or not self._volume or self._failed:
            return False
        if not self._open:
            self._try(self._begin)
            return True
        name = next((name for name in NAMES if name not in self._loaded), None)
        if name is None:
            return False
        self._try(lambda: self._load(name))
        return True

    def play(self, name: str) -> None:
        """Begin a sound; it never waits, and never fails. What is not loaded yet is not heard. Raises KeyError for an unknown name."""
        if name not in NAMES:
            raise KeyError(name)
        self._wanted = True
        now = self._clock()
        if name not in self._loaded or now - self._begun.get(name, now - 1) < AGAIN:
            return
        self._begun[name] = now
        self._try(lambda: self._loaded[name].play())

    def sample(self, name: str) -> None:
        """Play a sound at once, even if the device must be opened for it: for a person who is setting the volume."""
        self._wanted = True
        while self._volume and name not in self._loaded and self.tick():
            pass
        self.play(name)

    def close(self) -> None:
        """Let go of the device; `play` and `tick` may be called again."""
        self._loaded.clear()
        if self._open:
            self._open = False
            pygame.mixer.quit()

    def _begin(self) -> None:
        with _quiet_libraries():
            pygame.mixer.init(RATE, -16, 2, BUFFER)
        pygame.mixer.set_num_channels(CHANNELS)
        self._open = True

    def _load(self, name: str) -> None:
        sound = pygame.mixer.Sound(str(self._folder / f"{name}.wav"))
        sound.set_volume(self._volume)
        self._loaded[name] = sound

    def _try(self, act: Callable[[], object]) -> None:
        """Do something with the device; where that fails there is silence until the volume is set again."""
        try:
            act()
        except (pygame.error, OSError) as error:
            log.info("no sound: %s", error)
            self._failed = True
            self.close()


@contextmanager
def _quiet_libraries() -> Iterator[None]:
    """Some systems' sound libraries write to standard error that there is no device; that is no error of the program's."""
    try:
        kept, nothing = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    try:
        os.dup2(nothing, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)
