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
from schmier_gui.table.draw.parts import LINE, fitted, piece, with_name
from schmier_gui.table.geometry import Box, Geometry
from schmier_gui.table.model import Stage, TableModel

_TEXT = 112  # from the left edge
_WIDTH = 250  # of the text: it may reach over the table's wood


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
    room = Box(box.x, box.y, _TEXT + _WIDTH, box.h + 32)
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
    x, y = box.x, box.y
    painter.soft_disc(x + 48, y + 51, 48, blur=8)
    painter.disc(x + 48, y + 48, 48, BRASS)
    painter.disc(x + 48, y + 48, 44.5, IVORY)
    painter.ring(x + 48, y + 48, 40, BRASS, 1.2, 150)
    painter.suit(look.trump, x + 48, y + 49, 52)
    left = x + _TEXT
    painter.text(_("Trump"), left, y + 12, "S", MUTED)
    fitted(painter, suit_title(look.trump), left, y + 38, _WIDTH, "L", IVORY, True)
    _paint_bid(painter, left, y + 72, look.name, look.side, look.bid)
    for i in range(look.bid):
        if i < look.taken:
            painter.shape(look.side, left + 7 + 18 * i, y + 97, 11)
        else:
            painter.ring(left + 7 + 18 * i, y + 97, 5.5, MUTED, 1.6)
    words = ngettext("{taken} of {bid} point", "{taken} of {bid} points", look.bid).format(taken=look.taken, bid=look.bid)
    painter.text(words, left + 18 * look.bid + 6, y + 97, "S", MUTED)


def _paint_bid(painter: Painter, x: float, y: float, name: str, side: int, bid: int) -> None:
    painter.shape(side, x + 8, y, 15)
    sentence = _("{name} bid {amount}").format(name="{name}", amount=bid)
    painter.text(with_name(painter, sentence, name, _WIDTH - 25, "M", True), x + 25, y, "M", IVORY, True)


def _paint_headline(look: HeadlineLook, box: Box, painter: Painter) -> None:
    x, y = box.x, box.y
    painter.ring(x + 48, y + 48, 48, mix(ROOM, BRASS, 0.6), 2)
    painter.ring(x + 48, y + 48, 42, mix(ROOM, BRASS, 0.35), 1)
    for i, suit in enumerate("SHCD"):
        painter.suit(suit, x + 48 + (-14, 14)[i % 2], y + 48 + (-14, 14)[i // 2], 20, mix(ROOM, IVORY, 0.55))
    left = x + _TEXT
    if look.number:
        painter.text(_("Deal {number}").format(number=look.number), left, y + 12, "S", MUTED)
    fitted(painter, _heading(look), left, y + 38, _WIDTH, "L", IVORY, True)
    if look.side >= 0:
        _paint_bid(painter, left, y + 72, look.name, look.side, look.bid)
    small = y + (97 if look.side >= 0 else 72)
    for line in painter.fonts.wrap(_small(look), "S", _WIDTH - 60):
        painter.text(line, left, small, "S", MUTED)
        small += painter.fonts.em("S") * LINE


def _heading(look: HeadlineLook) -> str:
    if look.stage == "between":
        names = {"schmier": _("Schmier"), "smear": _("Smear")}
        return _("No bid") if look.number else names[look.game]
    return {"auction": _("Auction"), "trump": _("Naming trump"), "exchange": _("Exchange"), "play": _("First lead")}[look.stage]


def _small(look: HeadlineLook) -> str:
    """The line below: R33, trump stays secret until the first lead."""
    return _("trump is shown by the first lead") if look.stage in ("exchange", "play") else look.words
