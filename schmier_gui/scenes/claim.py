"""The offer to end a deal: the rest is the person's, or nothing can change any more."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _
from gettext import ngettext

from schmier_gui.engine.claim import Claim
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK, INK_SOFT
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.panel import PADDING, PanelScene
from schmier_gui.table.prompt import offers

_BUTTON = 56.0
_CARD = (80.0, 112.0)


class ClaimScene(PanelScene):
    """What is claimed, and why it holds; `done` plays it out once the panel has gone."""

    width = 680

    def __init__(self, context: Context, claim: Claim, done: Callable[[], None]) -> None:
        super().__init__(context)
        self.claim, self._done = claim, done
        self._measure()

    def build(self) -> None:
        self._measure()
        gui, y = self.context.manager, self.bottom - _BUTTON
        yes = _("To the score") if self.claim.kind == "settled" else _("Take them")
        self.add("cancel", widgets.button(gui, (self.right - 400, y, 192, _BUTTON), _("Play on"), "paper_plain", command=self.back))
        self.add("claim-take", widgets.button(gui, (self.right - 192, y, 192, _BUTTON), yes, "paper_primary", command=self._take))

    def start(self) -> str:
        return "claim-take"

    def write(self, painter: Painter) -> None:
        painter.text(heading(self.claim), self.left, self.y + 60, "L", INK, True)
        y = painter.para(reason(self.claim), self.left, self.y + 106, self.right - self.left, "M", INK_SOFT)
        for place, card in enumerate(self.claim.cards):
            painter.card(card, self.left + (place + 0.5) * _CARD[0] + place * 12, y + _CARD[1] / 2 - 8, _CARD)

    def _measure(self) -> None:
        fonts = self.context.fonts
        lines = fonts.wrap(reason(self.claim), "M", self.width - 2 * PADDING)
        cards = _CARD[1] + 24 if self.claim.cards else 8
        self.height = 106 + len(lines) * fonts.em("M") * 1.45 + cards + _BUTTON + PADDING

    def _take(self) -> None:
        self.context.stack.pop()
        self._done()


def heading(claim: Claim) -> str:
    """What is claimed."""
    return offers(claim)


def reason(claim: Claim) -> str:
    """Why it holds."""
    if claim.kind == "settled":
        return _("Nothing can change any more: every point of this deal has its side, whoever takes the tricks that are left.")
    count = len(claim.cards)
    if claim.kind == "side":
        return ngettext(
            "The opponents have no trump left: you or your partner take the {count} trick that is left with this card:",
            "The opponents have no trump left: you or your partner take the {count} tricks that are left if you play these cards in this "
            "order:",
            count,
        ).format(count=count)
    return ngettext(
        "Whatever the others hold, you take the {count} trick that is left with this card:",
        "Whatever the others hold, you take the {count} tricks that are left if you play these cards in this order:",
        count,
    ).format(count=count)
