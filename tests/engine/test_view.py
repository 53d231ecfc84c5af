"""Seats cannot peek (DESIGN.md, habit 3): everything a seat can't see may be exchanged, and its view and its events stay the same."""

import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from schmier_gui.engine import SMEAR, LayAway, NameTrump, PlayCard, Rules, Session
from schmier_gui.engine.cards import PACKS
from schmier_gui.engine.events import CardPlayed, CardsExchanged, DealStarted, KittyTaken, TrumpNamed
from schmier_gui.engine.view import redact, view
from tests.engine.script import call, lay_away, name, pack_of, table
from tests.engine.strategies import SEEDS, mixed_rules, random_choice


def swapped(value, swap):
    """The same thing with every card replaced by another one."""
    if isinstance(value, str):
        return swap.get(value, value)
    if isinstance(value, tuple):
        return tuple(swapped(part, swap) for part in value)
    if isinstance(value, msgspec.Struct) and not isinstance(value, Rules):
        return msgspec.structs.replace(value, **{name: swapped(getattr(value, name), swap) for name in value.__struct_fields__})
    return value


def seen_by(session, seat):
    """The cards of this deal that a seat knows: played by anyone, its own, and those of earlier deals' events don't matter."""
    events = session.log[max(n for n, event in enumerate(session.log) if isinstance(event, DealStarted)) :]
    known = set(events[0].hands[seat])
    for event in events:
        if isinstance(event, CardPlayed):
            known.add(event.card)
        elif isinstance(event, KittyTaken | CardsExchanged) and event.seat == seat:
            known |= set(getattr(event, "cards", None) or getattr(event, "drawn", ()))
    return known, events


def check_blind(session, rng):
    """No seat can tell this game from one in which all that it can't see is another way."""
    state = session.state
    for seat in range(state.rules.seats):
        known, events = seen_by(session, seat)
        hidden = [card for card in PACKS[state.rules.game] if card not in known]
        others = rng.sample(hidden, len(hidden))
        swap = dict(zip(hidden, others, strict=True))
        other_state = swapped(state, swap)
        secret = state.trump is not None and not state.trump_shown and seat != state.declarer
        if secret:
            other_state = msgspec.structs.replace(other_state, trump=rng.choice([suit for suit in "SHDC" if suit != state.trump]))
        assert view(other_state, seat) == session.view(seat)
        for event in events:
            other = swapped(event, swap)
            if secret and isinstance(event, TrumpNamed):
                other = msgspec.structs.replace(other, suit=other_state.trump)
            assert redact(other, seat) == redact(event, seat)
        assert session.events(seat)[-len(events) :] == [redact(event, seat) for event in events]


@settings(deadline=None, max_examples=20)
@given(mixed_rules(), SEEDS, st.integers(0, 2**32))
def test_a_seat_can_not_tell_what_it_can_not_see(rules, seed, chance):
    session, rng = Session.new(rules, seed=seed), random.Random(chance)
    while session.decision is not None and session.choices < 120:
        check_blind(session, rng)
        session.submit(random_choice(session, rng, passes=0.3))


def cards_in(value):
    """Every card that stands anywhere in a thing."""
    if isinstance(value, str):
        return {value} & set(PACKS["schmier"])
    if isinstance(value, tuple | list):
        return set().union(*(cards_in(part) for part in value))
    if isinstance(value, msgspec.Struct) and not isinstance(value, Rules):
        return set().union(*(cards_in(getattr(value, name)) for name in value.__struct_fields__))
    return set()


@settings(deadline=None, max_examples=20)
@given(mixed_rules(), SEEDS)
def test_no_hidden_card_stands_anywhere_in_a_view_or_an_event(rules, seed):
    session, rng = Session.new(rules, seed=seed), random.Random(seed)
    while session.decision is not None and session.choices < 120:
        for seat in range(rules.seats):
            known, events = seen_by(session, seat)
            assert cards_in(session.view(seat)) <= known
            assert cards_in(session.events(seat)[-len(events) :]) <= known
        session.submit(random_choice(session, rng, passes=0.3))


def secret_game(trump, away, hand="7S 8S 9S 7D 8D 9D", kitty="AC KC"):
    """Smear up to the first lead: the declarer in seat 0 has named trump and laid away."""
    session = table(SMEAR, hands={0: hand, 1: "AH KH QH JH TH 9H", 2: "8H 7H AS KS QS JS", 3: "TS AD KD QD JD TD"}, kitty=kitty)
    call(session, "4")
    name(session, trump)
    lay_away(session, away)
    return session


def test_R33_two_games_with_another_trump_look_the_same_until_the_first_lead():
    spades, diamonds = secret_game("S", "AC KC"), secret_game("D", "7S 8S", hand="7S 8S 7D 8D 9D AC", kitty="9S KC")
    for seat in (1, 2, 3):
        assert spades.view(seat) == diamonds.view(seat)
        assert spades.events(seat) == diamonds.events(seat)
    spades.submit(PlayCard("7S"))
    diamonds.submit(PlayCard("7D"))
    assert (spades.view(2).trump, diamonds.view(2).trump) == ("S", "D")


def test_R33_trump_stays_out_of_the_old_event_once_it_is_shown():
    session = secret_game("S", "AC KC")
    session.submit(PlayCard("7S"))
    assert [event for event in session.events(1) if isinstance(event, TrumpNamed)] == [TrumpNamed(0, None, True)]
    assert [event for event in session.events(0) if isinstance(event, TrumpNamed)] == [TrumpNamed(0, "S", True)]


def test_R31_what_others_lay_away_makes_no_difference_to_a_seat():
    games = []
    for away in ("2C 3C", "4C 5C"):
        session = table(hands={0: "2C 3C 4C 5C AH KH"})
        call(session, "6")
        session.submit(NameTrump("H"))
        session.submit(LayAway(tuple(away.split())))
        games.append(session)
    for seat in range(1, 6):
        assert games[0].view(seat) == games[1].view(seat)
        assert games[0].events(seat) == games[1].events(seat)


def test_only_the_seat_to_act_has_a_decision():
    session = table()
    assert [session.view(seat).decision is not None for seat in range(6)] == [True, False, False, False, False, False]


def test_the_smear_declarer_knows_the_cards_taken_before_naming_trump():
    session = table(SMEAR, hands={0: "7S 8S 9S 7D 8D 9D"}, kitty="AC KC")
    call(session, "4")
    assert session.view(0).drawn == ("AC", "KC")
    assert session.view(1).drawn == ()


def test_a_view_counts_what_it_does_not_show():
    session = table(hands={0: "2C 3C 4C 5C AH KH"}, kitty="6C 7C")
    call(session, "6")
    name(session, "H")
    lay_away(session, "2C 3C")
    seen = session.view(3)
    assert (seen.counts, seen.kitty_count, seen.exchanged[:2]) == ((6,) * 6, 15, (2, None))


def test_in_the_auction_another_pack_with_the_same_own_hand_looks_the_same():
    hand = {2: "AS KS QS 2D 3D 4D"}
    one = table(hands=hand)
    rest = [card for card in reversed(PACKS["schmier"]) if card not in hand[2].split()]
    pack = iter(rest)
    others = {seat: " ".join(next(pack) for _ in range(6)) for seat in (0, 1, 3, 4, 5)}
    two = Session.new(one.rules, deals=[pack_of(one.rules, hand | others)])
    for session in (one, two):
        call(session, "p 3")
    assert one.view(2) == two.view(2)
    assert one.events(2) == two.events(2)
    assert one.view(3) != two.view(3)
