"""The review after a deal: it grows while the score is read, and every position is a click away."""

from typing import Any

import pygame
import pytest
from hands import SIX, Ground, Hands
from screens import scored

from schmier_gui.ai import decide, make_bot
from schmier_gui.coach.review import Remark, own_choices
from schmier_gui.engine import SCHMIER, Bid, Session
from schmier_gui.scenes.control_names import is_known
from schmier_gui.scenes.deal_review import MOST, DealReviewScene, summary
from schmier_gui.scenes.deal_score import DealScoreScene
from schmier_gui.scenes.review import ReviewScene
from schmier_gui.scenes.reviewer import Reviewer


def wild_deal(players: tuple[str, ...] = ("person", *["club"] * 5)) -> Session:
    """A deal in which seat 0 bids 6 with nothing, and the next one dealt."""
    session, bot = Session.new(SCHMIER, seed="review", dealer=5, names=SIX, players=players), make_bot("club", 1)
    session.submit(Bid(6))
    while session.state.number == 1:
        session.submit(decide(bot, session.view(session.state.turn)))
    return session


def at_the_score(hands: Hands, session: Session | None = None) -> DealScoreScene:
    session = session or wild_deal()
    hands.open(Ground(hands.context))
    scene: DealScoreScene = hands.open(DealScoreScene(hands.context, session, scored(session)[0], lambda: None))
    return scene


def test_the_review_is_thought_about_while_the_score_is_read_and_ends(hands: Hands) -> None:
    scene = at_the_score(hands)
    assert scene.reviewer is not None and not scene.reviewer.done
    assert scene.next_deadline() == 0.0
    hands.rest()
    assert scene.reviewer.done and scene.reviewer.found[0].choice.action == Bid(6)
    assert scene.next_deadline() is None


def test_from_the_score_to_the_list_to_the_position_and_back(hands: Hands) -> None:
    scene = at_the_score(hands)
    hands.rest()
    hands.click("see-review")
    listed = hands.top
    assert isinstance(listed, DealReviewScene)
    hands.press("review-choice-1")
    position = hands.top
    assert isinstance(position, ReviewScene) and position.step == 0 and not position.open_hands
    assert position.remark is not None and position.model().hint is not None
    assert (position.model().focus, position.model().hint.marks <= {"pass", "bid-3"}) == ("bid-6", True)  # type: ignore[union-attr]
    hands.key(pygame.K_ESCAPE)
    assert hands.top is listed
    hands.key(pygame.K_ESCAPE)
    assert hands.top is scene


def test_the_list_grows_while_it_is_read(hands: Hands) -> None:
    at_the_score(hands)
    hands.click("see-review")
    assert isinstance(hands.top, DealReviewScene)
    hands.rest()
    assert "review-choice-1" in hands.controls()
    assert hands.top.reviewer.done


def test_moving_on_does_not_wait_for_the_review(hands: Hands) -> None:
    at_the_score(hands)
    hands.click("next")
    assert isinstance(hands.top, Ground)


def test_one_setting_switches_it_off(hands: Hands) -> None:
    hands.context.settings.hints = False
    scene = at_the_score(hands)
    assert scene.reviewer is None and "see-review" not in hands.controls()
    assert scene.next_deadline() != 0.0


def test_where_no_person_played_nothing_is_reviewed(hands: Hands) -> None:
    assert at_the_score(hands, wild_deal(("club",) * 6)).reviewer is None


class Told(Reviewer):
    """A reviewer that knows already."""

    def __init__(self, session: Session, costs: list[float], done: bool = True) -> None:
        super().__init__(session, 1)
        chosen = own_choices(session, 1, 0)
        self.found = [Remark(choice, choice.action, "Why.", 0.5, cost, 0.001) for choice, cost in zip(chosen, costs, strict=False)]
        self.done = done


@pytest.mark.parametrize(
    ("costs", "done", "words"),
    [
        ([], False, "Looking at your calls and cards …"),
        ([], True, "None of your calls and cards gave anything away."),
        ([0.1], False, "1 of your choices cost something."),
        ([0.1, 0.2], True, "2 of your choices cost something."),
    ],
)
def test_how_the_person_has_done_in_one_sentence(costs: list[float], done: bool, words: str) -> None:
    assert summary(Told(wild_deal(), costs, done)) == words


def test_the_dearest_choices_are_shown_in_the_order_of_play(hands: Hands) -> None:
    reviewer = Told(wild_deal(), [])
    chosen = own_choices(reviewer.session, 1, 0)
    costs = [0.02, 0.09, 0.03, 0.08, 0.07, 0.06]
    reviewer.found = [Remark(choice, choice.action, "Why.", 0.5, cost, 0.001) for choice, cost in zip(chosen, costs, strict=False)]
    hands.open(Ground(hands.context))
    scene: Any = hands.open(DealReviewScene(hands.context, reviewer))
    shown = [found.cost for found in scene.shown]
    assert shown == [cost for cost in costs[: len(reviewer.found)] if cost in sorted(costs[: len(reviewer.found)])[-MOST:]]
    assert all(is_known(name) for name in hands.controls())
