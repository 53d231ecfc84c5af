"""`coach`: what each call is worth for the seat to act."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _
from gettext import ngettext
from typing import Any

import msgspec

from schmier_gui.cli.jobs import thinking_clock
from schmier_gui.cli.output import say
from schmier_gui.coach.calibration.table import whose
from schmier_gui.coach.estimate import DEALS, LEAST, Estimate, Worth, estimated, prepare
from schmier_gui.coach.paste import parse_hand
from schmier_gui.engine.actions import Bid, Pass
from schmier_gui.engine.cards import PACKS, SUITS, Card, Game
from schmier_gui.engine.deal import HAND, join_pack
from schmier_gui.engine.errors import SchmierError
from schmier_gui.engine.rules import Point, Rules, preset
from schmier_gui.engine.session import Session
from schmier_gui.engine.view import View
from schmier_gui.engine.words import suit_name


class Question(msgspec.Struct, frozen=True):
    """What to estimate, and how to tell it."""

    view: View
    deals: int
    seed: str
    as_json: bool


class Answer(msgspec.Struct, frozen=True):
    """`seconds`: the work of one core, without reading the program in."""

    estimate: Estimate
    seconds: float


def plan(
    hand: str,
    game: Game,
    name: str | None,
    calls: Sequence[int | None],
    dealer: int | None,
    scores: Sequence[int] | None,
    how: tuple[int | None, str | None, bool],
) -> Question:
    """The question asked; `how`: deals, seed, and whether to tell it as JSON. Raises SchmierError that says what is wrong."""
    rules = preset(name or game, game)
    deals, seed, as_json = how
    if deals is not None and deals < LEAST:
        words = ngettext(
            "{deals} deal tells nothing: it takes at least {least}", "{deals} deals tell nothing: it takes at least {least}", deals
        )
        raise SchmierError(words.format(deals=deals, least=LEAST))
    view = view_of(rules, parse_hand(hand, game), calls, rules.seats - 1 if dealer is None else dealer, scores or (0,) * rules.sides)
    return Question(view, deals or DEALS, seed or "0", as_json)


def view_of(rules: Rules, hand: tuple[Card, ...], calls: Sequence[int | None], dealer: int, scores: Sequence[int]) -> View:
    """What the seat to act sees that holds `hand` and has heard `calls`. Raises SchmierError where it can't come to that."""
    _check(rules, dealer, scores, calls)
    seat = (dealer + 1 + len(calls)) % rules.seats
    rest = [card for card in PACKS[rules.game] if card not in hand]
    hands = tuple(hand if s == seat else tuple(rest.pop() for _place in range(HAND)) for s in range(rules.seats))
    pack = join_pack(rules, dealer, hands, tuple(rest))
    session = Session.new(rules, dealer=dealer, deals=[pack], scores=scores)
    for call in calls:
        if session.state.phase == "call":
            session.submit(Pass() if call is None else Bid(call))
        else:
            raise SchmierError(_("The auction is over before the last of these calls"))
    if session.decision is None or session.decision.kind != "call":
        raise SchmierError(_("After these calls the auction is over"))
    return session.view(seat)


def _check(rules: Rules, dealer: int, scores: Sequence[int], calls: Sequence[int | None]) -> None:
    if not 0 <= dealer < rules.seats:
        raise SchmierError(_("The dealer is a seat from 0 to {last}, not {dealer}").format(last=rules.seats - 1, dealer=dealer))
    if len(calls) >= rules.seats:
        raise SchmierError(_("After {count} calls nobody is left to call").format(count=len(calls)))
    if len(scores) != rules.sides:
        raise SchmierError(_("There are {sides} sides, but {count} scores").format(sides=rules.sides, count=len(scores)))
    top = max(scores)
    tied = sum(score == top for score in scores) > 1 and rules.end_tie == "deal"
    if top >= rules.target and not rules.must_bid_out and not tied:
        raise SchmierError(_("With {score} points the game is over: the target is {target}").format(score=top, target=rules.target))


def coach(question: Question) -> int:
    """Estimate and print; returns the exit status."""
    answer = answered(question)
    if question.as_json:
        print(msgspec.json.encode(as_object(answer)).decode())
    else:
        _show(question, answer)
    return 0


WAKING = 32768
"""So many deals, a tenth of a second, are played before the clock starts."""


def answered(question: Question) -> Answer:
    """The whole estimate, timed as in the running program: an idle processor first needs some work to wake up and get its memory."""
    prepare()
    estimated(question.view, WAKING, question.seed)
    clock = thinking_clock()
    begun = clock()
    found = estimated(question.view, question.deals, question.seed)
    return Answer(found, max(clock() - begun, 1e-6))


def as_object(answer: Answer) -> dict[str, Any]:
    """The one object of `--json` (CONTRACTS.md); `pass` is null where a pass is illegal."""
    found, best = answer.estimate, answer.estimate.best()
    return {
        "deals": found.deals,
        "seconds": round(answer.seconds, 6),
        "deals_per_second": round(found.deals / answer.seconds),
        "seat": found.seat,
        "calls": [_rounded(call, Worth.__struct_fields__) for call in found.calls],
        "pass": None if found.passing is None else _rounded(found.passing, ("points", "win", "win_se")),
        "point_odds": {
            suit: {point: round(chance, 5) for point, chance in found.point_odds[suit].items()}
            for suit in reversed(SUITS)
            if suit in found.point_odds
        },
        "best": {"bid": best.bid, "trump": best.trump},
    }


def _rounded(call: Worth, names: Sequence[str]) -> dict[str, Any]:
    values = ((name, getattr(call, name)) for name in names)
    return {name: round(value, 5) if isinstance(value, float) else value for name, value in values}


def _show(question: Question, answer: Answer) -> None:
    from rich.console import Console
    from rich.table import Table

    found, best = answer.estimate, answer.estimate.best()
    console = Console(highlight=False)
    worths = Table(title=_("What each call is worth"), title_justify="left")
    for column in (_("call"), _("made"), _("points"), _("wins the game")):
        worths.add_column(column, justify="left" if column == _("call") else "right")
    for call in found.options:
        worths.add_row(call_text(call), *_figures(call), style="bold" if call == best else None, end_section=call is found.calls[-1])
    console.print(worths)
    odds = Table(title=_("How often your side scores each point"), title_justify="left")
    odds.add_column(_("trump"))
    for point in question.view.rules.points:
        odds.add_column(_point_name(point), justify="right")
    for suit in reversed(SUITS):
        if suit in found.point_odds:
            odds.add_row(suit_name(suit), *(_percent(found.point_odds[suit][point]) for point in question.view.rules.points))
    console.print(odds)
    say(_("Best: {call}").format(call=call_text(best)))
    count = _("{deals} deals in {seconds:.3f} s, {speed:,.0f} a second")
    say(count.format(deals=found.deals, seconds=answer.seconds, speed=found.deals / answer.seconds))
    if question.view.rules.kitty_seen:
        say(_("The best suit in hand is given up where the kitty makes another better; its points are those of deals in which it stays."))
        say(_("Any other suit is named whatever the kitty brings; one you hold no card of only counts deals in which the kitty has one."))
    say(whose())


def call_text(call: Worth) -> str:
    """ "pass", or "4 in spades"."""
    if call.bid is None or call.trump is None:
        return _("pass")
    return _("{bid} in {suit}").format(bid=call.bid, suit=suit_name(call.trump))


def _point_name(point: Point) -> str:
    names = {"high": _("High"), "low": _("Low"), "right": _("Right"), "left": _("Left"), "joker": _("Joker"), "jack": _("Jack")}
    return names.get(point, _("Game"))


def _figures(call: Worth) -> tuple[str, str, str]:
    """Chance to make it, points and chance to win, with errors."""
    made = "" if call.p_made is None else _percent(call.p_made)
    if call.p_made is not None and call.p_made_se is not None and 0.0 < call.p_made < 1.0:
        made = _with_error(100 * call.p_made, 100 * call.p_made_se, "%")
    return made, _with_error(call.points, call.points_se, ""), _with_error(100 * call.win, 100 * call.win_se, "%")


def _with_error(value: float, error: float, unit: str) -> str:
    digits = 1 if unit else 2
    return f"{value:.{digits}f} ± {error:.{digits}f}".replace("-", "−") + (f" {unit}" if unit else "")


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %" if chance in (0.0, 1.0) else f"{100 * chance:.1f} %"
