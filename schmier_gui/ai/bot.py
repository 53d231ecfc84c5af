"""What a computer player is: something that thinks about a view, a little at a time, and returns an action."""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol, TypeAlias, runtime_checkable

from schmier_gui.engine.actions import Action
from schmier_gui.engine.view import View

Thought: TypeAlias = Generator[None, None, Action]


@runtime_checkable
class Bot(Protocol):
    """Any object with `think` can sit at the table. It sees views, never states."""

    def think(self, view: View) -> Thought:
        """Yields whenever a few milliseconds are spent; returns a legal action for `view.decision`, which is never None here."""
        ...


def decide(bot: Bot, view: View) -> Action:
    """The bot's action, thought through to the end at once."""
    thought = bot.think(view)
    try:
        while True:
            next(thought)
    except StopIteration as done:
        action: Action = done.value
        return action
