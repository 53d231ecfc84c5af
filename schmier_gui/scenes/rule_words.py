"""Every house rule in plain words: what it is about, and one sentence for each of its values (RULEBOOK.md; names as in CONTRACTS.md)."""

from __future__ import annotations

from gettext import gettext as _
from gettext import ngettext
from typing import Any, NamedTuple

from schmier_gui.engine.cards import Game
from schmier_gui.engine.errors import RulesError
from schmier_gui.engine.rules import ONLY_IN, Rules


class Choice(NamedTuple):
    """One value of an option and its sentence."""

    value: Any
    text: str


class Option(NamedTuple):
    """One house rule. The target has one sentence, for the number it is."""

    name: str
    title: str
    choices: tuple[Choice, ...]


CHAPTERS: dict[str, tuple[str, ...]] = {
    "table": ("sides", "target"),
    "auction": ("no_bid", "dealer_asked", "dealer_steals"),
    "play": ("kitty_seen", "trump_any_time", "trump_opens", "dealer_layaway_counts"),
    "points": ("low", "high_low", "game_tie"),
    "winning": ("must_bid_out", "declarer_first", "cap_defenders", "end_tie"),
}
"""Every option, in the order of the rulebook."""


def chapter_title(chapter: str) -> str:
    """The heading of a chapter of CHAPTERS."""
    return {
        "table": _("The table"),
        "auction": _("The auction"),
        "play": _("Kitty and play"),
        "points": _("Points"),
        "winning": _("Winning"),
    }[chapter]


def options_of(chapter: str, game: Game) -> tuple[str, ...]:
    """The options of a chapter that there are in this game, those with sentences only."""
    names = (name for name in CHAPTERS[chapter] if ONLY_IN.get(name, game) == game and name != "target")
    return tuple(name for name in names if name != "sides" or game == "schmier")


def option(name: str, rules: Rules) -> Option:
    """An option as it stands in the game of these rules. Raises KeyError for another name."""
    return {
        "sides": _sides,
        "target": _target,
        "kitty_seen": _kitty_seen,
        "no_bid": _no_bid,
        "dealer_asked": _dealer_asked,
        "dealer_steals": _dealer_steals,
        "trump_any_time": _trump_any_time,
        "trump_opens": _trump_opens,
        "dealer_layaway_counts": _dealer_layaway_counts,
        "low": _low,
        "high_low": _high_low,
        "game_tie": _game_tie,
        "must_bid_out": _must_bid_out,
        "declarer_first": _declarer_first,
        "cap_defenders": _cap_defenders,
        "end_tie": _end_tie,
    }[name](rules)


def sentence(name: str, rules: Rules) -> str:
    """What these rules say about an option."""
    value = getattr(rules, name)
    return next(choice.text for choice in option(name, rules).choices if choice.value == value)


def changed(rules: Rules, name: str, value: Any) -> Rules:
    """The same rules with another value. Raises RulesError where that is impossible."""
    options = {field: getattr(rules, field) for field in Rules.__struct_fields__}
    return Rules(**{**options, name: value})


def why_not(rules: Rules, name: str, value: Any) -> str | None:
    """Why a value can't be chosen as the other rules stand, None where it can."""
    try:
        changed(rules, name, value)
    except RulesError as error:
        if name == "no_bid":
            return _("A dealer who is not asked can't be forced.")
        if name == "dealer_asked":
            return _("A dealer who must bid has to be asked.")
        return str(error)
    return None


def idle(rules: Rules, name: str) -> str | None:
    """Why an option makes no difference as the other rules stand, None where it does."""
    if rules.must_bid_out and name in ("declarer_first", "end_tie"):
        return _("Only the declarer's side can win anyway.")
    if name == "end_tie" and rules.sides == 2:
        return _("This can't happen with two sides.")
    return None


def differences(rules: Rules) -> list[str]:
    """One sentence for each option that differs from the usual game."""
    found = []
    for names in CHAPTERS.values():
        for name in names:
            if name in rules.on_disk():
                found.append(sentence(name, rules))
    return found


def _target(rules: Rules) -> Option:
    now = Choice(rules.target, _("The game is to {target} points.").format(target=rules.target))
    return Option("target", _("Points to win"), (now,))


def _sides(rules: Rules) -> Option:
    return Option("sides", _("Who plays together"), (
        Choice(3, _("Three sides of two: partners sit opposite each other.")),
        Choice(2, _("Two sides of three: every other seat plays together.")),
    ))


def _kitty_seen(rules: Rules) -> Option:
    none = Choice(0, _("The declarer takes no cards from the kitty."))
    some = tuple(
        Choice(n, ngettext("The declarer takes {count} card from the kitty before naming trump.",
                           "The declarer takes {count} cards from the kitty before naming trump.", n).format(count=n))
        for n in (1, 2, 3)
    )
    return Option("kitty_seen", _("The declarer and the kitty"), (none, *some))


def _no_bid(rules: Rules) -> Option:
    low = rules.lowest_bid
    return Option("no_bid", _("When nobody bids"), (
        Choice("redeal", _("If nobody bids, the same dealer deals again.")),
        Choice("dealer_forced", _("If all others pass, the dealer must bid {bid} or more.").format(bid=low)),
        Choice("deal_passes", _("If nobody bids, the cards are thrown in and the deal passes left.")),
        Choice("dealer_set", _("If nobody bids, the dealer's side loses {bid} points. The deal passes left.").format(bid=low)),
    ))


def _dealer_asked(rules: Rules) -> Option:
    return Option("dealer_asked", _("When all others have passed"), (
        Choice(True, _("Once all others have passed, the dealer may still bid.")),
        Choice(False, _("Once all others have passed, the dealer is not asked any more.")),
    ))


def _dealer_steals(rules: Rules) -> Option:
    return Option("dealer_steals", _("The dealer's bid"), (
        Choice(False, _("The dealer must bid higher than the others, like everybody else.")),
        Choice(True, _("The dealer may take the bid at the same number, except the highest.")),
    ))


def _trump_any_time(rules: Rules) -> Option:
    return Option("trump_any_time", _("Following suit"), (
        Choice(False, _("Whoever holds the suit led must follow it.")),
        Choice(True, _("A trump may be played at any time, even with the suit led in hand.")),
    ))


def _trump_opens(rules: Rules) -> Option:
    return Option("trump_opens", _("The first lead"), (
        Choice(False, _("The declarer may lead any card to the first trick.")),
        Choice(True, _("The declarer must lead a trump to the first trick, if holding one.")),
    ))


def _dealer_layaway_counts(rules: Rules) -> Option:
    return Option("dealer_layaway_counts", _("The cards the dealer lays away"), (
        Choice(False, _("Cards the dealer lays away count for nobody.")),
        Choice(True, _("Cards the dealer lays away count for the dealer's side toward Game.")),
    ))


def _low(rules: Rules) -> Option:
    """R13, R50, R54: Low stays with one card, unless it is the lowest trump in play."""
    player = _("Low goes to the side that plays the 2 of trump.")
    taker = _("Low goes to the side that wins the trick with the 2 of trump.")
    if rules.high_low == "in_play":
        player = _("Low goes to the side that put down the lowest trump played.")
        taker = _("Low goes to the side that wins the trick with the lowest trump played.")
    elif rules.game == "smear":
        player = _("Low goes to the side that plays the 7 of trump.")
        taker = _("Low goes to the side that wins the trick with the 7 of trump.")
    return Option("low", _("The point for Low"), (Choice("player", player), Choice("taker", taker)))


def _high_low(rules: Rules) -> Option:
    return Option("high_low", _("What High and Low are"), (
        Choice("fixed", _("High is the ace of trump, Low the 7. Nobody scores a card not in play.")),
        Choice("in_play", _("High and Low are the highest and the lowest trump that were played.")),
    ))


def _game_tie(rules: Rules) -> Option:
    return Option("game_tie", _("When sides tie for Game"), (
        Choice("nobody", _("If sides tie for Game, nobody scores it.")),
        Choice("defenders", _("A tied Game goes to the side that did not declare, if there is only one.")),
        Choice("declarer", _("A tied Game goes to the declarer's side, if that is one of them.")),
        Choice("eldest", _("A tied Game goes to the first tied side from the dealer's left.")),
    ))


def _must_bid_out(rules: Rules) -> Option:
    return Option("must_bid_out", _("Who can win"), (
        Choice(False, _("Any side can win by reaching {target} points.").format(target=rules.target)),
        Choice(True, _("Only a side that has just made its bid can win.")),
    ))


def _declarer_first(rules: Rules) -> Option:
    return Option("declarer_first", _("Several sides at the target"), (
        Choice(False, _("The side with the most points wins; if they are equal, the declarer's side.")),
        Choice(True, _("The declarer's side wins before the points are compared.")),
    ))


def _cap_defenders(rules: Rules) -> Option:
    return Option("cap_defenders", _("Points of the sides that did not declare"), (
        Choice(False, _("The sides that did not declare may go beyond {target} points.").format(target=rules.target)),
        Choice(True, _("The sides that did not declare stop at {target} points.").format(target=rules.target)),
    ))


def _end_tie(rules: Rules) -> Option:
    return Option("end_tie", _("A tie of sides that did not declare"), (
        Choice("deal", _("Another deal is played to break the tie.")),
        Choice("shared", _("The tied sides win together.")),
    ))
