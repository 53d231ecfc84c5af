"""How good a choice was: five steps by what it costs in chance to win the game, and never finer than the error allows.

Where a game is nearly decided no call costs much of it, so that every call would be right: nothing hangs on it, and points are told.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from gettext import gettext as _
from gettext import ngettext
from typing import TYPE_CHECKING

import msgspec

from schmier_gui.ai.tactics.tactic import N_
from schmier_gui.coach.actions import as_thing
from schmier_gui.coach.estimate import Estimate, Worth
from schmier_gui.engine.actions import Action, LayAway
from schmier_gui.engine.cards import Suit
from schmier_gui.engine.words import suit_name

if TYPE_CHECKING:
    from schmier_gui.ai.search.trial import Tried

SURE = 2.0
"""How many standard errors make a difference that is told."""
NEVER = 0.001
"""A bid that was made can't have been impossible, nor certain one that failed."""


class Step(Enum):
    """How good a choice was, with as many lamps lit; two are none of the five: nobody can tell, or nothing hangs on it."""

    RIGHT = 5
    NEARLY = 4
    INEXACT = 3
    MISTAKE = 2
    BLUNDER = 1
    CLOSE = 0
    DECIDED = -1

    @property
    def key(self) -> str:
        """A stable name for files."""
        return self.name.lower()

    @property
    def lit(self) -> int:
        """5 for just right down to 1; 0 for what is none of the five."""
        return max(0, self.value)

    @property
    def word(self) -> str:
        """For people."""
        return _(_WORDS[self])

    @property
    def icon(self) -> str:
        """The name of a picture in assets/icons."""
        return _ICONS[self]

    @property
    def sound(self) -> bool:
        """Whether nobody could blame the choice: all but a sure loss worth mentioning, and what nothing hangs on."""
        return self in (Step.RIGHT, Step.NEARLY, Step.CLOSE)


_WORDS = {
    Step.RIGHT: N_("Just right"),
    Step.NEARLY: N_("Nearly right"),
    Step.INEXACT: N_("A little off"),
    Step.MISTAKE: N_("A mistake"),
    Step.BLUNDER: N_("A costly mistake"),
    Step.CLOSE: N_("Too close to call"),
    Step.DECIDED: N_("Nothing hangs on this call"),
}
_ICONS = {
    Step.RIGHT: "star",
    Step.NEARLY: "check",
    Step.INEXACT: "minus",
    Step.MISTAKE: "warning",
    Step.BLUNDER: "cross",
    Step.CLOSE: "swap",
    Step.DECIDED: "info",
}
MOST_COST = {Step.RIGHT: 0.005, Step.NEARLY: 0.015, Step.INEXACT: 0.03, Step.MISTAKE: 0.06}
"""The most that a choice of each step costs in chance to win the game; a blunder costs more."""
LITTLE = MOST_COST[Step.NEARLY]
"""What hardly matters in a game that is nearly decided."""
OVER, NEARLY_OVER = 0.03, 0.1
"""How near to nothing or to certainty the chance to win is: OVER, a little cost says nothing; NEARLY_OVER, if no other call costs more."""


class Graded(msgspec.Struct, frozen=True):
    """A call and what it costs in chance to win the game, with the standard error of that; `best` by points where the game is decided."""

    step: Step
    cost: float
    cost_se: float
    best: Worth
    chosen: Worth


class ExchangeVerdict(msgspec.Struct, frozen=True):
    """A lay-away, a trump suit or a card, graded from trials of all of them; `best_win`, `chosen_win`: chances to win the game."""

    step: Step
    cost: float
    cost_se: float
    best: Action
    chosen: Action
    best_win: float
    chosen_win: float


def step_of(cost: float, cost_se: float) -> Step:
    """The step of a cost: too close to call where it may be nothing or something; else the mildest step that the error leaves open."""
    if cost + SURE * cost_se <= MOST_COST[Step.RIGHT]:
        return Step.RIGHT
    if cost < SURE * cost_se:
        return Step.CLOSE
    if cost <= MOST_COST[Step.RIGHT]:
        return Step.RIGHT
    least = cost - SURE * cost_se
    return next((step for step, most in MOST_COST.items() if step is not Step.RIGHT and least <= most), Step.BLUNDER)


def step_of_best(ahead: Iterable[tuple[float, float]]) -> Step:
    """The step of the best choice; `ahead`: how far it is ahead of every other one, with the standard errors.

    Too close to call where the error leaves open that another one is so much better that this one would not even be nearly right.
    """
    doubt = max((SURE * error - lead for lead, error in ahead), default=0.0)
    return Step.RIGHT if doubt <= MOST_COST[Step.NEARLY] else Step.CLOSE


def grade(estimate: Estimate, bid: int | None, trump: Suit | None = None) -> Graded:
    """The grade of a call; `bid` None is a pass, `trump` None the best suit for the bid. Raises KeyError for a call that is not there."""
    best, chosen = estimate.best(), estimate.of(bid, trump)
    cost, error = estimate.cost(bid, trump)
    if is_decided(best.win, chosen.win, min(worth.win for worth in estimate.options)):
        return Graded(Step.DECIDED, cost, error, _most_points(estimate), chosen)
    if chosen == best:
        step = step_of_best(estimate.difference(best, other) for other in estimate.options if other != best)
    else:
        step = step_of(cost, error)
    return Graded(step, cost, error, best, chosen)


def is_decided(best: float, chosen: float, worst: float) -> bool:
    """Whether the game is nearly lost or won whatever is chosen; the chances to win of the best, the own and the worst choice."""
    if best <= OVER or chosen >= 1 - OVER:
        return best - chosen <= LITTLE
    return (best <= NEARLY_OVER or worst >= 1 - NEARLY_OVER) and best - worst <= LITTLE


def _most_points(estimate: Estimate) -> Worth:
    return max(estimate.options, key=lambda worth: worth.points)


def grade_action(tried: Tried, action: Action) -> ExchangeVerdict:
    """The grade of what was laid away, named or played, against all that was tried. Raises KeyError where it was not among it."""
    place = next((n for n, other in enumerate(tried.actions) if _same(action, other)), None)
    if place is None:
        raise KeyError(action)
    means = tried.chances.mean(1)
    top = place if means[place] >= means.max() else int(means.argmax())
    ahead = [_ahead(tried, top, other) for other in range(len(tried.actions))]
    cost, error = ahead[place]
    step = step_of(cost, error) if place != top else step_of_best(ahead)
    if is_decided(float(means[top]), float(means[place]), float(means.min())):
        step = Step.DECIDED
    best = action if place == top else tried.actions[top]
    return ExchangeVerdict(step, cost, error, best, action, float(means[top]), float(means[place]))


def _ahead(tried: Tried, one: int, other: int) -> tuple[float, float]:
    """How much more often the first wins than the second, and its standard error: both were tried in the same worlds."""
    gain = tried.chances[one] - tried.chances[other]
    return float(gain.mean()), float(gain.std()) / max(1, gain.size) ** 0.5


def _same(one: Action, other: Action) -> bool:
    if isinstance(one, LayAway) and isinstance(other, LayAway):
        return set(one.cards) == set(other.cards)
    return one == other


def often(chance: float) -> str:
    """ "38 times in 100": a chance as people count; nothing but certainty is called certain."""
    if chance <= 0:
        return _("not once in 100")
    if chance >= 1:
        return _("every time")
    if chance < 0.005:
        return _("less than once in 100")
    if chance >= 0.995:
        return _("more than 99 times in 100")
    count = round(100 * chance)
    return ngettext("{count} time in 100", "{count} times in 100", count).format(count=count)


def call_words(worth: Worth) -> str:
    """ "4 in spades", or "a pass"."""
    if worth.bid is None or worth.trump is None:
        return _("a pass")
    return _("{bid} in {suit}").format(bid=worth.bid, suit=suit_name(worth.trump))


def proof(verdict: Graded | ExchangeVerdict) -> str:
    """One sentence that proves the verdict with numbers."""
    if isinstance(verdict, Graded) and verdict.step is Step.DECIDED:
        return _by_points(verdict.best, verdict.chosen)
    if isinstance(verdict, Graded):
        words = (call_words(verdict.best), call_words(verdict.chosen), verdict.best.win, verdict.chosen.win)
    else:
        words = (as_thing(verdict.best), as_thing(verdict.chosen), verdict.best_win, verdict.chosen_win)
    return _capital(_proof(verdict.step, *words))


def _by_points(best: Worth, chosen: Worth) -> str:
    """What is left to tell calls apart where the game is nearly decided."""
    more, less = round(best.points, 1), round(chosen.points, 1)
    if best == chosen:
        words = _("The game is nearly decided. {chosen} brings {less} points on average, more than any other call.")
    elif best.points - chosen.points < SURE * (best.points_se + chosen.points_se) or more == less:
        words = _("The game is nearly decided. {chosen} brings {less} points on average, about as many as any other call.")
    else:
        words = _("The game is nearly decided. {chosen} brings {less} points on average, {best} {more}.")
    places = {"more": f"{more:.1f}".replace("-", "–"), "less": f"{less:.1f}".replace("-", "–")}
    return words.format(best=call_words(best), chosen=_capital(call_words(chosen)), **places)


def _proof(step: Step, best: str, chosen: str, best_win: float, chosen_win: float) -> str:
    more, less = often(best_win), often(chosen_win)
    if step is Step.DECIDED:
        words = _("{chosen} wins the game {less}, as nearly anything does: it is all but decided.")
    elif best == chosen:
        words = _("{chosen} wins the game {less}, and nothing else does better.")
    elif step is Step.RIGHT:
        words = _("{chosen} wins the game {less}, hardly less often than {best}.")
    elif step is Step.CLOSE and more == less:
        words = _("{chosen} and {best} both win the game {less}.")
    elif step is Step.CLOSE:
        words = _("{chosen} wins the game {less} and {best} {more}, too near to tell apart.")
    elif more == less:
        words = _("{chosen} wins the game {less}, {best} a little more often.")
    else:
        words = _("{chosen} wins the game {less}, but {best} wins it {more}.")
    return words.format(best=best, chosen=chosen, more=more, less=less)


def after_the_cards(graded: Graded, made: bool | None) -> str:
    """After the deal was played out: how the call looks now, and why the cards don't change it.

    `made`: whether the own bid was made; None after a pass, or where somebody else declared.
    """
    chosen, sound = graded.chosen, graded.step.sound
    if graded.step is Step.DECIDED:
        return _("Whatever came of it, the game is nearly decided: with this call you win it {often}.").format(often=often(chosen.win))
    cost = {"cost": _games(graded.cost)}
    if made is None or chosen.p_made is None:
        if sound:
            return _("Whatever came of it, the call was sound: this way you win the game {often}.").format(often=often(chosen.win))
        return _("Whatever came of it, the call costs {cost}.").format(**cost)
    chance = max(chosen.p_made, NEVER) if made else min(chosen.p_made, 1 - NEVER)
    places = {"bid": call_words(chosen), "made": often(chance), "set": often(1 - chance), **cost}
    if sound and made:
        return _("Sound bid, and it came home: {bid} is made {made}.").format(**places)
    if sound and chance < 0.5:
        return _("Sound bid all the same: {bid} is made only {made}, and still no other call does clearly better.").format(**places)
    if sound:
        return _("Sound bid, bad luck: {bid} is made {made}, and this was one of the other times.").format(**places)
    if made:
        return _("Good luck, but no sound bid: {bid} is made {made}, and in the long run it costs {cost}.").format(**places)
    return _("No sound bid, and no luck to save it: {bid} fails {set}, and in the long run it costs {cost}.").format(**places)


def _games(cost: float) -> str:
    """ "4 games in 100"."""
    if cost < 0.005:
        return _("less than one game in 100")
    count = round(100 * cost)
    return ngettext("{count} game in 100", "{count} games in 100", count).format(count=count)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
