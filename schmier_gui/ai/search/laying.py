"""What to lay away: the rest of the exchange and the play are played out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np

from schmier_gui.ai.playout.exchange import exchange
from schmier_gui.ai.playout.layout import ACES, KINGS, TENS, layout
from schmier_gui.ai.playout.tricks import Masks, Start, U
from schmier_gui.ai.playout.whole import finished
from schmier_gui.ai.search.trial import (
    EVERY,
    Bench,
    Chances,
    Part,
    Trial,
    declaring_side,
    laid_away,
    lying,
    own_chance,
    own_mask,
    seen_hands,
    trials,
)
from schmier_gui.ai.worlds.knowledge import Knowledge, knowledge
from schmier_gui.ai.worlds.sample import Worlds, sample
from schmier_gui.engine.actions import LayAway
from schmier_gui.engine.cards import RANKS, SUITS, Card
from schmier_gui.engine.decision import Decision
from schmier_gui.engine.seats import next_seat
from schmier_gui.engine.trump import order
from schmier_gui.engine.view import View

BATCH = 100
TOGETHER = 10
UNSURE = 3


def try_lay_aways(view: View, bench: Bench, worlds: int, clear: float = EVERY, also: tuple[Card, ...] | None = None) -> Trial:
    """The lay-aways worth a thought, and `also` this one, in about `worlds` worlds; `clear` as for `trials`."""
    decision = view.decision
    assert decision is not None
    choices, known = candidates(view, decision), knowledge(view)
    if also is not None and set(also) not in map(set, choices):
        choices.append(also)
    actions = tuple(LayAway(cards) for cards in choices)
    return trials(actions, max(1, worlds // BATCH), lambda places: _in_worlds(view, bench, known, [choices[n] for n in places]), clear)


def _in_worlds(view: View, bench: Bench, known: Knowledge, choices: list[tuple[Card, ...]]) -> Part:
    """The chances (choices, worlds) in one batch of worlds, a slice for every few choices."""
    some = sample(bench.chance, view.rules.game, known, BATCH)
    hands = seen_hands(view, some)
    yield
    found: list[Chances] = []
    for first in range(0, len(choices), TOGETHER):
        found.append(_batch(view, bench, some, hands, choices[first : first + TOGETHER]))
        yield
    return np.concatenate(found)


def candidates(view: View, decision: Decision) -> list[tuple[Card, ...]]:
    """Lay-aways to try. Where a hand comes down to six, the surest cards stay and the poorest go; in between all ways are tried."""
    bounds, table = decision.bounds, order(view.rules.game, decision.trump)
    points = (table.high, table.right, table.low)
    trumps = sorted((c for c in bounds.allowed if table.suit_of[c] == decision.trump), key=lambda c: (c in points, table.power[c]))
    plain = [c for c in bounds.allowed if table.suit_of[c] != decision.trump]
    if bounds.draws:
        ways = (cards for count in range(bounds.least, bounds.most + 1) for cards in combinations(plain, count))
        return [cards for cards in ways if not _upside_down(plain, cards)]
    going = bounds.most - bounds.trumps
    plain.sort(key=lambda c: _worth(view, c))
    sure = max(0, going - UNSURE) if view.rules.game == "schmier" else 0
    middle = plain[sure : going + UNSURE] if view.rules.game == "schmier" else plain
    found = list(_ways(tuple(plain[:sure]), middle, going - sure, tuple(trumps[: bounds.trumps])))
    sensible = [cards for cards in found if view.rules.game == "smear" or not _upside_down(plain, cards)]
    return sensible or found


def _upside_down(plain: list[Card], away: tuple[Card, ...]) -> bool:
    """Whether an ace or a face card goes while a lower card of its suit stays that is no ten."""
    ranks = RANKS["schmier"]
    lowest = {suit: min((ranks.index(c[0]) for c in plain if c[1] == suit and c[0] != "T" and c not in away), default=99) for suit in SUITS}
    return any(card[0] in "AKQJ" and ranks.index(card[0]) > lowest[card[1]] for card in away)


def _ways(sure: tuple[Card, ...], middle: list[Card], count: int, trumps: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    for some in combinations(middle, count):
        yield (*trumps, *sure, *some)


def _worth(view: View, card: Card) -> tuple[int, int]:
    """What a plain card is worth in the hand, roughly: aces, then tens and kings, then by rank."""
    bit = layout(view.rules.game, view.trump or "").bit[card]
    return (3 * bool(bit & ACES) + 2 * bool(bit & TENS) + bool(bit & KINGS), bit)


def _batch(view: View, bench: Bench, worlds: Worlds, hands: Masks, tried: list[tuple[Card, ...]]) -> Chances:
    """The chances (lay-aways, worlds)."""
    rules, rows = view.rules, BATCH * len(tried)
    all_hands, away = np.tile(hands, (1, len(tried))), np.tile(laid_away(view, worlds), (1, len(tried)))
    gone = np.repeat(np.array([own_mask(view, cards) for cards in tried], U), BATCH)
    all_hands[view.seat] ^= gone
    away[view.seat] = gone
    if rules.game == "schmier" and view.seat != view.dealer:
        all_hands, away = _exchanged(view, worlds, all_hands, away, [len(cards) for cards in tried])
    start = Start(view.declarer)
    ended = finished(rules, bench.table(rules, rows), all_hands, view.declarer, view.dealer, start, away)
    return own_chance(view, ended, view.bid, declaring_side(view, rows)).reshape(len(tried), BATCH)


def _exchanged(view: View, worlds: Worlds, hands: Masks, away: Masks, counts: list[int]) -> tuple[Masks, Masks]:
    """R31, R32: this seat draws, then the others exchange by policy."""
    kitty, parts = lying(view, worlds, "kitty"), []
    for n, count in enumerate(counts):
        some = hands[:, n * BATCH : (n + 1) * BATCH]
        if count:
            some[view.seat] |= np.bitwise_or.reduce(kitty[:count], 0)
        parts.append(exchange(view.rules, some, kitty[count:], view.dealer, view.declarer, next_seat(view.rules, view.seat)))
    after = np.concatenate([part[0] for part in parts], 1)
    return after, away | np.concatenate([part[1] for part in parts], 1)
