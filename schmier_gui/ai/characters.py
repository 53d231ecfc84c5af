"""The people to play with: a name, a face, a temper in one line, and a player who has that temper."""

from __future__ import annotations

from gettext import gettext as _

import msgspec

from schmier_gui.ai.profile import Profile
from schmier_gui.ai.tactics.tactic import N_


class Character(msgspec.Struct, frozen=True):
    """`text` is the temper as it stands in the catalogue of translations; `player` what makes it true."""

    name: str
    text: str
    player: Profile

    @property
    def picture(self) -> str:
        """The file name, without ending, of the portrait."""
        return self.name.lower()

    @property
    def temper(self) -> str:
        """One line about how this one plays, in the language of the player."""
        return _(self.text)


CHARACTERS: tuple[Character, ...] = (
    Character("Otto", N_("Plays it safe"), Profile("club", boldness=0.8, pace=0.7)),
    Character("Mabel", N_("Bids what she holds"), Profile("club", boldness=0.6)),
    Character("Rosa", N_("Calm, and hard to fool"), Profile("expert")),
    Character("Gus", N_("Bids on hope"), Profile("casual", boldness=1.8, pace=1.5)),
    Character("June", N_("Quick, and forgets"), Profile("casual", memory=0.2, pace=2)),
    Character("Walt", N_("Slow, misses nothing"), Profile("expert", pace=0.5)),
    Character("Inga", N_("Likes to set you"), Profile("expert", boldness=0.6)),
    Character("Leo", N_("Learned it last week"), Profile("beginner", pace=0.7)),
    Character("Della", N_("Has seen every hand"), Profile("master")),
    Character("Sven", N_("Forgets what is gone"), Profile("club", memory=0)),
    Character("Mei", N_("Fast, and mostly right"), Profile("expert", boldness=1.2, pace=3)),
    Character("Vito", N_("Loves to raise"), Profile("club", boldness=1.6)),
)
"""Otto to June sit at the table at first; the others may be asked to sit down."""


def character(name: str) -> Character | None:
    """The character of this name, whatever its capitals; None where nobody is called so."""
    return next((one for one in CHARACTERS if one.name.casefold() == name.casefold()), None)
