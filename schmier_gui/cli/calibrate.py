"""`calibrate`: how true the coach is: fresh hands, estimated and then played out."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from functools import partial
from gettext import gettext as _
from math import sqrt
from typing import TYPE_CHECKING, Any

import msgspec

from schmier_gui.ai.profile import Profile
from schmier_gui.cli.jobs import each_of, with_progress
from schmier_gui.cli.output import say
from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import Rules, preset

if TYPE_CHECKING:
    from schmier_gui.coach.calibration.samples import Sample

HANDS = 200
FIFTHS = 5


class Check(msgspec.Struct, frozen=True):
    """What to play: `hands` of `seed`, by `profile` in every seat."""

    rules: Rules
    profile: Profile
    hands: int
    seed: str
    as_json: bool = False
    jobs: int = 1


def plan(
    game: Game, name: str | None, profile: str, hands: int | None, seed: str | None, as_json: bool, jobs: int | None = None
) -> Check:
    """The check asked for, in `jobs` processes. Raises SchmierError that says what is wrong."""
    chosen = secrets.token_hex(8) if seed is None else seed
    return Check(preset(name or game, game), Profile(profile), hands or HANDS, chosen, as_json, jobs or 1)


def calibrate(check: Check) -> int:
    """Play and print the result; returns the exit status."""
    with each_of(check.jobs) as each:
        samples = list(with_progress(iter(each(partial(_sample, check), range(check.hands))), check.hands, _("Hands")))
    found = result(check, samples)
    if check.as_json:
        print(msgspec.json.encode(found).decode())
    else:
        _show(found)
    return 0


def _sample(check: Check, number: int) -> Sample:
    """Seeds are prefixed, so that no hand is one of those the correction was made from."""
    from schmier_gui.coach.calibration.samples import sample

    return sample(check.rules, f"check/{check.seed}", number, check.profile.profile)


def result(check: Check, samples: Iterable[Sample]) -> dict[str, Any]:
    """The one object of `--json`. A group without hands has no shares; fifths are those of the chance told, from 0 to 0.2 and so on."""
    chances = [(sample.bid, sample.chance, sample.made) for sample in samples]
    bids = {bid: [(p, made) for n, p, made in chances if n == bid] for bid in range(check.rules.lowest_bid, check.rules.highest_bid + 1)}
    fifths: list[list[tuple[float, bool]]] = [[] for _fifth in range(FIFTHS)]
    for _bid, chance, made in chances:
        fifths[min(int(chance * FIFTHS), FIFTHS - 1)].append((chance, made))
    return {
        "game": check.rules.game,
        "profile": check.profile.profile,
        "hands": check.hands,
        "seed": check.seed,
        "bids": [{"bid": bid, **_group(some)} for bid, some in bids.items()],
        "fifths": [{"from": n / FIFTHS, "to": (n + 1) / FIFTHS, **_group(some)} for n, some in enumerate(fifths)],
        "all": _group([(p, made) for _bid, p, made in chances]),
    }


def _group(hands: list[tuple[float, bool]]) -> dict[str, Any]:
    """Hands, mean chance told, share made with its 95 % interval, and by how much it was made more often, with its standard error."""
    count = len(hands)
    if not count:
        return {"hands": 0, "predicted": None, "realised": None, "realised_ci": [None, None], "difference": None, "difference_se": None}
    told, made = sum(p for p, _made in hands) / count, sum(made for _p, made in hands) / count
    error = sqrt(sum(p * (1 - p) for p, _made in hands)) / count
    return {
        "hands": count,
        "predicted": round(told, 4),
        "realised": round(made, 4),
        "realised_ci": [round(end, 4) for end in wilson(made, count)],
        "difference": round(made - told, 4),
        "difference_se": round(error, 4),
    }


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share of so many. Raises ZeroDivisionError for none."""
    z = 1.96
    middle, half = share + z * z / (2 * count), z * sqrt(share * (1 - share) / count + (z / (2 * count)) ** 2)
    return max(0.0, (middle - half) / (1 + z * z / count)), min(1.0, (middle + half) / (1 + z * z / count))


def _show(found: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    say(_("Seed: {seed}").format(seed=found["seed"]))
    table = Table(title=_("Chances to make a bid, and how often {profile} made it").format(profile=found["profile"]), title_justify="left")
    table.add_column("")
    for column in (_("hands"), _("told"), _("made"), _("95 % interval"), _("difference")):
        table.add_column(column, justify="right")
    for group in found["bids"]:
        table.add_row(_("bid of {bid}").format(bid=group["bid"]), *_figures(group), end_section=group is found["bids"][-1])
    for group in found["fifths"]:
        name = _("told {low:.0f} to {high:.0f} %").format(low=100 * group["from"], high=100 * group["to"])
        table.add_row(name, *_figures(group), end_section=group is found["fifths"][-1])
    table.add_row(_("all"), *_figures(found["all"]))
    Console(highlight=False).print(table)


def _figures(group: dict[str, Any]) -> tuple[str, ...]:
    if not group["hands"]:
        return "0", "", "", "", ""
    low, high = group["realised_ci"]
    difference = f"{100 * group['difference']:+.1f} ± {100 * group['difference_se']:.1f}".replace("-", "−")
    told, made = (f"{100 * group[name]:.1f} %" for name in ("predicted", "realised"))
    return str(group["hands"]), told, made, f"{100 * low:.1f}–{100 * high:.1f} %", difference
