"""(state, action) -> (state, events): the only door through which a game moves on."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _

from msgspec.structs import replace

from schmier_gui.engine.actions import Action, Bid, DealPack, LayAway, NameTrump, Pass, PlayCard
from schmier_gui.engine.auction import auction_over
from schmier_gui.engine.cards import Card, check_pack, pip_count
from schmier_gui.engine.deal import split_pack
from schmier_gui.engine.decision import decision
from schmier_gui.engine.errors import IllegalAction
from schmier_gui.engine.events import (
    AuctionEnded,
    CallMade,
    CardPlayed,
    CardsExchanged,
    DealScored,
    DealStarted,
    Event,
    GameEnded,
    KittyTaken,
    PointTaken,
    ThrownIn,
    TrickWon,
    TrumpNamed,
    TrumpShown,
)
from schmier_gui.engine.scoring import (
    highest_and_lowest_in_play,
    score_deal,
    score_unplayed,
    taken_by_player,
    taken_by_winner,
    winners,
)
from schmier_gui.engine.seats import next_seat
from schmier_gui.engine.state import Call, Exchange, State, Trick
from schmier_gui.engine.trick import winning_place

Step = tuple[State, list[Event]]
TRICKS = 6


def transition(state: State, action: Action | DealPack) -> Step:
    """The next state and what happened. Raises IllegalAction with the reason, CardError for a wrong pack; changes nothing."""
    if isinstance(action, DealPack):
        if state.phase != "deal":
            raise IllegalAction(_("Cards are dealt only between deals"))
        return _deal(state, check_pack(action.cards, state.rules.game))
    choice = decision(state)
    if choice is None:
        raise IllegalAction(_("The game is over") if state.phase == "over" else _("The cards are not dealt yet"))
    if choice.kind != "lay_away" and action in choice.actions:
        action = choice.actions[choice.actions.index(action)]  # Bid(3.0) equals Bid(3), but must not reach the record
    elif (reason := choice.why_not(action)) is not None:
        raise IllegalAction(reason)
    return _DOORS[type(action)](state, action)


def _deal(state: State, pack: tuple[Card, ...]) -> Step:
    """R5; R20: the seat left of the dealer speaks first."""
    rules = state.rules
    hands, kitty = split_pack(rules, state.dealer, pack)
    new = State(
        rules=rules,
        phase="call",
        number=state.number + 1,
        dealer=state.dealer,
        scores=state.scores,
        turn=next_seat(rules, state.dealer),
        hands=hands,
        kitty=kitty,
        pips=(0,) * rules.sides,
        thrown_in=state.thrown_in,
    )
    return new, [DealStarted(new.number, new.dealer, hands, kitty, len(kitty))]


def _call(state: State, action: Pass | Bid) -> Step:
    """R20 to R25."""
    seat, rules = state.turn, state.rules
    amount = action.amount if isinstance(action, Bid) else None
    calls = (*state.calls, Call(seat, amount))
    bid, declarer = (amount, seat) if amount is not None else (state.bid, state.declarer)
    after = next_seat(rules, seat)
    state = replace(state, calls=calls, bid=bid, declarer=declarer, turn=after)
    events: list[Event] = [CallMade(seat, amount)]
    if not auction_over(rules, bid, seat == state.dealer, after == state.dealer):
        return state, events
    if not bid:
        return _nobody_bid(state, events)
    events.append(AuctionEnded(declarer, bid))
    state = replace(state, phase="trump", turn=declarer, thrown_in=0)
    return _take_kitty(state, rules.kitty_seen, events) if rules.kitty_seen else (state, events)


def _nobody_bid(state: State, events: list[Event]) -> Step:
    """R24."""
    if state.rules.no_bid == "dealer_set":
        return _score(replace(state, thrown_in=0), score_unplayed(state), events)
    dealer = next_seat(state.rules, state.dealer) if state.rules.no_bid == "deal_passes" else state.dealer
    events.append(ThrownIn(state.dealer, dealer))
    return _between_deals(state, dealer, state.scores, state.thrown_in + 1), events


def _between_deals(state: State, dealer: int, scores: tuple[int, ...], thrown_in: int = 0) -> State:
    return State(rules=state.rules, number=state.number, dealer=dealer, scores=scores, thrown_in=thrown_in)


def _take_kitty(state: State, count: int, events: list[Event]) -> Step:
    """R32, R33: the seat to act takes the first `count` cards of the kitty in hand."""
    drawn = state.kitty[:count]
    events.append(KittyTaken(state.turn, count, drawn))
    return replace(state, hands=_with_hand(state, state.hands[state.turn] + drawn), kitty=state.kitty[count:], drawn=drawn), events


def _with_hand(state: State, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    seat = state.turn
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def _name_trump(state: State, action: NameTrump) -> Step:
    """R30, R33."""
    smear = state.rules.game == "smear"
    events: list[Event] = [TrumpNamed(state.declarer, action.suit, smear)]
    state = replace(state, trump=action.suit, trump_shown=not smear)
    if not smear:
        return replace(state, phase="lay_away", turn=next_seat(state.rules, state.dealer)), events
    if state.rules.kitty_seen:
        return replace(state, phase="lay_away"), events
    return _start_play(state), events


def _start_play(state: State) -> State:
    """R40."""
    return replace(state, phase="play", turn=state.declarer, leader=state.declarer, drawn=())


def _lay_away(state: State, action: LayAway) -> Step:
    """R31, R32, R34."""
    seat, away = state.turn, action.cards
    swaps = state.rules.game == "schmier" and seat != state.dealer
    drawn = state.kitty[: len(away)] if swaps else state.drawn
    kept = tuple(card for card in state.hands[seat] if card not in away)
    events: list[Event] = [CardsExchanged(seat, len(away), len(drawn), away, drawn)]
    state = replace(
        state,
        hands=_with_hand(state, kept + drawn if swaps else kept),
        kitty=state.kitty[len(away) :] if swaps else state.kitty,
        exchanges=(*state.exchanges, Exchange(seat, away, drawn)),
    )
    if not swaps:
        return _start_play(state), events
    state = replace(state, turn=next_seat(state.rules, seat))
    return _take_kitty(state, len(state.kitty), events) if state.turn == state.dealer else (state, events)


def _play(state: State, action: PlayCard) -> Step:
    """R40 to R43, R50, R51."""
    seat, card, rules = state.turn, action.card, state.rules
    trump = state.trump or ""
    events: list[Event] = [CardPlayed(seat, card)]
    if not state.trump_shown:
        events.append(TrumpShown(seat, trump))
    taken = taken_by_player(rules, trump, seat, card)
    events += taken
    trick = (*state.trick, card)
    state = replace(
        state,
        hands=_with_hand(state, tuple([c for c in state.hands[seat] if c != card])),
        trick=trick,
        turn=next_seat(rules, seat),
        trump_shown=True,
        points=_with_points(state, taken),
    )
    return _win_trick(state, events) if len(trick) == rules.seats else (state, events)


def _with_points(state: State, taken: list[PointTaken]) -> tuple[tuple[str, int], ...]:
    return (*state.points, *((t.point, t.side) for t in taken)) if taken else state.points


def _win_trick(state: State, events: list[Event]) -> Step:
    """R43; after the sixth trick the deal is scored."""
    rules, trump = state.rules, state.trump or ""
    winner = (state.leader + winning_place(rules, trump, state.trick)) % rules.seats
    trick = Trick(state.leader, state.trick, winner)
    tricks = (*state.tricks, trick)
    taken = taken_by_winner(rules, trump, trick)
    events.append(TrickWon(winner, len(tricks)))
    last = len(tricks) == TRICKS
    if last:
        taken += highest_and_lowest_in_play(rules, trump, tricks)
    events += taken
    side = rules.side(winner)
    pips = (*state.pips[:side], state.pips[side] + pip_count(state.trick), *state.pips[side + 1 :])
    state = replace(
        state, tricks=tricks, trick=(), leader=winner, turn=winner, pips=pips, points=_with_points(state, taken)
    )
    return _score(state, score_deal(state), events) if last else (state, events)


def _score(state: State, scored: DealScored, events: list[Event]) -> Step:
    """R60 to R65; R4: the deal passes to the left."""
    events.append(scored)
    won = winners(state.rules, scored)
    if won:
        events.append(GameEnded(won))
        return replace(state, phase="over", turn=-1, scores=scored.scores, winners=won), events
    return _between_deals(state, next_seat(state.rules, state.dealer), scored.scores), events


_DOORS: dict[type, Callable[[State, object], Step]] = {
    Pass: _call,  # type: ignore[dict-item]
    Bid: _call,  # type: ignore[dict-item]
    NameTrump: _name_trump,  # type: ignore[dict-item]
    LayAway: _lay_away,  # type: ignore[dict-item]
    PlayCard: _play,  # type: ignore[dict-item]
}
