"""How a deal came to its score, in words."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _
from gettext import ngettext
from typing import NamedTuple

from schmier_gui.engine.cards import JOKER, Card
from schmier_gui.engine.events import DealScored, PointTaken, ThrownIn
from schmier_gui.engine.rules import Point
from schmier_gui.engine.trump import order
from schmier_gui.engine.words import card_name
from schmier_gui.scenes.deals import Deal
from schmier_gui.scenes.words import People, listing
from schmier_gui.store.settings import NAME_LENGTH

NAMES_CUT = (10, 8, 6, 4)


class PointLine(NamedTuple):
    """One point of the deal: whose it is (None for nobody's), why, and the card that stands for it (None for Game)."""

    point: Point
    side: int | None
    words: str
    card: Card | None


def headline(deal: Deal, people: People) -> str:
    """Made, set, or nobody bid."""
    scored = _scored(deal)
    if deal.contract is None:
        return _("Nobody bid")
    if people.is_you(scored.declarer):
        return _("You made it") if scored.made else _("You are set")
    name = people.subject(scored.declarer)
    return _("{name} made it").format(name=name) if scored.made else _("{name} is set").format(name=name)


def verdict(deal: Deal, people: People) -> str:
    """What the declarer's side bid, took and gets."""
    scored = _scored(deal)
    side = people.rules.side(scored.declarer)
    yours = people.person is not None and people.rules.side(people.person) == side
    if deal.contract is None:
        return _("{dealer} dealt, so {bid} come off the score of {side}.").format(
            dealer=people.subject(scored.declarer), bid=scored.bid, side=people.side_other(side))
    names, took = people.side_subject(side), sum(owner == side for _point, owner in scored.points)
    if scored.made:
        return ngettext("{side} bid {bid} and took {count} point.", "{side} bid {bid} and took {count} points.", took).format(
            side=names, bid=scored.bid, count=took)
    if yours:
        return _("{side} bid {bid} and took {count}, so {bid} come off your score.").format(side=names, bid=scored.bid, count=took)
    return _("{side} bid {bid} and took {count}, so {bid} come off their score.").format(side=names, bid=scored.bid, count=took)


def verdict_within(deal: Deal, people: People, fits: Callable[[str], bool]) -> str:
    """The verdict with its names as long as they can be for the whole of it to fit; its result is never cut."""
    for letters in (NAME_LENGTH, *NAMES_CUT):
        words = verdict(deal, people.shortened(letters))
        if fits(words):
            break
    return words


def point_lines(deal: Deal, people: People) -> list[PointLine]:
    """Every point of the deal in the order in which they are shown; none where nobody played."""
    if deal.contract is None:
        return []
    owners = dict(_scored(deal).points)
    return [_line(point, owners[point], deal, people) for point in people.rules.points]


def next_dealer(dealer: int, people: People) -> str:
    """Who deals next."""
    if people.is_you(dealer):
        return _("You deal next")
    return _("{name} deals next").format(name=people.subject(dealer))


def thrown_in(event: ThrownIn, people: People) -> str:
    """What happens after a thrown-in deal."""
    again, dealer = event.dealer == event.next_dealer, event.next_dealer
    if people.is_you(dealer):
        return _("You deal again.") if again else _("The deal passes to you.")
    if again:
        return _("{name} deals again.").format(name=people.subject(dealer))
    return _("The deal passes to {name}.").format(name=people.other(dealer))


def _scored(deal: Deal) -> DealScored:
    scored = deal.scored
    if scored is None:
        raise ValueError("this deal has no score")
    return scored


def _line(point: Point, side: int | None, deal: Deal, people: People) -> PointLine:
    card = None if point == "game" else _card(point, deal, people)
    if point == "game":
        return PointLine(point, side, _game(deal, side, people), None)
    taken = deal.taken(point)
    if taken is None:
        return PointLine(point, None, _("The {card} was not in play").format(card=card_name(card or JOKER)), card)
    if point == "high" or (point == "low" and people.rules.low == "player"):
        words = _("{name} played the {card}").format(name=people.subject(taken.seat), card=card_name(taken.card))
        return PointLine(point, side, words, taken.card)
    return PointLine(point, side, _won(taken, deal, people), taken.card)


def _card(point: Point, deal: Deal, people: People) -> Card:
    """The card that stands for a point when nobody took it."""
    table = order(people.rules.game, deal.trump)
    return {"high": table.high, "low": table.low, "right": table.right, "left": table.left, "jack": table.right}.get(point, JOKER)


def _won(taken: PointTaken, deal: Deal, people: People) -> str:
    trick = next(t for t in deal.tricks() if taken.card in (card for _seat, card in t.plays))
    winner, player = trick.winner, trick.player_of(taken.card)
    if winner == player:
        return _("{name} won a trick with the {card}").format(name=people.subject(winner), card=card_name(taken.card))
    return _("{name} took {whose} {card}").format(
        name=people.subject(winner), whose=people.possessive(player), card=_short_name(taken, deal, people))


def _short_name(taken: PointTaken, deal: Deal, people: People) -> str:
    """What the card is called at the table."""
    table = order(people.rules.game, deal.trump)
    if people.rules.game == "schmier" and taken.card in (table.right, table.left):
        return _("right bower") if taken.card == table.right else _("left bower")
    return card_name(taken.card)


def _game(deal: Deal, side: int | None, people: People) -> str:
    """R52, R53."""
    pips = _scored(deal).pips
    best = max(pips)
    tied = [s for s, count in enumerate(pips) if count == best]
    if len(tied) > 1:
        return _tied(best, side, people)
    own = tied[0]
    others = listing([str(count) for s, count in enumerate(pips) if s != own])
    laid = deal.laid_away(people.rules)[own]
    if laid:
        return _("{pips} pips, {laid} of them laid away, against {others}").format(pips=best, laid=laid, others=others)
    return _("{pips} pips, against {others}").format(pips=best, others=others)


def _tied(best: int, side: int | None, people: People) -> str:
    if side is None:
        return _("Tied at {pips} pips: nobody scores it").format(pips=best)
    return {
        "defenders": _("Tied at {pips} pips: it goes to the side that did not declare"),
        "declarer": _("Tied at {pips} pips: it goes to the declarer's side"),
        "eldest": _("Tied at {pips} pips: it goes to the first from the dealer's left"),
        "nobody": _("Tied at {pips} pips: nobody scores it"),
    }[people.rules.game_tie].format(pips=best)
