#!/usr/bin/env python3
"""Makes the sounds of the table as WAV files: 22.05 kHz, 16 bit, mono. Standard library only; the same every time.

A quiet supper club: paper and cloth are short bursts of filtered noise, wood is a few damped modes, notes are struck bars.

    python make_sounds.py [--out DIR]
"""

from __future__ import annotations

import argparse
import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
RATE = 22_050
LOUDEST = 32_767
FADE_IN, FADE_OUT = 0.001, 0.012  # seconds: no click where a sound begins or ends

Samples = list[float]
Envelope = Callable[[float], float]

C4, E4, G4, A4, B4, C5, D5, E5, G5, C6 = (261.63, 329.63, 392.0, 440.0, 493.88, 523.25, 587.33, 659.26, 783.99, 1046.5)
A3, D4, F4 = 220.0, 293.66, 349.23


def silence(seconds: float) -> Samples:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def put(track: Samples, at: float, sound: Samples, level: float = 1.0) -> None:
    """Add a sound to a track, `at` seconds from its start; what reaches beyond its end is cut off."""
    first = round(at * RATE)
    for place, value in enumerate(sound[: max(0, len(track) - first)], first):
        track[place] += value * level


def fade(sound: Samples) -> Samples:
    """The same sound with soft ends."""
    edge_in, edge_out = round(FADE_IN * RATE), round(FADE_OUT * RATE)
    for place in range(edge_in):
        sound[place] *= place / edge_in
    for place in range(edge_out):
        sound[-1 - place] *= place / edge_out
    return sound


def decay(seconds: float, attack: float = 0.001) -> Envelope:
    """Rises within `attack` seconds, then falls to a thousandth within `seconds`."""
    return lambda t: min(1.0, t / attack) * 10 ** (-3 * t / seconds)


def swell(seconds: float, peak: float) -> Envelope:
    """Rises softly to its peak (a share of `seconds`) and falls softly to nothing."""

    def height(t: float) -> float:
        share = t / seconds
        turn = share / peak if share < peak else (1 - share) / (1 - peak)
        return math.sin(math.pi / 2 * max(0.0, turn)) ** 2

    return height


def band(noise: Samples, middle: Envelope, width: float) -> Samples:
    """Noise through a band-pass round a frequency that may move; `width` as a share of it."""
    low = ring = 0.0
    passed = []
    for place, value in enumerate(noise):
        pull = 2 * math.sin(math.pi * min(middle(place / RATE), RATE / 6) / RATE)
        low += pull * ring
        ring += pull * (value - low - width * ring)
        passed.append(ring * width)
    return passed


def rustle(seed: str, seconds: float, envelope: Envelope, middle: float, to: float | None = None, width: float = 0.9) -> Samples:
    """A burst of noise round a frequency, which may glide."""
    grains = random.Random(seed)
    noise = [grains.uniform(-1, 1) for _ in range(round(seconds * RATE))]
    glide = (to or middle) / middle

    def moving(t: float) -> float:
        return middle * glide ** (t / seconds)

    shaped = band(band(noise, moving, width), moving, width)  # twice: paper does not hiss
    return [value * envelope(place / RATE) for place, value in enumerate(shaped)]


def mode(frequency: float, seconds: float, length: float, attack: float = 0.0015) -> Samples:
    """One damped sine: it falls to a thousandth within `seconds`."""
    height = decay(seconds, attack)
    return [math.sin(2 * math.pi * frequency * t / RATE) * height(t / RATE) for t in range(round(length * RATE))]


def bar(frequency: float, length: float) -> Samples:
    """A struck wooden bar, tuned as a marimba's: its second mode two octaves up, the third three and a bit, and the mallet."""
    track = silence(length)
    put(track, 0, mode(frequency, length * 1.35, length, 0.003))
    put(track, 0, mode(frequency * 3.98, length * 0.3, length), 0.16)
    put(track, 0, mode(frequency * 9.6, length * 0.1, length), 0.04)
    put(track, 0, rustle(f"mallet {frequency}", 0.03, decay(0.03), 900), 0.25)
    return fade(track)


def wood(length: float, pitch: float = 1.0) -> Samples:
    """A knuckle on a table top."""
    track = silence(length)
    for frequency, seconds, level in ((172, 0.13, 1.0), (298, 0.10, 0.6), (467, 0.06, 0.35), (803, 0.035, 0.18)):
        put(track, 0, mode(frequency * pitch, seconds, length), level)
    put(track, 0, rustle(f"knuckle {pitch}", 0.02, decay(0.018), 1400), 0.5)
    return track


def melody(length: float, notes: tuple[tuple[float, float, float, float], ...]) -> Samples:
    """Bars struck one after the other: (when, frequency, level, how long it sounds)."""
    track = silence(length)
    for at, frequency, level, sounding in notes:
        put(track, at, bar(frequency, sounding), level)
    return track


def shuffle() -> Samples:
    """A riffle, quicker and quicker, then the pack is pushed together."""
    track, at, grains = silence(0.62), 0.02, random.Random("riffle")
    gap = 0.026
    while at < 0.40:
        put(track, at, rustle(f"riffle {at:.3f}", 0.016, decay(0.014), grains.uniform(1700, 3000)), grains.uniform(0.5, 1.0))
        at += gap * grains.uniform(0.85, 1.15)
        gap *= 0.965
    put(track, 0.42, rustle("bridge", 0.16, swell(0.16, 0.4), 1200, 2600), 0.7)
    put(track, 0.56, mode(190, 0.05, 0.06), 0.35)
    return track


def deal() -> Samples:
    """A card slides from the pack."""
    track = silence(0.07)
    put(track, 0, rustle("slide", 0.06, swell(0.06, 0.3), 1900, 2600))
    return track


def card() -> Samples:
    """A card is laid on the cloth."""
    track = silence(0.13)
    put(track, 0, rustle("slap", 0.05, decay(0.05), 1900), 1.0)
    put(track, 0.002, mode(148, 0.075, 0.11), 0.55)
    put(track, 0.006, rustle("settle", 0.10, decay(0.10), 900), 0.35)
    return track


def sweep() -> Samples:
    """The cards of a trick are drawn over the cloth and squared."""
    track = silence(0.30)
    put(track, 0, rustle("sweep", 0.25, swell(0.25, 0.6), 900, 2100))
    put(track, 0.23, rustle("square", 0.03, decay(0.03), 1700), 0.6)
    return track


def knock() -> Samples:
    """Twice, softly: pass."""
    track = silence(0.26)
    put(track, 0, wood(0.14))
    put(track, 0.105, wood(0.15, 0.97), 0.8)
    return track


def bid(step: int) -> Samples:
    """One note, higher for a higher bid."""
    return melody(0.36, ((0.0, (C4, E4, G4, C5)[step - 1], 1.0, 0.36),))


def made() -> Samples:
    """Up a chord."""
    return melody(0.95, ((0.0, G4, 0.7, 0.5), (0.11, B4, 0.75, 0.5), (0.22, D5, 0.8, 0.5), (0.33, G5, 1.0, 0.62)))


def lost() -> Samples:
    """Down, in minor."""
    return melody(0.90, ((0.0, A4, 0.8, 0.4), (0.16, F4, 0.8, 0.4), (0.32, D4, 0.9, 0.58), (0.32, A3, 0.7, 0.58)))


def win() -> Samples:
    """A short fanfare, still for a small room."""
    steps = ((0.0, G4), (0.10, G4), (0.20, G4), (0.30, C5), (0.50, G4), (0.60, C5), (0.70, E5))
    notes = tuple((at, frequency, 0.6, 0.45) for at, frequency in steps)
    chord = tuple((0.86 + place * 0.025, frequency, 0.62, 0.85) for place, frequency in enumerate((C4, G4, E5, G5, C6)))
    return melody(1.84, (*notes, *chord))


SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "shuffle": (shuffle, -15),
    "deal": (deal, -21),
    "card": (card, -12),
    "sweep": (sweep, -17),
    "knock": (knock, -11),
    **{f"bid-{step}": (lambda step=step: bid(step), -13) for step in range(1, 5)},
    "made": (made, -11),
    "set": (lost, -11),
    "win": (win, -9),
}
"""Each sound and its peak in decibels below full scale: what is heard often is softest."""


def finished(sound: Samples, peak: float) -> list[int]:
    """Sample values with soft ends, as loud as asked for."""
    middle = sum(sound) / len(sound)
    sound = fade([value - middle for value in sound])
    gain = LOUDEST * 10 ** (peak / 20) / max(map(abs, sound))
    return [round(value * gain) for value in sound]


def write(path: Path, values: list[int]) -> None:
    """One WAV file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(values)}h", *values))


def main(arguments: list[str] | None = None) -> None:
    """Write every sound."""
    parser = argparse.ArgumentParser(description="Make the sounds of the table.")
    parser.add_argument("--out", type=Path, default=HERE, help="folder to write into (this one, if not given)")
    folder: Path = parser.parse_args(arguments).out
    folder.mkdir(parents=True, exist_ok=True)
    for name, (make, peak) in SOUNDS.items():
        write(folder / f"{name}.wav", finished(make(), peak))
    print(f"{len(SOUNDS)} sounds in {folder}")


if __name__ == "__main__":
    main()
