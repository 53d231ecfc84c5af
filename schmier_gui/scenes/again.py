"""Games that are played once more: on from a step of a review, or with the same cards in other hands.

Whoever plays on knows cards, so such games are marked, and statistics can count them apart: a game that goes on from an earlier moment
counts it as a take-back in its header, and one with rearranged cards has no seed.
"""

from __future__ import annotations

import io
from gettext import gettext as _

from schmier_gui.ai import Profile, ProfileError
from schmier_gui.engine.deal import join_pack, seeded_pack
from schmier_gui.engine.errors import SchmierError
from schmier_gui.engine.events import DealStarted
from schmier_gui.engine.replay import load
from schmier_gui.engine.session import PERSON, Player, Session
from schmier_gui.scenes.setup import fresh_seed

YOU = 0


def played_on(session: Session, choice: int) -> Session:
    """A copy of the game as it stood before choice number `choice`, one take-back more in its header; the person sits in seat 0.

    Raises SchmierError where a computer player of it is unknown here.
    """
    copy = load(io.StringIO(session.record()))
    copy.players = with_person(session.players)
    if choice < copy.choices:
        copy.undo(copy.choices - choice)
    else:
        copy.taken_back += 1
    return copy


def from_seat(session: Session, deal: DealStarted, seat: int) -> Session:
    """A new game that begins with the cards of this deal, all moved round so that the person gets those of `seat`. It has no seed.

    Raises SchmierError where a computer player of it is unknown here.
    """
    rules = session.rules
    hands = [deal.hands[(place + seat) % rules.seats] or () for place in range(rules.seats)]
    dealer = (deal.dealer - seat) % rules.seats
    pack = join_pack(rules, dealer, tuple(hands), deal.kitty or ())
    return Session.new(rules, deals=[pack], dealer=dealer, names=session.names, players=with_person(session.players))


def deal_on(session: Session) -> bool:
    """Deal the next cards where scripted ones have run out: fresh ones that nobody knows. True where it was so."""
    if session.state.phase != "deal" or session.seed is not None:
        return False
    session.deal(seeded_pack(session.rules.game, fresh_seed(), session.state.number + 1))
    return True


def with_person(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The same table with the person in seat 0 and nowhere else. Raises SchmierError for a computer player unknown here."""
    usual = next((player for player in players if player != PERSON), "club")
    others = [usual if player == PERSON else player for player in players[1:]]
    try:
        for player in others:
            Profile.from_disk(player)
    except ProfileError:
        raise SchmierError(_("This game has a computer player that this version of the program doesn't know.")) from None
    return PERSON, *others
