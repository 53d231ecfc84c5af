"""Clicks and keys become the legal actions of the person's open decision; what is not legal answers with the reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from gettext import gettext as _

from schmier_gui.engine.actions import Action, Bid, LayAway, NameTrump, Pass, PlayCard
from schmier_gui.engine.cards import Card
from schmier_gui.engine.decision import Decision
from schmier_gui.engine.exchange import LayAwayBounds
from schmier_gui.engine.trump import order
from schmier_gui.engine.words import suit_name
from schmier_gui.table import prompt
from schmier_gui.table.model import TableModel, Tile

REASON_SECONDS = 2.0


class Controller:
    """The person's open decision, if any. `submit` gets one action for one intent, and the decision is closed before it does."""

    def __init__(self, model: TableModel, submit: Callable[[Action], None]) -> None:
        self.model, self._submit = model, submit
        self.decision: Decision | None = None
        self._chosen: list[Card] = []
        self._reason_left = 0.0
        self._pointed = ""

    def open(self, decision: Decision) -> None:
        """The person is to act: show what can be chosen. Nothing is chosen beforehand."""
        self.decision, self._chosen, self._reason_left = decision, [], 0.0
        self.model.focus = ""
        self._show()

    def close(self) -> None:
        """Nothing can be chosen."""
        self.decision, self._chosen, self._reason_left = None, [], 0.0
        self.model.tiles, self.model.exchange, self.model.focus = [], None, ""
        for card in self.model.hand:
            card.legal, card.chosen, card.locked = None, False, False

    def press(self, control: str) -> bool:
        """A click on a control, or Enter with the focus on it. False where it is none of the decision's."""
        kind, _dash, what = control.partition("-")
        if self.decision is None:
            return False
        if kind in ("card", "dim"):
            self._press_card(what)
        elif control == "pass":
            self._try(Pass())
        elif kind == "bid":
            self._try(Bid(int(what)))
        elif kind == "trump":
            self._try(NameTrump(what))
        elif control == "confirm":
            self._try(LayAway(tuple(self._chosen)))
        else:
            return False
        return True

    def plays(self, control: str) -> bool:
        """Whether a press on this control would play a card."""
        kind, _dash, card = control.partition("-")
        decision = self.decision
        return kind == "card" and decision is not None and decision.kind == "play" and card in decision.cards

    def choose(self, cards: Sequence[Card]) -> None:
        """Choose exactly these cards to lay away, as a hint advises; they can be taken back, and go with the decision."""
        if self.decision is not None and self.decision.kind == "lay_away":
            self._chosen, self._reason_left = list(cards), 0.0
            self._show()

    def point(self, control: str) -> None:
        """The pointer or the focus is on this control: a card that can't be chosen says why as long as it stays there."""
        self._pointed = control
        self._show_rail()

    def say_how(self) -> None:
        """Enter or Space was pressed, and nothing has the focus: by which keys something gets it."""
        self._give_reason(_("Choose with the arrow keys, then press Enter"))

    def tick(self, dt: float) -> bool:
        """Let a reason given for a click fade; True when it just did."""
        if self._reason_left <= 0:
            return False
        self._reason_left -= dt
        if self._reason_left <= 0:
            self._show_rail()
        return self._reason_left <= 0

    @property
    def reason_left(self) -> float:
        """Seconds until a reason fades, 0 where none is shown for a click."""
        return max(0.0, self._reason_left)

    def _try(self, action: Action) -> None:
        decision = self.decision
        if decision is None:
            return
        reason = decision.why_not(action)
        if reason is not None:
            self._give_reason(reason)
            return
        self.close()
        self._submit(action)

    def _press_card(self, card: Card) -> None:
        decision = self.decision
        if decision is None or card not in decision.hand:
            return
        if decision.kind == "play":
            self._try(PlayCard(card))
        elif decision.kind == "lay_away":
            self._toggle(card, decision.bounds)

    def _toggle(self, card: Card, limits: LayAwayBounds) -> None:
        """Choose a card to lay away, or take it back."""
        if card in self._chosen:
            self._chosen.remove(card)
        else:
            reason = self._why_not_choose(card, limits)
            if reason is not None:
                self._give_reason(reason)
                return
            self._chosen.append(card)
        self._reason_left = 0.0
        self._show()

    def _why_not_choose(self, card: Card, limits: LayAwayBounds) -> str | None:
        """Why this card may not join the chosen ones, though a later one might."""
        decision = self.decision
        if decision is None:
            return None
        suit_of = order(decision.rules.game, decision.trump).suit_of
        trumps = sum(suit_of[c] == decision.trump for c in (*self._chosen, card))
        too_many = len(self._chosen) >= limits.most or trumps > limits.trumps
        if card in limits.must_stay or too_many:
            return decision.why_not(LayAway((*self._chosen, card)))
        return None

    def _give_reason(self, text: str) -> None:
        self._reason_left = REASON_SECONDS
        self.model.rail = prompt.reason(text)

    def _show(self) -> None:
        """Put the decision into the model."""
        decision = self.decision
        if decision is None:
            return
        self.model.tiles = tiles(decision)
        if decision.kind == "lay_away":
            self._show_lay_away(decision)
        elif decision.kind == "play":
            legal = set(decision.cards)
            for card in self.model.hand:
                card.legal = card.card in legal
        self._show_rail()

    def _show_lay_away(self, decision: Decision) -> None:
        limits = decision.bounds
        for card in self.model.hand:
            card.locked = card.card in limits.must_stay
            card.legal = not card.locked
            card.chosen = card.card in self._chosen
        ready = decision.why_not(LayAway(tuple(self._chosen))) is None
        self.model.exchange = prompt.exchange(decision, self._chosen, ready)

    def _show_rail(self) -> None:
        decision = self.decision
        if decision is None or self._reason_left > 0:
            return
        kind, _dash, card = self._pointed.partition("-")
        why = None
        if kind == "dim" and card in decision.hand:
            why = decision.why_not(PlayCard(card) if decision.kind == "play" else LayAway((card,)))
        self.model.rail = prompt.reason(why) if why else prompt.asks(decision)


def tiles(decision: Decision) -> list[Tile]:
    """The calls or suits to choose from; what is too low stays visible."""
    if decision.kind == "call":
        rules, legal = decision.rules, decision.actions
        bids = [Tile(f"bid-{n}", str(n), enabled=Bid(n) in legal) for n in range(rules.lowest_bid, rules.highest_bid + 1)]
        return [Tile("pass", prompt.pass_word(), enabled=Pass() in legal), *bids]
    if decision.kind == "trump":
        return [Tile(f"trump-{s}", suit_name(s).capitalize(), s, NameTrump(s) in decision.actions) for s in "SHDC"]
    return []
