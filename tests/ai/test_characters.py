"""The people to play with are who they are said to be."""

import pytest

from schmier_gui.ai import PROFILES, decide, make_bot
from schmier_gui.ai.characters import CHARACTERS, character
from schmier_gui.engine import SCHMIER, Session
from schmier_gui.store.paths import assets
from schmier_gui.table.seating import PORTRAITS, REGULARS, portraits


def test_there_are_ten_or_more_of_every_strength_and_no_two_alike():
    assert len(CHARACTERS) >= 10
    for part in ("name", "text", "player"):
        assert len({getattr(one, part) for one in CHARACTERS}) == len(CHARACTERS)
    assert {one.player.profile for one in CHARACTERS} == {name for name, offered in PROFILES.items() if offered}


@pytest.mark.parametrize("one", CHARACTERS, ids=lambda one: one.name)
def test_everybody_has_a_face_a_line_and_a_player(one):
    assert (assets() / "portraits" / f"{one.picture}.svg").is_file()
    assert one.picture in PORTRAITS
    assert one.temper and not one.temper.endswith(".")
    assert make_bot(one.player, 1).profile == one.player
    assert character(one.name.upper()) == one


def test_nobody_is_called_nobody():
    assert character("You") is None
    assert character("") is None


def test_the_table_shows_a_character_by_its_name_and_others_by_a_face_that_nobody_has():
    names = ("You", "Mei", "Vito", "Ada", "Walt", "Della")
    faces = portraits(names)
    assert faces[1:3] + faces[4:] == ["mei", "vito", "walt", "della"]
    assert faces[3] in REGULARS and len(set(faces)) == 6


def share_of_bids(name):
    """How often a character bids on the first seat's hand."""
    who = character(name)
    bids = 0
    for number in range(120):
        session = Session.new(SCHMIER, seed=number)
        bids += decide(make_bot(who.player, number), session.view(session.state.turn)) in session.decision.actions[1:]
    return bids


def test_who_bids_on_hope_bids_more_than_who_bids_only_what_she_holds():
    assert share_of_bids("Mabel") < share_of_bids("Otto") < share_of_bids("Vito") <= share_of_bids("Gus")
    assert share_of_bids("Gus") > 1.3 * share_of_bids("Mabel")
