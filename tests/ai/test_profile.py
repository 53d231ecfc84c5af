"""Computer players by name, and how they stand in a record."""

from hashlib import sha256

import pytest

from schmier_gui.ai import PROFILES, Profile, ProfileError, make_bot, make_bots, play_game, seat_seed
from schmier_gui.engine import SMEAR, SchmierError


def test_a_profile_with_nothing_special_is_its_name():
    assert Profile().on_disk() == "club"
    assert Profile.from_disk("club") == Profile("club", 1, 1, 1)


def test_any_other_is_a_dict_of_all_its_numbers():
    bold = Profile("club", boldness=1.5, memory=0.8)
    assert bold.on_disk() == {"profile": "club", "boldness": 1.5, "memory": 0.8, "pace": 1.0}
    assert Profile.from_disk(bold.on_disk()) == bold
    assert Profile.from_disk({"profile": "club"}) == Profile()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("person", "person"),
        ("grandmaster", "grandmaster"),
        ({"profile": "grandmaster"}, "grandmaster"),
        ({"profile": 7}, "7"),
        ({"courage": 2}, "courage"),
        ({"boldness": 9}, "boldness"),
        ({"memory": -0.1}, "memory"),
        ({"pace": "quick"}, "pace"),
        ({"memory": True}, "memory"),
        (None, "None"),
    ],
)
def test_what_is_no_profile_is_named(text, named):
    with pytest.raises(ProfileError, match=named):
        Profile.from_disk(text)
    assert issubclass(ProfileError, SchmierError)


@pytest.mark.parametrize("name", PROFILES)
def test_every_profile_makes_a_bot_that_knows_it(name):
    assert make_bot(name, 1).profile == Profile(name)
    assert make_bot(Profile(name, pace=2), 1).profile == Profile(name, pace=2)


def test_an_unknown_name_makes_no_bot():
    with pytest.raises(ProfileError, match="grandmaster"):
        make_bot("grandmaster", 1)


def test_every_seat_has_a_seed_of_its_own_that_tells_nothing_of_the_others():
    seeds = {seat_seed(secret, seat) for secret in ("a", "b") for seat in range(6)}
    assert len(seeds) == 12
    assert seat_seed("a", 0) == sha256(b"a/bot/0").hexdigest()


def test_the_record_names_the_players():
    bots = make_bots(["random", Profile("random", memory=0.5), "random", "random"], "secret")
    session = play_game(bots, SMEAR, "s", names=["Ann", "Bob", "Cy", "Di"])
    assert session.header().players[:2] == ("random", {"profile": "random", "boldness": 1.0, "memory": 0.5, "pace": 1.0})
    assert session.header().names == ("Ann", "Bob", "Cy", "Di")


def test_a_foreign_player_is_named_by_its_class():
    class Cautious:
        """Plays as a random player would."""

        think = make_bot("random", 1).think

    assert play_game([Cautious(), *make_bots(["random"] * 3, 1)], SMEAR, 3).header().players[0] == "Cautious"


def test_a_game_needs_a_bot_for_each_seat():
    with pytest.raises(SchmierError, match="4 seats"):
        play_game(make_bots(["random"] * 3, 1), SMEAR, 1)
