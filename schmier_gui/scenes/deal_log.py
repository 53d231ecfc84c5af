"""A deal in words: one whole sentence for each thing that happened."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _
from gettext import ngettext

from schmier_gui.engine.cards import Card
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
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.words import card_name, suit_name
from schmier_gui.scenes.score_words import thrown_in
from schmier_gui.scenes.words import People, listing, number, point_name


def sentences(events: Sequence[Event], names: Sequence[str], rules: Rules, person: int | None = 0) -> list[str]:
    """The events as sentences, as far as they are worth one. Cards that an event does not show are not told."""
    people = People(names, rules, person)
    told, tricks, leads = list[str](), 0, True
    took = set[int]()  # seats that took cards of the kitty in hand before they laid any away
    for event in events:
        match event:
            case CardPlayed():
                told.append(_played(event, people, tricks + 1, leads))
                leads = False
            case CardsExchanged():
                told.append(_exchange(event, people, event.seat in took))
            case _:
                told += _told(event, people)
        if isinstance(event, TrickWon):
            tricks, leads = tricks + 1, True
        elif isinstance(event, KittyTaken):
            took.add(event.seat)
    return told


def _told(event: Event, people: People) -> list[str]:
    match event:
        case DealStarted():
            return [_dealt(event, people)]
        case CallMade():
            return [_call(event, people)]
        case AuctionEnded(declarer, bid):
            return [_subject(people, declarer, _("You are the declarer with {bid}."), _("{name} is the declarer with {bid}."), bid=bid)]
        case ThrownIn():
            return [_("Nobody bid, so the cards are thrown in."), thrown_in(event, people)]
        case KittyTaken():
            return [_kitty(event, people)]
        case TrumpNamed():
            return [_trump(event, people)]
        case TrumpShown(_seat, suit):
            return [_("The lead shows that {suit} are trump.").format(suit=suit_name(suit))]
        case TrickWon(winner, count):
            return [_("{name} won trick {number}.").format(name=people.subject(winner), number=count)]
        case PointTaken(point, side, _seat, _card):
            return [_("{point} goes to {side}.").format(point=point_name(point), side=people.side_other(side))]
        case DealScored():
            return _scored(event, people)
        case GameEnded(winners):
            sides = listing([people.side_other(side) for side in winners])
            return [_("The game is over: won by {sides}.").format(sides=sides)]
    return []


def _subject(people: People, seat: int, you: str, other: str, **fields: object) -> str:
    """A sentence about the person, or about somebody else."""
    return (you if people.is_you(seat) else other).format(name=people.subject(seat), **fields)


def _dealt(event: DealStarted, people: People) -> str:
    return _("Deal {number}: {name} dealt the cards.").format(number=event.number, name=people.other(event.dealer))


def _call(event: CallMade, people: People) -> str:
    name = people.subject(event.seat)
    if event.amount is None:
        return _("{name} passed.").format(name=name)
    return _("{name} bid {amount}.").format(name=name, amount=event.amount)


def _kitty(event: KittyTaken, people: People) -> str:
    name = people.subject(event.seat)
    if event.cards:
        return _("{name} took from the kitty: {cards}.").format(name=name, cards=_cards(event.cards))
    return ngettext("{name} took {count} card from the kitty.", "{name} took {count} cards from the kitty.", event.count).format(
        name=name, count=event.count)


def _trump(event: TrumpNamed, people: People) -> str:
    name = people.subject(event.seat)
    if event.suit is None:
        return _("{name} chose trump and keeps it secret.").format(name=name)
    return _("{name} named {suit} as trump.").format(name=name, suit=suit_name(event.suit))


def _exchange(event: CardsExchanged, people: People, took: bool) -> str:
    name = people.subject(event.seat)
    if not event.away_count:
        return _("{name} kept every card.").format(name=name)
    if event.away is None:
        return ngettext("{name} laid {count} card away.", "{name} laid {count} cards away.", event.away_count).format(
            name=name, count=event.away_count)
    if event.drawn and not took:
        return _("{name} laid away: {away}; and drew: {drawn}.").format(
            name=name, away=_cards(event.away), drawn=_cards(event.drawn))
    return _("{name} laid away: {away}.").format(name=name, away=_cards(event.away))


def _cards(cards: Sequence[Card]) -> str:
    return listing([card_name(card) for card in cards])


def _played(event: CardPlayed, people: People, trick: int, leads: bool) -> str:
    name, card = people.subject(event.seat), card_name(event.card)
    if leads:
        return _("{name} led the {card} to trick {number}.").format(name=name, card=card, number=trick)
    return _("{name} played the {card}.").format(name=name, card=card)


def _scored(event: DealScored, people: People) -> list[str]:
    lines = []
    owners = dict(event.points)
    if any(event.pips):
        counts = listing([_("{side} {pips}").format(side=people.side(s), pips=p) for s, p in enumerate(event.pips)])
        lines.append(_("The count for Game: {counts}.").format(counts=counts))
    if owners.get("game") is not None:
        lines.append(_("{point} goes to {side}.").format(point=point_name("game"), side=people.side_other(owners["game"] or 0)))
    elif any(event.pips):
        lines.append(_("Game is tied, and nobody scores it."))
    side = people.rules.side(event.declarer)
    if event.made:
        lines.append(_("{side} made the bid of {bid}.").format(side=people.side_subject(side), bid=event.bid))
    elif any(event.pips):
        lines.append(_("{side} lost the bid of {bid}.").format(side=people.side_subject(side), bid=event.bid))
    else:
        lines.append(_("Nobody bid, so {bid} come off the score of {side}.").format(side=people.side_other(side), bid=event.bid))
    scores = listing([_("{side} {score}").format(side=people.side(s), score=number(v)) for s, v in enumerate(event.scores)])
    lines.append(_("The score: {scores}.").format(scores=scores))
    return lines
