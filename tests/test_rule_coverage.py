"""Every rule has a number and a test."""

from tests.rule_coverage import by_rule, main, rules


def test_every_rule_has_a_test():
    assert [number for number in rules() if number not in by_rule()] == []


def test_no_test_names_a_rule_that_there_is_not():
    assert [number for number in by_rule() if number not in rules()] == []


def test_the_rules_are_those_of_the_rulebook():
    chapters = [(1, 5), (10, 14), (20, 25), (30, 36), (40, 44), (50, 55), (60, 65)]
    assert list(rules()) == [f"R{number}" for first, last in chapters for number in range(first, last + 1)]


def test_the_list_shows_rules_with_their_tests(capsys):
    assert main() == 0
    shown = capsys.readouterr().out
    assert "R10 Schmier trumps" in shown
    assert "    engine/test_trump.py: test_R10_left_bower_follows_trump\n" in shown


def test_a_rule_without_a_test_is_told(capsys, monkeypatch):
    monkeypatch.setattr("tests.rule_coverage.rules", lambda: {"R99": "Nothing"})
    assert main() == 1
    assert "R99 Nothing\n    NO TEST\n" in capsys.readouterr().out
