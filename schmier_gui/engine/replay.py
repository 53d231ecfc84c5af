"""From a record back to a game: every line is recomputed, and a line that differs is refused by number."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from gettext import gettext as _
from pathlib import Path
from typing import IO

from schmier_gui.engine.cards import parse_cards
from schmier_gui.engine.deal import join_pack
from schmier_gui.engine.errors import RecordError, SchmierError
from schmier_gui.engine.record import (
    VERSION,
    BidLine,
    DealLine,
    ExchangeLine,
    GameLine,
    Line,
    PassLine,
    PlayLine,
    TrumpLine,
    action_of,
    encode,
    line_of,
    split_games,
    whole_lines,
)
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.session import Session, check_table

Source = str | os.PathLike[str] | IO[bytes] | IO[str]


def load(file: Source) -> Session:
    """The last game of a record, by path or open file. Raises RecordError, or OSError where the file can't be read.

    `warnings` of the session tells of a last line that was cut short and dropped.
    """
    games = list(load_all(file))
    if not games:
        raise RecordError(_("the file holds no game"), 1, source_name(file))
    return games[-1]


def load_all(file: Source) -> Iterator[Session]:
    """Every game of a record, one after the other; raises as `load` does."""
    source, data = source_name(file), _read(file)
    lines, warning = whole_lines(data)
    for game in split_games(lines, source):
        session = replay(game, source)
        if warning:
            session.warnings.append(f"{source}: {warning}" if source else warning)
        yield session


def source_name(file: Source) -> str:
    """What to call the file in messages."""
    return os.fspath(file) if isinstance(file, str | os.PathLike) else str(getattr(file, "name", ""))


def _read(file: Source) -> bytes:
    if isinstance(file, str | os.PathLike):
        return Path(file).read_bytes()
    data = file.read()
    return data.encode() if isinstance(data, str) else data


def replay(game: list[tuple[int, Line]], source: str = "") -> Session:
    """The game of these numbered lines, the header first. Raises RecordError naming the line that doesn't hold."""
    steps = replaying(game, source)
    try:
        while True:
            next(steps)
    except StopIteration as end:
        session: Session = end.value
        return session


def replaying(game: list[tuple[int, Line]], source: str = "") -> Generator[None, None, Session]:
    """The same in steps, a line each, for whoever has other things to do meanwhile."""
    number, header = game[0]
    session = _open(header, number, source)
    expected: list[Line] = _lines(session, 0)
    for number, line in game[1:]:
        yield
        if not expected:
            try:
                expected = _move(session, line)
            except SchmierError as error:
                raise RecordError(str(error), number, source) from None
        due = expected.pop(0)
        if line != due:
            raise RecordError(_("here stands {line}, but the game gives {due}").format(line=encode(line), due=encode(due)), number, source)
    return session


def _open(header: Line, number: int, source: str) -> Session:
    assert isinstance(header, GameLine)
    if header.version != VERSION:
        words = _("version {version} of records is unknown here; this program reads version {own}")
        raise RecordError(words.format(version=header.version, own=VERSION), number, source)
    try:
        rules = Rules.from_disk(header.game, header.rules)
        check_table(rules, header.dealer, header.names, header.players)
        if header.taken_back < 0:
            raise SchmierError(_("taken_back can't be negative"))
        session = Session(rules, header.seed, header.dealer, header.names, header.players, header.taken_back)
        session._deal_on()
    except SchmierError as error:
        raise RecordError(str(error), number, source) from None
    return session


def _lines(session: Session, since: int) -> list[Line]:
    return [line for event in session.log[since:] if (line := line_of(event)) is not None]


def _move(session: Session, line: Line) -> list[Line]:
    """Make the choice that a line tells; returns the lines that the game now gives, this one first."""
    since = len(session.log)
    if isinstance(line, DealLine):
        _deal(session, line)
    elif isinstance(line, PassLine | BidLine | TrumpLine | ExchangeLine | PlayLine):
        _check_turn(session, line.seat)
        session.submit(action_of(line))
    else:
        raise SchmierError(_("{line} does not follow from the lines before it").format(line=encode(line)))
    return _lines(session, since)


def _check_turn(session: Session, seat: int) -> None:
    if session.state.phase == "deal":
        raise SchmierError(_("the cards are not dealt yet"))
    if session.state.phase == "over":
        raise SchmierError(_("the game is over"))
    if seat != session.state.turn:
        raise SchmierError(_("it is the turn of seat {turn}, not of seat {seat}").format(turn=session.state.turn, seat=seat))


def _deal(session: Session, line: DealLine) -> None:
    hands = tuple(parse_cards(hand) for hand in line.hands)
    if session.state.phase != "deal":
        raise SchmierError(_("the game is over") if session.state.phase == "over" else _("the cards of this deal are dealt already"))
    if len(hands) != session.rules.seats:
        raise SchmierError(_("there are {seats} seats, but {hands} hands").format(seats=session.rules.seats, hands=len(hands)))
    session.deal(join_pack(session.rules, session.state.dealer, hands, parse_cards(line.kitty)))
