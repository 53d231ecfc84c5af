"""The review after a deal: what cost something is told, what did not is not, and chance alone is never a mistake."""

import msgspec
import numpy as np
import pytest

from schmier_gui.ai import decide, make_bot
from schmier_gui.ai.search.trial import Tried
from schmier_gui.coach.choices import Choice, choices
from schmier_gui.coach.review import Remark, advice, headline, judged, own_choices, price, remark, review
from schmier_gui.engine import SCHMIER, SMEAR, Bid, LayAway, NameTrump, Pass, PlayCard, Session
from schmier_gui.engine.view import view

FEW = {"call": 4096, "trump": 600, "lay_away": 200, "play": 400}


def played(rules=SCHMIER, seed="review", first=None, deals=1):
    """Some deals among club players; seat 0 makes its first choice as `first` says."""
    session, bot = Session.new(rules, seed=seed, dealer=rules.seats - 1), make_bot("club", seed)
    while session.decision is not None and session.state.number <= deals:
        seen = session.view(session.state.turn)
        own = first if first is not None and seen.seat == 0 else None
        session.submit(own or decide(bot, seen))
        first = None if seen.seat == 0 else first
    return session


def remarks(session, deal=1, seed=0):
    return [found for found in review(session, deal, seed=seed, worlds=FEW) if found is not None]


def test_a_wild_bid_is_told_with_what_would_have_been_better():
    found = remarks(played(first=Bid(6)))
    assert found and found[0].choice.action == Bid(6)
    assert found[0].better in (Pass(), Bid(3)) and found[0].cost > 0.05


def test_the_review_grows_and_comes_in_slices():
    session = played(first=Bid(6))
    steps = list(review(session, 1, worlds=FEW))
    place = next(n for n, step in enumerate(steps) if step is not None)
    assert 3 < place < len(steps) - 3, "the first remark comes long before the end"


def test_the_same_seed_gives_the_same_review():
    session = played(SMEAR, first=Bid(4))
    assert remarks(session, seed="a") == remarks(session, seed="a")


def test_only_real_choices_are_looked_at():
    session = played(deals=2)
    for deal in (1, 2):
        for choice in own_choices(session, deal, 0):
            assert (choice.deal, choice.seat) == (deal, 0)
            decision = session.state_before(choice.number)
            assert decision.turn == 0
    everything = [choice for choice in choices(session.log) if choice.deal == 1 and choice.seat == 0]
    last = everything[-1]
    assert isinstance(last.action, PlayCard) and last not in own_choices(session, 1, 0), "the last card is no choice"


def test_what_the_others_hold_makes_no_difference():
    """The judgement of the first call is the same whatever the kitty and the others' cards are."""
    session = played(first=Bid(6))
    first = own_choices(session, 1, 0)[0]
    state = session.state_before(first.number)
    hands = (state.hands[0], *(state.hands[seat] for seat in (5, 4, 3, 2, 1)))
    other = msgspec.structs.replace(state, hands=hands, kitty=tuple(reversed(state.kitty)))
    def judgement(truth):
        thinking = judged(view(truth, 0), first, "same", FEW)
        try:
            while True:
                next(thinking)
        except StopIteration as done:
            return done.value

    assert judgement(state) == judgement(other) is not None


def tried(*rows):
    return Tried((PlayCard("AS"), PlayCard("KS"), PlayCard("2S")), np.array(rows, np.float32))


CHOICE = Choice(7, 20, 1, 0, PlayCard("KS"))


@pytest.fixture
def seen():
    """A view in which cards are played."""
    session = played()
    number = next(c.number for c in own_choices(session, 1, 0) if isinstance(c.action, PlayCard))
    return view(session.state_before(number), 0)


def test_chance_alone_is_no_mistake(seen):
    chance = np.random.default_rng(5)
    for _ in range(30):
        assert remark(tried(*chance.random((3, 400))), seen, CHOICE) is None


def test_a_small_but_sure_cost_is_not_worth_a_word(seen):
    base = np.random.default_rng(6).random(2000) * 0.5
    assert remark(tried(base + 0.005, base, base - 0.1), seen, CHOICE) is None
    told = remark(tried(base + 0.03, base, base - 0.1), seen, CHOICE)
    assert told is not None and told.better == PlayCard("AS")
    assert told.cost == pytest.approx(0.03, abs=0.001)


def found(action, better, cost=0.06, error=0.001):
    return Remark(Choice(0, 0, 1, 0, action), better, "", 0.5, cost, error)


@pytest.mark.parametrize(
    ("action", "better", "words"),
    [
        (Pass(), Bid(3), "You passed; a bid of 3 is better."),
        (Bid(4), Bid(3), "You made a bid of 4; a bid of 3 is better."),
        (NameTrump("H"), NameTrump("S"), "You named hearts; spades are better."),
        (PlayCard("JK"), PlayCard("TS"), "You played the joker; the 10 of spades is better."),
        (LayAway(("2C",)), LayAway(()), "You laid away the 2 of clubs; to keep it is better."),
        (LayAway(("2C", "3C")), LayAway(()), "You laid away the 2 of clubs and the 3 of clubs; to keep them is better."),
        (LayAway(()), LayAway(("2C",)), "You kept the 2 of clubs; to lay it away is better."),
        (LayAway(("4D", "2C")), LayAway(("2C", "9H")), "You laid away the 4 of diamonds; the 9 of hearts would be better to give up."),
    ],
)
def test_what_was_better_is_said_in_one_sentence(action, better, words):
    assert headline(found(action, better)) == words


@pytest.mark.parametrize(
    ("better", "words"),
    [
        (Pass(), "A pass is better"),
        (Bid(3), "A bid of 3 is better"),
        (NameTrump("S"), "To name spades is better"),
        (LayAway(("2C",)), "What is marked had better go"),
        (LayAway(()), "To keep all is better"),
        (PlayCard("TS"), "The 10 of spades is better"),
    ],
)
def test_what_was_better_in_a_few_words(better, words):
    assert advice(found(Bid(6), better)) == words


@pytest.mark.parametrize(
    ("cost", "error", "words"),
    [
        (0.06, 0.001, "Your choice costs about 6 games in 100."),
        (0.011, 0.002, "Your choice costs about 1 game in 100."),
        (0.06, 0.01, "Your choice costs 4 to 8 games in 100."),
        (0.012, 0.005, "Your choice costs about 1 game in 100."),
    ],
)
def test_the_price_is_told_as_exactly_as_the_error_allows(cost, error, words):
    assert price(found(Pass(), Bid(3), cost, error)) == words
