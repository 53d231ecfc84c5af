"""Golden numbers: in how many ways the last two tricks can be played. Small enough to be counted by another way beside."""

import itertools

import pytest
from msgspec.structs import replace

from schmier_gui.engine import SCHMIER, SMEAR, PlayCard
from schmier_gui.engine.decision import decision
from schmier_gui.engine.state import State, Trick
from schmier_gui.engine.transition import transition


def ending(rules, trump, hands):
    """Two cards in every hand, seat 0 to lead."""
    done = Trick(0, ("7S",) * rules.seats, 0)
    return State(
        rules=rules,
        phase="play",
        number=1,
        dealer=rules.seats - 1,
        scores=(0,) * rules.sides,
        turn=0,
        leader=0,
        hands=tuple(tuple(hand.split()) for hand in hands),
        declarer=0,
        bid=3,
        trump=trump,
        trump_shown=True,
        tricks=(done,) * (6 - len(hands[0].split())),
        pips=(0,) * rules.sides,
    )


def ways(state):
    """How many orders of play lead to the end of the deal."""
    choice = decision(state)
    if choice is None:
        return 1
    return sum(ways(transition(state, action)[0]) for action in choice.actions)


ENDINGS = [
    # trump hearts; what may be played to the first trick alone decides: the second card is forced
    (SCHMIER, ["2C 3C", "4C 5C", "6C 7C", "8C 9C", "TC QC", "KC AC"], 64),
    (SCHMIER, ["2C 3C", "4C 5D", "6C 7C", "8D 9D", "TC QC", "KC JK"], 16),
    (SCHMIER, ["JD 3C", "2H 5C", "6D 7C", "8D JH", "9D QC", "KC JK"], 6),
    (SMEAR, ["7C 8C", "9C 7H", "8H 7D", "TC JC"], 16),
    (SMEAR, ["7H 8C", "9C 9H", "8H 7D", "TC JC"], 10),
]


@pytest.mark.parametrize(("rules", "hands", "expected"), ENDINGS)
def test_R41_R42_counted_plays_of_an_ending(rules, hands, expected):
    assert ways(ending(rules, "H", hands)) == expected


def by_hand(rules, hands):
    """The same count by trying every order of every hand and throwing out those that don't follow suit."""

    def suit(card):
        return "H" if card == "JK" or (card == "JD" and rules is SCHMIER) else card[1]

    count = 0
    for orders in itertools.product(*(itertools.permutations(hand.split()) for hand in hands)):
        led = suit(orders[0][0])
        free = {led, "H"} if rules is SMEAR else {led}
        count += all(suit(first) in free or led not in map(suit, (first, second)) for first, second in orders[1:])
    return count


@pytest.mark.parametrize(("rules", "hands", "expected"), ENDINGS)
def test_R41_R42_the_golden_numbers_by_hand(rules, hands, expected):
    assert by_hand(rules, hands) == expected


def test_a_trick_does_not_end_before_every_seat_has_played():
    state = ending(SMEAR, "H", ["7C 8C", "9C 7H", "8H 7D", "TC JC"])
    for card in ("7C", "9C", "8H"):
        state, events = transition(state, PlayCard(card))
        assert len(events) == 1
    assert replace(state, trick=()).tricks == state.tricks
    assert len(state.trick) == 3
