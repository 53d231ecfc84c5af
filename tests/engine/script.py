"""Scripted deals: hands and tricks are written down, never drawn. Seats without a text get what is left of the pack."""

from collections.abc import Mapping

from msgspec.structs import replace

from schmier_gui.engine import SCHMIER, Bid, LayAway, NameTrump, Pass, PlayCard, Rules, Session
from schmier_gui.engine.cards import PACKS, Card, parse_cards
from schmier_gui.engine.deal import HAND, join_pack
from schmier_gui.engine.events import DealScored, Event
from schmier_gui.engine.trump import order


def pack_of(rules: Rules, hands: Mapping[int, str] | None = None, kitty: str = "", dealer: int | None = None) -> tuple[Card, ...]:
    """The pack that deals these hands and begins its kitty with these cards; the rest is filled up in printed order."""
    held = {seat: list(parse_cards((hands or {}).get(seat, ""))) for seat in range(rules.seats)}
    under = list(parse_cards(kitty))
    named = {card for cards in (*held.values(), under) for card in cards}
    rest = [card for card in PACKS[rules.game] if card not in named]
    for cards in held.values():
        while len(cards) < HAND:
            cards.append(rest.pop(0))
    dealer = rules.seats - 1 if dealer is None else dealer
    return join_pack(rules, dealer, tuple(tuple(held[seat]) for seat in range(rules.seats)), (*under, *rest))


def table(
    rules: Rules = SCHMIER,
    hands: Mapping[int, str] | None = None,
    kitty: str = "",
    dealer: int | None = None,
    scores: tuple[int, ...] | None = None,
) -> Session:
    """A game whose first deal is this one, at these scores. The dealer is the highest seat unless named."""
    session = empty_table(rules, dealer, scores)
    session.deal(pack_of(rules, hands, kitty, session.state.dealer))
    return session


def empty_table(rules: Rules = SCHMIER, dealer: int | None = None, scores: tuple[int, ...] | None = None) -> Session:
    """A game before its first deal."""
    session = Session.new(rules, dealer=dealer, deals=[])
    if scores is not None:
        session._state = replace(session._state, scores=scores)
    return session


def call(session: Session, calls: str) -> list[Event]:
    """Calls in turn: "p 3 p" is pass, three, pass."""
    events = []
    for word in calls.split():
        events += session.submit(Pass() if word == "p" else Bid(int(word)))
    return events


def name(session: Session, suit: str) -> list[Event]:
    """The declarer names trump."""
    return session.submit(NameTrump(suit))


def lay_away(session: Session, cards: str = "") -> list[Event]:
    """The seat to act lays these cards away."""
    return session.submit(LayAway(parse_cards(cards)))


def exchange(session: Session, keep: Mapping[int, str] | None = None) -> list[Event]:
    """Everybody exchanges: down to the cards to keep where they are named, else as little as is allowed."""
    events = []
    while session.decision is not None and session.decision.kind == "lay_away":
        choice = session.decision
        kept = parse_cards((keep or {}).get(choice.seat, ""))
        away = tuple(card for card in choice.hand if card not in kept)
        events += session.submit(LayAway(away if kept else least(session)))
    return events


def least(session: Session) -> tuple[Card, ...]:
    """The shortest legal lay-away of the seat to act."""
    choice = session.decision
    assert choice is not None
    bounds = choice.bounds
    trumps = [card for card in bounds.allowed if card in order(choice.rules.game, choice.trump).trumps]
    plain = [card for card in bounds.allowed if card not in trumps]
    return tuple(trumps[: bounds.trumps] + plain[: bounds.least - bounds.trumps])


def play(session: Session, cards: str) -> list[Event]:
    """Cards in turn."""
    events = []
    for card in parse_cards(cards):
        events += session.submit(PlayCard(card))
    return events


def play_deal(session: Session, tricks: str, calls: str, trump: str, away: str = "") -> list[Event]:
    """A whole deal. Every line of `tricks` is one trick, its columns are the seats 0, 1, 2 ...; `away` is what the declarer of Smear
    takes from the kitty and lays away again. Returns the events from the deal to the score.
    """
    rows = [line.split() for line in tricks.strip().splitlines()]
    hands = {seat: " ".join(row[seat] for row in rows) for seat in range(session.rules.seats)}
    since = len(session.log)
    session.deal(pack_of(session.rules, hands, away, session.state.dealer))
    call(session, calls)
    name(session, trump)
    exchange(session, hands)
    for row in rows:
        for _ in row:
            assert session.decision is not None
            play(session, row[session.decision.seat])
    return list(session.log[since:])


def only(events: list[Event], kind: type) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def score_of(events: list[Event]) -> DealScored:
    """The one score among these events."""
    (scored,) = only(events, DealScored)
    assert isinstance(scored, DealScored)
    return scored


def points_of(events: list[Event]) -> dict[str, int | None]:
    """Which side got each point."""
    return dict(score_of(events).points)
