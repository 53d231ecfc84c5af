"""Hands and situations as text: what can be read, and that everything else gets one clear sentence."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from schmier_gui.coach.hands import HandError, kind_of, view_of
from schmier_gui.coach.paste import hand_text, parse_hand, parse_situation, situation_text
from schmier_gui.engine import SCHMIER, SMEAR, Rules
from schmier_gui.engine.cards import PACKS
from tests.engine.strategies import mixed_rules

HAND = ("AS", "JD", "TC", "AC", "JK", "2H")


@pytest.mark.parametrize(
    "text",
    [
        "AS JD TC AC JK 2H",
        "as jd 10c ac joker 2h",
        "as, jd, 10c, ac, jk, 2h",
        "♠A ♦J ♣10 A♣ JK 2♥️",
        "SA dj c10 CA Joker h2",
        "ASJDTCACJK2H",
        "as jd 10c\n ac jk\t2h ",
        "ace of spades, jack of diamonds, 10 of clubs, ace of clubs, joker, 2 of hearts",
        "Ace of Spades; jack of diamond; ten of clubs; ace of clubs; 🃏; two of hearts",
    ],
)
def test_one_hand_in_many_ways(text):
    assert parse_hand(text, "schmier") == HAND


@given(st.permutations(PACKS["schmier"]))
def test_what_is_copied_can_be_pasted(pack):
    assert parse_hand(hand_text(pack[:6]), "schmier") == tuple(pack[:6])
    assert parse_hand("".join(pack[:6]), "schmier") == tuple(pack[:6])


@pytest.mark.parametrize(
    ("text", "game", "reason"),
    [
        ("", "schmier", "There is no card in this text"),
        (" ,; ", "schmier", "There is no card in this text"),
        ("AS JD TC AC JK", "schmier", "A hand has 6 cards, but here are 5"),
        ("AS", "smear", "A hand has 6 cards, but here is 1"),
        ("AS JD TC AC JK 2H 3H", "schmier", "A hand has 6 cards, but here are 7"),
        ("AS JD TC AC JK as", "schmier", "The ace of spades is there twice"),
        ("JK JD TC AC joker AS", "schmier", "The joker is there twice"),
        ("AS JD TC AC JK 1H", "schmier", '"1H" is no card: write rank then suit, such as AS or 10D, and JK for the joker'),
        ("AS JD TC AC JK AX", "schmier", '"AX" is no card'),
        ("king of nothing", "schmier", '"KNOTHING" is no card'),
        ("AS JD TC AC JK 9H", "smear", "There is no joker in Smear"),
        ("AS JD TC AC 6H 9H", "smear", "The 6 of hearts is not in Smear's pack, which begins at the 7"),
    ],
)
def test_a_wrong_hand_gets_its_sentence(text, game, reason):
    with pytest.raises(HandError) as error:
        parse_hand(text, game)
    assert str(error.value).startswith(reason)


def assert_one_sentence(error):
    text = str(error)
    assert text[0] == text[0].upper() or text.split(":")[0] in Rules.__struct_fields__, text
    assert "\n" not in text and len(text) < 250 and "Traceback" not in text


WORDS = """10h joker ♠A of ace hand dealer calls scores rules trump takes Smear Schmier p 3 4 6 -1 21 ; ; , S smear-pitch no_bid=dealer_set
    target=5 sides=2 99999999999"""
TOKENS = st.sampled_from([*PACKS["schmier"], *WORDS.split(), "ace of spades", "\u200b"])
SALADS = st.one_of(st.text(max_size=60), st.lists(TOKENS, max_size=30).map(" ".join))


@settings(deadline=None, max_examples=300)
@given(SALADS, st.sampled_from(["schmier", "smear"]))
@example("9" * 5000, "schmier")
@example("\ud800", "schmier")
@example("ß🃏ǆ ﬁ", "smear")
def test_no_text_breaks_the_reader_of_hands(text, game):
    try:
        assert len(parse_hand(text, game)) == 6
    except HandError as error:
        assert_one_sentence(error)


@settings(deadline=None, max_examples=300)
@given(SALADS, st.sampled_from([SCHMIER, SMEAR, Rules(game="smear", kitty_seen=0), Rules(dealer_asked=False)]))
@example("hand AS JD TC AC JK 2H; dealer " + "9" * 5000, SCHMIER)
@example("hand AS JD TC AC JK 2H; rules target=" + "9" * 5000, SCHMIER)
@example("hand AS JD TC AC JK 2H; \ud800", SCHMIER)
def test_no_text_breaks_the_reader_of_situations(text, rules):
    try:
        view_of(parse_situation(text, rules))
    except HandError as error:
        assert_one_sentence(error)


def test_a_bare_hand_is_the_first_to_speak_at_the_start():
    situation = parse_situation("as jd 10c ac joker 2h")
    assert (situation.rules, situation.hand, situation.dealer, situation.seat) == (SCHMIER, HAND, 5, 0)
    assert (situation.calls, situation.scores) == ((), (0, 0, 0))


def test_a_whole_line():
    situation = parse_situation("Schmier; hand AS JD TC AC JK 2H; dealer 2; calls pass 3 - ; scores 18 –3 20; rules family-night")
    assert (situation.seat, situation.calls, situation.scores) == (0, (None, 3, None), (18, -3, 20))
    assert situation.rules == Rules(no_bid="dealer_forced", must_bid_out=True)


def test_lines_of_a_text_will_do_and_the_game_may_stand_before_the_hand():
    situation = parse_situation("Smear AS KS QS 7H 8H 9D\ncalls: p, 2\nscores: 5, 14")
    assert (situation.rules, situation.calls, situation.scores, situation.seat) == (SMEAR, (None, 2), (5, 14), 2)


def test_what_to_bury_as_text():
    text = "Smear; hand AS KS QS 7H 8H 9D; dealer 3; calls p 3 p p; takes AD TD; trump S"
    situation = parse_situation(text)
    assert kind_of(situation) == "lay_away"
    assert view_of(situation).hand == ("AS", "KS", "QS", "7H", "8H", "9D", "AD", "TD")
    assert situation_text(situation) == text


@settings(deadline=None, max_examples=60)
@given(mixed_rules(), st.randoms(use_true_random=False))
def test_a_situation_and_back(rules, rng):
    """The line brings the same decision back, and the same text the same cards around it."""
    pack = list(PACKS[rules.game])
    rng.shuffle(pack)
    scores = tuple(rng.randint(-rules.target, rules.target - 1) for _ in range(rules.sides))
    calls, high = [], 0
    for _ in range(rng.randint(0, rules.seats - 2)):
        bid = rng.choice([None, None, *range(max(high + 1, rules.lowest_bid), rules.highest_bid)])
        calls.append(bid)
        high = bid or high
    text = f"{rules.game}; hand {hand_text(pack[:6])}; dealer {rng.randrange(rules.seats)}; scores {' '.join(map(str, scores))}; "
    text += f"calls {' '.join('p' if call is None else str(call) for call in calls)}"
    if rules.on_disk():
        text += "; rules " + " ".join(f"{name}={value}" for name, value in rules.on_disk().items())
    situation = parse_situation(text)
    assert (situation.rules, situation.hand, situation.scores, situation.calls) == (rules, tuple(pack[:6]), scores, tuple(calls))
    assert parse_situation(situation_text(situation)) == situation
    assert sorted(card for hand in (*situation.hands, situation.kitty) for card in hand) == sorted(PACKS[rules.game])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dealer 3", "There is no hand in this text"),
        ("; dealer 6", "The dealer is a seat from 0 to 5, not 6"),
        ("; dealer you", 'After "dealer" stands one number'),
        ("; dealer 1; dealer 2", '"dealer" is there twice'),
        ("; calls 4 3", "4 is bid already"),
        ("; calls 3 x", '"x" is no call: write p for a pass, or a number'),
        ("; calls p p p p p p p", "Every seat calls once, but here are 7 calls"),
        ("; calls p p p p p p", "After these calls there is nothing left to decide"),
        ("; scores 1 2", 'After "scores" stand 3 numbers'),
        ("; scores 21 0 0", "With 21 points the game is over: the target is 21"),
        ("; rules poker", '"poker" is no rule'),
        ("; rules target=x", "target: 'x' is impossible"),
        ("; rules colour=red", '"colour" is no house rule'),
        ("; trump S", "It is time to bid or pass"),
        ("; calls 6; trump X", "Trump is one of the four suits"),
        ("; takes 3H", "The declarer sees 0 kitty cards"),
        ("; AS", '"hand" is there twice'),
    ],
)
def test_a_wrong_line_gets_its_sentence(text, reason):
    with pytest.raises(HandError) as error:
        parse_situation("AS JD TC AC JK 2H" + text if text.startswith(";") else text)
    assert str(error.value).startswith(reason)


def test_a_side_may_stand_above_the_target_where_only_the_declarer_goes_out():
    assert parse_situation("AS JD TC AC JK 2H; scores 25 0 0; rules must_bid_out=true").scores == (25, 0, 0)
