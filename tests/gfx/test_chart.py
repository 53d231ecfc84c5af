"""Charts: scales that hold their values on round marks, and dots with their errors."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schmier_gui.gfx.chart import round_scale, whisker


@given(st.floats(0, 100), st.floats(0, 100), st.sampled_from([4, 5, 6, 7]))
def test_a_scale_of_percentages_holds_its_values_and_stays_among_them(one, other, most):
    low, high = min(one, other), max(one, other)
    scale = round_scale(low, high, 0, 400, most, 10.0)
    assert -1e-6 <= scale.low <= low + 1e-6 and high - 1e-6 <= scale.high <= 100 + 1e-6
    assert scale.high - scale.low >= 10 - 1e-6
    marks = scale.marks(most)
    assert scale.low - 1e-6 <= marks[0] and marks[-1] <= scale.high + 1e-6


@pytest.mark.parametrize(("low", "high", "ends"), [(0.1, 0.8, (0, 10)), (98, 100, (90, 100)), (44, 46, (40, 50)), (-3, 104, (0, 100))])
def test_what_is_widened_is_shifted_back_into_0_to_100(low, high, ends):
    assert round_scale(low, high, 0, 400, 6, 10.0)[:2] == pytest.approx(ends)


class Lines:
    """Takes what is drawn."""

    def __init__(self):
        self.ends = 0

    def line(self, x0, y0, x1, y1, *look):
        self.ends += x0 == x1

    def disc(self, *look):
        pass


@pytest.mark.parametrize(("error", "ends"), [(0.5, 0), (4.0, 2)])
def test_an_error_that_the_dot_covers_has_no_ends(error, ends):
    drawn = Lines()
    whisker(drawn, round_scale(0, 100, 0, 400), 20, 50, error)
    assert drawn.ends == ends
