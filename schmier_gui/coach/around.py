"""The cards and calls around a hand: the others are dealt what a player by the book could have called so on, the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from schmier_gui.ai.bot import Bot, decide
from schmier_gui.ai.profile import Profile
from schmier_gui.ai.rule_bot import RuleBot
from schmier_gui.ai.tactics.bidding import best_suit
from schmier_gui.ai.tactics.style import TEXTBOOK
from schmier_gui.coach.hands import Situation
from schmier_gui.engine.actions import Action, Bid, Pass
from schmier_gui.engine.cards import PACKS, Card
from schmier_gui.engine.deal import HAND, index_below, join_pack, words
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.seats import from_left_of
from schmier_gui.engine.session import Session
from schmier_gui.engine.view import View

HANDS_TRIED = 300
"""How many hands are tried for a seat until one fits its call; after that the nearest is taken."""
DEALS_TRIED = 40


@cache
def _by_the_book() -> Bot:
    return RuleBot(Profile("club"), "", TEXTBOOK)


def book_choice(view: View) -> Action:
    """What a player by the book does; the same for the same view."""
    return decide(_by_the_book(), view)


def shuffled(cards: Sequence[Card], source: Iterator[int], count: int | None = None) -> tuple[list[Card], list[Card]]:
    """`count` of these cards (all unless given) in a fair order, and the rest."""
    rest, drawn = list(cards), []
    for _ in range(len(rest) if count is None else count):
        drawn.append(rest.pop(index_below(len(rest), source)))
    return drawn, rest


def with_book_calls(situation: Situation) -> Situation | None:
    """The same cards with the calls that players by the book make before `seat`; None where the auction ends before its turn."""
    session = _opened(situation)
    while (choice := session.decision) is not None and choice.kind == "call":
        if choice.seat == situation.seat:
            return replace(situation, calls=tuple(call.amount for call in session.state.calls), trump=None)
        session.submit(book_choice(session.view(choice.seat)))
    return None


def surrounded(situation: Situation, seed: str) -> Situation:
    """The same hand, kitty cards seen and calls; the others get cards that go with their calls, dealt from `seed`.

    Raises SchmierError where a call is illegal.
    """
    rules, me, source = situation.rules, situation.seat, words(f"around/{seed}")
    seen = situation.kitty[: rules.kitty_seen] if len(situation.calls) > situation.speaks else ()
    known = {*situation.hand, *seen}
    rest = [card for card in PACKS[rules.game] if card not in known]
    hands: dict[int, list[Card]] = {me: list(situation.hand)}
    session = _opened(situation)
    for call in situation.calls:
        choice = session.decision
        assert choice is not None
        if choice.seat != me:
            hands[choice.seat], rest = _fitting(session.view(choice.seat), call, rest, source)
        session.submit(Pass() if call is None else Bid(call))
    for seat in from_left_of(rules, situation.dealer):
        if seat not in hands:
            hands[seat], rest = shuffled(rest, source, HAND)
    kitty = (*seen, *shuffled(rest, source)[0])
    return replace(situation, hands=tuple(tuple(hands[seat]) for seat in range(rules.seats)), kitty=kitty)


def other_cards(situation: Situation, seed: str | int) -> Situation:
    """The same decision with other cards around it, from the same seed always the same."""
    return surrounded(situation, f"{seed}/{' '.join(sorted(situation.hand))}")


def moved(situation: Situation, speaks: int | None = None, scores: Sequence[int] | None = None) -> Situation:
    """The same hand in another place of the auction (0 the first to speak, the number of seats less one the dealer), or at other scores.

    In another place the others call anew. A decision after the auction keeps the declarer's bid; the others pass.
    """
    rules, changed = situation.rules, replace(situation, scores=tuple(scores or situation.scores))
    if speaks is None or speaks == situation.speaks:
        return changed
    changed = replace(changed, dealer=(situation.seat - 1 - speaks) % rules.seats)
    if len(situation.calls) > situation.speaks:
        bid = situation.calls[situation.speaks]
        after = 0 if bid == rules.highest_bid else rules.seats - 1 - speaks
        return surrounded(replace(changed, calls=(None,) * speaks + (bid,) + (None,) * after), "moved")
    for attempt in range(DEALS_TRIED):
        called = with_book_calls(changed)
        if called is not None:
            return called
        changed = surrounded(replace(changed, calls=()), f"moved/{attempt}")
    return surrounded(replace(changed, calls=quiet_calls(rules, speaks)), "moved")


def quiet_calls(rules: Rules, speaks: int) -> tuple[int | None, ...]:
    """All pass, so that the seat speaks with nothing bid; a dealer who would not be asked then hears the lowest bid first."""
    if speaks == rules.seats - 1 and not rules.dealer_asked:
        return (rules.lowest_bid, *(None,) * (speaks - 1))
    return (None,) * speaks


def _opened(situation: Situation) -> Session:
    """The session before any call."""
    pack = join_pack(situation.rules, situation.dealer, situation.hands, situation.kitty)
    return Session.new(situation.rules, dealer=situation.dealer, deals=[pack], scores=situation.scores)


def _fitting(view: View, call: int | None, rest: list[Card], source: Iterator[int]) -> tuple[list[Card], list[Card]]:
    """Six cards with which a player by the book makes this call, and what is left."""
    assert view.decision is not None
    wanted, nearest = Pass() if call is None else Bid(call), None
    for _ in range(HANDS_TRIED):
        cards, left = shuffled(rest, source, HAND)
        hand = tuple(cards)
        if book_choice(replace(view, hand=hand, decision=replace(view.decision, hand=hand))) == wanted:
            return cards, left
        strength = best_suit(view.rules, hand)[1] * (-1 if call is None else 1)
        if nearest is None or strength > nearest[0]:
            nearest = (strength, cards, left)
    assert nearest is not None
    return nearest[1:]
