"""What each event changes on the table, without any time: the end of every animation, and the way to rebuild a table at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from schmier_gui.engine.cards import Card, pip_count
from schmier_gui.engine.events import (
    AuctionEnded,
    CallMade,
    CardPlayed,
    CardsExchanged,
    DealScored,
    DealStarted,
    Event,
    KittyTaken,
    PointTaken,
    ThrownIn,
    TrickWon,
    TrumpNamed,
    TrumpShown,
)
from schmier_gui.engine.trick import led_suit, winning_place
from schmier_gui.engine.trump import order, sort_hand
from schmier_gui.table.model import Contract, HandCard, Shown, TableModel


def apply(model: TableModel, event: Event) -> None:
    """Change the model as the event says. Events are the person's own: redacted for `model.person`."""
    change = _CHANGES.get(type(event))
    if change:
        change(model, event)


def set_hand(model: TableModel, cards: tuple[Card, ...] | list[Card]) -> None:
    """The person holds these cards, sorted for the trump they know."""
    model.hand = [HandCard(card) for card in sort_hand(cards, model.rules.game, model.contract.trump)]
    model.seats[model.person].cards = len(model.hand)


def pile_up(model: TableModel, seat: int) -> None:
    """A trick now lies before the seat that has won it."""
    model.seats[seat].won += 1


def held(model: TableModel) -> list[Card]:
    """The person's cards as shown."""
    return [card.card for card in model.hand]


def _deal_started(model: TableModel, event: DealStarted) -> None:
    model.stage, model.number, model.dealer = "auction", event.number, event.dealer
    model.contract, model.trick, model.previous = Contract(), Shown(), None
    model.kitty, model.tokens = event.kitty_count, {}
    model.gained, model.pips = [0] * model.rules.sides, [0] * model.rules.sides
    for seat in model.seats:
        seat.call, seat.bubble, seat.drew, seat.backs, seat.cards, seat.won = None, False, None, 0, 6, 0
    set_hand(model, event.hands[model.person] or ())


def _call_made(model: TableModel, event: CallMade) -> None:
    seat = model.seats[event.seat]
    seat.call, seat.bubble = event.amount or 0, True
    if event.amount:
        model.contract.declarer, model.contract.bid = event.seat, event.amount


def _auction_ended(model: TableModel, event: AuctionEnded) -> None:
    model.stage = "trump"
    model.contract.declarer, model.contract.bid = event.declarer, event.bid
    for seat in model.seats:
        seat.bubble = False


def _thrown_in(model: TableModel, event: ThrownIn) -> None:
    model.stage, model.turn, model.slot = "between", -1, -1


def _kitty_taken(model: TableModel, event: KittyTaken) -> None:
    model.kitty -= event.count
    model.seats[event.seat].cards += event.count
    for seat in model.seats:
        seat.backs = 0
    if event.cards is not None:
        set_hand(model, [*held(model), *event.cards])


def _trump_named(model: TableModel, event: TrumpNamed) -> None:
    model.contract.trump = event.suit
    model.stage = "exchange" if model.rules.game == "schmier" or model.rules.kitty_seen else "play"
    set_hand(model, held(model))


def _cards_exchanged(model: TableModel, event: CardsExchanged) -> None:
    seat = model.seats[event.seat]
    seat.drew = event.drawn_count
    takes_all = seat.cards > 6
    seat.cards += (0 if takes_all else event.drawn_count) - event.away_count
    seat.backs = 0 if takes_all else event.away_count
    if takes_all:
        model.stage = "play"
    else:
        model.kitty -= event.drawn_count
    if event.away is not None:
        drawn = () if takes_all else event.drawn or ()
        set_hand(model, [card for card in held(model) if card not in event.away] + list(drawn))


def _trump_shown(model: TableModel, event: TrumpShown) -> None:
    known = model.contract.trump
    model.contract.trump = event.suit
    if known is None:
        set_hand(model, held(model))
    _weigh(model)


def _card_played(model: TableModel, event: CardPlayed) -> None:
    for seat in model.seats:
        seat.backs, seat.bubble = 0, False
    if model.trick.done or not model.trick.cards:
        model.trick = Shown(leader=event.seat)
    model.trick.cards[event.seat] = event.card
    model.seats[event.seat].cards -= 1
    if event.seat == model.person:
        model.hand = [card for card in model.hand if card.card != event.card]
    _weigh(model)


def _weigh(model: TableModel) -> None:
    """Led suit and winner so far (R43), where trump is known."""
    trick, trump = model.trick, model.contract.trump
    cards = tuple(trick.cards.values())
    if trump is None or not cards:
        return
    trick.led = led_suit(model.rules, trump, cards)
    trick.winner = list(trick.cards)[winning_place(model.rules, trump, cards)]


def _trick_won(model: TableModel, event: TrickWon) -> None:
    model.trick.done, model.trick.winner = True, event.winner
    model.previous = model.trick
    model.pips[model.rules.side(event.winner)] += pip_count(model.trick.cards.values())
    model.turn, model.slot = event.winner, -1


def _point_taken(model: TableModel, event: PointTaken) -> None:
    model.tokens[event.point] = event.side
    model.gained[event.side] += 1
    _count_contract(model)


def _count_contract(model: TableModel) -> None:
    if model.contract.declarer >= 0:
        model.contract.taken = model.gained[model.rules.side(model.contract.declarer)]


def _deal_scored(model: TableModel, event: DealScored) -> None:
    model.stage, model.trick, model.turn, model.slot = "between", Shown(), -1, -1
    model.tokens = {point: side for point, side in event.points if side is not None}
    model.gained = [0] * model.rules.sides
    model.scores, model.pips = list(event.scores), list(event.pips)


_CHANGES: dict[type, Callable[[TableModel, Any], None]] = {
    DealStarted: _deal_started,
    CallMade: _call_made,
    AuctionEnded: _auction_ended,
    ThrownIn: _thrown_in,
    KittyTaken: _kitty_taken,
    TrumpNamed: _trump_named,
    CardsExchanged: _cards_exchanged,
    TrumpShown: _trump_shown,
    CardPlayed: _card_played,
    TrickWon: _trick_won,
    PointTaken: _point_taken,
    DealScored: _deal_scored,
}


def trumps_held(model: TableModel) -> int:
    """How many of the person's cards are trumps: they come first in the hand."""
    trump = model.contract.trump
    suit_of = order(model.rules.game, trump).suit_of
    return sum(suit_of[card.card] == trump for card in model.hand) if trump else 0

