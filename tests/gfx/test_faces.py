import logging

import pygame
import pytest

from schmier_gui.gfx.faces import CODES, Faces
from schmier_gui.gfx.theme import DIM
from schmier_gui.gfx.viewport import Viewport

HAND, TRICK = (120, 168), (100, 140)


@pytest.fixture
def faces(screen, viewport):
    return Faces(viewport, None)


def pixels(surface):
    return pygame.image.tobytes(surface, "RGBA")


def files(folder):
    return sorted(path for path in folder.rglob("*") if path.is_file())


def drawn(viewport, folder, *codes, size=HAND):
    """The faces of one run of the program that had time to write them down."""
    faces = Faces(viewport, folder)
    pictures = [faces.face(code, *size) for code in codes]
    while faces.tick():
        pass
    return pictures if len(codes) > 1 else pictures[0]


def test_there_are_fifty_two_cards_a_joker_and_two_backs():
    assert len(set(CODES)) == 55
    assert {"AS", "TD", "2C", "JK", "back1", "back2"} <= set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_every_card_is_drawn_at_the_size_asked_for(faces, code):
    face = faces.face(code, *TRICK)
    assert face.get_size() == TRICK
    assert face.get_at((50, 70)).a == 255
    assert face.get_at((0, 0)).a == 0


@pytest.mark.parametrize("window", [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)])
def test_a_face_has_the_real_pixels_of_its_window(screen, window):
    viewport = Viewport(*window)
    face = Faces(viewport, None).face("QH", *HAND)
    assert face.get_size() == (viewport.px(120), viewport.px(168))


def test_no_two_cards_look_alike(faces):
    assert len({pixels(faces.face(code, *TRICK)) for code in CODES}) == 55


def test_unknown_cards_show_the_chosen_back(screen, viewport):
    faces = Faces(viewport, None, back="back1")
    assert faces.face("??", *TRICK) is faces.face("back1", *TRICK)
    assert faces.face("back", *TRICK) is faces.face("back1", *TRICK)


def test_a_card_that_does_not_exist_is_refused(faces):
    with pytest.raises(KeyError):
        faces.face("1S", *TRICK)


def test_a_deck_that_is_not_there_borrows_the_standard_cards(screen, viewport, faces):
    lost = Faces(viewport, None, deck="tarot")
    assert pixels(lost.face("QH", *TRICK)) == pixels(faces.face("QH", *TRICK))


def test_a_face_is_drawn_once(faces):
    assert faces.face("AS", *TRICK) is faces.face("AS", *TRICK)
    assert faces.dimmed("AS", *TRICK) is faces.dimmed("AS", *TRICK)
    assert faces.rotated("AS", *TRICK, 13) is faces.rotated("AS", *TRICK, 13.1)


def test_wanted_faces_come_one_a_tick(faces):
    faces.face("AS", *TRICK)
    faces.want(["AS", "KS", "QS", "KS"], *TRICK)
    assert not faces.ready("KS", *TRICK)
    assert faces.tick()
    assert faces.ready("KS", *TRICK)
    assert not faces.ready("QS", *TRICK)
    assert faces.tick()
    assert not faces.tick()
    assert faces.ready("QS", *TRICK)


def test_a_wanted_face_that_was_needed_meanwhile_costs_no_tick(faces):
    faces.want(["KS", "QS"], *TRICK)
    faces.face("KS", *TRICK)
    assert faces.tick()
    assert faces.ready("QS", *TRICK)
    assert not faces.tick()


def test_a_dimmed_card_is_darker_within_the_same_outline(faces):
    plain, dimmed = faces.face("2H", *HAND), faces.dimmed("2H", *HAND)
    assert dimmed.get_at((0, 0)).a == 0
    before, after = plain.get_at((60, 84)), dimmed.get_at((60, 84))
    for was, now, veil in zip(before[:3], after[:3], DIM, strict=True):
        assert now == pytest.approx(was + (veil - was) * 0.42, abs=2)
    assert after.a == 255


def test_a_turned_card_keeps_its_middle_and_clears_its_corners(faces):
    turned = faces.rotated("AS", 220, 308, 13)
    assert turned.width > 220
    assert turned.height > 308
    assert turned.get_at((0, 0)).a == 0
    middle = (turned.width // 2, turned.height // 2)
    assert turned.get_at(middle).a == 255


def test_a_positive_angle_turns_against_the_clock(faces):
    turned = faces.rotated("2H", 100, 140, 20)
    opaque = [x for x in range(turned.width) if turned.get_at((x, 3)).a]
    assert min(opaque) > turned.width / 2  # the highest corner is the right one, leaning left


def test_no_turn_at_all_is_the_face_itself(faces):
    assert faces.rotated("AS", *TRICK, 0) is faces.face("AS", *TRICK)


def test_old_faces_make_room_for_new_ones(screen, viewport):
    faces = Faces(viewport, None)
    for size in range(100, 200):
        faces.face("2C", size * 3, size * 4)
    assert not faces.ready("2C", 300, 400)
    assert faces.ready("2C", 597, 796)


class TestOnDisk:
    def test_a_face_comes_back_the_same(self, screen, viewport, tmp_path):
        first = drawn(viewport, tmp_path, "QH")
        assert len(files(tmp_path)) == 1
        again = drawn(viewport, tmp_path, "QH")
        assert again is not first
        assert pixels(again) == pixels(first)

    def test_a_face_needed_now_is_not_kept_waiting_for_the_disk(self, screen, viewport, tmp_path):
        faces = Faces(viewport, tmp_path)
        faces.face("QH", *HAND)
        assert files(tmp_path) == []
        assert faces.tick()
        assert len(files(tmp_path)) == 1
        assert not faces.tick()

    def test_the_second_start_reads_the_file_and_does_not_draw(self, screen, viewport, tmp_path, monkeypatch):
        drawn(viewport, tmp_path, "QH")
        monkeypatch.setattr(pygame.image, "load_sized_svg", lambda *args: pytest.fail("it drew the card again"))
        assert drawn(viewport, tmp_path, "QH").get_size() == HAND

    @pytest.mark.parametrize("damage", [b"", b"SCF1", b"nonsense", None])
    def test_a_broken_file_is_ignored_and_written_again(self, screen, viewport, tmp_path, damage):
        first = drawn(viewport, tmp_path, "QH")
        (path,) = files(tmp_path)
        whole = path.read_bytes()
        path.write_bytes(whole[: len(whole) // 2] if damage is None else damage)
        assert pixels(drawn(viewport, tmp_path, "QH")) == pixels(first)
        assert path.read_bytes() == whole

    def test_a_picture_drawn_from_another_source_is_not_used(self, screen, viewport, tmp_path, monkeypatch):
        drawn(viewport, tmp_path, "QH")
        source = Faces(viewport, None)._source("QH")
        monkeypatch.setattr(Faces, "_source", lambda self, name: source + b"\n")
        drawn(viewport, tmp_path, "QH")
        assert len(files(tmp_path)) == 2

    def test_a_folder_that_cannot_be_written_is_no_misfortune(self, screen, viewport, tmp_path, caplog):
        blocked = tmp_path / "file"
        blocked.write_text("not a folder")
        with caplog.at_level(logging.WARNING):
            assert [face.get_size() for face in drawn(viewport, blocked, "QH", "KH")] == [HAND, HAND]
        assert caplog.records == []

    def test_no_half_written_file_stays_behind(self, screen, viewport, tmp_path):
        drawn(viewport, tmp_path, "AS", "KS", "QS")
        assert [path.suffix for path in files(tmp_path)] == [".face"] * 3

    def test_sizes_used_long_ago_are_dropped(self, screen, viewport, tmp_path):
        for width in range(40, 60):
            drawn(viewport, tmp_path, "2C", size=(width, width * 1.4))
        kept = [folder.name for folder in (tmp_path / "cards").iterdir()]
        assert 6 <= len(kept) <= 12
        assert "standard-59x83" in kept
        assert "standard-40x56" not in kept

    def test_a_size_that_is_only_read_counts_as_used(self, screen, viewport, tmp_path):
        for width in range(40, 60):
            drawn(viewport, tmp_path, "2C", size=(40, 56))
            drawn(viewport, tmp_path, "2C", size=(width, width * 1.4))
        assert (tmp_path / "cards" / "standard-40x56").is_dir()
