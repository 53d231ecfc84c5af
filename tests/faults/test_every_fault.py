"""Which test causes which fault. Each must be there: a fault whose test goes fails here."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FAULTS = {
    "a full disk": ["faults/test_disk.py::test_a_disk_that_fills_up_is_said_once_and_caught_up_with",
                    "faults/test_disk.py::test_what_was_on_the_disk_before_it_filled_up_stands",
                    "faults/test_disk.py::test_a_game_that_begins_on_a_full_disk_is_played_and_kept_when_there_is_room",
                    "faults/test_disk.py::test_settings_that_find_no_room_are_said_and_the_old_ones_stand",
                    "faults/test_disk.py::test_statistics_and_practice_work_on_a_full_disk",
                    "test_faults.py::test_files_that_may_not_grow_stop_nothing",
                    "test_faults.py::test_a_map_and_a_trace_on_a_full_disk_stop_nothing"],
    "a read-only folder": ["faults/test_disk.py::test_in_a_folder_that_can_t_be_written_the_game_goes_on_and_the_old_one_stands",
                           "e2e/test_packaged.py::test_an_executable_plays_a_deal_where_it_may_not_write"],
    "no permission": ["faults/test_disk.py::test_in_a_folder_that_can_t_be_written_the_game_goes_on_and_the_old_one_stands",
                      "faults/test_disk.py::test_a_folder_that_may_not_even_be_looked_into_is_said_and_nothing_in_it_is_touched"],
    "a missing home": ["faults/test_home.py::test_a_home_that_is_not_there_is_one_sentence",
                       "faults/test_home.py::test_without_a_home_the_program_plays_in_a_folder_that_is_named"],
    "two copies at once": ["faults/test_home.py::test_of_two_copies_the_second_says_so_and_touches_nothing",
                           "faults/test_home.py::test_a_copy_that_was_killed_keeps_nobody_out"],
    "spoilt settings": ["test_faults.py::test_settings_of_any_kind_are_kept_and_the_title_comes"],
    "a spoilt save": ["test_faults.py::test_a_save_of_any_kind_is_played_or_kept"],
    "a spoilt database": ["faults/test_torn_files.py::test_a_spoilt_database_is_set_aside_and_said_and_a_new_one_works",
                          "faults/test_torn_files.py::test_another_programs_database_is_set_aside_and_said",
                          "faults/test_torn_files.py::test_a_database_from_the_future_is_left_alone_and_said"],
    "spoilt records": ["faults/test_torn_files.py::test_a_spoilt_record_among_the_past_games_is_shown_as_such_and_left_as_it_is"],
    "a clock that jumps": ["faults/test_clock.py::test_the_clock_that_cards_move_by_leaps_and_every_card_is_still_played_once",
                           "faults/test_clock.py::test_a_clock_that_is_set_back_stops_nothing",
                           "faults/test_clock.py::test_games_that_end_on_odd_days_are_kept_beside_each_other",
                           "faults/test_clock.py::test_practice_goes_on_when_the_date_has_jumped"],
    "no audio device": ["faults/test_home.py::test_without_a_sound_device_it_plays_in_silence"],
    "no screen": ["test_faults.py::test_no_screen_is_one_sentence"],
    "a lost screen": ["e2e/test_lost_screen.py::test_the_screen_dies", "e2e/test_lost_screen.py::test_at_the_title_it_ends_as_cleanly"],
    "a suspended laptop": ["faults/test_home.py::test_a_program_that_was_stopped_for_a_while_goes_on_where_it_was"],
    "a window closed, or SIGTERM, in every phase": ["faults/test_closing.py::test_in_every_phase",
                                                    "faults/test_closing.py::test_on_every_screen",
                                                    "faults/test_closing.py::test_on_every_panel_over_the_table",
                                                    "test_faults.py::test_the_window_may_be_closed_at_any_moment"],
    "kill -9": ["soak/test_kills.py::test_what_was_shown_is_on_disk_after_a_kill_and_the_game_goes_on",
                "e2e/test_kills.py::test_killed_right_after_a_click", "e2e/test_crash.py::test_a_killed_game_is_continued"],
    "a fault of the program’s own": ["test_crash.py::test_the_report_names_the_error_and_the_game_is_kept",
                                     "test_crash.py::test_the_game_is_gone_on_with_where_the_person_wants_to"],
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_has_its_tests(fault: str) -> None:
    for place in FAULTS[fault]:
        file, _, name = place.partition("::")
        text = (TESTS / file).read_text(encoding="utf-8")
        assert re.search(rf"^def {name or 'test_'}", text, re.MULTILINE), f"{place} is gone"
