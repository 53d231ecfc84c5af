"""What the parts of the practice panel share: a place on it, and a desk with the question, its answers and its tools."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

from pygame_gui.core import UIElement

from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.widgets import Box
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.practice_bench import Bench
from schmier_gui.scenes.practice_question import Question

if TYPE_CHECKING:
    from schmier_gui.coach.estimate import Estimate
    from schmier_gui.coach.hands import Situation
    from schmier_gui.engine.cards import Card
    from schmier_gui.engine.view import View

E = TypeVar("E", bound=UIElement)
MAIN = "main"


class Desk(Protocol):
    """What a part may use of the practice screen."""

    context: Context
    question: Question
    bench: Bench[Estimate]

    def add(self, name: str, element: E) -> E:
        """Name a control."""

    def rebuild(self) -> None:
        """Make the screen anew."""

    def refresh(self) -> None:
        """Paint anew what shows an answer."""

    def estimate(self, key: object, make: Callable[[], View]) -> Estimate | None:
        """What is known by now of the view that `make` gives; it is worked on from now on."""

    def take(self, make: Callable[[], Situation], title: str) -> None:
        """Ask this instead."""


class Part:
    """One part of the panel, made anew with the screen; what must outlive that is kept by the question."""

    def __init__(self, desk: Desk, box: Box) -> None:
        self.desk, self.box = desk, box

    def build(self) -> None:
        """Make its controls and pictures."""

    def paint(self, painter: Painter) -> None:
        """Paint what stands on the panel round its controls."""

    def refresh(self) -> None:
        """An answer has grown."""

    def picked(self, card: Card) -> bool:
        """A card of the hand was clicked; True if that means something here."""
        return False
