"""RULEBOOK.md, "Named presets", and the options on disk of CONTRACTS.md."""

import pytest

from schmier_gui.engine import PRESETS, SCHMIER, SMEAR, Rules, RulesError
from schmier_gui.engine.rules import preset, presets_for


def test_the_five_presets():
    assert set(PRESETS) == {"schmier", "schmier-two-sides", "smear", "smear-pitch", "family-night"}
    assert preset("schmier", "schmier").on_disk() == {}
    assert preset("schmier-two-sides", "schmier").on_disk() == {"sides": 2}
    assert preset("smear", "smear").on_disk() == {}
    assert preset("smear-pitch", "smear").on_disk() == {"high_low": "in_play"}


@pytest.mark.parametrize("game", ["schmier", "smear"])
def test_family_night_goes_with_either_game(game):
    rules = preset("family-night", game)
    assert rules.game == game
    assert rules.on_disk() == {"no_bid": "dealer_forced", "must_bid_out": True}


def test_presets_for_a_game():
    assert list(presets_for("schmier")) == ["schmier", "schmier-two-sides", "family-night"]
    assert list(presets_for("smear")) == ["smear", "smear-pitch", "family-night"]


@pytest.mark.parametrize(
    ("name", "game", "reason"),
    [("euchre", "schmier", '"euchre" is unknown'), ("smear", "schmier", '"smear" is for Smear, not for Schmier')],
)
def test_other_presets_are_refused(name, game, reason):
    with pytest.raises(RulesError, match=reason):
        preset(name, game)


def test_the_defaults_are_those_of_the_contract():
    common = {
        "no_bid": "redeal",
        "dealer_asked": True,
        "dealer_steals": False,
        "dealer_layaway_counts": False,
        "low": "player",
        "game_tie": "nobody",
        "high_low": "fixed",
        "end_tie": "deal",
        "must_bid_out": False,
        "cap_defenders": False,
        "declarer_first": False,
    }
    for name, value in common.items():
        assert getattr(SCHMIER, name) == getattr(SMEAR, name) == value
    assert (SCHMIER.target, SCHMIER.sides, SCHMIER.trump_any_time, SCHMIER.trump_opens) == (21, 3, False, False)
    assert (SMEAR.target, SMEAR.sides, SMEAR.trump_any_time, SMEAR.trump_opens, SMEAR.kitty_seen) == (15, 2, True, True, 2)


def test_on_disk_and_back():
    rules = Rules(game="smear", kitty_seen=3, trump_any_time=False, game_tie="eldest", target=30)
    assert rules.on_disk() == {"kitty_seen": 3, "trump_any_time": False, "game_tie": "eldest", "target": 30}
    assert Rules.from_disk("smear", rules.on_disk()) == rules


IMPOSSIBLE = [
    ("schmier", {"colour": "red"}, '"colour" is no house rule'),
    ("schmier", {"game": "smear"}, '"game" is no house rule'),
    ("schmier", {"seats": 6}, '"seats" is no house rule'),
    ("euchre", {}, 'game: "euchre" is unknown'),
    ("schmier", {"target": 0}, "target: 0 is impossible"),
    ("schmier", {"target": -21}, "target: -21 is impossible"),
    ("schmier", {"target": 21.0}, "target: 21.0 is impossible"),
    ("schmier", {"target": "21"}, "target: '21' is impossible"),
    ("schmier", {"target": True}, "target: True is impossible"),
    ("schmier", {"target": None}, "target: null is impossible"),
    ("schmier", {"sides": 1}, "sides: 1 is impossible"),
    ("schmier", {"sides": 6}, "sides: 6 is impossible"),
    ("smear", {"sides": 3}, "sides: Smear is played by two sides"),
    ("smear", {"kitty_seen": 4}, "kitty_seen: 4 is impossible"),
    ("smear", {"kitty_seen": -1}, "kitty_seen: -1 is impossible"),
    ("schmier", {"kitty_seen": 2}, "kitty_seen: there is no such choice in Schmier"),
    ("smear", {"trump_opens": False}, "trump_opens: there is no such choice in Smear"),
    ("smear", {"dealer_layaway_counts": True}, "dealer_layaway_counts: there is no such choice in Smear"),
    ("schmier", {"high_low": "in_play"}, "high_low: there is no such choice in Schmier"),
    ("schmier", {"no_bid": "shout"}, "no_bid: 'shout' is impossible"),
    ("schmier", {"no_bid": ["redeal"]}, "no_bid: .* is impossible"),
    ("schmier", {"low": 1}, "low: 1 is impossible"),
    ("schmier", {"must_bid_out": 1}, "must_bid_out: 1 is impossible"),
    ("schmier", {"must_bid_out": "yes"}, "must_bid_out: 'yes' is impossible"),
    ("schmier", {"no_bid": "dealer_forced", "dealer_asked": False}, "no_bid: a dealer who is not asked can't be forced"),
]


@pytest.mark.parametrize(("game", "options", "reason"), IMPOSSIBLE)
def test_an_unknown_or_impossible_option_is_named(game, options, reason):
    with pytest.raises(RulesError, match=reason):
        Rules.from_disk(game, options)


def test_rules_can_not_be_changed():
    with pytest.raises(AttributeError):
        SCHMIER.target = 5
