"""What a seat's choices in a deal have cost: each is compared, in the deals that were possible then, with what else was legal.

A choice is judged by what the seat could know when it made it, never by how the deal came out. Of cards, half of the possible deals say
what would have been better, the other half how much better: so chance can't make a mistake of a choice that is as good as another.
"""

from __future__ import annotations

from collections.abc import Generator
from gettext import gettext as _
from gettext import ngettext
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from schmier_gui.coach.actions import as_thing, listing
from schmier_gui.coach.call_hint import action_of, bid_of, estimated, sentences
from schmier_gui.coach.choices import Choice, choices
from schmier_gui.coach.hint import mean_and_error, trial
from schmier_gui.coach.reason import Thumb, same
from schmier_gui.engine.actions import Action, Bid, LayAway, NameTrump, Pass, PlayCard
from schmier_gui.engine.session import Session
from schmier_gui.engine.view import View, view
from schmier_gui.engine.words import card_name

if TYPE_CHECKING:
    from schmier_gui.ai.search.trial import Tried
    from schmier_gui.coach.estimate import Estimate

WORLDS = {"call": 16384, "trump": 2400, "lay_away": 1200, "play": 3200}
SURE = 2.5
"""How many standard errors a cost must be above nothing to be told."""
LEAST = 0.01
"""A smaller cost, in chance to win the game, is not worth a word."""


class Remark(msgspec.Struct, frozen=True):
    """A choice that cost something: `better` is what wins the game more often, by `cost` (with its standard error); `win` is what the
    better one wins. `why` says it in a sentence of tactics.
    """

    choice: Choice
    better: Action
    why: str
    win: float
    cost: float
    cost_se: float


Reviewing: TypeAlias = Generator[Remark | None, None, None]


def own_choices(session: Session, deal: int, seat: int) -> list[Choice]:
    """What this seat chose in a deal where there was something to choose."""
    found = []
    for choice in choices(session.log):
        if choice.deal == deal and choice.seat == seat:
            decision = view(session.state_before(choice.number), seat).decision
            if decision is not None and (decision.kind == "lay_away" or len(decision.actions) > 1):
                found.append(choice)
    return found


def review(session: Session, deal: int, seat: int = 0, seed: str | int = 0, worlds: dict[str, int] | None = None) -> Reviewing:
    """Yields None after every slice of a few milliseconds, and each remark as it is found, in the order of play. It imports numpy.

    The session may go on meanwhile, but must not be taken back to before the deal. The same seed gives the same remarks.
    """
    for choice in own_choices(session, deal, seat):
        yield None
        yield (yield from judged(view(session.state_before(choice.number), seat), choice, f"{seed}/{choice.number}", worlds))


def judged(seen: View, choice: Choice, seed: str | int, worlds: dict[str, int] | None = None) -> Generator[None, None, Remark | None]:
    """What there is to say of one choice, made from this view; None where it cost nothing that is sure."""
    assert seen.decision is not None
    if seen.decision.kind == "call":
        found = yield from estimated(seen, seed, (worlds or WORLDS)["call"])
        return remark_on_call(found, seen, choice)
    also = choice.action.cards if isinstance(choice.action, LayAway) else None
    tried = yield from trial(seen, seed, (worlds or WORLDS)[seen.decision.kind], also)
    return remark(tried, seen, choice)


def remark_on_call(found: Estimate, seen: View, choice: Choice) -> Remark | None:
    """By what all calls are worth."""
    cost, error = found.cost(bid_of(choice.action))
    if not _counts(cost, error):
        return None
    best = found.best()
    return Remark(choice, action_of(best), sentences(seen, found, choice.action), best.win, cost, error)


def _counts(cost: float, error: float) -> bool:
    return cost >= LEAST and cost >= SURE * error


def remark(tried: Tried, seen: View, choice: Choice) -> Remark | None:
    """The better choice by half of the worlds, its advantage by the other half."""
    half = tried.chances.shape[1] // 2
    first, second = tried.chances[:, :half], tried.chances[:, half:]
    own = next(place for place, action in enumerate(tried.actions) if same(action, choice.action))
    means = [mean_and_error(row)[0] for row in first]
    best = means.index(max(means))
    cost, error = mean_and_error(second[best] - second[own])
    if best == own or not _counts(cost, error):
        return None
    better = tried.actions[best]
    return Remark(choice, better, Thumb(seen).why(seen, better), mean_and_error(second[best])[0], cost, error)


def headline(found: Remark) -> str:
    """What was chosen and what was better, in one sentence."""
    yours, better = found.choice.action, found.better
    if isinstance(yours, LayAway) and isinstance(better, LayAway):
        return _lay_away(yours, better)
    words = {
        Pass: _("You passed; {better} is better."),
        Bid: _("You made {yours}; {better} is better."),
        NameTrump: _("You named {yours}; {better} are better."),
        PlayCard: _("You played {yours}; {better} is better."),
    }[type(yours)]
    return words.format(yours=as_thing(yours), better=as_thing(better))


def advice(found: Remark) -> str:
    """What was better, in a few words."""
    better = found.better
    match better:
        case Bid(amount):
            return _("A bid of {amount} is better").format(amount=amount)
        case NameTrump():
            return _("To name {suit} is better").format(suit=as_thing(better))
        case LayAway(cards):
            return _("What is marked had better go") if cards else _("To keep all is better")
        case PlayCard(card):
            return _("The {card} is better").format(card=card_name(card))
    return _("A pass is better")


def _lay_away(yours: LayAway, better: LayAway) -> str:
    """Only the cards that make the difference."""
    kept = [card for card in better.cards if card not in yours.cards]
    gone = [card for card in yours.cards if card not in better.cards]
    if kept and gone:
        return _("You laid away {gone}; {kept} would be better to give up.").format(gone=listing(gone), kept=listing(kept))
    if kept:
        words = ngettext("You kept {kept}; to lay it away is better.", "You kept {kept}; to lay them away is better.", len(kept))
        return words.format(kept=listing(kept))
    words = ngettext("You laid away {gone}; to keep it is better.", "You laid away {gone}; to keep them is better.", len(gone))
    return words.format(gone=listing(gone))


def price(found: Remark) -> str:
    """The cost in whole games, as far as the error allows."""
    low, high = round(100 * (found.cost - 2 * found.cost_se)), round(100 * (found.cost + 2 * found.cost_se))
    if high - low <= 1 or low < 1:
        count = max(1, round(100 * found.cost))
        words = ngettext("Your choice costs about {count} game in 100.", "Your choice costs about {count} games in 100.", count)
        return words.format(count=count)
    return _("Your choice costs {low} to {high} games in 100.").format(low=low, high=high)
