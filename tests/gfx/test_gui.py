import pygame
import pygame_gui
import pytest

from schmier_gui.gfx import widgets
from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.gui import make_manager
from schmier_gui.gfx.sprites import Sprites
from schmier_gui.gfx.styles import STYLES
from schmier_gui.gfx.theme import BRASS, IVORY
from schmier_gui.gfx.viewport import Viewport


def happen(gui, kind, **values):
    gui.process_events(pygame.event.Event(kind, values))


def click(gui, at):
    happen(gui, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    gui.update(0.01)
    happen(gui, pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    gui.update(0.01)
    happen(gui, pygame.MOUSEBUTTONUP, pos=at, button=1)
    gui.update(0.01)


def posted(*kinds):
    return [event for event in pygame.event.get() if event.type in kinds]


def look_of(element):
    return pygame.image.tobytes(element.image, "RGBA")


class TestManager:
    def test_its_theme_is_accepted_without_a_complaint(self, screen, recwarn):
        for window in ((1024, 600), (1280, 800), (3840, 2160)):
            gui = make_manager(Viewport(*window))
            widgets.text_box(gui, (0, 0, 300, 100), "<b>bold</b> <i>italic</i> <b><i>both</i></b>")
            gui.update(0.01)
        assert [str(warning.message) for warning in recwarn] == []

    def test_the_pointer_is_where_the_last_event_was(self, gui):
        button = widgets.button(gui, (100, 100, 176, 56), "Next deal")
        happen(gui, pygame.MOUSEMOTION, pos=(150, 120), rel=(0, 0), buttons=(0, 0, 0))
        gui.update(0.01)
        assert button.hovered
        happen(gui, pygame.WINDOWLEAVE)
        gui.update(0.01)
        assert not button.hovered

    def test_reset_leaves_no_element_behind(self, gui):
        for number in range(5):
            widgets.button(gui, (10, 60 * number, 176, 56), "Next deal")
        gui.reset()
        assert len(gui.get_sprite_group().sprites()) == 1

    def test_another_window_size_changes_the_sizes_of_everything(self, gui):
        viewport = Viewport(1920, 1080)
        gui.resize(viewport, Fonts(viewport), Sprites(viewport))
        assert widgets.button(gui, (100, 100, 176, 56), "Next deal").rect == (135, 135, 238, 76)
        font = widgets.entry(gui, (0, 0, 200, 44)).font
        assert font.point_size == gui.fonts.pixels("M") == 27

    def test_elements_of_many_resizes_are_let_go(self, gui):
        for width in range(1024, 1064):
            viewport = Viewport(width, 600)
            gui.resize(viewport, Fonts(viewport), Sprites(viewport))
            widgets.button(gui, (10, 10, 176, 56), "Next deal")
        assert len(gui.get_sprite_group().sprites()) == 2

    def test_fonts_of_earlier_sizes_are_let_go(self, gui):
        for width in (1600, 1920):
            viewport = Viewport(width, width * 5 // 8)
            gui.resize(viewport, Fonts(viewport), Sprites(viewport))
        kept = gui.ui_theme.get_font_dictionary().loaded_fonts
        assert "noto_sans_bold_aa_48" in kept
        assert "noto_sans_bold_aa_40" not in kept


class TestButton:
    def test_a_click_posts_that_it_was_pressed(self, gui):
        button = widgets.button(gui, (100, 100, 176, 56), "Next deal", "primary", name="#next")
        click(gui, (150, 120))
        (event,) = posted(pygame_gui.UI_BUTTON_PRESSED)
        assert event.ui_element is button
        assert event.ui_object_id == "#next"

    def test_a_command_is_called_instead(self, gui):
        called = []
        widgets.button(gui, (100, 100, 176, 56), "Next deal", command=lambda: called.append(1))
        click(gui, (150, 120))
        assert called == [1]
        assert posted(pygame_gui.UI_BUTTON_PRESSED) == []

    def test_a_disabled_button_does_nothing(self, gui):
        button = widgets.button(gui, (100, 100, 176, 56), "Next deal")
        button.disable()
        click(gui, (150, 120))
        button.press()
        assert posted(pygame_gui.UI_BUTTON_PRESSED) == []

    @pytest.mark.parametrize("style", STYLES)
    def test_every_style_looks_different_when_pointed_at_and_when_off(self, gui, style):
        button = widgets.button(gui, (100, 100, 176, 56), "Next deal", style)
        normal = look_of(button)
        happen(gui, pygame.MOUSEMOTION, pos=(150, 120), rel=(0, 0), buttons=(0, 0, 0))
        gui.update(0.01)
        hovered = look_of(button)
        button.disable()
        gui.update(0.01)
        assert len({normal, hovered, look_of(button)}) == 3

    def test_only_a_primary_button_is_filled_with_brass(self, gui):
        fills = {}
        for style in STYLES:
            button = widgets.button(gui, (100, 100, 176, 56), "", style)
            fills[style] = tuple(button.image.get_at((88, 28)))[:3]
        assert [style for style, fill in fills.items() if fill == BRASS] == ["primary", "paper_primary"]

    def test_an_unknown_style_is_refused(self, gui):
        with pytest.raises(KeyError):
            widgets.button(gui, (100, 100, 176, 56), "Next deal", "loud")

    def test_a_new_text_shows_at_once(self, gui):
        button = widgets.button(gui, (100, 100, 176, 56), "Lay away 2")
        before = look_of(button)
        button.set_text("Lay away 3")
        assert look_of(button) != before
        button.set_text("Lay away 2")
        assert look_of(button) == before

    def test_a_text_with_dots_and_signs_is_shown_as_it_is(self, gui):
        first = widgets.button(gui, (0, 0, 400, 56), "pygame-gui.OK")
        second = widgets.button(gui, (0, 100, 400, 56), "OK")
        assert look_of(first) != look_of(second)

    def test_icon_and_second_line_show(self, gui):
        looks = {
            look_of(widgets.button(gui, (0, 0, 328, 72), "Continue", "primary", align="l", **extra))
            for extra in ({}, {"icon": "play"}, {"sub": "Deal 7: 13, 11 and 8 points"})
        }
        assert len(looks) == 3


class TestCheckBox:
    def test_a_click_turns_it_over_and_tells(self, gui):
        box = widgets.checkbox(gui, (100, 100, 300, 40), "Four-colour deck", False)
        click(gui, (250, 120))
        assert box.is_checked
        click(gui, (110, 120))
        assert not box.is_checked
        told = posted(pygame_gui.UI_CHECK_BOX_CHECKED, pygame_gui.UI_CHECK_BOX_UNCHECKED)
        assert [event.type for event in told] == [pygame_gui.UI_CHECK_BOX_CHECKED, pygame_gui.UI_CHECK_BOX_UNCHECKED]

    def test_it_can_call_instead(self, gui):
        seen = []
        widgets.checkbox(gui, (100, 100, 300, 40), "Four-colour deck", True, changed=seen.append)
        click(gui, (110, 120))
        assert seen == [False]

    def test_setting_it_tells_nobody(self, gui):
        box = widgets.checkbox(gui, (100, 100, 300, 40), "Four-colour deck", False)
        before = look_of(box)
        box.set_checked(True)
        assert look_of(box) != before
        assert posted(pygame_gui.UI_CHECK_BOX_CHECKED) == []


class TestSlider:
    def test_a_click_on_the_track_moves_the_knob_there(self, gui):
        slider = widgets.slider(gui, (100, 100, 228, 44), 0, 0, 100, 5)
        click(gui, (100 + 114, 122))
        assert slider.value == 50
        (event,) = posted(pygame_gui.UI_HORIZONTAL_SLIDER_MOVED)
        assert (event.value, event.ui_element) == (50, slider)

    def test_dragging_the_knob_moves_in_steps(self, gui):
        slider = widgets.slider(gui, (100, 100, 228, 44), 0, 0, 100, 25)
        happen(gui, pygame.MOUSEMOTION, pos=(114, 122), rel=(0, 0), buttons=(0, 0, 0))
        gui.update(0.01)
        happen(gui, pygame.MOUSEBUTTONDOWN, pos=(114, 122), button=1)
        for x in range(114, 214, 4):
            happen(gui, pygame.MOUSEMOTION, pos=(x, 122), rel=(4, 0), buttons=(1, 0, 0))
            gui.update(0.01)
        happen(gui, pygame.MOUSEBUTTONUP, pos=(210, 122), button=1)
        gui.update(0.01)
        assert slider.value == 50
        assert [event.value for event in posted(pygame_gui.UI_HORIZONTAL_SLIDER_MOVED)] == [25, 50]

    def test_nudging_stays_within_the_range(self, gui):
        seen = []
        slider = widgets.slider(gui, (100, 100, 228, 44), 0.9, 0, 1, 0.1, changed=seen.append)
        slider.nudge(1)
        slider.nudge(1)
        slider.nudge(-2)
        assert seen == [1.0, 0.8]
        assert slider.value == 0.8

    def test_where_nothing_is_set_yet_the_middle_can_be_set(self, gui):
        seen = []
        slider = widgets.slider(gui, (100, 100, 228, 44), None, 0, 100, 5, changed=seen.append)
        empty = pygame.image.tobytes(slider._paint("normal", slider.rect.size), "RGBA")
        click(gui, slider.rect.center)
        assert (slider.value, seen) == (50, [50])
        assert pygame.image.tobytes(slider._paint("normal", slider.rect.size), "RGBA") != empty
        click(gui, slider.rect.center)
        assert seen == [50]

    def test_where_nothing_is_set_yet_a_key_moves_from_the_middle(self, gui):
        seen = []
        widgets.slider(gui, (100, 100, 228, 44), None, 0, 100, 5, changed=seen.append).nudge(-1)
        assert seen == [45]

    def test_a_disabled_slider_does_not_move(self, gui):
        slider = widgets.slider(gui, (100, 100, 228, 44), 0, 0, 100, 5)
        slider.disable()
        click(gui, (214, 122))
        assert slider.value == 0


class TestDropDown:
    OPTIONS = (("Relaxed", "relaxed"), ("Normal", "normal"), ("Fast", "fast"))

    def test_picking_an_option_tells_its_id(self, gui):
        menu = widgets.dropdown(gui, (100, 100, 240, 44), self.OPTIONS, "normal")
        click(gui, (150, 122))
        for event in pygame.event.get():
            gui.process_events(event)
        gui.update(0.01)
        click(gui, (150, 100 + 44 + 100))
        for _ in range(3):
            for event in pygame.event.get():
                gui.process_events(event)
            gui.update(0.01)
        assert menu.choice == "fast"

    def test_nudging_stops_at_the_ends_and_cycling_goes_round(self, gui):
        menu = widgets.dropdown(gui, (100, 100, 240, 44), self.OPTIONS, "normal")
        menu.nudge(1)
        menu.nudge(1)
        assert menu.choice == "fast"
        menu.cycle()
        assert menu.choice == "relaxed"
        told = posted(pygame_gui.UI_DROP_DOWN_MENU_CHANGED)
        assert [event.selected_option_id for event in told] == ["fast", "relaxed"]


def test_a_label_cuts_what_does_not_fit(gui):
    short = widgets.label(gui, (0, 0, 60, 30), "Grandmother Wilhelmina", "M", IVORY)
    same = widgets.label(gui, (0, 0, 60, 30), gui.fonts.fit("Grandmother Wilhelmina", "M", False, 60), "M", IVORY)
    assert look_of(short) == look_of(same)


def test_an_entry_takes_what_is_typed_up_to_its_limit(gui):
    entry = widgets.entry(gui, (100, 100, 300, 44), "Al", limit=4)
    click(gui, (350, 122))
    for letter in "ice":
        happen(gui, pygame.TEXTINPUT, text=letter)
    assert entry.get_text() == "Alic"


def test_a_scroll_area_holds_more_than_it_shows(gui):
    area = widgets.scroll_area(gui, (100, 100, 300, 100), (270, 400))
    for row in range(8):
        widgets.checkbox(gui, (8, 50 * row, 200, 40), "House rule", False, container=area)
    gui.update(0.01)
    assert area.vert_scroll_bar.visible_percentage < 0.5


def test_a_dialog_takes_the_clicks_meant_for_what_lies_under_it(gui):
    widgets.button(gui, (1000, 700, 176, 56), "Menu", name="#menu")
    panel = widgets.dialog(gui, (400, 250, 480, 260))
    widgets.button(gui, (264, 164, 176, 56), "Leave", "paper_primary", name="#leave", container=panel)
    gui.update(0.01)
    click(gui, (1050, 720))
    assert posted(pygame_gui.UI_BUTTON_PRESSED) == []
    click(gui, (400 + 300, 250 + 190))
    assert [event.ui_element.text for event in posted(pygame_gui.UI_BUTTON_PRESSED)] == ["Leave"]
    panel.kill()
    click(gui, (1050, 720))
    assert [event.ui_element.text for event in posted(pygame_gui.UI_BUTTON_PRESSED)] == ["Menu"]
