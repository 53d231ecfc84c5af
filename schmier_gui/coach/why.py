"""Why a call is worth what it is: one to three whole sentences from the numbers of the estimate."""

from __future__ import annotations

from gettext import gettext as _

from schmier_gui.coach.estimate import Estimate, Worth
from schmier_gui.coach.grade import Graded, Step, often
from schmier_gui.coach.why_cards import chance_sentence, sure_sentence
from schmier_gui.coach.why_words import bid_name, capital, points_words, set_words
from schmier_gui.engine.cards import Suit
from schmier_gui.engine.view import View
from schmier_gui.engine.words import suit_name

MOST = 3
CLEARLY = 0.05
"""How much less often a bid is made to be called "only"."""
LIKELY = 0.7
NEAR = 3
"""How many points a side lacks at most to be nearly out."""


def why(view: View, estimate: Estimate, graded: Graded) -> list[str]:
    """One to three sentences: what the cards bring, what the bids need, and what the auction or the score adds."""
    trump = focus(estimate, graded)
    odds = estimate.point_odds[trump]
    sure, chance = sure_sentence(view, trump, odds), chance_sentence(view, trump, odds)
    verdict, setting = _verdict(estimate, graded), _setting(view, estimate, graded)
    told = [sure, verdict, setting] if setting else [sure, chance, verdict]
    return [sentence for sentence in told if sentence][:MOST]


def focus(estimate: Estimate, graded: Graded) -> Suit:
    """The trump suit that is talked about: of the call, else of the best call, else of the best bid."""
    suit = graded.chosen.trump or graded.best.trump
    return suit or _best_bid(estimate).trump or ""


def _best_bid(estimate: Estimate) -> Worth:
    return max(estimate.calls, key=lambda worth: worth.win)


def _verdict(estimate: Estimate, graded: Graded) -> str:
    """What the bids need."""
    best, chosen = graded.best, graded.chosen
    if graded.step is Step.DECIDED:
        return _nearly_decided(estimate, graded)
    if graded.step is Step.CLOSE or (graded.step is Step.RIGHT and chosen != best):
        return _as_good(graded)
    if best.bid is None:
        return _better_passed(estimate, chosen)
    if chosen == best:
        return _as_it_should_be(estimate, best)
    if chosen.bid is None:
        words = _("{bid} in {suit} is made {often}, and a pass leaves the deal to the others.")
        return words.format(bid=_name(best), suit=_suit(best), often=_made(best))
    if chosen.trump != best.trump:
        return _other_suit(estimate, best, chosen)
    places = {"chosen": _name(chosen), "best": bid_name(best.bid), "less": _made(chosen), "more": _made(best)}
    if chosen.bid is not None and chosen.bid > best.bid:
        return _("{chosen} is made {less}, but {best} {more}.").format(**places)
    places = {"best": _name(best), "chosen": bid_name(chosen.bid or 0), "often": _made(best)}
    return _("{best} is made {often}, and a bid of {chosen} lets the others go over it.").format(**places)


def _as_good(graded: Graded) -> str:
    best, chosen = graded.best, graded.chosen
    if chosen == best:
        return _("Other calls do about as well, and this many deals can’t tell them apart.")
    if chosen.bid is None or best.bid is None:
        bid = best if chosen.bid is None else chosen
        words = _("{bid} in {suit} is made {often}, and a pass wins about as many games.")
        return words.format(bid=_name(bid), suit=_suit(bid), often=_made(bid))
    words = _("{bid} in {suit} and {other} in {other_suit} win about as many games.")
    return words.format(bid=_name(chosen), suit=_suit(chosen), other=bid_name(best.bid), other_suit=_suit(best))


def _nearly_decided(estimate: Estimate, graded: Graded) -> str:
    bid = graded.chosen if graded.chosen.bid is not None else graded.best if graded.best.bid is not None else _best_bid(estimate)
    words = _("{bid} in {suit} is made {often}, but one call wins hardly more games than another.")
    return words.format(bid=_name(bid), suit=_suit(bid), often=_made(bid))


def _better_passed(estimate: Estimate, chosen: Worth) -> str:
    worth = _best_bid(estimate) if chosen.bid is None else chosen
    assert worth.bid is not None
    places = {"bid": _name(worth), "small": bid_name(worth.bid), "suit": _suit(worth), "often": _made(worth), "set": set_words(worth.bid)}
    if (worth.p_made or 0) >= LIKELY:
        return _("{bid} in {suit} is made {often}, but the games won by it are fewer than by a pass.").format(**places)
    if chosen.bid is None:
        return _("Even {small} in {suit} is made only {often}, and a set costs {set}.").format(**places)
    return _("{bid} in {suit} is made only {often}, and a set costs {set}.").format(**places)


def _as_it_should_be(estimate: Estimate, best: Worth) -> str:
    above = [worth for worth in estimate.calls if worth.trump == best.trump and worth.bid == (best.bid or 0) + 1]
    if above and (above[0].p_made or 0) < (best.p_made or 0) - CLEARLY:
        words = _("{bid} is made {often}, and {more} only {less}.")
        return words.format(bid=_name(best), often=_made(best), more=bid_name(above[0].bid or 0), less=_made(above[0]))
    if not above:
        return _("{bid} is made {often}, and nobody can go over it.").format(bid=_name(best), often=_made(best))
    return _("{bid} is made {often}.").format(bid=_name(best), often=_made(best))


def _other_suit(estimate: Estimate, best: Worth, chosen: Worth) -> str:
    assert best.bid is not None
    try:
        same = estimate.of(best.bid, chosen.trump)
    except KeyError:
        same = chosen
    if same.bid == best.bid and (same.p_made or 0) < (best.p_made or 0):
        words = _("With {suit} as trump {bid} is made {often}, with {other} {less}.")
        return words.format(bid=bid_name(best.bid), suit=_suit(best), often=_made(best), other=_suit(chosen), less=_made(same))
    return _("{suit} as trump wins more games than {other}.").format(suit=capital(_suit(best)), other=_suit(chosen))


def _setting(view: View, estimate: Estimate, graded: Graded) -> str:
    """What the auction or the score adds, "" where neither matters much."""
    if estimate.passing is None:
        return _("All have passed, so the dealer must bid.")
    passed = graded.best.bid is None
    side = view.rules.side(view.seat)
    if view.bid and view.rules.side(view.declarer) == side:
        if passed:
            return _("Your partner has the bid of {bid} already, and your cards help there as well.").format(bid=bid_name(view.bid))
        return _("Your partner has the bid of {bid}, but your own suit promises more.").format(bid=bid_name(view.bid))
    return _score(view, passed) or (_passing(estimate) if passed else "")


def _score(view: View, passed: bool) -> str:
    rules, side = view.rules, view.rules.side(view.seat)
    own, rival = view.scores[side], max(score for other, score in enumerate(view.scores) if other != side)
    out = rules.target - NEAR
    places = {"own": own, "rival": rival, "needed": points_words(rules.target - own)}
    if own >= out and own < rules.target:
        if rules.must_bid_out:
            return _("Your side needs only {needed}, but must bid and make it to go out.").format(**places)
        if passed:
            return _("Your side needs only {needed}, and a defender’s points count too, while a set throws you back.").format(**places)
        return _("Your side needs only {needed}, so a bid that is made may win the game.").format(**places)
    if rival >= out and not passed:
        return _("Another side stands at {rival}, and left to themselves they may win the game.").format(**places)
    if rival >= out:
        return _("Another side stands at {rival}, but a set would only throw you further back.").format(**places)
    return ""


def _passing(estimate: Estimate) -> str:
    passing = estimate.passing
    if passing is None or passing.points < 0.5:
        return ""
    return _("A pass still brings your side about {points}.").format(points=points_words(round(passing.points, 1)))


def _name(worth: Worth) -> str:
    return capital(bid_name(worth.bid or 0))


def _suit(worth: Worth) -> str:
    return suit_name(worth.trump or "S")


def _made(worth: Worth) -> str:
    return often(worth.p_made or 0.0)
