"""Who may call what, and when the auction is over (R20 to R25)."""

from __future__ import annotations

from functools import cache
from gettext import gettext as _

from schmier_gui.engine.actions import Bid, Pass
from schmier_gui.engine.rules import Rules

PASS = Pass()


@cache
def legal_calls(rules: Rules, high: int, is_dealer: bool) -> tuple[Pass | Bid, ...]:
    """R21, with R24's forced dealer and R25's dealer who may steal. `high`: the highest bid so far, 0 for none."""
    lowest = high if is_dealer and rules.dealer_steals and high else high + 1
    bids = tuple(Bid(n) for n in range(max(lowest, rules.lowest_bid), rules.highest_bid + 1))
    forced = is_dealer and not high and rules.no_bid == "dealer_forced"
    return bids if forced else (PASS, *bids)


def why_not_call(rules: Rules, high: int, is_dealer: bool, call: Pass | Bid) -> str | None:
    """The reason against a call, None where it is legal."""
    if call in legal_calls(rules, high, is_dealer):
        return None
    if isinstance(call, Pass):
        return _("All have passed: the dealer must bid at least {bid}").format(bid=rules.lowest_bid)
    if not isinstance(call.amount, int) or not rules.lowest_bid <= call.amount <= rules.highest_bid:
        return _("A bid is a number from {low} to {high}").format(low=rules.lowest_bid, high=rules.highest_bid)
    return _("{bid} is bid already: bid more, or pass").format(bid=high)


def auction_over(rules: Rules, high: int, caller_is_dealer: bool, dealer_is_next: bool) -> bool:
    """R22 after a call; R24's "all others passing ends it" where the dealer isn't asked without a bid."""
    if high == rules.highest_bid or caller_is_dealer:
        return True
    return dealer_is_next and not high and not rules.dealer_asked
