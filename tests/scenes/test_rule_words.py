"""Every house rule is told in plain words, on the set-up screen and in the rules."""

from itertools import product
from typing import Any

import pytest

from schmier_gui.engine import SCHMIER, SMEAR, Rules, RulesError
from schmier_gui.engine.cards import Game
from schmier_gui.engine.rules import CHOICES, SWITCHES
from schmier_gui.scenes.rule_words import (
    CHAPTERS,
    changed,
    chapter_title,
    differences,
    idle,
    option,
    options_of,
    sentence,
    why_not,
)
from schmier_gui.scenes.rules_text import chapters

OPTIONS = [name for names in CHAPTERS.values() for name in names]
CASES = [
    (rules, name, choice.value)
    for rules in (SCHMIER, SMEAR, Rules(sides=2))
    for chapter in CHAPTERS
    for name in options_of(chapter, rules.game)
    for choice in option(name, rules).choices
    if choice.value != getattr(rules, name)
]


def text(rules: Rules) -> str:
    return "\n".join(line for _heading, lines in chapters(rules) for line in lines)


def test_every_option_of_the_rules_has_its_words() -> None:
    assert sorted(OPTIONS) == sorted(set(Rules.__struct_fields__) - {"game"})


@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_has_a_sentence_of_its_own(name: str) -> None:
    values: dict[str, tuple[Any, ...]] = {**CHOICES, **dict.fromkeys(SWITCHES, (False, True))}
    game: Game = "smear" if name in ("kitty_seen", "high_low") else "schmier"
    shown = option(name, Rules(game=game))
    wanted = {"sides": (2, 3), "kitty_seen": (0, 1, 2, 3), "target": (21,)}.get(name) or values[name]
    assert sorted(map(str, (choice.value for choice in shown.choices))) == sorted(map(str, wanted))
    assert len({choice.text for choice in shown.choices}) == len(shown.choices)
    assert all(choice.text.endswith(".") and choice.text[0].isupper() for choice in shown.choices)
    assert shown.title and not shown.title.endswith(".")


@pytest.mark.parametrize(("rules", "name", "value"), CASES)
def test_the_rules_tell_every_option_that_makes_a_difference(rules: Rules, name: str, value: Any) -> None:
    if why_not(rules, name, value) or idle(rules, name):
        return
    assert text(changed(rules, name, value)) != text(rules)


def test_the_cases_are_not_all_passed_over() -> None:
    told = [case for case in CASES if not why_not(*case) and not idle(case[0], case[1])]
    assert len(told) > 40


@pytest.mark.parametrize(("rules", "name", "value"), CASES)
def test_an_option_that_makes_no_difference_says_why(rules: Rules, name: str, value: Any) -> None:
    reason = idle(rules, name)
    assert reason is None or reason.endswith(".")


def test_R24_a_dealer_who_is_not_asked_cannot_be_forced() -> None:
    assert why_not(Rules(dealer_asked=False), "no_bid", "dealer_forced") == "A dealer who is not asked can't be forced."
    assert why_not(Rules(no_bid="dealer_forced"), "dealer_asked", False) == "A dealer who must bid has to be asked."
    assert why_not(SCHMIER, "dealer_asked", False) is None


def test_every_refusal_of_the_engine_has_a_reason_here_and_no_other() -> None:
    for rules, (name, value) in product((SCHMIER, Rules(no_bid="dealer_forced"), Rules(dealer_asked=False)),
                                        [(n, c.value) for n in OPTIONS if n not in ("target", "kitty_seen", "high_low")
                                         for c in option(n, SCHMIER).choices]):
        try:
            changed(rules, name, value)
            refused = False
        except RulesError:
            refused = True
        assert refused == (why_not(rules, name, value) is not None)


def test_R64_with_must_bid_to_go_out_two_options_are_idle() -> None:
    rules = Rules(must_bid_out=True)
    assert idle(rules, "end_tie") == idle(rules, "declarer_first") == "Only the declarer's side can win anyway."
    assert idle(SCHMIER, "end_tie") is None


def test_R63_two_sides_leave_no_tie_without_the_declarer() -> None:
    assert idle(SMEAR, "end_tie") == "This can't happen with two sides."


def test_differences_are_sentences_in_the_order_of_the_rulebook() -> None:
    rules = Rules(must_bid_out=True, no_bid="dealer_forced", target=31)
    assert differences(SCHMIER) == []
    assert differences(rules) == [
        "The game is to 31 points.",
        "If all others pass, the dealer must bid 3 or more.",
        "Only a side that has just made its bid can win.",
    ]


def test_the_numbers_in_the_sentences_are_the_games_own() -> None:
    assert sentence("no_bid", Rules(game="smear", no_bid="dealer_set")) == (
        "If nobody bids, the dealer's side loses 2 points. The deal passes left.")
    assert "from 2 to 4" in text(SMEAR) and "from 3 to 6" in text(SCHMIER)
    assert "reaches 15 points" in text(SMEAR) and "reaches 21 points" in text(SCHMIER)


def test_the_chapters_have_the_headings_of_the_rulebook() -> None:
    assert [heading for heading, _ in chapters(SCHMIER)] == [
        "The table", "The auction", "Trump and the exchange", "Play", "Points", "Winning"]
    assert all(lines for rules in (SCHMIER, SMEAR) for _, lines in chapters(rules))
    assert all(line[0].isupper() and line.endswith(".") for rules in (SCHMIER, SMEAR) for _, lines in chapters(rules) for line in lines)


def test_the_rules_of_each_game_keep_to_their_own_words() -> None:
    assert "joker" not in text(SMEAR) and "bower" not in text(SMEAR)
    assert "joker 1" in text(SCHMIER) and "left bower" in text(SCHMIER)


def test_there_are_no_options_of_the_other_game() -> None:
    assert [name for chapter in CHAPTERS for name in options_of(chapter, "smear") if name in ("sides", "trump_opens")] == []
    assert [name for chapter in CHAPTERS for name in options_of(chapter, "schmier") if name in ("kitty_seen", "high_low")] == []
    assert {chapter_title(chapter) for chapter in CHAPTERS} == {"The table", "The auction", "Kitty and play", "Points", "Winning"}


@pytest.mark.parametrize(("rules", "card"), [
    (Rules(), "the 2 of trump"),
    (Rules(game="smear"), "the 7 of trump"),
    (Rules(game="smear", high_low="in_play"), "the lowest trump played"),
])
def test_low_stays_with_its_card_unless_it_is_the_lowest_trump_in_play(rules: Rules, card: str) -> None:
    """R13, R50, R54."""
    assert all(choice.text.endswith(f" {card}.") for choice in option("low", rules).choices)
