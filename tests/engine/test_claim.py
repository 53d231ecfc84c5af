"""What is claimed is so, however the unseen cards lie and whatever the others play."""

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from schmier_gui.engine import SCHMIER, SMEAR, PlayCard, Rules, Session
from schmier_gui.engine.cards import PACKS
from schmier_gui.engine.claim import Claim, cards_out, claim
from schmier_gui.engine.decision import decision
from schmier_gui.engine.events import DealScored
from schmier_gui.engine.state import State
from schmier_gui.engine.transition import transition
from schmier_gui.engine.trick import led_suit, legal_cards
from schmier_gui.engine.view import view
from tests.engine.script import call, exchange, name, play, table
from tests.engine.strategies import SEEDS, mixed_rules, random_choice

MOST_ENDINGS = 1500


def claims(rules, seed):
    """States of random games in which the seat to play may claim, with what it claims."""
    session, rng = Session.new(rules, seed=seed), random.Random(seed)
    while session.decision is not None and session.choices < 500:
        found = claim(session.view(session.state.turn))
        if found is not None:
            yield session.state, found
        session.submit(best_card_often(session, rng))


def best_card_often(session, rng):
    """Mostly the strongest card: so that strong hands are left for the end more seldom, and claims come up."""
    decision = session.decision
    if decision.kind == "play" and rng.random() < 0.3:
        return min(decision.actions, key=lambda action: action.card)
    return random_choice(session, rng)


def worlds(state, rng, count):
    """The state with the cards that its seat to play can't see dealt anew, as far as everything played would have been legal."""
    seat, seen = state.turn, view(state, state.turn)
    mine = {*seen.hand, *seen.away, *seen.trick, *(card for trick in seen.tricks for card in trick.cards)}
    unseen = [card for card in PACKS[state.rules.game] if card not in mine]
    yield state
    for _ in range(count):
        rng.shuffle(unseen)
        hands, at = [], 0
        for other, hand in enumerate(state.hands):
            size = 0 if other == seat else len(hand)
            hands.append(hand if other == seat else tuple(unseen[at : at + size]))
            at += size
        world = replace(state, hands=tuple(hands))
        if everything_was_legal(world):
            yield world


def everything_was_legal(state):
    """Whether every seat, with these cards in its hand, could have played what it played."""
    hands = [list(hand) for hand in state.hands]
    rounds = [*((trick.leader, trick.cards) for trick in state.tricks), (state.leader, state.trick)]
    for number, (leader, cards) in reversed(list(enumerate(rounds))):
        for place, card in reversed(list(enumerate(cards))):
            seat = (leader + place) % state.rules.seats
            hands[seat].append(card)
            led = led_suit(state.rules, state.trump, cards[:place])
            if card not in legal_cards(state.rules, tuple(hands[seat]), state.trump, led, number == 0 and place == 0):
                return False
    return True


def endings(state, seat, order, budget):
    """Every way in which the deal can end: `seat` plays in this order (anything where there is none), the others what they like."""
    stack = [(state, order)]
    while stack:
        now, left = stack.pop()
        choice = decision(now)
        actions = [PlayCard(left[0])] if now.turn == seat and left else choice.actions
        for action in actions:
            after, events = transition(now, action)
            rest = left[1:] if now.turn == seat else left
            if scored := [event for event in events if isinstance(event, DealScored)]:
                budget[0] -= 1
                yield after, scored[0]
            else:
                stack.append((after, rest))
        if budget[0] <= 0:
            return


def tricks_of(state, seat):
    return sum(trick.winner == seat for trick in state.tricks)


@settings(max_examples=50, deadline=None)
@given(mixed_rules(), SEEDS, st.randoms(use_true_random=False))
def test_a_claim_holds_in_every_world_and_every_ending(rules, seed, rng):
    found = [(state, what) for state, what in claims(rules, seed) if len(state.hands[state.turn]) <= 3]
    assume(found)
    state, what = found[rng.randrange(len(found))]
    seat, won = state.turn, tricks_of(state, state.turn)
    budget = [MOST_ENDINGS]
    for world in worlds(state, rng, 30):
        scores = set()
        for after, scored in endings(world, seat, what.cards, budget):
            scores.add((scored.points, scored.change))
            if what.kind == "tricks" and after.tricks:
                assert tricks_of(after, seat) == won + len(state.hands[seat])
            if what.kind == "side" and after.tricks:
                mine = [trick.winner for trick in after.tricks[len(state.tricks) :]]
                assert {rules.side(winner) for winner in mine} == {rules.side(seat)}
        assert len(scores) <= 1
        if budget[0] <= 0:
            break


@settings(max_examples=20, deadline=None)
@given(mixed_rules(), SEEDS, st.randoms(use_true_random=False))
def test_a_claim_tells_nothing_about_hidden_cards(rules, seed, rng):
    """The same seat with the same knowledge claims the same in every world."""
    states = [state for state, _what in claims(rules, seed)]
    assume(states)
    state = states[rng.randrange(len(states))]
    assert {claim(view(world, world.turn)) for world in worlds(state, rng, 20)} == {claim(view(state, state.turn))}


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR])
def test_claims_come_up_in_ordinary_games(rules):
    kinds = {what.kind for number in range(25) for _state, what in claims(rules, f"ordinary {number}")}
    assert kinds == {"tricks", "side", "settled"}


# single cases

TOP = {0: "AS KS QS JS JC TS", 1: "2D 3D 4D 5D 6D 7D"}


def led(rules: Rules, hands: dict[int, str], calls: str, trump: str = "S"):
    """A Schmier game at the first lead of seat 0; everybody keeps what they hold."""
    session = table(rules, hands)
    call(session, calls)
    name(session, trump)
    exchange(session, hands)
    return session


def test_the_six_highest_trumps_take_everything():
    session = led(SCHMIER, TOP, "6")
    assert claim(session.view(0)) == Claim("tricks", ("AS", "KS", "QS", "JS", "JC", "TS"))


def test_five_high_trumps_and_an_ace_do_not_while_six_trumps_may_be_in_one_hand():
    session = led(SCHMIER, {0: "AS KS QS JS JC AD"}, "6")
    assert claim(session.view(0)) is None


def test_nobody_claims_before_the_cards_are_played_or_out_of_turn():
    session = table(SCHMIER, TOP)
    assert claim(session.view(0)) is None
    call(session, "6")
    assert claim(session.view(0)) is None
    name(session, "S")
    exchange(session, TOP)
    assert claim(session.view(1)) is None


def test_a_single_card_is_not_worth_a_claim():
    session = led(SCHMIER, TOP, "6")
    while len(session.view(0).hand) > 1:
        mine = session.state.turn == 0
        play(session, session.decision.hand[0] if mine else session.decision.cards[0])
        if session.state.turn == 0:
            assert (claim(session.view(0)) is not None) == (len(session.view(0).hand) > 1)


def test_a_suit_that_all_others_are_out_of_need_not_be_feared():
    """The others show out of trumps: those that are not seen lie in the kitty, and a low trump is as good as a high one."""
    hands = {0: "AS KS 7S AH KH QH", 1: "7D 8D 9D TD JD QD", 2: "7C 8C 9C TC JC QC", 3: "7H 8H 9H TH JH AC"}
    session = led(Rules(game="smear", kitty_seen=0), hands, "4")
    assert {"8S", "QS"} < cards_out(session.view(0)) and claim(session.view(0)) is None
    play(session, "AS 7D 7C 7H")
    assert not {card for card in cards_out(session.view(0)) if card[1] == "S"}
    assert claim(session.view(0)) == Claim("tricks", ("KS", "7S", "AH", "KH", "QH"))


def test_R42_a_card_of_another_suit_shows_nothing_where_a_trump_may_be_played_at_any_time():
    hands = {0: "AS KS 7S AH KH QH", 1: "8S 9S 8H 7D 8D 9D", 2: "7C 8C 9C TC JC QC", 3: "AC KC KD QD JD AD"}
    session = led(Rules(game="smear", kitty_seen=0), hands, "4")
    play(session, "AS 8S 7C AC")
    play(session, "AH 9S 8C KC")
    assert "8H" in cards_out(session.view(0)), "seat 1 trumped, and may hold hearts"
    play(session, "8H 9C KD KH")
    assert "7H" in cards_out(session.view(0)) and "7S" not in cards_out(session.view(0))


@pytest.mark.parametrize(("other", "claimed"), [("AD", Claim("side", ("AD", "7S", "8S", "9S"))), ("QD", None)])
def test_the_side_takes_the_rest_once_the_opponents_are_out_of_trumps(other, claimed):
    """The partner may hold higher trumps, and take the lead: it stays in the family. The one other card must be sure itself."""
    low = {"AD": "QD", "QD": "AD"}[other]
    hands = {0: f"QS KS 7S 8S 9S {other}", 1: f"7D 8D 9D TD JD {low}", 2: "AS TS JS AC KC QC", 3: "7H 8H 9H TH JH AH"}
    session = led(Rules(game="smear", kitty_seen=0), hands, "4")
    assert claim(session.view(0)) is None
    play(session, "QS 7D AS 7H")
    play(session, "AC 8H KS 8D")
    assert claim(session.view(0)) == claimed


def test_settled_counts_the_pips_that_are_left():
    state = led(SCHMIER, TOP, "6").state
    assert isinstance(state, State)
    points = (("high", 0), ("low", 1), ("right", 0), ("left", 0), ("joker", 1))
    settled = replace(state, points=points, pips=(82, 0, 0), hands=(("5D", "6D"), *state.hands[1:]))
    assert claim(view(settled, 0)) == Claim("settled")
    assert claim(view(replace(settled, pips=(60, 0, 0)), 0)) is None
    assert claim(view(replace(settled, points=points[:-1]), 0)) is None
