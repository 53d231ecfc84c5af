"""The menu over the table."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _

from schmier_gui.engine.session import Session
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK, INK_SOFT
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.leaving import leave
from schmier_gui.scenes.log_scene import LogScene
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.scenes.review import ReviewScene
from schmier_gui.scenes.review_steps import deals_over
from schmier_gui.scenes.rules_scene import RulesScene, help_scene
from schmier_gui.scenes.settings_scene import SettingsScene
from schmier_gui.scenes.title import TitleScene
from schmier_gui.scenes.trust_seed import SeedScene
from schmier_gui.scenes.words import game_name, says

_TOP = 128.0
_STEP = 64.0


class MenuScene(PanelScene):
    """What can be done besides playing. The game is on disk already: leaving loses nothing.

    `shown`: how many events the table shows; `this_deal` opens what can be done with the deal in hand, where there is such a thing.
    """

    width = 464
    sticks = 0.0

    def __init__(self, context: Context, session: Session, shown: int | None = None, this_deal: Callable[[], None] | None = None) -> None:
        super().__init__(context)
        self.session, self.shown, self.this_deal = session, shown, this_deal
        self.height = _TOP + len(self.items()) * _STEP + 40

    def items(self) -> list[tuple[str, str, str, Callable[[], object]]]:
        """Control, words, icon, and what each does."""
        stack, context = self.context.stack, self.context
        found: list[tuple[str, str, str, Callable[[], object]]] = [
            ("menu-resume", _("Go on playing"), "play", self.back),
            ("menu-log", _("Log of the deals"), "log", lambda: stack.push(LogScene(context, self.session, shown=self.shown))),
            ("menu-review", _("Review of past deals"), "eye", self._review),
            ("menu-this-deal", _("This deal"), "cards", lambda: self.this_deal and self.this_deal()),
            ("menu-deals", _("Seed of the deals"), "shuffle", lambda: stack.push(SeedScene(context, self.session, over=False))),
            ("menu-rules", _("Rules"), "book", lambda: stack.push(RulesScene(context, self.session.rules))),
            ("menu-settings", _("Settings"), "gear", lambda: stack.push(SettingsScene(context))),
            ("menu-title", _("Save and go to the title"), "save", lambda: leave(context, lambda: stack.clear(TitleScene(context)))),
            ("menu-quit", _("Save and quit"), "door", lambda: leave(context, context.quit)),
        ]
        there = {"menu-review": bool(deals_over(self.session, self.shown)), "menu-this-deal": self.this_deal is not None}
        return [item for item in found if there.get(item[0], True)]

    def build(self) -> None:
        for place, (name, text, icon, command) in enumerate(self.items()):
            box = (self.left, self.y + _TOP + place * _STEP, self.right - self.left, 56)
            style = "paper_plain" if place else "paper_primary"
            self.add(name, widgets.button(self.context.manager, box, text, style, icon=icon, align="l", command=command))
        corner = (self.right - 152, self.y + 36, 160, 48)
        self.add("menu-help", widgets.button(self.context.manager, corner, _("Help (F1)"), "paper_ghost", align="r", inset=8, bold=False,
                                             command=self._help))

    def _review(self) -> None:
        last = deals_over(self.session, self.shown)[-1]
        self.context.stack.push(ReviewScene(self.context, self.session, last.start.number, shown=self.shown))

    def start(self) -> str:
        return "menu-resume"

    def _help(self) -> None:
        self.context.stack.push(help_scene(self.context, self.session.rules))

    def write(self, painter: Painter) -> None:
        painter.text(game_name(self.session.rules.game), self.left, self.y + 60, "L", INK, True)
        painter.text(says(self.session), self.left, self.y + 98, "S", INK_SOFT)
