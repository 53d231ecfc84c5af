"""Numbers in the words of the coach's sentences."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _
from gettext import ngettext

from schmier_gui.ai.tactics.tactic import N_

SURE = 0.995
HARDLY = 0.04
ROUGHLY: tuple[tuple[float, str], ...] = (
    (1 / 10, N_("about one time in ten")),
    (1 / 5, N_("about one time in five")),
    (1 / 4, N_("about one time in four")),
    (1 / 3, N_("about one time in three")),
    (2 / 5, N_("about two times in five")),
    (1 / 2, N_("about one time in two")),
    (3 / 5, N_("about three times in five")),
    (2 / 3, N_("about two times in three")),
    (3 / 4, N_("about three times in four")),
    (4 / 5, N_("about four times in five")),
    (9 / 10, N_("about nine times in ten")),
)


def roughly(chance: float) -> str:
    """A chance in words, to the nearest simple fraction."""
    if chance < HARDLY:
        return _("hardly ever")
    if chance > 1 - HARDLY:
        return _("nearly always")
    return _(min(ROUGHLY, key=lambda row: abs(row[0] - chance))[1])


def bid_name(bid: int) -> str:
    """ "three"."""
    names = {2: _("two"), 3: _("three"), 4: _("four"), 5: _("five"), 6: _("six")}
    return names.get(bid, str(bid))


def points_words(points: float) -> str:
    """ "1 point", "1.4 points", "3 points"."""
    if points == int(points):
        return ngettext("{count} point", "{count} points", int(points)).format(count=int(points))
    return _("{count} points").format(count=points)


def set_words(bid: int) -> str:
    """What a failed bid costs: "3 points"."""
    return points_words(bid)


def listing(items: Sequence[str]) -> str:
    """ "High", "High and Low", "High, Low and Game"."""
    if len(items) < 2:
        return "".join(items)
    return _("{first} and {last}").format(first=", ".join(items[:-1]), last=items[-1])


def capital(text: str) -> str:
    """With a capital letter, to begin a sentence."""
    return text[:1].upper() + text[1:]


def point_word(point: str) -> str:
    """The name of a point of the deal."""
    names = {"high": _("High"), "low": _("Low"), "right": _("Right"), "left": _("Left"), "joker": _("Joker"), "jack": _("Jack")}
    return names.get(point, _("Game"))
