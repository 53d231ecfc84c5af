"""A tactic: a name, what it would choose in a situation, and the reason in a whole sentence. Players run down ordered lists of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from gettext import gettext as _
from typing import Generic, TypeVar

S = TypeVar("S")
C = TypeVar("C")


def N_(text: str) -> str:
    """Marks a text for translation where it stands; it is translated when it is shown."""
    return text


class Tactic(Generic[S, C]):
    """`choose(situation)` gives a choice, or None where it has nothing to say; `text` is the reason, with named places in braces."""

    __slots__ = ("choose", "name", "text")

    def __init__(self, choose: Callable[[S], C | None], text: str) -> None:
        self.name, self.choose, self.text = choose.__name__, choose, text

    def reason(self, **places: object) -> str:
        """The reason in the language of the player."""
        return _(self.text).format(**places)


def first(tactics: Sequence[Tactic[S, C]], situation: S) -> tuple[C, Tactic[S, C]]:
    """The first choice that a tactic has, and that tactic. The last of a list always has one."""
    for tactic in tactics:
        choice = tactic.choose(situation)
        if choice is not None:
            return choice, tactic
    raise AssertionError(f"{tactics[-1].name} must always choose")
