"""Positions as in a bridge column: what has been called and played, and the hand of the seat to act; everything else is filled up.

A position is played on a real table: the cards are dealt, called, exchanged and played by the rules, and the seat to act gets its view.
"""

from __future__ import annotations

import msgspec

from schmier_gui.engine import SCHMIER, Bid, LayAway, NameTrump, Pass, PlayCard, Rules, Session, View
from schmier_gui.engine.actions import Action
from schmier_gui.engine.cards import PACKS, card_text, parse_cards
from schmier_gui.engine.trump import order
from tests.engine.script import call, empty_table, pack_of

Line = tuple[int, tuple[str, ...]]


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """The dealer sits in the highest seat, so seat 0 speaks first.

    An auction: `hand`, and the `calls` so far. Trump to be named: `contract` "3 by 2". A lay-away: `contract` "S 3 by 2", `seat` the one to
    act, `takes` what it has taken from the kitty. A card to play: `tricks`, one line for each, "leader: cards in the order of play", the
    last of them the trick to play to; in Smear `takes` is what the declarer laid away. `does`: the card, cards, suit, bid or "pass" that
    must be chosen; where several will do, with " | " between them. `others`: cards that other seats hold for certain.
    """

    name: str
    why: str
    hand: str
    does: str
    contract: str = ""
    calls: str = ""
    seat: int = -1
    takes: str = ""
    tricks: tuple[str, ...] = ()
    others: dict[int, str] = {}
    rules: Rules = SCHMIER
    scores: tuple[int, ...] | None = None


def fits(position: Position, action: Action) -> bool:
    """Whether this is what must be chosen."""
    return told(action) in position.does.split(" | ")


def view_of(position: Position) -> View:
    """What the seat to act sees."""
    if position.tricks:
        session = _in_play(position)
    elif position.seat >= 0:
        session = _in_exchange(position)
    else:
        session = _in_auction(position)
    assert session.decision is not None
    view = session.view(session.decision.seat)
    kitty = view.drawn if view.phase in ("trump", "lay_away") else ()
    assert sorted(view.hand) == sorted((*parse_cards(position.hand), *kitty)), f"{position.name}: seat {view.seat} holds {view.hand}"
    return view


def told(action: Action) -> str:
    """An action in the words of a position: "pass", "4", "S", "TD", or cards in order."""
    match action:
        case Pass():
            return "pass"
        case Bid(amount):
            return str(amount)
        case NameTrump(suit):
            return suit
        case LayAway(cards):
            return card_text(sorted(cards))
        case PlayCard(card):
            return card


def _contract(position: Position) -> tuple[str, str, int]:
    *trump, bid, _by, seat = position.contract.split()
    return "".join(trump), bid, int(seat)


def _auction(position: Position) -> str:
    """All pass but the declarer."""
    _trump, bid, declarer = _contract(position)
    calls = ["p"] * position.rules.seats
    calls[declarer] = bid
    return " ".join(calls[: declarer + 1] if bid == str(position.rules.highest_bid) else calls)


def _in_auction(position: Position) -> Session:
    session = empty_table(position.rules, None, position.scores)
    calls = _auction(position) if position.contract else position.calls
    seat = _contract(position)[2] if position.contract else len(calls.split())
    session.deal(pack_of(position.rules, {seat: position.hand}, position.takes))
    call(session, calls)
    return session


def _in_exchange(position: Position) -> Session:
    """In Schmier the seats before lay away nothing, but for a dealer just as many that the cards it takes are left in the kitty."""
    rules, (trump, _bid, _declarer), given = position.rules, _contract(position), parse_cards(position.takes)
    pack = pack_of(rules, {position.seat: position.hand}, position.takes)
    if rules.game == "schmier":
        start = rules.seats * 6
        pack = (*pack[:start], *pack[start + len(given) :], *given)
    session = empty_table(rules, None, position.scores)
    session.deal(pack)
    call(session, _auction(position))
    session.submit(NameTrump(trump))
    while session.decision is not None and session.decision.seat != position.seat:
        bounds = session.decision.bounds
        spare = len(session.state.kitty) - len(given) if position.seat == rules.seats - 1 else 0
        session.submit(LayAway(bounds.allowed[: min(spare, bounds.most)]))
    return session


def _in_play(position: Position) -> Session:
    rules, lines = position.rules, [_line(text) for text in position.tricks]
    trump = _contract(position)[0]
    held = _hands(position, lines)
    _fill(rules, trump, held, lines, parse_cards(position.takes))
    session = empty_table(rules, None, position.scores)
    session.deal(pack_of(rules, {seat: card_text(cards) for seat, cards in held.items()}, position.takes))
    call(session, _auction(position))
    session.submit(NameTrump(trump))
    while (choice := session.decision) is not None and choice.kind == "lay_away":
        session.submit(LayAway(tuple(card for card in choice.hand if card not in held[choice.seat])))
    for leader, cards in lines:
        assert session.state.turn == leader, f"{position.name}: seat {session.state.turn} leads, not {leader}"
        for card in cards:
            session.submit(PlayCard(card))
    return session


def _line(text: str) -> Line:
    leader, cards = text.split(":")
    return int(leader), parse_cards(cards)


def _hands(position: Position, lines: list[Line]) -> dict[int, list[str]]:
    """By seat the cards it must have been dealt."""
    seats = position.rules.seats
    held = {seat: list(parse_cards(position.others.get(seat, ""))) for seat in range(seats)}
    leader, cards = lines[-1]
    held[(leader + len(cards)) % seats] += parse_cards(position.hand)
    for leader, cards in lines:
        for place, card in enumerate(cards):
            held[(leader + place) % seats].append(card)
    return held


def _fill(rules: Rules, trump: str, held: dict[int, list[str]], lines: list[Line], away: tuple[str, ...]) -> None:
    """Deal the rest to the seat with most room that has not shown to be void of the suit; trumps first, for in Schmier all are in play."""
    suit_of = order(rules.game, trump).suit_of
    voids: dict[int, set[str]] = {seat: set() for seat in held}
    for leader, cards in lines:
        for place, card in enumerate(cards):
            if suit_of[card] != suit_of[cards[0]] and not (rules.trump_any_time and suit_of[card] == trump):
                voids[(leader + place) % rules.seats].add(suit_of[cards[0]])
    named = {card for cards in held.values() for card in cards} | set(away)
    for card in sorted((c for c in PACKS[rules.game] if c not in named), key=lambda c: (suit_of[c] != trump, c)):
        room = {seat: 6 - len(cards) for seat, cards in held.items() if suit_of[card] not in voids[seat] and len(cards) < 6}
        if room:
            held[max(room, key=lambda seat: (room[seat], -seat))].append(card)
        else:
            assert rules.game == "smear" or suit_of[card] != trump, f"there is no room for {card}"
