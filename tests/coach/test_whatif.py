"""What if one card of the hand were another?"""

import pytest

from schmier_gui.coach.estimate import estimate, estimated
from schmier_gui.coach.hands import HandError
from schmier_gui.coach.whatif import swapped, which_card
from schmier_gui.engine import SMEAR, Bid, Pass
from schmier_gui.engine.cards import PACKS
from schmier_gui.engine.rules import preset
from tests.engine.script import call, table

HAND = "AS JS JK 5S AC 7D"


def asked(hand=HAND, calls="", **how):
    session = table(hands={len(calls.split()): hand}, **how)
    call(session, calls)
    return session.view(session.state.turn)


def test_one_card_goes_and_all_else_stays():
    view = asked(calls="p 3")
    other = swapped(view, "7D", "2S")
    assert sorted(other.hand) == ["2S", "5S", "AC", "AS", "JK", "JS"]
    assert other.decision.hand == other.hand and other.decision.actions == view.decision.actions
    assert (other.calls, other.scores, other.seat, other.dealer) == (view.calls, view.scores, view.seat, view.dealer)
    assert swapped(other, "2S", "7D").hand == view.hand
    assert swapped(view, "7D", "7D") == view


@pytest.mark.parametrize(("out", "into", "reason"), [
    ("2S", "3S", "The 2 of spades is not in this hand"),
    ("7D", "AS", "The ace of spades is in this hand already"),
    ("7D", "1X", "There is no such card in this game"),
])  # fmt: skip
def test_a_change_that_is_none_is_said_in_a_sentence(out, into, reason):
    with pytest.raises(HandError, match=reason):
        swapped(asked(), out, into)


def test_R3_smear_has_no_joker_to_get():
    with pytest.raises(HandError, match="no such card"):
        swapped(asked("AS JS 9S TC AC 7D", rules=SMEAR), "7D", "JK")


def test_a_better_card_moves_the_curves():
    before, after = estimated(asked(), 2048), estimated(swapped(asked(), "7D", "KS"), 2048)
    assert after.of(4, "S").p_made > before.of(4, "S").p_made + 0.1
    assert next(estimate(swapped(asked(), "7D", "KS"))).of(4, "S").p_made > before.of(4, "S").p_made


def test_which_one_card_would_make_four_right():
    told = list(which_card(asked(), 4))
    best = told[-1]
    assert len(best) == 3 and best[0].right and best[0].over_pass > 0
    assert best[0].gain >= best[1].gain >= best[2].gain and best[0].out in ("7D", "AC") and best[0].into in ("KS", "QS", "2S", "JC")
    assert told[0] == () and any(told[:10])
    assert all(change.out in asked().hand and change.into not in asked().hand for some in told for change in some)
    true = estimated(swapped(asked(), best[0].out, best[0].into), 8192)
    assert best[0].win == true.of(4).win and best[0].p_made == true.of(4).p_made


def test_a_hopeless_bid_stays_wrong_and_says_so():
    told = list(which_card(asked("3H 4D 5C 6S 7H 8D"), 6))[-1]
    assert not any(change.right for change in told) and all(change.over_pass < 0 for change in told)


def test_only_a_legal_bid_can_be_made_right():
    view = asked(calls="3")
    assert Bid(3) not in view.decision.actions and Pass() in view.decision.actions
    for bid in (0, 2, 3, 7):
        with pytest.raises(ValueError, match="legal bid"):
            next(which_card(view, bid))


def test_R24_a_forced_dealer_has_no_pass_to_compare_with():
    told = list(which_card(asked(calls="p p p p p", rules=preset("family-night", "schmier")), 3))[-1]
    assert all(change.over_pass is None for change in told)


def test_every_card_of_the_pack_may_come_in():
    view = asked()
    for card in PACKS["schmier"]:
        if card not in view.hand:
            assert card in swapped(view, "7D", card).hand
