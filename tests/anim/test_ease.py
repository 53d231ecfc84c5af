import pytest

from schmier_gui.anim import ease

CURVES = [ease.linear, ease.out_cubic, ease.in_out_sine]


@pytest.mark.parametrize("curve", CURVES)
def test_every_curve_starts_at_nothing_and_ends_at_the_whole(curve):
    assert curve(0.0) == 0.0
    assert curve(1.0) == 1.0


@pytest.mark.parametrize("curve", CURVES)
def test_no_curve_goes_back(curve):
    values = [curve(i / 50) for i in range(51)]
    assert values == sorted(values)


def test_cards_start_fast_and_settle():
    assert ease.out_cubic(0.25) > 0.5


def test_fades_are_slow_at_both_ends():
    assert ease.in_out_sine(0.1) < 0.1
    assert ease.in_out_sine(0.9) > 0.9
    assert ease.in_out_sine(0.5) == pytest.approx(0.5)
