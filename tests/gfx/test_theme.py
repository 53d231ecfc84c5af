"""The colours keep their promises: contrast as the accessibility guidelines measure it, difference as the CIE does."""

import itertools
import math

import pytest

from schmier_gui.gfx import theme
from schmier_gui.gfx.theme import mix

# simulated dichromacy at full severity, on linear RGB (Machado, Oliveira and Fernandes 2009)
VISION = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour):
    return [v / 3294.6 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour]


def contrast(a, b):
    """WCAG contrast ratio, 1 to 21."""
    lights = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(a), linear(b)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def lab(colour, vision="normal"):
    """CIE L*a*b* (D65) of a colour as somebody with this vision sees it."""
    rgb = linear(colour)
    r, g, b = (min(1.0, max(0.0, sum(m * v for m, v in zip(row, rgb, strict=True)))) for row in VISION[vision])
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def delta_e(lab1, lab2):
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = lab1, lab2
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    dh = (h2 - h1 + 180) % 360 - 180
    dl, dc, dhh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh / 2))
    ml, mc = (l1 + l2) / 2, (c1 + c2) / 2
    mh = (h1 + h2) / 2 if abs(h1 - h2) <= 180 else (h1 + h2 + 360) / 2 % 360
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    t = 1 + sum(size * math.cos(math.radians(times * mh + shift)) for size, times, shift in waves)
    sl = 1 + 0.015 * (ml - 50) ** 2 / math.sqrt(20 + (ml - 50) ** 2)
    sc, sh = 1 + 0.045 * mc, 1 + 0.015 * mc * t
    rc = 2 * math.sqrt(mc**7 / (mc**7 + 25**7))
    rt = -math.sin(math.radians(60 * math.exp(-(((mh - 275) / 25) ** 2)))) * rc
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dhh / sh) ** 2 + rt * (dc / sc) * (dhh / sh))


@pytest.mark.parametrize(
    ("first", "second", "difference"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ],
)
def test_the_measure_of_difference_agrees_with_the_published_examples(first, second, difference):
    assert delta_e(first, second) == pytest.approx(difference, abs=5e-5)


@pytest.mark.parametrize(
    ("text", "ground", "at_least"),
    [
        ("IVORY", "ROOM", 15.5),
        ("IVORY", "CLOTH", 8.7),
        ("IVORY", "PLATE", 13.9),
        ("MUTED", "ROOM", 10.1),
        ("MUTED", "WOOD", 5.7),
        ("MUTED", "PLATE", 9.0),
        ("BRASS_LIGHT", "PLATE", 10.2),
        ("INK", "BRASS", 7.2),
        ("INK", "IVORY", 14.7),
        ("INK_SOFT", "IVORY", 6.6),
        ("RED", "IVORY", 5.5),
    ],
)
def test_text_stands_out_from_its_ground(text, ground, at_least):
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= at_least


def test_second_text_is_readable_on_the_highlighted_row():
    assert contrast(theme.INK_SOFT, mix(theme.IVORY, theme.BRASS, 0.34)) >= 4.5


@pytest.mark.parametrize("side", range(3))
def test_a_sides_sign_stands_out_from_the_cloth(side):
    assert contrast(theme.SIDE[side], theme.CLOTH) >= 2.95


@pytest.mark.parametrize("side", range(3))
@pytest.mark.parametrize("cloth", [name for name in theme.CLOTHS if name != "green"])
def test_it_stands_out_from_every_other_cloth_too(cloth, side):
    assert all(contrast(theme.SIDE[side], shade) >= 3 for shade in theme.CLOTHS[cloth])


@pytest.mark.parametrize("cloth", theme.CLOTHS)
def test_words_can_be_read_on_every_cloth(cloth):
    for shade in theme.CLOTHS[cloth]:
        assert contrast(theme.IVORY, shade) >= 7
        assert contrast(theme.MUTED, shade) >= 4.5
        assert contrast(theme.BRASS_LIGHT, shade) >= 4.5


@pytest.mark.parametrize("cloth", theme.CLOTHS)
def test_a_cloth_is_lighter_under_the_lamp(cloth):
    plain, light, dark = theme.CLOTHS[cloth]
    assert sum(dark) < sum(plain) < sum(light)


@pytest.mark.parametrize("side", range(3))
def test_a_sides_dark_colour_can_be_read_on_ivory(side):
    assert contrast(theme.SIDE_DARK[side], theme.IVORY) >= 4.5


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("pair", list(itertools.combinations(range(3), 2)))
def test_two_sides_are_told_apart_by_every_kind_of_eye(vision, pair):
    first, second = (lab(theme.SIDE[side], vision) for side in pair)
    assert delta_e(first, second) >= 19


def test_a_dimmed_card_is_darker_but_its_index_can_still_be_read():
    veiled = [mix(colour, theme.DIM, theme.DIM_ALPHA / 255) for colour in (theme.IVORY, theme.INK, theme.RED)]
    assert contrast(theme.IVORY, veiled[0]) >= 1.5
    assert contrast(veiled[1], veiled[0]) >= 5.5
    assert contrast(veiled[2], veiled[0]) >= 3


def test_the_veil_is_forty_two_parts_in_a_hundred():
    assert round(100 * theme.DIM_ALPHA / 255) == 42


def test_mixing_goes_from_one_colour_to_the_other():
    assert mix((0, 0, 0), (255, 100, 10), 0.0) == (0, 0, 0)
    assert mix((0, 0, 0), (255, 100, 10), 1.0) == (255, 100, 10)
    assert mix((0, 0, 0), (255, 100, 10), 0.5) == (128, 50, 5)


def test_hearts_and_diamonds_are_red():
    assert [theme.suit_colour(suit) for suit in "SHDC"] == [theme.INK, theme.RED, theme.RED, theme.INK]


def test_the_four_colour_deck_has_blue_diamonds_and_green_clubs():
    inks = [theme.suit_colour(suit, four_colour=True) for suit in "SHDC"]
    assert inks == [theme.INK, theme.RED, theme.BLUE, theme.GREEN]
    assert all(contrast(ink, theme.IVORY) >= 4.5 for ink in inks)


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("pair", list(itertools.combinations("SHDC", 2)))
def test_its_suits_are_told_apart_by_every_kind_of_eye(vision, pair):
    first, second = (lab(theme.suit_colour(suit, four_colour=True), vision) for suit in pair)
    assert delta_e(first, second) >= 9
