"""A running game: submit a choice, undo, look at it from a seat, write it down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from gettext import gettext as _
from typing import Any

import msgspec

from schmier_gui.engine.actions import Action, DealPack
from schmier_gui.engine.cards import Card, check_pack, parse_cards
from schmier_gui.engine.deal import first_dealer, seeded_pack
from schmier_gui.engine.decision import Decision, decision
from schmier_gui.engine.errors import GameStuck, NothingToUndo, SchmierError
from schmier_gui.engine.events import Event
from schmier_gui.engine.record import VERSION, GameLine, encode, line_of
from schmier_gui.engine.rules import Rules
from schmier_gui.engine.state import State, first_state
from schmier_gui.engine.transition import transition
from schmier_gui.engine.view import View, redact, view

Player = str | dict[str, Any]
PERSON = "person"
MOST_THROWN_IN = 200


class _Mark(msgspec.Struct, frozen=True):
    """Where the game stood before one choice: for undo."""

    state: State
    events: int
    packs: int


class Session:
    """One game from the first deal to the end. Cards are dealt as soon as a deal is over, so between choices there is
    always a decision, unless the game is over or scripted deals have run out.
    """

    def __init__(
        self,
        rules: Rules,
        seed: str | None,
        dealer: int,
        names: tuple[str, ...],
        players: tuple[Player, ...],
        taken_back: int = 0,
        scores: tuple[int, ...] | None = None,
    ) -> None:
        self.rules, self.seed, self.first_dealer = rules, seed, dealer
        self.names, self.players, self.taken_back = names, players, taken_back
        self.first_scores = scores
        self.warnings: list[str] = []
        self._packs: list[tuple[Card, ...]] = []
        self._next_pack = 0
        self._marks: list[_Mark] = []
        self._events: list[Event] = []
        self._state = first_state(rules, dealer, scores)

    @classmethod
    def new(
        cls,
        rules: Rules,
        seed: str | int | None = None,
        dealer: int | None = None,
        names: Sequence[str] | None = None,
        players: Sequence[Player] | None = None,
        deals: Iterable[str | Sequence[Card]] | None = None,
        scores: Sequence[int] | None = None,
    ) -> Session:
        """A new game with its first cards dealt.

        `seed` gives every deal (CONTRACTS.md, "Deals"); `deals` are scripted packs instead, each in the order in which it is dealt.
        `dealer` deals first: by default drawn from the seed (R4), the highest seat for scripted deals. `scores`, by side, begin a
        practice game in the middle; it has no record, for a record begins at 0.
        Raises SchmierError unless exactly one of seed and deals is given, or where a seat, a name, a score or any pack is wrong.
        """
        if (seed is None) == (deals is None):
            raise SchmierError(_("A game needs either a seed or scripted deals"))
        seed = None if seed is None else _clean(str(seed))
        if dealer is None:
            dealer = rules.seats - 1 if seed is None else first_dealer(rules, seed)
        names = tuple(map(_clean, names)) if names is not None else tuple(f"Seat {s}" for s in range(rules.seats))
        players = tuple(players) if players is not None else (PERSON,) * rules.seats
        check_table(rules, dealer, names, players)
        session = cls(rules, seed, dealer, names, players, 0, None if scores is None else check_scores(rules, scores))
        for pack in deals or ():
            session._packs.append(check_pack(parse_cards(pack) if isinstance(pack, str) else pack, rules.game))
        session._deal_on()
        return session

    @property
    def state(self) -> State:
        """The whole truth. Players must not see it: they get `view`."""
        return self._state

    @property
    def decision(self) -> Decision | None:
        """Whose turn and what is legal; None once the game is over (or scripted deals have run out)."""
        return decision(self._state)

    def view(self, seat: int) -> View:
        """What `seat` may know now."""
        return view(self._state, seat)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What has happened from event number `since` on, as `seat` may know it."""
        return [redact(event, seat) for event in self._events[since:]]

    @property
    def log(self) -> Sequence[Event]:
        """Every event, unredacted: for records and for looking at deals that are over."""
        return self._events

    @property
    def choices(self) -> int:
        """How many choices have been made: each can be taken back."""
        return len(self._marks)

    def state_before(self, choice: int) -> State:
        """The state in which choice number `choice`, counted from 0, was made."""
        return self._marks[choice].state

    def submit(self, action: Action) -> list[Event]:
        """Play one choice of the seat to act; returns what happened, unredacted.

        Raises IllegalAction with the reason, GameStuck as R24 says; then nothing has changed.
        """
        mark = _Mark(self._state, len(self._events), self._next_pack)
        state, events = transition(self._state, action)
        if state.thrown_in >= MOST_THROWN_IN and PERSON not in self.players:
            raise GameStuck(_("{count} deals in a row were thrown in: these players never bid").format(count=MOST_THROWN_IN))
        self._marks.append(mark)
        self._state = state
        self._events += events
        self._deal_on()
        return self._events[mark.events :]

    def deal(self, pack: Sequence[Card]) -> list[Event]:
        """Deal a scripted pack when the last one has been played. Raises IllegalAction or CardError."""
        start = len(self._events)
        self._take_pack(tuple(pack))
        self._packs.append(tuple(pack))
        self._next_pack += 1
        return self._events[start:]

    def undo(self, count: int = 1) -> None:
        """Take back the last `count` choices as one take-back. Raises NothingToUndo; then nothing has changed."""
        if not 1 <= count <= len(self._marks):
            raise NothingToUndo(_("There is no choice left to take back"))
        mark = self._marks[-count]
        del self._marks[-count:]
        del self._events[mark.events :]
        self._state, self._next_pack = mark.state, mark.packs
        self.taken_back += 1

    def header(self) -> GameLine:
        """The first line of the record. Raises SchmierError for a practice game, which can't be told as a record."""
        if self.first_scores is not None:
            raise SchmierError(_("A practice game that begins with a score has no record"))
        rules, game = self.rules.on_disk(), self.rules.game
        return GameLine(VERSION, game, rules, self.seed, self.names, self.players, self.first_dealer, self.taken_back)

    def lines(self, since: int = 0) -> list[str]:
        """Record lines of the events from number `since` on, without the header."""
        return [encode(line) for event in self._events[since:] if (line := line_of(event)) is not None]

    def record(self) -> str:
        """The whole game as text: JSON Lines (CONTRACTS.md). Raises as `header` does."""
        return "\n".join([encode(self.header()), *self.lines(), ""])

    def _deal_on(self) -> None:
        """Deal the next cards where there are any to deal."""
        if self._state.phase != "deal":
            return
        if self.seed is not None:
            self._take_pack(seeded_pack(self.rules.game, self.seed, self._state.number + 1))
        elif self._next_pack < len(self._packs):
            self._take_pack(self._packs[self._next_pack])
            self._next_pack += 1

    def _take_pack(self, pack: tuple[Card, ...]) -> None:
        self._state, events = transition(self._state, DealPack(pack))
        self._events += events


def _clean(text: str) -> str:
    """The same text. Raises SchmierError where it holds half a character, which no file and no hash can take."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise SchmierError(_("{text!r} is no proper text").format(text=text)) from None
    return text


def check_table(rules: Rules, dealer: int, names: tuple[str, ...], players: tuple[Player, ...]) -> None:
    """Raises SchmierError where the dealer is no seat, or a seat lacks its name or player."""
    if not 0 <= dealer < rules.seats:
        raise SchmierError(_("The dealer is a seat from 0 to {last}, not {dealer}").format(last=rules.seats - 1, dealer=dealer))
    for words, given in (
        (_("There are {seats} seats, but {count} names"), names),
        (_("There are {seats} seats, but {count} players"), players),
    ):
        if len(given) != rules.seats:
            raise SchmierError(words.format(seats=rules.seats, count=len(given)))


def check_scores(rules: Rules, scores: Sequence[int]) -> tuple[int, ...]:
    """The same scores as a tuple. Raises SchmierError unless they are one whole number for each side."""
    if len(scores) != rules.sides or any(isinstance(score, bool) or not isinstance(score, int) for score in scores):
        raise SchmierError(_("The scores are one whole number for each of the {sides} sides").format(sides=rules.sides))
    return tuple(scores)
