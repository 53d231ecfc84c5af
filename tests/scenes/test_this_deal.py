"""The deal in hand: a claim is offered, shown and may be declined; the cards can be lent, the deal given up, choices taken back."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from games import first_choice
from hands import SIX, Hands

from schmier_gui.ai import decide, make_bot
from schmier_gui.engine import SCHMIER, Session, load
from schmier_gui.engine.claim import claim
from schmier_gui.engine.events import CallMade, DealScored
from schmier_gui.scenes.claim import ClaimScene
from schmier_gui.scenes.deal_score import DealScoreScene
from schmier_gui.scenes.menu import MenuScene
from schmier_gui.scenes.table_scene import TableScene
from schmier_gui.scenes.this_deal import TakeBackScene, ThisDealScene, choice_words, deal_choices
from schmier_gui.store.autosave import unfinished_file

CLUB = ("person", *("club",) * 5)


def bring(there: Callable[[Session], bool]) -> Session:
    """A game that has come to a decision of the person's for which this is so."""
    bot = make_bot("club", "brings it there")
    for seed in range(500):
        session = Session.new(SCHMIER, seed=f"bring {seed}", names=SIX, players=CLUB)
        while session.state.number == 1 and session.decision is not None:
            if session.state.turn == 0 and there(session):
                return session
            session.submit(decide(bot, session.view(session.state.turn)))
    raise AssertionError("it never comes to that")


@cache
def record_of(kind: str) -> str:
    """A record that ends where the person may claim something of this kind, or stands before their third card."""
    if kind == "third card":
        return bring(lambda session: session.state.phase == "play" and len(session.state.hands[0]) == 4).record()
    return bring(lambda session: (found := claim(session.view(0))) is not None and found.kind == kind).record()


def sit_down(hands: Hands, kind: str, tmp_path: Path, **settings: object) -> TableScene:
    """At the table of a game that has come so far."""
    for name, value in {"speed": "instant", "hints": False, **settings}.items():
        setattr(hands.context.settings, name, value)
    path = tmp_path / "so-far.jsonl"
    path.write_text(record_of(kind))
    scene: TableScene = hands.open(TableScene(hands.context, load(path)))
    hands.look(5)
    return scene


def until(hands: Hands, true: Callable[[], object]) -> None:
    for _ in range(4000):
        if true():
            return
        hands.look(1)
    raise AssertionError(f"it never happens; in front is {hands.top}")


def scored(scene: TableScene) -> DealScored:
    return next(event for event in scene.session.log if isinstance(event, DealScored))


@pytest.mark.parametrize("kind", ["tricks", "side", "settled"])
def test_what_is_claimed_is_played_out_and_recorded_like_any_play(hands: Hands, tmp_path: Path, kind: str) -> None:
    scene = sit_down(hands, kind, tmp_path)
    won = sum(trick.winner == 0 for trick in scene.session.state.tricks)
    left = len(scene.session.state.hands[0])
    hands.click("claim")
    assert isinstance(hands.top, ClaimScene)
    assert set(hands.controls()) == {"claim-take", "cancel"}
    hands.click("claim-take")
    until(hands, lambda: isinstance(hands.top, DealScoreScene))
    record = load(unfinished_file(tmp_path, "schmier"))
    assert scored(scene) == next(event for event in record.log if isinstance(event, DealScored))
    if kind == "tricks":
        winners = [line for line in record.lines() if line.startswith('{"type":"trick"')]
        assert sum('"winner":0' in line for line in winners) == won + left


def test_a_claim_can_be_declined_and_the_person_plays_on(hands: Hands, tmp_path: Path) -> None:
    scene = sit_down(hands, "tricks", tmp_path)
    before = scene.session.choices
    hands.key(ord("r"))
    assert isinstance(hands.top, ClaimScene)
    hands.press("cancel")
    assert hands.top is scene and scene.session.choices == before
    hands.click(next(name for name in hands.controls() if name.startswith("card-")))
    hands.look(5)
    assert scene.session.choices > before


def test_where_there_is_no_proof_nothing_is_offered(hands: Hands, tmp_path: Path) -> None:
    scene = sit_down(hands, "third card", tmp_path)
    assert claim(scene.session.view(0)) is None
    assert "claim" not in hands.controls()
    hands.key(ord("r"))
    assert hands.top is scene


def this_deal(hands: Hands) -> None:
    """The way there by the keyboard alone."""
    hands.key(27)
    assert isinstance(hands.top, MenuScene)
    hands.press("menu-this-deal")
    assert isinstance(hands.top, ThisDealScene)


@pytest.mark.parametrize("item", ["deal-lend", "deal-give-up"])
def test_the_cards_are_lent_until_the_deal_is_over(hands: Hands, tmp_path: Path, item: str) -> None:
    scene = sit_down(hands, "third card", tmp_path)
    this_deal(hands)
    hands.press(item)
    until(hands, lambda: isinstance(hands.top, DealScoreScene))
    assert scene.session.players == CLUB, "the record does not know of it"
    hands.click("next")
    until(hands, lambda: any(name.startswith(("bid-", "pass")) for name in hands.controls()))
    assert scene.session.state.number == 2 and scene.session.state.turn == 0


def test_lent_cards_can_be_taken_back(hands: Hands, tmp_path: Path) -> None:
    scene = sit_down(hands, "third card", tmp_path, speed="normal")
    this_deal(hands)
    hands.press("deal-lend")
    assert "undo" not in hands.controls() and not [name for name in hands.controls() if name.startswith("card-")]
    this_deal(hands)
    assert "deal-take-back" not in hands.controls()
    hands.press("deal-return")
    until(hands, lambda: any(name.startswith("card-") for name in hands.controls()))
    assert scene.session.state.turn == 0


def test_a_deal_that_is_given_up_is_not_bid_on(hands: Hands, tmp_path: Path) -> None:
    hands.context.settings.speed = "instant"
    session = Session.new(SCHMIER, seed="give up", names=SIX, players=CLUB)
    scene = hands.open(TableScene(hands.context, session))
    until(hands, lambda: "pass" in hands.controls())
    this_deal(hands)
    hands.click("deal-give-up")
    until(hands, lambda: hands.top is not scene)
    assert [event.amount for event in session.log if isinstance(event, CallMade) and event.seat == 0][:1] == [None]


def test_any_choice_of_the_deal_can_be_taken_back_at_once(hands: Hands, tmp_path: Path) -> None:
    scene = sit_down(hands, "third card", tmp_path)
    choices = deal_choices(scene.session)
    assert len(choices) >= 4
    words = [choice_words(scene.session, choice) for choice in choices]
    assert words[0] in ("You passed", *(f"You bid {amount}" for amount in (3, 4, 5, 6)))
    assert words[-1].startswith("Trick 2: you played the ")
    this_deal(hands)
    hands.press("deal-take-back")
    assert isinstance(hands.top, TakeBackScene)
    hands.press(f"take-back-{len(choices)}")
    hands.look(3)
    assert hands.top is scene
    assert (scene.session.state.phase, scene.session.state.turn, scene.session.taken_back) == ("call", 0, 1)
    assert load(unfinished_file(tmp_path, "schmier")).taken_back == 1


def test_undo_takes_back_one_after_the_other(hands: Hands, tmp_path: Path) -> None:
    scene = sit_down(hands, "third card", tmp_path)
    count = len(deal_choices(scene.session))
    for left in range(count - 1, -1, -1):
        hands.click("undo")
        hands.look(3)
        assert len(deal_choices(scene.session)) == left
    assert "undo" not in hands.controls() and scene.session.taken_back == count


def test_take_backs_can_be_switched_off(hands: Hands, tmp_path: Path) -> None:
    sit_down(hands, "third card", tmp_path, take_backs=False)
    assert "undo" not in hands.controls()
    this_deal(hands)
    assert set(hands.controls()) == {"deal-lend", "deal-give-up", "back"}


def test_the_offer_to_end_a_deal_can_be_switched_off(hands: Hands, tmp_path: Path) -> None:
    sit_down(hands, "tricks", tmp_path, claims=False)
    assert "claim" not in hands.controls()


def test_every_kind_of_choice_has_its_words() -> None:
    session = Session.new(SCHMIER, seed="words", names=SIX)
    while session.decision is not None and session.state.phase != "play":
        session.submit(first_choice(session))
    said = {choice_words(session, choice).split()[1] for choice in range(session.choices)}
    assert {"passed", "bid", "named", "laid"} == said
