"""A hint for the seat to act: what to do, why, and what every other choice is worth. It knows what the seat knows, and no more.

The expert's own trials give the numbers, and for a call the estimate of what all calls are worth: every choice is played out in the same
possible deals. They need numpy, which is imported with the first hint.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator
from gettext import gettext as _
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from schmier_gui.coach.actions import as_thing
from schmier_gui.coach.call_hint import action_of, estimated, options_of, sentences
from schmier_gui.coach.option import Option as Option
from schmier_gui.coach.reason import Thumb, same
from schmier_gui.engine.actions import Action, LayAway
from schmier_gui.engine.cards import Card
from schmier_gui.engine.view import View

if TYPE_CHECKING:
    from schmier_gui.ai.search.trial import Chances, Trial, Tried

WORLDS = {"call": 16384, "trump": 1800, "lay_away": 600, "play": 1600}
"""How many possible deals each choice is tried in; for a call they are counted over all suits."""
TIE = 1.0
"""As for the expert: how many standard errors better a choice must do than the one by rules of thumb."""
SURE = 2.0
"""How many standard errors make a difference that is told."""


class Hint(msgspec.Struct, frozen=True):
    """What to do; `why` in a sentence of tactics, `numbers` in a sentence of chances ("" where nothing else is legal).

    `options`: every choice that was tried, this one included, the best chances first.
    """

    action: Action
    why: str
    numbers: str
    options: tuple[Option, ...]

    @property
    def reason(self) -> str:
        """Both sentences."""
        return " ".join(filter(None, (self.why, self.numbers)))


Thinking: TypeAlias = Generator[None, None, Hint]


def hint(view: View, seed: str | int = 0, worlds: dict[str, int] | None = None) -> Thinking:
    """Yields after every slice of a few milliseconds, and returns the hint. `view.decision` must not be None.

    The same view and seed give the same hint.
    """
    yield
    decision = view.decision
    assert decision is not None
    if decision.kind != "lay_away" and len(decision.actions) == 1:
        return Hint(decision.actions[0], _("Nothing else is allowed."), "", ())
    if decision.kind == "call":
        found = yield from estimated(view, seed, (worlds or WORLDS)["call"])
        call = action_of(found.best())
        calls = options_of(found, decision.actions)
        return Hint(call, sentences(view, found, call), numbers(calls, call), calls)
    thumb = Thumb(view)
    tried = yield from trial(view, seed, (worlds or WORLDS)[decision.kind])
    action = next(other for other in tried.actions if same(other, tried.best(thumb.action, TIE)))
    options = compare(tried, action)
    return Hint(action, thumb.why(view, action), numbers(options, action), options)


def trial(view: View, seed: str | int, worlds: int, also: tuple[Card, ...] | None = None) -> Trial:
    """Every suit, lay-away or card tried in about so many possible deals; `also`: a lay-away that must be among them."""
    from schmier_gui.ai.search.calls import try_suits
    from schmier_gui.ai.search.cards import try_cards
    from schmier_gui.ai.search.laying import try_lay_aways
    from schmier_gui.ai.search.trial import Bench

    decision = view.decision
    assert decision is not None
    bench = Bench(int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big"))
    if decision.kind == "lay_away":
        return try_lay_aways(view, bench, worlds, also=also)
    return try_suits(view, bench, worlds) if decision.kind == "trump" else try_cards(view, bench, worlds)


def compare(tried: Tried, action: Action) -> tuple[Option, ...]:
    """Every choice beside `action`, one of those tried."""
    mine, found = tried.chances[tried.actions.index(action)], []
    for other, chances in zip(tried.actions, tried.chances, strict=True):
        found.append(Option(other, *mean_and_error(chances), *mean_and_error(mine - chances)))
    return tuple(sorted(found, key=lambda option: -option.win))


def mean_and_error(values: Chances) -> tuple[float, float]:
    """Mean and standard error over the worlds in which something was tried (the others hold NaN); zeros where it was tried in none."""
    tried = values[values == values]
    return (float(tried.mean()), float(tried.std()) / tried.size**0.5) if tried.size else (0.0, 0.0)


def numbers(options: tuple[Option, ...], action: Action) -> str:
    """How often the game is won so, and how often with the next best; a difference within the error is not told as one."""
    mine = next(option for option in options if option.action == action)
    others = [option for option in options if option is not mine]
    if not others:
        return ""
    following = others[0]
    share, other = round(100 * mine.win), round(100 * following.win)
    thing = _("another choice of cards") if isinstance(following.action, LayAway) else as_thing(following.action)
    if following.behind <= SURE * following.behind_se:
        words = _("So you win the game {share} times in 100; {other} does as well.")
    elif share == other:
        words = _("So you win the game {share} times in 100, a little more often than with {other}.")
    else:
        words = _("So you win the game {share} times in 100, against {less} with {other}.")
    return words.format(share=share, other=thing, less=other)
