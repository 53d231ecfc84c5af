"""The sounds of the table: small, soft, and the ones that their script makes."""

from __future__ import annotations

import array
import itertools
import math
import wave
from pathlib import Path

import pytest

from schmier_gui.gfx.sounds import NAMES

LONGEST = {"shuffle": 0.8, "deal": 0.1, "card": 0.2, "sweep": 0.4, "knock": 0.3, "made": 1.2, "set": 1.2, "win": 2.0}


def samples(path: Path) -> array.array[int]:
    """The values of a 16-bit mono file at 22.05 kHz."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        return array.array("h", file.readframes(file.getnframes()))


def loudness(values: array.array[int]) -> float:
    """Mean loudness in decibels below full scale."""
    return 10 * math.log10(sum(v * v for v in values) / len(values) / 32_768**2 + 1e-12)


def pitch(values: array.array[int]) -> int:
    """How often it swings through zero in a tenth of a second after its attack."""
    part = values[2000:4205]
    return sum(a < 0 <= b for a, b in itertools.pairwise(part))


@pytest.fixture(scope="module")
def kept(assets: Path) -> dict[str, array.array[int]]:
    return {path.stem: samples(path) for path in (assets / "sounds").glob("*.wav")}


def test_every_sound_is_there_and_all_together_are_small(assets: Path, kept) -> None:
    assert kept.keys() == set(NAMES)
    assert sum(path.stat().st_size for path in (assets / "sounds").glob("*.wav")) < 300_000


def test_kept_sounds_are_what_the_script_makes_now(kept, draw) -> None:
    folder = draw("sounds/make_sounds.py")
    for name, values in kept.items():
        made = samples(folder / f"{name}.wav")
        assert len(made) == len(values)
        assert max(abs(a - b) for a, b in zip(made, values, strict=True)) <= 1, name  # a sine may be rounded otherwise elsewhere


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_leaves_room_and_begins_and_ends_softly(name: str, kept) -> None:
    values = kept[name]
    assert 0.05 < len(values) / 22_050 <= LONGEST.get(name, 0.5)
    peak = max(map(abs, values))
    assert -24 < 20 * math.log10(peak / 32_768) <= -3
    assert max(map(abs, (*values[:3], *values[-10:]))) < 0.02 * 32_768
    assert abs(sum(values) / len(values)) < 20, "no constant part"


def test_what_is_heard_often_is_softer_than_what_is_heard_once(kept) -> None:
    levels = {name: loudness(values) for name, values in kept.items()}
    assert levels["deal"] < levels["card"] < levels["knock"] < levels["win"]


def test_a_higher_bid_is_a_higher_note(kept) -> None:
    notes = [pitch(kept[f"bid-{step}"]) for step in range(1, 5)]
    assert notes == sorted(set(notes))
