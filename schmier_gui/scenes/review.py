"""A deal that is over, looked at step by step: forward and back through every call, exchange and card."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pygame

from schmier_gui.coach.review import Remark
from schmier_gui.engine.session import Session
from schmier_gui.gfx.faces import CODES
from schmier_gui.gfx.keyboard import PRESSES
from schmier_gui.gfx.pieces import Canvas, Piece, control_at, controls
from schmier_gui.gfx.room import room_and_table
from schmier_gui.scenes.context import Context
from schmier_gui.scenes.review_buttons import Button, Situation, button_pieces, buttons, deal_piece
from schmier_gui.scenes.review_hands import away_pieces, hand_pieces, kitty_piece
from schmier_gui.scenes.review_more import MoreScene
from schmier_gui.scenes.review_steps import Steps, deals_over
from schmier_gui.scenes.rules_scene import help_scene
from schmier_gui.scenes.scene import Scene
from schmier_gui.table.geometry import BUTTONS, HAND, TRICK, Geometry
from schmier_gui.table.model import TableModel
from schmier_gui.table.renderer import pieces

YOU = 0
REPEAT = 350, 90  # milliseconds until a held key repeats, and between repeats
KEYS = {
    pygame.K_LEFT: "review-step-back",
    pygame.K_RIGHT: "review-step",
    pygame.K_HOME: "review-first",
    pygame.K_END: "review-last",
    pygame.K_PAGEUP: "deal-before",
    pygame.K_PAGEDOWN: "deal-after",
    pygame.K_ESCAPE: "back",
    pygame.K_o: "review-hands",
    pygame.K_m: "review-more",
}


class ReviewScene(Scene):
    """Opens at deal `number` (by default the first one) and `step`. `remarks`: what there is to say of choices in this game; `shown`: how
    many of its events the table shows, so that nothing is told early.

    Raises ValueError for a game of which no deal is over.
    """

    def __init__(self, context: Context, session: Session, number: int | None = None, step: int = 0, remarks: Sequence[Remark] = (),
                 open_hands: bool = True, shown: int | None = None) -> None:
        super().__init__(context)
        self.session, self.open_hands = session, open_hands
        self.remarks = {found.choice.number: found for found in remarks}
        self.deals = deals_over(session, shown)
        if not self.deals:
            raise ValueError("no deal of this game is over")
        numbers = [deal.start.number for deal in self.deals]
        self.page = numbers.index(number) if number in numbers else 0
        self.steps = Steps(session, self.deals[self.page], YOU)
        self.step = min(step, len(self.steps) - 1)
        self.focus = self.hover = ""
        self._stale = True
        self._pieces: list[Piece] = []
        self._buttons: list[Button] = []
        self._active = False

    # -- the stack

    def enter(self) -> None:
        self._active = True
        self._lay_out()
        pygame.key.set_repeat(*REPEAT)
        for size in (HAND, TRICK):
            self.context.faces.want(CODES, *size)

    def leave(self) -> None:
        self._active = False
        pygame.key.set_repeat(0)

    def close(self) -> None:
        self.canvas.close()
        self._pieces = []

    def resize(self) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        viewport = self.context.viewport
        self.geometry = Geometry(viewport, self.session.rules.seats)
        self.canvas = Canvas(room_and_table(viewport, cloth=self.context.settings.cloth))
        self._stale = True

    def draw(self, surface: pygame.Surface, full: bool = False) -> list[pygame.Rect]:
        if full:
            self.canvas.forget()
        elif not self._stale:
            return []
        self._stale = False
        self._pieces = self._picture()
        return self.canvas.paint(self.context.painter(surface), self._pieces)

    def controls(self) -> dict[str, pygame.Rect]:
        return controls(self._pieces) if self._active else {}

    # -- where it stands

    @property
    def remark(self) -> Remark | None:
        """What there is to say of the choice that is made next."""
        choice = self.steps.choice_at(self.step)
        return None if choice is None else self.remarks.get(choice.number)

    def go_to(self, step: int) -> None:
        """To a step of this deal, as far as there is one."""
        step = max(0, min(len(self.steps) - 1, step))
        if step != self.step:
            self.step, self._stale = step, True

    def turn_to(self, page: int) -> None:
        """To the beginning of another deal, counted from 0."""
        page = max(0, min(len(self.deals) - 1, page))
        if page != self.page:
            self.page, self.step, self._stale = page, 0, True
            self.steps = Steps(self.session, self.deals[page], YOU)

    def _situation(self) -> Situation:
        leads = self.steps.trick_steps()
        trick = sum(lead <= self.step for lead in leads)
        return Situation(self.step, len(self.steps) - 1, trick, len(leads), self.page, len(self.deals), self.open_hands)

    # -- the picture

    def model(self) -> TableModel:
        """What the table shows."""
        found = self.remark
        if found is not None:
            return self.steps.judged_model(self.step, found, self.open_hands)
        return self.steps.model(self.step, self.open_hands)

    def _picture(self) -> list[Piece]:
        model, geometry = self.model(), self.geometry
        four_colour = "four-colour" in self.context.faces.deck
        kitty = self.steps.kitty(self.step) if self.open_hands and model.hint is None else ()
        if kitty:
            model.kitty = 0
        away = self.steps.away(self.step) if self.open_hands else {}
        for seat in away:
            model.seats[seat].backs = 0
        found = [_still(piece) for piece in pieces(model, geometry) if piece.name not in BUTTONS]
        if self.open_hands:
            found += hand_pieces(self.steps.hands(self.step), YOU, geometry, four_colour)
            found += kitty_piece(kitty, geometry, four_colour)
            found += away_pieces(away, YOU, geometry, four_colour)
        self._buttons = buttons(self._situation(), geometry)
        found += button_pieces(self._buttons, geometry, self.focus, self.hover)
        found.append(deal_piece(self.steps.number, geometry))
        return found

    # -- input

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.MOUSEMOTION:
            self._point(control_at(self._pieces, event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.focus = ""
            self.press(control_at(self._pieces, event.pos))
        elif event.type == pygame.MOUSEWHEEL:
            self.go_to(self.step - event.y)

    def press(self, control: str) -> None:
        """Do what a button does."""
        self._stale = True
        leads = self.steps.trick_steps()
        match control:
            case "review-step":
                self.go_to(self.step + 1)
            case "review-step-back":
                self.go_to(self.step - 1)
            case "review-first":
                self.go_to(0)
            case "review-last":
                self.go_to(len(self.steps) - 1)
            case "deal-before":
                self.turn_to(self.page - 1)
            case "deal-after":
                self.turn_to(self.page + 1)
            case "review-hands":
                self.open_hands = not self.open_hands
            case "review-more":
                self._more()
            case "back":
                self.context.stack.pop()
            case _ if control.startswith("review-trick-"):
                trick = int(control[-1])
                self.go_to(0 if trick == 0 else leads[trick - 1])

    def _more(self) -> None:
        """What else can be done from here."""
        self.context.stack.push(MoreScene(self.context, self.session, self.steps, self.step))

    def _key(self, event: pygame.event.Event) -> None:
        name = pygame.key.name(event.key).removeprefix("[").removesuffix("]")
        if event.key == pygame.K_F1:
            self.context.stack.push(help_scene(self.context, self.session.rules))
        elif event.key in PRESSES:
            self.press(self.focus or "review-step")
        elif event.key == pygame.K_TAB:
            self._next(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self._next_trick(-1 if event.key == pygame.K_UP else 1)
        elif event.key in KEYS:
            self.press(KEYS[event.key])
        elif name in "0123456" and f"review-trick-{name}" in self.controls():
            self.press(f"review-trick-{name}")

    def _next_trick(self, by: int) -> None:
        stops = [0, *self.steps.trick_steps(), len(self.steps) - 1]
        ahead = [stop for stop in stops if (stop > self.step if by > 0 else stop < self.step)]
        if ahead:
            self.go_to(ahead[0] if by > 0 else ahead[-1])

    def _next(self, by: int) -> None:
        ring = [button.control for button in self._buttons if button.enabled]
        place = ring.index(self.focus) + by if self.focus in ring else (0 if by > 0 else -1)
        self.focus, self._stale = ring[place % len(ring)], True

    def _point(self, control: str) -> None:
        if control != self.hover:
            self.hover, self._stale = control, True


def _still(piece: Piece) -> Piece:
    """The same picture, but nothing to click."""
    return msgspec.structs.replace(piece, control="", target=None) if piece.control else piece
