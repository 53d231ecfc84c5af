"""Which of the buttons in the corner can be pressed now."""

from __future__ import annotations

from schmier_gui.engine.claim import Claim
from schmier_gui.engine.decision import Decision
from schmier_gui.table import prompt
from schmier_gui.table.model import TableModel
from schmier_gui.table.tour import Tour


def set_buttons(model: TableModel, decision: Decision | None, hints: bool, undo: bool, claim: Claim | None, tour: Tour | None) -> None:
    """`decision`: what the person is asked; `hints`: there are any; `undo`: a choice can be taken back; `claim`: what may be claimed;
    `tour`: shows somebody new round while a call is asked for.
    """
    buttons = {"menu", "log"}
    model.hints = hints
    if hints and decision is not None:
        buttons.add("hint")
    if undo:
        buttons.add("undo")
    if model.previous is not None:
        buttons.add("last-trick")
    if claim is not None:
        buttons.add("claim")
    model.tour = tour.now if tour is not None and decision is not None and decision.kind == "call" else None
    if model.tour is not None:
        buttons |= {"tour-next"} if model.tour.number == model.tour.count else {"tour-next", "tour-skip"}
    model.offer = "" if claim is None else prompt.offers(claim)
    model.controls = buttons
