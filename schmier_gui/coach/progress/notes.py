"""One call as it is written down."""

from __future__ import annotations

import sqlite3
from datetime import datetime

import msgspec

from schmier_gui.coach.grade import ExchangeVerdict, Graded, Step
from schmier_gui.coach.hands import Situation, view_of
from schmier_gui.coach.kinds import hand_kinds, score_kind, seat_kind
from schmier_gui.engine.actions import Action, Bid, LayAway, NameTrump, PlayCard
from schmier_gui.engine.cards import card_text

BOLD, SHY, SUIT, CARDS, RIGHT = "bold", "shy", "suit", "cards", "right"
LEANS = (BOLD, SHY, SUIT, CARDS, RIGHT)
"""How a call was off: too much, too little, the wrong suit, the wrong cards, or not at all."""

Verdict = Graded | ExchangeVerdict


def lean_of(verdict: Verdict) -> str:
    """How a call was off; one that is sound, too close to call, or that nothing hangs on, is not."""
    if verdict.step.sound or verdict.step is Step.DECIDED:
        return RIGHT
    if isinstance(verdict, ExchangeVerdict):
        return SUIT if isinstance(verdict.chosen, NameTrump) else CARDS
    chosen, best = verdict.chosen.bid or 0, verdict.best.bid or 0
    return SUIT if chosen == best else BOLD if chosen > best else SHY


def write_call(
    connection: sqlite3.Connection,
    situation: Situation,
    verdict: Verdict,
    now: datetime,
    guess: float | None,
    name: str,
    hand: int | None,
) -> int:
    """Write one call and its kinds; returns its number."""
    view = view_of(situation)
    chosen, best, chance = _told(verdict)
    values = {
        "at": now.timestamp(),
        "day": now.date().isoformat(),
        "game": situation.rules.game,
        "name": name,
        "situation": msgspec.json.encode(situation).decode(),
        "seat": seat_kind(view),
        "score": score_kind(view),
        "choice": chosen,
        "best": best,
        "lean": lean_of(verdict),
        "step": verdict.step.key,
        "cost": verdict.cost,
        "cost_se": verdict.cost_se,
        "chance": chance,
        "guess": guess,
        "hand": hand,
    }
    places = ", ".join(f":{column}" for column in values)
    written = connection.execute(f"INSERT INTO calls ({', '.join(values)}) VALUES ({places})", values).lastrowid
    assert written is not None
    kinds = hand_kinds(situation.rules, situation.hand)
    connection.executemany("INSERT INTO kinds (call, kind) VALUES (?, ?)", [(written, kind) for kind in kinds])
    return written


def _told(verdict: Verdict) -> tuple[str, str, float | None]:
    if isinstance(verdict, ExchangeVerdict):
        return _action_text(verdict.chosen), _action_text(verdict.best), None
    chosen, best = verdict.chosen, verdict.best
    return (*("p" if worth.bid is None else f"{worth.bid}{worth.trump}" for worth in (chosen, best)), chosen.p_made)  # type: ignore[return-value]


def _action_text(action: Action) -> str:
    match action:
        case LayAway(cards):
            return card_text(sorted(cards))
        case NameTrump(suit):
            return suit
        case PlayCard(card):
            return card
        case Bid(amount):
            return str(amount)
    return "p"


SOUND_KEYS = tuple(step.key for step in Step if step.sound)
