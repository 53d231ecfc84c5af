"""What can be wrong with what a person or a program asks of the engine. Every message is one clear sentence."""

from __future__ import annotations


class SchmierError(ValueError):
    """Base of every error that is the fault of the input, not of the program."""


class CardError(SchmierError):
    """A text that is no card, or cards that are no pack."""


class RulesError(SchmierError):
    """A rule set with an unknown or impossible option; the message names it."""


class IllegalAction(SchmierError):
    """An action the rules don't allow now; the message is the reason. Nothing was changed."""


class NothingToUndo(SchmierError):
    """There is no decision left to take back."""


class GameStuck(SchmierError):
    """R24: 200 deals in a row were thrown in and nobody at the table could ever stop it."""


class RecordError(SchmierError):
    """A record that can't be replayed. `line` counts from 1 within the file; `source` names the file."""

    def __init__(self, reason: str, line: int, source: str = "") -> None:
        self.reason, self.line, self.source = reason, line, source
        place = f"{source}, line {line}" if source else f"line {line}"
        super().__init__(f"{place}: {reason}")
