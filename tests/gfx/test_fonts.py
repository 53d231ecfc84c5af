import pygame
import pytest

from schmier_gui.gfx.fonts import Fonts, font_file
from schmier_gui.gfx.theme import FLOORS, INK, IVORY, SIZES
from schmier_gui.gfx.viewport import Viewport

SENTENCE = "Otto and Gus bid four and took two, so four come off their score"


@pytest.fixture
def fonts(screen, viewport):
    return Fonts(viewport)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("window", [(1024, 600), (1280, 800), (1920, 1080), (3840, 2160)])
def test_no_text_is_smaller_than_its_floor(size, window):
    viewport = Viewport(*window)
    fonts = Fonts(viewport)
    assert fonts.pixels(size) >= FLOORS[size]
    assert fonts.em(size) * viewport.u == pytest.approx(fonts.pixels(size))


def test_text_grows_with_the_window():
    assert Fonts(Viewport(3840, 2160)).pixels("M") == 54


def test_the_floor_makes_text_wider_in_logical_units_at_1024_by_600():
    small, plain = Fonts(Viewport(1024, 600)), Fonts(Viewport(1280, 800))
    assert small.em("S") == pytest.approx(14 / 0.75)
    assert plain.width(SENTENCE, "S") < small.width(SENTENCE, "S")


def test_a_number_is_a_size_without_a_floor():
    assert Fonts(Viewport(1024, 600)).pixels(10) == 8


def test_the_same_text_is_rendered_once(fonts):
    assert fonts.text("Spades", "M", INK) is fonts.text("Spades", "M", INK)
    assert fonts.text("Spades", "M", INK) is not fonts.text("Spades", "M", IVORY)
    assert fonts.text("Spades", "M", INK) is not fonts.text("Spades", "M", INK, bold=True)


def test_texts_not_used_for_long_are_forgotten(fonts):
    first = fonts.text("0", "S", INK)
    for number in range(100):
        fonts.text(f"{number} " * 100, "S", INK)
    assert fonts.text("0", "S", INK) is not first


def test_the_width_is_that_of_the_picture(fonts, viewport):
    assert fonts.width("Hearts", "L", bold=True) == fonts.text("Hearts", "L", INK, bold=True).width / viewport.u


def test_capitals_stand_in_the_middle(fonts):
    picture = fonts.text("H", "X", IVORY, bold=True)
    letter = pygame.mask.from_surface(picture).get_bounding_rects()[0]
    assert letter.centery == pytest.approx(fonts.cap_middle("X", bold=True), abs=1.5)


def test_a_text_that_fits_is_left_alone(fonts):
    assert fonts.fit("Mabel", "M", True, 103) == "Mabel"


def test_a_name_too_wide_ends_in_an_ellipsis_and_fits(fonts):
    cut = fonts.fit("Grandmother Wilhelmina", "M", True, 103)
    assert cut.startswith("Grand")
    assert cut.endswith("…")
    assert fonts.width(cut, "M", bold=True) <= 103


def test_a_cut_name_is_as_long_as_possible(fonts):
    name = "Grandmother Wilhelmina"
    cut = fonts.fit(name, "M", True, 103)
    longer = name[: len(cut)] + "…"
    assert fonts.width(longer, "M", bold=True) > 103


def test_wrapped_lines_fit_and_keep_every_word(fonts):
    lines = fonts.wrap(SENTENCE, "M", 200)
    assert len(lines) > 1
    assert " ".join(lines) == SENTENCE
    assert all(fonts.width(line, "M") <= 200 for line in lines)


def test_a_new_line_breaks_and_an_empty_one_stays(fonts):
    assert fonts.wrap("one\n\ntwo", "M", 500) == ["one", "", "two"]


def test_a_word_wider_than_the_column_stands_alone(fonts):
    assert fonts.wrap("a Donaudampfschiff b", "M", 40) == ["a", "Donaudampfschiff", "b"]


def test_a_path_wider_than_the_column_breaks_at_its_parts(fonts):
    lines = fonts.wrap("see /home/zoe/cards/and/more/games.jsonl now", "M", 120)
    assert "".join(lines).replace(" ", "") == "see/home/zoe/cards/and/more/games.jsonlnow"
    assert len(lines) > 2
    assert all(fonts.width(line, "M") <= 120 for line in lines)


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("italic", [False, True])
def test_every_style_has_its_own_file(bold, italic):
    assert font_file(bold, italic).is_file()


@pytest.mark.parametrize("sign", ["–", "…", "ä", "ß", "Ł", "ž", "Ж", "ư"])
def test_the_font_knows_the_signs_we_write(fonts, sign):
    assert fonts.font("M").metrics(sign)[0] is not None


def test_a_label_that_is_too_wide_is_set_a_little_smaller_before_it_is_cut():
    fonts = Fonts(Viewport(1280, 800))
    words = "See the tricks"
    whole = fonts.width(words, "M", True)
    assert fonts.snug(words, "M", True, whole) == "M"
    smaller = fonts.snug(words, "M", True, whole - 8)
    assert fonts.pixels(smaller) < fonts.pixels("M")
    assert fonts.width(words, smaller, True) <= whole - 8
    assert fonts.pixels(fonts.snug(words, "M", True, 10)) == 16


def test_small_text_keeps_its_floor():
    fonts = Fonts(Viewport(1024, 600))
    assert fonts.snug("Last trick", "S", False, 10) == "S"
    assert Fonts(Viewport(1280, 800)).pixels(Fonts(Viewport(1280, 800)).snug("Last trick", "S", False, 10)) == 14


def test_larger_text_is_large_in_labels_and_rows_and_keeps_headings_the_largest() -> None:
    fonts = Fonts(Viewport(1280, 800, text=1.75))
    assert [fonts.pixels(size) for size in ("S", "M", "L", "X")] == [28, 35, 40, 64]
    assert fonts.pixels(19) == 19, "signs in shapes stay in them"


def test_in_a_small_window_text_grows_from_its_floor_to_what_the_layout_has_room_for() -> None:
    sizes = [Fonts(Viewport(1024, 600, text=text)).pixels("S") for text in (1, 1.15, 1.3, 1.5, 1.75)]
    assert sizes == [14, 16, 18, 21, 21]


def test_a_size_that_is_held_back_is_never_under_its_usual() -> None:
    fonts = Fonts(Viewport(1280, 800, text=1.75))
    assert fonts.em(fonts.up_to("S", 40)) == 28
    assert fonts.em(fonts.up_to("S", 20)) == 20
    assert fonts.em(fonts.up_to("S", 10)) == 16


def test_larger_words_shrink_to_four_fifths_of_their_usual_size_at_most() -> None:
    fonts = Fonts(Viewport(3840, 2160, text=1.75))
    narrow = fonts.snug("Wilhelmina Maria", "M", True, 10)
    assert fonts.em(narrow) == pytest.approx(16, abs=0.3)
