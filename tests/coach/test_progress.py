"""Progress: every call is kept, figures add up, and misjudged hands come back in other suits."""

from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from schmier_gui.coach.drills import draw
from schmier_gui.coach.grade import ExchangeVerdict, Step, grade
from schmier_gui.coach.hands import view_of
from schmier_gui.coach.kinds import hand_kinds, score_kind, seat_kind
from schmier_gui.coach.paste import parse_situation
from schmier_gui.coach.progress import Bin, Progress, Week
from schmier_gui.coach.progress.notes import LEANS
from schmier_gui.coach.progress.suits import CHANGES, change_for, in_other_suits
from schmier_gui.engine import SCHMIER, SMEAR, LayAway, NameTrump
from schmier_gui.engine.cards import PACKS, SAME_COLOUR
from tests.coach.estimates import made_up

NOW = datetime(2030, 6, 5, 20, 0, tzinfo=timezone(timedelta(hours=2)))  # a Wednesday
HAND = "AS JS JK 5S AC 7D"
ESTIMATE = made_up({"3S": 0.36, "4S": 0.40, "4H": 0.30, "5S": 0.35, "p": 0.33}, 0.0001, {"3S": 0.9, "4S": 0.7, "5S": 0.4})
RIGHT, BOLD, SHY, SUIT = grade(ESTIMATE, 4, "S"), grade(ESTIMATE, 5, "S"), grade(ESTIMATE, None), grade(ESTIMATE, 4, "H")
SITUATION = parse_situation(HAND)


@pytest.fixture
def progress(tmp_path):
    with Progress(tmp_path / "progress.sqlite") as opened:
        yield opened


def test_a_new_book_is_empty(progress):
    assert progress.by_week() == progress.by_seat() == progress.by_kind() == progress.by_score() == progress.calibration() == []
    assert progress.brier() is None and progress.next_due() is None and progress.due(NOW) == []
    assert [share.calls for share in progress.boldness()] == [0] * len(LEANS)
    assert progress.counts(NOW.date()).calls == 0


def test_what_is_noted_is_there_when_the_book_is_opened_again(tmp_path):
    file = tmp_path / "progress.sqlite"
    with Progress(file) as book:
        assert (book.note(SITUATION, RIGHT, NOW), book.note(SITUATION, BOLD, NOW)) == (1, 2)
        before = (book.by_week(), book.by_kind(), book.counts(NOW.date()), book.due(NOW + timedelta(days=9)))
    with Progress(file) as book:
        assert (book.by_week(), book.by_kind(), book.counts(NOW.date()), book.due(NOW + timedelta(days=9))) == before


def test_cost_per_call_over_weeks(progress):
    """Just right costs nothing, whatever the estimate's third decimal says."""
    progress.note(SITUATION, RIGHT, NOW)
    progress.note(SITUATION, BOLD, NOW)
    progress.note(SITUATION, SHY, NOW + timedelta(days=7))
    assert progress.by_week() == [
        Week(date(2030, 6, 3), 2, pytest.approx(0.025)),
        Week(date(2030, 6, 10), 1, pytest.approx(0.07)),
    ]


def test_the_day_is_the_person_s_own(progress):
    late = datetime(2030, 6, 9, 23, 30, tzinfo=timezone(timedelta(hours=-8)))
    progress.note(SITUATION, RIGHT, late)
    assert progress.by_week() == [Week(date(2030, 6, 3), 1, 0)]


def test_where_the_cost_comes_from(progress):
    dealer = parse_situation(HAND + "; calls p p p p p; scores 0 0 20")
    progress.note(SITUATION, BOLD, NOW)
    progress.note(SITUATION, RIGHT, NOW)
    progress.note(dealer, SHY, NOW)
    assert [(share.key, share.calls, round(share.total, 3)) for share in progress.by_seat()] == [("dealer", 1, 0.07), ("first", 2, 0.05)]
    assert [(share.key, share.calls, round(share.cost, 3)) for share in progress.by_score()] == [("ahead", 1, 0.07), ("level", 2, 0.025)]
    assert [(share.key, share.calls) for share in progress.by_kind()] == [("joker", 3)]


def test_too_bold_too_shy_or_the_wrong_suit(progress):
    for verdict in (RIGHT, BOLD, SHY, SHY, SUIT):
        progress.note(SITUATION, verdict, NOW)
    cards = ExchangeVerdict(Step.MISTAKE, 0.04, 0.001, LayAway(("7H", "8H")), LayAway(("7D", "8H")), 0.6, 0.56)
    burying = draw(["bury-2"], SMEAR, 1)
    progress.note(burying, cards, NOW)
    progress.note(draw(["name"], SMEAR, 1), replace(cards, chosen=NameTrump("S"), best=NameTrump("H")), NOW)
    assert {share.key: share.calls for share in progress.boldness()} == {"bold": 1, "shy": 2, "suit": 2, "cards": 1, "right": 1}
    assert [share.calls for share in progress.boldness("smear")] == [0, 0, 1, 1, 0]
    assert {share.key for share in progress.by_seat("smear")} == {"trump", "lay_away"}


def test_one_game_or_both(progress):
    progress.note(SITUATION, SHY, NOW)
    progress.note(parse_situation("Smear AS KS QS 7H 8H 9D"), RIGHT, NOW)
    assert [progress.counts(NOW.date(), game).calls for game in ("schmier", "smear", None)] == [1, 1, 2]
    later = NOW + timedelta(days=2)
    assert [len(progress.due(later, game)) for game in ("schmier", "smear", None)] == [1, 0, 1]
    assert [progress.count_due(later, game) for game in ("schmier", "smear", None)] == [1, 0, 1]


def test_own_chances_against_what_happened(progress):
    for guess, share in ((0.72, 1), (0.78, 0), (0.1, 0), (1.0, 1)):
        progress.happened(progress.note(SITUATION, RIGHT, NOW, guess=guess), share)
    assert progress.calibration() == [
        Bin(0.1, 0.2, 1, pytest.approx(0.1), 0),
        Bin(0.7, 0.8, 2, pytest.approx(0.75), 0.5),
        Bin(0.9, 1.0, 1, 1, 1),
    ]
    brier = progress.brier()
    assert (brier.count, brier.yours) == (4, pytest.approx((0.28**2 + 0.78**2 + 0.1**2 + 0) / 4))
    assert brier.coach == pytest.approx((0.3**2 + 0.7**2 + 0.7**2 + 0.3**2) / 4)


def test_what_was_not_played_out_counts_by_the_share_of_the_estimate(progress):
    progress.note(SITUATION, RIGHT, NOW, guess=0.5)
    assert progress.calibration() == [Bin(0.5, 0.6, 1, 0.5, pytest.approx(0.7))]
    assert progress.brier().yours == pytest.approx(0.25)
    assert progress.brier().coach == pytest.approx(0.21)


def test_a_pass_has_no_chance_to_be_made_and_no_place_among_the_guesses(progress):
    progress.note(SITUATION, SHY, NOW, guess=0.5)
    assert progress.brier() is None and progress.calibration() == []


def test_numbers_and_streaks(progress):
    for days, verdict in ((-4, RIGHT), (-2, RIGHT), (-1, SHY), (0, RIGHT), (0, RIGHT)):
        progress.note(SITUATION, verdict, NOW + timedelta(days=days))
    counts = progress.counts(NOW.date())
    assert (counts.calls, counts.sound, counts.today, counts.days_in_a_row) == (5, 4, 2, 3)
    assert (counts.sound_in_a_row, counts.best_in_a_row) == (2, 2)
    assert progress.counts(NOW.date() + timedelta(days=1)).days_in_a_row == 3
    assert progress.counts(NOW.date() + timedelta(days=2)).days_in_a_row == 0


def test_what_nothing_hung_on_is_practice_but_no_sound_call(progress):
    for verdict in (RIGHT, replace(SHY, step=Step.DECIDED), RIGHT):
        progress.note(SITUATION, verdict, NOW)
    counts = progress.counts(NOW.date())
    assert (counts.calls, counts.judged, counts.sound, counts.sound_in_a_row) == (3, 2, 2, 2)
    assert sum(share.calls for share in progress.boldness()) == sum(week.calls for week in progress.by_week()) == 2
    assert progress.count_due(NOW + timedelta(days=9)) == 0


def test_only_misjudged_hands_come_back(progress):
    progress.note(SITUATION, RIGHT, NOW)
    progress.note(parse_situation(HAND + "; calls p"), replace(SHY, step=Step.CLOSE), NOW)
    progress.note(parse_situation(HAND + "; calls p p"), replace(SHY, step=Step.NEARLY), NOW)
    assert progress.next_due() is None
    progress.note(SITUATION, SHY, NOW)
    assert progress.next_due() == NOW.astimezone(UTC) + timedelta(minutes=10)
    assert progress.due(NOW) == [] and len(progress.due(NOW + timedelta(minutes=10))) == 1


def test_a_hand_comes_back_sooner_the_worse_it_was_judged_and_ever_later_once_it_is_known(progress):
    progress.note(SITUATION, SHY, NOW)
    gaps, now = [], NOW
    for _ in range(5):
        due = progress.next_due()
        gaps.append(due - now.astimezone(UTC))
        now = due
        progress.note(progress.due(now)[0].situation, RIGHT, now, repeat=progress.due(now)[0].id)
    assert gaps == sorted(gaps) and gaps[0] == timedelta(minutes=10) and gaps[-1] > timedelta(days=3)
    now = progress.next_due()
    progress.note(progress.due(now)[0].situation, SHY, now, repeat=progress.due(now)[0].id)
    assert progress.next_due() - now == timedelta(minutes=10)


def test_the_schedule_is_the_same_for_the_same_answers(tmp_path):
    def run(file):
        with Progress(file) as book:
            now = NOW
            book.note(SITUATION, BOLD, now)
            for verdict in (RIGHT, SHY, RIGHT, RIGHT, RIGHT):
                now = book.next_due()
                book.note(SITUATION, verdict, now, repeat=book.due(now)[0].id)
            return book.next_due()

    assert run(tmp_path / "one.sqlite") == run(tmp_path / "two.sqlite")


def test_a_hand_that_comes_back_is_the_same_decision_in_other_suits(progress):
    situation = parse_situation(HAND + "; calls p 3; scores 18 3 20")
    progress.note(situation, SHY, NOW)
    seen, now = [situation], NOW
    for times in range(8):
        now = progress.next_due()
        repeat = progress.due(now)[0]
        assert repeat.times == times
        assert repeat.situation.hand not in (situation.hand, seen[-1].hand)
        one, other = view_of(situation), view_of(repeat.situation)
        assert (other.scores, other.calls, other.seat, other.dealer) == (one.scores, one.calls, one.seat, one.dealer)
        assert [card[0] for card in other.hand] == [card[0] for card in one.hand]
        seen.append(repeat.situation)
        progress.note(repeat.situation, RIGHT, now, repeat=repeat.id)
    assert len({found.hand for found in seen}) >= 6


def test_the_same_hand_misjudged_twice_is_one_hand(progress):
    progress.note(SITUATION, SHY, NOW)
    progress.note(SITUATION, BOLD, NOW + timedelta(hours=1))
    assert progress.count_due(NOW + timedelta(days=30)) == 1


def test_an_answer_to_a_hand_that_is_gone_is_kept_all_the_same(progress):
    progress.note(SITUATION, SHY, NOW, repeat=77)
    assert progress.counts(NOW.date()).calls == 1


def test_changes_of_suits_keep_the_colours_paired():
    assert len({tuple(change.items()) for change in CHANGES}) == 8
    for change in CHANGES:
        assert all(change[SAME_COLOUR[suit]] == SAME_COLOUR[change[suit]] for suit in "CDHS")


@settings(deadline=None, max_examples=60)
@given(st.sampled_from([SCHMIER, SMEAR]), st.integers(0, 999), st.integers(0, 1000), st.integers(0, 50))
def test_in_other_suits_kinds_and_bowers_are_the_same(rules, number, hand, shown):
    situation = draw(["bury-2" if rules.game == "smear" and number % 2 else "free"], rules, number)
    change = change_for(hand, shown)
    assert change != 0 and change != change_for(hand, shown + 1)
    other = in_other_suits(situation, change)
    assert hand_kinds(rules, other.hand) == hand_kinds(rules, situation.hand)
    one, two = view_of(situation), view_of(other)
    assert (seat_kind(two), score_kind(two)) == (seat_kind(one), score_kind(one))
    assert sorted(card for cards in (*other.hands, other.kitty) for card in cards) == sorted(PACKS[rules.game])
