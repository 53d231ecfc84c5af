"""What a table asks of whoever owns it."""

from __future__ import annotations

from typing import Protocol

from schmier_gui.engine.events import Event
from schmier_gui.table.director import Pause


class Host(Protocol):
    """Who owns the table: told of every change before the screen shows it, and of what the table can't do itself."""

    def played(self) -> None:
        """A choice has been made: the record has grown."""

    def taken_back(self) -> None:
        """The record has been cut short by an undo."""

    def paused(self, pause: Pause, event: Event) -> None:
        """The score, a thrown-in deal or the end of the game wants to be seen; call `go_on` then."""

    def asked(self, control: str) -> None:
        """The person pressed "menu", "log", "claim", "tour-next" or "tour-skip"."""

    def heard(self, sound: str) -> None:
        """Something on the table makes a sound (`table.noises`)."""
