"""Kinds of hands, of places in the auction and of scores: what drills ask for and what progress is counted by."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _
from typing import TypeAlias

from schmier_gui.ai.tactics.tactic import N_
from schmier_gui.engine.auction import PASS
from schmier_gui.engine.cards import JOKER, RANKS, SAME_COLOUR, SUITS, Card, Game, Suit, printed_suit
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.view import View

Hand: TypeAlias = tuple[Card, ...]
LONG = 4
NEAR: dict[Game, int] = {"schmier": 3, "smear": 3}
"""A side that lacks this many points or fewer may be out after this deal."""


def _in_suit(game: Game, hand: Hand, suit: Suit) -> list[Card]:
    """What would be trump with this suit, but for the joker."""
    left = "J" + SAME_COLOUR[suit] if game == "schmier" else ""
    return [card for card in hand if printed_suit(card) == suit or card == left]


def _two_bowers(game: Game, hand: Hand) -> bool:
    return {"JS", "JC"} <= set(hand) or {"JH", "JD"} <= set(hand)


def _no_ace(game: Game, hand: Hand) -> bool:
    return not any(card[0] == "A" for card in hand)


def _ace_and_low(game: Game, hand: Hand) -> bool:
    return any("A" + suit in hand and RANKS[game][0] + suit in hand for suit in SUITS)


def _long_weak(game: Game, hand: Hand) -> bool:
    suits = [_in_suit(game, hand, suit) for suit in SUITS]
    return any(len(cards) >= LONG and not {"A", "K"} & {card[0] for card in cards} for cards in suits)


def _short_strong(game: Game, hand: Hand) -> bool:
    """Ace and king of a suit, and nothing else of it."""
    return any({card[0] for card in cards} == {"A", "K"} for suit in SUITS if (cards := _in_suit(game, hand, suit)))


def _joker(game: Game, hand: Hand) -> bool:
    return JOKER in hand


def _bare_jack(game: Game, hand: Hand) -> bool:
    return any("J" + suit in hand and len(_in_suit(game, hand, suit)) <= 2 for suit in SUITS)


HAND_KINDS: dict[str, tuple[str, tuple[Game, ...], Callable[[Game, Hand], bool]]] = {
    "two-bowers": (N_("Two bowers"), ("schmier",), _two_bowers),
    "joker": (N_("The joker"), ("schmier",), _joker),
    "no-ace": (N_("No ace"), ("schmier", "smear"), _no_ace),
    "ace-and-low": (N_("Ace and low card"), ("schmier", "smear"), _ace_and_low),
    "long-weak": (N_("A long weak suit"), ("schmier", "smear"), _long_weak),
    "short-strong": (N_("A suit of ace and king"), ("schmier", "smear"), _short_strong),
    "bare-jack": (N_("A lonely jack"), ("smear",), _bare_jack),
}
"""By key: the title, the games it belongs to, and the test of six cards."""

SEAT_KINDS: dict[str, str] = {
    "first": N_("First to speak"),
    "quiet": N_("Nobody has bid yet"),
    "partner": N_("After partner’s bid"),
    "rival": N_("Over a rival’s bid"),
    "dealer": N_("As dealer"),
    "forced": N_("Dealer forced to bid"),
    "trump": N_("Naming trump"),
    "lay_away": N_("What to bury"),
}
SCORE_KINDS: dict[str, str] = {
    "ahead": N_("Nearly out"),
    "behind": N_("A rival is nearly out"),
    "both": N_("Both sides nearly out"),
    "minus": N_("Below zero"),
    "level": N_("Far from the end"),
}
OTHER = "other"
_MORE = {OTHER: N_("Any other hand")}


def hand_kinds(rules: Rules, hand: Hand) -> tuple[str, ...]:
    """Every kind that a dealt hand is of; ("other",) where it is of none."""
    return tuple(key for key, (_title, games, test) in HAND_KINDS.items() if rules.game in games and test(rules.game, hand)) or (OTHER,)


def seat_kind(view: View) -> str:
    """The one place in the auction, or the decision after it."""
    choice = view.decision
    assert choice is not None
    if choice.kind != "call":
        return "trump" if choice.kind == "trump" else "lay_away"
    if choice.is_dealer:
        return "dealer" if PASS in choice.actions else "forced"
    if view.bid:
        own = view.rules.side(view.declarer) == view.rules.side(view.seat)
        return "partner" if own else "rival"
    return "quiet" if view.calls else "first"


def partner_bid(view: View) -> bool:
    """Whether the highest bid is the partner's."""
    return bool(view.bid) and view.rules.side(view.declarer) == view.rules.side(view.seat) and view.declarer != view.seat


def score_kind(view: View) -> str:
    """The one kind of this score, from the seat's own side."""
    side = view.rules.side(view.seat)
    out = view.rules.target - NEAR[view.rules.game]
    own = view.scores[side]
    rival = max(score for other, score in enumerate(view.scores) if other != side)
    if own >= out:
        return "both" if rival >= out else "ahead"
    if rival >= out:
        return "behind"
    return "minus" if own < 0 else "level"


def kind_title(key: str) -> str:
    """The kind in words for people."""
    if key in HAND_KINDS:
        return _(HAND_KINDS[key][0])
    return _((SEAT_KINDS | SCORE_KINDS | _MORE)[key])
