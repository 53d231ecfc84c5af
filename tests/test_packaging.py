"""What goes around the executables: the entry in a Linux menu, and the workflow that builds on a tag."""

from __future__ import annotations

import configparser
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"


@pytest.fixture
def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(ROOT / "packaging" / "schmier.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_menu_starts_the_program_that_is_installed(entry: configparser.SectionProxy) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert entry["Type"] == "Application"
    assert entry["Exec"] in project["gui-scripts"]
    assert entry["Terminal"] == "false"


def test_the_window_belongs_to_the_entry(entry: configparser.SectionProxy) -> None:
    """A desktop finds the icon of a window by the class that SDL gives it."""
    clean = {name: value for name, value in os.environ.items() if name != "SDL_VIDEO_X11_WMCLASS"}
    ask = "import os, schmier_gui.app; print(os.environ['SDL_VIDEO_X11_WMCLASS'])"
    told = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True, cwd=ROOT, env=clean).stdout
    assert entry["StartupWMClass"] == told.splitlines()[-1]


def test_the_readme_tells_how_to_install_entry_and_icon(entry: configparser.SectionProxy) -> None:
    """Linux looks for both by name in the person's share folder."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = [line.split()[2:] for line in readme.splitlines() if line.startswith("install -Dm644")]
    assert all((ROOT / source).is_file() for source, _ in commands)
    share = "~/.local/share"
    assert [goal for _, goal in commands] == [
        f"{share}/applications/schmier.desktop", f"{share}/icons/hicolor/scalable/apps/{entry['Icon']}.svg"
    ]  # fmt: skip


def test_the_workflow_builds_and_tries_what_build_spec_makes() -> None:
    text = WORKFLOW.read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8").replace("\\", "/")
    assert "pyinstaller --noconfirm build.spec" in text
    programs = re.findall(r"program: (\S+?),", text)
    assert len(programs) == 3
    for program in programs:
        assert f"`{program.removesuffix('/Contents/MacOS/Schmier')}`" in readme
    for words in ("--version", "simulate --game smear --games 1 --seed 1 --record simulated.jsonl", "check simulated.jsonl"):
        assert f"${{{{ matrix.program }}}} {words}" in text


def test_the_commands_of_the_workflow_work_in_this_order(tmp_path: Path) -> None:
    """The same words to the program itself; the executables are tried where they are built."""
    said = re.findall(r"matrix\.program \}\} (.+) \| cat", WORKFLOW.read_text(encoding="utf-8"))
    assert len(said) == 3
    for words in said:
        subprocess.run([sys.executable, "-m", "schmier_gui", *words.split()], check=True, cwd=tmp_path, capture_output=True,
                       env={**os.environ, "PYTHONPATH": str(ROOT)}, timeout=300)  # fmt: skip
