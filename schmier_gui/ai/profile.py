"""Named computer players as data, and how a record or the settings write them down (CONTRACTS.md, "Record")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from schmier_gui.engine.errors import SchmierError

PROFILES: dict[str, bool] = {"beginner": True, "casual": True, "club": True, "expert": True, "master": True, "random": False}
"""Every kind of computer player, from the weakest to the strongest: is it offered in the window?"""

LIMITS: dict[str, tuple[float, float]] = {"boldness": (0.5, 2.0), "memory": (0.0, 1.0), "pace": (0.1, 10.0)}


class ProfileError(SchmierError):
    """An unknown computer player, or one with an impossible number; the message names it."""


class Profile(msgspec.Struct, frozen=True):
    """One computer player.

    `boldness` 0.5 to 2: how readily it bids, 1 as it holds right; `memory` 0 to 1: how much it remembers of what its kind remembers;
    `pace` 0.1 to 10: how fast it acts at the table, 2 is twice as fast. Raises ProfileError.
    """

    profile: str = "club"
    boldness: float = 1.0
    memory: float = 1.0
    pace: float = 1.0

    def __post_init__(self) -> None:
        if self.profile not in PROFILES:
            raise ProfileError(f'"{self.profile}" is no computer player; there are {", ".join(PROFILES)}')
        for name, (low, high) in LIMITS.items():
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
                raise ProfileError(f"{name}: {value!r} is impossible; it is a number from {low:g} to {high:g}")

    def on_disk(self) -> str | dict[str, Any]:
        """The plain name where every number is the default, else a dict of all four."""
        if self == Profile(self.profile):
            return self.profile
        return {name: getattr(self, name) for name in self.__struct_fields__}

    @classmethod
    def from_disk(cls, text: object) -> Profile:
        """The inverse of `on_disk`. Raises ProfileError that names what is wrong."""
        if isinstance(text, str):
            return cls(text)
        if not isinstance(text, Mapping):
            raise ProfileError(f"{text!r} is no computer player")
        for name in text:
            if name not in cls.__struct_fields__:
                raise ProfileError(f'"{name}" is nothing that a computer player has; it has {", ".join(cls.__struct_fields__)}')
        if not isinstance(text.get("profile", "club"), str):
            raise ProfileError(f"{text['profile']!r} is no computer player; there are {', '.join(PROFILES)}")
        return cls(**text)


def as_profile(profile: str | Profile) -> Profile:
    """A profile from its name, or itself. Raises ProfileError for an unknown name."""
    return profile if isinstance(profile, Profile) else Profile(profile)
