"""The rules of Schmier and Smear: pure, deterministic, without a window, a clock or a global random number."""

from schmier_gui.engine.actions import Action, Bid, LayAway, NameTrump, Pass, PlayCard
from schmier_gui.engine.decision import Decision
from schmier_gui.engine.errors import (
    CardError,
    GameStuck,
    IllegalAction,
    NothingToUndo,
    RecordError,
    RulesError,
    SchmierError,
)
from schmier_gui.engine.events import Event
from schmier_gui.engine.exchange import LayAwayBounds
from schmier_gui.engine.replay import load, load_all
from schmier_gui.engine.rules import PRESETS, SCHMIER, SMEAR, Rules, preset
from schmier_gui.engine.session import Session
from schmier_gui.engine.state import State
from schmier_gui.engine.view import View

__all__ = [
    "PRESETS",
    "SCHMIER",
    "SMEAR",
    "Action",
    "Bid",
    "CardError",
    "Decision",
    "Event",
    "GameStuck",
    "IllegalAction",
    "LayAway",
    "LayAwayBounds",
    "NameTrump",
    "NothingToUndo",
    "Pass",
    "PlayCard",
    "RecordError",
    "Rules",
    "RulesError",
    "SchmierError",
    "Session",
    "State",
    "View",
    "load",
    "load_all",
    "preset",
]
