"""Samples for the correction and for its check: what the estimate said of a hand, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from schmier_gui.ai.roster import make_bots
from schmier_gui.coach.calibration.contracts import Fresh, fresh, play_out
from schmier_gui.coach.calibration.table import PROFILE
from schmier_gui.coach.estimate import Estimate, estimated
from schmier_gui.coach.hands import view_of
from schmier_gui.engine.rules import Point, Rules

DEALS = 8192


class Sample(msgspec.Struct, frozen=True):
    """One hand with its `bid`: the `chance` to make it, the `odds` of each point, and then whether it was `made` and which points were
    `taken`. `odds` and `taken` are of the suit named; they are empty where that was another than the one in mind.
    """

    bid: int
    chance: float
    made: bool
    odds: dict[str, float]
    taken: dict[str, bool]


def sample(rules: Rules, seed: str, number: int, profile: str = PROFILE, raw: bool = False) -> Sample:
    """Hand `number` of this seed: estimated, its best suit bid, and played out by `profile` in every seat.

    In Smear the declarer names trump as it likes, where the suit is no more than in mind.
    """
    hand = fresh(rules, seed, number)
    told = estimated(view_of(hand.situation), DEALS, f"{seed}/{number}", raw)
    suit = told.of(hand.bid).trump
    bots = make_bots([profile] * rules.seats, f"{seed}/players/{number}")
    done = play_out(hand, None if rules.kitty_seen else suit, bots)
    return read(hand, told, done.trump, done.scored.made, dict(done.scored.points))


def read(hand: Fresh, told: Estimate, trump: str, made: bool, owners: Mapping[Point, int | None]) -> Sample:
    """The sample of a hand played out with this trump; `owners`: by point the side that took it."""
    best, side = told.of(hand.bid), hand.situation.rules.side(hand.situation.seat)
    odds = told.point_odds[trump] if trump == best.trump else {}
    taken: dict[str, bool] = {point: owners.get(point) == side for point in hand.situation.rules.points if odds}
    return Sample(hand.bid, best.p_made or 0.0, made, odds, taken)
