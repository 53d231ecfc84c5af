"""Why a suit or a lay-away of Smear's declarer is good."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schmier_gui.coach.drills import draw
from schmier_gui.coach.grade import ExchangeVerdict, Step, grade_action, proof
from schmier_gui.coach.hands import view_of
from schmier_gui.coach.hint import trial
from schmier_gui.coach.paste import parse_situation
from schmier_gui.coach.why_after import why_after
from schmier_gui.engine import SMEAR, LayAway, NameTrump

BURY = "Smear; hand AS KS QS 7H 8H 9D; calls p 3 p p; takes TD TC; trump S"


def verdict(best, chosen, step=Step.MISTAKE):
    return ExchangeVerdict(step, 0.05, 0.01, best, chosen, 0.6, 0.55)


def test_what_is_saved_for_game():
    view = view_of(parse_situation(BURY))
    assert why_after(view, verdict(LayAway(("TD", "TC")), LayAway(("7H", "8H")))) == [
        "Laying away the 10 of diamonds and the 10 of clubs saves 20 for Game.",
        "Laying away the 7 of hearts and the 8 of hearts saves nothing for Game.",
    ]
    same = verdict(LayAway(("TD", "TC")), LayAway(("TC", "TD")), Step.RIGHT)
    assert why_after(view, same) == ["Laying away the 10 of clubs and the 10 of diamonds saves 20 for Game."]


def naming(hand, best, chosen, step=Step.MISTAKE):
    view = view_of(parse_situation(f"Smear; hand {hand[:17]}; calls p 3 p p; takes {hand[18:]}"))
    return why_after(view, verdict(NameTrump(best), NameTrump(chosen), step))


@pytest.mark.parametrize(
    ("hand", "best", "chosen", "sentence"),
    [
        ("AS KS QS 7H 8H 9D TD TC", "S", "H", "With spades you hold 3 trumps, with hearts 2, and only spades bring the ace."),
        ("AS KS QS 7H 8H 9D TD TC", "S", "S", "With spades you hold 3 trumps, with diamonds 2, and only spades bring the ace."),
        ("AS QS TS AH TH 9H 8H AC", "S", "H",
         "With hearts you hold 4 trumps and with spades only 3, but those are higher: the ace, queen and 10."),
        ("KS QS TS 9S AH TH 8C 9C", "S", "H", "With spades you hold 4 trumps, with hearts only 2: the length is worth more than the ace."),
        ("KS QS TS AH TH 8H 8C 9C", "H", "S", "Both suits are equally long, but only hearts bring the ace."),
        ("KS QS TS KH TH 8H 8C 9C", "S", "H", "Both suits are equally long, but spades are higher: the king, queen and 10."),
        ("KS QS TS KH TH 8H 8C 9C", "H", "S", "By the cards spades promise as much, but played out hearts win more games."),
        ("AS QS 7S JH AH TH 8C 9C", "H", "S",
         "Both suits are equally long, hearts with the jack, spades with the 7; hearts win more games."),
    ],
)
def test_what_one_suit_has_before_another(hand, best, chosen, sentence):
    step = Step.RIGHT if best == chosen else Step.MISTAKE
    assert naming(hand, best, chosen, step) == [sentence]


@pytest.mark.parametrize("step", [Step.CLOSE, Step.RIGHT, Step.DECIDED])
def test_a_suit_that_does_as_well_is_not_argued_against(step):
    assert naming("AS QS TS AH TH 9H 8H AC", "S", "H", step) == [
        "With hearts you hold 4 trumps, the ace among them.", "Spades and hearts win about as many games."
    ]


@settings(deadline=None, max_examples=12)
@given(st.sampled_from(["name", "bury-1", "bury-2", "bury-3"]), st.integers(0, 10_000), st.data())
def test_from_the_drill_to_the_sentences(theme, number, data):
    view = view_of(draw([theme], SMEAR, number))
    thinking = trial(view, 1, 100)
    try:
        while True:
            next(thinking)
    except StopIteration as done:
        tried = done.value
    graded = grade_action(tried, data.draw(st.sampled_from(tried.actions)))
    for text in [proof(graded), *why_after(view, graded)]:
        assert re.fullmatch(r"[A-Z].*[^ ]\.", text) and "  " not in text and "{" not in text, text
        assert "1 trumps" not in text
