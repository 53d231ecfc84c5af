"""Practice as a person does it: call, read the verdict, look further, play it out, go on."""

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from hands import Hands
from msgspec.structs import replace
from practices import BURY, FIRST, FORCED, NAME, PARTNER_BID, SMEAR, ask, choose, fill, open_practice, rest, use

from schmier_gui.coach.grade import Step
from schmier_gui.coach.hands import turned
from schmier_gui.coach.paste import parse_situation, situation_text
from schmier_gui.coach.whatif import Change
from schmier_gui.engine import SCHMIER
from schmier_gui.engine import SMEAR as SMEAR_RULES
from schmier_gui.engine.events import AuctionEnded
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.gfx.writer import Writer
from schmier_gui.scenes import practice, practice_screen, practice_whatif
from schmier_gui.scenes.practice import PracticeScene
from schmier_gui.scenes.practice_bench import Bench
from schmier_gui.scenes.practice_chart import Call, percent
from schmier_gui.scenes.practice_choice import choice_file, load_choice, save_choice
from schmier_gui.scenes.practice_hands import held
from schmier_gui.scenes.practice_layout import PORTRAIT, Layout
from schmier_gui.scenes.practice_play import PlayOutScene, ScoreScene
from schmier_gui.scenes.practice_play_setup import PlaySetupScene
from schmier_gui.scenes.practice_question import so_far
from schmier_gui.scenes.practice_supply import Supply
from schmier_gui.scenes.practice_table import bubble_place
from schmier_gui.scenes.practice_variants import calls_words
from schmier_gui.scenes.progress import ProgressScene
from schmier_gui.scenes.words import People


@pytest.fixture(autouse=True)
def real_estimates() -> Any:
    """Give the real estimate back after each test."""
    kept = practice_screen.estimate
    yield
    practice_screen.estimate = kept


def test_a_bid_and_its_suit_bring_the_verdict(hands: Hands) -> None:
    scene = open_practice(hands, FIRST)
    use(hands, "bid-4")
    assert scene.question.phase == "trump"
    use(hands, "trump-S")
    assert scene.question.answer == Call(4, "S")
    graded = scene.graded()
    assert graded is not None
    assert (graded.chosen.bid, graded.chosen.trump) == (4, "S")


def test_another_bid_can_be_chosen_before_the_suit_is_named(hands: Hands) -> None:
    scene = open_practice(hands, FIRST)
    use(hands, "bid-4", "bid-3", "trump-S")
    assert scene.question.answer == Call(3, "S")


def test_a_pass_is_graded_at_once(hands: Hands) -> None:
    scene = open_practice(hands)
    use(hands, "pass")
    graded = scene.graded()
    assert graded is not None
    assert graded.chosen.bid is None


def test_keys_alone_call_and_go_on(hands: Hands) -> None:
    scene = open_practice(hands, FIRST)
    hands.key(pygame.K_5)
    hands.key(pygame.K_s)
    rest(hands)
    assert scene.question.answer == Call(5, "S")
    before = scene.question
    hands.key(pygame.K_RETURN)
    assert scene.question is not before
    assert scene.question.phase == "call"
    ask(hands, PARTNER_BID)
    hands.key(pygame.K_p)
    assert scene.question.answer == Call(None)


def test_what_is_not_legal_is_not_offered(hands: Hands) -> None:
    open_practice(hands, PARTNER_BID)
    assert {"pass", "bid-4", "bid-5", "bid-6"} <= set(hands.controls())
    assert "bid-3" not in hands.controls(), "the partner holds three already"
    ask(hands, FORCED)
    assert "pass" not in hands.controls(), "a forced dealer has to bid"
    hands.key(pygame.K_p)
    assert hands.top.question.phase == "call"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (FIRST, "Nobody has spoken yet. You speak first."),
        (PARTNER_BID, "Rosa, your partner, has bid 3. You speak as number 4 of 6."),
        (FORCED, "Nobody has bid yet. You are the dealer and have to bid."),
        (SMEAR, "Nobody has spoken yet. You speak first."),
    ],
)
def test_what_stands_before_the_call_is_said_in_whole_sentences(hands: Hands, text: str, words: str) -> None:
    assert so_far(open_practice(hands, text).question) == words


def test_the_own_chance_is_kept_with_the_call(hands: Hands) -> None:
    scene = open_practice(hands, FIRST)
    use(hands, "bid-4")
    assert scene.question.guess is None
    hands.tab_to("guess")
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_RIGHT)
    assert scene.question.guess == 60
    use(hands, "trump-S")
    brier = scene.supply.progress.brier()
    assert brier is not None
    assert brier.count == 1


def test_only_the_first_answer_counts(hands: Hands) -> None:
    scene = open_practice(hands, FIRST)
    use(hands, "bid-6", "trump-H", "again", "bid-4", "trump-S")
    assert scene.supply.progress.counts(scene.supply.now().date()).calls == 1


def test_an_answer_left_in_a_hurry_is_kept_too(hands: Hands) -> None:
    scene = open_practice(hands, FIRST)
    hands.click("pass")
    hands.click("next")
    assert scene.supply.progress.counts(scene.supply.now().date()).calls == 1


def test_a_misjudged_hand_comes_back_in_other_suits(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    weak = ("9H", "4C", "3D", "8S", "TC", "6D")
    scene = open_practice(hands, " ".join(weak))
    use(hands, "bid-6", "trump-D")
    graded = scene.graded()
    assert graded is not None
    assert graded.step is Step.BLUNDER
    due = scene.supply.progress.next_due("schmier")
    assert due is not None
    monkeypatch.setattr(Supply, "now", lambda self: due.astimezone())
    use(hands, "next")
    assert scene.question.repeat is not None
    assert scene.question.title == "This hand comes back"
    ranks = sorted(card[0] for card in scene.question.situation.hand)
    assert ranks == sorted(card[0] for card in weak)


def test_a_card_of_the_hand_is_swapped_and_the_chart_moves(hands: Hands) -> None:
    scene = open_practice(hands, FIRST)
    use(hands, "bid-4", "trump-S", "card-7D")
    assert scene.question.page == "what-if"
    assert "into-AD" in hands.controls()
    assert "into-7D" not in hands.controls(), "it is in the hand already"
    use(hands, "suit-S", "into-2S")
    assert scene.question.swap == ("7D", "2S")
    now, before = scene.bench.answers[("swap", "7D", "2S")], scene.bench.answers["main"]
    assert now.of(4, "S").win > before.of(4, "S").win
    use(hands, "swap-back")
    assert scene.question.swap is None


def test_one_card_that_would_make_a_bid_right_is_found_and_tried(hands: Hands) -> None:
    scene = open_practice(hands, FIRST)
    use(hands, "pass", "page-what-if", "wanted-5")
    changes = scene.changes(5)
    assert changes[0].gain == max(change.gain for change in changes)
    use(hands, "change-1")
    assert scene.question.swap == (changes[0].out, changes[0].into)


@pytest.mark.parametrize(
    ("calls", "words"),
    [("calls p p p p 3", "June bids 3"), ("calls 3 p 4 p", "Gus bids 4"), ("calls p p", "Nobody bids"), ("", "")],
)
def test_what_others_called_is_told_in_words(calls: str, words: str) -> None:
    text = f"Schmier; hand AS JS JK 5S AC 7D; dealer 0; {calls}" if calls else "Schmier; hand AS JS JK 5S AC 7D; dealer 5"
    situation = turned(parse_situation(text))
    people = People(("You", "Otto", "Mabel", "Rosa", "Gus", "June"), SCHMIER)
    assert calls_words(situation, people) == words


def test_the_heading_names_the_themes_that_have_room(hands: Hands) -> None:
    scene = open_practice(hands, "S-7 first+ahead")
    assert scene.question.title == "Hand S-7: First to speak and Nearly out"
    ask(hands, "S-7 first+two-bowers+joker+no-ace+ace-and-low+ahead")
    assert scene.question.title == "Hand S-7: 6 themes"


@pytest.mark.parametrize("text", [NAME, BURY])
def test_the_cards_of_the_kitty_are_marked(hands: Hands, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    scene = open_practice(hands, text)
    marked: list[float] = []
    paint = Painter.icon
    monkeypatch.setattr(Painter, "icon", lambda painter, name, x, *rest: (marked.append(x) if name == "plus" else None,
                                                                         paint(painter, name, x, *rest))[1])
    hands.stack.draw(hands.screen, full=True)
    scene.rebuild()
    hands.stack.draw(hands.screen, full=True)
    strips = [scene.layout.strip(len(scene.question.hand), scene.question.hand.index(card)) for card in scene.question.view.drawn]
    assert strips and all(any(x <= spot <= x + w for spot in marked) for x, _y, w, _h in strips)
    assert len(set(marked)) == len(strips)


def test_every_theme_stands_under_the_heading_of_its_group(hands: Hands) -> None:
    open_practice(hands, FIRST)
    use(hands, "drills", "game-smear")
    scene = hands.top
    headings = {(x, y): text for text, x, y in scene._headings()}
    for theme, x, y in scene._places():
        text = headings[max(place for place in headings if place[0] == x and place[1] < y)]
        assert text == {"seat": "Seat", "hand": "Hand", "score": "Score", "after": "After the bid", "edge": "How hard"}[theme.group]


NEAR = Change("7D", "2S", 0.3, 0.5, -0.02, 0.001, None)


@pytest.mark.parametrize(
    ("found", "words", "tip"),
    [
        ((NEAR,), "No one card does; the nearest:", "less often"),
        ((replace(NEAR, gain=0.03), NEAR), "These cards make it right:", "more often"),
        ((), "Which one card would make it right?", ""),
    ],
)
@pytest.mark.parametrize("size", [(800, 500), (1280, 800)], ids=str)
def test_cards_that_only_come_near_are_not_shown_as_the_answer(
    window: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], found: tuple[Change, ...], words: str, tip: str
) -> None:
    hands = window(*size)
    scene = open_practice(hands, FIRST)
    monkeypatch.setattr(PracticeScene, "changes", lambda self, bid: found)
    use(hands, "pass", "page-what-if")
    written: list[str] = []
    write = Writer.text
    monkeypatch.setattr(Writer, "text", lambda writer, text, *rest, **look: (written.append(text), write(writer, text, *rest, **look))[1])
    use(hands, "wanted-6")
    assert [text for text in written if text in practice_whatif._answers()][-1] == words
    right = scene.layout.ink[0] + scene.layout.ink[2]
    assert hands.controls()["wanted-6"].right <= hands.context.viewport.px(right) + 1
    button = scene.element("change-1")
    assert tip in (button.tool_tip_text or "") and button.is_enabled == bool(found)
    assert not scene.element("change-2").is_enabled, "one that does not do it beside one that does"
    if found:
        use(hands, "change-1")
        assert scene.element("change-1").tool_tip_text is None, "it would lie over the line that tells what came of it"


def test_the_same_hand_elsewhere_can_be_practised(hands: Hands) -> None:
    scene = open_practice(hands, FIRST)
    use(hands, "pass", "page-seats", "try-6")
    assert scene.question.phase == "call"
    assert scene.question.situation.speaks == 5
    assert sorted(scene.question.situation.hand) == sorted(("AS", "JS", "JK", "5S", "AC", "7D"))
    use(hands, "pass", "page-scores", "try-2")
    assert scene.question.situation.scores == (18, 10, 10)
    use(hands, "pass", "page-cards", "try-1")
    assert sorted(scene.question.situation.hand) == sorted(("AS", "JS", "JK", "5S", "AC", "7D"))


def test_a_hand_is_played_out_and_the_verdict_stays(hands: Hands) -> None:
    scene = open_practice(hands, FIRST)
    hands.context.settings.speed = "instant"
    use(hands, "bid-4", "trump-S")
    before = scene.graded()
    hands.click("play-out")
    assert isinstance(hands.top, PlaySetupScene)
    hands.click("open-3")
    hands.click("play-yours")
    assert isinstance(hands.top, PlayOutScene)
    assert hands.top.table.open_seats == {3}
    assert hands.top.session.state.scores == (12, 18, 20)
    played = hands.top.session
    play_on(hands)
    assert hands.top is scene
    assert scene.graded() == before
    contract = next(event for event in played.log if isinstance(event, AuctionEnded))
    assert scene.question.played.startswith(("Sound bid", "Good luck", "No sound bid") if contract.declarer == 0 else "Whatever")
    assert not list(hands.context.data_dir.glob("unfinished-*")), "practice is no game"


def play_on(hands: Hands) -> None:
    """Use whatever comes first until the practice screen is back."""
    for _ in range(4000):
        hands.look(1)
        if isinstance(hands.top, practice.PracticeScene):
            return
        controls = hands.controls()
        named = [n for n in controls if n.startswith("trump-")]
        wanted = ["next", *named, "confirm", *(n for n in controls if n.startswith("card-"))]
        if name := next((n for n in wanted if n in controls), None):
            if isinstance(hands.top, PlayOutScene):
                assert not name.startswith("trump-"), "the suit was named with the bid"
            hands.click(name)
    raise AssertionError("the deal never ends")


def to_the_first_card(hands: Hands) -> None:
    """Play out until the person is asked for a card."""
    hands.click("play-out")
    hands.click("play-yours")
    for _ in range(500):
        hands.look(1)
        if any(name.startswith("card-") for name in hands.controls()):
            break


def test_a_hand_that_is_played_out_can_be_left(hands: Hands) -> None:
    scene = open_practice(hands, FIRST)
    use(hands, "bid-6", "trump-S")
    hands.click("play-out")
    hands.click("play-yours")
    hands.key(pygame.K_ESCAPE)
    hands.click("menu-practice")
    assert hands.top is scene
    assert scene.question.played == ""


@pytest.mark.parametrize("wanted", [True, False])
def test_there_are_hints_at_the_table_of_practice_where_they_are_wanted(hands: Hands, wanted: bool) -> None:
    open_practice(hands, FIRST)
    hands.context.settings.speed, hands.context.settings.hints = "instant", wanted
    use(hands, "bid-6", "trump-S")
    to_the_first_card(hands)
    assert ("hint" in hands.controls()) is wanted


def test_the_call_itself_cannot_be_taken_back_at_the_table(hands: Hands) -> None:
    open_practice(hands, FIRST)
    hands.context.settings.speed = "instant"
    use(hands, "bid-6", "trump-S")
    to_the_first_card(hands)
    hands.top.table.undo()
    assert hands.top.session.state.calls[0].amount == 6
    hands.look(5)
    assert not any(name.startswith("bid-") for name in hands.controls())


def test_open_cards_are_those_that_are_held_now(hands: Hands) -> None:
    open_practice(hands, FIRST)
    use(hands, "bid-6", "trump-S")
    hands.context.settings.speed = "instant"
    hands.click("play-out")
    hands.click("play-yours")
    session = hands.top.session
    for _ in range(2000):
        hands.look(1)
        if session.state.phase == "play" and session.decision is not None:
            break
        if "confirm" in hands.controls():
            hands.click("confirm")
    for seat in range(6):
        assert sorted(held(list(session.log), seat)) == sorted(session.state.hands[seat])


def test_a_hand_as_text_comes_back_as_it_was(hands: Hands) -> None:
    scene = open_practice(hands, PARTNER_BID)
    hands.click("hand-as-text")
    assert hands.top.text == situation_text(scene.question.situation)
    hands.top._entry.set_text("AS JS JK 5S AC 7D")
    hands.top.text = "AS JS JK 5S AC 7D"
    hands.click("start")
    assert hands.top is scene
    assert scene.question.situation.hand == ("AS", "JS", "JK", "5S", "AC", "7D")
    assert scene.question.title == "A hand of your own"


@pytest.mark.parametrize(
    "text", ["", "AS AS", "hello", "AS JS", "S-", "Schmier; hand AS JS JK 5S AC 7D; calls 9", "x" * 400, "M-5 two-bowers"]
)
def test_a_text_that_tells_of_no_hand_gets_a_sentence(hands: Hands, text: str) -> None:
    open_practice(hands, PARTNER_BID)
    hands.click("hand-as-text")
    panel = hands.top
    panel.text = text
    hands.click("start")
    assert hands.top is panel
    assert panel.problem.endswith(".")
    assert len(panel.problem) > 10


def test_copy_and_paste_go_through_the_clipboard(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    board: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "S-77\n no-ace")
    open_practice(hands, PARTNER_BID)
    hands.click("hand-as-text")
    hands.click("copy")
    assert board == [PARTNER_BID]
    hands.click("paste")
    assert hands.top.text == "S-77 no-ace"
    hands.click("start")
    assert hands.top.question.key == "S-77 no-ace"


def test_the_number_of_a_hand_brings_it_back(hands: Hands) -> None:
    scene = open_practice(hands, PARTNER_BID)
    use(hands, "pass", "next")
    key, situation = scene.question.key, scene.question.situation
    assert key.startswith("S-")
    ask(hands, key)
    assert scene.question.situation == situation


def test_drills_are_chosen_and_remembered(hands: Hands) -> None:
    scene = open_practice(hands)
    hands.click("drills")
    for name in ("theme-partner", "theme-no-ace", "rules-after", "start"):
        hands.click(name)
    assert hands.top is scene
    assert scene.supply.themes == ("partner", "no-ace")
    assert not any(card[0] == "A" for card in scene.question.situation.hand)
    again = Supply(hands.context)
    assert (again.rules, again.themes) == (scene.supply.rules, ("partner", "no-ace"))
    assert again.rules != SCHMIER
    again.close()


def test_no_theme_at_all_is_the_free_mix(hands: Hands) -> None:
    scene = open_practice(hands)
    hands.click("drills")
    for name in ("theme-dealer", "theme-free", "start"):
        hands.click(name)
    assert scene.supply.themes == ("free",)


def test_smear_is_practised_too(hands: Hands) -> None:
    scene = open_practice(hands)
    hands.click("drills")
    for name in ("game-smear", "theme-level", "start"):
        hands.click(name)
    assert scene.question.situation.rules == SMEAR_RULES
    assert set(hands.controls()) & {"bid-2", "bid-3", "bid-4", "pass"}


def test_what_was_chosen_comes_back(tmp_path: Path) -> None:
    assert load_choice(tmp_path) == (None, None)
    save_choice(tmp_path, SMEAR_RULES, ("name",))
    assert load_choice(tmp_path) == ((SMEAR_RULES, ("name",)), None)


@pytest.mark.parametrize("text", [
    b"{", b"my own file", b"\0" * 200,
    b'{"game":"schmier","rules":{},"themes":["name"]}',
    b'{"game":"whist","rules":{},"themes":[]}',
    b'{"game":"schmier","rules":{},"themes":["free"],"version":2}',
])
def test_what_was_chosen_may_be_unreadable_and_is_kept(hands: Hands, tmp_path: Path, text: bytes) -> None:
    choice_file(tmp_path).write_bytes(text)
    hands.open(PracticeScene(hands.context))
    hands.look(2)
    assert "practice.unreadable-1.json" in hands.top.sentences[0]
    assert (tmp_path / "practice.unreadable-1.json").read_bytes() == text and not choice_file(tmp_path).exists()


def test_cards_are_buried(hands: Hands) -> None:
    scene = open_practice(hands, BURY)
    assert "confirm" not in hands.controls()
    first, second = choose(hands, 2)
    use(hands, first, second, first)
    assert scene.question.away == (second.removeprefix("card-"),)
    use(hands, first, "confirm")
    verdict = scene.exchange_graded()
    assert verdict is not None
    assert set(verdict.chosen.cards) == {first.removeprefix("card-"), second.removeprefix("card-")}
    assert scene.supply.progress.counts(scene.supply.now().date()).calls == 1


def test_a_suit_is_named_with_the_kitty_in_hand(hands: Hands) -> None:
    scene = open_practice(hands, NAME)
    assert len(scene.question.hand) == 8
    suit = next(name for name in hands.controls() if name.startswith("trump-"))
    use(hands, suit)
    assert scene.exchange_graded() is not None


def test_the_progress_page_counts_calls_as_they_are(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    """"1 of 1", not "100 of 100"; and the days stand there as in the list of past games."""
    scene = open_practice(hands, FIRST)
    fill(scene.supply.progress, 1)
    written: list[str] = []
    write = Writer.text
    monkeypatch.setattr(Writer, "text", lambda writer, text, *rest, **look: (written.append(text), write(writer, text, *rest, **look))[1])
    use(hands, "progress")
    hands.stack.draw(hands.screen, full=True)
    assert "1 hand practised; 1 of 1 call sound" in written
    assert "2026-08-31" in written


def test_the_progress_page_shows_one_game_or_both(hands: Hands) -> None:
    scene = open_practice(hands)
    fill(scene.supply.progress)
    hands.click("progress")
    page = hands.top
    assert isinstance(page, ProgressScene)
    for name, game in (("game-smear", "smear"), ("game-schmier", "schmier"), ("game-both", None)):
        hands.click(name)
        assert page.game == game
    for by in ("hand", "score", "seat"):
        hands.click(f"by-{by}")
        assert page.by == by
    hands.click("due")
    assert hands.top is scene
    assert scene.question.repeat is not None


def test_practice_without_a_disk_goes_on(hands: Hands) -> None:
    (hands.context.data_dir / "progress.sqlite").mkdir()
    hands.open(practice.PracticeScene(hands.context))
    hands.look(3)
    assert "not kept" in " ".join(hands.top.sentences)
    hands.key(pygame.K_RETURN)
    ask(hands, PARTNER_BID)
    use(hands, "pass", "next")
    assert hands.top.question.phase == "call"


def test_a_resting_screen_works_on_nothing_and_thinks_in_slices() -> None:
    now = [0.0]

    def task() -> Any:
        for number in range(10):
            now[0] += 0.004
            yield number

    bench: Bench[int] = Bench(clock=lambda: now[0])
    bench.want("one", task)
    bench.want("one", task)
    bench.want("two", task)
    assert bench.work(0.006) == {"one"}
    assert bench.answers["one"] == 1
    while bench.busy:
        bench.work(0.006)
    assert bench.answers == {"one": 9, "two": 9}
    assert bench.work() == set()


def test_an_answer_told_again_is_no_news() -> None:
    bench: Bench[str] = Bench()
    same = "same"
    bench.want("key", lambda: iter([same, same, same]))
    assert bench.work(0) == {"key"}
    assert bench.work(0) == set()


@pytest.mark.parametrize(("share", "words"), [(0.0, "0 %"), (0.001, "< 1 %"), (0.394, "39 %"), (0.999, "99 %"), (1.0, "100 %")])
def test_only_certainty_is_called_certain(share: float, words: str) -> None:
    assert percent(share) == words


def test_the_hand_and_the_panel_lie_inside_every_window() -> None:
    for width, height in ((800, 500), (1024, 600), (1024, 768), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160)):
        viewport = Viewport(width, height)
        layout = Layout(viewport)
        for x, y in layout.cards(9):
            w, h = layout.card
            assert x - w / 2 >= 0 and x + w / 2 <= layout.right + 1
            assert y + h / 2 <= viewport.LH
        x, y, w, h = layout.panel
        assert x > layout.right
        assert x + w <= viewport.LW
        assert y >= 0 and y + h <= viewport.LH


def test_score_panel_of_practice_leads_back(hands: Hands) -> None:
    open_practice(hands, FIRST)
    hands.context.settings.speed = "instant"
    use(hands, "bid-6", "trump-S")
    hands.click("play-out")
    hands.click("play-yours")
    for _ in range(4000):
        hands.look(1)
        if isinstance(hands.top, ScoreScene):
            break
        controls = hands.controls()
        name = next((n for n in ("confirm", *(n for n in controls if n.startswith("card-"))) if n in controls), None)
        if name:
            hands.click(name)
    assert set(hands.controls()) == {"next", "see-tricks"}
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, practice.PracticeScene)


@pytest.mark.parametrize("count", [4, 6])
def test_a_call_stands_beside_its_own_portrait_and_points_at_it(hands: Hands, count: int) -> None:
    """Nobody's call stands beside another's name."""
    layout = Layout(hands.context.viewport)
    spots = layout.seats(count)
    names = [(x, y + PORTRAIT + 16) for x, y in spots]
    for seat, (x, y) in enumerate(spots):
        bx, by, (right, down) = bubble_place(layout, (x, y), seat == 0, 20.0)
        own = math.dist((bx, by), (x, y))
        assert own < min(math.dist((bx, by), other) for place, other in enumerate([*spots, *names]) if place % count != seat)
        assert (x - bx) * right >= 0 and (y - by) * down >= 0 and (right or down)
