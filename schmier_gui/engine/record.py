"""The record on disk (CONTRACTS.md, "Record"): the lines, what they are made from, and how a text becomes lines again."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import gettext as _
from typing import Any, TypeAlias

import msgspec

from schmier_gui.engine.actions import Action, Bid, LayAway, NameTrump, Pass, PlayCard
from schmier_gui.engine.cards import card_text, parse_cards
from schmier_gui.engine.errors import RecordError
from schmier_gui.engine.events import (
    CallMade,
    CardPlayed,
    CardsExchanged,
    DealScored,
    DealStarted,
    Event,
    GameEnded,
    ThrownIn,
    TrickWon,
    TrumpNamed,
)

VERSION = 1


class _Line(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One line of a record."""


class GameLine(_Line, frozen=True, tag="game"):
    version: int
    game: str
    rules: dict[str, Any]
    seed: str | None
    names: tuple[str, ...]
    players: tuple[str | dict[str, Any], ...]
    dealer: int
    taken_back: int


class DealLine(_Line, frozen=True, tag="deal"):
    number: int
    dealer: int
    hands: tuple[str, ...]
    kitty: str


class PassLine(_Line, frozen=True, tag="pass"):
    seat: int


class BidLine(_Line, frozen=True, tag="bid"):
    seat: int
    amount: int


class ThrownInLine(_Line, frozen=True, tag="thrown_in"):
    pass


class TrumpLine(_Line, frozen=True, tag="trump"):
    seat: int
    suit: str


class ExchangeLine(_Line, frozen=True, tag="exchange"):
    seat: int
    away: str
    drawn: str


class PlayLine(_Line, frozen=True, tag="play"):
    seat: int
    card: str


class TrickLine(_Line, frozen=True, tag="trick"):
    winner: int


class ScoreLine(_Line, frozen=True, tag="score"):
    declarer: int
    bid: int
    made: bool
    points: dict[str, int | None]
    pips: tuple[int, ...]
    change: tuple[int, ...]
    scores: tuple[int, ...]


class EndLine(_Line, frozen=True, tag="end"):
    winners: tuple[int, ...]


Choice: TypeAlias = PassLine | BidLine | TrumpLine | ExchangeLine | PlayLine
Line: TypeAlias = GameLine | DealLine | ThrownInLine | TrickLine | ScoreLine | EndLine | Choice

_decoder = msgspec.json.Decoder(Line)
_encoder = msgspec.json.Encoder()


def line_of(event: Event) -> Line | None:
    """The line that an unredacted event writes, None for events that follow from others."""
    match event:
        case CardPlayed(seat, card):
            return PlayLine(seat, card)
        case TrickWon(winner, _):
            return TrickLine(winner)
        case CallMade(seat, None):
            return PassLine(seat)
        case CallMade(seat, int(amount)):
            return BidLine(seat, amount)
        case CardsExchanged():
            return ExchangeLine(event.seat, card_text(event.away or ()), card_text(event.drawn or ()))
        case DealStarted(number, dealer, hands, kitty):
            return DealLine(number, dealer, tuple(card_text(h or ()) for h in hands), card_text(kitty or ()))
        case TrumpNamed(seat, suit):
            return TrumpLine(seat, suit or "")
        case ThrownIn():
            return ThrownInLine()
        case DealScored(declarer, bid, made, points, pips, change, scores):
            return ScoreLine(declarer, bid, made, dict(points), pips, change, scores)
        case GameEnded(winners):
            return EndLine(winners)
    return None


def encode(line: Line) -> str:
    """One line of text, without its end."""
    return _encoder.encode(line).decode()


def decode(text: bytes, number: int, source: str = "") -> Line:
    """The line of a text. Raises RecordError that says what is wrong."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(_("this is no line of a record: {error}").format(error=error), number, source) from None


def action_of(line: Choice) -> Action:
    """The choice that a line tells. Raises CardError for a text that is no card."""
    match line:
        case PlayLine():
            return PlayCard(line.card)
        case PassLine():
            return Pass()
        case BidLine():
            return Bid(line.amount)
        case TrumpLine():
            return NameTrump(line.suit)
        case ExchangeLine():
            return LayAway(parse_cards(line.away))


def whole_lines(data: bytes) -> tuple[list[bytes], str | None]:
    """The lines of a file, and a warning where a last line that a crash cut short was dropped.

    A last line without its end that is whole all the same is kept, right or wrong.
    """
    lines = data.split(b"\n")
    last = lines.pop()
    if not last.strip():
        return lines, None
    try:
        _decoder.decode(last)
    except msgspec.ValidationError:
        return [*lines, last], None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return lines, "the last line was cut short and has been dropped"
    return [*lines, last], None


def split_games(lines: list[bytes], source: str = "") -> Iterator[list[tuple[int, Line]]]:
    """Numbered lines, game by game. Raises RecordError for a line that can't be read or stands before any game."""
    game: list[tuple[int, Line]] = []
    for number, text in enumerate(lines, start=1):
        line = decode(text, number, source)
        if isinstance(line, GameLine):
            if game:
                yield game
            game = []
        elif not game:
            raise RecordError(_('a record begins with a line of type "game"'), number, source)
        game.append((number, line))
    if game:
        yield game
