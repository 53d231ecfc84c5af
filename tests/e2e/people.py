"""Two people who play by what the window offers: one with the mouse, one with the keyboard alone."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial

from schmier_gui.engine import load
from schmier_gui.engine.decision import Decision
from schmier_gui.engine.trump import order
from tests.e2e.window import PATIENCE, Controls, Window

ORDER = {
    "title-new-game": ("title-new-game",),
    "start": ("start", "game-schmier", "game-smear", "rules-before", "rules-after", "rules-change", "rules-read", "target-less"),
    "same-again": ("same-again", "game-over-new-game", "history", "see-steps", "title"),
}
"""What Tab comes to, from the button that a screen proposes on."""
DEAL = 420.0  # seconds: only a game that hangs takes so long over a deal


class Person(ABC):
    """Sits in seat 0. `bold`: bids the most there is, and so names trump; else passes where that is possible."""

    def __init__(self, window: Window, game: str, bold: bool = False) -> None:
        self.window, self.game, self.bold = window, game, bold
        self.used: list[str] = []

    def play_until(self, true: Callable[[], object]) -> None:
        """Play on until something is true."""
        end = time.monotonic() + DEAL
        while not true():
            assert time.monotonic() < end, f"the game hangs; used {self.used}, controls {sorted(self.window.controls())}"
            self.step()

    def play_to(self, kind: str, count: int = 1) -> None:
        """Play on until the records hold that many lines of a type."""
        self.play_until(lambda: len(self.window.lines(self.game, kind)) >= count)

    def step(self) -> None:
        """Do one thing, or wait for something to do."""
        before = self._seen()
        name = self.choose(before[0])
        if name and self.use(name, before[0]):
            self.used.append(name)
        self.window.changes(before, self._seen, PATIENCE / 4)

    def choose(self, controls: Controls) -> str | None:
        """The control to use now."""
        bids = sorted((name for name in controls if name.startswith("bid-")), reverse=self.bold)
        calls = [*bids, "pass"] if self.bold else ["pass", *bids]
        trumps = sorted(name for name in controls if name.startswith("trump-"))
        for name in ("next", *calls, *trumps):
            if name in controls:
                return name
        cards = [name for name in controls if name.startswith("card-")]
        if not cards and "confirm" not in controls:
            return None
        decision = self._decision()
        if decision is None:
            return None
        if decision.kind == "lay_away":
            return self._lay_away(decision, controls)
        return cards[0] if decision.kind == "play" and cards else None

    def _lay_away(self, decision: Decision, controls: Controls) -> str | None:
        wanted = laid_away(decision)
        if not all(f"card-{card}" in controls for card in wanted):
            return None
        for card in wanted:
            self.use(f"card-{card}", self.window.controls())
            self.used.append(f"card-{card}")
            time.sleep(0.1)
        self.window.changes(False, lambda: "confirm" in self.window.controls(), PATIENCE / 4)
        return "confirm" if "confirm" in self.window.controls() else None  # the picture was an old one: look again

    def is_to_play(self) -> bool:
        """It is the person's turn to play a card."""
        decision = self._decision()
        return decision is not None and decision.kind == "play" and any(name.startswith("card-") for name in self.window.controls())

    def _decision(self) -> Decision | None:
        """The person's own decision, as the record on disk has it."""
        decision = load(self.window.records(self.game)[-1]).decision
        return decision if decision is not None and decision.seat == 0 else None

    def _seen(self) -> tuple[Controls, int]:
        return self.window.controls(), len(self.window.lines(self.game))

    @abstractmethod
    def use(self, name: str, controls: Controls) -> bool:
        """Use a control; False if that was not possible."""

    @abstractmethod
    def visit(self, proposed: str, *names: str) -> None:
        """Press the buttons of one screen, one after the other, once the one that it proposes at first is there."""


class Mouse(Person):
    """Clicks everything."""

    def use(self, name: str, controls: Controls) -> bool:
        return self.window.click(name)

    def visit(self, proposed: str, *names: str) -> None:
        self.window.wait_for(proposed)
        for name in names:
            self.window.until(partial(self.window.click, name), f"the control {name}")
            time.sleep(0.1)


class Keyboard(Person):
    """Never touches the mouse. P passes, digits bid, letters name trump, Enter plays, lays away and moves on.

    A digit goes to one of the first nine cards, and chooses it where cards are laid away; arrows and Space do for the others.
    """

    def use(self, name: str, controls: Controls) -> bool:
        kind, _, value = name.partition("-")
        if kind == "card":
            keys = self._to_card(value, controls)
        else:
            keys = {"pass": ["p"], "bid": [value], "trump": [value.lower()]}.get(kind, ["Return"])
        self.window.key(*keys)
        return True

    def visit(self, proposed: str, *names: str) -> None:
        """The first Tab shows what is proposed, every other one goes on along the screen."""
        self.window.wait_for(proposed)
        order = ORDER[proposed]
        steps, place = ["Tab"], 0
        for name in names:
            on, place = order.index(name) - place, order.index(name)
            steps += [*["Tab" if on >= 0 else "shift+Tab"] * abs(on), "Return"]
        self.window.key(*steps)

    def _to_card(self, card: str, controls: Controls) -> list[str]:
        hand = [name.partition("-")[2] for name in in_hand(controls)]
        place = hand.index(card)
        if self.is_to_play():
            return [str(place + 1), "Return"]
        if place < 9:
            return [str(place + 1)]
        return ["9", "9", *["Right"] * (place - 8), "space"]


def in_hand(controls: Controls) -> list[str]:
    """The cards of the hand in their order: from the left, the back row first where there are two."""
    cards = [name for name in controls if name.startswith(("card-", "dim-"))]
    heights = [controls[name][1] for name in cards]
    middle = (min(heights) + max(heights)) / 2 if max(heights) - min(heights) > 40 else 0
    return sorted(cards, key=lambda name: (controls[name][1] > middle, controls[name][0]))


def laid_away(decision: Decision) -> list[str]:
    """A legal choice of cards to lay away, plain ones first, as few as may be."""
    bounds = decision.bounds
    suit_of = order(decision.rules.game, decision.trump).suit_of
    trumps = [card for card in bounds.allowed if suit_of[card] == decision.trump]
    plain = [card for card in bounds.allowed if suit_of[card] != decision.trump]
    return [*trumps[: bounds.trumps], *plain[: max(0, bounds.least - bounds.trumps)]]
