"""The shuffle is fair and never twice the same; tests/soak/shuffle.py looks at ten times as many deals."""

import subprocess
import sys

import pytest

from schmier_gui.engine.cards import PACKS
from tests.soak.shuffle import LEAST, chi_square, counts, least_p, p_value

DEALS = 10_000


@pytest.mark.parametrize("game", ["schmier", "smear"])
def test_R5_every_card_goes_to_every_seat_as_often_as_chance_has_it(game: str) -> None:
    assert least_p(game, DEALS) > LEAST


@pytest.mark.parametrize(("game", "seats"), [("schmier", 6), ("smear", 4)])
def test_every_deal_gives_every_card_away(game: str, seats: int) -> None:
    found = counts(game, 50)
    assert set(found) == set(PACKS[game]) and all(sum(places) == 50 for places in found.values())
    assert all(sum(found[card][seat] for card in found) == 50 * 6 for seat in range(seats))


def test_a_crooked_shuffle_would_be_found_out() -> None:
    """A card that comes to one seat in 130 of 1000 deals instead of in 113."""
    fair = [DEALS * 6 / 53] * 6 + [DEALS * 17 / 53]
    crooked = [DEALS * 0.13, *fair[1:]]
    crooked[-1] -= sum(crooked) - DEALS
    assert p_value(chi_square([round(count) for count in crooked], fair), 6) < LEAST


@pytest.mark.parametrize(("x", "degrees", "p"), [(9.488, 4, 0.05), (12.592, 6, 0.05), (22.458, 6, 0.001), (18.467, 4, 0.001)])
def test_p_values_are_those_of_the_tables(x: float, degrees: int, p: float) -> None:
    assert p_value(x, degrees) == pytest.approx(p, rel=0.01)


DEAL = "from schmier_gui.scenes.setup import *; print(new_session(default_setup('schmier')).record(), end=str())"


def test_two_programs_started_in_the_same_second_deal_differently() -> None:
    programs = [subprocess.Popen([sys.executable, "-c", DEAL], stdout=subprocess.PIPE, text=True) for _ in range(2)]
    records = [program.communicate()[0].splitlines() for program in programs]
    assert [program.returncode for program in programs] == [0, 0]
    assert [len(record) for record in records] == [2, 2]
    assert records[0][0] != records[1][0] and records[0][1] != records[1][1]
