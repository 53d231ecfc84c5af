"""What the seat to act may do, and why not something else: the one place that clicks, keys, players and the coach choose from."""

from __future__ import annotations

from gettext import gettext as _
from typing import Literal, TypeAlias

import msgspec

from schmier_gui.engine.actions import Action, Bid, LayAway, NameTrump, Pass, PlayCard
from schmier_gui.engine.auction import legal_calls, why_not_call
from schmier_gui.engine.cards import PACKS, SUITS, Card, Suit, printed_suit
from schmier_gui.engine.exchange import LayAwayBounds, bounds, why_not_lay_away
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.state import State
from schmier_gui.engine.trick import led_suit, legal_cards, why_not_card

Kind: TypeAlias = Literal["call", "trump", "lay_away", "play"]
PLAYS: dict[Card, PlayCard] = {card: PlayCard(card) for card in PACKS["schmier"]}
NAMES: dict[Suit, NameTrump] = {suit: NameTrump(suit) for suit in SUITS}


class Decision(msgspec.Struct, frozen=True):
    """One seat's choice. It holds nothing that the seat may not know.

    `legal`: every legal action; where cards are laid away, the bounds that describe them all. `bid` is the highest so far;
    `led` the effective suit led, "" for a leader; `opening` marks the first lead of the deal.
    """

    seat: int
    kind: Kind
    legal: tuple[Action, ...] | LayAwayBounds
    rules: Rules
    hand: tuple[Card, ...]
    is_dealer: bool
    bid: int
    trump: Suit
    led: Suit
    opening: bool

    @property
    def actions(self) -> tuple[Action, ...]:
        """The legal actions of a call, trump or play decision. Raises TypeError for a lay-away: see `bounds`."""
        if isinstance(self.legal, LayAwayBounds):
            raise TypeError("a lay-away is described by its bounds")
        return self.legal

    @property
    def bounds(self) -> LayAwayBounds:
        """The bounds of a lay-away. Raises TypeError for other kinds: see `actions`."""
        if not isinstance(self.legal, LayAwayBounds):
            raise TypeError("only a lay-away has bounds")
        return self.legal

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that may be played or laid away; () in the auction and when trump is named."""
        if isinstance(self.legal, LayAwayBounds):
            return self.legal.allowed
        return tuple(a.card for a in self.legal if isinstance(a, PlayCard))

    def why_not(self, action: object) -> str | None:
        """R44: the reason against an action in one sentence, None where it is legal."""
        if self.kind == "call" and isinstance(action, Pass | Bid):
            return why_not_call(self.rules, self.bid, self.is_dealer, action)
        if self.kind == "trump" and isinstance(action, NameTrump):
            return self._why_not_trump(action.suit)
        if self.kind == "lay_away" and isinstance(action, LayAway):
            return why_not_lay_away(self.rules, self.hand, self.trump, self.bounds, action.cards)
        if self.kind == "play" and isinstance(action, PlayCard):
            return why_not_card(self.rules, self.hand, self.trump, self.led, self.opening, action.card)
        return {
            "call": _("It is time to bid or pass"),
            "trump": _("It is time to name trump"),
            "lay_away": _("It is time to lay cards away"),
            "play": _("It is time to play a card"),
        }[self.kind]

    def _why_not_trump(self, suit: Suit) -> str | None:
        if suit not in SUITS:
            return _("Trump is one of the four suits")
        if NAMES[suit] in self.actions:
            return None
        return _("Trump must be a suit you hold")


def decision(state: State) -> Decision | None:
    """The decision of the seat to act, None between deals and once the game is over."""
    if state.turn < 0:
        return None
    rules, seat, hand = state.rules, state.turn, state.hands[state.turn]
    is_dealer, trump = seat == state.dealer, state.trump or ""
    led, opening = "", False
    legal: tuple[Action, ...] | LayAwayBounds
    kind: Kind = state.phase  # type: ignore[assignment]
    if kind == "call":
        legal = legal_calls(rules, state.bid, is_dealer)
    elif kind == "trump":
        legal = _legal_suits(rules, hand)
    elif kind == "lay_away":
        legal = bounds(rules, hand, trump, is_dealer)
    else:
        led = led_suit(rules, trump, state.trick)
        opening = not led and not state.tricks
        legal = tuple([PLAYS[c] for c in legal_cards(rules, hand, trump, led, opening)])
    return Decision(seat, kind, legal, rules, hand, is_dealer, state.bid, trump, led, opening)


def _legal_suits(rules: Rules, hand: tuple[Card, ...]) -> tuple[Action, ...]:
    """R30: any suit; R33: a suit now in hand."""
    held = {printed_suit(card) for card in hand} if rules.game == "smear" else set(SUITS)
    return tuple(NAMES[suit] for suit in SUITS if suit in held)
