"""RULEBOOK.md, "Score and end" (R60 to R65)."""

import pytest

from schmier_gui.engine import IllegalAction, Pass, Rules
from schmier_gui.engine.events import DealScored, DealStarted, GameEnded
from schmier_gui.engine.scoring import winners
from tests.engine.deals import SIDE_0_TAKES_ALL_BUT_LOW, SIDE_1_TAKES_LOW_AND_LEFT
from tests.engine.script import call, empty_table, only, pack_of, play_deal, score_of, table

SIDE_0_BIDS_4, SIDE_0_BIDS_6 = "4 p p p p p", "6"
SIDE_1_BIDS_3, SIDE_2_BIDS_3 = "p 3 p p p p", "p p 3 p p p"


def played(calls, scores=(0, 0, 0), tricks=SIDE_0_TAKES_ALL_BUT_LOW, **options):
    """The score, and the winners or () where the game goes on."""
    session = empty_table(Rules(**options), scores=scores)
    events = play_deal(session, tricks, calls, "S")
    ended = only(events, GameEnded)
    return score_of(events), ended[0].winners if ended else ()


def test_R60_a_made_bid_scores_all_points_taken():
    scored, _ = played(SIDE_0_BIDS_4)
    assert (scored.made, scored.change) == (True, (5, 1, 0))


def test_R60_the_points_of_both_partners_count():
    scored, _ = played("p p p 5 p p")
    assert (scored.declarer, scored.made, scored.change[0]) == (3, True, 5)


def test_R60_a_set_bid_is_taken_off_and_the_side_scores_nothing():
    scored, _ = played(SIDE_0_BIDS_6, scores=(4, 0, 0))
    assert (scored.made, scored.change, scored.scores) == (False, (-6, 1, 0), (-2, 1, 0))


def test_R60_exactly_the_bid_is_made():
    assert played("5 p p p p p")[0].made


def test_R61_every_other_side_scores_what_it_took():
    scored, _ = played(SIDE_2_BIDS_3)
    assert scored.change == (5, 1, -3)


def test_R62_a_side_at_the_target_wins():
    assert played(SIDE_0_BIDS_4, scores=(16, 0, 0)) == (score_at((21, 1, 0)), (0,))


def score_at(scores):
    class Any:
        def __eq__(self, other):
            return other.scores == scores

    return Any()


def test_R62_one_short_of_the_target_the_game_goes_on():
    assert played(SIDE_0_BIDS_4, scores=(15, 0, 0)) == (score_at((20, 1, 0)), ())


def test_R62_a_defender_may_win():
    assert played(SIDE_0_BIDS_4, scores=(0, 20, 0)) == (score_at((5, 21, 0)), (1,))


def test_R62_of_several_the_most_points_win():
    assert played(SIDE_0_BIDS_4, (17, 20, 0), SIDE_1_TAKES_LOW_AND_LEFT) == (score_at((21, 22, 0)), (1,))


def test_R62_still_equal_the_declarers_side():
    """Worked fact: 22 (declarer) and 22: the declarer's side wins."""
    assert played(SIDE_0_BIDS_4, (18, 20, 0), SIDE_1_TAKES_LOW_AND_LEFT) == (score_at((22, 22, 0)), (0,))


def ended(scores, declarer, made=True, **options):
    return winners(Rules(**options), DealScored(declarer, 3, made, (), (), (), scores))


def test_R63_a_tie_of_defenders_means_another_deal():
    """Worked fact: 22, 22 and the declarer's side on 21: R63, another deal."""
    assert ended((22, 22, 21), declarer=2) == ()
    assert played(SIDE_2_BIDS_3, (16, 20, 3)) == (score_at((21, 21, 0)), ())


def test_R63_then_R62_applies_afresh():
    session = empty_table(scores=(16, 20, 3))
    play_deal(session, SIDE_0_TAKES_ALL_BUT_LOW, SIDE_2_BIDS_3, "S")
    assert session.state.phase == "deal"
    events = play_deal(session, SIDE_0_TAKES_ALL_BUT_LOW, "p p p 3 p p", "S")
    assert events[-1] == GameEnded((0,))


def test_R63_option_shared_win():
    assert played(SIDE_2_BIDS_3, (16, 20, 3), end_tie="shared")[1] == (0, 1)


def test_R63_option_shared_win_never_takes_it_from_the_declarers_side():
    assert ended((22, 22, 22), declarer=1, end_tie="shared") == (1,)


def test_R64_option_must_bid_to_go_out_a_defender_can_not_win():
    assert played(SIDE_0_BIDS_4, (0, 20, 0), must_bid_out=True) == (score_at((5, 21, 0)), ())


def test_R64_option_must_bid_to_go_out_the_declarers_side_wins_whatever_the_others_hold():
    assert played(SIDE_0_BIDS_4, (16, 30, 0), must_bid_out=True)[1] == (0,)


def test_R64_option_must_bid_to_go_out_a_set_bid_wins_nothing():
    scored, won = played(SIDE_0_BIDS_6, (40, 0, 0), must_bid_out=True)
    assert (scored.scores[0], won) == (34, ())


def test_R64_option_capped_defenders_stop_at_the_target():
    scored, _ = played(SIDE_1_BIDS_3, (18, 0, 0), cap_defenders=True)
    assert (scored.scores, scored.change) == ((21, -3, 0), (3, -3, 0))


def test_R64_option_capped_defenders_keep_what_they_had_above_the_target():
    assert played(SIDE_2_BIDS_3, (24, 0, 0), cap_defenders=True)[0].scores == (24, 1, -3)


def test_R64_option_capped_defenders_leaves_the_declarers_side_alone():
    assert played(SIDE_0_BIDS_4, (18, 0, 0), cap_defenders=True)[0].scores == (23, 1, 0)


def test_R65_option_the_declarer_goes_out_first():
    assert played(SIDE_0_BIDS_4, (17, 20, 0), SIDE_1_TAKES_LOW_AND_LEFT, declarer_first=True)[1] == (0,)


def test_R65_option_the_declarer_goes_out_first_only_at_the_target():
    assert ended((20, 22, 0), declarer=0, declarer_first=True) == (1,)


@pytest.mark.parametrize("target", [1, 5, 30])
def test_R62_the_target_is_a_choice(target):
    assert ended((target, 0, 0), declarer=0, target=target) == (0,)
    assert ended((target - 1, 0, 0), declarer=0, target=target) == ()


def test_a_finished_game_takes_no_further_action():
    session = empty_table(scores=(16, 0, 0))
    play_deal(session, SIDE_0_TAKES_ALL_BUT_LOW, SIDE_0_BIDS_4, "S")
    assert (session.state.phase, session.decision) == ("over", None)
    with pytest.raises(IllegalAction, match="The game is over"):
        session.submit(Pass())


def test_the_next_deal_begins_by_itself_once_the_last_is_scored():
    session = empty_table()
    session._packs += [pack_of(session.rules, dealer=5), pack_of(session.rules, dealer=5)]
    session._deal_on()
    events = call(session, "p p p p p p")
    assert isinstance(events[-1], DealStarted)
    assert (session.state.number, session.decision.kind) == (2, "call")


def test_scripted_deals_that_have_run_out_leave_nothing_to_decide():
    session = table()
    call(session, "p p p p p p")
    assert (session.state.phase, session.decision) == ("deal", None)
    with pytest.raises(IllegalAction, match="not dealt yet"):
        session.submit(Pass())
