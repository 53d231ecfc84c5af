"""A practice hand: one decision at a table that never was, dealt for somebody to think about."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from schmier_gui.engine.actions import Bid, NameTrump, Pass
from schmier_gui.engine.cards import Card, Suit
from schmier_gui.engine.deal import join_pack, split_pack
from schmier_gui.engine.errors import SchmierError
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.session import Player, Session
from schmier_gui.engine.view import View

Kind: TypeAlias = Literal["call", "trump", "lay_away"]


class HandError(SchmierError):
    """A practice hand that can't be dealt, or a text that tells of none. The message is one whole sentence."""


class Situation(msgspec.Struct, frozen=True):
    """`hands` by seat as dealt, `kitty` in the order in which it is drawn; `calls` in turn from the dealer's left, None for a pass.

    `seat` is about to decide: its call, or, once the calls are complete, as declarer: trump (Smear: with the kitty cards in hand), and
    with `trump` named what to lay away (Smear only).
    """

    rules: Rules
    hands: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...]
    dealer: int
    seat: int
    scores: tuple[int, ...]
    calls: tuple[int | None, ...] = ()
    trump: Suit | None = None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The six cards dealt to the seat that decides."""
        return self.hands[self.seat]

    @property
    def speaks(self) -> int:
        """How many seats call before this one: 0 for the first to speak, the number of seats less one for the dealer."""
        return (self.seat - self.dealer - 1) % self.rules.seats


def session_of(situation: Situation, names: Sequence[str] | None = None, players: Sequence[Player] | None = None) -> Session:
    """A real session at this very decision, to be played on for this one deal. It has no record: practice is no game.

    Raises SchmierError where the engine can't come there: a wrong pack, an illegal call, another seat to act.
    """
    pack = join_pack(situation.rules, situation.dealer, situation.hands, situation.kitty)
    session = Session.new(
        situation.rules, dealer=situation.dealer, names=names, players=players, deals=[pack], scores=situation.scores
    )
    for call in situation.calls:
        session.submit(Pass() if call is None else Bid(call))
    if situation.trump is not None:
        session.submit(NameTrump(situation.trump))
    choice = session.decision
    if choice is None or choice.kind == "play":
        raise HandError(_("After these calls there is nothing left to decide before the cards are played"))
    if choice.seat != situation.seat:
        words = _("After these calls it is the turn of seat {turn}, not of seat {seat}")
        raise HandError(words.format(turn=choice.seat, seat=situation.seat))
    return session


def view_of(situation: Situation) -> View:
    """What the seat that decides may know. Raises as `session_of` does."""
    return session_of(situation).view(situation.seat)


def kind_of(situation: Situation) -> Kind:
    """What is to be decided. Raises as `session_of` does."""
    choice = session_of(situation).decision
    assert choice is not None and choice.kind != "play"
    return choice.kind


def dealt(rules: Rules, pack: Sequence[Card], dealer: int, seat: int, scores: Sequence[int]) -> Situation:
    """The situation of a pack that has just been dealt, before any call."""
    hands, kitty = split_pack(rules, dealer, tuple(pack))
    return Situation(rules, hands, kitty, dealer, seat, tuple(scores))


def turned(situation: Situation, seat: int = 0) -> Situation:
    """The same table counted from another chair, so that the one who decides is `seat`; the sides keep their scores."""
    rules, by = situation.rules, seat - situation.seat
    if by % rules.seats == 0:
        return situation
    return replace(
        situation,
        hands=tuple(situation.hands[(s - by) % rules.seats] for s in range(rules.seats)),
        dealer=(situation.dealer + by) % rules.seats,
        seat=seat,
        scores=tuple(situation.scores[(side - by) % rules.sides] for side in range(rules.sides)),
    )
