"""Makes the correction: `python -m schmier_gui.coach.calibration.making [--hands N] [--samples FOLDER]`.

Strong players play out some thousand fresh hands of each game as a contract; a logistic curve for each bid then says how often they make
what our own policy makes so often, and one for each point how often the declarer's side takes it. It takes half an hour or more. The
samples are kept in a file, from which it goes on after a break.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.coach.calibration.samples import Sample, sample
from schmier_gui.coach.calibration.table import FILE, PROFILE, Curve, Fit
from schmier_gui.engine.rules import SCHMIER, SMEAR, Rules

SEED = "fit"
HANDS = 2000
USUAL = Curve()
DOUBT = Curve(1.0, 0.3)
"""Where nothing is known a chance is what it is; how far from there a curve may be expected, as standard deviations."""
COMPARED = 60
STEPS = 25
LEAST_SLOPE = 0.3

Floats = npt.NDArray[np.float64]


def fitted(groups: Sequence[Iterable[tuple[float, bool]]]) -> list[Curve]:
    """The likeliest curves from chances to what happened, for each group of pairs one, with a slope in common. Chances of 0 and 1 say
    nothing, for they stay what they are.
    """
    pairs = [np.array([(p, came) for p, came in group if 0 < p < 1], np.float64).reshape(-1, 2) for group in groups]
    *shifts, slope = _likeliest(pairs)
    return [Curve(round(shift, 4), round(max(slope, LEAST_SLOPE), 4)) for shift in shifts]


def _likeliest(groups: list[Floats]) -> list[float]:
    """The shift of each group and the slope of all, by Newton's method."""
    pairs = np.concatenate(groups)
    facts = np.zeros((len(groups) + 1, len(pairs)))
    for n, place in enumerate(np.cumsum([0, *map(len, groups)])[:-1]):
        facts[n, place : place + len(groups[n])] = 1
    facts[-1] = np.log(pairs[:, 0] / (1 - pairs[:, 0]))
    usual = np.array([*[USUAL.shift] * len(groups), USUAL.slope])
    doubt = np.array([*[DOUBT.shift] * len(groups), DOUBT.slope]) ** 2
    found = usual
    for _step in range(STEPS):
        told = 1 / (1 + np.exp(-(found[:, None] * facts).sum(0)))
        pull = (facts * (pairs[:, 1] - told)).sum(1) - (found - usual) / doubt
        bend = np.einsum("ik,jk->ij", facts * (told * (1 - told)), facts) + np.diag(1 / doubt)
        found = found + np.linalg.solve(bend, pull)
    return [float(one) for one in found]


def fit(rules: Rules, samples: list[Sample]) -> Fit:
    """All curves of one game."""
    bids = range(rules.lowest_bid, rules.highest_bid + 1)
    by_bid = fitted([[(one.chance, one.made) for one in samples if one.bid == bid] for bid in bids])
    known = [one for one in samples if one.odds]
    points: dict[str, Curve] = {p: fitted([[(one.odds[p], one.taken[p]) for one in known]])[0] for p in rules.points}
    curves = {str(bid): found for bid, found in zip(bids, by_bid, strict=True)}
    return Fit(PROFILE, len(samples), curves, points, mean_chances(bids, [(one.bid, one.chance) for one in samples[:COMPARED]]))


def mean_chances(bids: Iterable[int], told: Sequence[tuple[int, float]]) -> dict[str, float]:
    """By bid the mean of the chances told for it."""
    groups = {bid: [chance for n, chance in told if n == bid] for bid in bids}
    return {str(bid): round(fmean(some), 4) for bid, some in groups.items() if some}


def collected(rules: Rules, hands: int, file: Path) -> list[Sample]:
    """So many samples: those in the file, and new ones that are added to it."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    found = [msgspec.json.decode(line, type=Sample) for line in lines][:hands]
    with file.open("ab") as output:
        for number in range(len(found), hands):
            found.append(sample(rules, SEED, number, raw=True))
            output.write(msgspec.json.encode(found[-1]) + b"\n")
            output.flush()
            if number % 50 == 0:
                print(f"{rules.game}: hand {number} of {hands}", file=sys.stderr)
    return found


def make(hands: int, folder: Path, file: Path = FILE) -> None:
    """Write the corrections of both games."""
    folder.mkdir(parents=True, exist_ok=True)
    fits = {rules.game: fit(rules, collected(rules, hands, folder / f"{rules.game}.jsonl")) for rules in (SCHMIER, SMEAR)}
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(fits), indent=1) + b"\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=HANDS)
    parser.add_argument("--samples", type=Path, default=Path("calibration-samples"), help="the folder of the samples")
    asked = parser.parse_args()
    make(asked.hands, asked.samples)
