"""Makes the correction: `python -m schmier_gui.coach.calibration.making [--hands N] [--samples FOLDER]`.

Strong players play out some thousand fresh hands of each game as a contract; a logistic curve for each bid then says how often they make
what our own policy makes so often, and one for each point how often the declarer's side takes it. It takes half an hour or more. The
samples are kept in a file, from which it goes on after a break.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.coach.calibration.samples import Sample, sample
from schmier_gui.coach.calibration.table import FILE, PROFILE, Curve, Fit
from schmier_gui.engine.rules import SCHMIER, SMEAR, Rules

SEED = "fit"
HANDS = 2000
USUAL = np.array([0.0, 1.0])
"""Shift and slope where nothing is known: the chance itself."""
DOUBT = np.array([1.0, 0.3])
"""How far from there a curve may be expected, as a standard deviation of shift and slope."""
STEPS = 25
LEAST_SLOPE = 0.3

Floats = npt.NDArray[np.float64]


def fitted(chances: Iterable[float], happened: Iterable[bool]) -> Curve:
    """The likeliest curve from chances to what happened. Chances of 0 and 1 say nothing, for they stay what they are."""
    chance, came = np.array(list(chances), np.float64), np.array(list(happened), np.float64)
    open_ones = (chance > 0) & (chance < 1)
    chance, came = chance[open_ones], came[open_ones]
    facts = np.stack([np.ones(len(chance)), np.log(chance / (1 - chance))])
    found = USUAL.copy()
    for _step in range(STEPS):
        told = 1 / (1 + np.exp(-(found[:, None] * facts).sum(0)))
        pull = (facts * (came - told)).sum(1) - (found - USUAL) / DOUBT**2
        bend = np.einsum("ik,jk->ij", facts * (told * (1 - told)), facts) + np.diag(1 / DOUBT**2)
        found = found + np.linalg.solve(bend, pull)
    return Curve(round(float(found[0]), 4), round(max(float(found[1]), LEAST_SLOPE), 4))


def fit(rules: Rules, samples: list[Sample]) -> Fit:
    """All curves of one game."""
    by_bid = {bid: [one for one in samples if one.bid == bid] for bid in range(rules.lowest_bid, rules.highest_bid + 1)}
    bids = {str(bid): fitted((one.chance for one in some), (one.made for one in some)) for bid, some in by_bid.items()}
    known = [one for one in samples if one.odds]
    points: dict[str, Curve] = {p: fitted((one.odds[p] for one in known), (one.taken[p] for one in known)) for p in rules.points}
    return Fit(PROFILE, len(samples), bids, points)


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
