"""Fresh hands for which a bid comes into question, and what became of them once they had to be played.

The bids go round in turn, so that each is as frequent as the others. For a bid a seat is drawn, before which all pass, and among some
hundred deals the one whose hand is worth what a hand should be worth for this bid, give or take a little: those are the hands over which
people think. Selection looks at the hand alone, at a quick count that knows nothing of the estimate.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from schmier_gui.ai.bot import Bot, decide
from schmier_gui.ai.playout.auction import worth
from schmier_gui.ai.playout.dealing import Numbers, shuffled
from schmier_gui.coach.hands import Situation, session_of
from schmier_gui.engine.actions import Action, Bid, NameTrump, Pass
from schmier_gui.engine.cards import PACKS, Game, Suit
from schmier_gui.engine.deal import HAND
from schmier_gui.engine.events import DealScored
from schmier_gui.engine.rules import Rules

DEALS = 256
ABOUT: dict[Game, dict[int, float]] = {
    "schmier": {3: 2.7, 4: 3.5, 5: 4.2, 6: 5.1},
    "smear": {2: 1.7, 3: 2.45, 4: 3.35},
}
"""What hands are worth of which one may ask whether they make a bid: there it is made about as often as not."""
AROUND = 1.2
"""Among so many deals the hand is looked for whose worth is nearest to one drawn from so far below to so far above what the bid asks."""

Chance: TypeAlias = np.random.Generator


class Fresh(msgspec.Struct, frozen=True):
    """A hand and the bid that it is asked for: `situation.seat` is about to call, and has heard only passes."""

    bid: int
    situation: Situation


class Played(msgspec.Struct, frozen=True):
    """What became of it: the suit named, and the score."""

    trump: Suit
    scored: DealScored


def chance_of(*names: object) -> Chance:
    """Chance that the same names bring back."""
    digest = hashlib.sha256("/".join(map(str, names)).encode()).digest()
    return np.random.Generator(np.random.SFC64(int.from_bytes(digest[:8], "big")))


def fresh(rules: Rules, seed: str, number: int) -> Fresh:
    """Hand `number` of this seed, counted from 0."""
    chance = chance_of(seed, "hand", number)
    bids = range(rules.lowest_bid, rules.highest_bid + 1)
    bid = bids[number % len(bids)]
    dealer = int(chance.integers(rules.seats))
    before = int(chance.integers(rules.seats if rules.dealer_asked else rules.seats - 1))
    numbers = shuffled(chance, np.arange(len(PACKS[rules.game]), dtype=np.uint8), DEALS)
    best = _best(rules, numbers, dealer)
    asked = ABOUT[rules.game]
    near = np.abs(best[before] - (asked[bid] + chance.uniform(-AROUND, AROUND)))
    passed = (best[:before] < asked[rules.lowest_bid]).all(0)
    return Fresh(bid, _situation(rules, numbers[:, int(np.where(passed, near, near + 100).argmin())], dealer, before))


def _best(rules: Rules, numbers: Numbers, dealer: int) -> npt.NDArray[np.float32]:
    """What the hands are worth, in the order in which they call, (seats, deals)."""
    hands = numbers[: HAND * rules.seats].reshape(rules.seats, HAND, -1)
    best: npt.NDArray[np.float32] = worth(rules.game, np.moveaxis(np.roll(hands, -(dealer + 1), 0), 1, 0)).max(0)
    return best


def _situation(rules: Rules, numbers: Numbers, dealer: int, before: int) -> Situation:
    cards = [PACKS[rules.game][number] for number in numbers]
    hands = tuple(tuple(cards[HAND * seat : HAND * seat + HAND]) for seat in range(rules.seats))
    seat, scores = (dealer + 1 + before) % rules.seats, (0,) * rules.sides
    return Situation(rules, hands, tuple(cards[HAND * rules.seats :]), dealer, seat, scores, (None,) * before)


def play_out(hand: Fresh, trump: Suit | None, bots: Sequence[Bot]) -> Played:
    """The hand is bid, everybody else passes, and `bots` play it. `trump` is named where it may be; None leaves it to the bot."""
    session = session_of(hand.situation)
    session.submit(Bid(hand.bid))
    while (choice := session.decision) is not None:
        action: Action
        if choice.kind == "call":
            action = Pass()
        elif choice.kind == "trump" and trump is not None and NameTrump(trump) in choice.actions:
            action = NameTrump(trump)
        else:
            action = decide(bots[choice.seat], session.view(choice.seat))
        if isinstance(action, NameTrump):
            trump = action.suit
        for event in session.submit(action):
            if isinstance(event, DealScored):
                return Played(trump or "", event)
    raise AssertionError("a deal that is played ends with a score")
