"""What a record says that is worth counting. Its lines have been recomputed before (engine.replay)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from schmier_gui.engine.cards import JOKER, SAME_COLOUR, SUITS, Card, Game, parse_cards
from schmier_gui.engine.record import BidLine, DealLine, EndLine, GameLine, Line, PassLine, ScoreLine, ThrownInLine, TrumpLine
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.session import PERSON, Player

YOU = 0
MIXED = "mixed"

Holding = tuple[int, int, int, int, int]
"""Trumps, aces, bowers, jokers and tens dealt to one seat."""


class DealFacts(msgspec.Struct):
    """One deal, as far as it has come; `held` by seat."""

    number: int
    dealer: int
    held: tuple[Holding, ...]
    calls: list[tuple[int, int | None]] = []
    trump: str | None = None
    score: ScoreLine | None = None
    thrown_in: bool = False

    @property
    def contract(self) -> tuple[int | None, int | None]:
        """Declarer and bid, None while nobody has bid: the last bid is the highest (R21)."""
        bids = [(seat, amount) for seat, amount in self.calls if amount is not None]
        return bids[-1] if bids else (None, None)


class GameFacts(msgspec.Struct):
    """One game; `winners` is None while it is unfinished."""

    header: GameLine
    rules: Rules
    deals: list[DealFacts] = []
    winners: tuple[int, ...] | None = None

    @property
    def watched(self) -> bool:
        """No person sat in seat 0."""
        return self.header.players[YOU] != PERSON

    @property
    def level(self) -> str:
        """The profile of all opponents, "mixed" where they differ."""
        own = self.rules.side(YOU)
        found = {profile_name(player) for seat, player in enumerate(self.header.players) if self.rules.side(seat) != own}
        return found.pop() if len(found) == 1 else MIXED


def profile_name(player: Player) -> str:
    """The kind of a player, whatever its temper: "club"."""
    return player if isinstance(player, str) else str(player.get("profile", ""))


def facts_of(lines: Iterable[Line]) -> GameFacts:
    """The facts of one game's lines, the header first."""
    first, *rest = lines
    assert isinstance(first, GameLine)
    game = GameFacts(first, Rules.from_disk(first.game, first.rules))
    for line in rest:
        if isinstance(line, DealLine):
            game.deals.append(DealFacts(line.number, line.dealer, holdings(game.rules.game, line)))
        elif isinstance(line, EndLine):
            game.winners = line.winners
        else:
            _tell(game.deals[-1], line)
    return game


def _tell(deal: DealFacts, line: Line) -> None:
    match line:
        case PassLine(seat):
            deal.calls.append((seat, None))
        case BidLine(seat, amount):
            deal.calls.append((seat, amount))
        case TrumpLine():
            deal.trump = line.suit
        case ThrownInLine():
            deal.thrown_in = True
        case ScoreLine():
            deal.score = line


def holdings(game: Game, line: DealLine) -> tuple[Holding, ...]:
    """What each seat was dealt. Trump is not the suit that was named, for whoever names it names what they hold, but one taken in turn."""
    suit = SUITS[line.number % len(SUITS)]
    return tuple(_holding(game, suit, parse_cards(hand)) for hand in line.hands)


def _holding(game: Game, suit: str, cards: tuple[Card, ...]) -> Holding:
    bowers = ("J" + suit, "J" + SAME_COLOUR[suit]) if game == "schmier" else ("J" + suit,)
    trumps = sum(card[1] == suit or card in bowers or card == JOKER for card in cards)
    aces, tens = (sum(card[0] == rank for card in cards) for rank in "AT")
    return trumps, aces, sum(card in bowers for card in cards), cards.count(JOKER), tens
