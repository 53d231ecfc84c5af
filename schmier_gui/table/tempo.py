"""How long things take (LAYOUT: normal speed; fast x 0.6, relaxed x 1.5, instant 0)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Speed: TypeAlias = Literal["instant", "fast", "normal", "relaxed"]
FACTORS: dict[Speed, float] = {"instant": 0.0, "fast": 0.6, "normal": 1.0, "relaxed": 1.5}
FADE = 0.12


class Tempo(msgspec.Struct, frozen=True):
    """Seconds for everything that moves or rests. `waits`: a finished trick stays until a click."""

    speed: Speed = "normal"
    waits: bool = False
    reduced_motion: bool = False

    @property
    def instant(self) -> bool:
        return self.speed == "instant"

    def seconds(self, milliseconds: float) -> float:
        """A duration of normal speed, at this speed."""
        return milliseconds / 1000 * FACTORS[self.speed]

    def flight(self, milliseconds: float) -> float:
        """How long a flight takes: with reduced motion every flight is a short fade in place."""
        return min(FADE, self.seconds(milliseconds)) if self.reduced_motion else self.seconds(milliseconds)


DEAL, DEAL_APART = 180, 45
CALL_REST = 500
THINK = 160
PLAY, BACK = 260, 140
EXCHANGE, EXCHANGE_APART = 220, 60
TRICK_REST, SWEEP = 1400, 320
POINT, POP = 320, 160
NAMED_REST = 900
SCORE_REST = 500
