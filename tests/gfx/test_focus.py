import pygame
import pygame_gui
import pytest

from schmier_gui.gfx import widgets
from schmier_gui.gfx.focus import FocusRing
from schmier_gui.gfx.theme import BRASS_LIGHT


@pytest.fixture
def ring(gui):
    return FocusRing(gui)


@pytest.fixture
def grid(gui, ring):
    """Four buttons, two by two: a b above c d."""
    places = {"a": (100, 100), "b": (300, 100), "c": (100, 200), "d": (300, 200)}
    buttons = {name: widgets.button(gui, (*at, 136, 48), name, name=f"#{name}") for name, at in places.items()}
    ring.set(list(buttons.values()))
    return buttons


def press(ring, *keys, mod=0):
    return [ring.process(pygame.event.Event(pygame.KEYDOWN, {"key": key, "mod": mod})) for key in keys]


def name_of(ring):
    return ring.current.text if ring.current else None


def pressed():
    return [event.ui_element.text for event in pygame.event.get() if event.type == pygame_gui.UI_BUTTON_PRESSED]


def test_the_ring_shows_only_once_a_key_was_used(ring, grid):
    assert not ring.visible
    assert ring.area() is None
    press(ring, pygame.K_TAB)
    assert ring.visible
    assert ring.area().contains(grid["a"].rect)


def test_the_first_key_reveals_the_ring_where_it_was_set(ring, grid):
    ring.set(list(grid.values()), start=grid["c"])
    press(ring, pygame.K_TAB)
    assert name_of(ring) == "c"


def test_tab_goes_round_and_shift_tab_back(ring, grid):
    seen = []
    for _ in range(5):
        press(ring, pygame.K_TAB)
        seen.append(name_of(ring))
    assert seen == ["a", "b", "c", "d", "a"]
    press(ring, pygame.K_TAB, mod=pygame.KMOD_LSHIFT)
    assert name_of(ring) == "d"


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("a", pygame.K_RIGHT, "b"),
        ("a", pygame.K_DOWN, "c"),
        ("d", pygame.K_LEFT, "c"),
        ("d", pygame.K_UP, "b"),
        ("b", pygame.K_RIGHT, "b"),
        ("c", pygame.K_DOWN, "c"),
    ],
)
def test_arrows_go_to_the_nearest_that_way(ring, grid, start, key, end):
    ring.focus(grid[start])
    assert press(ring, key) == [True]
    assert name_of(ring) == end


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_and_space_press_the_button(ring, grid, key):
    ring.focus(grid["b"])
    assert press(ring, key) == [True]
    assert pressed() == ["b"]


def test_enter_is_not_used_before_the_ring_shows(ring, grid):
    assert press(ring, pygame.K_RETURN, pygame.K_SPACE) == [False, False]
    assert pressed() == []


def test_a_command_is_called(ring, gui):
    called = []
    ring.set([widgets.button(gui, (0, 0, 136, 48), "Undo", command=lambda: called.append(1))])
    press(ring, pygame.K_TAB, pygame.K_RETURN)
    assert called == [1]


@pytest.mark.parametrize("lost", ["disable", "hide", "kill"])
def test_what_cannot_be_used_is_passed_over(ring, grid, lost):
    getattr(grid["b"], lost)()
    ring.focus(grid["a"])
    press(ring, pygame.K_TAB)
    assert name_of(ring) == "c"


def test_an_element_that_was_disabled_loses_the_focus(ring, grid):
    ring.focus(grid["b"])
    grid["b"].disable()
    assert ring.current is None
    assert ring.area() is None
    press(ring, pygame.K_TAB)
    assert name_of(ring) == "a"


def test_without_elements_no_key_is_used(ring):
    assert press(ring, pygame.K_TAB, pygame.K_DOWN, pygame.K_RETURN) == [False, False, False]


def test_an_element_outside_the_order_cannot_have_the_focus(ring, grid, gui):
    with pytest.raises(ValueError, match="order"):
        ring.focus(widgets.button(gui, (0, 0, 136, 48), "Menu"))


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_LALT])
def test_keys_with_control_or_alt_are_for_others(ring, grid, mod):
    assert press(ring, pygame.K_TAB, pygame.K_RETURN, mod=mod) == [False, False]


def test_a_click_hides_the_ring_and_the_next_key_goes_on_from_there(ring, grid):
    ring.focus(grid["a"])
    used = ring.process(pygame.event.Event(pygame.MOUSEBUTTONDOWN, {"pos": grid["c"].rect.center, "button": 1}))
    assert not used
    assert not ring.visible
    press(ring, pygame.K_TAB)
    assert ring.visible
    assert name_of(ring) == "d"


def test_left_and_right_turn_a_slider(ring, gui):
    slider = widgets.slider(gui, (100, 100, 240, 44), 50, 0, 100, 5)
    ring.set([slider, widgets.button(gui, (400, 100, 136, 48), "Back")])
    press(ring, pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert slider.value == 55
    assert ring.current is slider
    assert any(event.type == pygame_gui.UI_HORIZONTAL_SLIDER_MOVED for event in pygame.event.get())


def test_left_right_and_enter_turn_a_drop_down(ring, gui):
    options = [("Relaxed", "r"), ("Normal", "n"), ("Fast", "f")]
    menu = widgets.dropdown(gui, (100, 100, 240, 44), options, "r")
    ring.set([menu])
    press(ring, pygame.K_TAB, pygame.K_RIGHT)
    assert menu.choice == "n"
    press(ring, pygame.K_LEFT, pygame.K_LEFT)
    assert menu.choice == "r"
    press(ring, pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN)
    assert menu.choice == "n"


def test_space_ticks_a_check_box(ring, gui):
    box = widgets.checkbox(gui, (100, 100, 300, 40), "Reduced motion", False)
    ring.set([box])
    press(ring, pygame.K_TAB, pygame.K_SPACE)
    assert box.is_checked


def test_a_text_entry_keeps_its_keys_but_lets_go_at_tab(ring, gui):
    entry = widgets.entry(gui, (100, 100, 300, 44), "Al")
    back = widgets.button(gui, (100, 200, 136, 48), "Back")
    ring.set([entry, back])
    press(ring, pygame.K_TAB)
    assert entry.is_focused
    assert press(ring, pygame.K_LEFT, pygame.K_SPACE, pygame.K_RETURN, pygame.K_s) == [False] * 4
    press(ring, pygame.K_TAB)
    assert ring.current is back
    assert not entry.is_focused


def test_a_text_box_scrolls_with_arrows_and_pages(ring, gui):
    text = widgets.text_box(gui, (100, 100, 300, 200), "The right bower is the jack of trumps.<br>" * 40)
    ring.set([text, widgets.button(gui, (100, 400, 136, 48), "Back")])
    press(ring, pygame.K_TAB, pygame.K_DOWN)
    little = text.scroll_bar.start_percentage
    press(ring, pygame.K_PAGEDOWN)
    assert 0 < little < text.scroll_bar.start_percentage
    press(ring, pygame.K_PAGEUP, pygame.K_UP, pygame.K_UP)
    assert text.scroll_bar.start_percentage == 0
    assert ring.current is text


def test_a_short_text_box_lets_the_arrows_go_on(ring, gui):
    text = widgets.text_box(gui, (100, 100, 300, 200), "Short.")
    ring.set([text, widgets.button(gui, (100, 400, 136, 48), "Back")])
    press(ring, pygame.K_TAB, pygame.K_DOWN)
    assert name_of(ring) == "Back"


def test_an_area_scrolls_until_the_focused_element_shows(ring, gui):
    area = widgets.scroll_area(gui, (100, 100, 300, 120), (270, 400))
    rows = [widgets.checkbox(gui, (8, 50 * row, 200, 40), "Rule", False, container=area) for row in range(8)]
    for _ in range(3):
        gui.update(0.01)
    ring.set(rows)
    press(ring, *[pygame.K_TAB] * 8)
    for _ in range(3):
        gui.update(0.01)
    assert ring.current is rows[7]
    assert area.rect.contains(rows[7].rect)


def test_the_ring_is_drawn_five_units_outside(ring, grid, painter):
    ring.focus(grid["a"])
    ring.draw(painter)
    box = grid["a"].rect
    assert tuple(painter.surface.get_at((box.left - 4, box.centery)))[:3] == BRASS_LIGHT
    assert tuple(painter.surface.get_at((box.left - 1, box.centery)))[:3] == (0, 0, 0)
    assert tuple(painter.surface.get_at(box.center))[:3] == (0, 0, 0)


def test_a_hidden_ring_draws_nothing(ring, grid, painter):
    before = pygame.image.tobytes(painter.surface, "RGB")
    ring.draw(painter)
    assert pygame.image.tobytes(painter.surface, "RGB") == before
