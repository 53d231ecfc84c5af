"""The coach's hint in the words of the table."""

from __future__ import annotations

from collections.abc import Generator

from schmier_gui.coach.actions import as_advice
from schmier_gui.coach.hint import hint
from schmier_gui.engine.view import View
from schmier_gui.table.hints import Advice


def advise(view: View) -> Generator[None, None, Advice]:
    """Think about a view in slices."""
    found = yield from hint(view)
    return Advice(found.action, as_advice(found.action), found.reason)
