"""Drawing practice hands: a number, themes and rules always give the same hand, on every machine."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from gettext import gettext as _
from typing import TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from schmier_gui.ai.tactics.bidding import Auction, best_suit
from schmier_gui.coach.around import book_choice, quiet_calls, shuffled, surrounded, with_book_calls
from schmier_gui.coach.hands import HandError, Situation, dealt, session_of, view_of
from schmier_gui.coach.kinds import HAND_KINDS, NEAR, partner_bid, seat_kind
from schmier_gui.coach.themes import EDGE, FREE, Group, chosen, rules_of
from schmier_gui.engine.actions import NameTrump
from schmier_gui.engine.cards import PACKS, Card, Game, pip_count
from schmier_gui.engine.deal import HAND, index_below, join_pack, words
from schmier_gui.engine.exchange import LayAwayBounds
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.session import Session
from schmier_gui.engine.view import View

T = TypeVar("T")
HandTest: TypeAlias = Callable[[tuple[Card, ...]], bool]
DEALS_TRIED = 200
HANDS_TRIED = 4000
SCORES_TRIED = 40
COUNTING = 4
"""From how many pips on a card counts toward Game: aces and tens."""
EDGE_WIDTH = 0.08
"""How near to what a bid asks the chance to make it must be."""
DECIDED = 4 / 7
"""What part of the target the own side and the best of the others are apart where the game is nearly decided: 12 points of 21."""
LETTERS: dict[Game, str] = {"schmier": "S", "smear": "M"}
MOST = 999_999_999
_NAME = re.compile(r"\s*([SMsm])\s*-\s*([0-9]{1,9})(?:\s+([a-z0-9_+\s-]+?))?\s*", re.ASCII | re.IGNORECASE)


class Numbered(msgspec.Struct, frozen=True):
    """What brings a practice hand back, but for the rules."""

    game: Game
    number: int
    themes: tuple[str, ...]


def name_of(named: Numbered) -> str:
    """ "S-12345 two-bowers+ahead"; the free mix is not told."""
    themes = "+".join(key for key in named.themes if key != FREE)
    return f"{LETTERS[named.game]}-{named.number}" + (f" {themes}" if themes else "")


def parse_name(text: str) -> Numbered:
    """The inverse of `name_of`. Raises HandError with one sentence."""
    found = _NAME.fullmatch(text)
    if found is None:
        raise HandError(_("The number of a hand looks like S-12345 in Schmier and M-12345 in Smear"))
    game: Game = "schmier" if found[1].upper() == "S" else "smear"
    themes = tuple((found[3] or FREE).lower().replace("+", " ").split())
    chosen(themes, game)
    return Numbered(game, int(found[2]), themes or (FREE,))


def draw(themes: Iterable[str], rules: Rules, number: int) -> Situation:
    """Practice hand `number` of these themes, for seat 0; its rules may differ where a theme needs it.

    Raises HandError for an unknown theme or one of the other game.
    """
    groups = chosen(themes, rules.game)
    source = words(f"practice/{rules.game}/{'+'.join(key for keys in groups.values() for key in keys)}/{number}")
    if "after" in groups and (not {"seat", "edge"} & groups.keys() or index_below(2, source)):
        return _after_the_auction(groups, rules, source)
    seat = _one(groups.get("seat"), source)
    rules = rules_of(seat, rules)
    hand_test, score = _hand_test(rules.game, groups.get("hand"), source), _one(groups.get("score"), source)
    situation = _situation(rules, seat, hand_test, score, source)
    for _attempt in range(DEALS_TRIED):
        called = _called(situation, seat)
        if called is not None and _fits(view_of(called), seat, EDGE in groups):
            return called
        situation = _situation(rules, seat, hand_test, score, source)
    return surrounded(replace(situation, calls=_plain_calls(situation, seat)), str(number))


def _one(keys: list[T] | None, source: Iterator[int]) -> T | None:
    return keys[index_below(len(keys), source)] if keys else None


def _called(situation: Situation, seat: str | None) -> Situation | None:
    """With the calls before the seat; where all must have passed, cards that go with it are dealt, for that is rare."""
    if seat == "forced":
        return surrounded(replace(situation, calls=quiet_calls(situation.rules, situation.speaks)), " ".join(situation.hand))
    return with_book_calls(situation)


def _fits(view: View, seat: str | None, edge: bool) -> bool:
    if seat == "partner" and not partner_bid(view):
        return False
    if seat == "rival" and (not view.bid or partner_bid(view)):
        return False
    if seat == "forced" and seat_kind(view) != seat:
        return False
    return not edge or on_the_edge(view)


def on_the_edge(view: View) -> bool:
    """Whether, by rules of thumb, some bid is nearly worth it or only just."""
    auction = Auction(view, 1.0)
    for bid in auction.bids:
        bold = auction.bears(bid, auction.holder, auction.ease + EDGE_WIDTH)
        if bold and not auction.bears(bid, auction.holder, auction.ease - EDGE_WIDTH):
            return True
    return False


def _situation(
    rules: Rules, seat: str | None, test: HandTest, score: str | None, source: Iterator[int]
) -> Situation:
    """Cards, dealer and score, before any call."""
    speaks = _speaks(rules, seat, source)
    dealer = (-1 - speaks) % rules.seats
    hand, rest = _own_hand(rules.game, test, source)
    others = shuffled(rest, source)[0]
    hands = (tuple(hand), *(tuple(others[HAND * s : HAND * s + HAND]) for s in range(rules.seats - 1)))
    pack = join_pack(rules, dealer, hands, tuple(others[HAND * (rules.seats - 1) :]))
    return dealt(rules, pack, dealer, 0, _scores(rules, score, source))


def _speaks(rules: Rules, seat: str | None, source: Iterator[int]) -> int:
    if seat in ("dealer", "forced"):
        return rules.seats - 1
    first = {"first": 0, "partner": rules.sides, "rival": 1}.get(seat or "", 0)
    return 0 if seat == "first" else first + index_below(rules.seats - first, source)


def _hand_test(game: Game, keys: list[str] | None, source: Iterator[int]) -> HandTest:
    key = _one(keys, source)
    return lambda hand: key is None or HAND_KINDS[key][2](game, hand)


def _own_hand(game: Game, test: HandTest, source: Iterator[int]) -> tuple[list[Card], list[Card]]:
    hand, rest = shuffled(PACKS[game], source, HAND)
    for _attempt in range(HANDS_TRIED):
        if test(tuple(hand)):
            break
        hand, rest = shuffled(PACKS[game], source, HAND)
    return hand, rest


def _scores(rules: Rules, kind: str | None, source: Iterator[int]) -> tuple[int, ...]:
    """A score of this kind for side 0; of any kind, one in three is the start of a game, and none is nearly decided."""

    def between(low: int, high: int) -> int:
        high = min(high, rules.target - 1)
        return low + index_below(high - low + 1, source) if high > low else high

    out, below = rules.target - NEAR[rules.game], -rules.highest_bid
    if kind is None:
        level = (0,) * rules.sides
        if index_below(3, source) == 0:
            return level
        mixed = (tuple(between(below, rules.target - 1) for _ in range(rules.sides)) for _attempt in range(SCORES_TRIED))
        return next((scores for scores in mixed if not nearly_decided(rules, scores)), level)
    low, high = {"ahead": (out, rules.target - 1), "both": (out, rules.target - 1), "minus": (below, -1)}.get(kind, (0, out - 1))
    scores = [between(low, high), *(between(0, out - 1) for _ in range(rules.sides - 1))]
    if kind in ("behind", "both"):
        scores[1 + index_below(rules.sides - 1, source)] = between(out, rules.target - 1)
    return tuple(scores)


def nearly_decided(rules: Rules, scores: tuple[int, ...]) -> bool:
    """Whether side 0 is so far behind or ahead that hardly anything hangs on its calls."""
    return abs(scores[0] - max(scores[1:])) >= DECIDED * rules.target


def _plain_calls(situation: Situation, seat: str | None) -> tuple[int | None, ...]:
    """The calls that a theme needs at least."""
    rules, speaks = situation.rules, situation.speaks
    before = {"partner": rules.sides, "rival": 1}.get(seat or "")
    if before is None:
        return quiet_calls(rules, speaks)
    calls: list[int | None] = [None] * speaks
    calls[speaks - before] = rules.lowest_bid
    return tuple(calls)


def _after_the_auction(groups: dict[Group, list[str]], rules: Rules, source: Iterator[int]) -> Situation:
    """Smear: seat 0 has the bid of a player by the book, and names trump or, trump named, buries."""
    key, score = _one(groups["after"], source), _one(groups.get("score"), source)
    assert key is not None
    rules, test = rules_of(key, rules), _hand_test(rules.game, groups.get("hand"), source)
    for _attempt in range(DEALS_TRIED):
        situation = _declared(_situation(rules, None, test, score, source), key)
        if situation is not None:
            return situation
    situation = replace(_situation(rules, None, test, score, source), dealer=rules.seats - 1)
    return replace(situation, calls=(rules.highest_bid,), trump=None if key == "name" else best_suit(rules, situation.hand)[0])


def _declared(situation: Situation, key: str) -> Situation | None:
    """With a whole auction, after which seat 0 names trump or, the suit named by the book, has a choice of what to bury; else None."""
    session = _auctioned(situation)
    if session.decision is None or session.state.declarer != situation.seat:
        return None
    situation = replace(situation, calls=tuple(call.amount for call in session.state.calls))
    if key == "name":
        return situation
    named = book_choice(session.view(situation.seat))
    assert isinstance(named, NameTrump)
    situation = replace(situation, trump=named.suit)
    choice = session_of(situation).decision
    assert choice is not None
    return situation if _has_choice(choice.bounds) else None


def _has_choice(bounds: LayAwayBounds) -> bool:
    """Whether there is more than one way, and a card that counts toward Game among those that may go."""
    counting = [pip_count((card,)) >= COUNTING for card in bounds.allowed]
    return len(counting) > bounds.most and any(counting) and not all(counting)


def _auctioned(situation: Situation) -> Session:
    """The session after an auction by the book."""
    pack = join_pack(situation.rules, situation.dealer, situation.hands, situation.kitty)
    session = Session.new(situation.rules, dealer=situation.dealer, deals=[pack], scores=situation.scores)
    while (choice := session.decision) is not None and choice.kind == "call":
        session.submit(book_choice(session.view(choice.seat)))
    return session
