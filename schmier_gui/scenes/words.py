"""Numbers and people as they stand in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _

from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import Point, Rules
from schmier_gui.engine.session import Session


def number(value: int) -> str:
    """A number with an en dash for its minus."""
    return f"–{-value}" if value < 0 else str(value)


def signed(value: int) -> str:
    """A change: "+2", "–4", "0"."""
    return f"+{value}" if value > 0 else number(value)


def listing(items: Sequence[str]) -> str:
    """ "13", "13 and 11", "13, 11 and 8"."""
    if len(items) < 2:
        return "".join(items)
    return _("{first} and {last}").format(first=", ".join(items[:-1]), last=items[-1])


def game_name(game: Game) -> str:
    """The game's name."""
    return _("Schmier") if game == "schmier" else _("Smear")


def point_name(point: Point) -> str:
    """The point's name as it stands on its token."""
    return {
        "high": _("High"),
        "low": _("Low"),
        "right": _("Right"),
        "left": _("Left"),
        "joker": _("Joker"),
        "jack": _("Jack"),
        "game": _("Game"),
    }[point]


ELLIPSIS = "…"


class People:
    """Names of the seats in a sentence. Where the person goes by "You", they are spoken to."""

    def __init__(self, names: Sequence[str], rules: Rules, person: int | None = 0) -> None:
        self.names, self.rules, self.person = tuple(names), rules, person

    def is_you(self, seat: int) -> bool:
        """Is this the person, under the name that we speak to?"""
        return seat == self.person and self.names[seat].casefold() == _("You").casefold()

    def subject(self, seat: int) -> str:
        """At the beginning of a sentence: "You", "Otto"."""
        return _("You") if self.is_you(seat) else self.names[seat]

    def other(self, seat: int) -> str:
        """Within a sentence: "you", "Otto"."""
        return _("you") if self.is_you(seat) else self.names[seat]

    def possessive(self, seat: int) -> str:
        """Within a sentence: "your", "Otto's"."""
        return _("your") if self.is_you(seat) else _("{name}'s").format(name=self.names[seat])

    def shortened(self, letters: int) -> People:
        """The same people, their names cut to so many letters."""
        names = [name if len(name) <= letters else name[:letters].rstrip() + ELLIPSIS for name in self.names]
        return People(names, self.rules, self.person)

    def side_seats(self, side: int) -> tuple[int, ...]:
        """The seats of a side, the person's own first."""
        return tuple(seat for seat in range(self.rules.seats) if self.rules.side(seat) == side)

    def side(self, side: int) -> str:
        """A side as a label: "You & Rosa"."""
        names = [self.names[seat] for seat in self.side_seats(side)]
        return _("{first} & {last}").format(first=", ".join(names[:-1]), last=names[-1])

    def short_side(self, side: int) -> str:
        """A side where there is little room: three names are too many."""
        if len(self.side_seats(side)) < 3 or self.person is None:
            return self.side(side)
        return _("Your side") if self.rules.side(self.person) == side else _("The others")

    def side_subject(self, side: int) -> str:
        """A side at the beginning of a sentence: "You and Rosa"."""
        seats = self.side_seats(side)
        return listing([self.subject(seats[0]), *(self.other(seat) for seat in seats[1:])])

    def side_other(self, side: int) -> str:
        """A side within a sentence: "you and Rosa"."""
        return listing([self.other(seat) for seat in self.side_seats(side)])


def score_list(session: Session) -> str:
    """The scores of a game, the person's side first: "–3, 5 and 5"."""
    return listing([number(score) for score in session.state.scores])


def says(session: Session) -> str:
    """What the Continue button says of a game: the deal and the scores, the person's side first."""
    return _("Deal {number}: {scores} points").format(number=session.state.number, scores=score_list(session))
