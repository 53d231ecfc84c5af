import pygame
import pytest

from schmier_gui.gfx.faces import Faces
from schmier_gui.gfx.rich import Gap, Icon, Shape, Suit, Text
from schmier_gui.gfx.theme import BLUE, BRASS, INK, IVORY, RED, SIDE


def colour_at(painter, x, y):
    return tuple(painter.surface.get_at((x, y)))[:3]


def painted(painter):
    """The box round everything that is not black."""
    mask = pygame.mask.from_threshold(painter.surface, (0, 0, 0), (1, 1, 1))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


def test_a_box_covers_its_rectangle_but_for_the_corners(painter):
    painter.rect(100, 100, 60, 40, 10, BRASS)
    assert painted(painter) == (100, 100, 60, 40)
    assert colour_at(painter, 130, 100) == BRASS
    assert colour_at(painter, 100, 100) == (0, 0, 0)


@pytest.mark.parametrize("size", [(6, 6), (20, 7), (200, 150), (700, 33)])
@pytest.mark.parametrize("radius", [0, 3, 50])
def test_boxes_of_any_size_are_filled_without_a_gap(painter, size, radius):
    painter.rect(50, 60, *size, radius, IVORY)
    box = pygame.Rect((50, 60), size)
    assert painted(painter) == box
    for x in range(box.left, box.right):
        assert colour_at(painter, x, box.centery) == IVORY or radius


@pytest.mark.parametrize("alpha", [40, 128])
def test_a_see_through_box_is_even(painter, alpha):
    painter.surface.fill(IVORY)
    painter.rect(20, 20, 300, 200, 12, (0, 0, 0), alpha)
    inside = {colour_at(painter, x, y) for x in range(40, 300, 7) for y in range(40, 200, 7)}
    assert len(inside) == 1
    assert inside.pop() != IVORY


def test_a_frame_leaves_its_middle_alone(painter):
    painter.frame(100, 100, 90, 60, 10, BRASS, 2)
    assert painted(painter) == (100, 100, 90, 60)
    assert colour_at(painter, 145, 101) == BRASS
    assert colour_at(painter, 145, 130) == (0, 0, 0)


def test_a_hairline_is_never_thinner_than_a_pixel(painter):
    painter.frame(100, 100, 90, 60, 0, BRASS, 0.2)
    assert colour_at(painter, 145, 100) == BRASS
    assert colour_at(painter, 145, 101) == (0, 0, 0)


def test_level_and_upright_lines_are_sharp(painter):
    painter.line(10, 50, 60, 50, BRASS, 2)
    painter.line(100, 10, 100, 60, BRASS, 1)
    assert painted(painter).union((0, 0, 1, 1)).right <= 101
    assert colour_at(painter, 30, 50) == BRASS
    assert colour_at(painter, 100, 30) == BRASS


@pytest.mark.parametrize("side", range(3))
def test_a_sides_shape_is_centred_and_about_as_large_as_the_others(painter, side):
    painter.shape(side, 200, 200, 40)
    box = painted(painter)
    assert box.center == pytest.approx((200, 200), abs=1)
    mask = pygame.mask.from_threshold(painter.surface, SIDE[side], (8, 8, 8))
    assert mask.count() == pytest.approx(3.1416 * 20**2, rel=0.22)


def test_a_shadow_lies_round_the_box_and_not_under_it(painter):
    painter.surface.fill((200, 200, 200))
    painter.shadow(200, 200, 150, 100, 10, 6, 3)
    assert colour_at(painter, 275, 304)[0] < 190
    assert colour_at(painter, 275, 250) == (200, 200, 200)


def test_text_returns_its_width_and_stands_on_its_middle(painter):
    width = painter.text("HHH", 100, 200, "X", IVORY, bold=True)
    box = painted(painter)
    assert width == painter.fonts.width("HHH", "X", bold=True)
    assert box.centery == pytest.approx(200, abs=1)
    assert box.left == pytest.approx(100, abs=8)


@pytest.mark.parametrize(("align", "left"), [("l", 300), ("c", 300 - 50), ("r", 300 - 100)])
def test_text_is_set_left_centred_or_right(painter, align, left):
    text = "Mabel & June"
    width = painter.text(text, 300, 100, "M", IVORY, align=align)
    expected = 300 + (left - 300) * width / 100
    assert painted(painter).left == pytest.approx(expected, abs=3)


def test_tracked_letters_stand_further_apart(painter):
    plain = painter.text("SCHMIER", 100, 100, "X", IVORY, bold=True)
    tracked = painter.text("SCHMIER", 100, 300, "X", IVORY, bold=True, track=6)
    assert tracked == pytest.approx(plain + 6 * 6, abs=4)


def test_a_paragraph_says_where_the_next_line_would_be(painter):
    one = painter.para("short", 10, 50, 400, "M")
    assert one == pytest.approx(50 + 20 * 1.45)
    assert painter.para("many words that need more room than this", 10, 50, 120, "M") > one


def test_a_mixed_line_is_as_wide_as_its_parts(painter):
    parts = [Text("Your turn", "M", IVORY, True), Gap(10), Icon("lock", 18, IVORY), Shape(1, 20), Suit("H", 16, RED)]
    words = painter.fonts.width("Your turn", "M", bold=True)
    assert painter.rich(parts, 300, 100, "c") == pytest.approx(words + 10 + 18 + 22 + 16)
    assert painted(painter).centerx == pytest.approx(300, abs=3)


def test_a_mixed_line_can_fade(painter):
    parts = [Text("Your turn", "M", IVORY, True), Suit("H", 16, IVORY), Shape(0, 20), Icon("lock", 18, IVORY)]
    painter.rich(parts, 100, 100, alpha=60)
    box = painted(painter)
    brightest = max(
        max(colour_at(painter, x, y)) for x in range(box.left, box.right) for y in range(box.top, box.bottom)
    )
    assert 40 < brightest < 80


def test_a_suit_is_in_its_ink_unless_told_otherwise(painter):
    painter.rect(0, 0, 400, 200, 0, IVORY)
    painter.suit("H", 100, 100, 64)
    painter.suit("H", 200, 100, 64, INK)
    assert colour_at(painter, 100, 100) == RED
    assert colour_at(painter, 200, 100) == INK


def test_signs_follow_the_deck(painter, viewport):
    painter.faces = Faces(viewport, None, deck="four-colour")
    painter.rect(0, 0, 400, 200, 0, IVORY)
    painter.suit("D", 100, 100, 64)
    painter.suit("H", 200, 100, 64)
    assert colour_at(painter, 100, 100) == BLUE
    assert colour_at(painter, 200, 100) == RED


def test_a_card_returns_the_pixels_of_its_face(painter):
    box = painter.card("AS", 300, 300, (100, 140), outline=BRASS, outline_width=4)
    assert box == (250, 230, 100, 140)
    assert colour_at(painter, 300, 227) == BRASS


def test_a_turned_card_is_centred_too(painter):
    box = painter.card("AS", 300, 300, (100, 140), rotation=13)
    assert box.center == pytest.approx((300, 300), abs=1)
    assert box.width > 100


def test_a_faded_card_leaves_the_shared_face_as_it_was(painter):
    painter.card("2H", 300, 300, alpha=60)
    faint = colour_at(painter, 300, 340)
    painter.card("2H", 600, 300)
    full = colour_at(painter, 600, 340)
    assert max(faint) < 100 < max(full)


def test_nothing_is_painted_outside_the_clip(painter):
    with painter.clip(pygame.Rect(100, 100, 50, 50)):
        painter.rect(0, 0, 400, 400, 12, BRASS)
        painter.shadow(0, 0, 300, 300)
        painter.card("AS", 120, 120)
        with painter.clip(pygame.Rect(0, 0, 120, 120)):
            painter.rect(0, 0, 400, 400, 0, IVORY)
    assert painted(painter) == (100, 100, 50, 50)
    assert colour_at(painter, 110, 110) == IVORY
    assert painter.surface.get_clip() == painter.surface.get_rect()


def test_the_surface_can_be_changed(painter):
    other = pygame.Surface((200, 200))
    painter.surface = other
    painter.disc(100, 100, 20, BRASS)
    assert tuple(other.get_at((100, 100)))[:3] == BRASS
