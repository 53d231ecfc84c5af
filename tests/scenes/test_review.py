"""Review of deals that are over: every step forward and back, tricks, deals, hands, and what can be done from there."""

import io
from itertools import combinations
from typing import Any

import pygame
import pytest
from games import game
from hands import FOUR, SIX, Ground, Hands
from screens import finished

from schmier_gui.coach.choices import Choice, choices
from schmier_gui.coach.paste import parse_situation
from schmier_gui.coach.review import Remark
from schmier_gui.engine import PRESETS, SCHMIER, SMEAR, Bid, LayAway, NameTrump, Pass, PlayCard, Rules, Session, load
from schmier_gui.engine.events import CardPlayed, DealStarted
from schmier_gui.scenes import clipboard
from schmier_gui.scenes.again import deal_on, from_seat, played_on, with_person
from schmier_gui.scenes.control_names import is_known
from schmier_gui.scenes.past_games import PastGamesScene
from schmier_gui.scenes.review import ReviewScene
from schmier_gui.scenes.review_buttons import buttons
from schmier_gui.scenes.review_hands import away_box, hand_box, kitty_box
from schmier_gui.scenes.review_more import MoreScene, OtherSeatScene, hand_of
from schmier_gui.scenes.review_steps import Steps, deals_over
from schmier_gui.table.geometry import Box

SIZES = [(800, 500), (1024, 600), (1280, 800), (1280, 1024), (2560, 1080), (3840, 2160)]


def review(hands: Hands, session: Session, number: int = 1, **more: Any) -> ReviewScene:
    hands.open(Ground(hands.context))
    scene: ReviewScene = hands.open(ReviewScene(hands.context, session, number, **more))
    return scene


# the steps


@pytest.mark.parametrize("preset", PRESETS)
def test_the_table_holds_at_every_step_what_the_engine_held(preset: str) -> None:
    rules = PRESETS[preset]
    session = game(rules, names=(SIX if rules.seats == 6 else FOUR))
    for deal in deals_over(session)[:3]:
        steps = Steps(session, deal)
        for step in range(len(steps)):
            model, state = steps.model(step, open_hands=True), steps.state(step)
            if state is None:
                continue
            assert {card.card for card in model.hand} == set(state.hands[0])
            assert [seat.cards for seat in model.seats] == [len(hand) for hand in state.hands]
            assert model.kitty == len(state.kitty) or state.phase == "play"
            assert tuple(model.scores) == state.scores
            assert model.turn == state.turn
            assert model.trick.done or tuple(model.trick.cards.values()) == state.trick
            assert (model.contract.trump or None) == state.trump
            assert [set(hand) for hand in steps.hands(step)] == [set(hand) for hand in state.hands]
        assert steps.model(len(steps) - 1, open_hands=False).scores == list(session.state.scores) or deal is not deals_over(session)[-1]


def test_a_secret_trump_is_shown_with_all_hands_open_only() -> None:
    session = finished(SMEAR)
    for deal in deals_over(session):
        steps = Steps(session, deal)
        for step in range(len(steps)):
            state = steps.state(step)
            if state is not None and state.trump and not state.trump_shown and state.declarer != 0:
                assert steps.model(step, open_hands=True).contract.trump == state.trump
                assert steps.model(step, open_hands=False).contract.trump is None
                return
    raise AssertionError("nobody but the person ever declares")


def test_every_step_says_what_happened() -> None:
    session = finished(SCHMIER)
    steps = Steps(session, deals_over(session)[0])
    told = [steps.happened(step) for step in range(len(steps))]
    assert all(strong for strong, _more in told)
    assert told[0][0].startswith("Deal 1: ")
    assert sum(more.endswith("won the trick") for _strong, more in told) == 6
    assert steps.happened(1)[0].endswith(("passed", "bid 3", "bid 4", "bid 5", "bid 6"))


def test_a_deal_that_nobody_bid_has_its_calls_and_its_end() -> None:
    for rules in (SCHMIER, Rules(no_bid="dealer_set")):
        session = Session.new(rules, seed="nobody", names=SIX)
        for _ in range(6):
            session.submit(Pass())
        steps = Steps(session, deals_over(session)[0])
        told = [steps.happened(step)[0] for step in range(len(steps))]
        assert len(steps) == 8 and steps.trick_steps() == []
        assert told[1:7] == [f"{name} passed" for name in (*SIX, *SIX)[session.first_dealer + 1 : session.first_dealer + 7]]
        assert "obody bid" in told[7]


def test_only_deals_that_the_table_has_shown_to_the_end_are_reviewed() -> None:
    session = finished(SCHMIER)
    starts = [place for place, event in enumerate(session.log) if isinstance(event, DealStarted)]
    assert [deal.start.number for deal in deals_over(session, starts[2] + 3)] == [1, 2]
    assert deals_over(game(SCHMIER, 5)) == []
    with pytest.raises(ValueError, match="no deal"):
        ReviewScene(None, game(SCHMIER, 5))  # type: ignore[arg-type]


# keys and buttons


def test_arrows_home_and_end_step_through_a_deal(hands: Hands) -> None:
    scene = review(hands, finished(SCHMIER))
    last = len(scene.steps) - 1
    for key, step in ((pygame.K_LEFT, 0), (pygame.K_RIGHT, 1), (pygame.K_RIGHT, 2), (pygame.K_LEFT, 1), (pygame.K_END, last),
                      (pygame.K_RIGHT, last), (pygame.K_HOME, 0), (pygame.K_RETURN, 1), (pygame.K_SPACE, 2)):
        hands.key(key)
        assert scene.step == step


def test_every_button_does_by_mouse_what_the_keys_do(hands: Hands) -> None:
    scene = review(hands, finished(SCHMIER))
    for name, step in (("review-step", 1), ("review-step", 2), ("review-step-back", 1), ("review-last", len(scene.steps) - 1),
                       ("review-first", 0)):
        hands.click(name)
        assert scene.step == step
    hands.click("review-hands")
    assert not scene.open_hands
    hands.click("deal-after")
    assert (scene.steps.number, scene.step) == (2, 0)
    hands.click("deal-before")
    assert scene.steps.number == 1
    hands.click("back")
    assert isinstance(hands.top, Ground)


def test_tricks_are_reached_by_number_and_by_up_and_down(hands: Hands) -> None:
    scene = review(hands, finished(SCHMIER))
    leads = scene.steps.trick_steps()
    assert len(leads) == 6
    for number in (3, 6, 1):
        hands.click(f"review-trick-{number}")
        assert scene.step == leads[number - 1]
    hands.key(pygame.K_4)
    assert scene.step == leads[3]
    hands.key(pygame.K_DOWN)
    assert scene.step == leads[4]
    hands.key(pygame.K_UP)
    hands.key(pygame.K_UP)
    assert scene.step == leads[2]
    hands.key(pygame.K_0)
    assert scene.step == 0


def test_page_keys_turn_the_deals(hands: Hands) -> None:
    scene = review(hands, finished(SCHMIER))
    hands.key(pygame.K_PAGEUP)
    assert scene.page == 0
    for page in range(1, len(scene.deals)):
        hands.key(pygame.K_PAGEDOWN)
        assert scene.page == page
    hands.key(pygame.K_PAGEDOWN)
    assert scene.page == len(scene.deals) - 1


def test_tab_goes_round_everything_that_can_be_pressed(hands: Hands) -> None:
    scene = review(hands, finished(SCHMIER))
    reached = []
    for _ in range(len(hands.controls())):
        hands.key(pygame.K_TAB)
        reached.append(scene.focus)
    assert sorted(reached) == sorted(hands.controls())
    hands.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert scene.focus == reached[-2]
    while scene.focus != "review-hands":
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    assert not scene.open_hands


def test_what_leads_nowhere_cannot_be_pressed(hands: Hands) -> None:
    review(hands, finished(SCHMIER))
    assert not {"review-first", "review-step-back", "deal-before"} & set(hands.controls())
    hands.key(pygame.K_END)
    assert not {"review-last", "review-step"} & set(hands.controls())


def test_the_cards_of_the_table_are_not_to_be_clicked(hands: Hands) -> None:
    scene = review(hands, finished(SCHMIER))
    for step in range(len(scene.steps)):
        scene.go_to(step)
        scene._stale = True
        hands.look(1)
        assert all(is_known(name) and not name.startswith(("card-", "dim-", "bid-", "trump-")) for name in hands.controls())


def test_all_hands_are_drawn_or_only_ones_own(hands: Hands) -> None:
    scene = review(hands, finished(SCHMIER))

    def drawn() -> set[str]:
        return {piece.name for piece in scene._pieces if piece.name.startswith("open-")}

    assert drawn() == {"open-1", "open-2", "open-3", "open-4", "open-5", "open-kitty"}
    hands.key(pygame.K_o)
    assert drawn() == set()


@pytest.mark.parametrize("rules", [SCHMIER, SMEAR], ids=["schmier", "smear"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_open_hands_overlap_nothing(size: tuple[int, int], rules: Rules, window: Any) -> None:
    hands = window(*size)
    scene = review(hands, finished(rules))
    seen = set()
    for deal in range(len(scene.deals)):
        scene.turn_to(deal)
        for step in range(len(scene.steps)):
            boxes, state = layout(scene, step), scene.steps.state(step)
            if state is None or (key := (state.phase, *map(len, state.hands))) in seen:
                continue
            seen.add(key)
            for (name, box), (other, far) in combinations(boxes.items(), 2):
                assert apart(box, far), (step, name, other)
            for name, box in boxes.items():
                assert box.x >= 0 and box.x + box.w <= scene.geometry.LW and box.y + box.h <= scene.geometry.LH, name


def layout(scene: ReviewScene, step: int) -> dict[str, Box]:
    """What lies on the table at a step, with all hands open."""
    geometry, state, rules = scene.geometry, scene.steps.state(step), scene.session.rules
    boxes = {"contract": geometry.contract, "race": geometry.race, "rail": geometry.rail(len(scene.steps.hands(step)[0]) > 8)}
    boxes |= {button.control: button.box for button in buttons(scene._situation(), geometry)}
    boxes |= {f"seat {place}": geometry.seat_box(place) for place in range(1, rules.seats)}
    hands = scene.steps.hands(step)
    boxes |= {f"hand {place}": hand_box(geometry, place, len(hands[place])) for place in range(1, rules.seats) if hands[place]}
    if state is not None and state.phase == "play":
        boxes["tokens"] = geometry.tokens
        boxes |= {f"slot {n}": Box(x - 50, y - 70, 100, 140) for n, (x, y) in enumerate(geometry.slots)}
    elif state is not None:
        boxes["kitty"] = kitty_box(geometry, len(state.kitty)) if state.kitty else Box(0, 0, 0, 0)
        boxes |= {f"away {seat}": away_box(geometry, seat, len(cards)) for seat, cards in scene.steps.away(step).items()}
    if state is not None and state.phase == "call":
        boxes |= {f"bubble {call.seat}": geometry.bubble(call.seat, call.amount is None) for call in state.calls}
    return boxes


def apart(one: Box, other: Box) -> bool:
    return (one.x + one.w <= other.x or other.x + other.w <= one.x or one.y + one.h <= other.y or other.y + other.h <= one.y)


def test_a_review_that_rests_is_not_painted(hands: Hands) -> None:
    scene = review(hands, finished(SMEAR))
    hands.look(3)
    assert hands.look(1) == [] and scene.next_deadline() is None


def test_another_window_size_loses_nothing(hands: Hands) -> None:
    scene = review(hands, finished(SCHMIER))
    scene.go_to(9)
    hands.screen = pygame.display.set_mode((1600, 900))
    hands.stack.resize(1600, 900, hands.now)
    hands.look(1)
    hands.now += 0.2
    hands.look(2)
    assert scene.step == 9
    assert all(hands.screen.get_rect().contains(box) for box in hands.controls().values())


# remarks


def judged(session: Session, kind: type) -> tuple[Choice, Remark]:
    """A choice of the person of this kind, and a remark on it."""
    over = {deal.start.number for deal in deals_over(session)}
    for choice in choices(session.log):
        if choice.seat == 0 and choice.deal in over and isinstance(choice.action, kind):
            better = {PlayCard: choice.action, Pass: Bid(6), Bid: Pass(), NameTrump: NameTrump("H"), LayAway: LayAway(())}[kind]
            return choice, Remark(choice, better, "It is so.", 0.4, 0.05, 0.001)
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", [Pass, LayAway, PlayCard], ids=lambda kind: kind.__name__)
def test_a_remark_shows_the_position_with_what_was_chosen_and_what_was_better(kind: type, hands: Hands) -> None:
    session = finished(SCHMIER)
    choice, remark = judged(session, kind)
    page = [deal.start.number for deal in deals_over(session)].index(choice.deal)
    step = Steps(session, deals_over(session)[page]).step_of(choice)
    scene = review(hands, session, choice.deal, step=step, remarks=[remark], open_hands=False)
    model = scene.model()
    assert model.hint is not None
    assert model.hint.words == "It is so. Your choice costs about 5 games in 100."
    if kind is PlayCard:
        assert [card.card for card in model.hand if card.chosen] == [choice.action.card]  # type: ignore[union-attr]
        assert not model.trick.done
    elif kind is Pass:
        assert (model.focus, model.hint.marks) == ("pass", {"bid-6"})
    hands.key(pygame.K_RIGHT)
    assert scene.model().hint is None
    hands.key(pygame.K_LEFT)
    assert scene.model().hint is not None


# play on, play again


def test_playing_on_begins_at_that_choice_and_counts_as_a_take_back() -> None:
    session = finished(SCHMIER)
    before = session.record()
    for number in (0, 17, session.choices - 1):
        copy = played_on(session, number)
        assert (copy.choices, copy.taken_back) == (number, session.taken_back + 1)
        assert copy.state == session.state_before(number)
        assert copy.players[0] == "person" and "person" not in copy.players[1:]
        assert load(io.StringIO(copy.record())).state == copy.state
    assert session.record() == before


@pytest.mark.parametrize("rules", [SCHMIER, Rules(sides=2), SMEAR], ids=["schmier", "two sides", "smear"])
def test_another_seat_gets_the_person_its_cards_and_the_same_partners(rules: Rules) -> None:
    session = finished(rules)
    start = deals_over(session)[1].start
    for seat in range(1, rules.seats):
        again = from_seat(session, start, seat)
        dealt = again.log[0]
        assert isinstance(dealt, DealStarted)
        assert dealt.hands[0] == start.hands[seat] and dealt.kitty == start.kitty
        assert [dealt.hands[(place - seat) % rules.seats] for place in range(rules.seats)] == list(start.hands)
        assert (dealt.dealer + seat) % rules.seats == start.dealer
        assert again.seed is None and again.header().seed is None


def test_a_game_with_known_cards_goes_on_with_cards_that_nobody_knows() -> None:
    session = finished(SCHMIER)
    again = from_seat(session, deals_over(session)[0].start, 2)
    while again.state.phase != "deal":
        decision = again.decision
        assert decision is not None
        again.submit(decision.actions[0] if decision.kind != "lay_away" else _least(decision))
    assert again.decision is None
    assert deal_on(again) and again.state.number == 2 and again.decision is not None
    assert not deal_on(again)
    assert load(io.StringIO(again.record())).state == again.state


def _least(decision: Any) -> LayAway:
    """Any legal lay-away."""
    bounds = decision.bounds
    return next(LayAway(cards) for cards in combinations(bounds.allowed, bounds.least) if decision.why_not(LayAway(cards)) is None)


def test_a_seat_that_a_person_had_elsewhere_gets_a_computer_player() -> None:
    assert with_person(("club", "person", "expert", "club", "club", "club")) == ("person", "club", "expert", "club", "club", "club")
    assert with_person(("person",) * 4) == ("person", "club", "club", "club")


# what else can be done


def more(hands: Hands, session: Session, step: int = 8) -> MoreScene:
    review(hands, session, step=step)
    hands.key(pygame.K_m)
    assert isinstance(hands.top, MoreScene)
    return hands.top


def test_play_on_opens_the_table_beside_the_unfinished_game(hands: Hands) -> None:
    session = finished(SCHMIER)
    more(hands, session)
    hands.click("review-play-on")
    assert hands.opened[-1].choices == 8 and hands.context.keep_unfinished


def test_the_same_cards_again_begin_at_the_first_call(hands: Hands) -> None:
    session = finished(SCHMIER)
    more(hands, session)
    hands.press("review-again")
    assert hands.opened[-1].choices == 0 and hands.opened[-1].state.hands == session.state_before(0).hands


def test_the_same_cards_from_another_seat(hands: Hands) -> None:
    session = finished(SMEAR)
    more(hands, session)
    hands.click("review-other-seat")
    assert isinstance(hands.top, OtherSeatScene)
    hands.click("review-seat-2")
    assert hands.opened[-1].state.hands[0] == session.state_before(0).hands[2]


def test_after_the_last_choice_there_is_nothing_to_play_on(hands: Hands) -> None:
    session = finished(SMEAR)
    more(hands, session, step=999)
    assert "review-play-on" not in hands.controls() and "review-again" in hands.controls()


def test_a_hand_is_copied_as_a_text_that_practice_reads(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: not copied.append(text))  # type: ignore[func-returns-value]
    session = finished(SCHMIER)
    scene = more(hands, session)
    hands.click("review-copy")
    read, meant = parse_situation(copied[0]), hand_of(scene.steps)
    assert (set(read.hand), read.dealer, read.calls, read.seat) == (set(meant.hand), meant.dealer, meant.calls, 0)
    assert set(meant.hand) == set(session.state_before(0).hands[0])
    assert "clipboard" in scene.said


def test_where_there_is_no_clipboard_it_is_said(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "copy", lambda text: False)
    scene = more(hands, finished(SMEAR))
    hands.click("review-copy")
    assert scene.said == "This desktop has no clipboard."


def test_the_record_is_exported_as_a_file_of_its_own_each_time(hands: Hands) -> None:
    session = finished(SCHMIER)
    scene = more(hands, session)
    hands.click("review-export")
    hands.click("review-export")
    files = sorted((hands.context.data_dir / "exports").iterdir())
    assert [file.read_text() for file in files] == [session.record()] * 2
    assert str(files[1]) in scene.said or str(files[0]) in scene.said


def test_a_folder_that_cannot_be_written_is_told(hands: Hands) -> None:
    (hands.context.data_dir / "exports").write_text("in the way")
    scene = more(hands, finished(SMEAR))
    hands.click("review-export")
    assert scene.said and "Written" not in scene.said
    assert not hands.opened


# past games


def keep(hands: Hands, *sessions: Session) -> list[Any]:
    folder = hands.context.data_dir / "games"
    folder.mkdir(exist_ok=True)
    paths = [folder / f"2026-01-{n:02}-game.jsonl" for n in range(1, len(sessions) + 1)]
    for path, session in zip(paths, sessions, strict=True):
        path.write_text(session.record())
    return paths


def test_past_games_are_listed_and_opened(hands: Hands) -> None:
    keep(hands, finished(SCHMIER), finished(SMEAR))
    hands.open(Ground(hands.context))
    hands.open(PastGamesScene(hands.context))
    hands.click("past-game-1")
    assert isinstance(hands.top, ReviewScene)
    assert hands.top.session.record() == finished(SMEAR).record()
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, PastGamesScene)


def test_an_unfinished_past_game_goes_on(hands: Hands) -> None:
    session = game(SCHMIER, 100)
    (path,) = keep(hands, session)
    hands.open(PastGamesScene(hands.context))
    hands.press("past-game-1")
    assert hands.opened[-1].state == session.state and hands.context.keep_unfinished
    assert path.exists(), "nothing has been written elsewhere yet"


def test_a_file_that_cannot_be_read_is_shown_and_left_alone(hands: Hands) -> None:
    (path,) = keep(hands, finished(SMEAR))
    path.write_bytes(b"\0" * 100)
    scene = hands.open(PastGamesScene(hands.context))
    assert [seen for _path, seen in scene.shown] == [None]
    assert set(hands.controls()) == {"back"} and path.read_bytes() == b"\0" * 100


def test_a_record_that_breaks_off_in_the_middle_says_so_when_it_is_opened(hands: Hands) -> None:
    (path,) = keep(hands, finished(SMEAR))
    lines = path.read_text().splitlines()
    del lines[5]
    path.write_text("\n".join(lines) + "\n")
    scene = hands.open(PastGamesScene(hands.context))
    hands.click("past-game-1")
    assert hands.top is scene and "line" in scene.said


def test_many_past_games_are_paged(hands: Hands) -> None:
    keep(hands, *[finished(SMEAR)] * 14)
    scene = hands.open(PastGamesScene(hands.context))
    assert scene.pages == 3 and len([name for name in hands.controls() if name.startswith("past-game-")]) == 6
    hands.key(pygame.K_PAGEDOWN)
    hands.click("past-after")
    assert scene.page == 2 and len([name for name in hands.controls() if name.startswith("past-game-")]) == 2


def test_a_record_dropped_on_the_window_is_opened(hands: Hands, tmp_path: Any) -> None:
    path = tmp_path / "from a friend.jsonl"
    path.write_text(finished(SCHMIER).record())
    hands.open(PastGamesScene(hands.context))
    hands.send(pygame.DROPFILE, file=str(path))
    assert isinstance(hands.top, ReviewScene)


def test_the_last_card_of_a_deal_is_seen_before_the_score() -> None:
    session = finished(SCHMIER)
    deal = deals_over(session)[0]
    steps = Steps(session, deal)
    model = steps.model(len(steps) - 2, open_hands=True)
    assert len(model.trick.cards) == 6 and model.trick.done
    assert sum(isinstance(event, CardPlayed) for event in deal.events) == 36
