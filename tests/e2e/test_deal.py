"""A deal of each game, played by a person in a real window from the title on."""

from collections.abc import Callable

import pytest
from people import Keyboard, Mouse
from window import Window

from schmier_gui.engine import load

pytestmark = pytest.mark.window
DEALT_BY_THE_PERSON = "quail"  # a seed whose first dealer is seat 0


@pytest.mark.parametrize("game", ["schmier", "smear"])
@pytest.mark.parametrize("person", [Mouse, Keyboard])
def test_a_deal_is_played_by_hand(open_window: Callable[..., Window], game: str, person: type[Mouse | Keyboard]) -> None:
    window = open_window("--new", game, "--seed", "rook", "--speed", "instant")
    player = person(window, game, bold=True)
    player.play_to("score")
    session = load(window.records(game)[-1])
    assert session.players[0] == "person"
    assert len([line for line in window.lines(game, "play") if line["seat"] == 0]) == 6
    assert len([name for name in player.used if name.startswith("card-")]) >= 6


@pytest.mark.parametrize("person", [Mouse, Keyboard])
def test_R32_the_dealer_takes_the_rest_of_the_kitty(open_window: Callable[..., Window], person: type[Mouse | Keyboard]) -> None:
    window = open_window("--new", "schmier", "--seed", DEALT_BY_THE_PERSON, "--speed", "instant")
    player = person(window, "schmier", bold=True)
    player.play_to("play")
    *others, dealers = window.lines(kind="exchange")
    left = 17 - sum(len(line["drawn"].split()) for line in others)
    assert dealers["seat"] == 0
    assert len(dealers["drawn"].split()) == len(dealers["away"].split()) == left > 0


def test_the_highest_bid_brings_the_naming_of_trump(open_window: Callable[..., Window]) -> None:
    window = open_window("--new", "schmier", "--seed", "rook", "--speed", "instant")
    player = Mouse(window, "schmier", bold=True)
    player.play_to("trump")
    assert window.lines(kind="trump")[0]["seat"] == 0
    assert "bid-6" in player.used


def test_the_picture_never_runs_ahead_of_the_record(open_window: Callable[..., Window]) -> None:
    window = open_window("--new", "schmier", "--seed", "rook", "--speed", "fast")
    Mouse(window, "schmier").play_to("trick", 2)
    shown = window.traced()
    assert shown and shown[-1][0] <= len(window.lines())
    assert [number for number, _ in shown] == sorted(number for number, _ in shown)


def test_cards_are_carried_to_the_table_and_come_back_from_elsewhere(open_window: Callable[..., Window]) -> None:
    window = open_window("--new", "schmier", "--seed", "rook", "--speed", "instant", "--size", "1280x800")
    player = Mouse(window, "schmier", bold=True)
    player.play_until(lambda: window.lines(kind="exchange") and player.is_to_play())
    before = len(window.lines(kind="play"))
    card = next(name for name in window.controls() if name.startswith("card-"))
    assert window.carry(card, 30, 400)
    window.wait_for(card)
    assert len(window.lines(kind="play")) == before

    def played() -> bool:
        """It is carried once more where it was still on its way back to the hand."""
        done = len(window.lines(kind="play")) > before
        return done or (window.carry(card, 640, 320) and False)

    window.until(played, "the carried card on the table", every=1.0)
    assert window.lines(kind="play")[before] == {"type": "play", "seat": 0, "card": card.removeprefix("card-")}
