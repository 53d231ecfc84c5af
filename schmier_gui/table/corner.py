"""Which of the buttons in the corner can be pressed now."""

from __future__ import annotations

from schmier_gui.engine.claim import Claim
from schmier_gui.table import prompt
from schmier_gui.table.model import TableModel


def set_buttons(model: TableModel, asked: bool, hints: bool, undo: bool, claim: Claim | None) -> None:
    """`asked`: the person is to act; `hints`: there are any; `undo`: a choice can be taken back; `claim`: what may be claimed."""
    buttons = {"menu", "log"}
    model.hints = hints
    if hints and asked:
        buttons.add("hint")
    if undo:
        buttons.add("undo")
    if model.previous is not None:
        buttons.add("last-trick")
    if claim is not None:
        buttons.add("claim")
    model.offer = "" if claim is None else prompt.offers(claim)
    model.controls = buttons
