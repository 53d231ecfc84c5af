import pytest
from hypothesis import given
from hypothesis import strategies as st

from schmier_gui.gfx.viewport import Viewport

WINDOWS = st.tuples(st.integers(1024, 3840), st.integers(600, 2160))
PLACES = st.floats(-100, 1500)
LENGTHS = st.floats(0, 800)


@pytest.mark.parametrize(
    ("window", "u", "logical"),
    [
        ((1280, 800), 1.0, (1280, 800)),
        ((1024, 600), 0.75, (1365.33, 800)),
        ((1920, 1080), 1.35, (1422.22, 800)),
        ((1024, 768), 0.8, (1280, 960)),
        ((3840, 2160), 2.7, (1422.22, 800)),
    ],
)
def test_the_logical_size_fits_the_window_as_the_layout_says(window, u, logical):
    viewport = Viewport(*window)
    assert viewport.u == pytest.approx(u)
    size = (viewport.LW, viewport.LH)
    assert size == pytest.approx(logical, abs=0.01)


@given(WINDOWS)
def test_the_logical_size_is_never_smaller_than_the_layout(window):
    viewport = Viewport(*window)
    assert viewport.LW >= 1280 - 1e-9
    assert viewport.LH >= 800 - 1e-9


@given(WINDOWS, PLACES, PLACES, LENGTHS, LENGTHS, LENGTHS)
def test_boxes_that_share_an_edge_share_it_in_pixels(window, x, y, w, h, further):
    viewport = Viewport(*window)
    first, second = viewport.rect(x, y, w, h), viewport.rect(x + w, y, further, h)
    assert first.right == second.left
    assert first.height == second.height


@given(WINDOWS, PLACES, PLACES, LENGTHS, LENGTHS)
def test_no_edge_is_more_than_half_a_pixel_off(window, x, y, w, h):
    viewport = Viewport(*window)
    box = viewport.rect(x, y, w, h)
    exact = (x * viewport.u, y * viewport.u, (x + w) * viewport.u, (y + h) * viewport.u)
    assert (box.left, box.top, box.right, box.bottom) == pytest.approx(exact, abs=0.5 + 1e-6)


@given(WINDOWS, st.floats(0.01, 500))
def test_a_length_never_vanishes(window, length):
    assert Viewport(*window).px(length) >= 1


@given(WINDOWS, st.integers(0, 3839), st.integers(0, 2159))
def test_a_pixel_comes_back_from_logical_units(window, px, py):
    viewport = Viewport(*window)
    assert viewport.point(*viewport.to_logical(px, py)) == (px, py)


def test_a_scale_can_be_asked_for():
    viewport = Viewport(1280, 800, scale=0.5)
    assert (viewport.LW, viewport.LH) == (2560, 1600)


def test_a_window_of_no_size_does_no_harm():
    assert Viewport(0, 0).u > 0


def test_a_scale_is_never_larger_than_fits():
    viewport = Viewport(1280, 800, scale=2.5)
    assert (viewport.u, viewport.LW, viewport.LH) == (1.0, 1280, 800)


def test_a_scale_stays_when_the_window_changes_its_size():
    viewport = Viewport(1280, 800, scale=1.25).resized(2560, 1600)
    assert (viewport.u, viewport.LW) == (1.25, 2048)
    assert Viewport(1280, 800).resized(2560, 1600).u == 2.0
