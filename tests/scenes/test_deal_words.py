"""A deal in words: its log, and how it came to its score."""

from __future__ import annotations

import pytest
from games import first_choice, game
from hands import FOUR, SIX
from screens import finished, thrown_in

from schmier_gui.engine import SCHMIER, SMEAR, Rules, Session
from schmier_gui.engine.events import (
    AuctionEnded,
    CardPlayed,
    DealScored,
    DealStarted,
    Event,
    GameEnded,
    PointTaken,
    ThrownIn,
    TrickWon,
    TrumpNamed,
)
from schmier_gui.engine.words import card_name
from schmier_gui.scenes.deal_log import sentences
from schmier_gui.scenes.deals import Deal, deal_of, deals
from schmier_gui.scenes.game_over import result
from schmier_gui.scenes.score_words import headline, next_dealer, point_lines, verdict, verdict_within
from schmier_gui.scenes.score_words import thrown_in as after_throwing_in
from schmier_gui.scenes.words import People, listing, number, signed

PEOPLE = People(SIX, SCHMIER)
START = DealStarted(3, 5, ((),) * 6, (), 17)


def scored(declarer: int = 4, bid: int = 4, made: bool = True, points: tuple[int | None, ...] = (1, 0, 2, 0, 2, 1),
           pips: tuple[int, ...] = (22, 39, 10), change: tuple[int, ...] = (2, 4, 2)) -> DealScored:
    return DealScored(declarer, bid, made, tuple(zip(SCHMIER.points, points, strict=True)), pips, change, change)


def trick(number: int, leader: int, cards: str, winner: int) -> list[Event]:
    plays: list[Event] = [CardPlayed((leader + place) % 6, card) for place, card in enumerate(cards.split())]
    return [*plays, TrickWon(winner, number)]


def deal(*events: Event, score: DealScored | None = None) -> Deal:
    return Deal((START, AuctionEnded(4, 4), TrumpNamed(4, "H"), *events, score or scored()))


def line(point: str, told: Deal, people: People = PEOPLE) -> str:
    return next(line.words for line in point_lines(told, people) if line.point == point)


# the log


def test_the_log_of_a_small_deal() -> None:
    session = Session.new(SMEAR, seed="log", dealer=3, names=FOUR)
    while session.decision is not None and not any(isinstance(e, TrickWon) for e in session.log):
        session.submit(first_choice(session))
    told = sentences(session.events(0), FOUR, SMEAR)
    assert told[:4] == ["Deal 1: Gus dealt the cards.", "You passed.", "Otto passed.", "Rosa passed."]
    assert told[4:6] == ["Gus bid 2.", "Gus is the declarer with 2."]
    assert told[6:9] == ["Gus took 2 cards from the kitty.", "Gus chose trump and keeps it secret.", "Gus laid 2 cards away."]
    assert told[9].startswith("Gus led the ") and told[9].endswith(" to trick 1.")
    assert told[10].startswith("The lead shows that ")
    assert any(sentence.endswith("won trick 1.") for sentence in told)


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR], ids=["schmier", "smear"])
def test_the_log_tells_nobody_what_they_may_not_know(rules: Rules) -> None:
    session = game(rules, 0, seed="secrets")
    while not any(isinstance(event, CardPlayed) for event in session.log):
        session.submit(first_choice(session))
        for seat in range(rules.seats):
            start = session.log[0]
            assert isinstance(start, DealStarted)
            own = {card for event in session.events(seat) for card in _cards_of(event)}
            told = "\n".join(sentences(session.events(seat), SIX, rules, seat))
            pack = {card for hand in start.hands for card in hand or ()} | set(start.kitty or ())
            hidden = {card_name(card) for card in pack - own}
            assert [name for name in hidden if name in told] == []


def _cards_of(event: Event) -> set[str]:
    found: set[str] = set()
    for field in getattr(event, "__struct_fields__", ()):
        value = getattr(event, field)
        if field == "card":
            found.add(value)
        elif field in ("cards", "away", "drawn"):
            found |= set(value or ())
        elif field == "hands":
            found |= {card for hand in value for card in hand or ()}
    return found


def test_of_a_deal_that_is_over_everything_is_told() -> None:
    session = finished(SCHMIER)
    told = "\n".join(sentences(deals(session.log)[0].events, SIX, SCHMIER))
    assert "laid away: " in told and "took from the kitty: " in told
    assert told.count(" led the ") == 6
    assert told.count("won trick") == 6
    assert "The score: You & Rosa" in told


def test_a_thrown_in_deal_says_so() -> None:
    told = sentences(deals(thrown_in().log)[0].events, SIX, SCHMIER)
    assert told[-2] == "Nobody bid, so the cards are thrown in."
    assert told[-1].endswith("again.")


def test_R24_a_dealer_set_without_a_bid_has_not_lost_one() -> None:
    blank = scored(declarer=5, bid=3, made=False, points=(None,) * 6, pips=(0, 0, 0), change=(0, 0, -3))
    told = sentences((START, blank), SIX, SCHMIER)
    assert told[1:] == ["Nobody bid, so 3 come off the score of Mabel and June.",
                        "The score: You & Rosa 0, Otto & Gus 0 and Mabel & June –3."]


def test_every_sentence_is_whole() -> None:
    for rules, names in ((SCHMIER, SIX), (SMEAR, FOUR), (Rules(sides=2), SIX), (Rules(no_bid="dealer_set"), SIX)):
        for sentence in sentences(finished(rules).log, names, rules):
            assert sentence[0].isupper() and sentence.endswith(".") and "{" not in sentence


def test_the_end_of_the_game_is_told() -> None:
    assert sentences([GameEnded((0,))], SIX, SCHMIER) == ["The game is over: won by you and Rosa."]


# how a deal came to its score


def test_the_headline_says_made_or_set() -> None:
    assert headline(deal(), PEOPLE) == "Gus made it"
    assert headline(deal(score=scored(made=False)), PEOPLE) == "Gus is set"
    assert headline(deal(score=scored(declarer=0)), PEOPLE) == "You made it"
    assert headline(deal(score=scored(declarer=0, made=False)), PEOPLE) == "You are set"
    ada = People(("Ada", *SIX[1:]), SCHMIER)
    assert headline(deal(score=scored(declarer=0, made=False)), ada) == "Ada is set"


def test_the_verdict_counts_what_the_side_took() -> None:
    assert verdict(deal(score=scored(points=(1, 1, 1, 0, 1, 1))), PEOPLE) == "Otto and Gus bid 4 and took 5 points."
    set_ = scored(made=False, points=(1, 0, 2, 0, 2, 1))
    assert verdict(deal(score=set_), PEOPLE) == "Otto and Gus bid 4 and took 2, so 4 come off their score."
    own = scored(declarer=3, made=False, points=(1, 0, 2, 0, 2, 1))
    assert verdict(deal(score=own), PEOPLE) == "You and Rosa bid 4 and took 2, so 4 come off your score."


def test_R24_a_dealer_who_is_set_without_play() -> None:
    blank = scored(declarer=5, bid=3, made=False, points=(None,) * 6, pips=(0, 0, 0), change=(0, 0, -3))
    unplayed = Deal((START, blank))
    assert headline(unplayed, PEOPLE) == "Nobody bid"
    assert verdict(unplayed, PEOPLE) == "June dealt, so 3 come off the score of Mabel and June."
    assert point_lines(unplayed, PEOPLE) == []


def test_R50_high_and_low_belong_to_who_played_them() -> None:
    told = deal(PointTaken("high", 1, 1, "AH"), PointTaken("low", 0, 3, "2H"))
    assert line("high", told) == "Otto played the ace of hearts"
    assert line("low", told) == "Rosa played the 2 of hearts"


def test_R50_low_to_the_taker_names_who_won_it() -> None:
    people = People(SIX, Rules(low="taker"))
    told = deal(*trick(1, 0, "3H 2H 4C 4S 5C 5S", 0), PointTaken("low", 0, 0, "2H"))
    assert line("low", told, people) == "You took Otto's 2 of hearts"


def test_R51_the_bowers_and_the_joker_belong_to_who_won_them() -> None:
    told = deal(
        *trick(1, 4, "AH JH JD JK 3C 4C", 4), PointTaken("right", 1, 4, "JH"), PointTaken("left", 1, 4, "JD"),
        PointTaken("joker", 1, 4, "JK"))
    assert line("right", told) == "Gus took June's right bower"
    assert line("left", told) == "Gus took your left bower"
    assert line("joker", told) == "Gus took Otto's joker"
    own = deal(*trick(1, 5, "JH 2C 3C 4C 5C 6C", 5), PointTaken("right", 2, 5, "JH"))
    assert line("right", own) == "June won a trick with the jack of hearts"


def test_R52_game_is_counted() -> None:
    told = deal(*trick(1, 0, "TC TD TS 3C 4C 5C", 1), *trick(2, 1, "AC KC QC 2C 6C 7C", 1), score=scored(pips=(22, 39, 10)))
    assert line("game", told) == "39 pips, against 22 and 10"


def test_R35_cards_laid_away_are_told() -> None:
    session = finished(SMEAR)
    told = [line for d in deals(session.log) if d.contract for line in point_lines(d, People(FOUR, SMEAR)) if line.point == "game"]
    assert any("of them laid away" in line.words for line in told)


@pytest.mark.parametrize(("tie", "side", "words"), [
    ("nobody", None, "Tied at 30 pips: nobody scores it"),
    ("defenders", 0, "Tied at 30 pips: it goes to the side that did not declare"),
    ("defenders", None, "Tied at 30 pips: nobody scores it"),
    ("declarer", 1, "Tied at 30 pips: it goes to the declarer's side"),
    ("eldest", 0, "Tied at 30 pips: it goes to the first from the dealer's left"),
])
def test_R53_a_tied_game_says_who_gets_it_and_why(tie: str, side: int | None, words: str) -> None:
    people = People(SIX, Rules(game_tie=tie))  # type: ignore[arg-type]
    assert line("game", deal(score=scored(points=(1, 0, 2, 0, 2, side), pips=(30, 30, 5))), people) == words


def test_R54_a_card_that_was_not_in_play_is_told() -> None:
    people = People(FOUR, SMEAR)
    score = DealScored(2, 2, True, (("high", 0), ("low", None), ("jack", None), ("game", 0)), (40, 10), (2, 0), (2, 0))
    told = Deal((START, AuctionEnded(2, 2), TrumpNamed(2, "S"), PointTaken("high", 0, 2, "AS"), score))
    assert line("low", told, people) == "The 7 of spades was not in play"
    assert line("jack", told, people) == "The jack of spades was not in play"
    assert [entry.side for entry in point_lines(told, people)] == [0, None, None, 0]


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR, Rules(sides=2), Rules(low="taker"), Rules(game="smear", high_low="in_play")])
def test_the_words_agree_with_the_score(rules: Rules) -> None:
    session = finished(rules)
    people = People(session.names, rules)
    for told in deals(session.log):
        if told.scored is None or told.contract is None:
            continue
        assert [(entry.point, entry.side) for entry in point_lines(told, people)] == list(told.scored.points)
        assert all(words.words and "{" not in words.words for words in point_lines(told, people))
        assert len(told.tricks()) == 6


def test_a_verdict_with_long_names_keeps_its_result() -> None:
    people = People(("W" * 16,) * 6, SCHMIER)
    told = deal(score=scored())
    result = " bid 4 and took 2 points."
    words = verdict_within(told, people, lambda text: len(text) < 55)
    assert words.endswith(result) and words.startswith("WWWWWWWWWW…") and len(words) < 55
    assert verdict_within(told, people, lambda text: True) == verdict(told, people)


def test_who_deals_next() -> None:
    assert next_dealer(0, PEOPLE) == "You deal next"
    assert next_dealer(2, PEOPLE) == "Mabel deals next"
    assert after_throwing_in(ThrownIn(1, 1), PEOPLE) == "Otto deals again."
    assert after_throwing_in(ThrownIn(0, 0), PEOPLE) == "You deal again."
    assert after_throwing_in(ThrownIn(5, 0), PEOPLE) == "The deal passes to you."
    assert after_throwing_in(ThrownIn(1, 2), PEOPLE) == "The deal passes to Mabel."


# deals


def test_the_log_is_cut_into_deals() -> None:
    session = finished(SCHMIER)
    cut = deals(session.log)
    assert [event for d in cut for event in d.events] == list(session.log)
    assert [d.start.number for d in cut] == list(range(1, len(cut) + 1))
    assert all(d.over for d in cut)
    last = cut[2].scored
    assert last is not None and deal_of(session.log, last) == cut[2]
    with pytest.raises(ValueError, match="no such event"):
        deal_of(session.log, ThrownIn(0, 99))


def test_a_deal_that_runs_is_not_over() -> None:
    session = game(SCHMIER, 30)
    assert not deals(session.log)[-1].over


# numbers and people


def test_numbers_have_an_en_dash() -> None:
    assert (number(-12), number(0), number(7)) == ("–12", "0", "7")
    assert (signed(-4), signed(0), signed(2)) == ("–4", "0", "+2")
    assert (listing([]), listing(["13"]), listing(["13", "11"]), listing(["13", "11", "8"])) == ("", "13", "13 and 11", "13, 11 and 8")


def test_who_is_called_you_is_spoken_to() -> None:
    assert PEOPLE.side(0) == "You & Rosa" and PEOPLE.side_other(0) == "you and Rosa"
    two = People(SIX, Rules(sides=2))
    assert two.side(0) == "You, Mabel & Gus" and two.side_subject(1) == "Otto, Rosa and June"
    assert two.short_side(0) == "Your side" and two.short_side(1) == "The others"
    ada = People(("Ada", *SIX[1:]), SCHMIER)
    assert ada.possessive(0) == "Ada's" and PEOPLE.possessive(0) == "your" and PEOPLE.possessive(4) == "Gus's"


def test_the_result_of_a_game() -> None:
    session = finished(SCHMIER)
    words = result(session, session.state.winners, PEOPLE)
    best = session.state.scores[session.state.winners[0]]
    assert words.startswith(PEOPLE.side_subject(session.state.winners[0]) + f" win {best} to ")
    assert result(session, (0, 1, 2), PEOPLE).startswith("You and Rosa, Otto and Gus and Mabel and June win with")
