"""What the signs on the table mean: one sentence for each place where a person would wonder."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import gettext as _
from gettext import ngettext
from typing import NamedTuple

from schmier_gui.engine.rules import Point, Rules
from schmier_gui.engine.trump import order
from schmier_gui.engine.words import card_name, suit_name
from schmier_gui.table.draw.race import pitch
from schmier_gui.table.geometry import BUTTONS, CONTRACT, ONE_ROW, WON, Box, Geometry
from schmier_gui.table.model import TableModel

EMBLEM, CHIP = 96.0, 15.0
SHORT = 6  # letters of a name that a plate always holds


class Place(NamedTuple):
    """What is explained, and the words; they show beside a larger thing where it has to be seen whole."""

    box: Box
    words: str
    beside: Box | None = None


def places(model: TableModel, geometry: Geometry) -> Iterator[Place]:
    """Boxes in logical units and what they say, the smaller before the larger that they lie in."""
    yield from _contract(model, geometry)
    yield from _race(model, geometry)
    if model.stage == "play" or model.tokens:
        yield from _points(model, geometry)
    for seat in range(len(model.seats)):
        yield from _seat(model, geometry, seat)
        yield from _won(model, geometry, seat)
    if model.kitty and model.stage != "play" and model.number:
        yield from _kitty(model, geometry)
    yield from (Place(geometry.button(control), button_words(control)) for control in ("hint", *BUTTONS) if control in model.controls)


def _contract(model: TableModel, geometry: Geometry) -> Iterator[Place]:
    box, contract = geometry.contract, model.contract
    size = EMBLEM * box.h / CONTRACT[1]
    emblem = Box(box.x, box.y, size, size)
    if contract.trump:
        yield Place(emblem, trump_words(model.rules, contract.trump))
    else:
        yield Place(emblem, _("The trump suit will show here."))
    if contract.declarer >= 0 and model.number:
        name = model.seats[contract.declarer].name
        if contract.declarer == model.person:
            words = ngettext("Your side must take {bid} point of this deal, or loses as many.",
                             "Your side must take {bid} points of this deal, or loses as many.", contract.bid)
        else:
            words = ngettext("The side of {name} must take {bid} point of this deal, or loses as many.",
                             "The side of {name} must take {bid} points of this deal, or loses as many.", contract.bid)
        yield Place(Box(box.x + size, box.y, box.w - size, box.h), words.format(name=name, bid=contract.bid))


def trump_words(rules: Rules, trump: str) -> str:
    """What trumps do, and which ones are bowers (R10, R12)."""
    table, suit = order(rules.game, trump), suit_name(trump)
    if not table.left:
        return _("Trumps are {suit}: they beat every other suit.").format(suit=suit)
    words = _("Trumps are {suit}, high to low: ace, king, queen, right bower ({right}), left bower ({left}), 10 to 2, joker.")
    return words.format(suit=suit, right=card_name(table.right), left=card_name(table.left))


def _race(model: TableModel, geometry: Geometry) -> Iterator[Place]:
    box, step = geometry.race, pitch(geometry)
    for side, name in enumerate(model.side_names):
        lane = Box(box.x, box.y + step * side, box.w, step - 4)
        score, gained, target = model.scores[side], model.gained[side], model.rules.target
        if gained:
            words = _("{side}: {score} points, and {gained} so far in this deal; the game is to {target}.")
        else:
            words = _("{side}: {score} points; the game is to {target}.")
        minus = f"–{-score}" if score < 0 else str(score)
        yield Place(lane, words.format(side=name, score=minus, gained=gained, target=target), box)


def _points(model: TableModel, geometry: Geometry) -> Iterator[Place]:
    box = geometry.tokens
    for i, point in enumerate(model.rules.points):
        x, y = geometry.token_spot(i)
        yield Place(Box(x - 28, y - 28, 56, 74), point_words(model, point), box)
    counted = _("What the tricks of each side count for Game: ace 4, king 3, queen 2, jack and joker 1, ten 10.")
    plain = _("What the tricks of each side count for Game: ace 4, king 3, queen 2, jack 1, ten 10.")
    yield Place(Box(box.x, box.y + 108, box.w, 44), counted if model.rules.game == "schmier" else plain, box)


def point_words(model: TableModel, point: Point) -> str:
    """Who gets a point (R50 to R54)."""
    rules, trump = model.rules, model.contract.trump
    if point == "game":
        return _("Game: for the side whose tricks count most.")
    if point in ("high", "low"):
        return _high_or_low(rules, trump, point)
    if point == "joker":
        return _("Joker: for the side that wins the trick with the joker.")
    names = {"right": _("Right: for the side that wins the trick with the {card}."),
             "left": _("Left: for the side that wins the trick with the {card}."),
             "jack": _("Jack: for the side that wins the trick with the {card}.")}
    table = order(rules.game, trump)
    card = {"right": table.right, "left": table.left, "jack": table.right}[point]
    bowers = {"right": _("jack of trumps"), "left": _("other jack of that colour"), "jack": _("jack of trumps")}
    return names[point].format(card=card_name(card) if card else bowers[point])


def _high_or_low(rules: Rules, trump: str | None, point: Point) -> str:
    if rules.high_low == "in_play":
        if point == "high":
            return _("High: for the side that plays the highest trump in play.")
        if rules.low == "taker":
            return _("Low: for the side that wins the trick with the lowest trump in play.")
        return _("Low: for the side that plays the lowest trump in play.")
    table = order(rules.game, trump or "S")
    if point == "high":
        words, card = _("High: for the side that plays the {card}."), table.high
    elif rules.low == "taker":
        words, card = _("Low: for the side that wins the trick with the {card}."), table.low
    else:
        words, card = _("Low: for the side that plays the {card}."), table.low
    unknown = {"A": _("ace of trumps"), "2": _("2 of trumps"), "7": _("7 of trumps")}
    return words.format(card=card_name(card) if trump else unknown[card[0]])


def _seat(model: TableModel, geometry: Geometry, seat: int) -> Iterator[Place]:
    """The chips of a seat, and its plate."""
    own, data, position = seat == model.person, model.seats[seat], geometry.position(seat, model.person)
    if own:
        rail = geometry.rail(len(model.hand) > ONE_ROW)
        x, y, across = rail.x + 38, rail.y + 14, 30.0
        plate, down = Box(rail.x + 76, rail.y, 124 + 53 * geometry.larger, rail.h), 22.0
    else:
        box = geometry.seat_box(position)
        x, y, across = box.cx, box.y + 48, 38.0
        plate, down = geometry.plate_box(position), 24.0
    if model.dealer == seat:
        words = _("You deal, and call last.") if own else _("{name} deals, and calls last.").format(name=data.name)
        yield Place(_round(x - across, y - down), words)
    if model.contract.declarer == seat and model.stage != "auction":
        words = _("You declare.") if own else _("{name} declares.").format(name=data.name)
        yield Place(_round(x + across, y - down), words)
    words = _exchanged(data.name, data.drew, own)
    if words:
        yield Place(plate, words)
    elif not own and len(data.name) > SHORT:
        yield Place(plate, data.name)


def _exchanged(name: str, drew: int | None, own: bool) -> str:
    if drew is None:
        return ""
    if own:
        return ngettext("You drew {count} card from the kitty.", "You drew {count} cards from the kitty.", drew).format(count=drew)
    words = ngettext("{name} drew {count} card from the kitty.", "{name} drew {count} cards from the kitty.", drew)
    return words.format(name=name, count=drew)


def _won(model: TableModel, geometry: Geometry, seat: int) -> Iterator[Place]:
    """The tricks that lie before a seat."""
    count, name = model.seats[seat].won, model.seats[seat].name
    if count:
        spots = geometry.won_spots(geometry.position(seat, model.person), count)
        box = Box(spots[0].x - WON[0] / 2, spots[0].y - WON[1] / 2, spots[-1].x - spots[0].x + WON[0], WON[1])
        own = ngettext("You have won {count} trick.", "You have won {count} tricks.", count)
        other = ngettext("{name} has won {count} trick.", "{name} has won {count} tricks.", count)
        yield Place(box, (own if seat == model.person else other).format(name=name, count=count))


def _round(x: float, y: float) -> Box:
    return Box(x - CHIP, y - CHIP, 2 * CHIP, 2 * CHIP)


def _kitty(model: TableModel, geometry: Geometry) -> Iterator[Place]:
    spot = geometry.kitty_spot()
    box = Box(spot.x - spot.w / 2, spot.y - spot.h / 2, spot.w, spot.h)
    yield Place(box, _("The kitty: cards that nobody was dealt."))


def button_words(control: str) -> str:
    """What a corner button does, and its key."""
    return {
        "hint": _("Says what you might do now, and why (F2 or ?)."),
        "last-trick": _("Shows the last trick while it is held (L)."),
        "undo": _("Takes back your last choice of this deal (Ctrl+Z)."),
        "log": _("What has happened, deal by deal."),
        "menu": _("Settings, rules, leaving the table (Esc)."),
    }[control]
