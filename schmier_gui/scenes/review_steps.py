"""A deal that is over, step by step: what the table showed before each choice, after the last one, and with the score."""

from __future__ import annotations

from gettext import gettext as _
from gettext import ngettext

from schmier_gui.coach.choices import Choice, choices
from schmier_gui.coach.review import Remark, advice, price
from schmier_gui.engine.cards import Card
from schmier_gui.engine.decision import Decision, decision
from schmier_gui.engine.events import (
    AuctionEnded,
    CallMade,
    CardPlayed,
    CardsExchanged,
    DealScored,
    DealStarted,
    Event,
    ThrownIn,
    TrickWon,
    TrumpNamed,
)
from schmier_gui.engine.session import Session
from schmier_gui.engine.state import State
from schmier_gui.engine.trump import sort_hand
from schmier_gui.engine.view import redact
from schmier_gui.engine.words import card_name, suit_name
from schmier_gui.scenes.deals import Deal, deals
from schmier_gui.scenes.score_words import headline as score_headline
from schmier_gui.scenes.words import People
from schmier_gui.table.changes import apply
from schmier_gui.table.controller import tiles
from schmier_gui.table.hints import marks
from schmier_gui.table.model import HintModel, Rail, Shown, TableModel
from schmier_gui.table.seating import empty_table

NOBODY = -1


def deals_over(session: Session, shown: int | None = None) -> list[Deal]:
    """The deals of a game whose cards may be seen by everybody, as far as the table shows its events (`shown` of them)."""
    return [deal for deal in deals(session.log[:shown]) if deal.over]


class Steps:
    """The steps of one deal: step n stands before choice n of the deal; then come the end of the play, and the score.

    `people` speaks to the person, at the bottom of the table; a spectator's table has no such person but the same bottom.
    """

    def __init__(self, session: Session, deal: Deal, person: int = 0) -> None:
        self.session, self.deal, self.person = session, deal, person
        self.people = People(session.names, session.rules, person)
        self.number = deal.start.number
        self.choices: list[Choice] = [choice for choice in choices(session.log) if choice.deal == self.number]
        log = session.log
        self._start = next(n for n, e in enumerate(log) if isinstance(e, DealStarted) and e.number == self.number)
        self._end = next(n for n in range(self._start, len(log)) if isinstance(log[n], DealScored | ThrownIn)) + 1
        self._ends = [*(choice.event for choice in self.choices), self._end - 1, self._end]

    def __len__(self) -> int:
        return len(self._ends)

    def choice_at(self, step: int) -> Choice | None:
        """The choice that is made next; None after the last."""
        return self.choices[step] if step < len(self.choices) else None

    def step_of(self, choice: Choice) -> int:
        """The step before a choice of this deal."""
        return choice.number - self.choices[0].number

    def state(self, step: int) -> State | None:
        """The whole truth before the next choice; None after the last."""
        choice = self.choice_at(step)
        return None if choice is None else self.session.state_before(choice.number)

    def asked(self, step: int) -> Decision | None:
        """The decision that is open at a step."""
        state = self.state(step)
        return None if state is None else decision(state)

    def trick_steps(self) -> list[int]:
        """Where each trick begins: the step before its lead."""
        found = []
        for step in range(len(self.choices)):
            state = self.state(step)
            if state is not None and state.phase == "play" and not state.trick:
                found.append(step)
        return found

    def hands(self, step: int) -> list[tuple[Card, ...]]:
        """Everybody's cards, sorted as they are held; nothing after the last choice."""
        state, rules = self.state(step), self.session.rules
        if state is None:
            return [()] * rules.seats
        return [tuple(sort_hand(hand, rules.game, state.trump)) for hand in state.hands]

    def kitty(self, step: int) -> tuple[Card, ...]:
        """What is left of the kitty before the play."""
        state = self.state(step)
        if state is None or state.phase == "play":
            return ()
        return tuple(sort_hand(state.kitty, self.session.rules.game, state.trump))

    def away(self, step: int) -> dict[int, tuple[Card, ...]]:
        """What each seat has laid away, as long as it lies in front of it."""
        state = self.state(step)
        return {} if state is None or state.phase != "lay_away" else {one.seat: one.away for one in state.exchanges if one.away}

    def model(self, step: int, open_hands: bool) -> TableModel:
        """The table at a step, as the person saw it; with all hands open a secret trump is open too."""
        before = self.session.state_before(self.choices[0].number).scores
        model = empty_table(self.session.rules, self.session.names, self.person, before)
        for event in self.session.log[self._start : self._ends[step]]:
            apply(model, redact(event, self.person))
        state = self.state(step)
        model.turn = model.slot = NOBODY
        if state is not None:
            model.turn = state.turn
            model.slot = state.turn if state.phase == "play" and not model.trick.done else NOBODY
            if open_hands and state.trump:
                model.contract.trump = state.trump
        model.rail = Rail("quiet", *self.happened(step))
        return model

    def judged_model(self, step: int, found: Remark, open_hands: bool) -> TableModel:
        """The table at the person's decision, with what was chosen, what was better, and why."""
        model, asked = self.model(step, open_hands), self.asked(step)
        assert asked is not None
        if model.trick.done:
            model.trick, model.slot = Shown(), asked.seat
        chosen = marks(found.choice.action)
        model.tiles, model.focus = tiles(asked), next(iter(chosen)) if asked.kind in ("call", "trump") else ""
        for held in model.hand:
            held.legal = held.card in asked.cards if asked.kind in ("play", "lay_away") else None
            held.chosen = f"card-{held.card}" in chosen
        words = _("{why} {price}").format(why=found.why, price=price(found))
        model.hint = HintModel(advice(found), words, marks(found.better))
        return model

    def happened(self, step: int) -> tuple[str, str]:
        """What brought the table to this step: a short sentence, and a second one where something followed from it."""
        since = self._start if step == 0 else self._ends[step - 1]
        told = [words for event in self.session.log[since : self._ends[step]] if (words := self._says(event, step))]
        return (told[0], told[1]) if len(told) > 1 else (told[0] if told else "", "")

    def _says(self, event: Event, step: int) -> str:
        name = self.people.subject
        match event:
            case DealStarted(number, dealer):
                return _("Deal {number}: {name} dealt").format(number=number, name=self.people.other(dealer))
            case CallMade(seat, amount):
                words = _("{name} passed") if amount is None else _("{name} bid {amount}")
                return words.format(name=name(seat), amount=amount)
            case AuctionEnded(declarer, bid):
                return _("{name} declares with {bid}").format(name=self.people.other(declarer), bid=bid)
            case TrumpNamed(seat, suit):
                secret = event.secret and seat != self.person
                words = _("{name} chose trump in secret") if secret else _("{name} named {suit} as trump")
                return words.format(name=name(seat), suit=suit_name(suit or ""))
            case CardsExchanged(seat, count):
                words = ngettext("{name} laid {count} card away", "{name} laid {count} cards away", count)
                return words.format(name=name(seat), count=count) if count else _("{name} kept every card").format(name=name(seat))
            case CardPlayed(seat, card):
                return _("{name} played the {card}").format(name=name(seat), card=card_name(card))
            case TrickWon(winner, _number):
                return _("{name} won the trick").format(name=name(winner))
            case ThrownIn():
                return _("Nobody bid: the cards are thrown in")
            case DealScored():
                return score_headline(self.deal, self.people)
        return ""
