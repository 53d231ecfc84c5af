"""The correction from the playouts' chance to make a bid to that of strong players: for each game and bid one curve through 0 and 1."""

from __future__ import annotations

from functools import cache
from gettext import gettext as _
from math import exp, log
from pathlib import Path

import msgspec

from schmier_gui.engine.cards import Game

FILE = Path(__file__).resolve().parent.parent / "data" / "calibration.json"
PROFILE = "expert"


class Curve(msgspec.Struct, frozen=True):
    """log-odds of the corrected chance = `shift` + `slope` x log-odds of the chance. 0 stays 0 and 1 stays 1; `slope` is above 0."""

    shift: float = 0.0
    slope: float = 1.0

    def at(self, chance: float) -> float:
        """The corrected chance."""
        if not 0.0 < chance < 1.0:
            return chance
        odds = self.shift + self.slope * log(chance / (1 - chance))
        return 1 / (1 + exp(-odds)) if odds > -500 else 0.0

    def steepness(self, chance: float) -> float:
        """How much the corrected chance grows with the chance; 0 at 0 and 1, which are certain."""
        if not 0.0 < chance < 1.0:
            return 0.0
        found = self.at(chance)
        return self.slope * found * (1 - found) / (chance * (1 - chance))


class Fit(msgspec.Struct, frozen=True):
    """What was fitted for one game: from so many `hands` that `profile` played out. `bids`: by the amount bid; `points`: by point. `raw`:
    by bid the mean chance without correction in the first of these hands, which tells when our own policy has changed.
    """

    profile: str
    hands: int
    bids: dict[str, Curve]
    points: dict[str, Curve]
    raw: dict[str, float]


@cache
def fits() -> dict[str, Fit]:
    """By game; none where there is no file yet."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Fit]) if FILE.exists() else {}


@cache
def curve(game: Game, bid: int) -> Curve:
    """The correction of the chance to make this bid."""
    fit = fits().get(game)
    return fit.bids.get(str(bid), Curve()) if fit else Curve()


@cache
def point_curve(game: Game, point: str) -> Curve:
    """The correction of the chance that the declarer's side scores this point."""
    fit = fits().get(game)
    return fit.points.get(point, Curve()) if fit else Curve()


def whose() -> str:
    """Whose table the chances are true for, in one sentence."""
    return _("These chances are true for a table of strong computer players (expert), who play on from there.")
