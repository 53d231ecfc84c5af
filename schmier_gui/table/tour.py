"""A first look round: three short bubbles, one after the other, while the person is asked for a call. Nothing waits for them."""

from __future__ import annotations

from gettext import gettext as _
from gettext import ngettext

from schmier_gui.engine.rules import Rules
from schmier_gui.table.model import Bubble


def bubbles(rules: Rules, hints: bool) -> tuple[Bubble, ...]:
    """What somebody new should know, and what each bubble is about; `hints`: are there any?"""
    call = _("This bar says what to do. Bid how many points your side will take in this deal, or pass.")
    if rules.seats // rules.sides == 2:
        race = ngettext("The first side at {target} point wins. Your partner sits opposite you and wears your colour and shape.",
                        "The first side at {target} points wins. Your partner sits opposite you and wears your colour and shape.",
                        rules.target)
    else:
        race = ngettext("The first side at {target} point wins. Your partners wear your colour and shape.",
                        "The first side at {target} points wins. Your partners wear your colour and shape.", rules.target)
    if hints:
        help_ = _("A hint says what to do, and why. Rest the pointer on any sign to learn what it means.")
    else:
        help_ = _("Rest the pointer on any sign to learn what it means. The rules are in the menu.")
    return Bubble("rail", call, 1, 3), Bubble("race", race.format(target=rules.target), 2, 3), Bubble("corner", help_, 3, 3)


class Tour:
    """Where the person is on the way round; `now` None once they have seen it."""

    def __init__(self, rules: Rules, hints: bool) -> None:
        self._left = list(bubbles(rules, hints))

    @property
    def now(self) -> Bubble | None:
        return self._left[0] if self._left else None

    def go_on(self) -> None:
        """To the next bubble."""
        del self._left[:1]

    def called(self) -> None:
        """The person has made a call: what the bar is for need not be said any longer."""
        if self.now is not None and self.now.place == "rail":
            self.go_on()

    def skip(self) -> None:
        """Enough of it."""
        self._left.clear()
