"""The round table of one game: events, players, input and picture in one loop."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from schmier_gui.ai.bot import Bot
from schmier_gui.engine.actions import Action
from schmier_gui.engine.session import Session
from schmier_gui.gfx.keyboard import PRESSES
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Canvas, Piece, control_at, controls
from schmier_gui.table import keys
from schmier_gui.table.controller import Controller
from schmier_gui.table.corner import set_buttons
from schmier_gui.table.director import Director, Pause
from schmier_gui.table.drag import Drag
from schmier_gui.table.flights import Flights
from schmier_gui.table.flow import Flow, last_choice_of
from schmier_gui.table.geometry import Geometry
from schmier_gui.table.hints import Adviser, Hints
from schmier_gui.table.host import Host
from schmier_gui.table.lifts import Lifts
from schmier_gui.table.model import Rail
from schmier_gui.table.opening import opened
from schmier_gui.table.pointer import MOUSE, Pointer
from schmier_gui.table.renderer import pieces
from schmier_gui.table.tempo import Tempo
from schmier_gui.table.tips import ACTS, Tips
from schmier_gui.table.tour import Tour

THINKING = 0.004
INSTANT = 0.010
LONGEST_STEP, FRAME = 0.25, 1 / 60


class Table:
    """`person` is the seat whose events are shown; `bots` play their seats (with autoplay the person's too).

    `adviser`: of hints, `tour`: for somebody new, None where not wanted; `take_backs`, `claims`: may they take back, claim the rest?
    """

    def __init__(
        self, session: Session, bots: Mapping[int, Bot], host: Host, painter: Painter, ground: pygame.Surface, pace: Tempo,
        person: int = 0,
    ) -> None:
        self.session, self.bots, self.host, self.person = session, bots, host, person
        self.adviser: Adviser | None = None
        self.take_backs, self.claims = True, False
        self.tour: Tour | None = None
        self._now: float | None = None
        self._longest = LONGEST_STEP
        self._told: Pause = ""
        self._pieces: list[Piece] = []
        self._stale = True
        self._lay_out(painter, ground)
        self._set(pace)

    @property
    def tempo(self) -> Tempo:
        return self.director.flights.tempo

    @tempo.setter
    def tempo(self, pace: Tempo) -> None:
        self.director.flights.tempo = pace

    @property
    def shown(self) -> int:
        """How many events of the game the table shows."""
        return self.director.shown

    def _lay_out(self, painter: Painter, ground: pygame.Surface) -> None:
        self.painter = painter
        self.geometry = Geometry(painter.viewport, self.session.rules.seats)
        self.canvas = Canvas(ground)

    def _set(self, pace: Tempo) -> None:
        """Seat the game as it stands."""
        self.model, events, start, last = opened(self.session, self.person)
        self.controller = Controller(self.model, self._submit)
        self.director = Director(self.model, Flights(self.model, self.geometry, pace))
        self.director.autoplay = self.person in self.bots
        self.director.flights.heard = self.host.heard
        self.director.shown = start
        self.director.rebuild(events[start:last])
        self.director.feed(events[last:])
        drag = Drag(self.model, self.director.flights, self.director.timeline)
        self.pointer = Pointer(drag, self.controller, self._control_at, self._logical, self._point, self._press)
        self.tips, self.lifts, self.hints = Tips(self.model), Lifts(self.model), Hints(self.model, self.controller.choose)
        self.flow = Flow(self.session, self.bots, self.director, self.controller, self._submit)
        self._told, self._stale = "", True

    def resize(self, painter: Painter, ground: pygame.Surface) -> None:
        """The window has another size: flights arrive at once, everything is laid out anew."""
        self.let_go()
        self.director.timeline.finish()
        self._lay_out(painter, ground)
        self.director.flights.geometry = self.geometry
        self._stale = True

    def go_on(self) -> None:
        """The person has seen the pause to its end."""
        self._told = ""
        self.director.go_on()

    def forget(self) -> None:
        """Something else was painted over the table."""
        self.canvas.forget()
        self._stale = True
        self._now = None

    def close(self) -> None:
        """The table is left for good: a picture of the size of the window need not wait for the next collection."""
        self.canvas.close()
        self._pieces = []

    # -- time

    def update(self, now: float) -> None:
        """Let time pass: animations, players' thinking, reasons that fade. A stall beyond what was to be slept counts as one long frame."""
        dt = 0.0 if self._now is None else min(max(0.0, now - self._now), self._longest)
        self._now = now
        changed = self.director.update(dt)
        changed |= self.controller.tick(dt)
        changed |= self.tips.tick(dt, self.geometry, self.painter.fonts)
        changed |= self.hints.tick(2 * THINKING)
        changed |= self.flow.advance(INSTANT if self.tempo.instant else THINKING, dt)
        changed |= self.lifts.tick(dt, self.tempo.instant or self.tempo.reduced_motion)
        self._stale |= changed
        self._pause()

    def _pause(self) -> None:
        """Tell the host, once, that something wants to be seen to its end."""
        event = self.director.paused_at
        if self._told != self.director.pause and event is not None:
            self._told = self.director.pause
            self.host.paused(self.director.pause, event)

    def _submit(self, action: Action) -> None:
        """One choice: first the record, then the screen."""
        since, own = len(self.session.log), self.session.state.turn == self.person
        self.session.submit(action)
        self.host.played()
        self.hints.forget()
        if own:
            self.model.turn, self.model.slot, self.model.rail = -1, -1, Rail()
            if self.tour is not None:
                self.tour.called()
        self.director.feed(self.session.events(self.person, since))
        self.director.clear_trick()
        self._stale = True

    # -- taking back and looking back

    def undo(self, choice: int | None = None) -> None:
        """Take back a choice of the person's in this deal, the last one unless a number is given, and all that followed it."""
        choice = self._last_own_choice() if choice is None else choice
        if choice is None or self.director.pause:
            return
        self.flow.cancel()
        self.session.undo(self.session.choices - choice)
        self.host.taken_back()
        self._set(self.tempo)

    def _last_own_choice(self) -> int | None:
        may = self.take_backs and not self.director.autoplay
        return last_choice_of(self.session, self.person) if may else None

    def look_back(self, looking: bool) -> None:
        """Show the last trick while `looking`."""
        model = self.model
        wanted = model.previous if looking else None
        if model.last_trick is not wanted:
            model.last_trick = wanted
            self._stale = True

    def hint(self) -> None:
        """Advise the person on what they are asked, or put the advice away."""
        if self.adviser is not None and self.controller.decision is not None:
            self.director.clear_trick()
            self.hints.ask(self.adviser, self.session.view(self.person))
            self._stale = True

    def reseat(self) -> None:
        """`bots` has changed: the person's cards have gone to a computer player, or come back."""
        self.hints.forget()
        self.flow.reseat(self.person)
        self._stale = True

    def _set_buttons(self) -> None:
        hints, undo, claim = self.adviser is not None, self._last_own_choice() is not None, self.flow.claim if self.claims else None
        set_buttons(self.model, self.controller.decision, hints, undo, claim, self.tour)

    # -- input

    def handle(self, event: pygame.event.Event) -> None:
        """A click acts where it points, or skips what moves; keys choose, press and name."""
        if event.type in ACTS and self.tips.hide():
            self._stale = True
        if event.type in MOUSE:
            self._mouse(event)
        elif event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.KEYUP and event.key in (pygame.K_l, *PRESSES):
            self.look_back(False)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.let_go()

    def let_go(self) -> None:
        """The person's fingers are off: nothing is held, neither a card nor the last trick."""
        self.look_back(False)
        if self.pointer.let_go() | self.tips.hide():
            self._stale = True

    def _mouse(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.model.focus = ""
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.look_back(False)
        gone = event.type == pygame.MOUSEMOTION and self.tips.point(self._logical(event.pos), self.geometry)
        if self.pointer.handle(event) or gone:
            self._stale = True

    def _control_at(self, spot: tuple[int, int]) -> str:
        return control_at(self._pieces, spot)

    def _logical(self, spot: tuple[int, int]) -> tuple[float, float]:
        return self.painter.viewport.to_logical(*spot)

    def _point(self, control: str) -> None:
        if control != self.model.hover:
            self.model.hover = control
            self.controller.point(control)
            self._stale = True

    def _press(self, control: str) -> None:
        self._stale = True
        if control == "last-trick":
            self.look_back(True)
        elif control == "undo":
            self.undo()
        elif control == "hint":
            self.hint()
        elif control in ("menu", "log", "claim", "tour-next", "tour-skip"):
            self.host.asked(control)
        elif not self.controller.press(control):
            self.director.skip()

    def _key(self, event: pygame.event.Event) -> None:
        named = keys.chosen_by_key(event, self.model, self.controller.decision)
        if event.key in keys.ARROWS:
            self._focus(keys.moved(self.model, event.key))
        elif event.key == pygame.K_TAB:
            self._focus(keys.next_in_turn(self.model, bool(event.mod & pygame.KMOD_SHIFT)))
        elif event.key in PRESSES:
            self._press_focus(event.key)
        elif event.key == pygame.K_z and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.undo()
        elif keys.asks_for_a_hint(event):
            self.hint()
        elif named:
            self._named(named)
        elif event.key == pygame.K_l:
            self.look_back(True)
        elif event.key == pygame.K_ESCAPE:
            self.let_go()
            self.host.asked("menu")

    def _focus(self, control: str) -> None:
        self.model.focus = control
        self.controller.point(control)
        self._stale = True

    def _press_focus(self, key: int) -> None:
        """Space and Enter press what has the focus; in the exchange Enter lays away what is chosen."""
        decision, focus = self.controller.decision, self.model.focus
        choosing = decision is not None and decision.kind == "lay_away"
        if choosing and key != pygame.K_SPACE and focus not in keys.CORNER:
            self._press("confirm")
        elif decision is not None and not focus and self.director.ready:
            self.controller.say_how()
            self._stale = True
        else:
            self._press(focus)

    def _named(self, control: str) -> None:
        """A key that names a call or a suit makes it; one that counts a card moves there, and chooses it in the exchange."""
        decision = self.controller.decision
        if control.startswith(("card-", "dim-")):
            self._focus(control)
            if decision is None or decision.kind != "lay_away":
                return
        self._press(control)

    # -- picture

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Repaint what changed; returns the pixel rectangles."""
        if not self._stale:
            return []
        self._stale = False
        self._set_buttons()
        self._pieces = pieces(self.model, self.geometry)
        self.painter.surface = surface
        return self.canvas.paint(self.painter, self._pieces)

    def controls(self) -> dict[str, pygame.Rect]:
        """The ui-map of what was painted last."""
        return controls(self._pieces)

    def next_deadline(self) -> float | None:
        """Seconds until `update` has something to do without input; None while the person thinks."""
        times = (self.director.next_change(), self.controller.reason_left or None, self.tips.left, self.flow.rest)
        soonest = [t for t in times if t is not None]
        busy = self._stale or self.flow.player_is_next or self.lifts.moving or self.hints.thinking
        wait = 0.0 if busy else min(soonest) if soonest else None
        self._longest = FRAME if wait is None else wait + LONGEST_STEP  # what begins after a long rest begins at its beginning
        return wait
