"""Points of a deal, the score, and who has won (R50 to R65)."""

from __future__ import annotations

from schmier_gui.engine.cards import JOKER, Card, Suit, pip_count
from schmier_gui.engine.events import DealScored, PointTaken
from schmier_gui.engine.rules import Point, Rules
from schmier_gui.engine.seats import from_left_of
from schmier_gui.engine.state import State, Trick
from schmier_gui.engine.trump import order


def taken_by_player(rules: Rules, trump: Suit, seat: int, card: Card) -> list[PointTaken]:
    """R50: High and Low, decided as the card is played."""
    table = order(rules.game, trump)
    if rules.high_low == "in_play":
        return []
    if card == table.high:
        return [PointTaken("high", rules.side(seat), seat, card)]
    if card == table.low and rules.low == "player":
        return [PointTaken("low", rules.side(seat), seat, card)]
    return []


def taken_by_winner(rules: Rules, trump: Suit, trick: Trick) -> list[PointTaken]:
    """R51, and R50's "Low to the taker": what the winner of a finished trick brings home."""
    table = order(rules.game, trump)
    schmier: dict[Card, Point] = {table.right: "right", table.left: "left", JOKER: "joker"}
    points: dict[Card, Point] = schmier if rules.game == "schmier" else {table.right: "jack"}
    if rules.low == "taker" and rules.high_low == "fixed":
        points[table.low] = "low"
    side = rules.side(trick.winner)
    return [PointTaken(points[c], side, trick.winner, c) for c in trick.cards if c in points]


def highest_and_lowest_in_play(rules: Rules, trump: Suit, tricks: tuple[Trick, ...]) -> list[PointTaken]:
    """R54, option: High and Low for the highest and lowest trump played, once all tricks are."""
    table = order(rules.game, trump)
    played = [
        (table.power[card], (trick.leader + place) % rules.seats, card, trick.winner)
        for trick in tricks
        for place, card in enumerate(trick.cards)
        if table.suit_of[card] == trump
    ]
    if rules.high_low == "fixed" or not played:
        return []
    _power, seat, card, _winner = max(played)
    _power, player, low, winner = min(played)
    taker = player if rules.low == "player" else winner
    return [PointTaken("high", rules.side(seat), seat, card), PointTaken("low", rules.side(taker), taker, low)]


def final_pips(state: State) -> tuple[int, ...]:
    """R52 with R35 and R36: pip counts by side, laid-away cards included where they count."""
    rules, pips = state.rules, list(state.pips)
    for exchange in state.exchanges:
        counts = rules.game == "smear" or (rules.dealer_layaway_counts and exchange.seat == state.dealer)
        if counts:
            pips[rules.side(exchange.seat)] += pip_count(exchange.away)
    return tuple(pips)


def game_point(rules: Rules, pips: tuple[int, ...], declarer: int, dealer: int) -> int | None:
    """R52, R53: the side that gets Game, None where nobody does."""
    tied = [side for side, count in enumerate(pips) if count == max(pips)]
    if len(tied) == 1:
        return tied[0]
    declaring = rules.side(declarer)
    if rules.game_tie == "declarer":
        return declaring if declaring in tied else None
    if rules.game_tie == "defenders":
        others = [side for side in tied if side != declaring]
        return others[0] if len(others) == 1 else None
    if rules.game_tie == "eldest":
        return next(rules.side(s) for s in from_left_of(rules, dealer) if rules.side(s) in tied)
    return None


def score_deal(state: State) -> DealScored:
    """R52 to R61 for a deal whose tricks are all played; `state.points` holds High, Low, Right and the like."""
    rules, pips = state.rules, final_pips(state)
    owners = dict(state.points)
    game = game_point(rules, pips, state.declarer, state.dealer)
    points = tuple((p, game if p == "game" else owners.get(p)) for p in rules.points)
    taken = [sum(owner == side for _, owner in points) for side in range(rules.sides)]
    made = taken[rules.side(state.declarer)] >= state.bid
    return _scored(state, made, points, pips, taken)


def score_unplayed(state: State) -> DealScored:
    """R24, option "no bid, dealer is set": the dealer's side loses the minimum bid."""
    rules = state.rules
    blank: tuple[tuple[Point, int | None], ...] = tuple((p, None) for p in rules.points)
    nothing = (0,) * rules.sides
    forced = State(
        rules=rules, number=state.number, dealer=state.dealer, scores=state.scores, declarer=state.dealer, bid=rules.lowest_bid
    )
    return _scored(forced, False, blank, nothing, list(nothing))


def _scored(
    state: State, made: bool, points: tuple[tuple[Point, int | None], ...], pips: tuple[int, ...], taken: list[int]
) -> DealScored:
    """R60, R61, R64's capped defenders."""
    rules, declaring = state.rules, state.rules.side(state.declarer)
    scores = []
    for side, old in enumerate(state.scores):
        if side == declaring:
            scores.append(old + taken[side] if made else old - state.bid)
        elif rules.cap_defenders:
            scores.append(min(old + taken[side], max(old, rules.target)))
        else:
            scores.append(old + taken[side])
    change = tuple(new - old for new, old in zip(scores, state.scores, strict=True))
    return DealScored(state.declarer, state.bid, made, points, pips, change, tuple(scores))


def winners(rules: Rules, scored: DealScored) -> tuple[int, ...]:
    """R62 to R65: the sides that have won the game with this deal, () while it goes on."""
    declaring = rules.side(scored.declarer)
    there = [side for side, score in enumerate(scored.scores) if score >= rules.target]
    if rules.must_bid_out:
        return (declaring,) if scored.made and declaring in there else ()
    if rules.declarer_first and declaring in there:
        return (declaring,)
    best = [side for side in there if scored.scores[side] == max(scored.scores)]
    if len(best) <= 1:
        return tuple(best)
    if declaring in best:
        return (declaring,)
    return tuple(best) if rules.end_tie == "shared" else ()
