"""Top left: what is played for. Before trump is known, how far the deal has come."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import gettext as _
from gettext import ngettext
from typing import NamedTuple

from schmier_gui.engine.cards import Game, Suit
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Piece
from schmier_gui.gfx.theme import BRASS, IVORY, MUTED, ROOM, mix
from schmier_gui.table.draw.parts import LINE, NAME_SHARE, as_large, fitted, piece, with_name
from schmier_gui.table.geometry import CONTRACT, Box, Geometry
from schmier_gui.table.model import Stage, TableModel

_TEXT = 112  # from the left edge
_WIDTH = 250  # of the text: it may reach over the table's wood
_BELOW = 32  # so much lower than its block words may stand


class ContractLook(NamedTuple):
    """Trump, declarer's name and side, the bid and how much of it is home."""

    trump: Suit
    name: str
    side: int
    bid: int
    taken: int


class HeadlineLook(NamedTuple):
    """Before trump is known; `side` -1 while nobody has bid."""

    game: Game
    number: int
    stage: Stage
    name: str
    side: int
    bid: int
    words: str


def contract_pieces(model: TableModel, geometry: Geometry) -> Iterator[Piece]:
    """One block: the contract, or the headline before it."""
    contract, viewport = model.contract, geometry.viewport
    box = geometry.contract
    room = Box(box.x, box.y, _TEXT * box.h / CONTRACT[1] + _WIDTH + 40 * geometry.larger, box.h + _BELOW)
    name = model.seats[contract.declarer].name if contract.declarer >= 0 else ""
    side = model.rules.side(contract.declarer) if contract.declarer >= 0 else -1
    if contract.trump:
        yield piece(viewport, "contract", room, 18, ContractLook(contract.trump, name, side, contract.bid, contract.taken), _paint_contract)
    else:
        look = HeadlineLook(model.rules.game, model.number, model.stage, name, side, contract.bid, model.auction_words)
        yield piece(viewport, "contract", room, 18, look, _paint_headline)


def suit_title(suit: Suit) -> str:
    """A suit as a heading."""
    return {"S": _("Spades"), "H": _("Hearts"), "D": _("Diamonds"), "C": _("Clubs")}[suit]


def _paint_contract(look: ContractLook, box: Box, painter: Painter) -> None:
    (x, y), k, width = box[:2], _scale(box), _width(painter)
    painter.soft_disc(x + 48 * k, y + 51 * k, 48 * k, blur=8)
    painter.disc(x + 48 * k, y + 48 * k, 48 * k, BRASS)
    painter.disc(x + 48 * k, y + 48 * k, 44.5 * k, IVORY)
    painter.ring(x + 48 * k, y + 48 * k, 40 * k, BRASS, 1.2, 150)
    painter.suit(look.trump, x + 48 * k, y + 49 * k, 52 * k)
    left, bottom = x + _TEXT * k, y + 97 * k
    painter.text(_("Trump"), left, y + 12 * k, "S", MUTED)
    fitted(painter, suit_title(look.trump), left, y + 38 * k, width, "L", IVORY, True)
    _paint_bid(painter, left, y + 72 * k, look.name, look.side, look.bid)
    for i in range(look.bid):
        if i < look.taken:
            painter.shape(look.side, left + 7 + 18 * i, bottom, 11)
        else:
            painter.ring(left + 7 + 18 * i, bottom, 5.5, MUTED, 1.6)
    words = ngettext("{taken} of {bid} point", "{taken} of {bid} points", look.bid).format(taken=look.taken, bid=look.bid)
    after = 18 * look.bid + 6
    fitted(painter, words, left + after, bottom, width - after if painter.viewport.text > 1 else width)


def _scale(box: Box) -> float:
    """How much larger than usual the block is."""
    return (box.h - _BELOW) / CONTRACT[1]


def _width(painter: Painter) -> float:
    """The room for words."""
    return _WIDTH + 40 * (painter.viewport.text - 1)


def _paint_bid(painter: Painter, x: float, y: float, name: str, side: int, bid: int) -> None:
    painter.shape(side, x + 8, y, 15)
    sentence, room = _("{name} bid {amount}").format(name="{name}", amount=bid), _width(painter) - 25
    size = painter.fonts.snug(sentence.format(name=name), "M", True, room, NAME_SHARE) if painter.viewport.text > 1 else "M"
    painter.text(with_name(painter, sentence, name, room, size, True), x + 25, y, size, IVORY, True)


def _paint_headline(look: HeadlineLook, box: Box, painter: Painter) -> None:
    (x, y), k, width = box[:2], _scale(box), _width(painter)
    painter.ring(x + 48 * k, y + 48 * k, 48 * k, mix(ROOM, BRASS, 0.6), 2)
    painter.ring(x + 48 * k, y + 48 * k, 42 * k, mix(ROOM, BRASS, 0.35), 1)
    for i, suit in enumerate("SHCD"):
        painter.suit(suit, x + (48 + (-14, 14)[i % 2]) * k, y + (48 + (-14, 14)[i // 2]) * k, 20 * k, mix(ROOM, IVORY, 0.55))
    left = x + _TEXT * k
    if look.number:
        painter.text(_("Deal {number}").format(number=look.number), left, y + 12 * k, "S", MUTED)
    fitted(painter, _heading(look), left, y + 38 * k, width, "L", IVORY, True)
    if look.side >= 0:
        _paint_bid(painter, left, y + 72 * k, look.name, look.side, look.bid)
    small = y + (97 if look.side >= 0 else 72) * k
    size, lines = as_large(painter, _small(look), width - 60, y + 122 * k - small)
    for line in lines:
        painter.text(line, left, small, size, MUTED)
        small += painter.fonts.em(size) * LINE


def _heading(look: HeadlineLook) -> str:
    if look.stage == "between":
        names = {"schmier": _("Schmier"), "smear": _("Smear")}
        return _("No bid") if look.number else names[look.game]
    return {"auction": _("Auction"), "trump": _("Naming trump"), "exchange": _("Exchange"), "play": _("First lead")}[look.stage]


def _small(look: HeadlineLook) -> str:
    """The line below: R33, trump stays secret until the first lead."""
    return _("trump is shown by the first lead") if look.stage in ("exchange", "play") else look.words
