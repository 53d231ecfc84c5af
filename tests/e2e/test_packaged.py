"""The executables that were built: from a read-only folder, for a user who owns nothing but a home, and with awkward names all over."""

import os
import shutil
import stat
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from window import Window

pytestmark = pytest.mark.window
NOBODY = 65534
BUILT = {"one file": "Schmier", "folder": "Schmier-folder"}


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that everybody may enter, unlike those of pytest."""
    folder = Path(tempfile.mkdtemp(prefix="schmier "))
    folder.chmod(0o755)
    yield folder
    for path, folders, _ in os.walk(folder):
        for name in ("", *folders):
            (Path(path) / name).chmod(0o755)
    shutil.rmtree(folder)


def install(built: Path, into: Path) -> Path:
    """Copy what was built into a folder and take away every right to write there; the executable."""
    into.mkdir()
    copy = into / built.name
    shutil.copytree(built, copy, symlinks=True) if built.is_dir() else shutil.copy2(built, copy)
    for path in (into, *into.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH) | stat.S_IROTH | stat.S_IRGRP)
    return copy / "Schmier" if built.is_dir() else copy


def make_home(place: Path, user: int | None) -> Path:
    """An empty home folder for a user."""
    home = place / "Zoë Müller – Größe"
    home.mkdir()
    if user is not None:
        os.chown(home, user, user)
    return home


@pytest.mark.parametrize("kind", BUILT)
def test_an_executable_plays_a_deal_where_it_may_not_write(open_window: Callable[..., Window], place: Path, kind: str) -> None:
    user = NOBODY if os.geteuid() == 0 else None
    program = install(Path(os.environ["SCHMIER_DIST"]) / BUILT[kind], place / "Spiele für Čeněk")
    installed = sorted(program.parent.rglob("*"))
    home = make_home(place, user)
    window = open_window(
        *("--new", "schmier", "--autoplay", "--speed", "instant"),
        folder=home,
        command=(str(program),),
        env={"HOME": str(home), "XDG_DATA_HOME": "", "XDG_CACHE_HOME": "", "XDG_STATE_HOME": ""},
        home_data=home / ".local/share/Schmier",
        user=user,
    )
    window.until(lambda: window.lines(kind="score"), "a deal's score")
    window.kill()
    checked = subprocess.run([str(program), "check", str(window.records()[-1])], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert sorted(program.parent.rglob("*")) == installed
