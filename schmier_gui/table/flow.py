"""Who does something next: the table shows, the person is asked, or a computer player thinks for a slice of the frame."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from schmier_gui.ai.bot import Bot
from schmier_gui.ai.turn import Turn
from schmier_gui.engine.actions import Action
from schmier_gui.engine.claim import Claim, claim
from schmier_gui.engine.decision import Decision
from schmier_gui.engine.session import Session
from schmier_gui.table import prompt
from schmier_gui.table.controller import Controller
from schmier_gui.table.director import Director
from schmier_gui.table.model import Rail
from schmier_gui.table.tempo import THINK


def last_choice_of(session: Session, seat: int) -> int | None:
    """The number of this seat's last choice in the current deal; None where it has made none, or the game is over."""
    if session.decision is None:
        return None
    for choice in reversed(range(session.choices)):
        state = session.state_before(choice)
        if state.number != session.state.number:
            return None
        if state.turn == seat:
            return choice
    return None


class Flow:
    """Nobody acts before all that was played is shown; only the person may lead while the last trick still rests.

    `submit` takes a computer player's choice; the person's comes through the controller. A player acts no sooner than its pace says: the
    time it really thinks counts.
    """

    def __init__(
        self, session: Session, bots: Mapping[int, Bot], director: Director, controller: Controller, submit: Callable[[Action], None]
    ) -> None:
        self.session, self.bots, self.director, self.controller = session, bots, director, controller
        self._submit = submit
        self._turn = Turn(bots)
        self._found: Action | None = None
        self._pause = 0.0
        self._claim: Claim | None = None

    def advance(self, budget: float, dt: float = 0.0) -> bool:
        """Ask the person or let players think, until `budget` seconds are spent or nobody can act; True if the picture changed.

        `dt`: how many seconds have passed since the last time.
        """
        self._pause = max(0.0, self._pause - dt)
        end, changed = time.perf_counter() + budget, False
        while (decision := self._due()) is not None:
            changed |= self._show_turn(decision)
            if decision.seat not in self.bots:
                return self._ask(decision) or changed
            if not self._think(decision, end - time.perf_counter()):
                return changed
            changed = True
            if time.perf_counter() >= end:
                return True
        return changed

    @property
    def player_is_next(self) -> bool:
        """A computer player has something to think about."""
        if self._found is not None:
            return False
        decision = self._due()
        return self._turn.thinking or (decision is not None and decision.seat in self.bots)

    @property
    def rest(self) -> float | None:
        """Seconds until a player who has made up its mind acts; None where there is no such one."""
        return None if self._found is None else self._pause

    def cancel(self) -> None:
        """Drop a thought: the game is no longer where it was."""
        self._turn.cancel()
        self._found = None

    @property
    def claim(self) -> Claim | None:
        """What the person, who is asked for a card, may claim."""
        return None if self.controller.decision is None else self._claim

    def reseat(self, person: int) -> None:
        """Another has the person's cards now, or the person has them again."""
        self.cancel()
        self.controller.close()
        self.director.autoplay = person in self.bots
        model = self.director.model
        model.turn, model.slot, model.rail = -1, -1, Rail()

    def _due(self) -> Decision | None:
        """The decision to be made now, None while something is still to be shown."""
        decision = self.session.decision
        if decision is None or self.director.pause:
            return None
        may_lead = self.director.resting and decision.seat not in self.bots
        return decision if self.director.ready or may_lead else None

    def _show_turn(self, decision: Decision) -> bool:
        """Whose turn it is, once all before it has been shown."""
        model, seat = self.director.model, decision.seat
        slot = seat if decision.kind == "play" else -1
        if (model.turn, model.slot) == (seat, slot) and (seat not in self.bots or model.rail.tone == "quiet"):
            return False
        model.turn, model.slot = seat, slot
        if seat in self.bots:
            model.rail = prompt.waits_for(model, seat)
        return True

    def _ask(self, decision: Decision) -> bool:
        if self.controller.decision is not None:
            return False
        self.controller.open(decision)
        self._claim = claim(self.session.view(decision.seat))
        return True

    def _think(self, decision: Decision, budget: float) -> bool:
        """A slice of thinking; True once the player has acted and the action is on its way to the screen."""
        if self._found is None:
            if not self._turn.thinking:
                self._turn.start(self.session.view(decision.seat))
                self._pause = self.director.flights.tempo.seconds(THINK) / pace_of(self.bots[decision.seat])
            self._found = self._turn.step(max(0.0, budget), time.perf_counter)
            if not self.director.flights.tempo.instant:
                return False  # to act takes a frame of its own: what moves then has to be drawn too
        if self._found is None or self._pause > 0.0:
            return False
        action, self._found = self._found, None
        self._submit(action)
        self.director.update(0.0)
        return True


def pace_of(bot: Bot) -> float:
    """How fast a player of this house acts, 1 where it says nothing about it."""
    pace: float = getattr(getattr(bot, "profile", None), "pace", 1.0)
    return pace
