"""The practice screens in every state, ready to be opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

import pygame
from hands import Ground, Hands

from schmier_gui.coach.drills import draw
from schmier_gui.coach.estimate import Estimate, Worth
from schmier_gui.coach.estimate import estimate as real_estimate
from schmier_gui.coach.grade import Graded, Step
from schmier_gui.coach.progress import Progress
from schmier_gui.engine import SCHMIER
from schmier_gui.engine.view import View
from schmier_gui.scenes import practice_screen
from schmier_gui.scenes.practice import PracticeScene

PARTNER_BID = "Schmier; hand KS 5S 3S 2S 5H 7D; dealer 2; calls 3 p p; scores 6 -4 -4"
FIRST = "Schmier; hand AS JS JK 5S AC 7D; dealer 5; scores 12 18 20"
FORCED = "Schmier; hand 9H 4C 3D 8S TC 6D; dealer 0; calls p p p p p; rules family-night"
LOST = "Schmier; hand AS 3S 2S TC 7C 3D; dealer 4; calls p; scores -1 14 17"
SMEAR = "Smear; hand AS KS JS 7S TD 9C; dealer 3"
BURY = "M-267854 bury-2"
BURY_THREE = "M-11 bury-3"
NAME = "M-7 name"


@cache
def known(rules: Any, hand: tuple[str, ...], calls: Any, dealer: int, scores: tuple[int, ...]) -> list[Estimate]:
    """Filled by `quick`."""
    return []


def quick(view: View, deals: int = 2048, seed: str | int = 0) -> Iterator[Estimate]:
    """The same estimate from fewer deals, worked out once for all tests."""
    kept = known(view.rules, view.hand, view.calls, view.dealer, view.scores)
    if not kept:
        kept += list(real_estimate(view, 2048, seed))[-2:]
    yield from kept


def open_practice(hands: Hands, text: str = PARTNER_BID) -> PracticeScene:
    """The practice screen with this hand on it."""
    practice_screen.estimate = quick  # type: ignore[attr-defined]
    hands.stack.push(Ground(hands.context))
    scene: PracticeScene = hands.open(PracticeScene(hands.context))
    ask(hands, text)
    return scene


def ask(hands: Hands, text: str) -> None:
    """Put this hand on the practice screen."""
    hands.top._put(hands.top.supply.read(text))
    hands.top.rebuild()
    rest(hands)


def rest(hands: Hands) -> None:
    """Look on until nothing is worked on any more."""
    for _ in range(5000):
        hands.look(1)
        if hands.top.next_deadline() is None:
            return
    raise AssertionError("the screen never rests")


def use(hands: Hands, *steps: str) -> None:
    """Click controls one after the other, each once everything rests."""
    for step in steps:
        hands.click(step)
        hands.send(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))
        rest(hands)


def fill(progress: Progress, calls: int = 40) -> None:
    """Some weeks of practice: what is easy and what is hard, guesses among them."""
    steps = [(Step.RIGHT, 0.0), (Step.NEARLY, 0.012), (Step.MISTAKE, 0.05), (Step.CLOSE, 0.004), (Step.BLUNDER, 0.1)]
    start = datetime(2026, 9, 1, 20, tzinfo=UTC)
    for number in range(calls):
        step, cost = steps[number % len(steps)]
        best = Worth(3 + number % 2, "S", 0.8, 0.004, 1.0, 0.01, 0.5, 0.004)
        chosen = best if step is Step.RIGHT else Worth(5 - number % 3, "S", 0.2 + number % 7 / 10, 0.004, 0.5, 0.01, 0.5 - cost, 0.004)
        situation = draw(("free",), SCHMIER, number)
        progress.note(situation, Graded(step, cost, 0.002, best, chosen), start + timedelta(days=2 * number), (number % 10) / 10)


def progress_page(hands: Hands) -> None:
    fill(hands.top.supply.progress)
    use(hands, "progress")


Prepare = Callable[[Hands], None]
STATES: dict[str, tuple[str, Prepare]] = {
    "your call": (PARTNER_BID, lambda h: None),
    "your call, first": (FIRST, lambda h: None),
    "a forced dealer": (FORCED, lambda h: None),
    "which suit": (PARTNER_BID, lambda h: use(h, "bid-5")),
    "a pass": (PARTNER_BID, lambda h: use(h, "pass")),
    "why": (PARTNER_BID, lambda h: use(h, "bid-5", "trump-S")),
    "why, first to speak": (FIRST, lambda h: use(h, "bid-3", "trump-D")),
    "why, forced": (FORCED, lambda h: use(h, "bid-6", "trump-S")),
    "why, nearly lost": (LOST, lambda h: use(h, "bid-6", "trump-S")),
    "what if": (FIRST, lambda h: use(h, "bid-4", "trump-S", "page-what-if")),
    "what if, swapped": (FIRST, lambda h: use(h, "bid-4", "trump-S", "card-7D", "into-2D", "wanted-5")),
    "seats": (FIRST, lambda h: use(h, "bid-4", "trump-S", "page-seats")),
    "scores": (FIRST, lambda h: use(h, "bid-4", "trump-S", "page-scores")),
    "other cards": (PARTNER_BID, lambda h: use(h, "bid-4", "trump-S", "page-cards")),
    "all hands": (FIRST, lambda h: use(h, "bid-4", "trump-S", "page-hands")),
    "smear": (SMEAR, lambda h: use(h, "bid-3", "trump-S")),
    "smear, seats": (SMEAR, lambda h: use(h, "bid-3", "trump-S", "page-seats")),
    "smear, all hands": (SMEAR, lambda h: use(h, "bid-3", "trump-S", "page-hands")),
    "naming": (NAME, lambda h: None),
    "burying": (BURY, lambda h: use(h, *choose(h, 1))),
    "buried": (BURY, lambda h: use(h, *choose(h, 2), "confirm")),
    "buried three": (BURY_THREE, lambda h: use(h, *choose(h, 3), "confirm")),
    "drills": (PARTNER_BID, lambda h: use(h, "drills")),
    "drills of smear": (SMEAR, lambda h: use(h, "drills", "game-smear")),
    "as text": (PARTNER_BID, lambda h: use(h, "hand-as-text")),
    "play it out": (PARTNER_BID, lambda h: use(h, "bid-5", "trump-S", "play-out")),
    "play the best out": (PARTNER_BID, lambda h: use(h, "pass", "play-out")),
    "no progress yet": (PARTNER_BID, lambda h: use(h, "progress")),
    "progress": (PARTNER_BID, progress_page),
}


def choose(hands: Hands, count: int) -> list[str]:
    """Cards that may be buried."""
    return [name for name in hands.top.usable() if name.startswith("card-")][:count]


def open_state(hands: Hands, name: str) -> Any:
    """Open a state by its name; returns the scene in front."""
    text, prepare = STATES[name]
    open_practice(hands, text)
    prepare(hands)
    rest(hands)
    return hands.top
