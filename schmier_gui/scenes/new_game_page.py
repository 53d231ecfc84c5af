"""Where the parts of the new-game screen lie: rules and players side by side, or one below the other on a narrow page."""

from __future__ import annotations

from schmier_gui.scenes.form import FormScene
from schmier_gui.scenes.house_rules import WIDTH
from schmier_gui.scenes.page import USUAL_WIDTH

COLUMN = 512.0
_RIGHT = WIDTH - COLUMN
_DOWN = 568.0


class NewGamePage(FormScene):
    """`x`, `y`: the corner of everything, and of the rules."""

    narrowest = COLUMN + 96
    sticks = 114.0  # the buttons, and some room over them

    @property
    def x(self) -> float:
        """The left edge of everything."""
        return (self.context.viewport.LW - self.width) / 2

    @property
    def y(self) -> float:
        """The upper edge of everything."""
        return (self.context.viewport.LH - 800 - self.down) / 2

    def least_height(self, width: float) -> float:
        return 800 if width >= USUAL_WIDTH - 1 else 800 + _DOWN

    @property
    def width(self) -> float:
        """How wide everything is."""
        return COLUMN if self.narrow else WIDTH

    @property
    def down(self) -> float:
        """How much lower the players and what follows lie on a narrow page."""
        return _DOWN if self.narrow else 0.0

    @property
    def seats(self) -> tuple[float, float]:
        """The corner of all that has to do with the players."""
        return (self.x, self.y + _DOWN) if self.narrow else (self.x + _RIGHT, self.y)

    @property
    def foot(self) -> tuple[float, float]:
        """The widths of the buttons at the foot."""
        return (112.0, 168.0) if self.narrow else (144.0, 248.0)
