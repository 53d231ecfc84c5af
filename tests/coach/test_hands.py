"""Practice hands: a situation is a real session at one decision."""

import pytest

from schmier_gui.coach.hands import HandError, Situation, dealt, kind_of, session_of, turned, view_of
from schmier_gui.engine import SCHMIER, SMEAR, Bid, LayAway, Pass, PlayCard, Rules, SchmierError
from schmier_gui.engine.deal import seeded_pack
from tests.engine.script import least, pack_of


def situation(rules=SCHMIER, hand="AS JS JK 5S AC 7D", seat=2, dealer=5, calls=(None, 3), scores=None, trump=None):
    pack = pack_of(rules, {seat: hand}, dealer=dealer)
    start = dealt(rules, pack, dealer, seat, scores or (0,) * rules.sides)
    return Situation(rules, start.hands, start.kitty, dealer, seat, start.scores, calls, trump)


def test_the_seat_to_act_sees_its_hand_the_calls_and_the_scores():
    view = view_of(situation(scores=(18, 20, -3)))
    assert view.hand == ("AS", "JS", "JK", "5S", "AC", "7D")
    assert (view.seat, view.dealer, view.bid, view.declarer, view.scores) == (2, 5, 3, 1, (18, 20, -3))
    assert view.decision.actions == (Pass(), Bid(4), Bid(5), Bid(6))


def test_how_many_speak_before():
    assert situation().speaks == 2
    assert situation(seat=5, calls=(None,) * 5).speaks == 5
    assert situation(seat=0, calls=()).speaks == 0


def test_a_situation_can_be_played_to_the_end_of_the_deal():
    session = session_of(situation(calls=(None, None)))
    session.submit(Bid(6))
    while session.decision is not None:
        choice = session.decision
        session.submit(LayAway(least(session)) if choice.kind == "lay_away" else choice.actions[0])
    assert session.state.number == 1 and session.state.phase == "deal"


def test_in_smear_the_declarer_names_trump_with_the_kitty_in_hand_and_then_buries():
    naming = situation(SMEAR, "AS KS QS 7H 8H 9D", seat=0, dealer=3, calls=(3, None, None, None))
    assert kind_of(naming) == "trump"
    assert len(view_of(naming).hand) == 8
    burying = situation(SMEAR, "AS KS QS 7H 8H 9D", seat=0, dealer=3, calls=(3, None, None, None), trump="S")
    assert kind_of(burying) == "lay_away"
    assert view_of(burying).decision.bounds.most == 2


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"calls": (None,)}, "turn of seat 1, not of seat 2"),
        ({"calls": (4, 3)}, "4 is bid already"),
        ({"calls": (None,) * 6}, "nothing left to decide"),
        ({"dealer": 6}, "seat from 0 to 5"),
        ({"scores": (1, 2)}, "each of the 3 sides"),
    ],
)
def test_what_cannot_be_dealt_is_refused_in_one_sentence(wrong, reason):
    facts = situation()
    changed = {name: wrong.get(name, getattr(facts, name)) for name in facts.__struct_fields__}
    with pytest.raises(SchmierError, match=reason):
        session_of(Situation(**changed))


def test_nothing_is_left_to_decide_where_smear_sees_no_kitty_and_trump_is_named():
    rules = Rules(game="smear", kitty_seen=0)
    with pytest.raises(HandError, match="nothing left to decide"):
        session_of(situation(rules, "AS KS QS 7H 8H 9D", seat=0, dealer=3, calls=(4,), trump="S"))


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR, Rules(sides=2)])
def test_turned_the_table_is_the_same_from_another_chair(rules):
    start = dealt(rules, seeded_pack(rules.game, "turn", 1), 1, 3, tuple(range(7, 7 + rules.sides)))
    start = Situation(*(getattr(start, name) for name in start.__struct_fields__[:6]), (None,))
    there = turned(start, 0)
    one, other = view_of(start), view_of(there)
    assert other.seat == 0 and (other.hand, other.bid, there.speaks) == (one.hand, one.bid, start.speaks)
    assert [one.scores[rules.side(3 + k)] for k in range(rules.seats)] == [other.scores[rules.side(k)] for k in range(rules.seats)]
    assert turned(there, 3) == start


def test_practice_has_no_record():
    session = session_of(situation())
    with pytest.raises(SchmierError, match="practice"):
        session.record()


def test_a_card_can_be_played_once_all_is_decided():
    session = session_of(situation(SMEAR, "AS KS QS 7H 8H 9D", seat=0, dealer=3, calls=(3, None, None, None), trump="S"))
    session.submit(LayAway(least(session)))
    assert PlayCard("AS") in session.decision.actions
