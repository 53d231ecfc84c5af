"""The three sliders of a computer player: their steps, and what each step is called."""

from __future__ import annotations

from gettext import gettext as _
from typing import NamedTuple

BOLDNESS = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.4, 1.6, 1.8, 2.0)
MEMORY = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
PACE = (0.2, 0.3, 0.5, 0.7, 0.85, 1.0, 1.25, 1.5, 2.0, 3.0, 5.0)


class Way(NamedTuple):
    """One slider: a field of the profile, what it is about, and its values from left to right."""

    field: str
    title: str
    values: tuple[float, ...]

    def step(self, value: float) -> int:
        """The step nearest to a value."""
        return min(range(len(self.values)), key=lambda place: abs(self.values[place] - value))

    def words(self, value: float) -> str:
        """What a value is called."""
        words = _WORDS[self.field]()
        return words[round(self.step(value) * (len(words) - 1) / (len(self.values) - 1))]


def ways() -> tuple[Way, ...]:
    """The sliders, in the language of the player."""
    return (
        Way("boldness", _("Bidding"), BOLDNESS),
        Way("memory", _("Memory of cards"), MEMORY),
        Way("pace", _("Pace"), PACE),
    )


_WORDS = {
    "boldness": lambda: (_("Very careful"), _("Careful"), _("As the cards are"), _("Bold"), _("Very bold")),
    "memory": lambda: (_("Forgets nearly all"), _("Forgets much"), _("Remembers half"), _("Remembers most"), _("As good as it gets")),
    "pace": lambda: (_("Very slow"), _("Slow"), _("As usual"), _("Quick"), _("Very quick")),
}
