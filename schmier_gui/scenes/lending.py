"""Computer players who take the person's cards for the rest of a deal."""

from __future__ import annotations

import secrets

from schmier_gui.ai import Bot, make_bot
from schmier_gui.ai.bot import Thought
from schmier_gui.engine.actions import Pass, PlayCard
from schmier_gui.engine.cards import Card
from schmier_gui.engine.view import View

CAREFUL, QUICK = "expert", "club"


def careful() -> Bot:
    """One who plays as well as can be."""
    return make_bot(CAREFUL, secrets.token_hex(16))


class Claimant:
    """Plays the claimed cards in their order; anything sensible where nothing can change any more."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self._other = make_bot(QUICK, secrets.token_hex(16))

    def think(self, view: View) -> Thought:
        """The next of the claimed cards."""
        for card in self.cards:
            if card in view.hand:
                return PlayCard(card)
        return (yield from self._other.think(view))


class Quitter:
    """Plays out a deal that is given up: it does not bid any more, but plays its cards."""

    def __init__(self) -> None:
        self._other = make_bot(QUICK, secrets.token_hex(16))

    def think(self, view: View) -> Thought:
        """A pass where that is allowed."""
        choice = view.decision
        if choice is not None and choice.kind == "call" and Pass() in choice.actions:
            return Pass()
        return (yield from self._other.think(view))
