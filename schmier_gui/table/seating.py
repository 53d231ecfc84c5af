"""The model of an empty table: names, portraits and sides of a game."""

from __future__ import annotations

from gettext import gettext as _

from schmier_gui.engine.rules import Rules
from schmier_gui.table.model import SeatModel, TableModel

REGULARS = ("you", "otto", "mabel", "rosa", "gus", "june")
PORTRAITS = (*REGULARS, "walt", "inga", "leo", "della", "sven", "mei", "vito")
ROUND = {6: REGULARS, 4: ("you", "otto", "rosa", "gus")}


def empty_table(rules: Rules, names: tuple[str, ...], person: int, scores: tuple[int, ...]) -> TableModel:
    """The table before the first deal is shown, with these scores."""
    pictures = portraits(names)
    seats = [SeatModel(name, pictures[seat], rules.side(seat)) for seat, name in enumerate(names)]
    return TableModel(
        rules=rules,
        seats=seats,
        person=person,
        side_names=side_names(rules, names, person),
        scores=list(scores),
        gained=[0] * rules.sides,
        pips=[0] * rules.sides,
    )


def portraits(names: tuple[str, ...]) -> list[str]:
    """A picture for each seat: the one of that name where there is one, else one that nobody at the table has."""
    taken = [name.lower() if name.lower() in PORTRAITS else "" for name in names]
    free = [p for p in (*ROUND[len(names)], *PORTRAITS) if p not in taken]
    return [name or free.pop(0) for name in taken]


def side_names(rules: Rules, names: tuple[str, ...], person: int = 0) -> list[str]:
    """ "You & Rosa": the players of each side, the person first, then clockwise from them."""
    result = []
    for side in range(rules.sides):
        order = [(person + step) % rules.seats for step in range(rules.seats)]
        members = [names[seat] for seat in order if rules.side(seat) == side]
        if len(members) == 2:
            result.append(_("{first} & {second}").format(first=members[0], second=members[1]))
        else:
            result.append(_("{first}, {second} & {third}").format(first=members[0], second=members[1], third=members[2]))
    return result
