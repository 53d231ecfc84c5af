"""Everything lies where LAYOUT.md measures it, in every window from 1024 × 600 to 3840 × 2160."""

import math
from itertools import pairwise

import pytest

from schmier_gui.gfx.viewport import Viewport
from schmier_gui.table.geometry import BUTTONS, CHIPS, HAND, LABEL, ROW_LIFT, TRICK, Box, Geometry, back_row

WINDOWS = [(1280, 800), (1024, 600), (1024, 768), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
LARGE = [(1280, 800, 1.75), (1024, 600, 1.75), (1024, 768, 1.75), (2560, 1080, 1.75), (1280, 800, 1.3)]  # and with larger text
EVERY = [*WINDOWS, *LARGE]


def window_of(width: float, height: float, text: float = 1.0) -> Viewport:
    return Viewport(int(width), int(height), text=text)


@pytest.fixture
def plain() -> Geometry:
    return Geometry(Viewport(1280, 800), 6)


def _touch(a: Box, b: Box) -> bool:
    return a.x < b.x + b.w - 0.5 and b.x < a.x + a.w - 0.5 and a.y < b.y + b.h - 0.5 and b.y < a.y + a.h - 0.5


def seat_parts(geometry: Geometry) -> list[Box]:
    """Portraits with their chips, and plates."""
    places = range(1, geometry.seats)
    return [Box(x - 52, y - 48, 104, 80) for x, y in geometry.portraits[1:]] + [geometry.plate_box(p) for p in places]


def test_six_seats_sit_clockwise_round_the_table(plain: Geometry) -> None:
    others = [(round(x), y) for x, y in plain.portraits[1:]]
    assert others == [(207, 490), (207, 202), (640, 58), (1073, 202), (1073, 490)]


def test_four_seats_sit_left_opposite_and_right() -> None:
    geometry = Geometry(Viewport(1280, 800), 4)
    assert [(round(x), y) for x, y in geometry.portraits[1:]] == [(140, 346), (640, 58), (1140, 346)]


def test_seats_are_counted_clockwise_from_the_person(plain: Geometry) -> None:
    assert [plain.position(seat, 4) for seat in range(6)] == [2, 3, 4, 5, 0, 1]


def test_partners_sit_opposite_each_other(plain: Geometry) -> None:
    for position in (1, 2):
        (x, y), (other_x, other_y) = plain.portraits[position], plain.portraits[position + 3]
        assert x + other_x == pytest.approx(2 * plain.cx)
        assert y + other_y == pytest.approx(2 * plain.cy)


def test_seat_boxes_hold_portrait_and_plate(plain: Geometry) -> None:
    assert tuple(round(v) for v in plain.seat_box(3)) == (568, 10, 144, 128)


def test_trick_cards_lie_before_their_seats(plain: Geometry) -> None:
    assert plain.slots == ((640, 474), (436, 436), (436, 256), (640, 218), (844, 256), (844, 436))
    assert Geometry(Viewport(1280, 800), 4).slots == ((640, 474), (436, 346), (640, 218), (844, 346))


def test_corners_hang_on_their_corners(plain: Geometry) -> None:
    assert plain.contract == (16, 16, 240, 108)
    assert plain.race == (1004, 16, 260, 126)
    assert plain.tokens == (16, 632, 338, 152)
    assert [plain.button(name)[:2] for name in BUTTONS] == [(984, 680), (1128, 680), (984, 736), (1128, 736)]


def test_the_rail_lies_over_the_hand_and_rises_for_two_rows(plain: Geometry) -> None:
    assert plain.rail() == (370, 552, 540, 48)
    assert plain.rail(raised=True).y == 552 - ROW_LIFT


def test_six_cards_are_exactly_as_wide_as_the_rail(plain: Geometry) -> None:
    spots, rail = plain.hand_spots(6), plain.rail()
    assert spots[0].x - HAND[0] / 2 == rail.x
    assert spots[-1].x + HAND[0] / 2 == rail.x + rail.w
    assert spots[0].y + HAND[1] / 2 == 800 - 8


@pytest.mark.parametrize("cards", range(1, 24))
def test_hands_of_every_size_are_centred_and_in_order(plain: Geometry, cards: int) -> None:
    spots = plain.hand_spots(cards)
    assert len(spots) == cards
    back = back_row(cards)
    for row in (spots[:back], spots[back:]):
        if row:
            assert row[0].x + row[-1].x == pytest.approx(2 * plain.cx)
            assert [spot.x for spot in row] == sorted(spot.x for spot in row)
            assert len({spot.y for spot in row}) == 1


def test_up_to_eight_cards_lie_in_one_row() -> None:
    assert back_row(8, trumps=5) == 0


def test_the_trumps_make_the_back_row() -> None:
    assert back_row(13, trumps=7) == 7
    assert back_row(9, trumps=5) == 5


@pytest.mark.parametrize("cards", range(9, 24))
def test_rows_stay_about_equal_however_many_trumps_there_are(cards: int) -> None:
    for trumps in range(cards + 1):
        back = back_row(cards, trumps)
        assert abs(back - (cards - back)) <= 4


@pytest.mark.parametrize("cards", range(9, 24))
def test_cards_in_two_rows_stay_wide_enough_for_a_finger(plain: Geometry, cards: int) -> None:
    for trumps in range(cards + 1):
        spots = plain.hand_spots(cards, trumps)
        steps = [b.x - a.x for a, b in pairwise(spots) if a.y == b.y]
        assert min(steps) >= 45


def test_the_back_row_lies_higher(plain: Geometry) -> None:
    spots = plain.hand_spots(13, 7)
    assert spots[7].y - spots[6].y == ROW_LIFT


def test_tiles_stand_in_a_centred_row_over_the_rail(plain: Geometry) -> None:
    boxes = plain.tile_boxes([112, 72, 72, 72, 72], 64)
    assert boxes[0] == (424, 464, 112, 64)
    assert [b.x - (a.x + a.w) for a, b in pairwise(boxes)] == [8] * 4
    assert boxes[0].x + boxes[-1].x + boxes[-1].w == pytest.approx(2 * plain.cx)


@pytest.mark.parametrize("most", range(18))
def test_an_open_exchange_keeps_its_places_words_and_button_apart(plain: Geometry, most: int) -> None:
    boxes = plain.exchange(most, raised=most > 3)
    assert len(boxes.counters) == most
    assert not any(_touch(a, b) for i, a in enumerate(boxes.counters) for b in boxes.counters[i + 1 :])
    assert not any(_touch(counter, boxes.words) for counter in boxes.counters)
    assert not _touch(boxes.words, boxes.button)


@pytest.mark.parametrize("window", EVERY)
@pytest.mark.parametrize("seats", [6, 4])
def test_nothing_overlaps_in_any_window(window: tuple[float, ...], seats: int) -> None:
    geometry = Geometry(window_of(*window), seats)
    boxes = {f"seat {p}": geometry.seat_box(p) for p in range(1, seats)}
    boxes |= {f"slot {p}": Box(x - 50, y - 70, 100, 140) for p, (x, y) in enumerate(geometry.slots)}
    boxes |= {name: geometry.button(name) for name in BUTTONS}
    boxes |= {"contract": geometry.contract, "race": geometry.race, "tokens": geometry.tokens, "rail": geometry.rail()}
    boxes["hand"] = Box(geometry.cx - 270, geometry.hand_top, 540, HAND[1])
    names = list(boxes)
    assert [(a, b) for i, a in enumerate(names) for b in names[i + 1 :] if _touch(boxes[a], boxes[b])] == []
    for name, box in boxes.items():
        assert box.x >= 0 and box.y >= 0 and box.x + box.w <= geometry.LW and box.y + box.h <= geometry.LH, name


@pytest.mark.parametrize("window", EVERY)
@pytest.mark.parametrize("seats", [6, 4])
def test_calls_on_the_cloth_touch_neither_each_other_nor_anything_else(window: tuple[float, ...], seats: int) -> None:
    geometry = Geometry(window_of(*window), seats)
    x, y, w, h = geometry.kitty_spot()
    fixed = [*seat_parts(geometry), geometry.rail(), Box(x - w / 2, y - h / 2, w, h + 40)]
    tiles = geometry.tile_boxes([112, 72, 72, 72, 72], 64)
    for is_pass in (True, False):
        bubbles = [geometry.bubble(p, is_pass) for p in range(seats)]
        assert not any(_touch(a, b) for i, a in enumerate(bubbles) for b in bubbles[i + 1 :])
        assert not any(_touch(bubble, box) for bubble in bubbles for box in fixed)
        assert not any(_touch(bubble, tile) for bubble in bubbles[1:] for tile in tiles)


@pytest.mark.parametrize("window", EVERY)
def test_laid_away_cards_lie_clear_of_seats_kitty_and_choices(window: tuple[float, ...]) -> None:
    geometry = Geometry(window_of(*window), 6)
    x, y, w, h = geometry.kitty_spot()
    others = [*seat_parts(geometry), geometry.rail(), Box(x - w / 2, y - h / 2, w, h + 40)]
    others += [geometry.exchange(3).button, geometry.exchange(3).words]
    for position in range(6):
        for back in geometry.back_spots(position, 3):
            box = Box(back.x - back.w / 2, back.y - back.h / 2, back.w, back.h)
            assert not any(_touch(box, other) for other in (others if position else others[:-2]))


@pytest.mark.parametrize("window", EVERY)
@pytest.mark.parametrize("seats", [6, 4])
def test_won_tricks_lie_clear_of_seats_and_of_the_trick(window: tuple[float, ...], seats: int) -> None:
    geometry = Geometry(window_of(*window), seats)
    others = [*seat_parts(geometry), geometry.rail()]
    others += [Box(x - 54, y - 74, 108, 148) for x, y in geometry.slots]  # with the frame of the winning card
    for position in range(seats):
        spots = geometry.won_spots(position, 6)
        assert len({spot.x for spot in spots}) == 6
        for spot in spots:
            box = Box(spot.x - spot.w / 2, spot.y - spot.h / 2, spot.w, spot.h)
            assert not any(_touch(box, other) for other in others)


@pytest.mark.parametrize("seats", [6, 4])
@pytest.mark.parametrize("window", EVERY)
def test_the_words_of_a_hint_cover_no_card_of_the_trick_nor_what_is_said_of_it(window: tuple[float, ...], seats: int) -> None:
    geometry = Geometry(window_of(*window), seats)
    room = geometry.hint_box(geometry.rail().y - 10, trick=True)
    for x, y in geometry.slots[1:]:
        assert not _touch(room, Box(x - TRICK[0] / 2, y - TRICK[1] / 2, *TRICK))
        wide, high = LABEL * geometry.tag, 26 * geometry.tag
        assert not _touch(room, Box(x - wide / 2, y + TRICK[1] / 2 - 4 - high / 2, wide, high))


@pytest.mark.parametrize("kind", [{}, {"trick": True}, {"exchange": True}])
@pytest.mark.parametrize("window", EVERY)
def test_the_words_of_a_hint_cover_neither_portrait_nor_chips_over_the_rail(window: tuple[float, ...], kind: dict[str, bool]) -> None:
    geometry = Geometry(window_of(*window), 6)
    room = geometry.hint_box(geometry.rail().y - 10, **kind)
    x, y = geometry.rail_portrait()
    assert not _touch(room, Box(x - 45, y - CHIPS - 14, 90, 60))


def test_only_the_table_takes_up_a_wide_window() -> None:
    plain, wide = Geometry(Viewport(1280, 800), 6), Geometry(Viewport(2560, 1080), 6)
    assert wide.rail().w == plain.rail().w
    assert wide.rx > plain.rx
    assert wide.seat_box(1).y == pytest.approx(plain.seat_box(1).y)
    assert math.isclose(wide.hand_spots(6)[1].x - wide.hand_spots(6)[0].x, 84)


def test_a_point_stands_on_its_token(plain: Geometry) -> None:
    assert [plain.token_spot(i) for i in (0, 5)] == [(40, 682), (330, 682)]


def test_an_unknown_button_is_an_error(plain: Geometry) -> None:
    with pytest.raises(ValueError):
        plain.button("deal")
