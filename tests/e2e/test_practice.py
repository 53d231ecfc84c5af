"""Practice in a real window: ten hands by mouse, ten by keyboard, one of them played out."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import pytest
from window import Window

pytestmark = pytest.mark.window
HANDS = 10
QUICK = ("--speed", "instant", "--size", "1280x800")


def noted(window: Window) -> int:
    """How many calls the book of progress holds."""
    with sqlite3.connect(f"file:{window.data / 'progress.sqlite'}?mode=ro", uri=True) as book:
        return int(book.execute("SELECT count(*) FROM calls").fetchone()[0])


def is_asked(window: Window) -> bool:
    """A hand waits for a call."""
    controls = window.controls()
    return "next" not in controls and any(name == "pass" or name.startswith("bid-") for name in controls)


def answer(window: Window, use: Callable[[str], None], number: int) -> None:
    """Call, name a suit where one is asked for, read the verdict."""
    window.until(lambda: is_asked(window), "a hand")
    controls = window.controls()
    bids = sorted(name for name in controls if name.startswith("bid-"))
    call = bids[number % len(bids)] if bids and (number % 3 or "pass" not in controls) else "pass"
    use(call)
    if call != "pass":
        window.wait_for("trump-S")
        use(f"trump-{'SHDC'[number % 4]}")
    window.wait_for("next")


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_ten_hands_are_practised(open_window: Callable[..., Window], by: str) -> None:
    window = open_window(*QUICK)
    use = mouse(window) if by == "mouse" else keyboard(window)
    window.wait_for("title-practice")
    use("title-practice")
    for number in range(HANDS):
        answer(window, use, number)
        window.until(lambda n=number: noted(window) > n, "the call in the book of progress")
        use("next")
    window.until(lambda: is_asked(window), "one more hand")
    assert noted(window) == HANDS
    use("back")
    window.wait_for("title-practice")


def mouse(window: Window) -> Callable[[str], None]:
    """Clicks what is named."""

    def click(name: str) -> None:
        window.until(lambda: window.click(name), f"the control {name}")

    return click


def keyboard(window: Window) -> Callable[[str], None]:
    """Presses the keys that a person would press for it."""

    def press(name: str) -> None:
        kind, _, value = name.partition("-")
        if name == "title-practice":
            window.key("Tab", "Tab", "Return")  # the first Tab shows where the focus is
        else:
            keys = {"pass": "p", "bid": value, "trump": value.lower(), "next": "Return", "back": "Escape"}
            window.key(keys[kind])

    return press


def type_hand(window: Window, use: Callable[[str], None], cards: str) -> None:
    """Deal a hand of one's own: the person speaks first, and so is not the dealer, who would have to lay cards away."""
    use("hand-as-text")
    use("hand-text")
    window.key("ctrl+a", "BackSpace")
    window.screen.do("type", "--delay", 40, cards)
    window.key("Return")
    window.until(lambda: is_asked(window), "the hand")


def test_a_hand_is_played_out_from_its_verdict(open_window: Callable[..., Window]) -> None:
    window = open_window(*QUICK)
    use = mouse(window)
    use("title-practice")
    type_hand(window, use, "AS JS JK 5S AC 7D")
    answer(window, use, 1)
    use("play-out")
    window.wait_for("play-yours")
    use("open-1")
    use("play-yours")
    seen = {"play-out"}
    while "again" not in window.controls():
        controls = window.controls()
        wanted = ["next", "confirm", *sorted(n for n in controls if n.startswith(("card-", "trump-")))]
        name = next((n for n in wanted if n in controls), None)
        if name:
            seen.add(name)
            window.click(name)
        window.changes(controls, window.controls, 5)
    assert {"next"} <= seen
    assert not list(window.data.glob("unfinished-*")), "practice is no game"


def test_a_resting_practice_screen_costs_next_to_nothing(open_window: Callable[..., Window]) -> None:
    window = open_window(*QUICK)
    use = mouse(window)
    use("title-practice")
    answer(window, use, 1)
    window.until(lambda: noted(window) == 1, "the call in the book of progress")
    window.changes(None, lambda: None, 3)
    before = window.cpu()
    window.changes(None, lambda: None, 5)
    assert window.cpu() - before < 0.5, "less than a tenth of a core, however slow the machine"
