"""How high to bid, and when to pass. Tactics for one call, in the order in which they are asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TypeAlias

from schmier_gui.ai.tactics.counting import chance_made, count_points
from schmier_gui.ai.tactics.tactic import N_, Tactic
from schmier_gui.engine.actions import Bid, Pass
from schmier_gui.engine.auction import PASS
from schmier_gui.engine.cards import SUITS, Card, Suit
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.trump import order
from schmier_gui.engine.view import View

Chooser: TypeAlias = Callable[[Rules, tuple[Card, ...]], tuple[Suit, float]]
"""From a hand to the suit it would name, and what it counts."""

NEEDED: dict[tuple[str, int], dict[str, dict[int, float]]] = {
    ("schmier", 3): {
        "free": {3: 0.66, 4: 0.76, 5: 0.76, 6: 0.80},
        "rival": {3: 0.60, 4: 0.58, 5: 0.58, 6: 0.65},
        "partner": {3: 0.90, 4: 0.72, 5: 0.76, 6: 0.80},
    },
    ("schmier", 2): {
        "free": {3: 0.56, 4: 0.74, 5: 0.76, 6: 0.80},
        "rival": {3: 0.56, 4: 0.67, 5: 0.62, 6: 0.70},
        "partner": {3: 0.90, 4: 0.76, 5: 0.78, 6: 0.80},
    },
    ("smear", 2): {
        "free": {2: 0.85, 3: 0.57, 4: 0.74},
        "rival": {2: 0.60, 3: 0.47, 4: 0.42},
        "partner": {2: 0.95, 3: 0.55, 4: 0.70},
    },
}
"""By game and sides: the chance to make it that a bid needs while nobody has bid, over a rival's bid, and over the partner's; measured."""

WINS_OUT = 0.05
LAST_CALL = 0.10
SAFE_AT_HOME = 0.10
DEALER_SET = 0.35
NEAR = {"schmier": 3, "smear": 2}
"""How far the score moves the chance that a bid needs, and how near to the target is near."""


def best_suit(rules: Rules, hand: tuple[Card, ...]) -> tuple[Suit, float]:
    """The suit that counts most as trump (Smear: of those held), and what it counts."""
    held = {card[1] for card in hand} if rules.game == "smear" else SUITS
    counts = [(count_points(rules, hand, suit), suit) for suit in SUITS if suit in held]
    points, suit = max(counts)
    return suit, points


def longest_suit(rules: Rules, hand: tuple[Card, ...]) -> tuple[Suit, float]:
    """The suit of which the hand holds most cards as trumps, the better one of two, and what it counts."""
    length = {suit: sum(order(rules.game, suit).suit_of[card] == suit for card in hand) for suit in SUITS}
    points, suit = max((count_points(rules, hand, suit), suit) for suit in SUITS if length[suit] == max(length.values()))
    return suit, points


class Auction:
    """One seat about to call: the facts.

    `points`: what its best suit counts, give or take how far the player misjudges it (`error`); `holder`: "free", "rival" or "partner" has
    the bid so far; `bids`: the amounts it may bid; `ease`: how far the score lowers the chance that a bid needs, if the player minds it.
    """

    def __init__(self, view: View, boldness: float, error: float = 0.0, minds_score: bool = True, choose: Chooser = best_suit) -> None:
        decision = view.decision
        assert decision is not None
        self.view, self.rules, self.boldness, self.minds_score = view, view.rules, boldness, minds_score
        self.suit, counted = choose(view.rules, view.hand)
        self.points = counted + error
        self.may_pass = PASS in decision.actions
        self.bids = [action.amount for action in decision.actions if isinstance(action, Bid)]
        self.last = decision.is_dealer
        side = view.rules.side(view.seat)
        self.holder = "free" if not view.bid else "partner" if view.rules.side(view.declarer) == side else "rival"
        self.own = view.scores[side]
        self.best_rival = max(score for n, score in enumerate(view.scores) if n != side)

    @cached_property
    def ease(self) -> float:
        """A rival about to go out makes bold, being about to go out oneself makes careful."""
        if not self.minds_score:
            return 0.0
        target, near = self.rules.target, NEAR[self.rules.game]
        ease = DEALER_SET if self.last and self.holder == "free" and self.rules.no_bid == "dealer_set" else 0.0
        if self.best_rival >= target - near:
            ease += LAST_CALL
        elif self.own >= target - 2 and not self.rules.must_bid_out:
            return ease - SAFE_AT_HOME
        if self.own >= target - self.rules.highest_bid:
            ease += WINS_OUT
        return ease

    def bears(self, bid: int, holder: str, ease: float | None = None) -> bool:
        """Whether the hand is good enough for a bid, at this score or with another ease."""
        needed = NEEDED[self.rules.game, self.rules.sides][holder][bid] - (self.ease if ease is None else ease)
        bar: float = max(needed, 0.05) ** self.boldness
        return self.chance(bid) >= bar

    def chance(self, bid: int) -> float:
        """The chance to make a bid."""
        return chance_made(self.rules, self.points, bid)


def bids_when_forced(auction: Auction) -> Pass | Bid | None:
    if not auction.may_pass and not auction.bears(auction.bids[0], "free"):
        return Bid(auction.bids[0])
    return None


def bids_high(auction: Auction) -> Pass | Bid | None:
    """Where others still speak, as high as the hand would bear anyway: they have to go higher, or leave it."""
    if auction.last or not auction.bears(auction.bids[0], auction.holder):
        return None
    high = [bid for bid in auction.bids[1:] if auction.bears(bid, "free")]
    return Bid(high[-1]) if high else None


def bids_low(auction: Auction) -> Pass | Bid | None:
    """No higher than it takes: all points count whatever was bid."""
    return Bid(auction.bids[0]) if auction.bears(auction.bids[0], auction.holder) else None


def leaves_it_to_partner(auction: Auction) -> Pass | Bid | None:
    return PASS if auction.holder == "partner" else None


def plays_safe(auction: Auction) -> Pass | Bid | None:
    """The hand would bear the bid, were the game not nearly won."""
    return PASS if auction.ease < 0 and auction.bears(auction.bids[0], auction.holder, 0.0) else None


def passes(auction: Auction) -> Pass | Bid | None:
    return PASS


CALLING: tuple[Tactic[Auction, Pass | Bid], ...] = (
    Tactic(bids_when_forced, N_("All have passed, so the dealer must bid: the lowest bid costs least")),
    Tactic(
        bids_high,
        N_("With {suit} as trump this hand counts about {points:.1f} points, so it bears a high bid, and the others must go higher still"),
    ),
    Tactic(bids_low, N_("With {suit} as trump this hand counts about {points:.1f} points, and the bid holds in {percent} of 100 deals")),
    Tactic(leaves_it_to_partner, N_("Partner has the bid, and this hand does better as help")),
    Tactic(plays_safe, N_("The game is nearly won, and a defender's points count as much: no bid that may fail")),
    Tactic(passes, N_("Even with {suit} as trump this hand counts only about {points:.1f} points, too few for a bid")),
)
