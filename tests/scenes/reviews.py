"""A deal that is over, looked at at some of its moments."""

from __future__ import annotations

from hands import Hands
from screens import finished

from schmier_gui.engine import SCHMIER
from schmier_gui.engine.events import CallMade, CardPlayed, CardsExchanged
from schmier_gui.scenes.review import ReviewScene
from schmier_gui.scenes.review_steps import Steps, deals_over

KINDS = {"first call": CallMade, "exchange": CardsExchanged, "first trick": CardPlayed}
PARTS = (*KINDS, "end")


def open_review(hands: Hands, part: str) -> ReviewScene:
    """The first deal of a game before the first choice of this kind, or three cards on; or at its end."""
    session = finished(SCHMIER)
    steps, kind = Steps(session, deals_over(session)[0]), KINDS.get(part)
    before = next((n for n, choice in enumerate(steps.choices) if kind and isinstance(session.log[choice.event], kind)), len(steps))
    scene: ReviewScene = hands.open(ReviewScene(hands.context, session, 1, before + (3 if part == "first trick" else 0)))
    return scene
