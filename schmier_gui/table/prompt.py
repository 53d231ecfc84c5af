"""The words in the person's rail: whose turn, what is asked, and why not."""

from __future__ import annotations

from gettext import gettext as _
from gettext import ngettext

from schmier_gui.engine.actions import Pass
from schmier_gui.engine.claim import Claim
from schmier_gui.engine.decision import Decision
from schmier_gui.engine.trump import order
from schmier_gui.engine.words import suit_name
from schmier_gui.table.model import Exchange, HintModel, Rail, TableModel


def offers(claim: Claim) -> str:
    """What may be claimed."""
    return {"tricks": _("The rest is yours"), "side": _("The rest is your side’s"), "settled": _("All is settled")}[claim.kind]


def asks(decision: Decision) -> Rail:
    """What the person is asked now."""
    if decision.kind == "call":
        return Rail("act", _("Your call"), _call_advice(decision))
    if decision.kind == "trump":
        secret = decision.rules.game == "smear"
        return Rail("act", _("Name trump"), _("your first lead shows it") if secret else _("all will hear it"))
    if decision.kind == "lay_away":
        return _lay_away(decision)
    return _play(decision)


def _call_advice(decision: Decision) -> str:
    """What a call must reach."""
    if Pass() not in decision.actions:
        return _("all passed: you must bid {bid} or more").format(bid=decision.rules.lowest_bid)
    if not decision.bid:
        return _("bid {low} to {high}, or pass").format(low=decision.rules.lowest_bid, high=decision.rules.highest_bid)
    if decision.is_dealer and decision.rules.dealer_steals:
        return _("take it at {bid}, beat it, or pass").format(bid=decision.bid)
    return _("beat {bid}, or pass").format(bid=decision.bid)


def _lay_away(decision: Decision) -> Rail:
    limits = decision.bounds
    if limits.least == limits.most:
        return Rail("act", _("Lay away {count}").format(count=limits.most), _("keep six cards"))
    words = ngettext("up to {count} card, no trumps", "up to {count} cards, no trumps", limits.most)
    return Rail("act", _("Exchange"), words.format(count=limits.most) if limits.most else _("you hold only trumps"))


def _play(decision: Decision) -> Rail:
    strong = _("Your turn")
    if decision.led:
        return _follow(decision, strong)
    if decision.opening and decision.rules.trump_opens:
        return Rail("act", _("Your lead"), _("a trump"), decision.trump)
    return Rail("act", _("Your lead"), _("any card"))


def _follow(decision: Decision, strong: str) -> Rail:
    cards, trumps = set(decision.cards), decision.led == decision.trump
    if cards == set(decision.hand) and not any(_is_led(decision, card) for card in decision.hand):
        return Rail("act", strong, _("you can't follow: any card"))
    if trumps:
        return Rail("act", strong, _("follow trumps"), decision.led)
    if decision.rules.trump_any_time:
        return Rail("act", strong, _("{suit}, or a trump").format(suit=suit_name(decision.led)))
    return Rail("act", strong, _("follow {suit}").format(suit=suit_name(decision.led)), decision.led)


def _is_led(decision: Decision, card: str) -> bool:
    return order(decision.rules.game, decision.trump or None).suit_of[card] == decision.led


def exchange(decision: Decision, chosen: list[str], ready: bool) -> Exchange:
    """The counter and button of an open lay-away."""
    limits, count = decision.bounds, len(chosen)
    if limits.least == limits.most:
        return Exchange(count, limits.least, limits.most, _still(decision, chosen), _("Lay away {count}").format(count=limits.most), ready)
    words = ngettext("{count} more allowed", "{count} more allowed", limits.most - count).format(count=limits.most - count)
    button = _("Lay away {count}").format(count=count) if count else _("Keep all")
    return Exchange(count, limits.least, limits.most, words, button, ready)


def _still(decision: Decision, chosen: list[str]) -> str:
    """How many are still to go, and how many of them trumps."""
    limits = decision.bounds
    suit_of = order(decision.rules.game, decision.trump).suit_of
    trumps = limits.trumps - sum(suit_of[card] == decision.trump for card in chosen)
    left = limits.most - len(chosen)
    if left < 0:
        return ngettext("{count} too many", "{count} too many", -left).format(count=-left)
    if not left:
        return _("six cards stay") if not trumps else _("too few trumps chosen") if trumps > 0 else _("too many trumps chosen")
    if trumps > 0:
        words = ngettext("{left} to go, {trumps} a trump", "{left} to go, {trumps} trumps", trumps)
        return words.format(left=left, trumps=trumps)
    return ngettext("{left} to go", "{left} to go", left).format(left=left)


def waits_for(model: TableModel, seat: int) -> Rail:
    """Somebody else is to act, or, with autoplay, somebody for the person."""
    if seat == model.person:
        return Rail("quiet", "", _("a computer player plays for you"))
    name = model.seats[seat].name
    texts = {
        "auction": _("{name} is thinking"),
        "trump": _("{name} is naming trump"),
        "exchange": _("{name} is exchanging"),
    }
    return Rail("quiet", "", texts.get(model.stage, _("{name} is thinking")).format(name=name))


def nobody_bid() -> Rail:
    """R24: the cards are thrown in."""
    return Rail("quiet", "", _("nobody bid"))


def takes(model: TableModel, seat: int, waits: bool) -> Rail:
    """A finished trick rests."""
    strong = _("You take it") if seat == model.person else _("{name} takes it").format(name=model.seats[seat].name)
    return Rail("quiet", strong, _("click to go on") if waits else "")


def last_trick(model: TableModel) -> Rail:
    """The trick before is looked at."""
    shown = model.last_trick
    if shown is None:
        return Rail()
    if shown.winner == model.person:
        return Rail("quiet", _("Last trick"), _("you won it"))
    return Rail("quiet", _("Last trick"), _("{name} won it").format(name=model.seats[shown.winner].name))


def reason(text: str) -> Rail:
    """Why something can't be done; what stands before a colon is set in bold."""
    strong, colon, advice = text.partition(": ")
    return Rail("reason", strong + ":" if colon else strong, advice)


def hint_rail(hint: HintModel) -> Rail:
    """What the person is advised to do, or that it is being thought about."""
    return Rail("hint", hint.headline) if hint.headline else Rail("hint", "", _("let me think"))


def pass_word() -> str:
    """What stands on the tile."""
    return _("Pass")
