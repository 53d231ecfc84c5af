"""One of the choices of a decision, and what it is worth."""

from __future__ import annotations

import msgspec

from schmier_gui.engine.actions import Action


class Option(msgspec.Struct, frozen=True):
    """One choice: the own side's chance to win the game with it, how much less that is than the hint's (negative where it did better, which
    is then chance), and their standard errors.
    """

    action: Action
    win: float
    win_se: float
    behind: float
    behind_se: float
