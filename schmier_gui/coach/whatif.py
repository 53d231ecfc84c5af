"""What if this card were another? The same situation with one card changed, and which one change would make a bid right."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import gettext as _

import msgspec
from msgspec.structs import replace

from schmier_gui.coach.estimate import Estimate, estimate
from schmier_gui.coach.hands import HandError
from schmier_gui.engine.actions import Action, Bid
from schmier_gui.engine.cards import PACKS, Card
from schmier_gui.engine.view import View
from schmier_gui.engine.words import card_name

ROUNDS = ((24, 512), (8, 2048), (3, 8192))
"""So many changes are tried with so many deals each, then the best of them with more."""
AS_OFTEN = 2


class Change(msgspec.Struct, frozen=True):
    """Card `out` goes for card `into`: the chance to win with the bid then, the chance to make it if it stands, and how much more often the
    bid wins than the best other call (below 0: less often) and than a pass, with its standard error; None where a pass is illegal.
    """

    out: Card
    into: Card
    win: float
    p_made: float
    gain: float
    gain_se: float
    over_pass: float | None

    @property
    def right(self) -> bool:
        """Whether the bid is then the best call."""
        return self.gain >= 0


def swapped(view: View, out: Card, into: Card) -> View:
    """The same situation with one card of the hand changed. Raises HandError where `out` is not held, or `into` is, or is in no pack."""
    if out not in view.hand:
        raise HandError(_("The {card} is not in this hand").format(card=card_name(out)))
    if into not in PACKS[view.rules.game]:
        raise HandError(_("There is no such card in this game"))
    if into in view.hand and into != out:
        raise HandError(_("The {card} is in this hand already").format(card=card_name(into)))
    hand = tuple(into if card == out else card for card in view.hand)
    choice = view.decision
    return replace(view, hand=hand, decision=None if choice is None else replace(choice, hand=hand))


def which_card(view: View, bid: int, seed: str | int = 0) -> Iterator[tuple[Change, ...]]:
    """The changes of one card that do most for a bid, the best first, growing surer; each `next` is a slice of a few milliseconds.

    It tells () until the first change is tried. Raises ValueError, at the first `next`, unless `bid` is a legal call here.
    """
    if view.decision is None or not any(action == Bid(bid) for action in legal_calls_of(view)):
        raise ValueError("only a legal bid can be made right")
    told: tuple[Change, ...] = ()
    changes = _likely(view, ROUNDS[0][0])
    for count, deals in ROUNDS:
        found: list[Change] = []
        for out, into in changes[:count]:
            last: Estimate | None = None
            for now in estimate(swapped(view, out, into), deals, seed):
                last = now
                yield told
            assert last is not None
            found.append(_change(out, into, bid, last))
            if count == ROUNDS[0][0]:
                told = _sorted(found)
        told = _sorted(found)
        changes = [(change.out, change.into) for change in told]
    yield told


def legal_calls_of(view: View) -> tuple[Action, ...]:
    """The legal calls, none where it is not time to call."""
    return view.decision.actions if view.decision is not None and view.decision.kind == "call" else ()


def _sorted(changes: list[Change]) -> tuple[Change, ...]:
    return tuple(sorted(changes, key=lambda change: -change.gain))


def _change(out: Card, into: Card, bid: int, told: Estimate) -> Change:
    mine = told.of(bid)
    best = max((option for option in told.options if option.bid != bid), key=lambda option: option.win, default=mine)
    gain, error = told.difference(mine, best)
    return Change(out, into, mine.win, mine.p_made or 0.0, gain, error, None if told.passing is None else mine.win - told.passing.win)


def _likely(view: View, count: int) -> list[tuple[Card, Card]]:
    """The changes after which the hand counts most, by the quick count by which our own players call; a card comes in for two at most."""
    import numpy as np

    from schmier_gui.ai.playout.auction import worth
    from schmier_gui.ai.playout.dealing import number_of

    number = number_of(view.rules.game)
    new = [card for card in PACKS[view.rules.game] if card not in view.hand]
    pairs = [(out, into) for out in view.hand for into in new]
    hands = [[number[into if card == out else card] for card in view.hand] for out, into in pairs]
    counted = worth(view.rules.game, np.array(hands, np.uint8).T).max(0)
    found: list[tuple[Card, Card]] = []
    for place in np.argsort(-counted, kind="stable"):
        if sum(into == pairs[place][1] for _out, into in found) < AS_OFTEN:
            found.append(pairs[place])
    return found[:count]
