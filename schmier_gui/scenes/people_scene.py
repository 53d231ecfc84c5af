"""The panel of the settings that says how well the partner and the opponents play."""

from __future__ import annotations

from functools import partial
from gettext import gettext as _

from schmier_gui.gfx import widgets
from schmier_gui.gfx.buttons import Button
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK, INK_SOFT
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.seat_cells import profile_title
from schmier_gui.scenes.setup import ROLES, Role, offered_profiles, set_strength
from schmier_gui.store.settings import Strength

GUTTER, HEADING, TOP, HIGH, GAP, AFTER = 32.0, 132.0, 20.0, 68.0, 8.0, 48.0
WIDE, NARROW, LIST = 960.0, 560.0, 5 * (68.0 + 8.0)


def strength_words(strength: Strength) -> str:
    """What to expect of a player, in a few words."""
    return {
        "beginner": _("Learns, guesses and forgets"),
        "casual": _("Plays for fun and forgets some cards"),
        "club": _("Knows what partners expect"),
        "expert": _("Tries out what the others may hold"),
        "master": _("The same, and reads your plays"),
    }[strength]


class PeopleScene(PanelScene):
    """A column for the partner and one for the opponents, one below the other on a narrow page. Every change is saved at once, and holds
    from the next game on.
    """

    width = WIDE
    height: float = 660

    def fit(self, room: float) -> None:
        self.beside = room >= WIDE
        self.width, self.height = (WIDE, 660.0) if self.beside else (NARROW, 660.0 + LIST + AFTER)

    @property
    def _wide(self) -> float:
        return (self.right - self.left - GUTTER) / 2 if self.beside else self.right - self.left

    def build(self) -> None:
        gui = self.context.manager
        for role, x, y in self._columns():
            for place, strength in enumerate(offered_profiles()):
                box = (x, y + TOP + place * (HIGH + GAP), self._wide, HIGH)
                button = widgets.button(gui, box, profile_title(strength), "paper_plain", sub=strength_words(strength), align="l", inset=20,
                                        command=partial(self._choose, role, strength))
                self.add(f"{role}-{strength}", button)
            self._mark(role)
        box = (self.right - 184, self.bottom - 56, 184, 56)
        self.add("back", widgets.button(gui, box, _("Back"), "paper_primary", command=self.back))

    def start(self) -> str:
        return "back"

    def write(self, painter: Painter) -> None:
        painter.text(_("The other players"), self.left, self.y + 64, "L", INK, True)
        words = {"partner": _("Your partner"), "opponents": _("Your opponents")}
        for role, x, y in self._columns():
            painter.text(words[role], x, y, "M", INK, True)
        painter.text(_("From the next game on."), self.left, self.bottom - 28, "S", INK_SOFT)

    def _columns(self) -> list[tuple[Role, float, float]]:
        """Where each heading stands."""
        first, across, down = self.y + HEADING, *((self._wide + GUTTER, 0.0) if self.beside else (0.0, LIST + AFTER))
        return [(role, self.left + place * across, first + place * down) for place, role in enumerate(ROLES)]

    def _choose(self, role: Role, strength: Strength) -> None:
        set_strength(self.context.settings, role, strength)
        self.context.save_settings()
        self._mark(role)

    def _mark(self, role: Role) -> None:
        """Show what is chosen."""
        for strength in offered_profiles():
            button = self.element(f"{role}-{strength}")
            if not isinstance(button, Button):
                continue
            if strength == getattr(self.context.settings, role):
                button.select()  # type: ignore[no-untyped-call]
            else:
                button.unselect()  # type: ignore[no-untyped-call]
