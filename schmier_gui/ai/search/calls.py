"""What to bid and which suit to name: the deal is bid to its end, exchanged and played out by our own policy."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from schmier_gui.ai.equity.table import chances as chances_of
from schmier_gui.ai.playout.auction import NOBODY, Signed, auction, spoken, worth
from schmier_gui.ai.playout.dealing import Numbers, in_bits, together
from schmier_gui.ai.playout.exchange import kept_six
from schmier_gui.ai.playout.points import Ended
from schmier_gui.ai.playout.tricks import Seats, Start
from schmier_gui.ai.playout.whole import SET_AFTER_ALL, finished, named, played
from schmier_gui.ai.search.trial import EVERY, Bench, Chances, Part, Trial, own_chance, trials, with_own_hand
from schmier_gui.ai.worlds.knowledge import knowledge
from schmier_gui.ai.worlds.sample import Worlds, sample
from schmier_gui.engine.actions import Action, Bid, NameTrump
from schmier_gui.engine.cards import SUITS
from schmier_gui.engine.deal import HAND
from schmier_gui.engine.seats import next_seat
from schmier_gui.engine.view import View

BATCH = 300
SPREAD = 8
"""Of so many worlds one is drawn, by how likely the calls were in it."""
SUITS_TRIED = 2

def try_calls(view: View, bench: Bench, worlds: int, clear: float = EVERY) -> Trial:
    """Every legal call in about `worlds` worlds; `clear` as for `trials`.

    If the call stands, the better of two suits is played; if not, whoever overcalls plays.
    """
    decision = view.decision
    assert decision is not None
    actions = decision.actions
    return trials(actions, max(1, worlds // BATCH), lambda places: _calls(view, bench, [actions[n] for n in places]), clear)


def believed(view: View, bench: Bench) -> Worlds:
    """Worlds drawn as often as their hands would have made the calls that were made."""
    worlds = sample(bench.chance, view.rules.game, knowledge(view), BATCH * SPREAD)
    likely = np.ones(BATCH * SPREAD)
    for call in spoken(view):
        likely *= call.likely(worth(view.rules.game, worlds.at(call.seat)).max(0))
    upto = np.cumsum(likely)
    chosen = np.searchsorted(upto, (np.arange(BATCH) + bench.chance.random()) * (upto[-1] / BATCH))
    return Worlds(worlds.numbers[:, np.minimum(chosen, BATCH * SPREAD - 1)], worlds.blocks)


def _calls(view: View, bench: Bench, actions: list[Action]) -> Part:
    """The chances (calls, worlds) in one batch of worlds."""
    rules, me, numbers = view.rules, view.seat, with_own_hand(view, believed(view, bench))
    yield
    by_seat = np.moveaxis(numbers[: HAND * rules.seats].reshape(rules.seats, HAND, BATCH), 1, 0)
    best = worth(rules.game, by_seat).max(0)
    ends = []
    for trump in _suits(view, numbers):
        mine = np.full(BATCH, me, np.int8)
        ends.append(played(rules, bench.table(rules, BATCH), numbers, view.dealer, mine, trump))
        yield
    found = []
    for action in actions:
        amount = action.amount if isinstance(action, Bid) else 0
        high = np.full(BATCH, amount or view.bid, np.int8)
        holder = np.full(BATCH, me if amount else view.declarer, np.int8)
        declarer, bid = _rest_of_the_auction(view, best, high, holder, amount)
        chances = _others_declare(view, bench, numbers, declarer, bid)
        if amount:
            side = np.full(BATCH, rules.side(me), np.int8)
            stands = np.stack([contract_chance(view, ended, np.full(BATCH, amount, np.uint8), side) for ended in ends])
            keeps = declarer == me
            suit = int(stands[:, keeps].mean(1).argmax()) if keeps.any() else 0
            chances = np.where(keeps, stands[suit], chances)
        found.append(chances)
        yield
    return np.stack(found)


def _rest_of_the_auction(view: View, best: npt.NDArray[np.float32], high: Signed, holder: Signed, amount: int) -> tuple[Signed, Signed]:
    rules = view.rules
    if view.seat == view.dealer or amount == rules.highest_bid:
        return holder, high
    return auction(rules, best, view.dealer, next_seat(rules, view.seat), high, holder)


def _suits(view: View, numbers: Numbers) -> list[npt.NDArray[np.intp]]:
    """The suits to try, row by row: in Smear the one that the kitty asks for, else the best two of this hand."""
    if view.rules.kitty_seen:
        return [named(view.rules, numbers, np.full(BATCH, view.seat, np.int8))]
    hand = numbers[HAND * view.seat : HAND * view.seat + HAND, 0]
    order = np.argsort(-worth(view.rules.game, hand[:, None])[:, 0], kind="stable")
    return [np.full(BATCH, suit, np.intp) for suit in order[:SUITS_TRIED]]


def _others_declare(view: View, bench: Bench, numbers: Numbers, declarer: Signed, bid: Signed) -> Chances:
    """The chances where somebody else declares, or nobody (R24)."""
    rules, side = view.rules, view.rules.side(view.seat)
    nobody = declarer == NOBODY
    found = np.zeros(BATCH, np.float32)
    if (~nobody & (declarer != view.seat)).any():
        ended = played(rules, bench.table(rules, BATCH), numbers, view.dealer, declarer, named(rules, numbers, declarer))
        found = contract_chance(view, ended, bid.astype(np.uint8), (np.maximum(declarer, 0) % rules.sides).astype(np.int8))
    if nobody.any():
        scores = np.array(view.scores, np.int16)[:, None]
        if rules.no_bid == "dealer_set":
            scores = scores.copy()
            scores[rules.side(view.dealer)] -= rules.lowest_bid
        dealer = view.dealer if rules.no_bid in ("redeal", "dealer_forced") else next_seat(rules, view.dealer)
        found = np.where(nobody, chances_of(rules, scores, dealer)[side], found)
    return found


def contract_chance(view: View, ended: Ended, bid: Seats, declaring: Signed) -> Chances:
    """As `own_chance`, with the share of just made contracts that are set after all; `bid` and the side `declaring` by row."""
    found = own_chance(view, ended, bid, declaring)
    columns = np.arange(len(bid))
    mine = ended.taken[declaring, columns]
    share = np.array(SET_AFTER_ALL[view.rules.game], np.float32)[bid] * (mine == bid)
    if not share.any():
        return found
    taken = ended.taken.copy()
    taken[declaring, columns] = np.where(share > 0, 0, mine)
    mixed: Chances = found + share * (own_chance(view, replace(ended, taken=taken), bid, declaring) - found)
    return mixed


def try_suits(view: View, bench: Bench, worlds: int, clear: float = EVERY) -> Trial:
    """Every suit that may be named, in about `worlds` worlds; `clear` as for `trials`."""
    decision = view.decision
    assert decision is not None
    suits = [SUITS.index(action.suit) for action in decision.actions if isinstance(action, NameTrump)]
    return trials(decision.actions, max(1, worlds // BATCH), lambda places: _suits_named(view, bench, [suits[n] for n in places]), clear)


def _suits_named(view: View, bench: Bench, suits: list[int]) -> Part:
    """The chances (suits, worlds) in one batch of worlds."""
    declarer = np.full(BATCH, view.seat, np.int8)
    side = np.full(BATCH, view.rules.side(view.seat), np.int8)
    some = believed(view, bench)
    yield
    found = []
    for suit in suits:
        if view.rules.game == "smear":
            ended = _smear_suit(view, bench, some, suit)
        else:
            ended = played(view.rules, bench.table(view.rules, BATCH), with_own_hand(view, some), view.dealer, declarer, suit)
        found.append(own_chance(view, ended, view.bid, side))
        yield
    return np.stack(found)


def _smear_suit(view: View, bench: Bench, worlds: Worlds, suit: int) -> Ended:
    """R33, R34: the declarer holds the kitty cards already, and lays away by policy."""
    rules, numbers, size = view.rules, with_own_hand(view, worlds), len(view.hand)
    cards = in_bits(rules.game, numbers, suit)
    me = HAND * view.seat
    mine = np.bitwise_or.reduce(cards[me : me + size], 0)
    others = together(np.concatenate([cards[:me], cards[me + size : HAND * (rules.seats - 1) + size]]), rules.seats - 1)
    kept = kept_six(rules, mine)
    away = np.zeros((rules.seats, BATCH), np.uint64)
    away[view.seat] = mine ^ kept
    hands = np.insert(others, view.seat, kept, 0)
    return finished(rules, bench.table(rules, BATCH), hands, view.seat, view.dealer, Start(view.seat), away)
