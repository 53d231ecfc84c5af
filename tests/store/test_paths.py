import sys
from pathlib import Path

import pytest

from schmier_gui.store import paths


def test_the_assets_are_found_in_a_checkout():
    folder = paths.assets()
    assert (folder / "cards" / "svg" / "standard" / "AS.svg").is_file()
    assert (folder / "portraits" / "otto.svg").is_file()
    assert (folder / "icons" / "hearts.svg").is_file()


def test_a_frozen_program_uses_what_it_unpacked(tmp_path, monkeypatch):
    (tmp_path / "assets" / "cards").mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.assets() == tmp_path / "assets"


def test_an_installed_package_carries_its_assets_inside(tmp_path, monkeypatch):
    inside = tmp_path / "site-packages" / "schmier_gui"
    (inside / "assets" / "cards").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(inside / "store" / "paths.py"))
    assert paths.assets() == inside / "assets"


def test_lost_assets_are_told_in_one_sentence(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "a" / "b" / "paths.py"))
    with pytest.raises(paths.FolderError) as failure:
        paths.assets()
    assert str(failure.value).count(".") == 1


FOLDERS = {
    "data": (paths.data_dir, "user_data_path", ""),
    "cache": (paths.cache_dir, "user_cache_path", "cache"),
    "log": (paths.log_dir, "user_log_path", "logs"),
}


@pytest.mark.parametrize("kind", FOLDERS)
def test_a_folder_of_the_persons_choice_is_made_and_used(tmp_path, kind):
    make, _, below = FOLDERS[kind]
    folder = make(tmp_path / "new" / "deep")
    assert folder == tmp_path / "new" / "deep" / below
    assert folder.is_dir()


@pytest.mark.parametrize("kind", FOLDERS)
def test_without_a_choice_the_systems_folder_is_used(tmp_path, monkeypatch, kind):
    make, system, _ = FOLDERS[kind]
    asked = []
    monkeypatch.setattr(paths.platformdirs, system, lambda name, appauthor=None: asked.append(name) or tmp_path / kind)
    assert make() == tmp_path / kind
    assert (tmp_path / kind).is_dir()
    assert asked == ["Schmier"]


@pytest.mark.parametrize("kind", FOLDERS)
def test_a_folder_that_cannot_be_made_is_told_in_one_sentence(tmp_path, kind):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(paths.FolderError, match="file"):
        FOLDERS[kind][0](blocked / "below")


def test_a_tilde_means_home(tmp_path, monkeypatch):
    monkeypatch.setattr(Path, "expanduser", lambda self: tmp_path / str(self).removeprefix("~/"))
    assert paths.data_dir("~/schmier") == tmp_path / "schmier"
