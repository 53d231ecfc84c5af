"""Drills: numbered hands by theme, the same everywhere, with auctions that go with the cards."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from schmier_gui.coach.around import book_choice
from schmier_gui.coach.drills import Numbered, draw, name_of, nearly_decided, on_the_edge, parse_name
from schmier_gui.coach.hands import HandError, kind_of, session_of, view_of
from schmier_gui.coach.kinds import HAND_KINDS, SCORE_KINDS, hand_kinds, kind_title, partner_bid, score_kind, seat_kind
from schmier_gui.coach.paste import hand_text, parse_hand, situation_text
from schmier_gui.coach.themes import THEMES, themes_for
from schmier_gui.engine import SCHMIER, SMEAR, Bid, Pass, Rules
from schmier_gui.engine.cards import PACKS
from tests.engine.strategies import mixed_rules

NUMBERS = range(1, 9)
FORMS = [SCHMIER, Rules(sides=2), SMEAR]
EVERY = [(rules, theme.key) for rules in FORMS for theme in themes_for(rules.game)]


def the_book_makes_these_calls(situation):
    """Whether players by the book with these cards call just so; the seat to decide is asked too where it has called."""
    session = session_of(replace(situation, calls=(), seat=(situation.dealer + 1) % situation.rules.seats, trump=None))
    for call in situation.calls:
        action = Pass() if call is None else Bid(call)
        if book_choice(session.view(session.decision.seat)) != action:
            return False
        session.submit(action)
    return True


@pytest.mark.parametrize(("rules", "key"), EVERY, ids=lambda value: value if isinstance(value, str) else f"{value.game}{value.sides}")
def test_a_theme_keeps_its_promise(rules, key):
    for number in NUMBERS:
        situation = draw([key], rules, number)
        view = view_of(situation)
        assert situation.seat == 0 and situation == draw([key], rules, number)
        assert sorted(card for hand in (*situation.hands, situation.kitty) for card in hand) == sorted(PACKS[rules.game])
        assert max(situation.scores) < rules.target
        assert holds(key, situation, view), situation_text(situation)
        assert the_book_makes_these_calls(situation) or key == "forced", situation_text(situation)


def holds(key, situation, view):
    match key:
        case "free":
            return view.decision.kind == "call"
        case "first" | "forced":
            return seat_kind(view) == key
        case "dealer":
            return view.dealer == 0
        case "partner":
            return partner_bid(view)
        case "rival":
            return view.bid > 0 and not partner_bid(view)
        case "edge":
            return on_the_edge(view)
        case "name":
            return view.decision.kind == "trump" and view.declarer == 0
        case "bury-1" | "bury-2" | "bury-3":
            return view.decision.kind == "lay_away" and view.decision.bounds.most == int(key[-1]) and view.trump is not None
    return key in hand_kinds(view.rules, situation.hand) if key in HAND_KINDS else score_kind(view) == key


def test_one_hand_is_pinned_for_every_machine():
    situation = draw(["first"], SCHMIER, 12345)
    assert situation_text(situation) == "Schmier; hand JS 8D 2C 2D QS QC; dealer 5; scores 15 3 17"
    assert hand_text(situation.hands[3]) == "QD 9S 4D 7D 5C 4H"


@pytest.mark.parametrize("rules", FORMS, ids=["schmier", "schmier of 2", "smear"])
def test_a_score_without_a_theme_leaves_something_to_play_for(rules):
    scores = [draw(["free"], rules, number).scores for number in range(80)]
    assert not any(nearly_decided(rules, each) for each in scores)
    assert len(set(scores)) > 40 and (0,) * rules.sides in scores
    assert nearly_decided(SCHMIER, (-1, 14, 17)) and not nearly_decided(SCHMIER, (9, 20, 5))
    assert any(nearly_decided(SCHMIER, draw(["minus"], SCHMIER, number).scores) for number in range(20))


def test_numbers_give_different_hands():
    assert len({draw(["free"], SCHMIER, number).hand for number in range(40)}) == 40


def test_a_forced_dealer_and_the_cards_to_bury_bring_their_rules():
    assert draw(["forced"], SCHMIER, 1).rules == Rules(no_bid="dealer_forced")
    assert draw(["forced"], Rules(dealer_asked=False), 1).rules == Rules(no_bid="dealer_forced")
    assert draw(["bury-3"], SMEAR, 1).rules == Rules(game="smear", kitty_seen=3)
    assert kind_of(draw(["name"], Rules(game="smear", kitty_seen=0), 1)) == "trump"


def test_themes_of_different_groups_hold_together():
    for number in NUMBERS:
        situation = draw(["two-bowers", "behind", "partner"], SCHMIER, number)
        view = view_of(situation)
        assert "two-bowers" in hand_kinds(SCHMIER, situation.hand)
        assert score_kind(view) == "behind" and partner_bid(view)


def test_themes_of_one_group_take_turns():
    kinds = {kind for number in range(30) for kind in hand_kinds(SCHMIER, draw(["two-bowers", "no-ace"], SCHMIER, number).hand)}
    assert {"two-bowers", "no-ace"} <= kinds
    decisions = {kind_of(draw(["bury-2", "name", "first"], SMEAR, number)) for number in range(30)}
    assert decisions == {"call", "trump", "lay_away"}


@settings(deadline=None, max_examples=40)
@given(mixed_rules(), st.data(), st.integers(0, 999_999_999))
def test_every_mixture_gives_a_decision_at_every_table(rules, data, number):
    keys = data.draw(st.sets(st.sampled_from([theme.key for theme in themes_for(rules.game)]), max_size=5))
    situation = draw(keys, rules, number)
    assert session_of(situation).decision.seat == situation.seat == 0
    assert draw(list(keys)[::-1], rules, number) == situation


@pytest.mark.parametrize(("themes", "reason"), [(["euchre"], "no theme of practice"), (["name"], "belongs to the other game")])
def test_a_wrong_theme_is_refused(themes, reason):
    with pytest.raises(HandError, match=reason):
        draw(themes, SCHMIER, 1)


def test_every_theme_is_told_in_a_title_and_one_sentence():
    for theme in THEMES.values():
        assert theme.title[0].isupper() and not theme.title.endswith(".")
        assert theme.line[0].isupper() and theme.line[-1] in ".?"
    assert [theme.key for theme in themes_for("smear")][-4:] == ["name", "bury-1", "bury-2", "bury-3"]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("S-12345", Numbered("schmier", 12345, ("free",))),
        (" m-7 ", Numbered("smear", 7, ("free",))),
        ("S-1 two-bowers+ahead", Numbered("schmier", 1, ("two-bowers", "ahead"))),
        ("s - 1  Two-Bowers ahead", Numbered("schmier", 1, ("two-bowers", "ahead"))),
    ],
)
def test_the_number_of_a_hand_is_read(text, named):
    assert parse_name(text) == named
    assert parse_name(name_of(named)) == named


@given(st.text(max_size=30))
def test_no_text_breaks_the_reader_of_numbers(text):
    for tried in (text, f"S-{text}", f"M-1 {text}"):
        try:
            assert parse_name(tried).number >= 0
        except HandError as error:
            assert str(error)[0] in '"TU'


HANDS = [
    ("schmier", "JS JC 4D 5H AD 9C", {"two-bowers"}),
    ("schmier", "JS JH 4D 5H TD 9C", {"no-ace"}),
    ("schmier", "AS 2S JK 5H TD 9C", {"joker", "ace-and-low"}),
    ("schmier", "5S 6S 8S JC AD 9H", {"long-weak"}),
    ("schmier", "5S 6S 8S KS AD 9H", {"other"}),
    ("schmier", "AS KS 8D TD QD 9H", {"short-strong"}),
    ("schmier", "AS KS JC TD QD 9H", {"other"}),
    ("smear", "AS 7S JD TD QD 9H", {"ace-and-low"}),
    ("smear", "JS 7S AD TD QD 9H", {"bare-jack"}),
]


@pytest.mark.parametrize(("game", "hand", "kinds"), HANDS)
def test_kinds_of_hands(game, hand, kinds):
    assert set(hand_kinds(Rules(game=game), parse_hand(hand, game))) == kinds


@pytest.mark.parametrize(
    ("scores", "kind"),
    [
        ((0, 0, 0), "level"),
        ((17, 17, 17), "level"),
        ((18, 17, 3), "ahead"),
        ((3, 18, 0), "behind"),
        ((20, 0, 18), "both"),
        ((-1, 0, 3), "minus"),
    ],
)
def test_kinds_of_scores(scores, kind):
    situation = draw(["first"], SCHMIER, 1)
    assert score_kind(view_of(replace(situation, scores=scores))) == kind
    assert kind in SCORE_KINDS and kind_title(kind)


def test_every_kind_has_a_title():
    for key in [*HAND_KINDS, *SCORE_KINDS, "first", "forced", "lay_away", "other"]:
        assert kind_title(key)[0].isupper()


def test_a_hand_that_is_drawn_can_be_copied():
    situation = draw(["free"], SMEAR, 5)
    assert parse_hand(hand_text(situation.hand), "smear") == situation.hand
