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


@pytest.mark.parametrize(
    ("suit", "sentence"),
    [
        ("S", "With spades you hold 3 trumps, the ace among them."),
        ("H", "With hearts you hold 2 trumps, the 7 among them."),
        ("D", "With diamonds you hold 2 trumps, neither ace nor 7."),
        ("C", "With clubs you hold 1 trump, neither ace nor 7."),
    ],
)
def test_what_a_suit_gives(suit, sentence):
    view = view_of(parse_situation(BURY.replace("; trump S", "")))
    assert why_after(view, verdict(NameTrump(suit), NameTrump(suit), Step.RIGHT)) == [sentence]
    assert len(why_after(view, verdict(NameTrump("S"), NameTrump("H")))) == 2


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
