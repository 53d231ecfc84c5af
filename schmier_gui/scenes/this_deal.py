"""What can be done with the deal in hand besides playing it: have it played, give it up, take back a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from gettext import gettext as _
from gettext import ngettext
from typing import NamedTuple

from schmier_gui.ai.search_bot import load_search_for
from schmier_gui.engine.session import Session
from schmier_gui.engine.state import State
from schmier_gui.engine.words import card_name, suit_name
from schmier_gui.gfx import widgets
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.theme import INK, INK_SOFT
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.lending import CAREFUL
from schmier_gui.scenes.panel import PanelScene
from schmier_gui.table.draw.parts import fitted

YOU = 0
_TOP, _STEP, _HEIGHT = 124.0, 80.0, 72.0
_LINE, _LOW = 54.0, 48.0


class Item(NamedTuple):
    """One thing to do: control, words, what it means, icon, and what does it."""

    control: str
    text: str
    sub: str
    icon: str
    command: Callable[[], object]


class Deal(NamedTuple):
    """What the table can do with its deal; `lent`: a computer player has the person's cards already."""

    lent: bool
    lend: Callable[[], None]
    give_back: Callable[[], None]
    give_up: Callable[[], None]
    take_back: Callable[[int], None]


class ThisDealScene(PanelScene):
    """The list; `choices` are the person's own of this deal, by number, () where none may be taken back."""

    width = 560

    def __init__(self, context: Context, session: Session, deal: Deal, choices: Sequence[int]) -> None:
        super().__init__(context)
        self.session, self.deal, self.choices = session, deal, choices
        self.height = _TOP + len(self.items()) * _STEP + 120

    def enter(self) -> None:
        load_search_for([CAREFUL])
        super().enter()

    def items(self) -> list[Item]:
        """What there is to do now."""
        deal, then = self.deal, self._then
        found = [Item("deal-lend", _("Play it for me"), _("An expert has your cards until the deal is over"), "play", then(deal.lend))]
        if deal.lent:
            found = [Item("deal-return", _("Give me my cards"), _("You play on yourself"), "play", then(deal.give_back))]
        found.append(Item("deal-give-up", _("Give it up"), _("It is played out at once, and scored"), "last", then(deal.give_up)))
        if self.choices:
            found.append(Item("deal-take-back", _("Take back a choice"), _("And all that came after it"), "undo", self._choose))
        return found

    def build(self) -> None:
        for place, item in enumerate(self.items()):
            box = (self.left, self.y + _TOP + place * _STEP, self.right - self.left, _HEIGHT)
            self.add(item.control, widgets.button(self.context.manager, box, item.text, "paper_plain", icon=item.icon, sub=item.sub,
                                                  align="l", command=item.command))
        box = (self.right - 184, self.bottom - 56, 184.0, 56.0)
        self.add("back", widgets.button(self.context.manager, box, _("Back"), "paper_primary", command=self.back))

    def start(self) -> str:
        return "back"

    def write(self, painter: Painter) -> None:
        heading = _("Deal {number}").format(number=self.session.state.number)
        painter.text(heading, self.left, self.y + 60, "L", INK, True)
        words = _("What is done here stands in the record like any play")
        fitted(painter, words, self.left, self.y + 96, self.right - self.left, "S", INK_SOFT)

    def _then(self, act: Callable[[], None]) -> Callable[[], None]:
        """Back to the table first: the menu and this panel go away."""

        def command() -> None:
            self.context.stack.pop()
            self.context.stack.pop()
            act()

        return command

    def _choose(self) -> None:
        self.context.stack.push(TakeBackScene(self.context, self.session, self.choices, self._take_back))

    def _take_back(self, choice: int) -> None:
        self.context.stack.pop()
        self.context.stack.pop()
        self.deal.take_back(choice)


class TakeBackScene(PanelScene):
    """The person's choices in this deal, the last one first."""

    width = 560

    def __init__(self, context: Context, session: Session, choices: Sequence[int], done: Callable[[int], None]) -> None:
        super().__init__(context)
        self.session, self.choices, self._done = session, list(reversed(choices)), done
        self.height = _TOP + len(self.choices) * _LINE + 112

    def build(self) -> None:
        for place, choice in enumerate(self.choices):
            box = (self.left, self.y + _TOP + place * _LINE, self.right - self.left, _LOW)
            words = choice_words(self.session, choice)
            self.add(f"take-back-{place + 1}", widgets.button(self.context.manager, box, words, "paper_plain", align="l", bold=False,
                                                              command=partial(self._take, choice)))
        box = (self.right - 184, self.bottom - 56, 184.0, 56.0)
        self.add("back", widgets.button(self.context.manager, box, _("Back"), "paper_primary", command=self.back))

    def start(self) -> str:
        return "back"

    def write(self, painter: Painter) -> None:
        painter.text(_("Take back"), self.left, self.y + 60, "L", INK, True)
        fitted(painter, _("The game goes on before the choice you take"), self.left, self.y + 96, self.right - self.left, "S", INK_SOFT)

    def _take(self, choice: int) -> None:
        self.context.stack.pop()
        self._done(choice)


def deal_choices(session: Session) -> list[int]:
    """The numbers of the person's choices in the deal in hand."""
    found = []
    for choice in reversed(range(session.choices)):
        state = session.state_before(choice)
        if state.number != session.state.number:
            break
        if state.turn == YOU:
            found.append(choice)
    return found[::-1]


def choice_words(session: Session, choice: int) -> str:
    """What the person did: "You bid 4", "You played the nine of hearts"."""
    before = session.state_before(choice)
    after = session.state_before(choice + 1) if choice + 1 < session.choices else session.state
    if before.phase == "call":
        amount = after.calls[-1].amount
        return _("You passed") if amount is None else _("You bid {amount}").format(amount=amount)
    if before.phase == "trump":
        return _("You named {suit}").format(suit=suit_name(after.trump or ""))
    if before.phase == "lay_away":
        count = len(after.exchanges[-1].away)
        return ngettext("You laid {count} card away", "You laid {count} cards away", count).format(count=count)
    return _played(before, after)


def _played(before: State, after: State) -> str:
    card = next(card for card in before.hands[YOU] if card not in after.hands[YOU])
    words = _("Trick {number}: you played the {card}")
    return words.format(number=len(before.tricks) + 1, card=card_name(card))
